# El análisis de una partida: cuánto costó una jugada, y por qué.

review-play-laid = { $card }, a la mesa
review-play-takes = { $card }, llevándose { $taken }
review-play-banked = { $card }, aparte
review-and = { $first } y { $last }
review-rank = { $rank ->
    [A] ases
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
    [6] seises
    [7] sietes
    [F] sotas
    [C] { $names ->
        [horse] caballos
       *[other] damas
    }
   *[R] reyes
}

## Lo que una jugada dejó o regaló. Cada hecho está comprobado.

review-scopa-passed = Era escoba.
review-settebello-passed = Se llevaba el settebello.
review-settebello-left = Esta jugada dejó el settebello en la mesa.
review-anchor = Dejaba una sola carta, y los demás ya no tenían { $rank }.
review-under-eleven = Dejaba { $better_total } en la mesa, demasiado para una escoba. Esta jugada dejó { $total }, y de { $rank } { $count ->
    [0] no quedaba ninguna carta por ver
    [one] quedaba una carta por ver
   *[other] quedaban { $count } cartas por ver
}.
review-scopa-given = Después, ninguna carta de los demás hacía escoba. Esta jugada dejó en la mesa: { $table }; y de { $rank } { $count ->
    [0] no quedaba ninguna carta por ver
    [one] quedaba una carta por ver
   *[other] quedaban { $count } cartas por ver
}.
review-whirlwind = Con la mesa vacía, de { $rank } { $count ->
    [0] no quedaba ninguna carta por ver
    [one] quedaba una carta por ver
   *[other] quedaban { $count } cartas por ver
}, y de { $better_rank } { $better_count ->
    [0] ninguna
    [one] una
   *[other] { $better_count }
}.
review-dealers-last = Esta jugada guardó para el final { $kept }, con { $count ->
    [0] ninguna igual por salir
    [one] una igual por salir
   *[other] { $count } iguales por salir
}. Podía guardar { $better_kept }, con { $better_count ->
    [0] ninguna
    [one] una
   *[other] { $better_count }
}. Si las iguales son impares, una queda en la mesa para la última carta.
review-last-capture = La última captura fue de { $seat }, que se quedó con: { $cards }.
review-sevens = Se llevaba, para la primiera: { $cards }.
review-primiera = Se llevaba, para la primiera: { $cards }.
review-coins = Se llevaba, para los oros: { $cards }.
review-unpairing = Esta jugada desparejó: { $ranks }. Repartió { $dealer }, y juega en último lugar: a ese bando le convienen las cartas parejas.
review-pairing = Desparejaba: { $ranks }. Repartió { $dealer }, y juega en último lugar: a ese bando le convienen las cartas parejas.
review-fuori-early = Declaración de fuera demasiado pronto: { $points ->
    [0] no había ningún punto seguro
    [one] había 1 punto seguro
   *[other] había { $points } puntos seguros
}, y la partida es a { $goal }.
review-fuori-missed = Con esta jugada { $points ->
    [one] había 1 punto seguro
   *[other] había { $points } puntos seguros
}, y la partida es a { $goal }: declarándose fuera estaba ganada.
review-then-scopa = La escoba la hizo { $seat }: { $card }.
review-then-settebello = Se lo llevó { $seat }: { $card }.

## Lo que queda fuera de un análisis.

review_claim_wrong = El registro vale hasta cierto punto, y está analizado hasta ahí: { $why }
review_cut_short = El archivo termina a mitad de la línea { $line }. Está analizado hasta ahí.
review_many_sides = Con { $sides } bandos no hay probabilidades de ganar, ni valores exactos, ni partes de la suerte.
review_given = { $count ->
    [one] El primer acto viene
   *[other] Los primeros { $count } actos vienen
} de otra partida. No se juzgan, y sus repartos no tienen partes de la suerte.
review_deal_unfinished = El reparto { $deal } se interrumpe con { $left ->
    [one] 1 carta
   *[other] { $left } cartas
} por jugar. No tiene resultado.
review_deal_void = El reparto { $deal } está anulado. Sus jugadas se analizan, su resultado no cuenta.
review_cards_not_seen = En el reparto { $deal } nadie vio { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}. Se juzgan las jugadas de quien tiene una mano conocida.
review_incidents = El reparto { $deal } tiene { $count ->
    [one] 1 acto que no es una jugada. Se sigue, pero no se juzga.
   *[other] { $count } actos que no son jugadas. Se siguen, pero no se juzgan.
}
bad_worlds = Los mundos son un número par de 2 a 100000, y no { $worlds }.
bad_runs = Hace falta una prueba como mínimo.
no_decision = Esto no es una jugada juzgada.
no_review = Esto no es un análisis que se pueda leer.
one_match_a_page = Una página muestra una sola partida, y este archivo tiene { $matches }.
review_died = Un proceso que juzgaba jugadas terminó.

## El análisis en conjunto.

