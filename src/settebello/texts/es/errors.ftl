# Una frase para cada motivo (`reason`) de settebello.errors; los nombres son los del código.

error = Algo ha fallado. Inténtalo otra vez.
syntax = Línea { $line }, columna { $column }: no se entiende.
unknown_rule = Esa regla no existe.
invalid_rules = Estas reglas no encajan.
illegal_action = Esta jugada no está permitida.
not_your_turn = No es tu turno.
stale = La mesa ha seguido adelante: mira y elige otra vez.
forbidden = Eso no te corresponde a ti.
not_found = Aquí no hay nada.
store = El registro de las partidas no responde. Inténtalo dentro de poco.
setting = Hay un ajuste que no sirve.
file = Algo va mal con un archivo.

## Jugadas

deal_over = El reparto ha terminado.
card_not_in_hand = Esta carta no está en tu mano: { $card }.
hand_must_take = No se puede: otra carta de tu mano captura, y hay que jugar esa.
no_bank = Con estas reglas un as no se puede apartar sin capturar.
takes_nothing = Esta carta no se lleva nada, solo se puede dejar en la mesa: { $card }.
must_take = Esta carta no se puede dejar en la mesa, tiene que capturar: { $choices }.
equal_first = No se puede: hay una carta igual en la mesa, llévate esa: { $choices }.
no_such_capture = Esa captura no existe. Puede llevarse: { $choices }.
no_action = Esa jugada no existe.
no_pack = Una baraja tiene cuarenta cartas, cada una una sola vez.

## Reglas

missing_option = Faltan algunas opciones: { $options }.
unknown_option = La opción { $option } no existe.
unknown_value = { $value } no es un valor de esta opción.
unknown_preset = No hay reglas que se llamen { $preset }.
unreadable_option = { $option } no se entiende: escribe opción=valor, como en figs?target=11.
option_twice = La opción { $option } está escrita dos veces.

## Reglas que no encajan

players_count = Los jugadores son 2, 3, 4 o 6.
no_teams = { $players } jugadores no pueden formar dos equipos en asientos alternos: hacen falta cuatro o seis.
no_hands = Con el reparto { $deal } los jugadores se quedan sin cartas.
pack_too_small = { $deal } para { $players } jugadores: hacen falta { $taken } cartas, y la baraja tiene 40.
cards_left_over = { $deal } para { $players } jugadores: { $rest ->
    [one] sobra una carta.
   *[other] sobran { $rest } cartas.
}
uneven_batches = { $deal } para { $players } jugadores: las { $rest } cartas que quedan tras las primeras manos no alcanzan para todos hasta el final.
endless_redeal = Una sola carta en la mesa nunca suma más de diez: se repartiría sin fin.
hopeless_redeal = Con { $cards } cartas en la mesa se repartiría casi siempre de nuevo: veinte como mucho.
crowded_table = { $cards } cartas en la mesa son demasiadas para elegir: veinte como mucho.
draw_two_sides = El sorteo de parejas y papeles (artículos 3 y 4 de la FIGS) es para dos bandos.
no_sweeping_ace = Esto necesita un as que se lo lleve todo.
needs_target = Esto necesita una cantidad de puntos que alcanzar: un solo reparto no la tiene.
target_range = Una partida se juega a 1 punto como mínimo y { $most } como máximo, o a un solo reparto.
needs_two_sides = Esto es para dos bandos, y aquí hay { $sides }.
figs_four = Los artículos de la FIGS están escritos para cuatro jugadores por parejas.

## Mesas

