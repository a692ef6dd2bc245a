## Los torneos: encontrarlos, inscribirse, dirigirlos

title-tournaments = Torneos · Settebello
title-tournament = { $name } · Settebello
title-new-tournament = Torneo nuevo · Settebello
tournaments = Torneos
tournaments-new = Anunciar un torneo
tournaments-live = En vivo
tournaments-announce = Anunciar el torneo
tournaments-coming = Próximos
tournaments-none-coming = No hay ningún torneo previsto. Anuncia uno tú.
tournaments-over = Terminados
tournaments-yours = participas
tournaments-calendar = Calendario
tournaments-month-before = El mes anterior
tournaments-month-after = El mes siguiente
tournaments-feed = El calendario de torneos (.ics)

## El torneo en breve

tournament-game = { $rules }, { $company ->
    [singles] individual
    [teams] por equipos
   *[pairs] por parejas
  }
tournament-format = { $format ->
    [swiss] sistema suizo
    [round_robin] liga (todos contra todos)
    [knockout] eliminatoria
    [duplicate] repartos duplicados
    [teams] equipos de dos mesas
   *[arena] arena
  }{ $rounds ->
    [0] {""}
    [1] , una ronda
   *[other] , { $rounds } rondas
  }
tournament-entries-count = { $company ->
    [singles] { $count ->
        [0] ningún jugador
        [1] un jugador
       *[other] { $count } jugadores
      }
    [teams] { $count ->
        [0] ningún equipo
        [1] un equipo
       *[other] { $count } equipos
      }
   *[pairs] { $count ->
        [0] ninguna pareja
        [1] una pareja
       *[other] { $count } parejas
      }
  }{ $room ->
    [0] {""}
   *[other] {" "}de { $room }
  }
tournament-state-registration = Inscripción abierta
tournament-state-playing = Se está jugando
tournament-state-between = Entre dos rondas
tournament-state-over = Terminado
tournament-state-cancelled = Cancelado
tournament-round = Ronda { $round }
tournament-round-of = Ronda { $round } de { $rounds }
tournament-unknown = Ese torneo no existe.
tournament-gone = cuenta borrada
tournament-now = Ahora
tournament-parts = Las partes del torneo
tournament-part-tables = Mesas
tournament-part-standings = Clasificación
tournament-part-entries = Inscripciones
tournament-part-about = Reglas

## Ahora

tournament-calls = Tu mesa te espera
tournament-call = Ronda { $round }, mesa { $table }
tournament-to-the-end = hasta el final de la ronda
tournament-left = Hasta el final de la ronda: { $time }.
tournament-time-over = el tiempo de la ronda se ha acabado
tournament-to-its-end = hasta el final
tournament-left-of-all = Hasta el final: { $time }.
tournament-arena-over = el tiempo se ha acabado; las mesas en juego cuentan
tournament-arbiter-begins = Empieza cuando lo dice el árbitro.
tournament-next-soon = La ronda { $round } está a punto de empezar
tournament-next-end = La última ronda ha terminado
tournament-your-table = Tu mesa: la { $table }
tournament-your-table-now = Tu mesa
tournament-your-table-done = Tu mesa: la { $table }, terminada
tournament-to-table = Ir a la mesa
tournament-tell = Escribir el resultado
tournament-you-rest = No juegas en esta ronda
tournament-you-wait = Juegas a partir de la próxima ronda.
tournament-you-wait-for-one = Estás en espera. Tu mesa se abre en cuanto haya un rival libre.
tournament-you-have-left = Lo has dejado. Puedes volver mientras quede tiempo.
tournament-come-back = Volver a jugar
tournament-you-are-out = Ya no juegas más en este torneo.
tournament-your-place = Has quedado en el puesto { $place } de { $count }
tournament-rounds-played = Las rondas hasta ahora
tournament-bye = Descanso

## Participar

tournament-enter = { $company ->
    [singles] Inscribirse
    [teams] Inscribir un equipo
   *[other] Inscribirse en pareja
  }
tournament-enter-with = Con una pareja sin cuenta
tournament-partner-name = El nombre de la pareja
tournament-sign-in = Entra para inscribirte
tournament-you-are-in = Inscripción hecha
tournament-seeking = Falta tu pareja: envíale el enlace.
tournament-send-link = { $company ->
    [teams] Enviar el enlace al resto
   *[other] Enviar el enlace a tu pareja
  }
