## La pagina di una partita finita

title-match = Partita { $score } · Settebello
match-title-won = Hai vinto!
match-title-lost = Hai perso
match-versus = a
match-you = tu
match-deals = Smazzata per smazzata
match-deals-caption = Punti di ogni smazzata
match-deal = Smazzata { $deal }
match-deal-dealer = Mazziere { $name }
match-deal-broken = Interrotta: non si conta.
match-deal-void = Nulla: non conta.
match-score-now = { $ours }–{ $theirs }
match-facts = La partita
match-fact-rules = Regole
match-fact-day = Giocata
match-fact-seats = Al tavolo
match-fact-rated = Punteggio
match-is-rated = vale per il punteggio
match-is-not-rated = non vale per il punteggio
match-to-table = Rivincita
match-again = Gioca con queste regole
match-record = Salva la partita
match-check = La prova dei mazzi
match-share = Condividi
match-shared = Indirizzo copiato
match-none = Questa partita non c’è, o non è ancora finita.

match-fact-origin = Carte
compare-title = Le stesse carte, due volte
compare-deal = Smazzata
compare-before = Allora
compare-now = Adesso
compare-gain = Differenza
compare-none = interrotta

match-picture = Salva l’immagine
match-unreviewed = Le partite di questo gioco il computer non le rivede ancora.

## Che cosa scrive chi guarda

remarks = Tra chi guarda
remarks-count = { $count ->
    [one] Un commento
   *[other] { $count } commenti
}
remarks-none = Nessuno ha ancora scritto.
remarks-hint = Chi gioca lo legge solo dopo la partita.
remarks-sign-in = Per scrivere serve un account.
remark-text = Scrivi a chi guarda
remark-send = Invia
remark-unsure = La connessione era caduta: il commento potrebbe non essere arrivato.
remark-at = { $play ->
    [0] smazzata { $deal }, all’inizio
   *[other] smazzata { $deal }, giocata { $play }
}
remark-report = Segnala
remark-report-of = Segnala il commento di { $name }