room_not_found = Esta mesa no existe, o ya no está.
log_empty = El registro de esta mesa está vacío.
log_damaged = El registro de esta mesa está dañado.
event_damaged = Una línea del registro de esta mesa está dañada.
event_newer = Esta mesa la escribió una versión más nueva del programa: actualiza el programa.
seat_taken = Ese asiento está ocupado: elige otro.
table_full = Todos los asientos de esta mesa están ocupados.
already_seated = Ya tienes un asiento en esta mesa.
hand_seen = Has visto otra mano de este reparto: ocupa ese asiento, o espera al siguiente reparto.
already_resigning = Ya lo has pedido; tu pareja todavía no ha respondido.
left_too_often = Se han dejado demasiados asientos antes de la primera carta. Espera unos minutos antes de sentarte a una mesa pública.
bad_name = Un nombre tiene de 1 a { $most } caracteres, todos visibles.
name_scripts = Un nombre se escribe en un solo alfabeto: las letras de varios se parecen.
name_of_account = Este nombre es de alguien que tiene cuenta aquí: entra, o elige otro.
not_your_seat = Ese no es tu asiento.
not_seated = No tienes asiento en esta mesa.
token_unknown = Tu asiento en esta mesa ya no es válido.
no_deal = En esta mesa no se está jugando ningún reparto.
deal_not_over = El reparto todavía no ha terminado.
stale_version = La mesa ha seguido adelante: mira y elige otra vez.
version_conflict = Alguien ha sido más rápido: mira y elige otra vez.
bad_time = Un tiempo se escribe como 10+5 (minutos por persona, segundos por jugada; como mucho { $minutes }+{ $seconds }) o 3d (días por jugada; como mucho { $days }).
time_two_sides = Quien se queda sin tiempo pierde contra el otro bando, y aquí hay { $sides } bandos.
draw_two_pairs = Las parejas se sortean donde juegan dos contra dos, y con estas reglas no es así.
time_up = Se te ha acabado el tiempo.
absence_slow = Con días por jugada nadie tiene que estar presente.
not_awaited = La mesa no espera a este jugador.
salt_not_asked = A este asiento no se le pide ninguna palabra.
salt_other = Esta palabra tiene una huella distinta de la que se dio antes.
salt_owed = El siguiente reparto espera la palabra de este asiento.
salts_withheld = Antes de las primeras cartas alguien se fue sin decir su palabra: en esta mesa ya no se reparte. Abre otra.
not_absent = Quien tiene el turno está en la mesa.
absent_too_short = Es demasiado pronto: se podrá dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
claim_two_sides = Una partida solo se puede reclamar entre dos bandos.
claim_clock = Donde hay reloj, decide el reloj.
not_host = Eso solo puede decirlo quien abrió la mesa.
match_begun = De una partida empezada no se puede echar a nadie.
first_play_awaited = Una vez repartidas las cartas, una mesa pública sigue siendo pública hasta la primera jugada.
given_not_listed = Las cartas de esta mesa vienen de otra partida: no se puede poner en la lista de todos.
nobody_there = En ese asiento ya no hay nadie.
no_match = En esta mesa no se está jugando ninguna partida.
resign_two_sides = Solo uno de dos bandos puede rendirse.
player_not_found = Ese jugador de la máquina no existe.

## Personas

account = Una cuenta no puede ser así.
too_many = Han sido demasiadas veces. Inténtalo más tarde.
match_deal_not_found = La partida no tiene ese reparto.
match_play_not_found = En este punto del reparto no le toca a nadie. Elige una de sus jugadas.
match_not_found = Esa partida no existe.
review_given_up = No se ha podido analizar esta partida.
reviews_full = Hay demasiados análisis en espera: inténtalo dentro de poco.
analyst_barred = Este analista ha enviado un resultado incorrecto: ya no se acepta nada suyo. Pide una clave nueva, y revisa la máquina.
analyst_claims = Esta clave ya tiene muchos análisis. Entrega primero esos.
analyst_digits = Esta máquina calcula cifras distintas de las del servidor, así que sus resultados se rechazarían.
analyst_piece = Esto no es un resultado para la jugada { $number }.
analyst_version = El servidor analiza con Settebello { $wanted }, y este es { $program }: instala la misma versión.
claim_over = Este análisis ya no es tuyo: lo hace otra máquina.
person_not_found = Nadie tiene una cuenta con el nombre { $name }.
role_unknown = El rol { $role } no existe.
no_settebello = Ahí no responde un Settebello: mira otra vez la dirección.
other_site = Lo ha pedido una página de otro sitio.
too_many_connections = Hay demasiadas conexiones abiertas desde tu dirección. Cierra algunas páginas de este sitio, e inténtalo otra vez.
too_many_requests = Son demasiadas peticiones en poco tiempo. Espera un momento.
too_many_seats = Se han ocupado demasiados asientos en mesas públicas. Juega en uno de ellos, o espera unos minutos.
too_many_tables = Se han abierto demasiadas mesas. Juega en una que ya esté abierta, o espera unos minutos.
too_many_tries = Han sido demasiados intentos. Se podrá probar otra vez dentro de { $seconds ->
    [3600] una hora
    [600] diez minutos
   *[other] { $seconds } segundos
}.

## Red

path_not_found = No hay nada en esta dirección.
deck_not_found = Esa baraja no existe.
bad_message = El servidor no ha entendido la petición.
bad_request = El servidor no acepta esta petición.
no_json = El servidor no ha podido leer el mensaje.
bad_setting = { $name } no puede ser «{ $value }»: va de { $least } a { $most }.

## Cuando alguien se equivoca

