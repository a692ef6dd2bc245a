# Lo que solo se lee en la terminal: la partida, las reglas, las comprobaciones.

## Problemas

cli-at = Línea { $line }, columna { $column }
cli-did-you-mean = ¿Quizá { $names }?
cli-known = Hay: { $names }.
cli-expected = Puede ser: { $expected }.
cli-see-rules = La lista: settebello rules list --all.
bad_seed = La semilla { $seed } no es hexadecimal: escribe de 1 a 64 cifras de 0-9 y a-f.
bad_hash = { $hash } no es un resumen: tiene 64 cifras de 0-9 y a-f, y bastan las 8 primeras.
impossible_position = Esa posición no existe: hacen falta cuarenta cartas, cada una una vez, y manos que cuadren.
solver_two_sides = La solución exacta es para dos bandos.

## En la mesa

cli-and = { $first } y { $last }
cli-partner = pareja
cli-table = En la mesa
cli-table-empty = nada
cli-stock = { $cards } en el mazo
cli-hand = Tu mano
cli-takes = × captura
cli-choose = Te toca: número o carta (? ayuda)
cli-choices = { $card }: ¿qué te llevas?
cli-choose-capture = Número, o Intro para otra carta
cli-take-by-hand = { $card }: ¿qué se lleva? (cartas de la mesa, como 2C5D; Intro para dejarla)
cli-exposed = muestra { $cards }
cli-stakes = Apuestas hasta ahora: { $stakes }
cli-not-understood = «{ $text }» no se entiende: escribe 1, 7D o 7DxAS6C; ? para la ayuda.
cli-no-such-number = Las cartas van de 1 a { $most }.
cli-no-such-choice = Las capturas van de 1 a { $most }.
cli-next-deal = Intro para el siguiente reparto (q para salir)
cli-rematch = ¿Otra partida? (s/n)
cli-yes-or-no = Responde s o n.
cli-really-quit = ¿Dejas la partida a medias? (s/n)
cli-continue = Intro para volver a la mesa
cli-quit = ¡Adiós! La partida queda a medias.
cli-bye = ¡Gracias por la partida!
cli-input-ended = La entrada ha terminado: la partida queda a medias.
cli-recorded = La partida está escrita en { $path }.
cli-help =
    Elige una carta por su número (1, 2, 3…) o por su nombre: primero el valor, luego el palo.
    Valores: A 2 3 4 5 6 7, F sota (fante, 8), C caballo (cavallo, 9), R rey (re, 10).
    Palos: D oros ♦ (denari), C copas ♥, S espadas ♠, B bastos ♣. Así 7D es el settebello.
    Una jugada entera: 7D la deja, 7DxAS6C se lleva as y seis, AD! aparta el as.
    Debajo de tus cartas, × significa que la carta captura algo.
    Donde se captura a mano no se marca nada: tú dices qué se lleva la carta, y puede escapársete.
    Añade fuera para declararte (7DxAS6C fuera); shows=4C descubre una carta.
    ? esta ayuda · r las reglas · q dejar la partida

## El recuento

cli-void = anulado

## Las reglas

cli-preset = Reglas
cli-title = Nombre
cli-players = Jugadores
cli-summary = En breve
cli-option = Opción
cli-value = Valor
cli-meaning = Significado
cli-source = Fuente
cli-at-table = En la mesa
cli-base-value = { $base }: { $value }
cli-as-it-is = { $preset }, tal cual.
cli-differs = * distinto de { $preset }
cli-show-hint = settebello rules show NOMBRE para leer una; settebello play NOMBRE para jugar con ella.

## Las comprobaciones

cli-kind = Tipo
cli-cases = Casos
cli-agree = Coinciden
cli-differ = Difieren
cli-got = obtenido
cli-expected-answer = esperado
cli-conformance-line = Línea { $line }: { $why }
cli-conformance-total = { $cases ->
    [one] Un caso
   *[other] { $cases } casos
}: coinciden { $agree }, difieren { $differ }, ilegibles { $unread }.

