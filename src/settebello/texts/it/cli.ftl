# Quello che si legge solo nel terminale: la partita, le regole, i controlli.

## Problemi

cli-at = Riga { $line }, colonna { $column }
cli-did-you-mean = Forse { $names }?
cli-known = Ci sono: { $names }.
cli-expected = Può essere: { $expected }.
cli-see-rules = L’elenco: settebello rules list --all.
bad_seed = Il seme { $seed } non è esadecimale: scrivi da 1 a 64 cifre fra 0-9 e a-f.
bad_hash = { $hash } non è un’impronta: ha 64 cifre fra 0-9 e a-f, e ne bastano le prime 8.

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
cli-take-by-hand = { $card }: che cosa prende? (carte del tavolo, come 2C5D; Invio per rifondere)
cli-exposed = scopre { $cards }
cli-stakes = Poste fin qui: { $stakes }
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
    Dove le prese si fanno a mano niente è segnato: dici tu che cosa prende la carta, e può sfuggirti.
    Aggiungi fuori per dichiararti (7DxAS6C fuori); shows=4C scopre una carta.
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
cli-at-table = Al tavolo
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
cli-conformance-line = Riga { $line }: { $why }
cli-conformance-total = { $cases ->
    [one] Un caso
   *[other] { $cases } casi
}: { $agree } d’accordo, { $differ } diversi, { $unread } illeggibili.

## La partita registrata

cli-match = Partita { $match }
cli-replay-match = { $title } · { $players }
cli-replay-deal = Smazzata
cli-replay-dealer = dà { $name }
cli-replay-score = Punteggio
cli-replay-fair = Mazzo
cli-fair-checked = verificato
cli-fair-given = da un’altra partita
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
cli-replay-forfeit = { $who ->
    [many] { $side } perdono per abbandono o tempo.
   *[one] { $side } perde per abbandono o tempo.
}
cli-replay-step = Invio per la prossima giocata (q per finire)
cli-replay-act = { $name } { $act }
cli-article = (articolo { $article })
cli-replay-play = { $number }. { $name } { $action }

## La prova dei mazzi

cli-verify-deal = Smazzata
cli-verify-hash = Impronta
cli-verify-seed = Numero segreto
cli-verify-salts = Parole dei giocatori
cli-verify-again = A monte
cli-verify-pack = Mazzo
cli-verify-proven = { $deals ->
    [0] Nessuna smazzata è finita: non c’è ancora nulla da verificare.
   *[other] { $proven ->
        [0] Nessun mazzo si può rifare
        [one] Un mazzo si rifà
       *[other] { $proven } mazzi si rifanno
    } dall’impronta, dal numero segreto e dalle parole dei giocatori, su { $deals ->
        [one] una smazzata
       *[other] { $deals } smazzate
    }.
}
cli-verify-drawn = Posti e compagni sono quelli del sorteggio che segue dal numero della prima smazzata, se prima sedevano così: { $names }.
cli-verify-missing = L’impronta { $hash } non è di nessuna di queste smazzate.
cli-verify-seen = { $found ->
    [0] Che le impronte fossero date prima delle carte lo sa chi le ha viste: --seen ne confronta una.
    [one] Una è quella che hai visto prima delle carte.
   *[other] { $found } sono quelle che hai visto prima delle carte.
}

## Il conto delle linee di gioco

cli-compiling = Si compila, solo la prima volta
cli-perft-counting = Si conta

## La soluzione

cli-reviewing = Rivedo la partita
cli-solving = Cerco
cli-solve-value = Tocca al posto { $seat }: ai punti ancora da fare la sua parte ne prende { $value } più dell’altra.
cli-solve-final = La smazzata finisce { $final } per chi è di mano ora. In tavola: { $table }.
cli-solve-play = Giocata
cli-solve-worth = Vale
cli-solve-line = La linea migliore: { $line }
cli-solve-bounds = Il limite è finito prima: dove ci sono due numeri il valore sta fra l’uno e l’altro.
cli-solve-cost = { $nodes } nodi in { $seconds } s, { $speed } milioni al secondo.
deal_not_found = Il referto ha { $deals } smazzate: la { $deal } non c’è.
cards_not_seen = Nessuno ha visto alcune carte della smazzata { $deal }: non c’è una posizione su cui ragionare.
play_not_found = Questa smazzata ha { $plays } giocate: la { $play } non c’è.

