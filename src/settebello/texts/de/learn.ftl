# The lesson: a deal, card by card.

learn-title = Spielen lernen
learn-page-title = Spielen lernen · Settebello
learn-step = Schritt { $step } von { $steps }
learn-leave = Lektion verlassen
learn-again = Von vorn
learn-play = Jetzt spielen
learn-next = Weiter
learn-show = Zeig es mir
learn-how = Tippe auf deine Karte, dann auf die Karten auf dem Tisch, die sie nimmt, dann auf „Nehmen“. Eine, die nichts nimmt, wird abgelegt.
other_lesson_play = Das ist erlaubt, aber hier braucht die Lektion eine andere Karte: Lies den Schritt noch einmal.
no_lesson_step = Diesen Schritt hat die Lektion nicht.

## The steps: $card is what you play, $taken what it takes.

learn-equal-title = Eine Karte nimmt eine gleiche
learn-equal = Deine Karten liegen unten, die des Tisches in der Mitte. Du hast { $card }, und dort liegt { $taken }: die gleiche Zahl. Tippe auf deine Karte, dann auf die auf dem Tisch, dann auf „Nehmen“.
learn-sum-title = Oder mehrere, die zusammen so viel zählen
learn-sum = Gut genommen: Beide Karten sind jetzt in deinem Stapel. { $names ->
    [horse] Bube, Reiter und König zählen acht, neun und zehn.
   *[other] Bube, Dame und König zählen acht, neun und zehn.
} Mit { $card } nimmst du { $taken }: Drei und sechs sind neun.
learn-equal-first-title = Die gleiche Karte geht vor
learn-equal-first = Du hast { $card }, und ein König zählt zehn. Auf dem Tisch liegt ein anderer König, und auch das Ass und die Neun machen zehn. Nur eines von beiden darfst du nehmen: Probier es.
learn-scopa-title = Scopa!
learn-scopa = Eine gleiche Karte geht immer vor einer Summe. Jetzt hat auch Rosa genommen, und eine Karte ist übrig: { $taken }. Nimm sie: Wer den Tisch leer räumt, macht eine Scopa, und das ist ein Punkt.
learn-lay-title = Was nichts nimmt, wird abgelegt
learn-lay = Ein Punkt für dich, und Rosa musste eine Vier ablegen. Keine deiner Karten nimmt sie. Wähle { $card } und leg sie ab: Mit der Vier macht sie sieben, und eine Sieben hast du.
learn-settebello-title = Das Settebello
learn-settebello = Rosa konnte sie nicht nehmen. Vier und drei sind sieben: Nimm { $taken } mit { $card }. Das ist das Settebello, die einzige Karte, die für sich allein einen Punkt zählt.
learn-last-title = Der letzte Fang
learn-last = Inzwischen sind die anderen Hände für euch beide gespielt worden, immer drei Karten auf einmal. Das ist deine letzte Karte: { $card } nimmt { $taken }. Wer zuletzt nimmt, bekommt auch die Restkarten auf dem Tisch.

## The count: $ours and $theirs are what each side has.

learn-count-title = Die Zählung
learn-count = Die Austeilung ist zu Ende, und die zwei Restkarten gehören dir. Jetzt zählen beide ihren Stapel: Es geht um vier Punkte und um die für Scope.
learn-count-carte = Ein Punkt für die Karten: wer mehr als die Hälfte der vierzig hat. Du hast { $ours }, Rosa { $theirs }.
learn-count-denari = Ein Punkt für die Münzen: wer von den zehn mehr hat. Du hast { $ours }, Rosa { $theirs }.
learn-count-settebello = Ein Punkt für das Settebello, die Münz-Sieben: Es ist in deinem Stapel.
learn-count-primiera = Ein Punkt für die Primiera. Jede Seite legt von jeder Farbe ihre beste Karte aus: Eine Sieben zählt 21, eine Sechs 18, ein Ass 16, eine Fünf 15, eine Vier 14, eine Drei 13, eine Zwei 12, { $names ->
    [horse] Bube, Reiter und König
   *[other] Bube, Dame und König
} 10. Rosa hat drei Siebenen: { $theirs } schlagen deine { $ours }.
learn-count-scope = Und ein Punkt für jede Scopa: Du hast { $ours ->
    [one] eine
   *[other] { $ours }
} gemacht, Rosa { $theirs ->
    [0] keine
    [one] eine
   *[other] { $theirs }
}.
learn-count-total-title = Das ist alles
learn-count-total = { $ours } zu { $theirs } für dich. So geht eine Partie weiter, Austeilung für Austeilung, meist bis elf Punkte. Jetzt kennst du das Spiel: Der Rest ist Gedächtnis und List.