review-title = Análisis · { $players }
review-player = Jugador
review-lost = Puntos perdidos por reparto
review-lost-hint = Perdidos respecto de la mejor jugada, con lo que sabía quien jugaba. El ± es un error típico: otros repartos traen otros errores. ≈ 0 significa que no se pudo medir ninguna pérdida.
review-on-scale = En la escala
review-scale-hint = La escala, en puntos perdidos por reparto, con la mitad del intervalo del 95 %: { $marks }.
review-deal = Reparto { $deal }
review-match = Partida
review-lead = { $first } sobre { $second }
review-result = Resultado
review-cards = Cartas
review-play = Juego
review-chance-part = Azar
review-luck-hint = Cartas: lo que hacen jugadores fuertes con las mismas cartas. Juego: los errores de los demás menos los propios. Azar: el resto.
review-costliest = Las jugadas más caras
review-nothing-lost = Ninguna jugada perdió puntos.
review-where = Reparto { $deal }, { $left ->
    [one] queda 1 carta
   *[other] quedan { $left } cartas
}
review-decimal-mark = ,
review-chance = probabilidad de ganar { $percent } %
review-open = con todas las cartas a la vista { $points }
review-better = Mejor: { $better }.
review-in-hand = En la mano
review-on-table = En la mesa
review-table-empty = nada
review-played = jugada
review-best = mejor
review-all-plays = Todas las jugadas
review-lost-here = Perdidos
review-only-play = única jugada
review-made-by = Settebello { $program }, { $worlds } mundos por decisión, semilla { $seed }

## Problemas.

puzzle-seat-south = Sur
puzzle-seat-east = Este
puzzle-seat-north = Norte
puzzle-seat-west = Oeste
puzzle-best = { $play }: es la mejor jugada. Vale { $points } puntos más que cualquier otra.
puzzle-tempting = Tienta, pero vale { $points } puntos menos: { $play }.
puzzle-worse = Tu jugada vale { $points } puntos menos: { $play }.
puzzle-better = Mejor que esa: { $better }.
puzzle-theme-scopa-passed = una escoba por hacer
puzzle-theme-settebello-passed = el settebello por ganar
puzzle-theme-settebello-left = el settebello por defender
puzzle-theme-anchor = el ancla
puzzle-theme-under-eleven = once o más en la mesa
puzzle-theme-scopa-given = una escoba por negar
puzzle-theme-whirlwind = el remolino
puzzle-theme-dealers-last = la última carta de quien reparte
puzzle-theme-last-capture = la última captura
puzzle-theme-sevens = los sietes
puzzle-theme-primiera = la primiera
puzzle-theme-coins = los oros
puzzle-theme-unpairing = cartas que conviene mantener parejas
puzzle-theme-pairing = cartas que conviene desparejar
no_puzzle = La línea { $line } no es un problema: mira { $where }.
no_puzzles = En { $path } no hay ningún problema.
puzzle_rules = Los problemas son para dos jugadores o dos parejas, y no para { $rules }.
puzzle_pick = Elige un problema con una sola de estas: --daily, --theme, --id.
mine_source = No hay nada en que buscar: nombra archivos de registros, o un número de repartos.
mining_died = Un proceso que buscaba problemas terminó.

## La imagen de una partida terminada, para los enlaces

share-deals = { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
}
share-scope = { $count ->
    [one] 1 escoba
   *[other] { $count } escobas
}
share-side = Bando { $side }

## Una mesa, para los enlaces: invita mientras haya un sitio libre

share-somebody = Alguien
share-invites = te invita
share-invites-to = { $name } te invita: { $game }

## Una pista en la mesa: por qué una jugada es buena. Cada hecho sale de lo que se puede saber.

hint-lays = Deja en la mesa: { $card }.
hint-takes = Juega { $card }: te llevas { $taken }.
hint-banks = Aparta: { $card }.
hint-only = No hay otra jugada.
hint-calls = Primero señala la captura olvidada.
hint-declares = Primero llama: la mano vale { $points }.
hint-declares-matta = Primero llama: la mano vale { $points }; la mata vale { $rank }.
hindsight-declares = Antes podías haber llamado: { $points }.
hint-fuori = Y declárate fuera.
hint-plain = Por lo que puedes saber, es lo que más promete; ningún motivo por sí solo tiene nombre.
hint-scopa-passed = Es escoba.
hint-settebello-passed = Se lleva el settebello.
hint-settebello-left = Con otra jugada el settebello queda en la mesa: { $play }.
hint-anchor = Deja una sola carta, y los demás ya no tienen { $rank }.
hint-under-eleven = Deja { $better_total } en la mesa, demasiado para una escoba.
hint-scopa-given = Después, ninguna carta de los demás hace escoba. Otra jugada ({ $play }) dejaría en la mesa { $table }, y de { $rank } { $count ->
    [one] queda una carta por salir
   *[other] quedan { $count } cartas por salir
}.
hint-whirlwind = Con la mesa vacía conviene dejar una carta de las que quedan pocas: de { $better_rank } { $better_count ->
    [0] ninguna
    [one] una
   *[other] { $better_count }
}, de { $rank } en cambio { $count }.
hint-dealers-last = Para la última jugada guarda { $better_kept }: habrá una igual en la mesa.
hint-sevens = Se lleva, para la primiera: { $cards }.
hint-primiera = Se lleva, para la primiera: { $cards }.
hint-coins = Se lleva, para los oros: { $cards }.
hint-unpairing = Otra jugada ({ $play }) desparejaría { $ranks }. Repartió { $dealer }, y juega en último lugar: a ese bando le convienen las cartas parejas.
hint-pairing = Despareja { $ranks }. Repartió { $dealer }, y juega en último lugar: a ese bando le convienen las cartas parejas.