## Il par della smazzata

cli-par = Par: quanti punti la parte 1 fa più della parte 2, a carte scoperte e giocando tutti al meglio.
cli-par-dealer = Mazziere
cli-par-nodes = Nodi
cli-par-seconds = Secondi
par_whole_deal = Il par è il valore di una smazzata intera, e qui si è già giocato.

## La velocità

cli-measuring = Si misura

## Smazzate ripetute

cli-set-deals = { $deals ->
    [one] una smazzata
   *[other] { $deals } smazzate
}
cli-set-secret-file = Segreto: { $path } — ha il seme; non mostrarlo a nessuno fino all’ultima smazzata.
cli-set-public-file = Pubblico: { $path } — va distribuito prima della prima carta.
cli-set-keep = Questo testo ha il seme: non mostrarlo a nessuno fino all’ultima smazzata.
cli-set-commitment = Impronta del seme: { $hash }
cli-set-hash = Impronta
cli-set-state = Stato
cli-set-open = aperta
cli-set-sealed = sigillata
cli-set-deal = smazzata { $deal }, dà le carte il posto { $dealer }, comincia il posto { $first }
cli-set-seat = Posto { $seat }
cli-set-stock = Resto
cli-set-seed = Seme
cli-set-thrown-in = La mescolata { $attempt } è andata a monte ({ $reason ->
    [kings3] tre re in tavola
    [sum10] in tavola la somma non superava dieci
    [ace1] un asso in tavola
   *[other] per le regole
}): { $cards }
cli-check-whole = Il seme della serie è quello promesso.
cli-check-deals = { $deals ->
    [one] Una smazzata è quella promessa, e il suo mazzo viene dal suo seme
   *[other] { $deals } smazzate sono quelle promesse, e i loro mazzi vengono dai loro semi
}: { $numbers }.
cli-check-again = Ridate per le regole, dallo stesso seme: { $numbers }.
cli-check-sealed = Ancora { $deals ->
    [one] sigillata: una smazzata
   *[other] sigillate: { $deals } smazzate
}.
cli-check-limits = Dunque nulla è cambiato dopo la promessa. Che il seme sia stato sorteggiato a caso non è provato.
cli-check-nothing = Nel secondo testo nessuna smazzata è aperta: non è ancora provato niente.
cli-compare-reading = Lettura
cli-compare-table = Tavolo
cli-compare-side-1 = Parte 1
cli-compare-side-2 = Parte 2
cli-compare-points = Punti
cli-compare-difference = Diff.
cli-compare-datum = Media
cli-compare-score = Scarto
cli-compare-source = Da
cli-compare-record = referto, verificato
cli-compare-sheet = foglio
cli-compare-unfinished = a metà
cli-compare-team = Squadra
cli-compare-results = Risultati
cli-compare-both-sides = Entrambe
cli-compare-how = Media: la differenza media dei tavoli. Scarto: la differenza di un tavolo meno la media; per la parte 2, l’opposto.
cli-compare-alone = Non finite a due tavoli, dunque senza confronto: { $numbers }.
cli-compare-unplayed = Non giocate: { $numbers }.

## L’arena

