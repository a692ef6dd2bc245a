# The decks: choosing the cards, the page that shows them, a player's own deck.

nav-decks = Cartes
title-decks = Cartes · Settebello
decks-title = Les cartes
decks-hint = Choisissez vos cartes. À la table, chacun voit les siennes.
decks-home-open = Choisir les cartes

deck = Jeu de cartes
deck-napoletane = Napolitaines
deck-piacentine = De Plaisance
deck-spagnole = Espagnoles
deck-francesi = Couleurs françaises
deck-contrasto = Contraste élevé
deck-own = Un jeu à vous
deck-about-napoletane = Figures en pied et bâtons noueux : les cartes de Naples, des Pouilles, et de qui joue à la scopa dans le monde entier.
deck-about-piacentine = Figures doubles, épées droites et aigle couronné : de Plaisance à Rome et à l’Ombrie.
deck-about-spagnole = Figures en pied dans un cadre dont les interruptions indiquent la couleur : les cartes de l’escoba, en Espagne et en Amérique latine.
deck-about-francesi = Cœurs pour les coupes, carreaux pour les deniers, piques pour les épées, trèfles pour les bâtons. La dame vaut ce que vaut le cavalier, neuf.
deck-about-contrasto = Lettres et signes très grands, formes simples, une teinte par couleur : à lire de loin et avec une vue faible.
deck-about-own = Les images que vous avez choisies, qui restent dans ce navigateur.
deck-suit = { $suit ->
    [D] { $names ->
        [french] Carreaux
       *[other] Deniers
    }
    [C] { $names ->
        [french] Cœurs
       *[other] Coupes
    }
    [S] { $names ->
        [french] Piques
       *[other] Épées
    }
   *[B] { $names ->
        [french] Trèfles
       *[other] Bâtons
    }
}
deck-more = Les voir tous, ou apporter le vôtre
deck-backs = Dos
deck-back = Dos rouge
deck-back-blue = Dos bleu
deck-index = La lettre dans le coin
deck-index-hint = Là où les cartes se recouvrent, elle y est toujours.
deck-index-drawn = Dans ce jeu elle fait partie du dessin.
deck-failed = Le jeu de cartes n’a pas pu être chargé.
deck-letters = Lettres des figures

own-deck-hint = Quarante images (SVG, PNG, JPEG ou WebP) nommées d’après la carte : 7D.svg est le settebello, FS.png le valet d’épées. Elles restent dans ce navigateur : elles ne sont envoyées à personne.
own-deck-folder = Choisir un dossier
own-deck-files = Choisir les images
own-deck-remove = Retirer votre jeu
own-deck-kept = Votre jeu est prêt, et ce navigateur le garde.
own-deck-not-kept = Votre jeu est prêt, mais ce navigateur ne le garde pas : il dure tant que la page est ouverte.
own-deck-more = { $count ->
    [one] une de plus
   *[other] { $count } de plus
}
own-deck-missing = { $count ->
    [one] Il manque une carte : { $names }.
   *[other] Il manque { $count } cartes : { $names }.
}
own-deck-twice = Il y a deux images de ces cartes : { $names }. Laissez-en une.
own-deck-large = Plus de quatre mégaoctets, c’est trop : { $names }.
own-deck-unreadable = Ne s’ouvrent pas comme images : { $names }.
own-deck-shape = Les cartes d’un jeu ont toutes la même taille et la même forme ; pas celles-ci : { $names }.
own-deck-strange = Sans nom de carte, laissées de côté : { $names }.
