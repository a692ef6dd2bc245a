# Il tavolo: quello che si vede, quello che si sente, quello che si fa.

the-card = { $rank ->
    [A] l’asso
    [2] il due
    [3] il tre
    [4] il quattro
    [5] il cinque
    [6] il sei
    [7] il sette
    [F] il fante
    [C] { $names ->
        [horse] il cavallo
       *[other] la donna
    }
   *[R] il re
} di { $suit ->
    [D] { $names ->
        [french] quadri
       *[other] denari
    }
    [C] { $names ->
        [french] cuori
       *[other] coppe
    }
    [S] { $names ->
        [french] picche
       *[other] spade
    }
   *[B] { $names ->
        [french] fiori
       *[other] bastoni
    }
}

## Quello che si dice di ogni fatto. $me dice se l’ha fatto chi ascolta.

said-dealt = Smazzata { $deal }. { $held ->
    [0] Carte date.
    [one] Hai una carta.
   *[other] Hai { $held } carte.
} { $me ->
    [yes] Sei il mazziere.
   *[no] Mazziere { $name }.
}{ $partners ->
    [none] {""}
   *[other] {" "}Giochi con { $partners }.
}
said-batch = Altre carte: mano { $batch } di { $batches }.{ $held ->
    [0] {""}
    [one] {" "}Hai una carta.
   *[other] {" "}Hai { $held } carte.
}
said-redealt = { $reason ->
    [kings3] Tre re in tavola: si ridanno le carte.
    [sum10] In tavola non c’è più di dieci: si ridanno le carte.
    [ace1] Un asso in tavola: si ridanno le carte.
    [aces2] Più di un asso in tavola: si ridanno le carte.
    [alike3] Tre carte uguali in tavola: si ridanno le carte.
   *[other] Si ridanno le carte.
}
said-drawn = { $me ->
    [yes] Carte scoperte per i posti: il mazziere sei tu.
   *[no] Carte scoperte per i posti: il mazziere è { $name }.
}
said-table = { $lying ->
    [0] Tavola vuota.
    [one] In tavola: { $table }. Una carta.
   *[other] In tavola: { $table }. { $lying } carte.
}
said-hand = In mano: { $cards }. { $count ->
    [one] Una carta.
   *[other] { $count } carte.
}
said-hand-closed = Le tue carte sono ancora coperte.
said-hand-none = Guardi soltanto: non hai carte.
said-your-turn = Tocca a te.
said-played = { $bank ->
    [yes] { $me ->
        [yes] Metti da parte { $card }.
       *[no] { $name } mette da parte { $card }.
    }
   *[no] { $takes ->
        [0] { $me ->
            [yes] Cali { $card }.
           *[no] { $name } cala { $card }.
        }
       *[other] { $me ->
            [yes] Prendi { $taken } con { $card }.
           *[no] { $name } prende { $taken } con { $card }.
        }
    }
}
said-took-closed = { $me ->
    [yes] Hai preso.
   *[no] { $name } ha preso.
}
said-fuori = { $me ->
    [yes] Ti dichiari fuori
   *[no] { $name } si dichiara fuori
}: { $right ->
    [yes] i punti ci sono.
   *[no] i punti non ci sono.
}
said-called = Presa mancata! { $me ->
    [yes] Te ne accorgi tu
   *[no] Se ne accorge { $name }
}: { $card } torna a { $owner }, resta in vista e deve prendere.
said-called-yours = Presa mancata! { $me ->
    [yes] Te ne accorgi tu
   *[no] Se ne accorge { $name }
}: { $card } torna da te, resta in vista e deve prendere.
said-must-take = Tocca a te: { $card } deve prendere.
said-shown = { $me ->
    [yes] Scopri { $cards }, da giocare al tuo turno.
   *[no] { $name } scopre { $cards }, da giocare al suo turno.
}
said-admitted = { $me ->
    [yes] Dici di aver sbagliato carta: scopri { $cards }.
   *[no] { $name } dice di aver sbagliato carta: scopre { $cards }.
}
said-chosen = { $me ->
    [yes] Hai deciso: { $owner } gioca { $card }.
   *[no] { $name } ha deciso: { $owner } gioca { $card }.
}
said-chosen-yours = { $name } ha deciso: giochi { $card }.
said-settebello = Settebello!
said-scopa = { $me ->
    [yes] Scopa! Tavola vuota.
   *[no] Scopa di { $name }. Tavola vuota.
}
said-scope = { $who ->
    [you] Hai
    [we] Abbiamo
    [they] Hanno
    [many] { $side } hanno
   *[one] { $side } ha
} { $scope ->
    [one] una scopa.
   *[other] { $scope } scope.
}
said-scopa-counted = { said-scopa } { said-scope }
said-table-taken = La prima tavola è { $me ->
    [yes] tua
   *[no] di { $name }
}: { $cards }, { $worth ->
    [one] una scopa
   *[other] { $worth } scope
}.
rank-name = { $rank ->
    [A] asso
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [F] fante
    [C] { $names ->
        [horse] cavallo
       *[other] donna
    }
   *[R] re
}
said-declared = { $me ->
    [yes] Bussi
   *[no] { $name } bussa
}: { $worth ->
    [one] un punto
   *[other] { $worth } punti
}{ $count ->
    [0] {""}
   *[other] , con { $cards }
}{ $named ->
    [none] {""}
   *[other] ; la matta vale { $named }
}.
said-declared-short = { $me ->
    [yes] Bussi
   *[no] { $name } bussa
}: { knock-points-made }{ $named ->
    [none] {""}
   *[other] ; la matta vale { $named }
}.
knock-points-made = { $worth ->
    [one] un punto
   *[other] { $worth } punti
}
said-bonus = { $me ->
    [yes] Fai
   *[no] { $name } fa
} { $worth ->
    [one] un punto
   *[other] { $worth } punti
} con la giocata: { $kinds }.
play-picula = picula
play-bager = bager
play-one_suit = tutto un seme
play-three = tre carte
said-leftovers = { $me ->
    [yes] Ultima presa tua: { $count ->
        [one] la carta rimasta è tua.
       *[other] le { $count } carte rimaste sono tue.
    }
   *[no] Ultima presa di { $name }: { $count ->
        [one] la carta rimasta è sua.
       *[other] le { $count } carte rimaste sono sue.
    }
}
said-counted = Smazzata finita: { $points }.{ $won ->
    [none] {""}
   *[other] {" "}{ $won }.
} { said-score }
said-side-won = { $who ->
    [you] Tu
    [we] Noi
    [they] Loro
   *[other] { $side }
}: { $won }
said-score = { $target ->
    [none] Punti: { $scores }.
   *[other] Partita a { $target }: { $scores }.
}
said-stakes = Poste: { $scores }.
said-side-score = { $who ->
    [you] tu { $points }
    [we] noi { $points }
    [they] loro { $points }
   *[other] { $side } { $points }
}
said-won = { $who ->
    [you] Partita vinta!
    [we] Partita vinta!
    [they] Partita finita. Vincono loro.
    [many] Partita finita. Vincono { $side }.
   *[one] Partita finita. Vince { $side }.
}
said-stake = { $multiplier ->
    [1] Posta semplice.
    [2] Posta doppia.
    [3] Posta tripla.
   *[other] Posta per { $multiplier }.
}
said-seated = { $name } si siede al tavolo.
said-ready = { $me ->
    [yes] Aspetti la prossima.
   *[no] { $name } aspetta la prossima.
}
said-nothing-played = Nessuno ha ancora giocato.
said-forfeit = { $why ->
    [resigned] { $me ->
        [yes] Hai abbandonato la partita.
       *[no] { $name } ha abbandonato la partita.
    }
    [absent] { $me ->
        [yes] Sei via da troppo tempo.
       *[no] { $name } è via da troppo tempo.
    }
   *[time] { $me ->
        [yes] Il tuo tempo è finito.
       *[no] { $name } ha finito il tempo.
    }
}
said-resigning = { $me ->
    [yes] Vuoi abbandonare la partita; deve volerlo anche chi gioca con te.
   *[no] { $name } vuole abbandonare la partita.
}
said-resigning-too = { resigning }
somebody-gone = chi se n’è andato
said-left-off = { $name } se ne va prima della prima carta: la partita non vale.
said-left-to-computer = { $name } lascia il posto a { $computer }, il computer.
said-left-free = { $name } se ne va; il posto è libero.
said-turn-time = { $turn } Hai { $time }.
said-time-left = Hai ancora { $time }.
said-clocks = { $clocks }.
said-no-clock = A questo tavolo non c’è orologio.
said-sound-on = Suoni accesi.
said-sound-off = Suoni spenti.
said-choice-lay = Cala { $card }.
said-choice-take = Presa { $letter }: { $taken }.
said-choice-bank = Metti da parte { $card }.
said-lifted = { $card }, vale { $value }.
said-captures = { $count ->
    [0] Nessuna presa possibile.
    [one] Una presa possibile.
   *[other] { $count } prese possibili.
}
said-sum = { $cards }: { $sum }.
said-take = Prendi { $taken }, in tutto { $sum }, con { $card }.