## Una partida escrita

cli-match = Partida { $match }
cli-replay-match = { $title } · { $players }
cli-replay-deal = Reparto
cli-replay-dealer = reparte { $name }
cli-replay-score = Marcador
cli-replay-fair = Baraja
cli-fair-checked = verificada
cli-fair-given = de otra partida
cli-fair-nothing = sin semilla
cli-fair-sealed = solo el resumen
cli-unfinished = interrumpida, { $left ->
    [one] queda una carta por jugar
   *[other] quedan { $left } cartas por jugar
}
cli-replay-ok = Todo cuadra: { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}, { $plays ->
    [one] una jugada
   *[other] { $plays } jugadas
}{ $checked ->
    [0] { "" }
    [one] ; una baraja verificada a partir de su semilla
   *[other] ; { $checked } barajas verificadas a partir de sus semillas
}.
cli-replay-unfinished = La partida no ha terminado.
cli-replay-forfeit = { $who ->
    [many] { $side } pierden por abandono o por tiempo.
   *[one] { $side } pierde por abandono o por tiempo.
}
cli-replay-step = Intro para la siguiente jugada (q para parar)
cli-replay-act = { $name } { $act }
cli-article = (artículo { $article })
cli-replay-play = { $number }. { $name } { $action }

## La prueba de las barajas

cli-verify-deal = Reparto
cli-verify-hash = Resumen
cli-verify-seed = Número secreto
cli-verify-salts = Palabras de los jugadores
cli-verify-again = Anulado
cli-verify-pack = Baraja
cli-verify-proven = { $deals ->
    [0] No ha terminado ningún reparto: todavía no hay nada que verificar.
   *[other] { $proven ->
        [0] Ninguna baraja sale
        [one] Una baraja sale
       *[other] { $proven } barajas salen
    } del resumen, del número secreto y de las palabras de los jugadores, de { $deals ->
        [one] un reparto
       *[other] { $deals } repartos
    }.
}
cli-verify-drawn = Los asientos y las parejas son los del sorteo que sale del número del primer reparto, si antes estaban sentados así: { $names }.
cli-verify-missing = El resumen { $hash } no es de ninguno de estos repartos.
cli-verify-seen = { $found ->
    [0] Que los resúmenes se dieron antes que las cartas solo lo sabe quien los vio: --seen compara uno.
    [one] Uno es el que viste antes de las cartas.
   *[other] { $found } son los que viste antes de las cartas.
}

## Contar líneas de juego

cli-compiling = Compilando, solo la primera vez
cli-perft-counting = Contando

## La solución

cli-reviewing = Analizando la partida
cli-solving = Buscando
cli-solve-value = Le toca al asiento { $seat }: de los puntos que quedan, su bando se lleva { $value } más que el otro.
cli-solve-final = El reparto termina { $final } para el bando que tiene el turno. En la mesa: { $table }.
cli-solve-play = Jugada
cli-solve-worth = Vale
cli-solve-line = La mejor línea: { $line }
cli-solve-bounds = El límite se acabó antes: donde hay dos números, el valor está entre ellos.
cli-solve-cost = { $nodes } nodos en { $seconds } s, { $speed } millones por segundo.
deal_not_found = El registro tiene { $deals } repartos: el { $deal } no existe.
cards_not_seen = Nadie vio algunas cartas del reparto { $deal }: no hay una posición en la que pensar.
play_not_found = Este reparto tiene { $plays } jugadas: la { $play } no existe.

## El par de un reparto

cli-par = Par: cuántos puntos hace el bando 1 más que el bando 2, con todas las cartas a la vista y jugando todos lo mejor posible.
cli-par-dealer = Reparte
cli-par-nodes = Nodos
cli-par-seconds = Segundos
par_whole_deal = El par es el valor de un reparto entero, y aquí ya se ha jugado.

## La velocidad

cli-measuring = Midiendo

## Repartos duplicados

