## Practice at a table: plays taken back, hints

practice = Üben
practice-hint = Tipp
practice-back = Zurücknehmen
practice-again = Diese Austeilung noch einmal
practice-about = Eine Partie mit einem Tipp, einem zurückgenommenen Zug oder den Zügen des Meisters wird nicht gewertet.
practice-agree = Üben wir
practice-wanted = { $count ->
    [one] { $names } möchte üben: Dann kann man Züge zurücknehmen, und es gibt Tipps.
   *[other] { $names } möchten üben: Dann kann man Züge zurücknehmen, und es gibt Tipps.
}
practice-waits = Die anderen müssen zustimmen.
practice-thinking = Der Meister denkt nach.
practice-hint-title = Das würde der Meister spielen
practice-choose = Diese Karte wählen
practice-after = Die Züge des Meisters
practice-after-title = Das hätte der Meister gespielt
practice-after-about = Mit dem, was du bei jedem Zug wusstest. Ein anderer Zug kann ebenso gut sein.
practice-after-review = Was jeder wert war, sagt die Analyse der Partie.
practice-after-same = Derselbe
practice-after-yours = Du
practice-after-master = Der Meister
practice-after-count = Der Meister hätte { $same } deiner { $count } Züge ebenso gespielt.
practice-after-none = In dieser Austeilung hattest du keine Wahl.

no_such_choice = In dieser Austeilung hattest du keine solche Wahl.
no_play_yet = In dieser Austeilung hast du noch nicht gespielt: Es gibt nichts zurückzunehmen.
practice_not_agreed = Nicht alle an diesem Tisch wollen üben.
practice_rated = Diese Partie wird gewertet oder gehört zu einem Turnier: Niemand bekommt Hilfe.
practice-loading = Der Meister wird vorbereitet. Beim ersten Mal dauert das etwa eine Minute.
hint_later = Der Meister ist noch nicht bereit. Frag in ein paar Sekunden noch einmal.