## Il tavolo

title-table = Al tavolo · Settebello
title-table-of = { $phase ->
    [waiting] Si aspettano giocatori · { $rules }
    [match_over] Partita finita · { $rules }
   *[on] { $rules } · Settebello
}
table-loading = Il tavolo arriva…
seat-in-page = Questo browser non conserva niente: se ricarichi o chiudi la pagina perdi il posto.
understood = Ho capito
connection-lost = Connessione persa. Il tavolo ti aspetta.
page-outdated = Il server è più nuovo di questa pagina: ricaricala per continuare.
cloth = Il tavolo da gioco
table = Carte in tavola
table-card-choice = { $card }, presa { $letters }
hand = Le tue carte
hand-closed = Con queste regole si guardano le carte al proprio turno.
takes = prende { $cards }
choices = Che cosa fai
choice-lay = Cala
choice-take = Prendi
choice-bank = Metti da parte
choice-take-fuori = Prendi e fuori
choice-lay-fuori = Cala e fuori
by-hand-touch = tocca le carte
by-hand-empty = Prendi con { $card }: prima tocca le carte in tavola.
call = Presa mancata!
call-label = Presa mancata! Di’ che { $card } doveva prendere
fuori = Fuori
fuori-label = Mi dichiaro fuori con questa carta
fuori-title = Ti dichiari fuori?
fuori-take = Prendi { $taken } con { $card } e dici «fuori».
fuori-lay = Cali { $card } e dici «fuori».
fuori-meaning = La partita finisce qui. Se la tua coppia ha { $target } punti certi vince, qualunque cosa abbiano gli altri; se no perde. FIGS, articolo 16.
fuori-yes = Sì, fuori
fuori-no = No, torno al gioco
knock = Bussa
knock-title = Bussi?
knock-first = Prima di giocare, bussi?
knock-meaning = Le tre carte restano scoperte finché le giochi.
knock-meaning-closed = Gli altri sentono solo i punti.
knock-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
knock-named = la matta vale { $rank }
knock-no = Gioca { $card } senza bussare
said-may-knock = Tocca a te: puoi bussare, { knock-points }.
shout-knock = Si bussa!
shout-table = { $scope ->
    [one] Scopa!
   *[other] { $scope } scope!
}
shout-picula = Picula!
shout-bager = Bager!
shout-one_suit = Un seme!
shout-three = Tre carte!
matta-named = la matta vale { $rank }
seat-declared = ha bussato: { $points }
pile-points = { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
}
fewest-short = meno è meglio
fewest-wins = Vince chi ha meno punti
shout-fuori = Fuori!
fuori-right = { $name }: i punti ci sono
fuori-wrong = { $name }: i punti non ci sono
exposed-of = Carte scoperte di { $name }
card-exposed = { $card }, scoperta
your-decision = Decidi tu
decide-for = Decidi quale carta gioca { $owner }
decide-short = { $owner } gioca…
decides = { $name } decide la carta di { $owner }
decides-yours = { $name } decide la tua carta
decide-card = Gioca { $card }
show = Scopri una carta…
show-title = Quali carte scopri?
show-hint = Una carta caduta, mostrata o giocata fuori turno vale come giocata: FIGS, articolo 13.
show-what = { $turn ->
    [yes] { $count ->
        [0] Tocca le carte da scoprire.
        [one] È il tuo turno: { $cards } va giocata adesso.
       *[other] È il tuo turno: di queste { $count } ne giochi una adesso. Le altre restano in vista e vanno giocate ai tuoi turni.
    }
   *[no] { $count ->
        [0] Tocca le carte da scoprire.
        [one] { $cards }: resta in vista e va giocata al tuo turno, qualunque cosa ne venga.
       *[other] { $count } carte restano in vista. Al tuo turno chi gioca prima di te decide quale si gioca.
    }
}
show-yes = Scopri
show-no = Lascia stare
stakes = Poste
by-article = { $text } FIGS, articolo { $article }.
clock-of = { $name }: { $time }
clock-days = { $days } g { $hours } h
words-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
}
words-hours = { $count ->
    [one] un’ora
   *[other] { $count } ore
}
words-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}
words-seconds = { $count ->
    [one] un secondo
   *[other] { $count } secondi
}
time-total = { $increment ->
    [0] { $total } a testa
   *[other] { $total } a testa, +{ $increment } s a giocata
}
time-days = { $days ->
    [one] Un giorno per ogni giocata
   *[other] { $days } giorni per ogni giocata
}
time-of-table = Tempo: { $time }.
pause = La prossima smazzata comincia fra { $time }.
match-broken-off = La partita è finita
your-turn = Tocca a te
turn-of = Tocca a { $name }
turn-free = Posto libero: si aspetta
dealer = mazziere
you-deal = dai tu
seat-label = { $name }, { $count ->
    [one] una carta
   *[other] { $count } carte
}
stock = Mazzo, { $count ->
    [one] una carta
   *[other] { $count } carte
}
pile-of = { $who ->
    [you] Le tue prese
    [we] Le nostre prese
    [they] Le loro prese
   *[other] Prese di { $side }
}
pile-scope = { $count ->
    [0] nessuna scopa
    [one] 1 scopa
   *[other] { $count } scope
}
side-we = Noi
side-they = Loro
side-you = Tu
score = Punti
score-of = { $points } di { $target }
repeated-deals = Smazzate ripetute
target-to = a { $target }
match-to = Partita a { $target }
one-deal = Una smazzata
deal-of = smazzata { $deal } di { $deals }
deal-title-of = Smazzata { $deal } di { $deals }
deal-number = smazzata { $deal }
deal-title = Smazzata { $deal }
last-trick = Ultima presa
last-play = ultima giocata
shout-scopa = Scopa!
shout-settebello = Il settebello
point-for-you = Un punto per te
point-for = Un punto per { $name }

