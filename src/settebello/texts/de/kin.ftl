# The rules and the words of the games around the five sources.

## Rules that make no sense together

no_couples = Zu { $players } bildet man keine Paare, die sich gegenübersitzen: Dazu braucht es vier oder sechs Spieler.
option_range = { $option } geht von { $least } bis { $most }.
no_total = Eine Summe gilt nur, wo auf eine Summe genommen wird: capture_by=fifteen oder both.
courts_make_total = Figuren, die nur ihresgleichen nehmen, ergeben keine Summe.
bonus_table = Ein erster Tisch, der etwas zählt, hat mindestens zwei Karten.
idle_matta = Die Matta dient nur dem ersten Tisch und dem Ansagen, und hier gibt es keines von beiden.
declare_hands = Eine Hand, die angesagt wird, hat drei Karten.
nothing_counts = Irgendetwas muss zählen.
split_uneven = Halbe Punkte gibt es nicht: Nur zwei Punkte lassen sich teilen.
honour_twice = Das Settebello oder der Re bello würde doppelt zählen.
grande_twice = Grande und lange Grande zählen dieselben Karten.
no_napoli = Das gilt nur mit Napoli.
no_scope_count = Scope, die nicht zählen, kann man nicht verdoppeln.
fewest_win = { $option } belohnt Punkte, und hier gewinnt, wer die wenigsten hat.
usual_points = { $option } kennt nur die üblichen Punkte, nicht { $other }.

## Not played there yet

not_refereed = Turniere und der Schiedsrichtertisch kennen { $options } noch nicht.
no_position = Eine Stellung sagt noch nicht, was { $options } hinzufügt: Ein Protokoll schon.
not_searched = Analysen und manche Computerspieler kennen { $options } noch nicht.

## Moves

ace_barred = Niemand eröffnet mit einem Ass, solange die Hand eine andere Karte hat.
no_declaring = Nach diesen Regeln wird keine Hand angesagt.
nothing_to_declare = Diese Hand hat so nichts anzusagen.
already_declared = Diese Hand ist schon angesagt.
declare_late = Eine Hand wird vor ihrer ersten Karte angesagt.
declare_wait = Eine Hand sagt man an, wenn man dran ist.

## Points

category-ponino = Ponino
category-accusi = Angesagte Hände
category-giocate = Züge
category-grande = Grande
category-low_coins = Ass, Zwei, Drei
category-honours = Ehrenkarten
category-most_sevens = Meiste Siebenen
category-all_sevens = Alle Siebenen
category-noble-C = Kelche
category-noble-S = Schwerter
category-noble-B = Stäbe
