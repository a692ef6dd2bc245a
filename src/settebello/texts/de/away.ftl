## The page while no server answers

away-title = Keine Verbindung
away-about = Der Server antwortet nicht. Sobald er es tut, kommen die Tische von selbst zurück.
away-ways = Was ohne ihn geht
away-lesson = Die Lektion
away-lesson-about = Eine ganze Austeilung, Schritt für Schritt
away-rules = Die Regeln
away-rules-about = Von allen Spielen
away-decks = Die Blätter
away-decks-about = Alle Karten
away-matches = Beendete Partien, die du angesehen hast
away-update = Es gibt eine neuere Fassung dieser Seite.
away-reload = Laden
