# I mazzi: la scelta delle carte, la pagina che li mostra, il mazzo di chi gioca.

nav-decks = Carte
title-decks = Carte · Settebello
decks-title = Le carte
decks-hint = Scegli quelle con cui giochi. Al tavolo ognuno vede le sue.
decks-home-open = Scegli le carte

deck = Mazzo
deck-napoletane = Napoletane
deck-piacentine = Piacentine
deck-spagnole = Spagnole
deck-francesi = Semi francesi
deck-contrasto = Alto contrasto
deck-own = Un mazzo tuo
deck-about-napoletane = Figure intere e bastoni nodosi: le carte di Napoli, della Puglia e di chi gioca a Scopa nel mondo.
deck-about-piacentine = Figure a due teste, spade diritte e l’aquila coronata: da Piacenza a Roma e all’Umbria.
deck-about-spagnole = Figure intere in una cornice le cui interruzioni dicono il seme: le carte della Escoba, in Spagna e in America Latina.
deck-about-francesi = Cuori per coppe, quadri per denari, picche per spade, fiori per bastoni. La donna vale quanto il cavallo, nove.
deck-about-contrasto = Lettere e semi grandissimi, poche forme, un colore per seme: si leggono da lontano e con poca vista.
deck-about-own = Le immagini che hai scelto, e che restano in questo browser.
deck-suit = { $suit ->
    [D] { $names ->
        [french] Quadri
       *[other] Denari
    }
    [C] { $names ->
        [french] Cuori
       *[other] Coppe
    }
    [S] { $names ->
        [french] Picche
       *[other] Spade
    }
   *[B] { $names ->
        [french] Fiori
       *[other] Bastoni
    }
}
deck-more = Guardale tutte, o porta un mazzo tuo
deck-backs = Dorsi
deck-back = Dorso rosso
deck-back-blue = Dorso blu
deck-index = La lettera nell’angolo
deck-index-hint = Dove le carte si coprono c’è sempre.
deck-index-drawn = In questo mazzo fa parte del disegno.
deck-failed = Non è stato possibile caricare il mazzo.
deck-letters = Lettere delle figure

own-deck-hint = Quaranta immagini (SVG, PNG, JPEG o WebP) con il nome della carta: 7D.svg è il settebello, FS.png il fante di spade. Restano in questo browser: a nessuno vengono mandate.
own-deck-folder = Scegli una cartella
own-deck-files = Scegli le immagini
own-deck-remove = Togli il tuo mazzo
own-deck-kept = Il tuo mazzo è pronto, e questo browser lo conserva.
own-deck-not-kept = Il tuo mazzo è pronto, ma questo browser non lo conserva: vale finché la pagina è aperta.
own-deck-more = { $count ->
    [one] un altro
   *[other] altri { $count }
}
own-deck-missing = { $count ->
    [one] Manca una carta: { $names }.
   *[other] Mancano { $count } carte: { $names }.
}
own-deck-twice = Di queste carte ci sono due immagini: { $names }. Lasciane una.
own-deck-large = Oltre quattro megabyte sono troppi: { $names }.
own-deck-unreadable = Non si aprono come immagini: { $names }.
own-deck-shape = Le carte di un mazzo sono tutte alte e larghe uguali; queste no: { $names }.
own-deck-strange = Non hanno il nome di una carta, e restano fuori: { $names }.
