## Los problemas: una sola jugada, la mejor

title-puzzles = Problemas · Settebello
puzzles = Problemas
puzzle-title = Encuentra la mejor jugada
puzzle-day = El problema del día
puzzle-leave = Dejar los problemas
puzzle-at-own = Tú
puzzle-at-right = Este
puzzle-at-top = Norte
puzzle-at-left = Oeste
puzzle-taken-you = Tu montón
puzzle-taken-us = El montón de tu pareja y tuyo
puzzle-taken-other = El montón de Norte
puzzle-taken-them = El montón de ellos
puzzle-taken-none = nada
puzzle-no-clock = Sin prisa: aquí no hay reloj.
puzzle-streak = { $count } seguidos
puzzle-solution = Ver la solución
puzzle-theme = Tema de los problemas
puzzle-any-theme = Todos

## Después del intento

puzzle-right = ¡Correcto!
puzzle-wrong = No es la mejor
puzzle-shown = La solución
puzzle-expected = Puntos esperados en el reparto
puzzle-play = Jugada
puzzle-points = Puntos esperados
puzzle-yours = la tuya
puzzle-tempts = tienta
puzzle-all-plays = Las { $count } jugadas
puzzle-few-plays = Menos
puzzle-difficulty = Dificultad { $points }.
puzzle-solved-by = Lo han resuelto { $solved } de { $tried }.
puzzle-repeated = Ya lo habías intentado: no cuenta.
puzzle-guest = Con una cuenta tienes además una puntuación.
puzzle-next = Siguiente problema
puzzle-rating = Tu puntuación en problemas
puzzle-last = Los últimos intentos, el más reciente al final
puzzle-was-right = correcto
puzzle-was-wrong = incorrecto
puzzle-by-theme = Por tema
puzzle-of = { $solved } de { $tried }

## En otros sitios

no_puzzle_left = Ya has intentado todos los problemas que hay aquí.
puzzle_not_found = No existe el problema { $puzzle }.
theme_not_found = No hay ningún problema con el tema { $theme }.
