# The table: what is seen, what is heard, what is done.

the-card = { $suit ->
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

## The sentence for each event. $me tells whether the listener did it.

said-dealt = Austeilung { $deal }. { $held ->
    [0] Die Karten sind verteilt.
    [one] Du hast eine Karte.
   *[other] Du hast { $held } Karten.
} { $me ->
    [yes] Du gibst.
   *[no] Geber: { $name }.
}{ $partners ->
    [none] {""}
   *[other] {" "}Du spielst mit { $partners }.
}
said-batch = Neue Karten: Ausgabe { $batch } von { $batches }.{ $held ->
    [0] {""}
    [one] {" "}Du hast eine Karte.
   *[other] {" "}Du hast { $held } Karten.
}
said-redealt = { $reason ->
    [kings3] Drei Könige auf dem Tisch: Es wird neu gegeben.
    [sum10] Nicht mehr als zehn auf dem Tisch: Es wird neu gegeben.
    [ace1] Ein Ass auf dem Tisch: Es wird neu gegeben.
    [aces2] Zwei oder mehr Asse auf dem Tisch: Es wird neu gegeben.
    [alike3] Drei gleiche Karten auf dem Tisch: Es wird neu gegeben.
   *[other] Es wird neu gegeben.
}
said-drawn = { $me ->
    [yes] Die Plätze wurden mit aufgedeckten Karten ausgelost: Du gibst.
   *[no] Die Plätze wurden mit aufgedeckten Karten ausgelost: { $name } gibt.
}
said-table = { $lying ->
    [0] Der Tisch ist leer.
    [one] Auf dem Tisch: { $table }. Eine Karte.
   *[other] Auf dem Tisch: { $table }. { $lying } Karten.
}
said-hand = Auf der Hand: { $cards }. { $count ->
    [one] Eine Karte.
   *[other] { $count } Karten.
}
said-hand-closed = Deine Karten sind noch verdeckt.
said-hand-none = Du schaust nur zu: Du hast keine Karten.
said-your-turn = Du bist dran.
said-played = { $bank ->
    [yes] { $me ->
        [yes] Du legst { $card } beiseite.
       *[no] { $name } legt { $card } beiseite.
    }
   *[no] { $takes ->
        [0] { $me ->
            [yes] Du legst { $card } ab.
           *[no] { $name } legt { $card } ab.
        }
       *[other] { $me ->
            [yes] Du nimmst { $taken } mit { $card }.
           *[no] { $name } nimmt { $taken } mit { $card }.
        }
    }
}
said-took-closed = { $me ->
    [yes] Du hast genommen.
   *[no] { $name } hat genommen.
}
said-fuori = { $me ->
    [yes] Du sagst „fuori“
   *[no] { $name } sagt „fuori“
}: { $right ->
    [yes] Die Punkte sind da.
   *[no] Die Punkte sind nicht da.
}
said-called = Fang übersehen! { $me ->
    [yes] Du hast es gesehen
   *[no] { $name } hat es gesehen
}: { $card } geht zurück an { $owner }, liegt offen und muss nehmen.
said-called-yours = Fang übersehen! { $me ->
    [yes] Du hast es selbst gesehen
   *[no] { $name } hat es gesehen
}: { $card } geht zurück an dich, liegt offen und muss nehmen.
said-must-take = Du bist dran: { $card } muss nehmen.
said-shown = { $me ->
    [yes] Du deckst { $cards } auf: zu spielen, wenn du dran bist.
   *[no] { $name } deckt { $cards } auf: zu spielen, wenn { $name } dran ist.
}
said-admitted = { $me ->
    [yes] Du sagst, die letzte Karte war ein Irrtum, und deckst { $cards } auf.
   *[no] { $name } sagt, die letzte Karte war ein Irrtum, und deckt { $cards } auf.
}
said-chosen = { $me ->
    [yes] Du hast entschieden: { $owner } spielt { $card }.
   *[no] { $name } hat entschieden: { $owner } spielt { $card }.
}
said-chosen-yours = { $name } hat entschieden: Du spielst { $card }.
said-settebello = Settebello!
said-scopa = { $me ->
    [yes] Scopa! Der Tisch ist leer.
   *[no] Scopa für { $name }. Der Tisch ist leer.
}
said-scope = { $who ->
    [you] Du hast
    [we] Wir haben
    [they] Die Gegner haben
    [many] { $side } haben
   *[one] { $side } hat
} { $scope ->
    [one] eine Scopa.
   *[other] { $scope } Scope.
}
said-scopa-counted = { said-scopa } { said-scope }
said-table-taken = Der erste Tisch geht an { $me ->
    [yes] dich
   *[no] { $name }
}: { $cards }, { $worth ->
    [one] eine Scopa
   *[other] { $worth } Scope
}.
rank-name = { $rank ->
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
said-declared = { $me ->
    [yes] Du sagst deine Hand an
   *[no] { $name } sagt eine Hand an
}: { $worth ->
    [one] ein Punkt
   *[other] { $worth } Punkte
}{ $count ->
    [0] {""}
   *[other] , mit { $cards }
}{ $named ->
    [none] {""}
   *[other] ; die Matta gilt als { $named }
}.
said-declared-short = { $me ->
    [yes] Du sagst deine Hand an
   *[no] { $name } sagt eine Hand an
}: { knock-points-made }{ $named ->
    [none] {""}
   *[other] ; die Matta gilt als { $named }
}.
knock-points-made = { $worth ->
    [one] ein Punkt
   *[other] { $worth } Punkte
}
said-bonus = { $me ->
    [yes] Du machst
   *[no] { $name } macht
} { $worth ->
    [one] einen Punkt
   *[other] { $worth } Punkte
} mit dem Zug: { $kinds }.
play-picula = Picula
play-bager = Bager
play-one_suit = eine Farbe
play-three = drei Karten
said-leftovers = { $me ->
    [yes] Du hast den letzten Fang und bekommst { $count ->
        [one] die Restkarte.
       *[other] die { $count } Restkarten.
    }
   *[no] { $name } hat den letzten Fang und bekommt { $count ->
        [one] die Restkarte.
       *[other] die { $count } Restkarten.
    }
}
said-counted = Austeilung zu Ende: { $points }.{ $won ->
    [none] {""}
   *[other] {" "}{ $won }.
} { said-score }
said-side-won = { $who ->
    [you] Du
    [we] Wir
    [they] Gegner
   *[other] { $side }
}: { $won }
said-score = { $target ->
    [none] Punkte: { $scores }.
   *[other] Partie bis { $target }: { $scores }.
}
said-stakes = Einsätze: { $scores }.
said-side-score = { $who ->
    [you] du { $points }
    [we] wir { $points }
    [they] Gegner { $points }
   *[other] { $side } { $points }
}
said-won = { $who ->
    [you] Du gewinnst die Partie!
    [we] Wir gewinnen die Partie!
    [they] Die Partie ist zu Ende: Die Gegner gewinnen.
    [many] Die Partie ist zu Ende: { $side } gewinnen.
   *[one] Die Partie ist zu Ende: { $side } gewinnt.
}
said-stake = { $multiplier ->
    [1] Einfacher Einsatz.
    [2] Doppelter Einsatz.
    [3] Dreifacher Einsatz.
   *[other] Einsatz mal { $multiplier }.
}
said-seated = { $name } nimmt Platz.
said-ready = { $me ->
    [yes] Du bist bereit.
   *[no] { $name } ist bereit.
}
said-nothing-played = Es hat noch niemand gespielt.
said-forfeit = { $why ->
    [resigned] { $me ->
        [yes] Du hast aufgegeben.
       *[no] { $name } hat aufgegeben.
    }
    [absent] { $me ->
        [yes] Du warst zu lange weg.
       *[no] { $name } war zu lange weg.
    }
   *[time] { $me ->
        [yes] Deine Zeit ist um.
       *[no] Die Zeit von { $name } ist um.
    }
}
said-resigning = { $me ->
    [yes] Du willst aufgeben; dein Partner muss es auch wollen.
   *[no] { $name } will aufgeben.
}
said-resigning-too = { resigning }
somebody-gone = jemand von vorhin
said-left-off = { $name } geht vor der ersten Karte: Die Partie fällt aus.
said-left-to-computer = { $name } überlässt den Platz dem Computer { $computer }.
said-left-free = { $name } geht; der Platz ist frei.
said-turn-time = { $turn } Du hast { $time }.
said-time-left = Du hast noch { $time }.
said-clocks = { $clocks }.
said-no-clock = An diesem Tisch gibt es keine Uhr.
said-sound-on = Ton an.
said-sound-off = Ton aus.
said-choice-lay = { $card } ablegen.
said-choice-take = Fang { $letter }: { $taken }.
said-choice-bank = { $card } beiseitelegen.
said-lifted = { $card }, zählt { $value }.
said-captures = { $count ->
    [0] Kein Fang möglich.
    [one] Ein Fang möglich.
   *[other] { $count } Fänge möglich.
}
said-sum = { $cards }: { $sum }.
said-take = { $taken }, zusammen { $sum }, mit { $card } nehmen.

## The table

title-table = Am Tisch · Settebello
title-table-of = { $phase ->
    [waiting] Warten auf Mitspieler · { $rules }
    [match_over] Partie zu Ende · { $rules }
   *[on] { $rules } · Settebello
}
table-loading = Der Tisch kommt…
seat-in-page = Dieser Browser speichert nichts: Wenn du die Seite neu lädst oder schließt, verlierst du deinen Platz.
understood = Verstanden
connection-lost = Verbindung verloren. Der Tisch wartet auf dich.
page-outdated = Der Server ist neuer als diese Seite: Lade sie neu, um weiterzuspielen.
cloth = Der Spieltisch
table = Karten auf dem Tisch
table-card-choice = { $card }, Fang { $letters }
hand = Deine Karten
hand-closed = Nach diesen Regeln siehst du deine Karten erst, wenn du dran bist.
takes = nimmt { $cards }
choices = Was du tust
choice-lay = Ablegen
choice-take = Nehmen
choice-bank = Beiseitelegen
choice-take-fuori = Nehmen und fuori
choice-lay-fuori = Ablegen und fuori
by-hand-touch = Karten antippen
by-hand-empty = Mit { $card } nehmen: Tippe zuerst auf Karten auf dem Tisch.
call = Fang übersehen!
call-label = Fang übersehen! Sagen, dass { $card } nehmen musste
fuori = Fuori
fuori-label = Mit dieser Karte sage ich „fuori“
fuori-title = Sagst du „fuori“?
fuori-take = Du nimmst { $taken } mit { $card } und sagst „fuori“.
fuori-lay = Du legst { $card } ab und sagst „fuori“.
fuori-meaning = Die Partie endet hier. Sind deiner Seite { $target } Punkte sicher, gewinnt sie, was immer die anderen haben; sonst verliert sie. FIGS, Artikel 16.
fuori-yes = Ja, fuori
fuori-no = Nein, zurück zum Spiel
knock = Ansagen
knock-title = Sagst du an?
knock-first = Bevor du spielst: Sagst du deine Hand an?
knock-meaning = Die drei Karten liegen offen, bis du sie spielst.
knock-meaning-closed = Die anderen hören nur die Punkte.
knock-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
knock-named = die Matta gilt als { $rank }
knock-no = { $card } spielen, ohne anzusagen
said-may-knock = Du bist dran: Du kannst ansagen, { knock-points }.
shout-knock = Angesagt!
shout-table = { $scope ->
    [one] Scopa!
   *[other] { $scope } Scope!
}
shout-picula = Picula!
shout-bager = Bager!
shout-one_suit = Eine Farbe!
shout-three = Drei Karten!
matta-named = die Matta gilt als { $rank }
seat-declared = angesagt: { $points }
pile-points = { $points ->
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
}
fewest-short = weniger gewinnt
fewest-wins = Wer die wenigsten Punkte hat, gewinnt
shout-fuori = Fuori!
fuori-right = { $name }: Die Punkte sind da
fuori-wrong = { $name }: Die Punkte sind nicht da
exposed-of = Offene Karten von { $name }
card-exposed = { $card }, offen
your-decision = Du entscheidest
decide-for = Entscheide, welche Karte { $owner } spielt
decide-short = { $owner } spielt…
decides = { $name } entscheidet, was { $owner } spielt
decides-yours = { $name } entscheidet, was du spielst
decide-card = { $card } spielen
show = Karte aufdecken…
show-title = Welche Karten deckst du auf?
show-hint = Eine gefallene, gezeigte oder außer der Reihe gespielte Karte gilt als gespielt: FIGS, Artikel 13.
show-what = { $turn ->
    [yes] { $count ->
        [0] Tippe auf die Karten, die du aufdeckst.
        [one] Du bist dran: { $cards } muss jetzt gespielt werden.
       *[other] Du bist dran: Von diesen { $count } spielst du jetzt eine. Die anderen liegen offen und müssen in deinen nächsten Zügen gespielt werden.
    }
   *[no] { $count ->
        [0] Tippe auf die Karten, die du aufdeckst.
        [one] { $cards } liegt dann offen und muss in deinem Zug gespielt werden, was auch daraus wird.
       *[other] { $count } Karten liegen dann offen. In deinem Zug entscheidet der Spieler vor dir, welche gespielt wird.
    }
}
show-yes = Aufdecken
show-no = Doch nicht
stakes = Einsätze
by-article = { $text } FIGS, Artikel { $article }.
clock-of = { $name }: { $time }
clock-days = { $days } T { $hours } h
words-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
words-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
words-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
words-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
time-total = { $increment ->
    [0] { $total } pro Spieler
   *[other] { $total } pro Spieler, +{ $increment } s pro Zug
}
time-days = { $days ->
    [one] Ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
time-of-table = Zeit: { $time }.
pause = Nächste Austeilung in { $time }.
match-broken-off = Die Partie ist zu Ende
your-turn = Dein Zug
turn-of = { $name } ist dran
turn-free = Freier Platz: Warten
dealer = Geber
you-deal = du gibst
seat-label = { $name }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
stock = Talon, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
pile-of = { $who ->
    [you] Dein Stapel
    [we] Unser Stapel
    [they] Stapel der Gegner
   *[other] Stapel von { $side }
}
pile-scope = { $count ->
    [0] keine Scopa
    [one] 1 Scopa
   *[other] { $count } Scope
}
side-we = Wir
side-they = Gegner
side-you = Du
score = Punkte
score-of = { $points } von { $target }
repeated-deals = Duplikat: gleiche Karten
target-to = bis { $target }
match-to = Partie bis { $target }
one-deal = Eine Austeilung
deal-of = Austeilung { $deal } von { $deals }
deal-title-of = Austeilung { $deal } von { $deals }
deal-number = Austeilung { $deal }
deal-title = Austeilung { $deal }
last-trick = Der letzte Fang
last-play = letzter Zug
shout-scopa = Scopa!
shout-settebello = Das Settebello
point-for-you = Ein Punkt für dich
point-for = Ein Punkt für { $name }

## Menu and keys

menu = Mehr
leave = Tisch verlassen
quit = Platz verlassen oder aufgeben…
menu-report = Jemanden melden
quit-title = Gehst du?
quit-stay = Wenn du nur die Seite schließt, behältst du deinen Platz und kommst über die Startseite zurück.
quit-untouched = Noch hat niemand gespielt: Wer deinen Platz nimmt, spielt diese Hand. Wer an öffentlichen Tischen immer wieder so geht, muss warten, bevor er wieder Platz nehmen kann.
quit-seat = Platz verlassen
quit-computer = Der Computer spielt für mich weiter
quit-free = Platz für andere frei lassen
quit-resign = Aufgeben: Die Partie ist verloren
quit-resign-pair = Aufgeben: verloren, wenn dein Partner es auch will
resigning = { $name } will aufgeben. Bist du einverstanden?
resign-too = Ja, aufgeben
free-seat = Ein Platz ist frei: Das Spiel wartet auf jemanden.
help-none = Diese Partie wird gewertet oder gehört zu einem Turnier: Der Tisch gibt keine Hilfe.
help-labels = Hilfe: was eine Karte nimmt, wo das Settebello ist
help-settebello = Hilfe: wo das Settebello ist
see-rules = Die Regeln dieses Tisches
share-link = Adresse des Tisches
share-local = Dieser Link öffnet sich nur auf diesem Computer. Um andere in deinem Netz einzuladen, starte settebello serve --host 0.0.0.0 und öffne die Seite unter der Adresse, die dort für andere steht.
share-title = Eine Partie bei Settebello
share-native = Teilen
share-qr = QR-Code
share-qr-of = QR-Code von { $link }
share-qr-hint = Wer den Code mit dem Handy scannt, sitzt an diesem Tisch.
spectator = Du schaust zu. Die Handkarten bleiben verdeckt.
keyboard = Tastatur
key-move = Karte wählen
key-enter = Eingabe
key-play = ablegen oder nehmen
key-touch = Karte wählen oder antippen
key-letter = Fang wählen
key-by-hand = nehmen, ablegen
key-call = Fang übersehen!
key-fuori = „fuori“ sagen
key-table = zum Tisch und zurück
key-count = weiter in der Zählung, dann die nächste Austeilung
key-number = die Karte an dieser Stelle
key-back = Karte zurückstecken
key-read = Tisch, Hand, Punkte, letzten Zug, Uhren vorlesen
key-repeat = noch einmal sagen
key-reader = Mit einem Screenreader wirken die Buchstaben am Tisch nur im Fokusmodus (NVDA: Einfügen + Leertaste).
key-sound = Ton an oder aus
key-help = alle Tasten
settings = Tisch einrichten
settings-look = Aussehen
settings-hand = Deine Karten
settings-motion = Bewegung und Ton
settings-still = Dein System wünscht weniger Bewegung: Karten erscheinen und verschwinden, ohne zu wandern.
set-felt = Tuch
set-felt-verde = Grün
set-felt-bordo = Bordeaux
set-felt-notte = Nachtblau
set-felt-pietra = Stein
set-back = Kartenrücken
set-back-felt = Wie das Tuch
set-back-red = Rot
set-back-blue = Blau
set-sort = Sortiert nach
set-sort-rank = Wert
set-sort-suit = Farbe
set-side = Hand, mit der du spielst
set-side-left = Links
set-side-right = Rechts
set-reach = Alles in Reichweite des Daumens
set-reach-wide = Nein
set-reach-thumb = Ja
set-speed = Tempo
set-speed-slow = Ruhig
set-speed-normal = Normal
set-speed-quick = Schnell
settings-reading = Lesen und Tasten
set-names = Die Neun und die Farben
set-names-deck = Wie auf den Karten
set-names-queen = Dame, Münzen
set-names-french = Dame, Karo
set-voice = Vorlesen, was geschieht
set-voice-off = Aus
set-voice-on = An
set-shortcuts = Buchstaben, Ziffern und ? als Tasten
set-shortcuts-off = Aus
set-shortcuts-on = An
set-sound = Ton
set-sound-off = Aus
set-sound-low = Leise
set-sound-middle = Mittel
set-sound-high = Laut
set-buzz = Vibration
set-buzz-off = Aus
set-buzz-on = An
set-onetap = Einmal tippen spielt die Karte
set-onetap-off = Nein
set-onetap-on = Ja
sounds = Ton
sounds-silence = Ton ausschalten
sounds-let = Ton einschalten

## The count

category-carte = Karten
category-denari = { $names ->
    [french] Karo
   *[other] Münzen
}
category-settebello = Settebello
category-primiera = Primiera
category-scope = Scope
category-napoli = Napoli
category-re_bello = Re bello
count-versus = { $ours } zu { $theirs }
count-total = Punkte
count-cappotto = Cappotto
count-match = Partie
waiting-for = Warten auf { $names }
won-side = { $who ->
    [you] Du gewinnst die Partie!
    [we] Wir gewinnen die Partie!
    [they] Die Gegner gewinnen.
    [many] { $side } gewinnen.
   *[one] { $side } gewinnt.
}
rematch = Revanche
save-record = Partie speichern
match-open = Überblick
end-title = Das Ende der Partie
end-rating = Deine Wertungszahl: { $points }
end-count = Zählung ansehen
count-certain = Es zählen die Punkte, die bei „fuori“ sicher waren.
fairness = Der Nachweis dieser Austeilung
fairness-text = Vor dem Geben hat der Server den Fingerabdruck (SHA-256) einer geheimen Zahl gezeigt, und die Spieler die ihrer Wörter; aus der Zahl und den Wörtern folgt die Reihenfolge der Karten. Jetzt liegt die Zahl offen, und alle können nachrechnen.
fairness-check = In diesem Browser nachrechnen
fairness-commitment = Vorher gezeigter Fingerabdruck
fairness-salts = Die Wörter der Spieler
fairness-seed = Geheime Zahl

## Before it begins

search-looking = Suche nach Leuten, die dasselbe spielen wollen…
search-nobody = Noch ist niemand da. Die Suche geht weiter; der Computer kann die freien Plätze nehmen.
waiting-title = Warten auf die anderen
waiting-join-title = Ein Platz für dich
waiting-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
invite-member = Mitglied einladen
invite-member-name = Name des Kontos
invite-member-hint = Wer Benachrichtigungen wünscht, bekommt eine Nachricht.
invite-member-send = Einladen
invite-member-sent = { $name } ist eingeladen.
word-unknown = Die nächste Austeilung wartet auf ein Wort, das dieser Browser nicht hat. Öffne den Tisch dort, wo du Platz genommen oder dich bereit gemeldet hast.
words-awaited = { $count ->
    [one] Die Karten werden gegeben, sobald das Wort von { $names } da ist.
   *[other] Die Karten werden gegeben, sobald die Wörter von { $names } da sind.
}
words-broken = Vor den ersten Karten ist jemand gegangen und hat sein Wort nicht gesagt: An diesem Tisch werden keine Karten mehr gegeben. Eröffne einen anderen.
waiting-hint = Schick die Adresse allen, die mitspielen sollen: Gegeben wird, sobald der Tisch voll ist.
away = abwesend
away-stand-in = Computer
absent-long = { $name } ist schon eine Weile weg, und der Tisch wartet.
stand-in = Solange spielt der Computer
claim = Sieg beanspruchen
wait-on = Weiter warten
said-absent = { $name } ist abwesend.
said-back = { $name } ist wieder am Tisch.
said-stood-in = { $me ->
    [yes] Bis du zurück bist, spielt der Computer für dich.
   *[no] Bis { $name } zurück ist, spielt der Computer.
}
said-returned = { $me ->
    [yes] Du spielst wieder selbst.
   *[no] { $name } ist wieder am Tisch und spielt.
}
said-taken-back = { $me ->
    [yes] Du nimmst einen Zug zurück.
   *[no] { $name } nimmt einen Zug zurück.
}
said-cancelled = { $why ->
    [tournament] Das Turnier wurde abgesagt: Diese Partie endet ohne Ergebnis.
    [result] Der Schiedsrichter hat diese Begegnung entschieden: Die Partie wird nicht zu Ende gespielt.
   *[round] Diese Runde wird neu gepaart: Diese Partie endet ohne Ergebnis.
}
said-replaced = { $why ->
    [slow] { $name } antwortet nicht rechtzeitig: Ein einfacherer Spieler springt ein.
    [preparing] { $name } wird noch vorbereitet: Bis dahin springt ein einfacherer Spieler ein.
   *[missing] { $name } kann hier gerade nicht spielen: Ein einfacherer Spieler springt ein.
}
said-resumed = { $name } ist bereit und spielt ab jetzt selbst.
said-interrupted = { $hours ->
    [0] { $minutes ->
        [0] Der Server war einen Moment weg.
        [one] Der Server war eine Minute weg.
       *[other] Der Server war { $minutes } Minuten weg.
    }
    [one] Der Server war eine Stunde weg.
   *[other] Der Server war { $hours } Stunden weg.
}
said-unrated = Diese Partie wird nicht gewertet.
replaced-short = { $why ->
    [preparing] in Vorbereitung
   *[other] ersetzt
}
fill = Computer auf freie Plätze
public-table = Öffentlicher Tisch
public-table-hint = Er steht auf der Startseite unter den offenen Tischen.
remarks-switch = Zuschauer dürfen einander schreiben
remarks-switch-hint = Mit einem Konto. Du liest es nach der Partie.
seat-free = Freier Platz
seat-dismiss = Platz von { $name } frei machen
seat-freed = Dein Platz wurde frei gemacht.
seat-drawn = Plätze und Partner werden zu Beginn der Partie ausgelost.
seat-with = mit { $name }
seat-you = du
seat-bot = Computer
join-name = Wie heißt du?
sit-down = Platz nehmen

## A word at the table

talk = Etwas sagen
talk-mute = Nicht zeigen, was { $name } sagt
said-phrase = { $name } sagt: { $phrase }
phrase-hello = Hallo!
phrase-luck = Gut Blatt!
phrase-well_played = Gut gespielt!
phrase-thanks = Danke
phrase-sorry = Entschuldigung
phrase-moment = Einen Moment
phrase-good_game = Schöne Partie!
phrase-bye = Bis bald