cli-set-deals = { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}
cli-set-secret-file = Secreto: { $path } — tiene la semilla; no se lo muestres a nadie hasta que termine el último reparto.
cli-set-public-file = Público: { $path } — entrégalo antes de la primera carta.
cli-set-keep = Este texto tiene la semilla: no se lo muestres a nadie hasta que termine el último reparto.
cli-set-commitment = Resumen de la semilla: { $hash }
cli-set-hash = Resumen
cli-set-state = Estado
cli-set-open = abierto
cli-set-sealed = sellado
cli-set-deal = reparto { $deal }, reparte el asiento { $dealer }, empieza el asiento { $first }
cli-set-seat = Asiento { $seat }
cli-set-stock = Mazo
cli-set-seed = Semilla
cli-set-thrown-in = La mezcla { $attempt } se anuló ({ $reason ->
    [kings3] tres reyes en la mesa
    [sum10] la mesa sumaba diez o menos
    [ace1] un as en la mesa
   *[other] por las reglas
}): { $cards }
cli-check-whole = La semilla de la serie es la prometida.
cli-check-deals = { $deals ->
    [one] Un reparto es el prometido, y su baraja sale de su semilla
   *[other] { $deals } repartos son los prometidos, y sus barajas salen de sus semillas
}: { $numbers }.
cli-check-again = Repartidos de nuevo por las reglas, con la misma semilla: { $numbers }.
cli-check-sealed = Todavía { $deals ->
    [one] sellado: un reparto
   *[other] sellados: { $deals } repartos
}.
cli-check-limits = Así que nada cambió después de darse la promesa. Que la semilla saliera por azar no queda probado.
cli-check-nothing = En el segundo texto no hay ningún reparto abierto: todavía no hay nada probado.
cli-compare-reading = Leyendo
cli-compare-table = Mesa
cli-compare-side-1 = Bando 1
cli-compare-side-2 = Bando 2
cli-compare-points = Puntos
cli-compare-difference = Dif.
cli-compare-datum = Media
cli-compare-score = Desvío
cli-compare-source = De
cli-compare-record = registro, verificado
cli-compare-sheet = hoja
cli-compare-unfinished = a medias
cli-compare-team = Equipo
cli-compare-results = Resultados
cli-compare-both-sides = Los dos bandos
cli-compare-how = Media: la diferencia media de las mesas. Desvío: la diferencia de una mesa menos la media; para el bando 2, lo contrario.
cli-compare-alone = No terminados en dos mesas, así que sin nada que comparar: { $numbers }.
cli-compare-unplayed = No jugados: { $numbers }.

## La arena

