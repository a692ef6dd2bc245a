# Lo que dice el árbitro en una mesa de la FIGS: settebello.referee. El artículo está al lado de la frase.

## Lo que sigue a una jugada

ruling-missed = La carta { $card } que ha dejado { $name } captura: { $choices }. Hasta que caiga la carta siguiente se puede avisar, y entonces hay que capturar; pero la pareja no dice nada.
ruling-lapsed = Nadie se dio cuenta de que la carta { $card } de { $name } podía capturar: el juego sigue sin esa captura.
ruling-called = { $name } avisa de que la carta { $card } captura: ahora { $player } tiene que capturar con ella, y dice qué se lleva.
ruling-noticed = { $name } se da cuenta de que la carta { $card } captura, y ahora tiene que capturar con ella.
ruling-scopa = { $name } hace escoba.
ruling-last-card = La mesa está vacía, pero con la última carta { $name } no hace escoba.
ruling-leftovers = Las cartas que sobran en la mesa son para { $name }, que hizo la última captura: { $cards }.

## Cartas descubiertas

ruling-shown-now = { $name } ha descubierto una carta en su turno: vale como jugada, y hay que jugarla ahora: { $cards }.
ruling-shown-choice = { $name } ha descubierto varias cartas en su turno: { $name } elige cuál de { $cards } juega, y las demás quedan descubiertas para los turnos que vienen.
ruling-shown-waits = Las cartas que ha descubierto { $name } quedan descubiertas en la mesa, nada se las lleva, y se juegan en los turnos de { $name }, se lleven lo que se lleven: { $cards }.
ruling-shown-decided = { $name } tiene ahora varias cartas descubiertas: { $all }. En el turno de { $name } decide cada vez { $player } cuál se juega.
ruling-chosen = Decide { $name }: { $player } juega { $card }.
ruling-admitted = { $name } ha dicho que fue un error, y así ha revelado { $cards }: es una carta descubierta, que se juega en el turno siguiente.

## Un número equivocado de cartas

ruling-misdeal = Las cartas contadas son { $counts }, y { $table } en la mesa: no son las que da el reparto.
ruling-goes-on = { $side }, que están en regla, siguen con el reparto una vez corregidas las cartas. Las que se vieron quedan descubiertas.
ruling-stopped = El reparto se detiene. { $side }, que están en regla, reciben los puntos aún en juego además de los suyos; los otros conservan lo que han adquirido: { $points }.
ruling-void = Las dos parejas tienen un número equivocado de cartas: el reparto queda anulado.
ruling-same-dealer = { $name } reparte de nuevo.

## Cómo terminan repartos y partidas

ruling-counted = Los puntos del reparto: { $points }.
ruling-fuori-right = { $name } se declara fuera y los { $needed } puntos están: { $score }. La partida termina aquí, tengan lo que tengan los rivales.
ruling-fuori-wrong = { $name } se declara fuera sin los { $needed } puntos: { $score }. La pareja pierde como habría ganado, o con sus propios puntos si son menos.
ruling-play-on = Nadie ha llegado a los puntos de la partida: { $score }. Otro reparto.
ruling-level = Los dos bandos tienen los puntos de la partida y están empatados: { $score }. Otro reparto.
ruling-level-deal = El marcador está empatado: { $score }. Otro reparto.
ruling-next-dealer = Reparte { $name }, que jugó en primer lugar.
ruling-won = { $side } ganan la partida, { $score }.
ruling-stake = La partida es { $times ->
    [1] simple: la apuesta se paga una vez.
    [2] doble: la apuesta se paga dos veces.
   *[3] triple: la apuesta se paga tres veces.
}

## Preguntas

ruling-scope-shown = Con estas reglas las escobas están boca arriba y se pueden contar: { $scope }.

## La mesa del árbitro