laboratory_missing = { $command } è un comando del laboratorio. Per usarlo installa settebello-lab.
extra_missing = { $name } ha bisogno del pacchetto { $package }: pip install "settebello-lab[{ $extra }]".
device_missing = Il programma d’apprendimento { $learner } non trova il dispositivo { $device } su questa macchina.
engine_unusable = Il programma { $command } non può giocare: { $why }.
no_command = { $command } non nomina un programma: scrivi exec: e un comando, come in exec:./mybot.
results_setting = { $path } ha risultati con { $setting } { $kept }, non { $asked }: scegli un altro file con --results.
results_other = { $path } ha i risultati di un’altra cosa: scegli un altro file con --results.
results_busy = In { $path } sta scrivendo un’altra arena: aspetta che finisca, o scegli un altro file con --results.
results_damaged = { $path } è rovinato alla riga { $row }: spostalo, o scegline un altro con --results.
worker_died = Un processo dell’arena è finito al giro { $round }. Quello che era finito è salvo se --results nomina un file.
worker_version = { $worker } ha settebello-lab { $found }, non { $wanted }: là va installata la stessa versione.
cluster_missing = Nessuno scheduler di Dask con worker risponde a { $address }. Quello che era finito è salvo se --results nomina un file.
gathering_died = Un processo che giocava le smazzate è finito, forse per mancanza di memoria: provane meno con --processes.
ladder_players = Per una classifica ci vogliono due o più giocatori diversi.
plot_is_results = --plot e --results nominano lo stesso file: nominane due.
matches_alone = --matches non va né con --deals né con --sequential.
cli-arena-interrupted = Quello che era finito è in { $path }: lo stesso comando riprende da lì.
cli-arena-so-far = { $done } di { $rounds }
cli-arena-mended = L’ultima riga dei risultati non era intera ed è stata tagliata; quella smazzata è stata rigiocata.
cli-arena-head = A { $a } – B { $b } · { $rules } · seme { $seed } · { $ms } ms
cli-arena-points = Punti a smazzata, { $difference }: { $points } (95 %: { $interval }) in { $deals } { $count ->
    [one] smazzata, giocata { $times } volte
   *[other] smazzate, giocate { $times } volte ognuna
}.
cli-arena-matches = A ha vinto il { $share } % delle partite (95 %: { $interval }): { $matches } { $count ->
    [one] partita, giocata { $times } volte
   *[other] partite, giocate { $times } volte ognuna
}.
cli-arena-a-less-b = A meno B
cli-arena-b-less-a = B meno A
cli-arena-interval = 95 %
cli-won = Vinte
cli-drawn = Pari
cli-lost = Perse
cli-arena-hand = A è di mano
cli-arena-dealer = A dà le carte
cli-arena-place = A solo, posto { $place }
cli-arena-all = Tutto
cli-arena-ms = Millisecondi a mossa
cli-arena-mean = Media
cli-arena-p99 = 99 %
cli-arena-max = Massimo
cli-arena-late = Tardi
cli-arena-forfeits = A tavolino
cli-arena-first-forfeit = giro { $round }, { $why }
cli-arena-forfeited = { $name } ha perso a tavolino: { $kinds }. La prima volta:
cli-arena-undecided = Test sequenziale: dopo { $deals } smazzate non è chiaro chi è più forte.
cli-arena-decided = Test sequenziale: dopo { $deals } smazzate il più forte è { $name } (sbaglia al più { $percent } volte su 100).
cli-arena-plot-deal = { $a } meno { $b }, punti a smazzata · { $rules }
cli-arena-plot-match = { $a } meno { $b }, punti a partita · { $rules }
cli-arena-axis-deal = smazzate
cli-arena-axis-match = partite
cli-ladder-head = { $rules } · { $deals } { $count ->
    [one] smazzata a coppia
   *[other] smazzate a coppia
} · seme { $seed } · { $ms } ms
cli-ladder-player = Giocatore
cli-ladder-points = Punti a smazzata
cli-ladder-how = Punti a smazzata contro tutti gli altri, ± metà dell’intervallo al 95 %; poi contro ciascuno; poi millisecondi a mossa.
cli-losses-head = { $rules } · punti persi a smazzata · seme { $seed } · { $worlds } mondi
cli-data-written = { $file }: { $deals ->
    [one] una smazzata
   *[other] { $deals } smazzate
}, { $size } MB
cli-losses-deals = Smazzate
cli-losses-apart = Ognuno perde meno del precedente; gli intervalli al 95 % sono separati.
cli-losses-not-apart = Non tutti gli intervalli al 95 % sono separati in quest’ordine, o l’ordine è un altro.
cli-themes-found = Trovati
cli-themes-lost = Punti persi

## L’allenamento