laboratory_missing = { $command } es una orden del laboratorio. Para usarla instala settebello-lab.
extra_missing = { $name } necesita el paquete { $package }: pip install "settebello-lab[{ $extra }]".
device_missing = El programa de aprendizaje { $learner } no encuentra el dispositivo { $device } en esta máquina.
engine_unusable = El programa { $command } no puede jugar: { $why }.
no_command = { $command } no nombra ningún programa: escribe exec: y una orden, como en exec:./mybot.
results_setting = { $path } tiene resultados con { $setting } { $kept }, no { $asked }: nombra otro archivo con --results.
results_other = { $path } tiene los resultados de otra cosa: nombra otro archivo con --results.
results_busy = En { $path } está escribiendo otra arena: espera a que termine, o nombra otro archivo con --results.
results_damaged = { $path } está dañado en la línea { $row }: muévelo, o nombra otro con --results.
worker_died = Un proceso de la arena terminó en la ronda { $round }. Lo hecho se conserva si --results nombra un archivo.
worker_version = { $worker } tiene settebello-lab { $found }, no { $wanted }: allí hay que instalar la misma versión.
cluster_missing = Ningún planificador de Dask con procesos responde en { $address }. Lo hecho se conserva si --results nombra un archivo.
gathering_died = Un proceso que jugaba repartos terminó, quizá por falta de memoria: prueba con menos --processes.
ladder_players = Para una clasificación hacen falta dos o más jugadores distintos.
plot_is_results = --plot y --results nombran el mismo archivo: nombra dos.
matches_alone = --matches no va ni con --deals ni con --sequential.
cli-arena-interrupted = Lo hecho está en { $path }: la misma orden sigue desde ahí.
cli-arena-so-far = { $done } de { $rounds }
cli-arena-mended = La última línea de los resultados no estaba entera y se ha cortado; ese reparto se ha jugado otra vez.
cli-arena-head = A { $a } – B { $b } · { $rules } · semilla { $seed } · { $ms } ms
cli-arena-points = Puntos por reparto, { $difference }: { $points } (95 %: { $interval }) en { $deals } { $count ->
    [one] reparto, jugado { $times } veces
   *[other] repartos, cada uno jugado { $times } veces
}.
cli-arena-matches = A ganó el { $share } % de las partidas (95 %: { $interval }): { $matches } { $count ->
    [one] partida, jugada { $times } veces
   *[other] partidas, cada una jugada { $times } veces
}.
cli-arena-a-less-b = A menos B
cli-arena-b-less-a = B menos A
cli-arena-interval = 95 %
cli-won = Ganadas
cli-drawn = Empatadas
cli-lost = Perdidas
cli-arena-hand = A juega primero
cli-arena-dealer = A reparte
cli-arena-place = A solo, asiento { $place }
cli-arena-all = Todo
cli-arena-ms = Milisegundos por jugada
cli-arena-mean = Media
cli-arena-p99 = 99 %
cli-arena-max = Máximo
cli-arena-late = Tarde
cli-arena-forfeits = Sin jugar
cli-arena-first-forfeit = ronda { $round }, { $why }
cli-arena-forfeited = { $name } perdió repartos sin jugarlos: { $kinds }. El primero:
cli-arena-undecided = Prueba secuencial: tras { $deals } repartos no está claro quién es más fuerte.
cli-arena-decided = Prueba secuencial: tras { $deals } repartos { $name } es el más fuerte (se equivoca como mucho { $percent } veces de cada 100).
cli-arena-plot-deal = { $a } menos { $b }, puntos por reparto · { $rules }
cli-arena-plot-match = { $a } menos { $b }, puntos por partida · { $rules }
cli-arena-axis-deal = repartos
cli-arena-axis-match = partidas
cli-ladder-head = { $rules } · { $deals } { $count ->
    [one] reparto por pareja
   *[other] repartos por pareja
} · semilla { $seed } · { $ms } ms
cli-ladder-player = Jugador
cli-ladder-points = Puntos por reparto
cli-ladder-how = Puntos por reparto contra todos los demás, ± la mitad del intervalo del 95 %; luego contra cada uno; luego milisegundos por jugada.
cli-losses-head = { $rules } · puntos perdidos por reparto · semilla { $seed } · { $worlds } mundos
cli-data-written = { $file }: { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}, { $size } MB
cli-losses-deals = Repartos
cli-losses-apart = Cada uno pierde menos que el anterior; los intervalos del 95 % están separados.
cli-losses-not-apart = No todos los intervalos del 95 % están separados en este orden, o el orden es otro.
cli-themes-found = Encontrados
cli-themes-lost = Puntos perdidos

## El entrenamiento

cli-learning = Aprendiendo…
cli-train-interrupted = El curso está en { $path }: settebello-lab train --resume lo retoma.
course_differs = El curso del archivo empezó con { $setting } { $kept }, no { $asked }: quita la opción, o empieza un curso nuevo.
start_or_resume = --start empieza un curso y --resume sigue con uno: elige una de las dos.
file_is_course = { $path } es donde se guarda el propio curso: dale a la red otro nombre con --out.
cli-train-line = { $minutes } min · { $deals } repartos ({ $speed }/s) · error { $error } · contra greedy { $points } ± { $within } puntos por reparto
cli-imitate-playing = Jugando…
cli-imitate-line = { $plays } jugadas que no enseñaron nada: probabilidad de cada una { $after } % (media geométrica), según los valores { $before } %
network_missing = Ninguna red conoce el juego de { $rules }: settebello-lab train enseña una.
weights_unreadable = { $path } no es una red que esta versión pueda leer.

