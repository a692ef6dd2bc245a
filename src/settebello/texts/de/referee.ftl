# Sentences of an arbiter at a FIGS table: settebello.referee. The article is written beside the sentence.

## What follows from a play

ruling-missed = Die Karte { $card }, die { $name } abgelegt hat, nimmt: { $choices }. Bis die nächste Karte fällt, darf man darauf hinweisen, und dann muss genommen werden; der Partner aber sagt nichts.
ruling-lapsed = Niemand hat bemerkt, dass die Karte { $card } von { $name } nehmen konnte: Das Spiel geht ohne diesen Fang weiter.
ruling-called = { $name } weist darauf hin, dass die Karte { $card } nimmt: { $player } muss jetzt mit ihr nehmen und sagt, welchen Fang.
ruling-noticed = { $name } bemerkt, dass die Karte { $card } nimmt, und muss jetzt mit ihr nehmen.
ruling-scopa = { $name } macht eine Scopa.
ruling-last-card = Der Tisch ist leer, aber mit der letzten Karte macht { $name } keine Scopa.
ruling-leftovers = Die Restkarten auf dem Tisch gehen mit dem letzten Fang an { $name }: { $cards }.

## Cards that lie open

ruling-shown-now = { $name } war dran und hat eine Karte gezeigt: Sie gilt als gespielt und muss jetzt gespielt werden: { $cards }.
ruling-shown-choice = { $name } war dran und hat mehrere Karten gezeigt: { $name } wählt, welche von { $cards } gespielt wird, und die übrigen bleiben für die nächsten Züge offen liegen.
ruling-shown-waits = Die Karten, die { $name } gezeigt hat, bleiben offen auf dem Tisch, nichts nimmt sie, und wenn { $name } dran ist, werden sie gespielt, was auch immer sie nehmen: { $cards }.
ruling-shown-decided = { $name } hat jetzt mehrere offene Karten: { $all }. Ist { $name } dran, entscheidet jedes Mal { $player }, welche gespielt wird.
ruling-chosen = { $name } entscheidet: { $player } spielt { $card }.
ruling-admitted = { $name } hat den Fehler zugegeben und damit { $cards } verraten: eine offene Karte, die im nächsten Zug zu spielen ist.

## A wrong number of cards

ruling-misdeal = Gezählt: { $counts } Karten, und { $table } auf dem Tisch. So viele gibt die Austeilung nicht.
ruling-goes-on = { $side }, bei denen die Zahl stimmt, spielen die Austeilung weiter, sobald die Karten berichtigt sind. Gesehene Karten bleiben offen.
ruling-stopped = Die Austeilung wird abgebrochen. { $side }, bei denen die Zahl stimmt, bekommen zu ihren Punkten die noch offenen; die anderen behalten, was ihnen sicher ist: { $points }.
ruling-void = Beide Paare haben eine falsche Zahl von Karten: Die Austeilung ist ungültig.
ruling-same-dealer = { $name } gibt neu.

## How deals and matches end

ruling-counted = Die Punkte der Austeilung: { $points }.
ruling-fuori-right = { $name } sagt „fuori“ und hat die { $needed } Punkte: { $score }. Die Partie endet hier, was auch immer die Gegner haben.
ruling-fuori-wrong = { $name } sagt „fuori“, ohne die { $needed } Punkte zu haben: { $score }. Das Paar verliert so, wie es gewonnen hätte, oder mit den eigenen Punkten, wenn es weniger sind.
ruling-play-on = Niemand hat die Punkte der Partie erreicht: { $score }. Es wird weitergespielt.
ruling-level = Beide haben die Punkte der Partie, und es herrscht Gleichstand: { $score }. Es wird weitergespielt.
ruling-level-deal = Es herrscht Gleichstand: { $score }. Es wird weitergespielt.
ruling-next-dealer = Jetzt gibt { $name }, bisher primo di mano.
ruling-won = { $side } gewinnen die Partie, { $score }.
ruling-stake = Die Partie zählt { $times ->
    [1] einfach: Der Einsatz wird einmal gezahlt.
    [2] doppelt: Der Einsatz wird zweimal gezahlt.
   *[3] dreifach: Der Einsatz wird dreimal gezahlt.
}

## Questions

ruling-scope-shown = Nach diesen Regeln liegen die Scope offen und dürfen gezählt werden: { $scope }.

## The arbiter’s desk

