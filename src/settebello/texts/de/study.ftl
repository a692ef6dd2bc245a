# The review of a match: what a play cost, and why.

review-play-laid = { $card } abgelegt
review-play-takes = { $card } nimmt { $taken }
review-play-banked = { $card } beiseitegelegt
review-and = { $first } und { $last }
review-rank = { $rank ->
    [A] Asse
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
    [6] Sechsen
    [7] Siebenen
    [F] Buben
    [C] { $names ->
        [horse] Reiter
       *[other] Damen
    }
   *[R] Könige
}

## Faults of a play. Each fact was checked.

review-scopa-passed = Das war eine Scopa.
review-settebello-passed = Damit gewann man das Settebello.
review-settebello-left = Dieser Zug ließ das Settebello auf dem Tisch.
review-anchor = So blieb eine einzelne Karte liegen, und die anderen hatten keine { $rank } mehr.
review-under-eleven = So lagen zusammen { $better_total } auf dem Tisch, zu viel für eine Scopa. Nach diesem Zug waren es { $total }, und { $count ->
    [0] keine { $rank } standen
    [one] 1 der { $rank } stand
   *[other] { $count } der { $rank } standen
} noch aus.
review-scopa-given = Danach machte keine Karte der anderen eine Scopa. Dieser Zug ließ { $table } liegen, und { $count ->
    [0] keine { $rank } standen
    [one] 1 der { $rank } stand
   *[other] { $count } der { $rank } standen
} noch aus.
review-whirlwind = Der Tisch war leer. Noch aus standen { $count ->
    [0] keine { $rank }
    [one] 1 der { $rank }
   *[other] { $count } der { $rank }
} und { $better_count ->
    [0] keine { $better_rank }
    [one] 1 der { $better_rank }
   *[other] { $better_count } der { $better_rank }
}.
review-dealers-last = Dieser Zug behielt für zuletzt: { $kept }, { $count ->
    [0] ohne gleiche Karten im Spiel
    [one] mit einer gleichen im Spiel
   *[other] mit { $count } gleichen im Spiel
}. Besser: { $better_kept }, { $better_count ->
    [0] ohne gleiche
    [one] mit einer gleichen
   *[other] mit { $better_count } gleichen
}. Bei ungerader Zahl bleibt eine für die letzte Karte auf dem Tisch.
review-last-capture = Den letzten Fang machte { $seat } und bekam { $cards }.
review-sevens = Damit gewann man { $cards }, für die Primiera.
review-primiera = Damit gewann man { $cards }, für die Primiera.
review-coins = Damit gewann man { $cards }, für die Münzen.
review-unpairing = Dieser Zug trennte Paare: { $ranks }. { $dealer } hat gegeben und spielt zuletzt: Paare sind gut für diese Seite.
review-pairing = Damit trennte man Paare: { $ranks }. { $dealer } hat gegeben und spielt zuletzt: Paare sind gut für diese Seite.
review-fuori-early = „Fuori“ kam zu früh: { $points ->
    [0] Kein Punkt war
    [one] 1 Punkt war
   *[other] { $points } Punkte waren
} sicher, und die Partie geht bis { $goal }.
review-fuori-missed = Mit diesem Zug { $points ->
    [one] war 1 Punkt
   *[other] waren { $points } Punkte
} sicher, und die Partie geht bis { $goal }: Mit „fuori“ wäre sie gewonnen gewesen.
review-then-scopa = { $seat } machte die Scopa mit { $card }.
review-then-settebello = { $seat } nahm es mit { $card }.

## Omissions of a review.

