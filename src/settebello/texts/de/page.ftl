# The page around the table: header, home, rules of your own.

card-name = { $suit ->
    [D] { $names ->
        [french] Karo
       *[other] Münz
    }
    [C] { $names ->
        [french] Herz
       *[other] Kelch
    }
    [S] { $names ->
        [french] Pik
       *[other] Schwert
    }
   *[B] { $names ->
        [french] Kreuz
       *[other] Stab
    }
}-{ $rank ->
    [A] Ass
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [F] Bube
    [C] { $names ->
        [horse] Reiter
       *[other] Dame
    }
   *[R] König
}

## Header

skip = Zum Inhalt
nav = Seiten
nav-menu = Menü
nav-theme = Hell oder dunkel
nav-home = Spielen
nav-rules = Regeln
nav-tournaments = Turniere
nav-watch = Live
nav-puzzles = Aufgaben
language = Sprache
language-name = Deutsch
language-failed = Die Texte in { $language } sind nicht angekommen. Prüfe die Verbindung und versuch es noch einmal.
theme-dark = Zum dunklen Design
theme-light = Zum hellen Design
default-name = Gast

summary = Scopa und Scopone, nach den Regeln deiner Gegend.
title-turn = ● Du bist dran · { $title }
title-home = Settebello · Scopa und Scopone
title-rules = Regeln · Settebello
title-lost = Seite nicht gefunden · Settebello

lost = Hier ist nichts
lost-hint = Diese Adresse führt zu keiner Seite.
lost-home = Zurück zum Spiel

loading = Einen Moment…
close = Schließen
retry = Noch einmal

## Home

hero-title = Ein Spielchen vor dem Kaffee?
hero-against = { $title } { $players ->
    [2] zu zweit, gegen den Computer
    [3] zu dritt, gegen zwei Computer
    [4] zu viert, mit Computern auf den anderen Plätzen
   *[6] zu sechst, mit Computern auf den anderen Plätzen
}
hero-again = Noch eine Partie?
players = Spieler
target = Gespielt bis
target-one-deal = Eine Austeilung
target-short = bis { $target } Punkte
name = Dein Name
level = Der Computer spielt als
level-principiante = Anfänger
level-principiante-text = Sieht, was es zu nehmen gibt, nicht, was liegen bleibt.
level-circolo = Verein
level-circolo-text = Denkt gut, merkt sich aber nur die letzten Umläufe.
level-esperto = Experte
level-esperto-text = Denkt wie der Meister, merkt sich aber nur wenige Züge der anderen.
level-campione = Champion
level-campione-text = Merkt sich mehr als der Experte und weniger als der Meister.
level-maestro = Meister
level-maestro-text = Merkt sich alles und stellt sich die verdeckten Hände vor.
quick-play = Sofort spielen
find-game = Mit anderen spielen

rules-read-title = Die Regeln
rules-read-hint = Zuerst die, nach denen du spielst, dann die aller Spiele.
rules-read-all = Alle Regeln, eine nach der anderen
rules-read-games = Alle Spiele

kin-games = Spiele rund um Scopa
which-rules = Nach welchen Regeln
more-rules = Weitere Regeln, von anderswo
custom-rules = Eigene Regeln
custom-rules-hint = Geh von einem dieser Spiele aus und ändere, was du willst.
rules-own = { $name }, eigene Regeln
rules-players = { $name } { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[6] zu sechst
}
change-rules = Diese Regeln ändern
players-pairs = { $players } in Paaren
players-alone = { $players } Spieler
remove-rules = { $name } löschen
saved-summary = Von dir gespeichert

invite = Per Link einladen
invite-hint = Wer ihn öffnet, nimmt Platz, ohne sich zu registrieren.
invite-seats = Plätze für Freunde
invite-free = { $free ->
    [one] { $rules }: ein Platz frei
   *[other] { $rules }: { $free } Plätze frei
}
invite-bots = { $bots ->
    [0] { "" }
    [one] , einer für den Computer
   *[other] , { $bots } für den Computer
}
time = Bedenkzeit
time-none = Unbegrenzt
open-table = Tisch eröffnen

invite-draw = Partner per Los: Die Plätze werden zu Beginn der Partie ausgelost
invite-public = Öffentlich: Wer diese Seite öffnet, sieht den Tisch und kann Platz nehmen

lobby = Offene Tische
lobby-empty = Niemand wartet: Eröffne selbst einen öffentlichen Tisch.
lobby-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
lobby-age = { $minutes ->
    [0] neu
    [one] seit einer Minute
   *[other] seit { $minutes } Minuten
}
lobby-draws = Partner per Los
lobby-people = { $count ->
    [one] eine Person an den Tischen
   *[other] { $count } Personen an den Tischen
}
lobby-all = Alle { $count } Tische
lobby-join = Platz nehmen
lobby-join-at = Platz nehmen: { $table }
lobby-back = Zurück
lobby-back-to = Zurück: { $table }
lobby-playing = Wird gespielt
lobby-watch = Zuschauen
lobby-watch-at = Zuschauen: { $table }

