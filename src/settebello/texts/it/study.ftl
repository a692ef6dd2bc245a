# La revisione di una partita: quanto è costata una giocata, e perché.

review-play-laid = cala { $card }
review-play-takes = { $card } su { $taken }
review-play-banked = { $card } da parte
review-and = { $first } e { $last }
review-rank = { $rank ->
    [A] assi
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [F] fanti
    [C] { $names ->
        [horse] cavalli
       *[other] donne
    }
   *[R] re
}

## Che cosa una giocata ha lasciato o regalato. Ogni fatto è controllato.

review-scopa-passed = Era scopa.
review-settebello-passed = Prendeva il settebello.
review-settebello-left = Questa giocata ha lasciato il settebello in tavola.
review-anchor = Lasciava una carta sola, e di { $rank } gli altri non ne avevano più.
review-under-eleven = Lasciava { $better_total } in tavola, troppo per una scopa. Così restava { $total }, e { $count ->
    [0] di { $rank } non se ne doveva più vedere nessuno
    [one] di { $rank } se ne doveva ancora vedere uno
   *[other] di { $rank } se ne dovevano ancora vedere { $count }
}.
review-scopa-given = Nessuna carta degli altri faceva scopa. Così restava in tavola { $table }, e { $count ->
    [0] di { $rank } non se ne doveva più vedere nessuno
    [one] di { $rank } se ne doveva ancora vedere uno
   *[other] di { $rank } se ne dovevano ancora vedere { $count }
}.
review-whirlwind = A tavola vuota, di { $rank } { $count ->
    [0] non se ne doveva vedere nessuno
    [one] se ne doveva vedere uno
   *[other] se ne dovevano vedere { $count }
}, di { $better_rank } { $better_count ->
    [0] nessuno
    [one] uno
   *[other] { $better_count }
}.
review-dealers-last = Per ultima è rimasta { $kept }, { $count ->
    [0] senza uguali in giro
    [one] con una uguale in giro
   *[other] con { $count } uguali in giro
}; poteva essere { $better_kept }, { $better_count ->
    [0] senza uguali
    [one] con una
   *[other] con { $better_count }
}. Se le uguali sono dispari, una resta in tavola per l’ultima carta.
review-last-capture = L’ultima presa è stata di { $seat }, che ha avuto { $cards }.
review-sevens = Prendeva { $cards }, per la primiera.
review-primiera = Prendeva { $cards }, per la primiera.
review-coins = Prendeva { $cards }, per i denari.
review-unpairing = Questa giocata ha sparigliato: { $ranks }. Mazziere { $dealer }, che gioca per ultimo: alla sua parte servono le carte pari.
review-pairing = Sparigliava: { $ranks }. Mazziere { $dealer }, che gioca per ultimo: alla sua parte servono le carte pari.
review-fuori-early = Fuori dichiarato troppo presto: { $points ->
    [0] non c’erano punti sicuri
    [one] c’era un solo punto sicuro
   *[other] i punti sicuri erano { $points }
}, e la partita è a { $goal }.
review-fuori-missed = Con questa giocata { $points ->
    [one] c’era un punto sicuro
   *[other] i punti sicuri erano { $points }
}, e la partita è a { $goal }: dichiarandosi fuori era vinta.
review-then-scopa = La scopa l’ha fatta { $seat }, con { $card }.
review-then-settebello = L’ha preso { $seat }, con { $card }.

## Che cosa resta fuori dalla revisione.

review_claim_wrong = Il referto vale fino a un certo punto, ed è rivisto fin lì: { $why }
review_cut_short = Il file finisce a metà della riga { $line }. È rivisto fin lì.
review_many_sides = Con { $sides } parti non ci sono probabilità di vittoria, valori esatti né le parti della sorte.
review_given = { $count ->
    [one] Il primo atto viene
   *[other] I primi { $count } atti vengono
} da un’altra partita. Non sono giudicati, e le loro smazzate non si dividono in carte, gioco e sorte.
review_deal_unfinished = La smazzata { $deal } è interrotta con { $left ->
    [one] una carta
   *[other] { $left } carte
} da giocare. Non ha risultato.
review_deal_void = La smazzata { $deal } non vale. Le giocate sono riviste, il risultato non conta.
review_cards_not_seen = Nella smazzata { $deal } nessuno ha visto { $cards ->
    [one] una carta
   *[other] { $cards } carte
}. Sono giudicate le giocate di chi ha una mano nota.
review_incidents = Nella smazzata { $deal } { $count ->
    [one] c’è un atto che non è una giocata. È seguito, ma non giudicato.
   *[other] ci sono { $count } atti che non sono giocate. Sono seguiti, ma non giudicati.
}
bad_worlds = I mondi sono un numero pari da 2 a 100000, non { $worlds }.
bad_runs = Ci vuole almeno una prova.
no_decision = Questa non è una giocata giudicata.
no_review = Questa non è una revisione che si possa leggere.
one_match_a_page = Una pagina mostra una partita sola, e questo file ne ha { $matches }.
review_died = Un processo che giudicava le giocate è finito.

## La revisione nel suo insieme.