review_claim_wrong = Das Protokoll stimmt bis hierher und ist so weit analysiert: { $why }
review_cut_short = Die Datei endet mitten in Zeile { $line }. Der Teil davor ist analysiert.
review_many_sides = Bei { $sides } Seiten gibt es keine Gewinnchancen, keine genauen Werte und keine Anteile des Glücks.
review_given = { $count ->
    [one] Die erste Handlung stammt
   *[other] Die ersten { $count } Handlungen stammen
} aus einer anderen Partie. Das wird nicht beurteilt, und diese Austeilungen haben keine Anteile des Glücks.
review_deal_unfinished = Austeilung { $deal } ist abgebrochen: { $left ->
    [one] 1 Karte war
   *[other] { $left } Karten waren
} noch zu spielen. Sie hat kein Ergebnis.
review_deal_void = Austeilung { $deal } ist ungültig. Ihre Züge sind analysiert, ihr Ergebnis zählt nicht.
review_cards_not_seen = In Austeilung { $deal } hat niemand { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} gesehen. Beurteilt werden Züge, bei denen die eigene Hand bekannt ist.
review_incidents = In Austeilung { $deal } { $count ->
    [one] gibt es 1 Handlung, die kein Zug ist. Sie wird nachvollzogen, aber nicht beurteilt.
   *[other] gibt es { $count } Handlungen, die keine Züge sind. Sie werden nachvollzogen, aber nicht beurteilt.
}
bad_worlds = Welten sind eine gerade Zahl von 2 bis 100000, nicht { $worlds }.
bad_runs = Es muss mindestens einen Durchlauf geben.
no_decision = Das ist kein beurteilter Zug.
no_review = Das ist keine lesbare Analyse.
one_match_a_page = Eine Seite zeigt eine Partie, und diese Datei hat { $matches }.
review_died = Ein Prozess, der Züge beurteilte, ist abgebrochen.

## The review as a whole.

review-title = Analyse · { $players }
review-player = Spieler
review-lost = Verlorene Punkte pro Austeilung
review-lost-hint = Verloren gegenüber dem besten Zug nach dem Wissen des Spielers. Das ± ist ein Standardfehler: Andere Austeilungen bringen andere Fehler. ≈ 0 heißt, dass kein Verlust messbar war.
review-on-scale = Auf der Skala
review-scale-hint = Die Skala, in verlorenen Punkten pro Austeilung, mit der Hälfte des 95-%-Intervalls: { $marks }.
review-deal = Austeilung { $deal }
review-match = Partie
review-lead = { $first } vor { $second }
review-result = Ergebnis
review-cards = Karten
review-play = Spiel
review-chance-part = Zufall
review-luck-hint = Karten: was starke Spieler aus denselben Karten machen. Spiel: die Fehler der anderen minus die eigenen. Zufall: der Rest.
review-costliest = Die teuersten Züge
review-nothing-lost = Kein Zug hat Punkte verloren.
review-where = Austeilung { $deal }, noch { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
}
review-decimal-mark = ,
review-chance = Gewinnchance { $percent } %
review-open = bei offenen Karten { $points }
review-better = Besser: { $better }.
review-in-hand = Auf der Hand
review-on-table = Auf dem Tisch
review-table-empty = nichts
review-played = gespielt
review-best = besser
review-all-plays = Alle Züge
review-lost-here = Verloren
review-only-play = einziger Zug
review-made-by = Settebello { $program }, { $worlds } Welten pro Entscheidung, Startwert { $seed }

## Puzzles.

