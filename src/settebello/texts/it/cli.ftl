# Quello che si legge solo nel terminale: la partita, le regole, i controlli.

## Problemi

cli-at = Riga { $line }, colonna { $column }
cli-did-you-mean = Forse { $names }?
cli-known = Ci sono: { $names }.
cli-expected = Può essere: { $expected }.
cli-see-rules = L’elenco: settebello rules list --all.
bad_seed = Il seme { $seed } non è esadecimale: scrivi da 1 a 64 cifre fra 0-9 e a-f.
bad_name = Il nome ha da 1 a 24 caratteri, tutti visibili.

impossible_position = Questa posizione non esiste: ci vogliono quaranta carte, ognuna una volta, e mani che tornino.
solver_two_sides = La soluzione esatta è per due parti.

## Al tavolo

cli-and = { $first } e { $last }
cli-partner = compagno
cli-table = In tavola
cli-table-empty = niente
cli-stock = { $cards } nel mazzo
cli-hand = In mano
cli-takes = × prende
cli-choose = Tocca a te: numero o carta (? aiuto)
cli-choices = { $card }: che cosa prendi?
cli-choose-capture = Numero, o Invio per un’altra carta
cli-not-understood = “{ $text }” non si capisce: scrivi 1, 7D o 7DxAS6C; ? per aiuto.
cli-no-such-number = Le carte vanno da 1 a { $most }.
cli-no-such-choice = Le prese vanno da 1 a { $most }.
cli-next-deal = Invio per la prossima smazzata (q per uscire)
cli-rematch = Un’altra partita? (s/n)
cli-yes-or-no = Rispondi s o n.
cli-really-quit = Lasci la partita a metà? (s/n)
cli-continue = Invio per tornare al tavolo
cli-quit = Ciao! La partita resta a metà.
cli-bye = Grazie della partita!
cli-input-ended = L’ingresso è finito: la partita resta a metà.
cli-recorded = La partita è scritta in { $path }.
cli-help =
    Scegli una carta con il suo numero (1, 2, 3…) o con il suo nome: prima il valore, poi il seme.
    Valori: A 2 3 4 5 6 7, F fante (8), C cavallo (9), R re (10).
    Semi: D denari ♦, C coppe ♥, S spade ♠, B bastoni ♣. Così 7D è il settebello.
    Una mossa intera: 7D cala, 7DxAS6C prende asso e sei, AD! mette da parte l’asso.
    Sotto le tue carte, × vuol dire che la carta prende qualcosa.
    ? questo aiuto · r le regole · q lascia la partita

## Il conto

cli-void = non vale

## Le regole

cli-preset = Regole
cli-title = Nome
cli-players = Giocatori
cli-summary = In breve
cli-option = Voce
cli-value = Valore
cli-meaning = Che vuol dire
cli-source = Fonte
cli-not-yet = Non ancora
cli-base-value = { $base }: { $value }
cli-as-it-is = { $preset }, così com’è.
cli-differs = * diverso da { $preset }
cli-show-hint = settebello rules show NOME per vederne una; settebello play NOME per giocare.

## I controlli

cli-kind = Tipo
cli-cases = Casi
cli-agree = D’accordo
cli-differ = Diversi
cli-got = ottenuto
cli-expected-answer = atteso
cli-not-covered = Non ancora coperti: { $kinds }.
cli-conformance-line = Riga { $line }: { $why }
cli-conformance-total = { $cases ->
    [one] Un caso
   *[other] { $cases } casi
}: { $agree } d’accordo, { $differ } diversi, { $unread } illeggibili, { $uncovered } non ancora coperti.

## La partita registrata

cli-replay-match = { $title } · { $players }
cli-replay-deal = Smazzata
cli-replay-dealer = dà { $name }
cli-replay-score = Punteggio
cli-replay-fair = Mazzo
cli-fair-checked = verificato
cli-fair-nothing = senza seme
cli-fair-sealed = solo l’impronta
cli-unfinished = interrotta, { $left ->
    [one] una carta ancora da giocare
   *[other] { $left } carte ancora da giocare
}
cli-replay-ok = Tutto torna: { $deals ->
    [one] una smazzata
   *[other] { $deals } smazzate
}, { $plays ->
    [one] una giocata
   *[other] { $plays } giocate
}{ $checked ->
    [0] { "" }
    [one] ; un mazzo verificato dal seme
   *[other] ; { $checked } mazzi verificati dal seme
}.
cli-replay-unfinished = La partita non è finita.
cli-replay-forfeit = { $name } perde per abbandono o tempo.
cli-replay-step = Invio per la prossima giocata (q per finire)
cli-replay-play = { $number }. { $name } { $action }

## Il conto delle linee di gioco

cli-compiling = Si compila, solo la prima volta
cli-perft-counting = Si conta

## La soluzione

cli-solving = Cerco
cli-solve-value = Tocca al posto { $seat }: ai punti ancora da fare la sua parte ne prende { $value } più dell’altra.
cli-solve-final = La smazzata finisce { $final } per chi è di mano ora. In tavola: { $table }.
cli-solve-play = Giocata
cli-solve-worth = Vale
cli-solve-line = La linea migliore: { $line }
cli-solve-bounds = Il limite è finito prima: dove ci sono due numeri il valore sta fra l’uno e l’altro.
cli-solve-cost = { $nodes } nodi in { $seconds } s, { $speed } milioni al secondo.
deal_not_found = Il referto ha { $deals } smazzate: la { $deal } non c’è.
play_not_found = Questa smazzata ha { $plays } giocate: la { $play } non c’è.

## Il par della smazzata

cli-par = Par: quanti punti la parte 1 fa più della parte 2, a carte scoperte e giocando tutti al meglio.
cli-par-dealer = Mazziere
cli-par-nodes = Nodi
cli-par-seconds = Secondi
par_whole_deal = Il par è il valore di una smazzata intera, e qui si è già giocato.

## La velocità

cli-measuring = Si misura