tournament-link-for = { $company ->
    [teams] El enlace para el resto
   *[other] El enlace para tu pareja
  }
tournament-team-about = Recibes un enlace para el resto de tu equipo. Las dos primeras personas que se inscriben juegan juntas en una mesa, las demás en la segunda.
tournament-team-missing = { $count ->
    [one] falta una persona
   *[other] faltan { $count }
  }
tournament-team-table = Mesa { $letter }
tournament-team-yours = la tuya
tournament-team-not-yet = en juego
tournament-team-other-plays = Tu mesa ha terminado. La otra sigue jugando.
tournament-link-copied = Enlace copiado.
tournament-asks = { $company ->
    [teams] { $name } te quiere en su equipo.
   *[other] { $name } te quiere como pareja.
  }
tournament-join = { $company ->
    [teams] Unirse al equipo
   *[other] Jugar en pareja
  }
tournament-check-in = Estoy aquí
tournament-checked-in = Presencia confirmada
tournament-withdraw = Retirarse
tournament-withdraw-short = Retirar
tournament-withdraw-of = Retirar a { $name }
tournament-withdraw-sure = La mesa que te espera se pierde, y no juegas en las próximas rondas.
tournament-entries = Inscripciones
tournament-entry = { $company ->
    [singles] Jugador
    [teams] Equipo
   *[pairs] Pareja
  }
tournament-no-entries = Todavía nadie.
tournament-incomplete = busca pareja
tournament-withdrawn = se ha retirado
tournament-here = Presente
tournament-here-of = Presente: { $name }
tournament-not-here = falta
tournament-number = N.º

## Las mesas y la clasificación

tournament-tables = Las mesas
tournament-tables-of = Las mesas de la ronda { $round }
tournament-table = Mesa
tournament-table-of = Ronda { $round }, mesa { $table }
tournament-rounds = Rondas
tournament-no-round = Las mesas se conocen cuando empieza la primera ronda.
tournament-no-rounds = No se jugó ninguna ronda.
tournament-finished = { $finished ->
    [1] una terminada de { $tables }
   *[other] { $finished } terminadas de { $tables }
  }
tournament-all-finished = todas terminadas
tournament-in-play = { $count ->
    [0] ninguna en juego
    [1] una en juego
   *[other] { $count } en juego
  }
tournament-done = terminada
tournament-sealed = sellada
tournament-live = en juego
tournament-to-play = por jugar
tournament-unplayed = no jugada
tournament-forfeit = sin jugar
tournament-corrected = corregida
tournament-write = escribir
tournament-standings = Clasificación
tournament-latest = Últimas
tournament-after = { $rounds ->
    [0] antes de la primera ronda
    [1] tras una ronda
   *[other] tras { $rounds } rondas
  }
tournament-during = en curso: ronda { $round }
tournament-place = Puesto
tournament-points = Puntos
tournament-show-all = Ver la lista completa ({ $count })
tournament-tie-order = A igualdad de puntos: { $order }.
outcome-won = ganada
outcome-lost = perdida
outcome-drawn = empatada
outcome-bye = descanso
outcome-absent = perdida sin jugar
outcome-short-won = G
outcome-short-lost = P
outcome-short-drawn = =
outcome-short-bye = D
outcome-short-absent = S
tie-buchholz = Buchholz
tie-buchholz_cut = Buchholz recortado
tie-sonneborn_berger = Sonneborn-Berger
tie-direct = encuentro directo
tie-wins = victorias
tie-difference = diferencia
tie-points = puntos hechos
tie-scope = escobas
tie-lot = sorteo
tie-short-buchholz = Buch.
tie-short-buchholz_cut = Buch.−1
tie-short-sonneborn_berger = S.-B.
tie-short-direct = Dir.
tie-short-wins = Vict.
tie-short-difference = Dif.
tie-short-points = Hechos
tie-short-scope = Escobas
tie-short-lot = Sorteo
tie-about-buchholz = los puntos de todos los rivales
tie-about-buchholz_cut = los puntos de los rivales sin el más débil
tie-about-sonneborn_berger = los puntos de los rivales vencidos, y la mitad de los de aquellos con quienes se empató
tie-about-direct = el resultado entre quienes están empatados
tie-about-wins = las partidas ganadas
tie-about-difference = los puntos hechos menos los recibidos
tie-about-points = los puntos hechos en las mesas
tie-about-scope = las escobas hechas
tie-about-lot = un sorteo que cualquiera puede comprobar

