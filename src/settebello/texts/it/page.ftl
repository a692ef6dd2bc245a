# La pagina intorno al tavolo: testata, pagina iniziale, regole su misura.

card-name = { $rank ->
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

## Testata

skip = Vai al contenuto
nav = Pagine
nav-menu = Menu
nav-theme = Chiaro o scuro
nav-home = Gioca
nav-rules = Regole
nav-tournaments = Tornei
nav-watch = Dal vivo
nav-puzzles = Problemi
language = Lingua
language-name = Italiano
language-failed = I testi in { $language } non sono arrivati. Controlla la connessione e riprova.
theme-dark = Passa al tema scuro
theme-light = Passa al tema chiaro
default-name = Ospite

summary = Scopa e Scopone, con le regole del tuo paese.
title-turn = ● Tocca a te · { $title }
title-home = Settebello · Scopa e Scopone
title-rules = Regole · Settebello
title-lost = Pagina non trovata · Settebello

lost = Qui non c’è niente
lost-hint = L’indirizzo non porta a nessuna pagina.
lost-home = Torna al gioco

loading = Un momento…
close = Chiudi
retry = Riprova

## Pagina iniziale

hero-title = Una mano prima del caffè?
hero-against = { $title } { $players ->
    [2] a due, contro il computer
    [3] in tre, con due avversari del computer
    [4] in quattro, con il computer agli altri posti
   *[6] in sei, con il computer agli altri posti
}
hero-again = Un’altra partita?
players = Giocatori
target = Ai punti
target-one-deal = Una smazzata
target-short = a { $target } punti
name = Il tuo nome
level = Il computer gioca da
level-principiante = Principiante
level-principiante-text = Vede che cosa si prende, non che cosa si lascia.
level-circolo = Circolo
level-circolo-text = Ragiona bene, ma ricorda solo gli ultimi giri.
level-esperto = Esperto
level-esperto-text = Pensa come il maestro, ma ricorda poche giocate degli altri.
level-campione = Campione
level-campione-text = Ricorda più dell’esperto, e meno del maestro.
level-maestro = Maestro
level-maestro-text = Ricorda tutto, e immagina le mani che non vede.
quick-play = Gioca subito
find-game = Gioca con altri

rules-read-title = Le regole
rules-read-hint = Prima quelle con cui giochi, poi quelle di ogni gioco.
rules-read-all = Tutte le regole, una per una
rules-read-games = Tutti i giochi

kin-games = Giochi vicini alla scopa
which-rules = Con quali regole
more-rules = Altre regole, da altri paesi
custom-rules = Regole su misura
custom-rules-hint = Parti da una di queste e cambia quello che vuoi.
rules-own = { $name }, su misura
rules-players = { $name } { $players ->
    [2] a due
    [3] in tre
    [4] in quattro
   *[6] in sei
}
change-rules = Cambia queste regole
players-pairs = { $players } a coppie
players-alone = { $players } giocatori
remove-rules = Cancella { $name }
saved-summary = Salvate da te

invite = Invita con un link
invite-hint = Chi lo apre si siede, senza registrarsi.
invite-seats = Posti per gli amici
invite-free = { $free ->
    [one] { $rules }: un posto libero
   *[other] { $rules }: { $free } posti liberi
}
invite-bots = { $bots ->
    [0] { "" }
    [one] , uno al computer
   *[other] , { $bots } al computer
}
time = Tempo per pensare
time-none = Senza limite
open-table = Apri un tavolo

invite-draw = Compagni a sorteggio: i posti si tirano a sorte quando si comincia
invite-public = Pubblico: chi apre questa pagina lo vede e può sedersi

lobby = Tavoli aperti
lobby-empty = Adesso nessuno aspetta: apri tu un tavolo pubblico.
lobby-free = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
lobby-age = { $minutes ->
    [0] da poco
    [one] da un minuto
   *[other] da { $minutes } minuti
}
lobby-draws = compagni a sorteggio
lobby-people = { $count ->
    [one] una persona ai tavoli
   *[other] { $count } persone ai tavoli
}
lobby-all = Tutti i tavoli ({ $count })
lobby-join = Siediti
lobby-join-at = Siediti: { $table }
lobby-back = Torna
lobby-back-to = Torna: { $table }
lobby-playing = Si gioca adesso
lobby-watch = Guarda
lobby-watch-at = Guarda: { $table }

your-tables = Le tue partite
remove-table = Togli { $rules } dall’elenco
game-your-turn = Tocca a te
game-their-turn = Tocca agli altri
game-mover = Tocca a { $name }
game-waits = Si aspettano giocatori
game-over = La partita è finita
game-with = con { $names }
game-score = Punti: { $scores }.
game-left = Restano { $time }.
continue-match = Continua
continue-table = Continua: { $rules }, come { $name }
other-tables = { $count ->
    [one] Un’altra partita
   *[other] Altre { $count } partite
}
other-turns = { $count ->
    [one] tocca a te in una
   *[other] tocca a te in { $count }
}
remove-table-title = Toglierla dall’elenco?
remove-table-means = L’elenco ha l’unica chiave del tuo posto. Senza un account nessuno può ridartela: gli altri ti aspettano, o gioca il computer per te. Puoi rimediare finché questa pagina è aperta.
remove-table-account = Il posto resta al tuo account: accedi, ed è di nuovo nell’elenco.
remove-table-over = La partita di { $rules } è finita. Puoi rimediare finché questa pagina è aperta.
remove-table-yes = Togli
remove-table-no = Tieni
table-removed = { $rules } non è più nell’elenco.
put-back = Rimetti
has-account = ha un account

## Regole su misura

rules-title = Regole
rules-hint = Parti da un gioco che conosci e cambia quello che al tuo paese si fa diversamente.
start-from = Parti da
saved-by-you = Salvate da te
group-deal = Distribuzione
group-taking = Presa
group-points = Punti
group-match = Partita
group-table = Al tavolo
base-value = { $base }: { $value }
undo = Rimetti { $value }
about-option = Che cosa vuol dire: { $title }
source = Fonte
your-own = Un altro valore
own-deal = O a modo tuo: P a testa, T in tavola
own-target = Altri punti
none-of-these = Nessuno
changes = { $count ->
    [0] { $base }, così com’è
    [one] Un cambiamento da { $base }
   *[other] { $count } cambiamenti da { $base }
}
changes-short = { $count ->
    [0] Nessun cambiamento
    [one] Un cambiamento
   *[other] { $count } cambiamenti
}
in-plain-words = In parole semplici
rules-text = Il nome di queste regole
copy = Copia
copied = Copiato
copy-failed = Il browser non ha lasciato copiare.
share = Copia il link
shared = Link copiato
save-name = Chiamale come vuoi
save-name-example = Venerdì dalla nonna
save = Salva
saved = Salvate
play-rules = Gioca con queste regole
cannot-play = Così non si può giocare

nav-players = Classifica
nav-desk = Arbitro
desk-home-hint = Segui una partita FIGS carta per carta: l’articolo, i punti acquisiti, il verbale.
more-title = E poi
more-lesson = La lezione
more-desk = Il banco dell’arbitro
more-proof = La prova del mazzo

## Il proprio profilo

nav-account = Profilo
nav-account-of = Profilo: { $name }

## Le regole di ogni gioco, e la lezione

learn-home-title = Mai giocato?
learn-home-hint = Una smazzata, carta per carta: giochi tu, il tavolo dice perché. Cinque minuti.
learn-home-open = Impara giocando
puzzle-home-title = Il problema del giorno
game-title = { $name } · Settebello
game-in-short = In parole semplici
game-all = Tutte le regole
game-source = Fonte delle regole: { $source }.
game-compare = Confronta con
game-place = Si gioca { $place }.
game-unlike = In evidenza, tutto ciò che non è come nella scopa.
game-unrated = Queste partite non contano per le classifiche.
game-same = Uguale a { $name }
game-differences = { $count ->
    [one] Una regola diversa da { $name }
   *[other] { $count } regole diverse da { $name }
}
game-there = In { $name }: { $value }
game-only-different = Solo quello che cambia
game-play = Gioca a { $name }
game-change = Cambia queste regole
game-others = Gli altri giochi
game-of-home = Leggi le regole
game-unknown = Non c’è nessun gioco che si chiama { $name }.
game-source-000 = il regolamento della federazione (FIGS)
game-source-001 = il regolamento del torneo a due
game-source-002 = il regolamento della casa on line
game-source-003 = la pagina inglese sullo scopone e le sue varianti
game-source-004 = la pagina sullo Scopone Scientifico
game-source-x = altre fonti

## Una partita giocata di nuovo, con le carte di una che è finita

origin-play = Da una partita finita: smazzata { $deal }, giocata { $play }
origin-deals = Con le smazzate di una partita finita
origin-counts-not = Non vale per il punteggio.
origin-to-review = Alla revisione
origin-to-match = Alla partita
again-from = Riprova da qui
again-from-hint = Il tavolo comincia com’era qui: smazzata { $deal }, giocata { $play }, con le stesse mani e lo stesso punteggio. Agli altri posti gioca il computer, al livello maestro.
again-deals = Gioca le stesse smazzate
again-deals-hint = Gli stessi mazzi nello stesso ordine, dalla prima carta. Agli altri posti gioca il computer, al livello maestro. Alla fine vedi i due risultati uno accanto all’altro.
again-seat = Giochi al posto di
again-counts-not = Non vale per il punteggio, e non entra in nessuna statistica.
again-start = Comincia

# Reasons that the page says by itself

offline = Il server non risponde. Controlla la connessione e riprova.
unreadable = Il server ha dato una risposta che non si capisce. Riprova.
not_signed_in = Prima bisogna accedere.

play-lays = cala { $card }
play-takes = { $card } prende { $taken }
play-banks = { $card } da parte