role-primo = primo di mano
role-secondo = secondo di mano
role-terzo = terzo di mano
role-cartaro = cartaro, der Geber
desk-acquired = Sicher
desk-at-stake = Noch offen
desk-nothing-at-stake = nichts mehr
desk-taken-back = Zurückgenommen: { $entry }.
desk-turned-up = Auf dem Tisch: { $cards }. { $name } spielt.
desk-deal-begun = Austeilung { $deal }: { $name } gibt. Gib die { $count } Karten auf dem Tisch ein.
desk-turn = ist dran
desk-decides = entscheidet
desk-fuori-stake = { $times ->
    [1] einfach
    [2] doppelt
   *[3] dreifach
}
title-desk = Schiedsrichter · Settebello
desk-lead = Vier Namen in der Reihenfolge der Plätze, gegen den Uhrzeigersinn. Das Protokoll bleibt in diesem Browser.
desk-players = Wer am Tisch sitzt
desk-seat = Platz { $seat }
desk-dealer = Erster cartaro (Geber)
desk-target = Gespielt bis
desk-begin = Partie beginnen
desk-reopen = Protokoll öffnen
desk-reopen-hint = Wähle die gespeicherte Datei, oder füge hier ihren Text ein.
desk-choose-file = Datei wählen
desk-paste = Text des Protokolls
desk-reopen-go = Öffnen
desk-save = Protokoll speichern
desk-new = Neue Partie
desk-new-sure = Das Protokoll dieser Partie verschwindet aus diesem Browser. Hast du es gespeichert?
desk-new-yes = Ja, neue Partie
desk-cancel = Abbrechen
desk-back = Letzten Eintrag zurücknehmen
desk-back-short = Zurück
desk-table-hint = Tippe auf die { $count } Karten, die { $name } aufdeckt.
desk-table-go = Auf den Tisch
desk-pad = Die vierzig Karten
desk-pad-play = { $name } spielt: Tippe auf die Karte
desk-pad-bound = { $name } muss eine offene Karte spielen
desk-pad-show = Tippe auf die Karten, die { $name } gezeigt hat
desk-pad-admit = Tippe auf die Karte, die { $name } verraten hat
desk-card-gone = { $card }, schon gespielt
desk-card-table = { $card }, auf dem Tisch
desk-card-hand = { $card }, auf der Hand von { $name }
desk-what-takes = { $name }: { $card }
desk-lays = legt ab
desk-left = legt ab: Fang übersehen
desk-with-fuori = Und sagt „fuori“
desk-fuori-next = Fuori: die nächste Karte
desk-fuori-now = „Fuori“ jetzt
desk-fuori-wins = gewinnt { $score }
desk-fuori-loses = verliert { $score }
desk-who-called = Wer weist auf den Fang hin?
desk-decide = { $name } entscheidet: Welche spielt { $player }?
desk-incidents = Regelverstöße und Fragen
desk-shows = Karte gezeigt
desk-admits = Fehler zugegeben
desk-numbers = Kartenzahl
desk-card-back = Karte zurück?
desk-piles = Stapel ansehen?
desk-who-shows = Wer hat die Karten gezeigt?
desk-shows-go = Sie liegen offen
desk-who-wrong = Bei wem stimmt die Kartenzahl nicht?
desk-what-now = Was tut das Paar, bei dem sie stimmt?
desk-stops = Bricht ab
desk-continues = Spielt weiter
desk-enter = Eintragen
desk-counted = Die Karten, vor dem ersten Zug gezählt
desk-on-table = Auf dem Tisch
desk-closed = Verdeckt
desk-empty-table = Leerer Tisch
desk-cards-left = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
desk-points = Sicher und noch offen
desk-piles-title = Genommene Karten
desk-sheet = Punktezettel
desk-ruling = Die Entscheidung
desk-protocol = Protokoll der Austeilung
desk-no-entries = Noch nichts.
desk-article = Artikel { $article }
desk-next = Nächste Austeilung
desk-void = ungültig
desk-deal-of = Austeilung { $deal }
desk-total = Partie
desk-ready = Gib ein, was geschieht: Die Entscheidung erscheint hier, mit ihrem Artikel.
desk-refused = Nicht eingetragen

## The words of the articles, shortened