## Escribir un resultado

tournament-save = Guardar el resultado
tournament-correct = Corregir el resultado
tournament-corrects = Esta mesa ya tiene un resultado: una corrección necesita un motivo, y lo recuenta todo.
tournament-reason = Motivo
tournament-less = { $name }: un punto menos
tournament-more = { $name }: un punto más
tournament-game-of = Partida { $game } de { $games }
tournament-games = Las partidas
tournament-deal-number = Reparto { $deal }
tournament-not-come = Alguien no ha venido
tournament-told = El resultado está escrito.
tournament-wrong-arbiter = Si es incorrecto, díselo al árbitro, que lo corrige.
tournament-tell-hint = Escribe los puntos de los dos bandos. Basta con una persona de la mesa.
tournament-to-tournament = Al torneo
tournament-no-table-link = Este enlace no lleva a ninguna mesa.

## El árbitro

tournament-arbiter = Árbitro
tournament-step-start = Empezar el torneo
tournament-step-pair = Empezar la ronda { $round }
tournament-step-finish = Terminar el torneo
tournament-step-cancel_round = Deshacer la ronda { $round }
tournament-step-call_off = Cancelar el torneo
tournament-sure-start = Se cierra la inscripción.
tournament-sure-pair = Los emparejamientos se ven enseguida.
tournament-sure-finish = Después no se juega más. Las correcciones siguen siendo posibles.
tournament-sure-cancel_round = Los emparejamientos de la ronda desaparecen. Después se pueden hacer otros.
tournament-sure-call_off = El torneo termina sin clasificación, y no se puede volver a abrir.
tournament-missing = { $count ->
    [0] Todas las mesas han terminado.
    [1] Falta el resultado de una mesa.
   *[other] Faltan los resultados de { $count } mesas.
  }
tournament-else = Más
tournament-add-entry = Añadir inscripciones
tournament-import = Importar inscripciones
tournament-import-about = La primera línea nombra las columnas: member1, member2, y si se quiere name y strength. Entran todas las filas, o ninguna.
tournament-import-file = Un archivo (CSV)
tournament-import-text = O la propia lista
tournament-import-send = Inscribir toda la lista
tournament-substitute = Sustituir a un jugador
tournament-substitute-out = El jugador que se va
tournament-substitute-in = El nombre de quien lo sustituye
tournament-add = Añadir
tournament-added = Inscripción hecha: { $names }.
tournament-add-computers = Añadir máquinas
tournament-computers-about = Se inscriben antes del comienzo, juegan solas y llevan su nivel junto al nombre. Las partidas con ellas no cuentan para el ranking.
tournament-computers-count = { $company ->
    [singles] Cuántas máquinas
    [teams] Cuántos equipos de máquinas
   *[other] Cuántas parejas de máquinas
  }
tournament-computers-complete = { $company ->
    [teams] Completar los equipos que esperan ({ $count })
   *[other] Dar una máquina a quien espera pareja ({ $count })
  }
tournament-computer = Máquina
tournament-name-level = { $name } ({ $level })
tournament-enough = Hecho
tournament-team-name = Nombre del equipo
tournament-player-number = { $count ->
    [1] Nombre
   *[other] Nombre { $number } de { $count }
  }
tournament-return = Dejar volver
tournament-return-of = Dejar volver a { $name }
tournament-ruling = Decisión
tournament-rulings = Las decisiones del árbitro
tournament-ruling-about = Sobre
tournament-ruling-all = todos
tournament-ruling-article = Artículo
tournament-ruling-penalty = Puntos de penalización
tournament-ruling-disqualify = Descalificar
tournament-ruling-give = Publicar la decisión
tournament-penalty = { $points ->
    [1] un punto de penalización ·
   *[other] { $points } puntos de penalización ·
  }
tournament-disqualified = descalificación ·
tournament-print = Imprimir
tournament-print-now = Imprimir la hoja
tournament-sheet = Hoja
tournament-sheet-pairings = Emparejamientos
tournament-sheet-standings = Clasificación
tournament-sheet-cards = Fichas de mesa
tournament-signed = Firmas
tournament-card-link = El resultado se puede escribir también con el teléfono:

## Cómo se juega