## Menu e tasti

menu = Altro
leave = Lascia il tavolo
quit = Lascia il posto o abbandona…
menu-report = Segnala qualcuno
quit-title = Te ne vai?
quit-stay = Se chiudi solo la pagina il posto resta tuo, e ci torni dalla pagina iniziale.
quit-untouched = Nessuno ha ancora giocato: chi prende il tuo posto gioca questa mano. Ai tavoli pubblici, se te ne vai spesso così, prima di risederti devi aspettare.
quit-seat = Lascia il posto
quit-computer = Continua il computer per me
quit-free = Lascia il posto a chi arriva
quit-resign = Abbandona: la partita è persa
quit-resign-pair = Abbandona: persa se lo vuole anche chi gioca con te
resigning = { $name } vuole abbandonare la partita. Sei d’accordo?
resign-too = Sì, abbandoniamo
free-seat = Un posto è libero: si aspetta qualcuno.
help-none = Questa partita vale per la classifica o per un torneo: il tavolo non aiuta.
help-labels = Aiuti: che cosa prende una carta, dov’è il settebello
help-settebello = Aiuti: dov’è il settebello
see-rules = Le regole di questo tavolo
share-link = Indirizzo del tavolo
share-local = Questo link si apre solo su questo computer. Per invitare chi è sulla tua rete, avvia settebello serve --host 0.0.0.0 e apri la pagina all’indirizzo che il comando mostra.
share-title = Una partita a Settebello
share-native = Condividi
share-qr = Codice QR
share-qr-of = Codice QR di { $link }
share-qr-hint = Chi lo inquadra con il telefono si siede a questo tavolo.
spectator = Stai guardando. Le carte in mano restano coperte.
keyboard = Tastiera
key-move = scegli la carta
key-enter = Invio
key-play = cala o prendi
key-touch = scegli o tocca la carta
key-letter = scegli la presa
key-by-hand = prendi, cala
key-call = presa mancata!
key-fuori = dichiararsi fuori
key-table = in tavola e ritorno
key-count = avanti nella conta, poi la prossima smazzata
key-number = la carta di quel posto
key-back = rimetti la carta in mano
key-read = leggi tavola, mano, punti, ultima giocata, orologi
key-repeat = ripeti
key-reader = Con uno screen reader le lettere valgono al tavolo solo in modalità focus (NVDA: Ins + Spazio).
key-sound = suoni sì o no
key-help = tutti i tasti
settings = Come vuoi il tavolo
settings-look = Aspetto
settings-hand = Le tue carte
settings-motion = Movimenti e suoni
settings-still = Il tuo sistema chiede meno movimento: le carte appaiono e spariscono senza viaggiare.
set-felt = Panno
set-felt-verde = Verde
set-felt-bordo = Bordò
set-felt-notte = Blu notte
set-felt-pietra = Pietra
set-back = Dorso delle carte
set-back-felt = Secondo il panno
set-back-red = Rosso
set-back-blue = Blu
set-sort = In ordine di
set-sort-rank = Valore
set-sort-suit = Seme
set-side = Mano che gioca
set-side-left = Sinistra
set-side-right = Destra
set-reach = Tutto a portata di pollice
set-reach-wide = No
set-reach-thumb = Sì
set-speed = Velocità
set-speed-slow = Calma
set-speed-normal = Normale
set-speed-quick = Svelta
settings-reading = Lettura e tasti
set-names = Il nove e i semi
set-names-deck = Come sulle carte
set-names-queen = Donna, denari
set-names-french = Donna, quadri
set-voice = A voce quello che succede
set-voice-off = No
set-voice-on = Sì
set-shortcuts = Lettere, cifre e ? come tasti
set-shortcuts-off = No
set-shortcuts-on = Sì
set-sound = Suoni
set-sound-off = No
set-sound-low = Piano
set-sound-middle = Medi
set-sound-high = Forti
set-buzz = Vibrazione
set-buzz-off = No
set-buzz-on = Sì
set-onetap = Un tocco solo gioca la carta
set-onetap-off = No
set-onetap-on = Sì
sounds = Suoni
sounds-silence = Spegni i suoni
sounds-let = Accendi i suoni

