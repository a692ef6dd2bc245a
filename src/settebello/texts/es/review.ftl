## El análisis de una partida: en su página, y jugada a jugada

title-review = Análisis · Settebello
review-title = Reparto { $deal }
review-who = { $one } contra { $other }
review-back = A la partida
review-choose-deal = Reparto
review-you = Tú
review-ask = Analizar la partida con la máquina
review-open = Analizar la partida
review-waiting = El análisis empieza en cuanto haya una máquina libre.
review-preparing = El programa se prepara para su primer análisis. Tarda unos minutos, una sola vez.
review-working = Juzgadas { $done } jugadas de { $total }.
review-finishing = Todas las jugadas están juzgadas. El análisis se comprueba y se reúne.
review-progress = Hasta dónde ha llegado el análisis
review-done = El análisis ha terminado.

review-levels = Cómo se ha jugado
review-levels-hint = Puntos perdidos por reparto respecto de la jugada más fuerte, con las cartas que cada cual podía ver.
review-band-principiante = principiante
review-band-circolo = club
review-band-buono = bueno
review-band-esperto = experto
review-band-maestro = maestro

review-luck = ¿Suerte o juego?
review-luck-caption = De dónde viene la diferencia, en puntos
review-part-cards = Cartas
review-part-cards-hint = jugadas por maestros
review-part-play = Juego
review-part-play-hint = sus errores menos los nuestros
review-part-chance = Azar
review-part-chance-hint = el resto: dónde estaban las demás
review-part-result = Diferencia
review-chance-large = { $deals ->
    [one] El azar es grande: en un reparto suele mover el resultado hasta ± { $points } puntos.
   *[other] El azar es grande: en { $deals } repartos suele mover el resultado hasta ± { $points } puntos.
}

review-costliest = Las jugadas más caras
review-own-costliest = Tus jugadas más caras
review-no-mistakes = Ninguna jugada perdió puntos.
review-place = Reparto { $deal }, vuelta { $round }
review-table-empty = mesa vacía
review-played = jugada
review-best = mejor
review-numbers-only = Este error no tiene nombre: hablan los números.

review-on-table = En la mesa
review-no-cards = ninguna carta
review-hand-of = La mano de { $name }
review-to-move = le toca
review-other-act = no es una jugada
review-moves = Jugadas
review-at = { $name }, vuelta { $round }
review-deal-end = Fin del reparto
review-expected = Puntos esperados, jugada a jugada
review-try-hint = Elige una para probarla en la mesa.
review-try = Probar { $card }
review-tried = Probada en la mesa
review-tried-best = No había una jugada mejor.
review-tried-less = { $points } menos que la mejor jugada
review-tried-others = Jugadas de esta carta
review-tried-back = Volver a la partida
review-play = Jugada
review-points = Puntos esperados
review-lost = Perdidos
review-round = Vuelta
review-unjudged-only_play = Había una sola jugada.
review-unjudged-cards_not_seen = Nadie ha visto todas estas cartas.
review-unjudged-missed_capture = Una captura olvidada no se juzga.
review-unjudged-too_many_plays = Había demasiadas jugadas.
review-unjudged-given = Esta jugada viene de otra partida.
review-chart = Puntos esperados de { $names }
review-chart-hint = La media de lo que sabían quien jugaba y quien jugaba después.
review-chart-table = Los mismos números en una tabla
review-steps = Jugada a jugada
review-step-first = Al principio
review-step-back = Atrás
review-step-on = Adelante
review-step-last = Al final
review-next-mistake = Siguiente error
review-puzzles = Entrenar con problemas
