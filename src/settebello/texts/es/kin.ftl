# Las reglas y las palabras de los juegos alrededor de las cinco fuentes.

## Reglas que no encajan

no_couples = { $players } jugadores no pueden formar parejas enfrentadas: hacen falta cuatro o seis.
option_range = { $option } va de { $least } a { $most }.
no_total = Un total pide capturas que lo sumen: capture_by=fifteen o both.
courts_make_total = Las figuras que solo capturan su igual no suman ningún total.
bonus_table = Una primera mesa que vale algo tiene dos cartas o más.
idle_matta = La mata solo sirve para la primera mesa y para declarar, y aquí no hay ni lo uno ni lo otro.
declare_hands = Una mano que se declara tiene tres cartas.
nothing_counts = Algo tiene que contar.
split_uneven = No hay medio punto: solo se reparte lo que vale dos puntos.
honour_twice = El settebello o el rey bello contarían dos veces.
grande_twice = La grande y la grande larga cuentan las mismas cartas.
no_napoli = Esto necesita la napola.
no_scope_count = Las escobas que no cuentan no se pueden doblar.
fewest_win = { $option } premia los puntos, y aquí gana quien tiene menos.
usual_points = { $option } solo conoce los puntos habituales, y no { $other }.

## Donde todavía no se juega

not_refereed = Los torneos y la mesa del árbitro todavía no conocen { $options }.
no_position = Una posición todavía no dice lo que añade { $options }: un registro sí.
not_searched = El análisis y algunos jugadores de la máquina todavía no conocen { $options }.

## Jugadas

ace_barred = Nadie abre el reparto con un as mientras tenga otra carta en la mano.
no_declaring = Con estas reglas no se declara ninguna mano.
nothing_to_declare = Esta mano no tiene nada que declarar así.
already_declared = Esta mano ya está declarada.
declare_late = Una mano se declara antes de jugar su primera carta.
declare_wait = Una mano se declara en el turno propio.

## Puntos

category-ponino = Ponino
category-accusi = Manos declaradas
category-giocate = Jugadas
category-grande = Grande
category-low_coins = As, dos y tres
category-honours = Honores
category-most_sevens = Más sietes
category-all_sevens = Todos los sietes
category-noble-C = Copas
category-noble-S = Espadas
category-noble-B = Bastos