## La conta

category-carte = Carte
category-denari = { $names ->
    [french] Quadri
   *[other] Denari
}
category-settebello = Settebello
category-primiera = Primiera
category-scope = Scope
category-napoli = Napoli
category-re_bello = Re bello
count-versus = { $ours } contro { $theirs }
count-total = Punti
count-cappotto = Cappotto
count-match = Partita
waiting-for = { $count ->
    [one] Manca { $names }
   *[other] Mancano { $names }
}
won-side = { $who ->
    [you] Partita vinta!
    [we] Partita vinta!
    [they] Vincono loro.
    [many] Vincono { $side }.
   *[one] Vince { $side }.
}
rematch = Rivincita
save-record = Salva la partita
match-open = Riepilogo
end-title = Fine della partita
end-rating = Il tuo punteggio: { $points }
end-count = Vedi il conteggio
count-certain = Contano i punti certi al momento della dichiarazione.
fairness = La prova della smazzata
fairness-text = Prima di dare le carte il server ha mostrato l’impronta (SHA-256) di un numero segreto, e i giocatori quelle delle loro parole; dal numero e dalle parole segue l’ordine del mazzo. Ora il numero si vede, e chiunque può rifare il conto.
fairness-check = Rifai il conto nel browser
fairness-commitment = Impronta data prima
fairness-salts = Parole dei giocatori
fairness-seed = Numero segreto

