# Quel che dice l’arbitro a un tavolo FIGS: settebello.referee. L’articolo sta accanto alla frase.

## Che cosa segue da una giocata

ruling-missed = La carta rifusa da { $name } prende: { $card } su { $choices }. Finché non cade la carta seguente lo si può far notare, e allora la presa va fatta; ma il compagno tace.
ruling-lapsed = Nessuno si è accorto che { $card } di { $name } prendeva: il gioco prosegue senza quella presa.
ruling-called = { $name } fa notare che { $card } prende: ora { $player } deve prendere, e dice quale presa fa.
ruling-noticed = { $name } si accorge che { $card } prende, e ora deve prendere.
ruling-scopa = { $name } fa scopa.
ruling-last-card = La tavola è vuota, ma con l’ultima giocata { $name } non fa scopa.
ruling-leftovers = Le carte rimaste in tavola vanno a { $name }, che ha fatto l’ultima presa: { $cards }.

## Carte scoperte

ruling-shown-now = { $name } ha scoperto una carta al suo turno: si intende giocata, e va giocata ora: { $cards }.
ruling-shown-choice = { $name } ha scoperto più carte al suo turno: { $name } sceglie quale giocare fra { $cards }, e le altre restano scoperte per i turni che vengono.
ruling-shown-waits = Quel che { $name } ha scoperto resta scoperto sul tavolo, niente lo prende, e si gioca al turno di { $name }, quali che siano le conseguenze: { $cards }.
ruling-shown-decided = { $name } ha ora più carte scoperte: { $all }. Al turno di { $name } decide ogni volta { $player } quale si gioca.
ruling-chosen = Decide { $name }: { $player } gioca { $card }.
ruling-admitted = { $name } ha dichiarato l’errore e svelato { $cards }: è una carta scoperta, da giocare al prossimo turno.

## Un numero sbagliato di carte

ruling-misdeal = Le carte contate sono { $counts }, e { $table } in tavola: non sono quelle della distribuzione.
ruling-goes-on = { $side }, che sono in regola, proseguono la smazzata dopo aver sistemato le carte. Quelle viste restano scoperte.
ruling-stopped = La smazzata si interrompe. A { $side }, che sono in regola, vanno i punti acquisiti e quelli ancora in palio; agli altri quelli già acquisiti: { $points }.
ruling-void = Tutte e due le coppie hanno un numero irregolare di carte: la smazzata è nulla.
ruling-same-dealer = { $name } ripete la distribuzione.

## Come finiscono smazzate e partite

ruling-counted = I punti della smazzata: { $points }.
ruling-fuori-right = { $name } si dichiara fuori e i { $needed } punti ci sono: { $score }. La partita finisce qui, qualunque punteggio abbiano gli avversari.
ruling-fuori-wrong = { $name } si dichiara fuori senza i { $needed } punti: { $score }. La coppia perde come avrebbe vinto, o col proprio punteggio se inferiore.
ruling-play-on = Nessuno ha raggiunto i punti della partita: { $score }. Si fa un’altra smazzata.
ruling-level = Tutti e due hanno raggiunto i punti della partita e sono pari: { $score }. Si fa un’altra smazzata.
ruling-level-deal = Il punteggio è pari: { $score }. Si fa un’altra smazzata.
ruling-next-dealer = È cartaro { $name }, che era primo di mano.
ruling-won = { $side } vincono la partita, { $score }.
ruling-stake = La partita è { $times ->
    [1] semplice: la posta si paga una volta.
    [2] doppia: la posta si paga due volte.
   *[3] tripla: la posta si paga tre volte.
}

## Domande

ruling-scope-shown = Con queste regole le scope stanno scoperte e si possono contare: { $scope }.

## Il banco dell’arbitro