cli-learning = Sto imparando…
cli-train-interrupted = Il corso è in { $path }: settebello-lab train --resume lo riprende.
course_differs = Il corso nel file è cominciato con { $setting } { $kept }, non { $asked }: togli l’opzione, o comincia un corso nuovo.
start_or_resume = --start comincia un corso e --resume ne riprende uno: scegli una delle due.
file_is_course = { $path } è il posto del corso stesso: dai alla rete un altro nome con --out.
cli-train-line = { $minutes } min · { $deals } smazzate ({ $speed }/s) · errore { $error } · contro greedy { $points } ± { $within } punti a smazzata
cli-imitate-playing = Si gioca…
cli-imitate-line = { $plays } giocate che non hanno insegnato nulla: ritenute probabili al { $after } % l’una (media geometrica), dai valori al { $before } %
network_missing = Nessuna rete conosce il gioco di { $rules }: settebello-lab train ne istruisce una.
weights_unreadable = { $path } non è una rete che questa versione sappia leggere.

## Il banco dell’arbitro

desk_not_understood = Non si legge: “{ $text }”. Scrivi 7S, 7Sx5D2C o un’altra voce; ? per l’aiuto.
desk_irregular_form = Scrivi chi ha un numero sbagliato di carte e che cosa fa la coppia in regola: irregolare 2 ferma, irregolare 2 prosegue.
desk_misdeal_form = Scrivi le carte di ogni mano e quelle in tavola: conta 10 8 9 9 4.
desk_no_such_capture = Le prese vanno da 1 a { $most }.
desk_no_article = Scrivi il numero di un articolo, da 4 a 18: articolo 13.
desk_file_begun = { $path } contiene già un verbale: nomi e regole sono lì dentro.
desk_file_changed = { $path } è stato cambiato da un altro programma: niente è stato scritto. Salva con un altro nome: salva NOME.
desk_no_file = Scrivi anche il nome del file: salva verbale.txt.
cli-desk-prompt = Arbitro (? aiuto)
cli-desk-name = Chi siede al posto { $seat }?
cli-desk-dealer = Chi è il primo cartaro? (posto o nome)
cli-desk-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
cli-desk-takes = deve prendere
cli-desk-closed = ancora coperta
cli-desk-acquired = acquisiti { $points }
cli-desk-scope = scope { $count }
cli-desk-taken = prese { $count }
cli-desk-fuori-now = Fuori ora
cli-desk-fuori-wins = { $side } { $score } vincono{ $stake }
cli-desk-fuori-loses = { $side } { $score } perdono{ $stake }
cli-desk-which = { $card } prende: { $choices }. Quale? Un numero, o cala se la presa è sfuggita.
cli-desk-which-takes = { $card } deve prendere: { $choices }. Quale? Scrivi il numero.
cli-desk-who = Chi è stato? Scrivi il posto o il nome.
cli-desk-really-quit = Il verbale non è salvato. Esci lo stesso? (s/n)
cli-desk-bye = Arrivederci.
cli-desk-ended = Non c’è altro da leggere, e il verbale non è salvato.
cli-desk-help =
    Carte: valore e palo, A 2 3 4 5 6 7 F C R e D C S B, maiuscole o minuscole.
    tavola 5D2C7SRB  le carte in tavola, all’inizio della smazzata
    7S               gioca chi è di turno; se prende, si chiede che cosa
    7Sx5D2C          prende cinque e due; 7S cala: la presa è sfuggita
    7S fuori         gioca e si dichiara fuori (anche 7Sx5D2C fuori)
    2: 7S            gioca il posto 2 (o un nome: bruno: 7S)
    2 chiama         fa notare la presa sfuggita (articolo 11)
    2 scopre 4C 7D   carte mostrate o giocate fuori turno (articolo 13)
    sceglie 4C       chi precede decide quale si gioca
    2 ammette 5D     dice d’aver sbagliato carta (articolo 12)
    irregolare 2 ferma | prosegue; irregolare 1 2   (articolo 17)
    conta 10 8 9 9 4   le carte contate prima di giocare (articolo 4)
    carta indietro? · mucchi? · articolo 13   che cosa dicono gli articoli
    stato · verbale · punti · avanti (nuova smazzata) · indietro · salva [FILE] · esci