## La mesa del árbitro

desk_not_understood = «{ $text }» no se entiende: escribe 7S, 7Sx5D2C u otra anotación; ? para la ayuda.
desk_irregular_form = Escribe quién tiene un número equivocado de cartas, y qué hace la pareja que está en regla: irregular 2 para, irregular 2 sigue.
desk_misdeal_form = Escribe las cartas de cada mano y las de la mesa: cuenta 10 8 9 9 4.
desk_no_such_capture = Las capturas van de 1 a { $most }.
desk_no_article = Escribe el número de un artículo, de 4 a 18: artículo 13.
desk_file_begun = { $path } ya contiene un acta: los nombres y las reglas están en ella.
desk_file_changed = Otro programa ha cambiado { $path }: no se ha escrito nada. Guarda con otro nombre: guardar NOMBRE.
desk_no_file = Escribe también un archivo: guardar acta.txt.
cli-desk-prompt = Árbitro (? ayuda)
cli-desk-name = ¿Quién se sienta en el asiento { $seat }?
cli-desk-dealer = ¿Quién reparte primero? (asiento o nombre)
cli-desk-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
cli-desk-takes = tiene que capturar
cli-desk-closed = aún tapada
cli-desk-acquired = adquiridos { $points }
cli-desk-scope = escobas { $count }
cli-desk-taken = capturadas { $count }
cli-desk-fuori-now = Fuera ahora
cli-desk-fuori-wins = { $side } { $score } ganan{ $stake }
cli-desk-fuori-loses = { $side } { $score } pierden{ $stake }
cli-desk-which = { $card } se lleva: { $choices }. ¿Cuál? Un número, o deja si se olvidó la captura.
cli-desk-which-takes = { $card } tiene que capturar: { $choices }. ¿Cuál? Escribe el número.
cli-desk-who = ¿Quién ha sido? Escribe el asiento o el nombre.
cli-desk-really-quit = El acta no está guardada. ¿Salir de todos modos? (s/n)
cli-desk-bye = Hasta la próxima.
cli-desk-ended = No hay nada más que leer, y el acta no está guardada.
cli-desk-help =
    Cartas: valor y palo, A 2 3 4 5 6 7 F C R y D C S B, en mayúsculas o no.
    mesa 5D2C7SRB    las cartas de la mesa, al empezar un reparto
    7S               juega quien tiene el turno; si captura, se pregunta qué
    7Sx5D2C          se lleva cinco y dos; 7S deja: se olvidó la captura
    7S fuera         juega y se declara fuera (también 7Sx5D2C fuera)
    2: 7S            juega el asiento 2 (o un nombre: bruno: 7S)
    2 avisa          señala la captura olvidada (artículo 11)
    2 muestra 4C 7D  cartas mostradas, o jugadas fuera de turno (artículo 13)
    elige 4C         quien va antes decide cuál se juega
    2 admite 5D      dice que la carta fue un error (artículo 12)
    irregular 2 para | sigue; irregular 1 2   (artículo 17)
    cuenta 10 8 9 9 4   las cartas contadas antes de la primera jugada (artículo 4)
    carta atrás? · montones? · artículo 13       lo que dicen los artículos
    estado · acta · puntos · siguiente (otro reparto) · atrás · guardar [ARCHIVO] · salir

## Copia de seguridad

cli-backup-rows = Filas
cli-backup-checking = Comprobando
cli-backup-done = { $path } contiene { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
} con { $events ->
    [one] un evento
   *[other] { $events } eventos
}, y { $people ->
    [one] una cuenta
   *[other] { $people } cuentas
}. Contiene también las cartas que nadie puede ver todavía: no se lo des a nadie.
cli-restore-done = Restaurado de { $path }: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
} con { $events ->
    [one] un evento
   *[other] { $events } eventos
}, y { $people ->
    [one] una cuenta
   *[other] { $people } cuentas
}.