role-primo = primo di mano
role-secondo = secondo di mano
role-terzo = terzo di mano
role-cartaro = cartaro
desk-acquired = Acquisiti
desk-at-stake = In palio
desk-nothing-at-stake = niente più
desk-taken-back = Annullato: { $entry }.
desk-turned-up = In tavola: { $cards }. Gioca { $name }.
desk-deal-begun = Smazzata { $deal }: dà le carte { $name }. Scrivi le { $count } carte in tavola.
desk-turn = di turno
desk-decides = decide
desk-fuori-stake = { $times ->
    [1] semplice
    [2] doppia
   *[3] tripla
}
title-desk = Arbitro · Settebello
desk-lead = Quattro nomi nell’ordine in cui siedono, in senso antiorario. Il verbale resta in questo browser.
desk-players = Chi siede al tavolo
desk-seat = Posto { $seat }
desk-dealer = Primo cartaro
desk-target = Partita a
desk-begin = Comincia la partita
desk-reopen = Riapri un verbale
desk-reopen-hint = Scegli il file salvato, o incolla qui il testo.
desk-choose-file = Scegli un file
desk-paste = Testo del verbale
desk-reopen-go = Riapri
desk-save = Salva il verbale
desk-new = Nuova partita
desk-new-sure = Il verbale di questa partita sparisce da questo browser. L’hai salvato?
desk-new-yes = Sì, nuova partita
desk-cancel = Annulla
desk-back = Annulla l’ultima voce
desk-back-short = Annulla
desk-table-hint = Tocca le { $count } carte scoperte da { $name }.
desk-table-go = In tavola
desk-pad = Le quaranta carte
desk-pad-play = { $name } gioca: tocca la carta
desk-pad-bound = { $name } deve giocare una carta scoperta
desk-pad-show = Tocca le carte mostrate da { $name }
desk-pad-admit = Tocca la carta che { $name } ha svelato
desk-card-gone = { $card }, già giocata
desk-card-table = { $card }, in tavola
desk-card-hand = { $card }, in mano a { $name }
desk-what-takes = { $name }: { $card }
desk-lays = cala
desk-left = la lascia: presa sfuggita
desk-with-fuori = Con la dichiarazione di fuori
desk-fuori-next = Fuori: la prossima carta
desk-fuori-now = Se dichiarasse ora
desk-fuori-wins = vince { $score }
desk-fuori-loses = perde { $score }
desk-who-called = Chi fa notare la presa?
desk-decide = Decide { $name }: quale gioca { $player }?
desk-incidents = Irregolarità e domande
desk-shows = Carta scoperta
desk-admits = Errore dichiarato
desk-numbers = Numero di carte
desk-card-back = Ritirare la carta?
desk-piles = Rivedere le prese?
desk-who-shows = Chi ha mostrato le carte?
desk-shows-go = Sono scoperte
desk-who-wrong = Chi ha un numero sbagliato di carte?
desk-what-now = Che cosa fa la coppia in regola?
desk-stops = Ferma la smazzata
desk-continues = Prosegue
desk-enter = Registra
desk-counted = Le carte contate prima di giocare
desk-on-table = In tavola
desk-closed = Coperta
desk-empty-table = Tavola vuota
desk-cards-left = { $count ->
    [one] una carta
   *[other] { $count } carte
}
desk-points = Acquisiti e in palio
desk-piles-title = Carte prese
desk-sheet = Segnapunti
desk-ruling = La sentenza
desk-protocol = Verbale della smazzata
desk-no-entries = Ancora niente.
desk-article = Articolo { $article }
desk-next = Nuova smazzata
desk-void = nulla
desk-deal-of = Smazzata { $deal }
desk-total = Partita
desk-ready = Scrivi quel che accade: la sentenza appare qui, con l’articolo.
desk-refused = Non registrato

## Le parole degli articoli, abbreviate

