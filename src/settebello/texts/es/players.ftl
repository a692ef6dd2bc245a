## Quién juega: la página de cada cual, y la lista de los mejores

title-person = { $name } · Settebello
title-players = Ranking · Settebello
person-bot = Jugador de la máquina
person-matches = { $count ->
    [0] Todavía ninguna partida.
    [one] Una partida
   *[other] { $count } partidas
}
person-won = { $won } ganadas, { $lost } perdidas
person-unknown = Nadie tiene una cuenta con el nombre { $name }: quizá se borró.
person-to-players = Ranking

family-scopa = Scopa
family-scopone = Scopone
family-assi = Scopa d’assi
family-quindici = Scopa di quindici
company-singles = Individual
company-pairs = Por parejas
family-choice = Juego
company-choice = Compañía

ratings = Puntuación
ratings-none = Las partidas puntúan cuando todos en la mesa tienen cuenta.
rating-range = entre { $least } y { $most }
rating-give = ± { $points }
rating-matches = { $count ->
    [one] una partida
   *[other] { $count } partidas
}
ratings-how = El número es la mejor estimación; el intervalo dice dónde está el valor verdadero, en 19 casos de 20. Se empieza con 1500 ± 500, y quien lleva cien puntos de ventaja a otra persona le gana 64 de cada 100 partidas.

taken = Lo que se lleva
taken-hint = { $deals ->
    [one] La media de un reparto jugado hasta el final; por parejas, de la pareja.
   *[other] La media de { $deals } repartos jugados hasta el final; por parejas, de la pareja.
}
taken-settebello = Settebello
taken-primiera = Primiera
taken-cards = Cartas
taken-coins = Oros
taken-scope = Escobas
taken-often = { $share } de los repartos
taken-per-deal = { $number } por reparto

luck = ¿Está amañado?
luck-hint = { $deals ->
    [one] Las cartas que llegaron a la mano en un reparto, y cuántas da el azar.
   *[other] Las cartas que llegaron a la mano en { $deals } repartos, y cuántas da el azar.
}
luck-kind = Cartas
luck-got = Llegaron
luck-expected = Esperadas
luck-off = Desvío
luck-settebello = Settebello
luck-sevens = Sietes
luck-coins = Oros
luck-give = { $expected } ± { $spread }
luck-usual = Como quiere el azar: dos de cada tres veces está dentro del ±.
luck-within = Como quiere el azar: le pasa a una de cada tres personas.
luck-rare = Raro: le pasa a una de cada veinte personas.
luck-very-rare = Muy raro: le pasa a una de cada 370 personas. Si los próximos cien repartos siguen así, pregunta a quien lleva el servidor.
luck-chart = { $off } veces el ±, desde el centro
luck-proof = El recuento de arriba solo puede despertar una sospecha. La prueba es otra: cada baraja se puede mezclar de nuevo, partida por partida, con «Prueba», más abajo.

matches = Partidas
match-won = Ganada
match-lost = Perdida
match-resigned = por rendición
match-time = por tiempo
match-absent = por ausencia
match-against = contra { $names }
match-with = con { $names }
match-gone = una cuenta borrada
match-left = { $name } (se fue)
match-rated = Puntuada
match-open-of = La partida { $score } { $against }
match-proof = Prueba
match-proof-of = Prueba de la partida { $score } { $against }
match-save = Guardar
match-save-of = Guardar la partida { $score } { $against }
matches-more = Más partidas
matches-shown = { $count ->
    [one] Una partida en la lista.
   *[other] { $count } partidas en la lista.
}

ranking = Ranking
players-hint = Solo cuenta quién gana, no los puntos. El orden sigue el extremo bajo del intervalo: quien ha jugado poco sube jugando.
players-people = Personas
players-bots = Jugadores de la máquina
players-nobody = Aquí nadie ha jugado todavía una partida que cuente para el ranking.
players-place = Puesto
players-name = Nombre
players-rating = Puntuación
players-matches = Partidas

## Lo que se pierde en las jugadas, según los análisis

losses = Puntos perdidos
losses-hint = { $matches ->
    [one] por reparto, en una partida analizada ({ $deals } repartos). El análisis de más partidas lo dice mejor.
   *[other] por reparto, en las últimas { $matches } partidas analizadas ({ $deals } repartos).
}
losses-chart = Partida por partida, y la media hasta ahí
losses-table = Los mismos números en una tabla
losses-match = Partida
losses-deals = Repartos
losses-lost = Perdidos por reparto
losses-themes = Dónde
losses-theme = Error
losses-plays = Veces
losses-times = { $count } ×
losses-theme-none = sin nombre
losses-theme-scopa-passed = escoba no hecha
losses-theme-settebello-passed = settebello no capturado
losses-theme-settebello-left = settebello dejado
losses-theme-anchor = ancla olvidada
losses-theme-under-eleven = once o más en la mesa
losses-theme-scopa-given = escoba regalada
losses-theme-whirlwind = remolino
losses-theme-dealers-last = última carta de quien reparte
losses-theme-last-capture = última captura
losses-theme-sevens = sietes
losses-theme-primiera = primiera
losses-theme-coins = oros
losses-theme-unpairing = cartas desparejadas
losses-theme-pairing = cartas no desparejadas
losses-theme-fuori-early = fuera demasiado pronto
losses-theme-fuori-missed = fuera olvidado
person-tournaments = Torneos
person-place = { $over ->
    [yes] puesto { $place } de { $entries }
   *[no] ahora { $place } de { $entries }
  }
person-entered = inscripción hecha