tournament-rules = Cómo se juega
tournament-when = Cuándo
tournament-where = Dónde
tournament-game-label = Juego
tournament-formula = Formato
tournament-clock = Reloj
tournament-minutes = { $minutes ->
    [1] un minuto por ronda
   *[other] { $minutes } minutos por ronda
  }
tournament-lasts = Minutos en total
tournament-lasts-for = { $minutes ->
    [1] un minuto
   *[other] { $minutes } minutos
  }
tournament-ties = A igualdad de puntos
tournament-lots = Huella de los sorteos
tournament-csv-standings = Clasificación (CSV)
tournament-csv-results = Resultados (CSV)
tournament-json = Todo (JSON)
tournament-ics = Al calendario (.ics)

## Anunciar

tournament-name = Nombre del torneo
tournament-venue = Dónde se juega
tournament-venue-wooden = En mesas de madera
tournament-venue-online = En línea
tournament-venue-about-online = Empieza solo a la hora anunciada: las mesas se abren para quienes se han inscrito, y los resultados llegan solos. Quien no viene pierde cuando se le acaba el tiempo.
tournament-day = Día
tournament-time = Hora
tournament-about = Notas para quienes juegan
tournament-deals = Repartos por ronda
tournament-round-minutes = Minutos por ronda
tournament-no-clock = sin reloj
tournament-room-for = Plazas
tournament-no-bound = sin límite
tournament-needs-check-in = Solo juega quien ha confirmado su presencia
tournament-formula-swiss = Suizo
tournament-formula-round_robin = Liga
tournament-formula-knockout = Eliminatoria
tournament-formula-duplicate = Duplicado
tournament-formula-teams = Equipos
tournament-formula-arena = Arena
tournament-formula-about-arena = Durante un tiempo fijo la gente se encuentra según queda libre. Quien más juega, más puede ganar.
tournament-formula-about-swiss = Cada ronda enfrenta a quienes llevan los mismos puntos; a nadie dos veces.
tournament-formula-about-round_robin = Cada cual se enfrenta con todos los demás, una vez.
tournament-formula-about-knockout = Quien pierde queda fuera. Los descansos de la primera ronda son para los cabezas de serie.
tournament-formula-about-duplicate = En cada ronda todas las mesas juegan los mismos repartos: cuenta la comparación.
tournament-formula-about-teams = Dos mesas por encuentro, con las mismas cartas y los bandos cambiados.

## Lo que un torneo rechaza

arena_time_up = El tiempo de la arena se ha acabado: no empieza ninguna mesa más.
cell_number = { $name } tiene que ser un número, y es «{ $text }».
column_missing = La primera línea nombra las columnas, y falta { $name }.
computers_late = Las máquinas se inscriben antes del comienzo, y este torneo ya ha empezado.
computers_many = En un torneo juegan como máximo { $most } máquinas.
computers_none = Di cuántas máquinas se inscriben.
computers_no_partner = Aquí cada cual se inscribe por su cuenta: la máquina no es pareja de nadie.
csv_unreadable = Esto no es un CSV.
points_text = Los puntos se escriben como 11-7, y esto es «{ $text }».
rows_many = Hay más de { $most } filas.
entry_closed = En este torneo ya no se puede inscribir nadie.
entrant_members = Aquí se inscriben { $wanted } personas juntas, y se han nombrado { $found }.
entrant_name = Un nombre tiene de 1 a { $most } letras, todas visibles.
entrant_not_found = En este torneo no existe la inscripción { $entrant }.
entrant_not_withdrawn = La inscripción { $entrant } no se ha retirado.
entrant_withdrawn = La inscripción { $entrant } ya no juega.
game_before = La partida { $part } de esta mesa todavía no tiene resultado.
knockout_tie = Una eliminatoria necesita un ganador: hay que jugar un reparto más.
member_unknown = Esa persona no existe: esta inscripción tiene { $members }.
no_round = No existe la ronda { $round }.
nobody_free = Hay menos de dos libres para jugar.
part_unknown = Esta mesa da { $parts } resultados, y este no es ninguno de ellos.
penalty_range = Una penalización va de 0 a { $most }.
person_entered_twice = { $name } ya tiene una inscripción. Dos personas con el mismo nombre necesitan otra palabra en el suyo.
plan_option = La opción { $option } no va con este torneo.
plan_range = { $option } es { $number }; va de { $least } a { $most }.
plan_two_sides = Un torneo necesita reglas para dos bandos, y estas no lo son: { $rules }.
reason_missing = Da un motivo, de 1 a { $most } letras.
result_deals = Aquí un resultado tiene los puntos de { $deals } repartos.
result_given = La mesa { $table } de la ronda { $round } ya tiene su resultado. El árbitro puede corregirlo.
result_missing = La mesa { $table } todavía no tiene resultado, así que no hay nada que corregir.
result_points = Los puntos van de 0 a { $most }.
round_begun = La ronda { $round } ha empezado: ya tiene resultados, o se han visto sus repartos, y no se puede deshacer.
round_not_over = La ronda no ha terminado: { $tables } mesas sin resultado, la primera es la mesa { $table }.
rounds_left = Quedan { $rounds } rondas por jugar.
rounds_played = Todas las rondas se han jugado.
ruling_entrant = Una penalización necesita la inscripción que la recibe.
ruling_table = Una mesa perdida necesita su ronda y su número.
side_unknown = Una mesa tiene el bando 1 y el bando 2.
strength_range = Una fuerza va de 0 a { $most }.
table_not_playing = En la ronda { $round } no juega ninguna mesa { $table }.
too_few_entrants = Tiene que haber { $least } como mínimo, y hay { $found }.
tournament_called_off = El torneo se ha cancelado.
tournament_full = El torneo está completo: tiene { $most } inscripciones.
tournament_name = El nombre de un torneo tiene de 1 a { $most } letras.
tournament_not_started = El torneo no ha empezado.
tournament_over = El torneo ha terminado.
tournament_seed = La semilla de un torneo tiene 64 cifras de 0-9 y a-f.
tournament_started = El torneo ya ha empezado.

