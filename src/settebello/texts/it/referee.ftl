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
ruling-fuori-wrong = { $name } si dichiara fuori senza i { $needed } punti: { $score }. La coppia perde come avrebbe vinto.
ruling-play-on = Nessuno ha raggiunto i punti della partita: { $score }. Si fa un’altra smazzata.
ruling-level = Tutti e due hanno raggiunto i punti della partita e sono pari: { $score }. Si fa un’altra smazzata.
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