## Copie di riserva

cli-backup-rows = Righe
cli-backup-checking = Controllo
cli-backup-done = { $path } contiene { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
} con { $events ->
    [one] un evento
   *[other] { $events } eventi
} e { $people ->
    [one] un’iscrizione
   *[other] { $people } iscrizioni
}. Ci sono anche le carte che nessuno può ancora vedere: non darlo a nessuno.
cli-restore-done = Ripristinato da { $path }: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
} con { $events ->
    [one] un evento
   *[other] { $events } eventi
} e { $people ->
    [one] un’iscrizione
   *[other] { $people } iscrizioni
}.

## Un programma ai tavoli di un server

cli-bot-waits = { $player } aspetta di giocare per la casa.
cli-bot-sits = { $player } siede al tavolo.
cli-bot-line-ended = il collegamento è finito
cli-bot-again = Si riprova fra { $seconds } s: { $why }
cli-bot-refused = Il server dice: { $why }
cli-bot-ends = Fatto: { $plays ->
    [one] una giocata
   *[other] { $plays } giocate
}.

## Un programma che rivede partite per un server

cli-analyst-waits = In attesa di partite da rivedere.
cli-analyst-begins = In revisione: { $missing } giocate su { $total }.
cli-analyst-done = Consegnata. Il server ne rifà una parte.
cli-analyst-lost = Questa revisione la fa un altro computer.
cli-analyst-ends = Fine: { $pieces ->
    [one] giudicata una giocata
   *[other] giudicate { $pieces } giocate
}.

## Registro

database_foreign = { $path } è l’archivio di un altro programma: indicane un altro con --database.
database_newer = { $path } è di un Settebello più nuovo: aggiorna Settebello, o indica un altro archivio con --database.
database_damaged = L’archivio { $path } è rovinato ed è rimasto com’era: rimetti una copia, o indicane un altro con --database.
database_unusable = L’archivio { $path } non si può usare ({ $why }): indicane un altro con --database.
database_server_newer = L’archivio è di un Settebello più nuovo: aggiorna Settebello.
database_server_unusable = Il server dell’archivio non si può usare ({ $why }): controlla il server e SETTEBELLO_DATABASE_URL.
backup_damaged = { $path } è rovinato alla riga { $at }: non ne è stato ripristinato nulla.
backup_foreign = { $path } non è una copia di riserva di Settebello.
backup_newer = { $path } è di un Settebello più nuovo: aggiorna Settebello.
nothing_to_back_up = In questo archivio non c’è ancora nulla.
restore_not_empty = Questo archivio non è vuoto: una copia si ripristina soltanto in uno vuoto.
redis_unusable = Redis non si può usare ({ $why }): controllalo, e controlla SETTEBELLO_REDIS_URL.

## Programma

bad_word = { $name } è { $value }: dev’essere uno fra { $words }.
port_unusable = La porta { $port } non si può usare, forse c’è già un server: scegline un’altra con { $flag }.
bad_database_url = SETTEBELLO_DATABASE_URL dev’essere come postgresql://utente:password@host/archivio.
bad_redis_url = SETTEBELLO_REDIS_URL dev’essere come redis://utente:password@host.
bad_mail_from = SETTEBELLO_MAIL_FROM dev’essere un indirizzo di posta, come club@example.org.
bad_public_address = SETTEBELLO_PUBLIC_ADDRESS dev’essere come https://carte.example.org/.
bad_smtp_url = SETTEBELLO_SMTP_URL dev’essere come smtp://utente:password@host:587 o smtps://utente:password@host.
bad_vapid_key = SETTEBELLO_VAPID_KEY dev’essere una chiave privata di 32 byte in base64url.
workers_need_servers = Più processi hanno bisogno di PostgreSQL e Redis: imposta SETTEBELLO_DATABASE_URL e SETTEBELLO_REDIS_URL, oppure avvia un processo solo.
file_missing = Il file { $path } non c’è.
too_many_networks = Affiancate stanno al massimo due reti.
network_too_wide = Questa rete è troppo larga per stare accanto a un’altra.
file_is_folder = { $path } è una cartella, e ci vuole un file.
file_exists = { $path } c’è già, e non viene sovrascritto.
file_unreadable = { $path } non si può leggere: { $why }.
file_unwritable = { $path } non si può scrivere: { $why }.
not_text = { $path }, riga { $line }, colonna { $column }: non è testo in UTF-8.
deck_folder_unreadable = La cartella { $path } non si può leggere.
deck_cards_missing = Nella cartella { $path } mancano le immagini di: { $names }.
deck_cards_twice = Nella cartella { $path } ci sono due immagini di: { $names }.
deck_images_unreadable = Nella cartella { $path } non sono immagini: { $names }.
deck_images_large = Nella cartella { $path } superano i 4 MB: { $names }.
deck_images_uneven = Nella cartella { $path } hanno un’altra forma: { $names }.