your-tables = Deine Partien
remove-table = { $rules } von der Liste nehmen
game-your-turn = Du bist dran
game-their-turn = Die anderen sind dran
game-mover = { $name } ist dran
game-waits = Warten auf Mitspieler
game-over = Die Partie ist zu Ende
game-with = mit { $names }
game-score = Punkte: { $scores }.
game-left = Noch { $time }.
continue-match = Weiter
continue-table = Weiter: { $rules }, als { $name }
other-tables = { $count ->
    [one] Noch eine Partie
   *[other] Noch { $count } Partien
}
other-turns = { $count ->
    [one] du bist in einer dran
   *[other] du bist in { $count } dran
}
remove-table-title = Von der Liste nehmen?
remove-table-means = Die Liste hat den einzigen Schlüssel zu deinem Platz. Ohne Konto kann ihn dir niemand zurückgeben: Die anderen warten auf dich, oder ein Computer spielt weiter. Du kannst es rückgängig machen, solange diese Seite offen ist.
remove-table-account = Dein Platz bleibt bei deinem Konto: Logge dich ein, und er steht wieder auf der Liste.
remove-table-over = Die Partie { $rules } ist zu Ende. Du kannst es rückgängig machen, solange diese Seite offen ist.
remove-table-yes = Entfernen
remove-table-no = Behalten
table-removed = { $rules } ist nicht mehr auf der Liste.
put-back = Rückgängig
has-account = hat ein Konto

## Rules of your own

rules-title = Regeln
rules-hint = Geh von einem Spiel aus, das du kennst, und ändere, was man bei dir anders macht.
start-from = Grundlage
saved-by-you = Von dir gespeichert
group-deal = Geben
group-taking = Nehmen
group-points = Punkte
group-match = Partie
group-table = Am Tisch
base-value = { $base }: { $value }
undo = Zurück zu { $value }
about-option = Was es bedeutet: { $title }
source = Quelle
your-own = Anderer Wert
own-deal = Oder eigene Zahlen: P für jeden, T auf den Tisch
own-target = Andere Punktzahl
none-of-these = Keine
changes = { $count ->
    [0] { $base }, unverändert
    [one] Eine Änderung gegenüber { $base }
   *[other] { $count } Änderungen gegenüber { $base }
}
changes-short = { $count ->
    [0] Keine Änderung
    [one] Eine Änderung
   *[other] { $count } Änderungen
}
in-plain-words = In einfachen Worten
rules-text = Der Name dieser Regeln
copy = Kopieren
copied = Kopiert
copy-failed = Der Browser hat das Kopieren nicht erlaubt.
share = Link kopieren
shared = Link kopiert
save-name = Nenn sie, wie du willst
save-name-example = Freitags bei Oma
save = Speichern
saved = Gespeichert
play-rules = Nach diesen Regeln spielen
cannot-play = So kann man nicht spielen

nav-players = Rangliste
nav-desk = Schiedsrichter
desk-home-hint = Begleite eine FIGS-Partie Karte für Karte: der Artikel, die sicheren Punkte, das Protokoll.
more-title = Und noch mehr
more-lesson = Die Lektion
more-desk = Der Schiedsrichtertisch
more-proof = Nachweis des Mischens

## One’s own account

nav-account = Konto
nav-account-of = Konto: { $name }

## Each game’s rules, and the lesson

learn-home-title = Noch nie gespielt?
learn-home-hint = Eine Austeilung, Zug für Zug: Du spielst, der Tisch sagt, warum. Fünf Minuten.
learn-home-open = Spielend lernen
puzzle-home-title = Aufgabe des Tages
game-title = { $name } · Settebello
game-in-short = In einfachen Worten
game-all = Alle Regeln
game-source = Quelle der Regeln: { $source }.
game-compare = Vergleichen mit
game-place = Gespielt wird es { $place }.
game-unlike = Hervorgehoben ist alles, was anders ist als bei Scopa.
game-unrated = Partien dieses Spiels werden nicht gewertet.
game-same = Wie { $name }
game-differences = { $count ->
    [one] Eine Regel ist anders als bei { $name }
   *[other] { $count } Regeln sind anders als bei { $name }
}
game-there = Bei { $name }: { $value }
game-only-different = Nur die Unterschiede
game-play = { $name } spielen
game-change = Diese Regeln ändern
game-others = Andere Spiele
game-of-home = Regeln lesen
game-unknown = Es gibt kein Spiel namens { $name }.
game-source-000 = das Regelwerk des Verbands (FIGS)
game-source-001 = die Regeln des Turniers zu zweit
game-source-002 = die Regeln der Online-Spielstätte
game-source-003 = die englische Seite über Scopone und Varianten
game-source-004 = die Seite über Scopone Scientifico
game-source-x = andere Quellen

## A match played again, with the cards of one that is over

origin-play = Aus einer beendeten Partie: Austeilung { $deal }, Zug { $play }
origin-deals = Mit den Austeilungen einer beendeten Partie
origin-counts-not = Wird nicht gewertet.
origin-to-review = Zur Analyse
origin-to-match = Zur Partie
again-from = Ab hier weiterspielen
again-from-hint = Der Tisch beginnt so, wie er hier stand: Austeilung { $deal }, Zug { $play }, mit denselben Händen und demselben Punktestand. Auf den anderen Plätzen spielt der Computer, als Meister.
again-deals = Dieselben Karten spielen
again-deals-hint = Dieselben Karten in derselben Reihenfolge, von der ersten an. Auf den anderen Plätzen spielt der Computer, als Meister. Am Ende siehst du beide Ergebnisse nebeneinander.
again-seat = Du spielst anstelle von
again-counts-not = Es wird nicht gewertet und zählt in keiner Statistik.
again-start = Beginnen

# Reasons that the page says by itself

offline = Der Server antwortet nicht. Prüfe die Verbindung und versuch es noch einmal.
unreadable = Die Antwort des Servers ist nicht lesbar. Versuch es noch einmal.
not_signed_in = Logge dich zuerst ein.

play-lays = legt { $card } ab
play-takes = { $card } nimmt { $taken }
play-banks = { $card } beiseite