article-4 = Al termine della distribuzione ogni giocatore deve controllare alla cieca il numero delle carte ricevute. In caso di irregolarità il cartaro ripete la distribuzione.
article-5 = Ciascun giocatore può vedere le proprie carte solo quando giunge il suo primo turno di gioco.
article-6 = Le carte del tavolo sono scoperte dal primo di mano. Se vi sono tre Re o se la somma delle quattro carte è pari o inferiore a dieci, il cartaro ripete la distribuzione.
article-7 = Il gioco si svolge con giocate di una carta a turno, cominciando dal primo di mano, fino all’esaurimento delle carte.
article-9 = Si prende se sul tavolo vi è una carta di valore numerico uguale o più carte i cui valori sommati corrispondono. Non è consentita la presa dispari se è possibile quella pari.
article-10 = Se con la presa non restano carte sul tavolo, si fa scopa, ma non fa scopa il cartaro con l’ultima giocata.
article-11 = Non si può rifiutare la presa se la carta giocata prende: se però la presa non è stata rilevata ed è avvenuta la giocata successiva, il gioco prosegue senza quella presa.
article-12 = Il giocatore che ha carta scura e carta di denari di uguale valore può rifondere quella di denari, o prendere con quella scura. Se ciò avviene per errore non deve dichiararlo, altrimenti si applica l’articolo seguente.
article-13 = La carta giocata non si può ritirare. La carta scoperta si intende giocata. La carta giocata o scoperta fuori tempo deve essere posta scoperta sul tavolo e giocata al tempo, quali che siano le conseguenze.
article-14 = I punti della smazzata sono: carte (21 o più), denari (6 o più), settebello, primiera, e uno per ogni scopa.
article-15 = Si prosegue con altre smazzate, sia quando nessuna delle coppie ha raggiunto i punti stabiliti, sia quando, avendoli raggiunti entrambe, si trovano in parità.
article-16 = Ogni giocatore, escluso il cartaro all’ultima giocata, nel prendere o rifondere può dichiararsi “fuori” e porre termine alla partita. Se i punti sono stati raggiunti si vince; altrimenti la coppia perde la partita come l’avrebbe vinta, o col proprio punteggio se inferiore.
article-17 = Se durante la smazzata risulta che un giocatore ha un numero irregolare di carte, la smazzata si interrompe: alla coppia in difetto i punti già acquisiti, a quella in regola quelli acquisiti e quelli ancora in palio. La coppia in regola può optare per la prosecuzione.
article-18 = Il gioco si deve svolgere in silenzio. Non è consentito rivedere le prese, né contarle alla cieca.

## Perché qualcosa non va, al banco

desk_needs_articles = L’arbitro ha bisogno di regole sugli errori: quelle FIGS, o con irregularities=figs.
desk_sees_no_hand = L’arbitro non vede le mani: niente regole che obbligano a prendere chi può (capture_duty=hand).
names_wanted = Scrivi per ogni giocatore un nome diverso.
names_differ = Due giocatori hanno lo stesso nome: { $name }.
card_twice = Questa carta è scritta due volte: { $card }.
no_protocol = Questa partita scritta non si può continuare: non ha smazzate, o ha un abbandono.
nothing_to_take_back = Non c’è niente da annullare.
who_did_it = Di’ chi è stato.
played_out_of_turn = Tocca a { $turn }. Se { $name } ha giocato, la carta è scoperta: scrivila come mostrata.
table_unknown = Prima scrivi le carte scoperte in tavola.
table_known = La tavola è già scoperta.
table_size = La distribuzione mette { $wanted } carte in tavola.
table_redealt = Con { $cards } in tavola { $name } ripete la distribuzione.
card_shown_before = Questa carta è già stata scoperta o scritta, sta in una mano: { $card }.
card_played_before = Questa carta è già stata giocata: { $card }.
card_of_table = Questa carta è stata data alla tavola: { $card }.
card_of_another = Questa carta sta nella mano del posto { $seat }: { $card }.
hand_known = Le carte del posto { $seat } si conoscono tutte, e questa non c’è: { $card }.
deal_too_long = In una smazzata non succede tanto: al più { $most } annotazioni.
nobody_at_fault = Di’ chi ha un numero sbagliato di carte.
count_before_play = Prima della prima giocata, con un numero sbagliato di carte si ripete la distribuzione.
count_after_play = Dopo la prima giocata, per un numero sbagliato di carte non si ripete più la distribuzione.
count_every_hand = Vanno contate tutte le mani, e la tavola.
counts_regular = Sono proprio le carte che dà la distribuzione.

# The keys of the desk.

desk-key-card = la carta: valore e seme (7, poi D)
desk-key-back = di nuovo una giocata