## Smazzate ripetute

set_seed = Il seme di una serie ha 64 cifre fra 0-9 e a-f, perché nessuno lo indovini, e questo ne ha { $digits }: senza, se ne sorteggia uno.
set_size = Una serie ha da 1 a { $most } smazzate.
set_deal_not_found = La serie ha { $deals } smazzate: la { $deal } non c’è.
deal_sealed = La smazzata { $deal } è ancora sigillata.
seed_not_promised = Questo seme non è quello promesso: la sua impronta è un’altra.
deal_not_of_seed = Dal seme della serie viene un’altra smazzata { $deal }, non quella promessa qui.
sets_differ = I due testi non sono della stessa serie: { $tag } nell’altro è { $other }.
sheet_of_other_set = Questo foglio è di un’altra serie: le regole o l’impronta non sono le stesse.
set_rules = La serie ha altre regole. Che cosa cambia: { $options }.
pack_not_in_set = Nessuna smazzata aperta della serie ha questo mazzo.
set_dealer = Nella serie la smazzata { $deal } la dà il posto { $seat }.
name_missing = Scrivi chi siede al posto { $seat }.
name_twice = Due posti hanno lo stesso nome: { $name }.
team_missing = La squadra deve avere un nome.
team_twice = Una squadra non può giocare da tutte e due le parti di un tavolo: { $team }.
played_twice = { $name } ha già giocato la smazzata { $deal } da questa parte, al tavolo { $table }.
results_differ = La smazzata { $deal } qui è { $here }, e in quello che è stato letto prima { $before }.

## I problemi

cli-puzzles-mining = Cerco problemi: trovati { $found }
cli-puzzles-mined = { $found ->
    [one] Un problema nuovo:
   *[other] { $found } problemi nuovi:
} { $path } ne ha { $puzzles }.
cli-puzzles-checking = Provo i problemi
cli-puzzles-checked = { $faults ->
    [0] Valgono tutti
    [one] Uno non vale
   *[other] { $faults } non valgono
}: guardati { $puzzles }.
cli-puzzles = Problemi
cli-puzzle-theme = Tema
cli-puzzle-fault-position = la posizione non può esserci
cli-puzzle-fault-plays = le giocate non sono quelle possibili
cli-puzzle-fault-best = un’altra giocata vale di più
cli-puzzle-fault-gap = il vantaggio è un altro, o troppo piccolo
cli-puzzle-fault-themes = i temi sono altri
cli-puzzle-fault-fresh-best = in mondi nuovi è migliore un’altra giocata
cli-puzzle-fault-fresh-gap = in mondi nuovi il vantaggio è troppo piccolo
cli-puzzle-title = { $rules } · problema { $id }
cli-puzzle-choose = La giocata migliore: numero o carta (? aiuto)
cli-puzzle-help = Scegli una carta con il numero o con il nome, come 7D, o scrivi la giocata intera, come 7DxAS6C. La giocata migliore vale più punti della smazzata, con quello che puoi sapere. Il punteggio è pari. q lascia il problema.
cli-puzzle-ours = Presi da voi: { $cards }
cli-puzzle-theirs = Presi da loro: { $cards }
cli-puzzle-not-legal = Qui questa giocata non si può fare.
cli-puzzle-right = Giusto!
cli-puzzle-wrong = Non è la migliore.
cli-puzzle-about = Problema { $id } · difficoltà { $rating } · { $themes }

