# The decks: choosing the cards, the page that shows them, a player's own deck.

nav-decks = Karten
title-decks = Karten · Settebello
decks-title = Die Karten
decks-hint = Wähle, womit du spielst. Am Tisch sieht jeder seine eigenen.
decks-home-open = Karten wählen

deck = Blatt
deck-napoletane = Neapolitanisch
deck-piacentine = Piacentinisch
deck-spagnole = Spanisch
deck-francesi = Französisch
deck-contrasto = Hoher Kontrast
deck-own = Eigenes Blatt
deck-about-napoletane = Ganze Figuren und knorrige Keulen: die Karten Neapels, Apuliens und der Scopaspieler in aller Welt.
deck-about-piacentine = Doppelköpfige Figuren, gerade Schwerter und der gekrönte Adler: von Piacenza bis Rom und Umbrien.
deck-about-spagnole = Ganze Figuren in einem Rahmen, dessen Lücken die Farbe verraten: die Karten Spaniens und Lateinamerikas, mit denen man Escoba spielt.
deck-about-francesi = Herz für Kelche, Karo für Münzen, Pik für Schwerter, Kreuz für Stäbe. Die Dame zählt neun wie der Reiter.
deck-about-contrasto = Sehr große Buchstaben und Zeichen, wenige Formen, jede Farbe anders getönt: gut zu lesen von weitem und bei schwachen Augen.
deck-about-own = Die Bilder, die du ausgesucht hast. Sie bleiben in diesem Browser.
deck-suit = { $suit ->
    [D] { $names ->
        [french] Karo
       *[other] Münzen
    }
    [C] { $names ->
        [french] Herz
       *[other] Kelche
    }
    [S] { $names ->
        [french] Pik
       *[other] Schwerter
    }
   *[B] { $names ->
        [french] Kreuz
       *[other] Stäbe
    }
}
deck-more = Alle ansehen oder eigene mitbringen
deck-backs = Rückseiten
deck-back = Rote Rückseite
deck-back-blue = Blaue Rückseite
deck-index = Buchstabe in der Ecke
deck-index-hint = Wo Karten sich überdecken, ist er immer da.
deck-index-drawn = Bei diesem Blatt gehört er zur Zeichnung.
deck-failed = Das Blatt konnte nicht geladen werden.
deck-letters = Buchstaben der Figuren

own-deck-hint = Vierzig Bilder (SVG, PNG, JPEG oder WebP), nach der Karte benannt: 7D.svg ist das Settebello, FS.png der Schwert-Bube. Sie bleiben in diesem Browser: Niemand bekommt sie geschickt.
own-deck-folder = Ordner wählen
own-deck-files = Bilder wählen
own-deck-remove = Eigenes Blatt entfernen
own-deck-kept = Dein Blatt ist fertig, und dieser Browser behält es.
own-deck-not-kept = Dein Blatt ist fertig, aber dieser Browser behält es nicht: Es bleibt, solange die Seite offen ist.
own-deck-more = { $count ->
    [one] eine weitere
   *[other] { $count } weitere
}
own-deck-missing = { $count ->
    [one] Eine Karte fehlt: { $names }.
   *[other] { $count } Karten fehlen: { $names }.
}
own-deck-twice = Von diesen Karten gibt es zwei Bilder: { $names }. Lass nur eines.
own-deck-large = Mehr als vier Megabyte sind zu viel: { $names }.
own-deck-unreadable = Diese lassen sich nicht als Bild öffnen: { $names }.
own-deck-shape = Die Karten eines Blatts sind alle gleich groß und gleich geformt; diese nicht: { $names }.
own-deck-strange = Nicht nach einer Karte benannt und weggelassen: { $names }.
