# The decks: choosing the cards, the page that shows them, a player's own deck.

nav-decks = Cards
title-decks = Cards · Settebello
decks-title = The cards
decks-hint = Choose what you play with. At the table everybody sees their own.
decks-home-open = Choose the cards

deck = Deck
deck-napoletane = Neapolitan
deck-piacentine = Piacentine
deck-spagnole = Spanish
deck-francesi = French suits
deck-contrasto = High contrast
deck-own = A deck of your own
deck-about-napoletane = Full-length figures and knotted cudgels: the cards of Naples, of Puglia, and of Scopa players all over the world.
deck-about-piacentine = Double-ended figures, straight swords and the crowned eagle: from Piacenza to Rome and Umbria.
deck-about-spagnole = Full-length figures in a frame whose gaps tell the suit: the pattern of Spain and Latin America, where Escoba is played.
deck-about-francesi = Hearts for cups, diamonds for coins, spades for swords, clubs for batons. The queen counts what the horse counts, nine.
deck-about-contrasto = Very large letters and signs, few shapes, one colour a suit: to be read from afar and with little sight.
deck-about-own = The images you have chosen, which stay in this browser.
deck-suit = { $suit ->
    [D] { $names ->
        [french] Diamonds
       *[other] Coins
    }
    [C] { $names ->
        [french] Hearts
       *[other] Cups
    }
    [S] { $names ->
        [french] Spades
       *[other] Swords
    }
   *[B] { $names ->
        [french] Clubs
       *[other] Clubs
    }
}
deck-more = Look at them all, or bring your own
deck-backs = Backs
deck-back = Red back
deck-back-blue = Blue back
deck-index = The letter in the corner
deck-index-hint = Where cards overlap it is always there.
deck-index-drawn = In this deck it is part of the drawing.
deck-failed = The deck could not be loaded.
deck-letters = Letters of the courts

own-deck-hint = Forty images (SVG, PNG, JPEG or WebP) named after the card: 7D.svg is the settebello, FS.png the jack of swords. They stay in this browser: nobody is sent them.
own-deck-folder = Choose a folder
own-deck-files = Choose the images
own-deck-remove = Remove your deck
own-deck-kept = Your deck is ready, and this browser keeps it.
own-deck-not-kept = Your deck is ready, but this browser does not keep it: it lasts as long as the page is open.
own-deck-more = { $count ->
    [one] one more
   *[other] { $count } more
}
own-deck-missing = { $count ->
    [one] One card is missing: { $names }.
   *[other] { $count } cards are missing: { $names }.
}
own-deck-twice = There are two images of these cards: { $names }. Leave one.
own-deck-large = More than four megabytes is too much: { $names }.
own-deck-unreadable = These do not open as images: { $names }.
own-deck-shape = The cards of a deck are all of one size and shape; these are not: { $names }.
own-deck-strange = Not named after a card, and left out: { $names }.