puzzle-seat-south = Süd
puzzle-seat-east = Ost
puzzle-seat-north = Nord
puzzle-seat-west = West
puzzle-best = { $play }: Das ist der beste Zug. Er ist { $points } Punkte mehr wert als jeder andere.
puzzle-tempting = Verlockend, aber { $points } Punkte weniger wert: { $play }.
puzzle-worse = Dein Zug ist { $points } Punkte weniger wert: { $play }.
puzzle-better = Besser als das: { $better }.
puzzle-theme-scopa-passed = eine Scopa machen
puzzle-theme-settebello-passed = das Settebello holen
puzzle-theme-settebello-left = das Settebello hüten
puzzle-theme-anchor = der Anker
puzzle-theme-under-eleven = elf oder mehr auf dem Tisch
puzzle-theme-scopa-given = eine Scopa verhindern
puzzle-theme-whirlwind = der Wirbel
puzzle-theme-dealers-last = die letzte Karte des Gebers
puzzle-theme-last-capture = der letzte Fang
puzzle-theme-sevens = die Siebenen
puzzle-theme-primiera = die Primiera
puzzle-theme-coins = die Münzen
puzzle-theme-unpairing = Paare erhalten
puzzle-theme-pairing = Paare trennen
no_puzzle = Zeile { $line } ist keine Aufgabe: siehe { $where }.
no_puzzles = In { $path } ist keine Aufgabe.
puzzle_rules = Aufgaben sind für zwei Spieler oder zwei Paare, nicht für { $rules }.
puzzle_pick = Wähle eine Aufgabe mit nur einem von --daily, --theme und --id.
mine_source = Nichts zu durchsuchen: Nenn Dateien mit Protokollen oder eine Zahl von Austeilungen.
mining_died = Ein Prozess, der Aufgaben suchte, ist abgebrochen.

## The picture of a match that is over, for links

share-deals = { $deals ->
    [one] 1 Austeilung
   *[other] { $deals } Austeilungen
}
share-scope = { $count ->
    [one] 1 Scopa
   *[other] { $count } Scope
}
share-side = Seite { $side }

## A table, for links: it invites while a seat is free

share-somebody = Jemand
share-invites = lädt dich ein
share-invites-to = { $name } lädt dich ein: { $game }

## A hint at a table: why a play is good. Every fact follows from what the seat knows.

hint-lays = Ablegen: { $card }.
hint-takes = Mit { $card } nehmen: { $taken }.
hint-banks = Beiseitelegen: { $card }.
hint-only = Einen anderen Zug gibt es nicht.
hint-calls = Sag zuerst, dass ein Fang übersehen wurde.
hint-declares = Sag zuerst an: { $points } für die Hand.
hint-declares-matta = Sag zuerst an: { $points } für die Hand; die Matta gilt als { $rank }.
hindsight-declares = Davor hättest du ansagen können: { $points }.
hint-fuori = Sag dabei „fuori“.
hint-plain = Nach allem, was du wissen kannst, verspricht das am meisten; ein einzelner Grund hat keinen Namen.
hint-scopa-passed = Das ist eine Scopa.
hint-settebello-passed = Damit gewinnst du das Settebello.
hint-settebello-left = Sonst bleibt das Settebello auf dem Tisch: { $play }.
hint-anchor = So bleibt eine einzelne Karte liegen, und die anderen haben keine { $rank } mehr.
hint-under-eleven = So liegen zusammen { $better_total } auf dem Tisch, zu viel für eine Scopa.
hint-scopa-given = Danach macht keine Karte der anderen eine Scopa. Sonst bliebe { $table } liegen, und { $count ->
    [one] 1 der { $rank } kommt
   *[other] { $count } der { $rank } kommen
} noch: { $play }.
hint-whirlwind = Leg auf den leeren Tisch einen Wert, von dem wenige übrig sind: { $better_count ->
    [0] keine { $better_rank }
    [one] 1 der { $better_rank }
   *[other] { $better_count } der { $better_rank }
}, aber { $count } der { $rank }.
hint-dealers-last = Behalte für den letzten Zug { $better_kept }: Dann liegt eine gleiche auf dem Tisch.
hint-sevens = Damit gewinnst du { $cards }, für die Primiera.
hint-primiera = Damit gewinnst du { $cards }, für die Primiera.
hint-coins = Damit gewinnst du { $cards }, für die Münzen.
hint-unpairing = Sonst würden Paare getrennt: { $ranks } ({ $play }). { $dealer } hat gegeben und spielt zuletzt: Paare sind gut für diese Seite.
hint-pairing = Damit trennst du Paare: { $ranks }. { $dealer } hat gegeben und spielt zuletzt: Paare sind gut für diese Seite.
