## Who plays: everybody's page, and the list of the best

title-person = { $name } · Settebello
title-players = Rangliste · Settebello
person-bot = Computerspieler
person-matches = { $count ->
    [0] Noch keine Partie.
    [one] Eine Partie
   *[other] { $count } Partien
}
person-won = { $won } gewonnen, { $lost } verloren
person-unknown = Niemand hat ein Konto mit dem Namen { $name }: Vielleicht wurde es gelöscht.
person-to-players = Rangliste

family-scopa = Scopa
family-scopone = Scopone
family-assi = Scopa d’assi
family-quindici = Scopa di quindici
company-singles = Einzeln
company-pairs = Paarweise
family-choice = Spiel
company-choice = Besetzung

ratings = Wertungszahl
ratings-none = Partien werden gewertet, wenn alle am Tisch ein Konto haben.
rating-range = zwischen { $least } und { $most }
rating-give = ± { $points }
rating-matches = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
ratings-how = Die Zahl ist die beste Schätzung; der Bereich sagt, wo der wahre Wert in 19 von 20 Fällen liegt. Alle beginnen bei 1500 ± 500, und wer hundert Punkte mehr hat als jemand, gewinnt gegen ihn 64 von 100 Partien.

taken = Was genommen wird
taken-hint = { $deals ->
    [one] Im Mittel einer zu Ende gespielten Austeilung; bei Paaren das ganze Paar.
   *[other] Im Mittel von { $deals } zu Ende gespielten Austeilungen; bei Paaren das ganze Paar.
}
taken-settebello = Settebello
taken-primiera = Primiera
taken-cards = Karten
taken-coins = Münzen
taken-scope = Scope
taken-often = { $share } der Austeilungen
taken-per-deal = { $number } pro Austeilung

luck = Sind die Karten gezinkt?
luck-hint = { $deals ->
    [one] Die Karten, die in einer Austeilung auf die Hand kamen, und wie viele der Zufall erwarten lässt.
   *[other] Die Karten, die in { $deals } Austeilungen auf die Hand kamen, und wie viele der Zufall erwarten lässt.
}
luck-kind = Karten
luck-got = Bekommen
luck-expected = Erwartet
luck-off = Abweichung
luck-settebello = Settebello
luck-sevens = Siebenen
luck-coins = Münzen
luck-give = { $expected } ± { $spread }
luck-usual = Wie der Zufall es will: In zwei von drei Fällen liegt es innerhalb des ±.
luck-within = Wie der Zufall es will: Das passiert einer von drei Personen.
luck-rare = Selten: Das passiert einer von zwanzig Personen.
luck-very-rare = Sehr selten: Das passiert einer von 370 Personen. Wenn es in den nächsten hundert Austeilungen so weitergeht, frag den Betreiber des Servers.
luck-chart = { $off } mal das ±, von der Mitte aus
luck-proof = Die Zählung oben kann nur Verdacht wecken. Der Nachweis ist ein anderer: Jede Mischung lässt sich Partie für Partie nachrechnen, unten mit „Nachweis“.

matches = Partien
match-won = Gewonnen
match-lost = Verloren
match-resigned = aufgegeben
match-time = auf Zeit
match-absent = durch Abwesenheit
match-against = gegen { $names }
match-with = mit { $names }
match-gone = ein gelöschtes Konto
match-left = { $name } (gegangen)
match-rated = Gewertet
match-open-of = Die Partie { $score } { $against }
match-proof = Nachweis
match-proof-of = Nachweis der Partie { $score } { $against }
match-save = Speichern
match-save-of = Die Partie { $score } { $against } speichern
matches-more = Weitere Partien
matches-shown = { $count ->
    [one] Eine Partie in der Liste.
   *[other] { $count } Partien in der Liste.
}

ranking = Rangliste
players-hint = Nur der Sieg zählt, nicht die Punkte. Die Reihenfolge folgt dem unteren Ende des Bereichs: Wer wenig gespielt hat, steigt, indem er spielt.
players-people = Menschen
players-bots = Computerspieler
players-nobody = Hier hat noch niemand eine gewertete Partie gespielt.
players-place = Rang
players-name = Name
players-rating = Wertungszahl
players-matches = Partien

## The losses of plays, by the reviews

losses = Verlorene Punkte
losses-hint = { $matches ->
    [one] pro Austeilung, in einer analysierten Partie ({ $deals } Austeilungen). Analysen weiterer Partien sagen es genauer.
   *[other] pro Austeilung, in den letzten { $matches } analysierten Partien ({ $deals } Austeilungen).
}
losses-chart = Partie für Partie, und der Mittelwert bis dahin
losses-table = Dieselben Zahlen als Tabelle
losses-match = Partie
losses-deals = Austeilungen
losses-lost = Verlust pro Austeilung
losses-themes = Wobei
losses-theme = Fehler
losses-plays = Anzahl
losses-times = { $count } ×
losses-theme-none = ohne Namen
losses-theme-scopa-passed = Scopa ausgelassen
losses-theme-settebello-passed = Settebello nicht genommen
losses-theme-settebello-left = Settebello liegen gelassen
losses-theme-anchor = Anker verpasst
losses-theme-under-eleven = elf oder mehr auf dem Tisch
losses-theme-scopa-given = Scopa geschenkt
losses-theme-whirlwind = Wirbel
losses-theme-dealers-last = letzte Karte des Gebers
losses-theme-last-capture = letzter Fang
losses-theme-sevens = Siebenen
losses-theme-primiera = Primiera
losses-theme-coins = Münzen
losses-theme-unpairing = Paare getrennt
losses-theme-pairing = Paare nicht getrennt
losses-theme-fuori-early = Fuori zu früh
losses-theme-fuori-missed = Fuori verpasst
person-tournaments = Turniere
person-place = { $over ->
    [yes] Platz { $place } von { $entries }
   *[no] zurzeit { $place }. von { $entries }
  }
person-entered = angemeldet