nothing_missed = La última carta no olvidó nada que todavía se pueda capturar.
call_by_partner = La pareja de quien olvidó una captura no dice nada.
card_called = Ahora hay que jugar esta carta: { $cards }.
exposed_first = Primero se juegan las cartas descubiertas: { $cards }.
choose_first = Primero hay que decidir cuál de las cartas descubiertas se juega.
no_choice = No hay nada que tengas que decidir.
already_exposed = Esa carta ya está descubierta.
no_twin = La carta jugada no tiene en esta mano una gemela así.
played_stays = La carta jugada no se retira.
pile_closed = Las capturas no se vuelven a mirar, ni se cuentan.
no_fuori = Con estas reglas nadie se declara fuera.
fuori_last_play = Con la última carta del reparto nadie se declara fuera.
fuori_level = El reparto empezó con empate a { $points }: nadie puede declararse fuera.
no_articles = Con estas reglas ese error no puede darse.

## La mesa del árbitro

no_such_seat = Ese asiento no existe.
match_over = La partida ha terminado.
arbiter_only = Aquí reparte y cuenta las cartas el programa: eso es para la mesa del árbitro.
hand_not_seen = Nadie descubre una mano que todavía no se puede mirar.
wrong_capture = Esta carta no se lleva esas: { $card }.

## El club

nobody_awaited = Esta mesa no tiene asientos libres, o ya está jugando.
nobody_to_report = Solo se puede denunciar a otra persona de la mesa.
report_not_found = Esa denuncia no existe, o ya está cerrada.
admins_only = Eso corresponde a quien administra el club.
no_network_address = { $address } no es una dirección de red. Escribe una como 192.0.2.7 o 2001:db8::7.
own_case = Esto es sobre ti: tiene que decidirlo otra persona que administre.
own_role = Tu rol tiene que cambiarlo otra persona que administre.
banned = No puedes jugar aquí { $forever ->
    [yes] nunca más
   *[no] hasta el { $until }
}: { $why } La página de tu cuenta dice más, y allí puedes recurrir.
address_banned = Desde tu red no se puede jugar { $forever ->
    [yes] nunca más
   *[no] hasta el { $until }
}. Las cuentas más antiguas siguen jugando.
person_banned = { $name } tiene una expulsión, y no entra en ningún torneo.
ban_of_an_admin = A quien administra no se le expulsa. Cambia primero el rol.
ban_not_found = Esa expulsión no existe, o ha terminado.
appealed = Ya has recurrido esto.
warning_not_found = Esa advertencia no existe, o ya la has leído.
suspicion_not_found = Esa sospecha no existe, o ya se ha ocupado de ella otra persona.
kept_apart = Entre tú y esta persona, o alguien de esta mesa, hay un bloqueo: no se juega en la misma mesa.
block_of_oneself = No puedes bloquearte.
remarks_closed = Los espectadores se escriben en las mesas públicas mientras se puede mirar una partida.
remarks_of_players = Quienes juegan, y quien comparte con ellos la cuenta o la red, leen después de la partida lo que escriben los espectadores.
remarks_off = Quien ha abierto esta mesa no quiere que los espectadores se escriban.
bad_remark = Un comentario tiene entre 1 y { $most } caracteres, todos visibles.
remark_too_soon = Acabas de escribir algo. Podrás escribir otra vez dentro de { $seconds } segundos.
too_many_remarks = Ya has escrito { $most } comentarios sobre esta partida. Son suficientes.
remark_not_found = No existe ese comentario, o ya está oculto.
too_many_blocks = Has bloqueado a { $most } personas. Quita antes un bloqueo.
password_of_a_bot = Un programa no tiene contraseña.
link_used_up = Este enlace ya no sirve. Pide uno nuevo al club.
no_mail = Este servidor todavía no envía correo.
no_push = Este servidor todavía no envía avisos a los navegadores.
push_service_unknown = Este servidor no envía nada al servicio de avisos de este navegador.
role_of_a_bot = Un programa sigue siendo un programa.
silence = Los artículos piden silencio mientras se juega un reparto.
too_much_talk = Es demasiado de una vez: se podrá decir más dentro de { $seconds } segundos.

## Programas

argument = Se ha llamado a una función con un argumento que no vale.
argument_kind = { $argument } es de tipo { $found }; tiene que ser { $wanted }.
argument_range = { $argument } es { $number }; tiene que estar entre { $least } y { $most }.
argument_count = { $argument } tiene { $found } valores; tiene que tener { $wanted }.
argument_hex = { $argument } tiene que estar en hexadecimal: escribe dos cifras de 0-9 y a-f por cada byte.
argument_salt = { $argument } tiene un valor con una coma, o con un carácter que no es ASCII.
argument_hashes = { $argument } tiene que tener un valor por cada sal: vacío, o 64 cifras de 0-9 y a-f.
action_not_legal = La acción { $number } no está permitida aquí.
deal_in_progress = El reparto no ha terminado: quedan { $cards } cartas por jugar.
no_player = { $argument } no es un jugador: da un nombre, o un objeto, una clase o una función que elija una acción.
