## La revisione di una partita: sulla sua pagina, e mossa per mossa

title-review = Revisione · Settebello
review-title = Smazzata { $deal }
review-who = { $one } contro { $other }
review-back = Alla partita
review-choose-deal = Smazzata
review-you = Tu
review-ask = Rivedi la partita con il computer
review-open = Rivedi la partita
review-waiting = La revisione comincia appena c’è un computer libero.
review-preparing = Il programma si prepara alla prima revisione. Ci vuole qualche minuto, una volta sola.
review-working = Giudicate { $done } giocate su { $total }.
review-finishing = Tutte le giocate sono giudicate. La revisione viene controllata e messa insieme.
review-progress = A che punto è la revisione
review-done = La revisione è finita.

review-levels = Come si è giocato
review-levels-hint = Punti persi a smazzata rispetto alla giocata più forte, con le carte che ciascuno vedeva.
review-band-principiante = principiante
review-band-circolo = circolo
review-band-buono = buono
review-band-esperto = esperto
review-band-maestro = maestro

review-luck = Fortuna o gioco?
review-luck-caption = Da dove viene la differenza, in punti
review-part-cards = Carte
review-part-cards-hint = giocate da maestri
review-part-play = Gioco
review-part-play-hint = errori loro meno errori nostri
review-part-chance = Sorte
review-part-chance-hint = il resto: dove stavano le altre
review-part-result = Differenza
review-chance-large = { $deals ->
    [one] La sorte è grande: in una smazzata vale di solito fino a ± { $points } punti.
   *[other] La sorte è grande: in { $deals } smazzate vale di solito fino a ± { $points } punti.
}

review-costliest = Le giocate più care
review-own-costliest = Le tue giocate più care
review-no-mistakes = Nessuna giocata ha perso punti.
review-place = Smazzata { $deal }, mano { $round }
review-table-empty = tavola vuota
review-played = giocata
review-best = meglio
review-numbers-only = Nessun nome per questo errore: parlano i numeri.

review-on-table = In tavola
review-no-cards = nessuna carta
review-hand-of = La mano di { $name }
review-to-move = tocca a lui
review-other-act = non è una giocata
review-moves = Giocate
review-at = { $name }, mano { $round }
review-deal-end = Fine della smazzata
review-expected = Punti attesi, giocata per giocata
review-try-hint = Scegline una per provarla sul tavolo.
review-try = Prova { $card }
review-tried = Provata sul tavolo
review-tried-best = Di migliori non ce n’erano.
review-tried-less = { $points } meno della migliore
review-tried-others = Giocate con questa carta
review-tried-back = Torna alla partita
review-play = Giocata
review-points = Punti attesi
review-lost = Persi
review-round = Mano
review-unjudged-only_play = C’era una giocata sola.
review-unjudged-cards_not_seen = Nessuno ha visto tutte queste carte.
review-unjudged-missed_capture = Una presa mancata non si giudica.
review-unjudged-too_many_plays = Le giocate possibili erano troppe.
review-unjudged-given = Questa giocata viene da un’altra partita.
review-chart = Punti attesi per { $names }
review-chart-hint = La media di quanto sapevano chi giocava e chi giocava dopo.
review-chart-table = Gli stessi numeri in una tabella
review-steps = Mossa per mossa
review-step-first = All’inizio
review-step-back = Indietro
review-step-on = Avanti
review-step-last = Alla fine
review-next-mistake = Prossimo errore
review-puzzles = Allenati con i problemi