## Prima di cominciare

search-looking = Si cerca chi vuole la stessa partita…
search-nobody = Per ora non c’è nessuno. Si continua a cercare; i posti liberi li può prendere il computer.
waiting-title = Si aspetta che arrivino gli altri
waiting-join-title = C’è un posto per te
waiting-free = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
invite-member = Invita uno del circolo
invite-member-name = Nome del profilo
invite-member-hint = Chi ha chiesto di essere chiamato riceve un messaggio.
invite-member-send = Invita
invite-member-sent = { $name } ha l’invito.
word-unknown = La prossima smazzata aspetta una parola che questo browser non ha. Apri il tavolo dove ti sei seduto o hai detto di essere pronto.
words-awaited = { $count ->
    [one] Le carte si danno appena arriva la parola di { $names }.
   *[other] Le carte si danno appena arrivano le parole di { $names }.
}
words-broken = Prima delle carte qualcuno se n’è andato e non ha detto la sua parola: a questo tavolo non si danno più carte. Aprine un altro.
waiting-hint = Manda l’indirizzo a chi deve giocare: le carte si danno appena il tavolo è pieno.
away = assente
away-stand-in = computer
absent-long = { $name } è assente da un po’, e il tavolo aspetta.
stand-in = Intanto gioca il computer
claim = Reclama la partita
wait-on = Aspetta ancora
said-absent = { $name } è assente.
said-back = { $name } è di nuovo al tavolo.
said-stood-in = { $me ->
    [yes] Il computer gioca al tuo posto finché non torni.
   *[no] Il computer gioca al posto di { $name } finché non torna.
}
said-returned = { $me ->
    [yes] Giochi di nuovo tu.
   *[no] { $name } è di nuovo al tavolo e gioca.
}
said-taken-back = { $me ->
    [yes] Torni indietro.
   *[no] { $name } torna indietro.
}
said-cancelled = { $why ->
    [tournament] Il torneo è stato annullato: questa partita finisce senza risultato.
    [result] L’arbitro ha deciso questo incontro: la partita non si gioca fino in fondo.
   *[round] Questo turno si abbina di nuovo: questa partita finisce senza risultato.
}
said-replaced = { $why ->
    [slow] { $name } non risponde in tempo: al suo posto gioca un giocatore più semplice.
    [preparing] { $name } si sta ancora preparando: intanto al suo posto gioca un giocatore più semplice.
   *[missing] { $name } adesso qui non può giocare: al suo posto gioca un giocatore più semplice.
}
said-resumed = { $name } è pronto, e d’ora in poi gioca da sé.
said-interrupted = { $hours ->
    [0] { $minutes ->
        [0] Il server è mancato per un momento.
        [one] Il server è mancato per un minuto.
       *[other] Il server è mancato per { $minutes } minuti.
    }
    [one] Il server è mancato per un’ora.
   *[other] Il server è mancato per { $hours } ore.
}
said-unrated = Questa partita non conta per la classifica.
replaced-short = { $why ->
    [preparing] si prepara
   *[other] sostituito
}
fill = I posti liberi al computer
public-table = Tavolo pubblico
public-table-hint = Compare fra i tavoli aperti nella pagina iniziale.
remarks-switch = Chi guarda può scrivere agli altri
remarks-switch-hint = Con un account. Tu lo leggi dopo la partita.
seat-free = Posto libero
seat-dismiss = Libera il posto di { $name }
seat-freed = Il tuo posto è stato liberato.
seat-drawn = Posti e compagni li decide il sorteggio, quando si comincia.
seat-with = con { $name }
seat-you = tu
seat-bot = computer
join-name = Come ti chiami?
sit-down = Siediti

## Due parole al tavolo

talk = Di’ qualcosa
talk-mute = Non mostrare le frasi di { $name }
said-phrase = { $name } dice: { $phrase }
phrase-hello = Ciao!
phrase-luck = Buona partita
phrase-well_played = Bella giocata!
phrase-thanks = Grazie
phrase-sorry = Scusa
phrase-moment = Un momento
phrase-good_game = Bella partita!
phrase-bye = Alla prossima
