# Las barajas: la elección de las cartas, la página que las muestra, la baraja de quien juega.

nav-decks = Cartas
title-decks = Cartas · Settebello
decks-title = Las cartas
decks-hint = Elige con cuáles juegas. En la mesa cada cual ve las suyas.
decks-home-open = Elegir las cartas

deck = Baraja
deck-napoletane = Napolitana
deck-piacentine = Piacentina
deck-spagnole = Española
deck-francesi = Palos franceses
deck-contrasto = Alto contraste
deck-own = Una baraja tuya
deck-about-napoletane = Figuras enteras y bastos nudosos: las cartas de Nápoles, de Apulia y de quienes juegan a la scopa en todo el mundo.
deck-about-piacentine = Figuras de dos cabezas, espadas rectas y el águila coronada: de Piacenza a Roma y Umbría.
deck-about-spagnole = Figuras enteras y una pinta que dice el palo: la baraja de la escoba, en España y en América.
deck-about-francesi = Corazones por copas, diamantes por oros, picas por espadas, tréboles por bastos. La dama vale lo que el caballo, nueve.
deck-about-contrasto = Letras y signos muy grandes, pocas formas, un color por palo: para leer de lejos y con poca vista.
deck-about-own = Las imágenes que has elegido, que se quedan en este navegador.
deck-suit = { $suit ->
    [D] { $names ->
        [french] Diamantes
       *[other] Oros
    }
    [C] { $names ->
        [french] Corazones
       *[other] Copas
    }
    [S] { $names ->
        [french] Picas
       *[other] Espadas
    }
   *[B] { $names ->
        [french] Tréboles
       *[other] Bastos
    }
}
deck-more = Míralas todas, o trae la tuya
deck-backs = Dorsos
deck-back = Dorso rojo
deck-back-blue = Dorso azul
deck-index = La letra de la esquina
deck-index-hint = Donde las cartas se tapan está siempre.
deck-index-drawn = En esta baraja es parte del dibujo.
deck-failed = No se ha podido cargar la baraja.
deck-letters = Letras de las figuras

own-deck-hint = Cuarenta imágenes (SVG, PNG, JPEG o WebP) con el nombre de la carta: 7D.svg es el settebello, FS.png la sota de espadas. Se quedan en este navegador: no se le envían a nadie.
own-deck-folder = Elegir una carpeta
own-deck-files = Elegir las imágenes
own-deck-remove = Quitar tu baraja
own-deck-kept = Tu baraja está lista, y este navegador la guarda.
own-deck-not-kept = Tu baraja está lista, pero este navegador no la guarda: dura mientras la página esté abierta.
own-deck-more = { $count ->
    [one] una más
   *[other] { $count } más
}
own-deck-missing = { $count ->
    [one] Falta una carta: { $names }.
   *[other] Faltan { $count } cartas: { $names }.
}
own-deck-twice = Hay dos imágenes de estas cartas: { $names }. Deja una.
own-deck-large = Más de cuatro megabytes es demasiado: { $names }.
own-deck-unreadable = No se abren como imágenes: { $names }.
own-deck-shape = Las cartas de una baraja son todas del mismo tamaño y forma; estas no: { $names }.
own-deck-strange = No llevan el nombre de una carta, y quedan fuera: { $names }.