role-primo = primo di mano
role-secondo = secondo di mano
role-terzo = terzo di mano
role-cartaro = cartaro, quien reparte
desk-acquired = Adquiridos
desk-at-stake = En juego
desk-nothing-at-stake = nada más
desk-taken-back = Deshecho: { $entry }.
desk-turned-up = En la mesa: { $cards }. Juega { $name }.
desk-deal-begun = Reparto { $deal }: reparte { $name }. Anota las { $count } cartas de la mesa.
desk-turn = le toca
desk-decides = decide
desk-fuori-stake = { $times ->
    [1] simple
    [2] doble
   *[3] triple
}
title-desk = Árbitro · Settebello
desk-lead = Cuatro nombres en el orden de los asientos, en sentido antihorario. El acta se queda en este navegador.
desk-players = Quién se sienta a la mesa
desk-seat = Asiento { $seat }
desk-dealer = Primer cartaro, quien reparte
desk-target = Se juega a
desk-begin = Empezar la partida
desk-reopen = Reabrir un acta
desk-reopen-hint = Elige el archivo guardado, o pega aquí su texto.
desk-choose-file = Elegir un archivo
desk-paste = Texto del acta
desk-reopen-go = Reabrir
desk-save = Guardar el acta
desk-new = Partida nueva
desk-new-sure = El acta de esta partida desaparece de este navegador. ¿La has guardado?
desk-new-yes = Sí, una partida nueva
desk-cancel = Cancelar
desk-back = Deshacer la última anotación
desk-back-short = Deshacer
desk-table-hint = Toca las { $count } cartas que descubre { $name }.
desk-table-go = A la mesa
desk-pad = Las cuarenta cartas
desk-pad-play = Juega { $name }: toca la carta
desk-pad-bound = { $name } tiene que jugar una carta descubierta
desk-pad-show = Toca las cartas que ha mostrado { $name }
desk-pad-admit = Toca la carta que ha revelado { $name }
desk-card-gone = { $card }, ya jugada
desk-card-table = { $card }, en la mesa
desk-card-hand = { $card }, en la mano de { $name }
desk-what-takes = { $name }: { $card }
desk-lays = la deja
desk-left = la deja: captura olvidada
desk-with-fuori = Con declaración de fuera
desk-fuori-next = Fuera: la carta siguiente
desk-fuori-now = Si se declarara ahora
desk-fuori-wins = gana { $score }
desk-fuori-loses = pierde { $score }
desk-who-called = ¿Quién avisa de la captura?
desk-decide = Decide { $name }: ¿cuál juega { $player }?
desk-incidents = Irregularidades y preguntas
desk-shows = Carta descubierta
desk-admits = Error admitido
desk-numbers = Número de cartas
desk-card-back = ¿Retirar la carta?
desk-piles = ¿Mirar los montones?
desk-who-shows = ¿Quién mostró las cartas?
desk-shows-go = Quedan descubiertas
desk-who-wrong = ¿Quién tiene un número equivocado de cartas?
desk-what-now = ¿Qué hace la pareja que está en regla?
desk-stops = Detiene el reparto
desk-continues = Sigue
desk-enter = Anotar
desk-counted = Las cartas contadas antes de la primera jugada
desk-on-table = En la mesa
desk-closed = Tapada
desk-empty-table = Mesa vacía
desk-cards-left = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
desk-points = Adquiridos y en juego
desk-piles-title = Cartas capturadas
desk-sheet = Hoja de puntos
desk-ruling = La decisión
desk-protocol = Acta del reparto
desk-no-entries = Todavía nada.
desk-article = Artículo { $article }
desk-next = Siguiente reparto
desk-void = anulado
desk-deal-of = Reparto { $deal }
desk-total = Partida
desk-ready = Anota lo que pasa: la decisión aparece aquí, con su artículo.
desk-refused = No anotado

## Las palabras de los artículos, abreviadas

