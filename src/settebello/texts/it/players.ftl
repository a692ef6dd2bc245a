## Chi gioca: la pagina di ciascuno e la classifica

title-person = { $name } · Settebello
title-players = Classifica · Settebello
person-bot = Giocatore del computer
person-matches = { $count ->
    [0] Ancora nessuna partita.
    [one] Una partita finita
   *[other] { $count } partite finite
}
person-won = { $won } vinte, { $lost } perse
person-unknown = Nessuno ha un profilo con il nome { $name }: forse l’ha eliminato.
person-to-players = Classifica

family-scopa = Scopa
family-scopone = Scopone
family-assi = Scopa d’assi
family-quindici = Scopa di quindici
company-singles = Da soli
company-pairs = A coppie
family-choice = Gioco
company-choice = Compagnia

ratings = Punteggio
ratings-none = Si gioca per il punteggio quando al tavolo hanno tutti un profilo.
rating-range = fra { $least } e { $most }
rating-give = ± { $points }
rating-matches = { $count ->
    [one] una partita
   *[other] { $count } partite
}
ratings-how = Il numero è la stima migliore; l’intervallo dice dove sta il valore vero, in 19 casi su 20. Si parte da 1500 ± 500, e chi ha cento punti più di un altro lo batte in 64 partite su 100.

taken = Che cosa prende
taken-hint = { $deals ->
    [one] La media di una smazzata giocata fino in fondo; a coppie, per la coppia.
   *[other] La media di { $deals } smazzate giocate fino in fondo; a coppie, per la coppia.
}
taken-settebello = Settebello
taken-primiera = Primiera
taken-cards = Carte
taken-coins = Denari
taken-scope = Scope
taken-often = { $share } delle smazzate
taken-per-deal = { $number } a smazzata

luck = È truccato?
luck-hint = { $deals ->
    [one] Le carte arrivate in mano in una smazzata, e quante ne vuole il caso.
   *[other] Le carte arrivate in mano in { $deals } smazzate, e quante ne vuole il caso.
}
luck-kind = Carte
luck-got = Arrivate
luck-expected = Attese
luck-off = Scarto
luck-settebello = Settebello
luck-sevens = Sette
luck-coins = Denari
luck-give = { $expected } ± { $spread }
luck-usual = Come vuole il caso: due volte su tre si resta dentro il ±.
luck-within = Come vuole il caso: capita a una persona su tre.
luck-rare = Raro: capita a una persona su venti.
luck-very-rare = Molto raro: capita a una persona su 370. Se continua così nelle prossime cento smazzate, chiedi conto a chi tiene il server.
luck-chart = { $off } volte il ±, dal centro
luck-proof = Il conto qui sopra può solo insospettire. La prova è un’altra: ogni mazzo si può rifare, partita per partita, con «La prova» qui sotto.

matches = Partite
match-won = Vinta
match-lost = Persa
match-resigned = per abbandono
match-time = a tempo scaduto
match-absent = per assenza
match-against = contro { $names }
match-with = con { $names }
match-gone = un profilo eliminato
match-left = { $name } (se n’è andato)
match-rated = Vale per il punteggio
match-open-of = La partita { $score } { $against }
match-proof = La prova
match-proof-of = La prova della partita { $score } { $against }
match-save = Salva
match-save-of = Salva la partita { $score } { $against }
matches-more = Altre partite
matches-shown = { $count ->
    [one] Una partita in elenco.
   *[other] { $count } partite in elenco.
}

ranking = Classifica
players-hint = Conta chi vince contro chi, non con quanti punti. L’ordine segue l’estremo basso dell’intervallo: chi ha giocato poco sale giocando.
players-people = Persone
players-bots = Giocatori del computer
players-nobody = Qui non ha ancora giocato nessuno per il punteggio.
players-place = Posto
players-name = Nome
players-rating = Punteggio
players-matches = Partite

## Le perdite delle giocate, dalle revisioni

losses = Punti persi
losses-hint = { $matches ->
    [one] a smazzata, in una partita rivista con il computer ({ $deals } smazzate). La revisione di altre partite lo dice meglio.
   *[other] a smazzata, nelle ultime { $matches } partite riviste con il computer ({ $deals } smazzate).
}
losses-chart = Partita per partita, e la media fin lì
losses-table = Gli stessi numeri in una tabella
losses-match = Partita
losses-deals = Smazzate
losses-lost = Persi a smazzata
losses-themes = Dove
losses-theme = Errore
losses-plays = Volte
losses-times = { $count } ×
losses-theme-none = senza un nome
losses-theme-scopa-passed = scope non fatte
losses-theme-settebello-passed = settebello non preso
losses-theme-settebello-left = settebello lasciato
losses-theme-anchor = àncora mancata
losses-theme-under-eleven = undici o più in tavola
losses-theme-scopa-given = scope regalate
losses-theme-whirlwind = mulinello subìto
losses-theme-dealers-last = ultima carta del mazziere
losses-theme-last-capture = ultima presa
losses-theme-sevens = sette
losses-theme-primiera = primiera
losses-theme-coins = denari
losses-theme-unpairing = carte sparigliate
losses-theme-pairing = carte non sparigliate
losses-theme-fuori-early = fuori troppo presto
losses-theme-fuori-missed = fuori mancato
person-tournaments = Tornei
person-place = { $over ->
    [yes] { $place }º posto su { $entries }
   *[no] adesso { $place }º su { $entries }
  }
person-entered = iscrizione fatta