## Los torneos del servidor

computers_online = Las máquinas juegan en mesas en línea, y este torneo es para mesas de madera.
entry_of_another = Esta inscripción es de otra persona.
not_the_arbiter = Eso solo lo hace el árbitro del torneo.
online_needs_accounts = En línea se juega con una cuenta: cada cual se inscribe por sí mismo, o con el enlace de una pareja o de un equipo.
online_plays_matches = En línea las mesas juegan partidas o repartos duplicados: los encuentros a tantos repartos son para mesas de madera.
own_partner = Nadie es su propia pareja.
partner_link_used = Con este enlace ya no busca pareja nadie.
result_not_yours = Este resultado no te corresponde escribirlo a ti.
tournament_moved_on = El torneo ha seguido adelante mientras tanto: míralo otra vez.
tournament_not_found = Ese torneo no existe.

## Repartos duplicados

tournament-set = Repartos de la ronda { $round }
tournament-set-about = Todas las mesas juegan estos repartos. Los resultados de un reparto se ven cuando todas las mesas lo han terminado.
tournament-set-about-teams = Las dos mesas de un encuentro juegan estos repartos, con los bandos cambiados. Tú ves la otra mesa cuando las dos han terminado un reparto; los demás lo ven cuando lo han terminado todas.
tournament-set-open = abierto
tournament-set-sealed = sellado
tournament-set-own = tu bando: { $own } – { $others }
tournament-set-table = Mesa
tournament-set-points = Puntos
tournament-set-mp = PC
tournament-set-percent = %
tournament-set-unfinished = sin terminar
tournament-set-text = La serie, con sus resúmenes

## El muro: lo que se juega ahora

title-watch = En vivo · Settebello
watch = En vivo
watch-count = { $count ->
    [0] ninguna mesa
    [1] una mesa
   *[other] { $count } mesas
  }
watch-delay = con { $seconds } segundos de retraso y las manos tapadas
watch-tables = Mesas públicas
watch-none = Ahora nadie juega en una mesa pública.
watch-turn = Le toca a { $name }.
watch-deal = reparto { $deal }
watch-deal-over = Se cuenta el reparto.
watch-match-over = La partida ha terminado.
watch-empty = la mesa está vacía
watch-hand = { $cards ->
    [1] una carta
   *[other] { $cards } cartas
  }
watch-table = mesa { $number }
watch-round = { $rounds ->
    [0] ronda { $round }
   *[other] ronda { $round } de { $rounds }
  }, { $playing ->
    [1] juega una mesa
   *[other] juegan { $playing } mesas
  }
watch-sealed = Repartos duplicados: todas las mesas juegan las mismas cartas, así que no se muestra ninguna antes de que hayan terminado todas.