article-4 = Al terminar el reparto cada jugador tiene que comprobar, sin mirarlas, cuántas cartas ha recibido. Si algo no es regular, el cartaro reparte de nuevo.
article-5 = Un jugador puede ver sus cartas solo cuando llega su primer turno de juego.
article-6 = Las cartas de la mesa las descubre el primo di mano. Si tres de ellas son reyes, o si las cuatro suman diez o menos, el cartaro reparte de nuevo.
article-7 = Se juega una carta por turno, empezando por el primo di mano, hasta que no quedan cartas.
article-9 = Una carta se lleva otra de igual valor, o varias cuyos valores suman el suyo. No se permite llevarse varias donde es posible llevarse una sola.
article-10 = Una captura que no deja cartas en la mesa es escoba, pero el cartaro no la hace con la última jugada.
article-11 = No se puede renunciar a la captura cuando la carta jugada captura; pero si no se notó y ya se ha jugado la carta siguiente, el juego sigue sin ella.
article-12 = Un jugador que tiene una carta oscura y una de oros de igual valor puede dejar la de oros, o llevarse con la oscura. Si fue un error no debe decirlo, o se aplica el artículo siguiente.
article-13 = Una carta jugada no se puede retirar. Una carta descubierta vale como jugada. La que se juega o se descubre fuera de turno queda descubierta en la mesa y se juega en su turno, sean cuales sean las consecuencias.
article-14 = Los puntos de un reparto son: cartas (21 o más), oros (6 o más), el settebello, la primiera, y uno por cada escoba.
article-15 = Se sigue con otros repartos mientras ninguna pareja tiene los puntos acordados, y mientras las dos los tienen y están empatadas.
article-16 = Cualquier jugador, salvo el cartaro en la última jugada, puede declararse «fuera» al capturar o al dejar una carta, y terminar así la partida. Si los puntos están, la pareja gana; si no, pierde la partida como la habría ganado, o con sus propios puntos si son menos.
article-17 = Si durante el reparto resulta que un jugador tiene un número irregular de cartas, el reparto se detiene: la pareja en falta recibe los puntos que ha adquirido, y la pareja en regla los suyos y los que aún están en juego. La pareja en regla puede optar por seguir.
article-18 = Se juega en silencio. Las capturas no se pueden volver a mirar, ni contar sin mirarlas.

## Por qué algo no se puede hacer en la mesa del árbitro

desk_needs_articles = El árbitro necesita reglas que resuelvan los errores: las de la FIGS, o con irregularities=figs.
desk_sees_no_hand = El árbitro no ve las manos: no valen reglas que obliguen a capturar a quien puede (capture_duty=hand).
names_wanted = Escribe un nombre distinto para cada jugador.
names_differ = Dos jugadores tienen el mismo nombre: { $name }.
card_twice = Esta carta está escrita dos veces: { $card }.
no_protocol = Este registro no es un acta con la que seguir: no tiene ningún reparto, o tiene un abandono.
nothing_to_take_back = No hay nada que deshacer.
who_did_it = Di quién ha sido.
played_out_of_turn = Le toca a { $turn }. Si ha jugado { $name }, la carta está descubierta: anótala como mostrada.
table_unknown = Anota primero las cartas descubiertas en la mesa.
table_known = La mesa ya está descubierta.
table_size = El reparto pone { $wanted } cartas en la mesa.
table_redealt = Con { $cards } en la mesa, { $name } reparte de nuevo.
card_shown_before = Esta carta ya se mostró o se anotó antes, es de una mano: { $card }.
card_played_before = Esta carta ya se ha jugado: { $card }.
card_of_table = Esta carta se repartió a la mesa: { $card }.
card_of_another = Esta carta está en la mano del asiento { $seat }: { $card }.
hand_known = Se conocen todas las cartas del asiento { $seat }, y esta no es ninguna de ellas: { $card }.
deal_too_long = En un reparto no pasa tanto: { $most } anotaciones como mucho.
nobody_at_fault = Di quién tiene un número equivocado de cartas.
count_before_play = Antes de la primera jugada, con un número equivocado de cartas se reparte de nuevo.
count_after_play = Después de la primera jugada, por un número equivocado de cartas ya no se reparte de nuevo.
count_every_hand = Hay que contar todas las manos, y la mesa.
counts_regular = Esos son los números de cartas que da el reparto.

# The keys of the desk.

desk-key-card = la carta: valor y palo (7, luego D)
desk-key-back = volver a las jugadas
