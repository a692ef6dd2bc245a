## The review of a match: on its page, and play by play

title-review = Analyse · Settebello
review-title = Austeilung { $deal }
review-who = { $one } gegen { $other }
review-back = Zur Partie
review-choose-deal = Austeilung
review-you = Du
review-ask = Partie vom Computer analysieren lassen
review-open = Partie analysieren
review-waiting = Die Analyse beginnt, sobald ein Computer frei ist.
review-preparing = Das Programm bereitet sich auf seine erste Analyse vor. Das dauert einmalig einige Minuten.
review-working = { $done } von { $total } Zügen sind beurteilt.
review-finishing = Alle Züge sind beurteilt. Die Analyse wird geprüft und zusammengestellt.
review-progress = Fortschritt der Analyse
review-done = Die Analyse ist fertig.

review-levels = So wurde gespielt
review-levels-hint = Verlorene Punkte pro Austeilung gegenüber dem stärksten Zug, nach den Karten, die jeder sehen konnte.
review-band-principiante = Anfänger
review-band-circolo = Verein
review-band-buono = gut
review-band-esperto = Experte
review-band-maestro = Meister

review-luck = Glück oder Können?
review-luck-caption = Woher der Unterschied kommt, in Punkten
review-part-cards = Karten
review-part-cards-hint = von Meistern gespielt
review-part-play = Spiel
review-part-play-hint = ihre Fehler minus unsere
review-part-chance = Zufall
review-part-chance-hint = der Rest: wo die anderen Karten lagen
review-part-result = Unterschied
review-chance-large = { $deals ->
    [one] Der Zufall ist groß: In einer Austeilung verschiebt er das Ergebnis meist um bis zu ± { $points } Punkte.
   *[other] Der Zufall ist groß: In { $deals } Austeilungen verschiebt er das Ergebnis meist um bis zu ± { $points } Punkte.
}

review-costliest = Die teuersten Züge
review-own-costliest = Deine teuersten Züge
review-no-mistakes = Kein Zug hat Punkte verloren.
review-place = Austeilung { $deal }, Umlauf { $round }
review-table-empty = leerer Tisch
review-played = gespielt
review-best = besser
review-numbers-only = Dieser Fehler hat keinen Namen: Die Zahlen sprechen.

review-on-table = Auf dem Tisch
review-no-cards = keine Karte
review-hand-of = Die Hand von { $name }
review-to-move = am Zug
review-other-act = kein Zug
review-moves = Züge
review-at = { $name }, Umlauf { $round }
review-deal-end = Ende der Austeilung
review-expected = Erwartete Punkte, Zug für Zug
review-try-hint = Wähle einen, um ihn am Tisch auszuprobieren.
review-try = { $card } probieren
review-tried = Am Tisch ausprobiert
review-tried-best = Einen besseren Zug gab es nicht.
review-tried-less = { $points } weniger als der beste Zug
review-tried-others = Züge mit dieser Karte
review-tried-back = Zurück zur Partie
review-play = Zug
review-points = Erwartete Punkte
review-lost = Verloren
review-round = Umlauf
review-unjudged-only_play = Es gab nur einen Zug.
review-unjudged-cards_not_seen = Niemand hat alle diese Karten gesehen.
review-unjudged-missed_capture = Ein übersehener Fang wird nicht beurteilt.
review-unjudged-too_many_plays = Es gab zu viele mögliche Züge.
review-unjudged-given = Dieser Zug stammt aus einer anderen Partie.
review-chart = Erwartete Punkte für { $names }
review-chart-hint = Der Mittelwert dessen, was der Spieler am Zug und der nächste wussten.
review-chart-table = Dieselben Zahlen als Tabelle
review-steps = Zug für Zug
review-step-first = Zum Anfang
review-step-back = Zurück
review-step-on = Weiter
review-step-last = Zum Ende
review-next-mistake = Nächster Fehler
review-puzzles = Mit Aufgaben üben