article-4 = Nach der Austeilung prüft jeder Spieler, ohne sie anzusehen, wie viele Karten er bekommen hat. Stimmt etwas nicht, gibt der cartaro neu.
article-5 = Ein Spieler darf die eigenen Karten erst ansehen, wenn er zum ersten Mal dran ist.
article-6 = Die Karten auf dem Tisch deckt der primo di mano auf. Sind drei davon Könige, oder ergeben die vier zusammen zehn oder weniger, gibt der cartaro neu.
article-7 = Reihum wird je eine Karte gespielt, angefangen beim primo di mano, bis keine Karten mehr da sind.
article-9 = Eine Karte nimmt eine von gleichem Wert oder mehrere, deren Werte zusammen den ihren ergeben. Mehrere darf man nicht nehmen, wo eine einzelne zu nehmen ist.
article-10 = Ein Fang, nach dem keine Karten auf dem Tisch bleiben, ist eine Scopa; mit dem letzten Zug aber macht der cartaro keine.
article-11 = Nimmt die gespielte Karte, darf man auf den Fang nicht verzichten; wurde er aber nicht bemerkt und ist die nächste Karte gespielt, geht das Spiel ohne ihn weiter.
article-12 = Wer eine dunkle Karte und eine Münze von gleichem Wert hat, darf die Münze ablegen oder mit der dunklen nehmen. War das ein Fehler, darf er es nicht sagen, sonst gilt der nächste Artikel.
article-13 = Eine gespielte Karte darf man nicht zurücknehmen. Eine gezeigte Karte gilt als gespielt. Wird eine außer der Reihe gespielt oder gezeigt, bleibt sie offen auf dem Tisch und wird gespielt, wenn ihr Spieler dran ist, was auch immer die Folgen sind.
article-14 = Die Punkte einer Austeilung sind: Karten (21 oder mehr), Münzen (6 oder mehr), das Settebello, die Primiera, und einer für jede Scopa.
article-15 = Weitere Austeilungen folgen, solange kein Paar die vereinbarten Punkte hat, und solange beide sie haben und gleichstehen.
article-16 = Jeder Spieler, außer dem cartaro beim letzten Zug, darf beim Nehmen oder Ablegen „fuori“ sagen und so die Partie beenden. Sind die Punkte da, gewinnt das Paar; wenn nicht, verliert es die Partie so, wie es sie gewonnen hätte, oder mit den eigenen Punkten, wenn es weniger sind.
article-17 = Zeigt sich während der Austeilung, dass ein Spieler eine falsche Zahl von Karten hat, wird sie abgebrochen: Das Paar mit dem Fehler bekommt die Punkte, die ihm sicher sind, das andere die eigenen und die noch offenen. Das Paar ohne Fehler darf sich fürs Weiterspielen entscheiden.
article-18 = Gespielt wird schweigend. Genommene Karten darf man nicht wieder ansehen, auch nicht blind zählen.

## Why something cannot be done at the desk

desk_needs_articles = Ein Schiedsrichter braucht Regeln für Fehler: die der FIGS, oder mit irregularities=figs.
desk_sees_no_hand = Ein Schiedsrichter sieht die Hände nicht: Regeln, nach denen nehmen muss, wer nehmen kann, gehen nicht (capture_duty=hand).
names_wanted = Schreib für jeden Spieler einen anderen Namen.
names_differ = Zwei Spieler haben denselben Namen: { $name }.
card_twice = Diese Karte steht zweimal da: { $card }.
no_protocol = Mit diesem Protokoll geht es nicht weiter: Es hat keine Austeilung, oder eine Seite hat kampflos verloren.
nothing_to_take_back = Es gibt nichts zurückzunehmen.
who_did_it = Sag, wer das war.
played_out_of_turn = { $turn } ist dran. Hat { $name } gespielt, liegt die Karte offen: Gib sie als gezeigt ein.
table_unknown = Gib erst die Karten ein, die auf dem Tisch aufgedeckt wurden.
table_known = Der Tisch ist schon aufgedeckt.
table_size = Die Austeilung legt { $wanted } Karten auf den Tisch.
table_redealt = Mit { $cards } auf dem Tisch gibt { $name } neu.
card_shown_before = Diese Karte wurde schon gezeigt oder notiert, sie gehört zu einer Hand: { $card }.
card_played_before = Diese Karte wurde schon gespielt: { $card }.
card_of_table = Diese Karte wurde auf den Tisch gegeben: { $card }.
card_of_another = Diese Karte hat Platz { $seat } auf der Hand: { $card }.
hand_known = Alle Karten von Platz { $seat } sind bekannt, und diese ist nicht dabei: { $card }.
deal_too_long = So viel geschieht in keiner Austeilung: höchstens { $most } Einträge.
nobody_at_fault = Sag, bei wem die Kartenzahl nicht stimmt.
count_before_play = Stimmt vor dem ersten Zug eine Kartenzahl nicht, gibt der Geber neu.
count_after_play = Stimmt nach dem ersten Zug eine Kartenzahl nicht, gibt der Geber nicht mehr neu.
count_every_hand = Gezählt werden müssen alle Hände und der Tisch.
counts_regular = Genau diese Kartenzahlen gibt die Austeilung.

# The keys of the desk.

desk-key-card = die Karte: Wert, dann Farbe (7, dann D)
desk-key-back = zurück zu den Zügen
