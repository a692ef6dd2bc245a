## La página cuando no responde ningún servidor

away-title = Sin conexión
away-about = El servidor no responde. Las mesas vuelven solas en cuanto responda.
away-ways = Lo que funciona sin él
away-lesson = La lección
away-lesson-about = Un reparto entero, paso a paso
away-rules = Las reglas
away-rules-about = De todos los juegos
away-decks = Las barajas
away-decks-about = Todas las cartas
away-matches = Partidas terminadas que has mirado
away-update = Hay una versión más nueva de esta página.
away-reload = Cargarla