review-title = Revisione · { $players }
review-player = Giocatore
review-lost = Punti persi a smazzata
review-lost-hint = Persi rispetto alla giocata migliore, con quello che il giocatore sapeva. Il ± è un errore standard: altre smazzate portano altri errori. ≈ 0 vuol dire che non si misura nessuna perdita.
review-on-scale = Sulla scala
review-scale-hint = La scala, in punti persi a smazzata, con metà dell’intervallo al 95 %: { $marks }.
review-deal = Smazzata { $deal }
review-match = Partita
review-lead = { $first } su { $second }
review-result = Risultato
review-cards = Carte
review-play = Gioco
review-chance-part = Sorte
review-luck-hint = Carte: che cosa fanno giocatori forti con le stesse carte. Gioco: gli errori degli altri meno i propri. Sorte: il resto.
review-costliest = Le giocate più care
review-nothing-lost = Nessuna giocata ha perso punti.
review-where = Smazzata { $deal }, { $left ->
    [one] una carta
   *[other] { $left } carte
} da giocare
review-decimal-mark = ,
review-chance = probabilità di vittoria { $percent } %
review-open = a carte scoperte { $points }
review-better = Meglio: { $better }.
review-in-hand = In mano
review-on-table = In tavola
review-table-empty = niente
review-played = giocata
review-best = meglio
review-all-plays = Ogni giocata
review-lost-here = Persi
review-only-play = unica giocata
review-made-by = Settebello { $program }, { $worlds } mondi a decisione, seme { $seed }

## Problemi.

puzzle-seat-south = Sud
puzzle-seat-east = Est
puzzle-seat-north = Nord
puzzle-seat-west = Ovest
puzzle-best = { $play }: è la giocata migliore. Vale { $points } punti più di ogni altra.
puzzle-tempting = Attira, ma vale { $points } punti in meno: { $play }.
puzzle-worse = La tua giocata vale { $points } punti in meno: { $play }.
puzzle-better = Meglio di quella: { $better }.
puzzle-theme-scopa-passed = la scopa da fare
puzzle-theme-settebello-passed = il settebello da prendere
puzzle-theme-settebello-left = il settebello da difendere
puzzle-theme-anchor = l’ancora
puzzle-theme-under-eleven = undici o più in tavola
puzzle-theme-scopa-given = la scopa da negare
puzzle-theme-whirlwind = il mulinello
puzzle-theme-dealers-last = l’ultima carta del mazziere
puzzle-theme-last-capture = l’ultima presa
puzzle-theme-sevens = i sette
puzzle-theme-primiera = la primiera
puzzle-theme-coins = i denari
puzzle-theme-unpairing = carte da tenere pari
puzzle-theme-pairing = carte da sparigliare
no_puzzle = La riga { $line } non è un problema: vedi { $where }.
no_puzzles = In { $path } non c’è nessun problema.
puzzle_rules = I problemi sono per due giocatori o due coppie, non per { $rules }.
puzzle_pick = Scegli un problema con uno solo fra --daily, --theme e --id.
mine_source = Non c’è niente da cercare: indica file di referti, o un numero di smazzate.
mining_died = Un processo che cercava problemi è finito.

## L’immagine di una partita finita, per i collegamenti

share-deals = { $deals ->
    [one] 1 smazzata
   *[other] { $deals } smazzate
}
share-scope = { $count ->
    [one] 1 scopa
   *[other] { $count } scope
}
share-side = Parte { $side }

## Un tavolo, per i collegamenti: invita finché c’è un posto libero

share-somebody = Qualcuno
share-invites = ti invita
share-invites-to = { $name } ti invita: { $game }

## Un consiglio al tavolo: perché una giocata è buona. Ogni fatto viene da quello che si può sapere.

hint-lays = Cala { $card }.
hint-takes = Con { $card } prendi { $taken }.
hint-banks = Metti da parte { $card }.
hint-only = Non c’è altro da giocare.
hint-calls = Prima di’ che c’è una presa mancata.
hint-declares = Prima bussa: la mano vale { $points }.
hint-declares-matta = Prima bussa: la mano vale { $points }; la matta vale { $rank }.
hindsight-declares = Prima di giocare potevi bussare: { $points }.
hint-fuori = E dichiàrati fuori.
hint-plain = Per quello che puoi sapere promette di più; non c’è una sola ragione con un nome.
hint-scopa-passed = È scopa.
hint-settebello-passed = Prende il settebello.
hint-settebello-left = Altrimenti il settebello resta in tavola: { $play }.
hint-anchor = Lascia una carta sola, e di { $rank } gli altri non ne hanno più.
hint-under-eleven = Lascia { $better_total } in tavola, troppo per una scopa.
hint-scopa-given = Così nessuna carta degli altri fa scopa. Altrimenti resta in tavola { $table }, e { $count ->
    [one] di { $rank } se ne deve ancora vedere uno
   *[other] di { $rank } se ne devono ancora vedere { $count }
}: { $play }.
hint-whirlwind = A tavola vuota conviene una carta di cui ne restano poche: di { $better_rank } { $better_count ->
    [0] nessuna
    [one] una
   *[other] { $better_count }
}, di { $rank } invece { $count }.
hint-dealers-last = Per l’ultima giocata tieni { $better_kept }: una uguale sarà in tavola.
hint-sevens = Prende { $cards }, per la primiera.
hint-primiera = Prende { $cards }, per la primiera.
hint-coins = Prende { $cards }, per i denari.
hint-unpairing = Altrimenti si spariglia: { $ranks } ({ $play }). Mazziere { $dealer }, che gioca per ultimo: alla sua parte servono le carte pari.
hint-pairing = Spariglia: { $ranks }. Mazziere { $dealer }, che gioca per ultimo: alla sua parte servono le carte pari.
