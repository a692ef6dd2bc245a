## Puzzles: one play, the best one

title-puzzles = Aufgaben · Settebello
puzzles = Aufgaben
puzzle-title = Finde den besten Zug
puzzle-day = Aufgabe des Tages
puzzle-leave = Aufgaben verlassen
puzzle-at-own = Du
puzzle-at-right = Ost
puzzle-at-top = Nord
puzzle-at-left = West
puzzle-taken-you = Dein Stapel
puzzle-taken-us = Euer Stapel
puzzle-taken-other = Stapel von Nord
puzzle-taken-them = Stapel der Gegner
puzzle-taken-none = nichts
puzzle-no-clock = Keine Eile: Hier gibt es keine Uhr.
puzzle-streak = { $count } in Folge
puzzle-solution = Lösung zeigen
puzzle-theme = Thema der Aufgaben
puzzle-any-theme = Alle Themen

## After the attempt

puzzle-right = Richtig!
puzzle-wrong = Nicht der beste Zug
puzzle-shown = Die Lösung
puzzle-expected = Erwartete Punkte in der Austeilung
puzzle-play = Zug
puzzle-points = Erwartete Punkte
puzzle-yours = deiner
puzzle-tempts = verlockend
puzzle-all-plays = Alle { $count } Züge
puzzle-few-plays = Weniger
puzzle-difficulty = Schwierigkeit { $points }.
puzzle-solved-by = Gelöst: { $solved } von { $tried }.
puzzle-repeated = Du hattest sie schon versucht: Sie zählt nicht.
puzzle-guest = Mit einem Konto hast du auch eine Wertungszahl.
puzzle-next = Nächste Aufgabe
puzzle-rating = Deine Wertungszahl für Aufgaben
puzzle-last = Die letzten Versuche, der neueste am Ende
puzzle-was-right = richtig
puzzle-was-wrong = falsch
puzzle-by-theme = Nach Thema
puzzle-of = { $solved } von { $tried }

## Elsewhere

no_puzzle_left = Du hast hier schon alle Aufgaben versucht.
puzzle_not_found = Die Aufgabe { $puzzle } gibt es nicht.
theme_not_found = Es gibt keine Aufgabe zum Thema { $theme }.