## Un programa en las mesas de un servidor

cli-bot-waits = { $player } espera para jugar por la casa.
cli-bot-sits = { $player } se sienta a la mesa.
cli-bot-line-ended = la conexión ha terminado
cli-bot-again = Nuevo intento en { $seconds } s: { $why }
cli-bot-refused = El servidor dice: { $why }
cli-bot-ends = Hecho: { $plays ->
    [one] una jugada
   *[other] { $plays } jugadas
}.

## Un programa que analiza para un servidor

cli-analyst-waits = A la espera de partidas que analizar.
cli-analyst-begins = Analizando: { $missing } de { $total } jugadas.
cli-analyst-done = Entregado. El servidor vuelve a mirar una parte.
cli-analyst-lost = Otra máquina hace este análisis.
cli-analyst-ends = Hecho: { $pieces ->
    [one] una jugada juzgada
   *[other] { $pieces } jugadas juzgadas
}.

## El registro

database_foreign = { $path } es la base de datos de otro programa: nombra otra con --database.
database_newer = { $path } la escribió un Settebello más nuevo: actualiza Settebello, o nombra otra base de datos con --database.
database_damaged = La base de datos { $path } está dañada y se ha dejado como está: restaura una copia, o nombra otra con --database.
database_unusable = La base de datos { $path } no se puede usar ({ $why }): nombra otra con --database.
database_server_newer = La base de datos la escribió un Settebello más nuevo: actualiza Settebello.
database_server_unusable = El servidor de la base de datos no se puede usar ({ $why }): revísalo, y revisa SETTEBELLO_DATABASE_URL.
backup_damaged = { $path } está dañado en la línea { $at }: no se ha restaurado nada.
backup_foreign = { $path } no es una copia de seguridad de Settebello.
backup_newer = { $path } lo escribió un Settebello más nuevo: actualiza Settebello.
nothing_to_back_up = Todavía no hay nada en esta base de datos.
restore_not_empty = Esta base de datos no está vacía: una copia de seguridad solo se restaura en una vacía.
redis_unusable = Redis no se puede usar ({ $why }): revísalo, y revisa SETTEBELLO_REDIS_URL.

## El programa

bad_word = { $name } es { $value }: tiene que ser una de { $words }.
port_unusable = El puerto { $port } no se puede usar, quizá ya hay un servidor: elige otro con { $flag }.
bad_database_url = SETTEBELLO_DATABASE_URL tiene que ser como postgresql://usuario:contraseña@servidor/base.
bad_redis_url = SETTEBELLO_REDIS_URL tiene que ser como redis://usuario:contraseña@servidor.
bad_mail_from = SETTEBELLO_MAIL_FROM tiene que ser una dirección de correo, como club@example.org.
bad_public_address = SETTEBELLO_PUBLIC_ADDRESS tiene que ser como https://carte.example.org/.
bad_smtp_url = SETTEBELLO_SMTP_URL tiene que ser como smtp://usuario:contraseña@servidor:587 o smtps://usuario:contraseña@servidor.
bad_vapid_key = SETTEBELLO_VAPID_KEY tiene que ser una clave privada de 32 bytes en base64url.
workers_need_servers = Varios procesos necesitan PostgreSQL y Redis: da un valor a SETTEBELLO_DATABASE_URL y a SETTEBELLO_REDIS_URL, o sirve con un solo proceso.
file_missing = No existe el archivo { $path }.
too_many_networks = No pueden estar juntas más de dos redes.
network_too_wide = Esta red es demasiado ancha para estar junto a otra.
file_is_folder = { $path } es una carpeta, y hace falta un archivo.
file_exists = { $path } ya existe, y no se sobrescribe.
file_unreadable = { $path } no se puede leer: { $why }.
file_unwritable = { $path } no se puede escribir: { $why }.
not_text = { $path }, línea { $line }, columna { $column }: esto no es texto en UTF-8.
deck_folder_unreadable = La carpeta { $path } no se puede leer.
deck_cards_missing = En la carpeta { $path } faltan imágenes de: { $names }.
deck_cards_twice = En la carpeta { $path } hay dos imágenes de: { $names }.
deck_images_unreadable = En la carpeta { $path } no son imágenes: { $names }.
deck_images_large = En la carpeta { $path } pasan de 4 MB: { $names }.
deck_images_uneven = En la carpeta { $path } tienen otra forma: { $names }.

