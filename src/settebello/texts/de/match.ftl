## The page of a match that is over

title-match = Partie { $score } · Settebello
match-title-won = Gewonnen!
match-title-lost = Verloren
match-versus = zu
match-you = du
match-deals = Austeilung für Austeilung
match-deals-caption = Punkte jeder Austeilung
match-deal = Austeilung { $deal }
match-deal-dealer = Geber: { $name }
match-deal-broken = Abgebrochen: Sie wird nicht gezählt.
match-deal-void = Ungültig: Sie zählt nicht.
match-score-now = { $ours }–{ $theirs }
match-facts = Die Partie
match-fact-rules = Regeln
match-fact-day = Gespielt
match-fact-seats = Am Tisch
match-fact-rated = Wertung
match-is-rated = gewertet
match-is-not-rated = nicht gewertet
match-to-table = Revanche
match-again = Nach diesen Regeln spielen
match-record = Partie speichern
match-check = Nachweis des Mischens
match-share = Teilen
match-shared = Adresse kopiert
match-none = Diese Partie gibt es nicht, oder sie ist noch nicht zu Ende.

match-fact-origin = Karten
compare-title = Dieselben Karten, zweimal
compare-deal = Austeilung
compare-before = Damals
compare-now = Jetzt
compare-gain = Unterschied
compare-none = abgebrochen

match-picture = Bild speichern
match-unreviewed = Partien dieses Spiels analysiert der Computer noch nicht.

## What spectators write

remarks = Unter Zuschauern
remarks-count = { $count ->
    [one] Eine Bemerkung
   *[other] { $count } Bemerkungen
}
remarks-none = Noch hat niemand etwas geschrieben.
remarks-hint = Die Spieler lesen es erst nach der Partie.
remarks-sign-in = Zum Schreiben brauchst du ein Konto.
remark-text = Schreib den Zuschauern
remark-send = Senden
remark-unsure = Die Verbindung war weg: Vielleicht ist deine Bemerkung nicht angekommen.
remark-at = { $play ->
    [0] Austeilung { $deal }, am Anfang
   *[other] Austeilung { $deal }, Zug { $play }
}
remark-report = Melden
remark-report-of = Bemerkung von { $name } melden