## Tornei

export_kind = Qui non si legge né si scrive { $kind }.
cli-tournament-best-rank = Posto medio dei migliori
cli-tournament-best-won = Vincono i migliori
cli-tournament-buchholz = Buchholz
cli-tournament-buchholz-cut = Buchholz tagliato
cli-tournament-bye = riposa
cli-tournament-commitment = Impegno, da consegnare: { $hash }
cli-tournament-correlation = Correlazione
cli-tournament-deals = Smazzate
cli-tournament-difference = Diff.
cli-tournament-direct = Diretto
cli-tournament-drawn = Pari
cli-tournament-entered = Iscritto { $number }: { $name }.
cli-tournament-forfeit = persa senza giocare: parte { $sides }
cli-tournament-format = Formula
cli-tournament-format-arena = arena
cli-tournament-format-duplicate = smazzate ripetute
cli-tournament-format-knockout = eliminazione diretta
cli-tournament-format-round-robin = girone all’italiana
cli-tournament-format-swiss = svizzero
cli-tournament-format-teams = squadre
cli-tournament-keep = { $path } contiene il seme di tutti i sorteggi: non mostrarlo a nessuno fino alla fine.
cli-tournament-lost = Perse
cli-tournament-lot = Sorteggio
cli-tournament-name = Nome
cli-tournament-needed = Turni per nove decimi
cli-tournament-noted = Il tavolo { $table } del turno { $round } è registrato. Tavoli senza risultato: { $waiting }.
cli-tournament-number = N.
cli-tournament-played = Giocate
cli-tournament-points = Punti
cli-tournament-read = Righe lette: { $rows }.
cli-tournament-result = Risultato
cli-tournament-round = turno { $round }
cli-tournament-round-of = turno { $round } di { $rounds }
cli-tournament-rounds = Turni
cli-tournament-ruled = Deciso secondo l’articolo { $article }.
cli-tournament-scope = Scope
cli-tournament-score = Punteggio
cli-tournament-seed = Seme di tutti i sorteggi: { $seed }
cli-tournament-side-1 = Parte 1
cli-tournament-side-2 = Parte 2
cli-tournament-simulated = { $runs } tornei per formula tra { $entrants } coppie; { $deals } smazzate a incontro; forze distanti { $spread } punti a smazzata (deviazione standard).
cli-tournament-simulating = Si giocano i tornei
cli-tournament-sonneborn-berger = Sonneborn-Berger
cli-tournament-stage-called-off = annullato
cli-tournament-stage-over = finito
cli-tournament-stage-registration = iscrizioni
cli-tournament-stage-running = in corso
cli-tournament-state = Stato
cli-tournament-state-entered = iscritto
cli-tournament-state-merged = ha un compagno
cli-tournament-state-there = presente
cli-tournament-state-withdrawn = ritirato
cli-tournament-strength = Forza
cli-tournament-table = Tavolo
cli-tournament-wins = Vittorie
cli-tournament-won = Vinte

## Funzioni del pacchetto e del laboratorio

argument_array = { $argument } è { $found }; deve essere int64[{ $least }] o più lungo, a una dimensione e contiguo.
array_content = { $argument } contiene un valore fuori dai limiti, o una posizione che non si può giocare.
array_read_only = { $argument } è di sola lettura, e la funzione ci scrive.
array_shared = { $argument } condivide la memoria con { $other }.
player_not_carried = { $player } non va in un altro processo: usane uno solo, o definiscilo in un modulo.
player_unnamed = { $argument }: il file conosce un giocatore dal nome: serve una classe o una funzione di un modulo.
sequential_matches = Il test sequenziale vale per le smazzate, non per le partite.
bad_server_address = L’indirizzo di un server è come http://localhost:7722.

## I giochi intorno alla scopa

cli-may-declare = Puoi dichiarare: { $choices }. Scrivilo, o gioca una carta.
cli-least-wins = Vince chi ha meno punti.