## Repartos duplicados

set_seed = La semilla de una serie tiene 64 cifras de 0-9 y a-f, para que nadie la adivine, y esta tiene { $digits }: no la escribas y se sorteará una.
set_size = Una serie tiene de 1 a { $most } repartos.
set_deal_not_found = La serie tiene { $deals } repartos: el { $deal } no existe.
deal_sealed = El reparto { $deal } sigue sellado.
seed_not_promised = Esta semilla no es la prometida: su resumen es otro.
deal_not_of_seed = De la semilla de la serie sale otro reparto { $deal }, no el prometido aquí.
sets_differ = Los dos textos no son de la misma serie: { $tag } es { $other } en el otro.
sheet_of_other_set = Esta hoja es de otra serie: las reglas o el resumen no son los mismos.
set_rules = La serie tiene otras reglas. Estas opciones cambian: { $options }.
pack_not_in_set = Ningún reparto abierto de la serie tiene esta baraja.
set_dealer = En la serie, el reparto { $deal } lo da el asiento { $seat }.
name_missing = Escribe quién se sienta en el asiento { $seat }.
name_twice = Dos asientos tienen el mismo nombre: { $name }.
team_missing = Un equipo necesita un nombre.
team_twice = Un equipo no puede jugar en los dos bandos de una mesa: { $team }.
played_twice = { $name } ya jugó el reparto { $deal } en este bando, en la mesa { $table }.
results_differ = El reparto { $deal } es aquí { $here }, y { $before } en lo que se leyó antes.

## Problemas de cartas

cli-puzzles-mining = Buscando problemas: { $found } encontrados
cli-puzzles-mined = { $found ->
    [one] Un problema nuevo:
   *[other] { $found } problemas nuevos:
} { $path } tiene { $puzzles }.
cli-puzzles-checking = Comprobando los problemas
cli-puzzles-checked = { $faults ->
    [0] Valen todos
    [one] Uno no vale
   *[other] { $faults } no valen
}: { $puzzles } mirados.
cli-puzzles = Problemas
cli-puzzle-theme = Tema
cli-puzzle-fault-position = la posición no puede darse
cli-puzzle-fault-plays = sus jugadas no son las permitidas
cli-puzzle-fault-best = otra jugada vale más
cli-puzzle-fault-gap = su ventaja es otra, o demasiado pequeña
cli-puzzle-fault-themes = sus temas son otros
cli-puzzle-fault-fresh-best = en mundos nuevos la mejor es otra jugada
cli-puzzle-fault-fresh-gap = en mundos nuevos la ventaja es demasiado pequeña
cli-puzzle-title = { $rules } · problema { $id }
cli-puzzle-choose = La mejor jugada: número o carta (? ayuda)
cli-puzzle-help = Elige una carta por su número o por su nombre, como 7D, o escribe una jugada entera, como 7DxAS6C. La mejor jugada es la que vale más puntos del reparto con lo que puedes saber. El marcador está empatado. q deja el problema.
cli-puzzle-ours = Te has llevado: { $cards }
cli-puzzle-theirs = Se han llevado: { $cards }
cli-puzzle-not-legal = Esta jugada no es posible aquí.
cli-puzzle-right = ¡Correcto!
cli-puzzle-wrong = No es la mejor jugada.
cli-puzzle-about = Problema { $id } · dificultad { $rating } · { $themes }

## Torneos

export_kind = Aquí no hay { $kind } que leer ni que imprimir.
cli-tournament-best-rank = Puesto medio de los mejores
cli-tournament-best-won = Ganan los mejores
cli-tournament-buchholz = Buchholz
cli-tournament-buchholz-cut = Buchholz recortado
cli-tournament-bye = descanso
cli-tournament-commitment = Compromiso, para entregar: { $hash }
cli-tournament-correlation = Correlación de puestos
cli-tournament-deals = Repartos
cli-tournament-difference = Dif.
cli-tournament-direct = Directo
cli-tournament-drawn = Empates
cli-tournament-entered = Inscripción { $number }: { $name }.
cli-tournament-forfeit = perdida sin jugar: bando { $sides }
cli-tournament-format = Formato
cli-tournament-format-arena = arena
cli-tournament-format-duplicate = duplicado
cli-tournament-format-knockout = eliminatoria
cli-tournament-format-round-robin = liga (todos contra todos)
cli-tournament-format-swiss = suizo
cli-tournament-format-teams = equipos
cli-tournament-keep = { $path } tiene la semilla de todos los sorteos: no se la muestres a nadie hasta el final.
cli-tournament-lost = Derrotas
cli-tournament-lot = Sorteo
cli-tournament-name = Nombre
cli-tournament-needed = Rondas para nueve décimas partes
cli-tournament-noted = La mesa { $table } de la ronda { $round } está anotada. Mesas sin resultado: { $waiting }.
cli-tournament-number = N.º
cli-tournament-played = Jugadas
cli-tournament-points = Puntos
cli-tournament-read = Filas leídas: { $rows }.
cli-tournament-result = Resultado
cli-tournament-round = ronda { $round }
cli-tournament-round-of = ronda { $round } de { $rounds }
cli-tournament-rounds = Rondas
cli-tournament-ruled = Decidido según el artículo { $article }.
cli-tournament-scope = Escobas
cli-tournament-score = Marcador
cli-tournament-seed = Semilla de todos los sorteos: { $seed }
cli-tournament-side-1 = Bando 1
cli-tournament-side-2 = Bando 2
cli-tournament-simulated = { $runs } torneos de cada formato entre { $entrants } parejas; { $deals } repartos por encuentro; fuerzas separadas { $spread } puntos por reparto (desviación típica).
cli-tournament-simulating = Jugando torneos
cli-tournament-sonneborn-berger = Sonneborn-Berger
cli-tournament-stage-called-off = cancelado
cli-tournament-stage-over = terminado
cli-tournament-stage-registration = inscripción
cli-tournament-stage-running = en curso
cli-tournament-state = Estado
cli-tournament-state-entered = inscripción hecha
cli-tournament-state-merged = tiene pareja
cli-tournament-state-there = presente
cli-tournament-state-withdrawn = retirada
cli-tournament-strength = Fuerza
cli-tournament-table = Mesa
cli-tournament-wins = Victorias
cli-tournament-won = Victorias

## Funciones del paquete y del laboratorio

argument_array = { $argument } es { $found }; tiene que ser int64[{ $least }] o más largo, de una dimensión y contiguo.
array_content = { $argument } tiene un valor fuera de los límites, o contiene una posición que no se puede jugar.
array_read_only = { $argument } es de solo lectura, y la función escribe en él.
array_shared = { $argument } comparte su memoria con { $other }.
player_not_carried = { $player } no se puede enviar a otro proceso: usa un solo proceso, o defínelo en un módulo.
player_unnamed = { $argument }: un archivo de resultados conoce a un jugador por su nombre: da una clase o una función de un módulo.
sequential_matches = La prueba secuencial es para repartos, no para partidas.
bad_server_address = La dirección de un servidor es como http://localhost:7722.

## Los juegos alrededor de la scopa

cli-may-declare = Puedes declarar: { $choices }. Escríbelo, o juega una carta.
cli-least-wins = Gana quien tiene menos puntos.
