# La mesa: lo que se ve, lo que se oye, lo que se hace.

the-card = { $rank ->
    [A] el as
    [2] el dos
    [3] el tres
    [4] el cuatro
    [5] el cinco
    [6] el seis
    [7] el siete
    [F] la sota
    [C] { $names ->
        [horse] el caballo
       *[other] la dama
    }
   *[R] el rey
} de { $suit ->
    [D] { $names ->
        [french] diamantes
       *[other] oros
    }
    [C] { $names ->
        [french] corazones
       *[other] copas
    }
    [S] { $names ->
        [french] picas
       *[other] espadas
    }
   *[B] { $names ->
        [french] tréboles
       *[other] bastos
    }
}

## La frase de cada hecho. $me dice si lo hizo quien escucha.

said-dealt = Reparto { $deal }. { $held ->
    [0] Las cartas están repartidas.
    [one] Tienes una carta.
   *[other] Tienes { $held } cartas.
} { $me ->
    [yes] Repartes tú.
   *[no] Reparte { $name }.
}{ $partners ->
    [none] {""}
   *[other] {" "}Juegas con { $partners }.
}
said-batch = Más cartas: mano { $batch } de { $batches }.{ $held ->
    [0] {""}
    [one] {" "}Tienes una carta.
   *[other] {" "}Tienes { $held } cartas.
}
said-redealt = { $reason ->
    [kings3] Tres reyes en la mesa: se reparte de nuevo.
    [sum10] No hay más de diez en la mesa: se reparte de nuevo.
    [ace1] Un as en la mesa: se reparte de nuevo.
    [aces2] Dos ases o más en la mesa: se reparte de nuevo.
    [alike3] Tres cartas iguales en la mesa: se reparte de nuevo.
   *[other] Se reparte de nuevo.
}
said-drawn = { $me ->
    [yes] Asientos sorteados a carta descubierta: repartes tú.
   *[no] Asientos sorteados a carta descubierta: reparte { $name }.
}
said-table = { $lying ->
    [0] La mesa está vacía.
    [one] En la mesa: { $table }. Una carta.
   *[other] En la mesa: { $table }. { $lying } cartas.
}
said-hand = En la mano: { $cards }. { $count ->
    [one] Una carta.
   *[other] { $count } cartas.
}
said-hand-closed = Tus cartas siguen boca abajo.
said-hand-none = Solo miras: no tienes cartas.
said-your-turn = Te toca.
said-played = { $bank ->
    [yes] { $me ->
        [yes] Apartas { $card }.
       *[no] { $name } aparta { $card }.
    }
   *[no] { $takes ->
        [0] { $me ->
            [yes] Dejas { $card }.
           *[no] { $name } deja { $card }.
        }
       *[other] { $me ->
            [yes] Te llevas { $taken } con { $card }.
           *[no] { $name } se lleva { $taken } con { $card }.
        }
    }
}
said-took-closed = { $me ->
    [yes] Has capturado.
   *[no] { $name } ha capturado.
}
said-fuori = { $me ->
    [yes] Te declaras fuera
   *[no] { $name } se declara fuera
}: { $right ->
    [yes] los puntos alcanzan.
   *[no] los puntos no alcanzan.
}
said-called = ¡Captura olvidada! { $me ->
    [yes] Te has dado cuenta
   *[no] { $name } se ha dado cuenta
}: { $card } vuelve a la mano de { $owner }, queda a la vista y tiene que capturar.
said-called-yours = ¡Captura olvidada! { $me ->
    [yes] Te has dado cuenta
   *[no] { $name } se ha dado cuenta
}: { $card } vuelve a tu mano, queda a la vista y tiene que capturar.
said-must-take = Te toca: { $card } tiene que capturar.
said-shown = { $me ->
    [yes] Descubres { $cards }, para jugar en tu turno.
   *[no] { $name } descubre { $cards }, para jugar en su turno.
}
said-admitted = { $me ->
    [yes] Dices que la última carta fue un error y descubres { $cards }.
   *[no] { $name } dice que la última carta fue un error y descubre { $cards }.
}
said-chosen = { $me ->
    [yes] Has decidido: { $owner } juega { $card }.
   *[no] { $name } ha decidido: { $owner } juega { $card }.
}
said-chosen-yours = { $name } ha decidido: juegas { $card }.
said-settebello = ¡Settebello!
said-scopa = { $me ->
    [yes] ¡Escoba! La mesa queda vacía.
   *[no] Escoba de { $name }. La mesa queda vacía.
}
said-scope = { $who ->
    [you] Tienes
    [we] Tenemos
    [they] Tienen
    [many] { $side } tienen
   *[one] { $side } tiene
} { $scope ->
    [one] una escoba.
   *[other] { $scope } escobas.
}
said-scopa-counted = { said-scopa } { said-scope }
said-table-taken = La primera mesa es { $me ->
    [yes] tuya
   *[no] de { $name }
}: { $cards }, { $worth ->
    [one] una escoba
   *[other] { $worth } escobas
}.
rank-name = { $rank ->
    [A] as
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [F] sota
    [C] { $names ->
        [horse] caballo
       *[other] dama
    }
   *[R] rey
}
said-declared = { $me ->
    [yes] Llamas
   *[no] { $name } llama
}: { $worth ->
    [one] un punto
   *[other] { $worth } puntos
}{ $count ->
    [0] {""}
   *[other] , con { $cards }
}{ $named ->
    [none] {""}
   *[other] ; la mata vale { $named }
}.
said-declared-short = { $me ->
    [yes] Llamas
   *[no] { $name } llama
}: { knock-points-made }{ $named ->
    [none] {""}
   *[other] ; la mata vale { $named }
}.
knock-points-made = { $worth ->
    [one] un punto
   *[other] { $worth } puntos
}
said-bonus = { $me ->
    [yes] Haces
   *[no] { $name } hace
} { $worth ->
    [one] un punto
   *[other] { $worth } puntos
} con la jugada: { $kinds }.
play-picula = picula
play-bager = bager
play-one_suit = un solo palo
play-three = tres cartas
said-leftovers = { $me ->
    [yes] Última captura tuya: { $count ->
        [one] te quedas con la carta que sobra.
       *[other] te quedas con las { $count } cartas que sobran.
    }
   *[no] Última captura de { $name }: { $count ->
        [one] se queda con la carta que sobra.
       *[other] se queda con las { $count } cartas que sobran.
    }
}
said-counted = Reparto terminado: { $points }.{ $won ->
    [none] {""}
   *[other] {" "}{ $won }.
} { said-score }
said-side-won = { $who ->
    [you] Tú
    [we] Nosotros
    [they] Ellos
   *[other] { $side }
}: { $won }
said-score = { $target ->
    [none] Puntos: { $scores }.
   *[other] Partida a { $target }: { $scores }.
}
said-stakes = Apuestas: { $scores }.
said-side-score = { $who ->
    [you] tú { $points }
    [we] nosotros { $points }
    [they] ellos { $points }
   *[other] { $side } { $points }
}
said-won = { $who ->
    [you] ¡Ganas la partida!
    [we] ¡Ganamos la partida!
    [they] La partida ha terminado: ganan ellos.
    [many] La partida ha terminado: ganan { $side }.
   *[one] La partida ha terminado: gana { $side }.
}
said-stake = { $multiplier ->
    [1] Apuesta simple.
    [2] Apuesta doble.
    [3] Apuesta triple.
   *[other] La apuesta, { $multiplier } veces.
}
said-seated = { $name } se sienta a la mesa.
said-ready = { $me ->
    [yes] Esperas para seguir.
   *[no] { $name } espera para seguir.
}
said-nothing-played = Todavía no ha jugado nadie.
said-forfeit = { $why ->
    [resigned] { $me ->
        [yes] Te has rendido.
       *[no] { $name } se ha rendido.
    }
    [absent] { $me ->
        [yes] Llevas demasiado tiempo fuera de la mesa.
       *[no] { $name } lleva demasiado tiempo fuera de la mesa.
    }
   *[time] { $me ->
        [yes] Se te ha acabado el tiempo.
       *[no] A { $name } se le ha acabado el tiempo.
    }
}
said-resigning = { $me ->
    [yes] Quieres rendirte; tiene que quererlo también quien juega contigo.
   *[no] { $name } quiere rendirse.
}
said-resigning-too = { resigning }
somebody-gone = alguien que se ha ido
said-left-off = { $name } se va antes de la primera carta: la partida se anula.
said-left-to-computer = { $name } deja el asiento a { $computer }, la máquina.
said-left-free = { $name } se va; el asiento queda libre.
said-turn-time = { $turn } Tienes { $time }.
said-time-left = Tienes aún { $time }.
said-clocks = { $clocks }.
said-no-clock = En esta mesa no hay reloj.
said-sound-on = Sonido activado.
said-sound-off = Sonido desactivado.
said-choice-lay = Dejar { $card }.
said-choice-take = Captura { $letter }: { $taken }.
said-choice-bank = Apartar { $card }.
said-lifted = { $card }, vale { $value }.
said-captures = { $count ->
    [0] Ninguna captura posible.
    [one] Una captura posible.
   *[other] { $count } capturas posibles.
}
said-sum = { $cards }: { $sum }.
said-take = Llevarse { $taken }, { $sum } en total, con { $card }.

## La mesa

title-table = En la mesa · Settebello
title-table-of = { $phase ->
    [waiting] Faltan jugadores · { $rules }
    [match_over] Partida terminada · { $rules }
   *[on] { $rules } · Settebello
}
table-loading = La mesa está llegando…
seat-in-page = Este navegador no guarda nada: si recargas o cierras la página pierdes el asiento.
understood = Entendido
connection-lost = Conexión perdida. La mesa te espera.
page-outdated = El servidor es más nuevo que esta página: recárgala para seguir.
cloth = La mesa de juego
table = Cartas en la mesa
table-card-choice = { $card }, captura { $letters }
hand = Tus cartas
hand-closed = Con estas reglas miras tus cartas en tu primer turno.
takes = se lleva { $cards }
choices = Qué haces
choice-lay = Dejar
choice-take = Llevarse
choice-bank = Apartar
choice-take-fuori = Llevarse y fuera
choice-lay-fuori = Dejar y fuera
by-hand-touch = toca cartas
by-hand-empty = Llevarse con { $card }: primero toca cartas de la mesa.
call = ¡Captura olvidada!
call-label = ¡Captura olvidada! Di que { $card } tenía que capturar
fuori = Fuera
fuori-label = Me declaro fuera con esta carta
fuori-title = ¿Te declaras fuera?
fuori-take = Te llevas { $taken } con { $card } y dices «fuera».
fuori-lay = Dejas { $card } y dices «fuera».
fuori-meaning = La partida termina aquí. Si tu bando tiene { $target } puntos seguros gana, tengan lo que tengan los demás; si no, pierde. FIGS, artículo 16.
fuori-yes = Sí, fuera
fuori-no = No, volver al juego
knock = Llamar
knock-title = ¿Llamas?
knock-first = Antes de jugar: ¿llamas?
knock-meaning = Las tres cartas quedan descubiertas hasta que las juegues.
knock-meaning-closed = Los demás solo oyen los puntos.
knock-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
knock-named = la mata vale { $rank }
knock-no = Jugar { $card } sin llamar
said-may-knock = Te toca: puedes llamar, { knock-points }.
shout-knock = ¡Llamada!
shout-table = { $scope ->
    [one] ¡Escoba!
   *[other] ¡{ $scope } escobas!
}
shout-picula = ¡Picula!
shout-bager = ¡Bager!
shout-one_suit = ¡Un solo palo!
shout-three = ¡Tres cartas!
matta-named = la mata vale { $rank }
seat-declared = llamó: { $points }
pile-points = { $points ->
    [one] 1 punto más
   *[other] { $points } puntos más
}
fewest-short = gana el menor
fewest-wins = Gana quien tiene menos puntos
shout-fuori = ¡Fuera!
fuori-right = { $name }: los puntos alcanzan
fuori-wrong = { $name }: los puntos no alcanzan
exposed-of = Cartas descubiertas de { $name }
card-exposed = { $card }, a la vista
your-decision = Decides tú
decide-for = Decide qué carta juega { $owner }
decide-short = { $owner } juega…
decides = { $name } decide la carta de { $owner }
decides-yours = { $name } decide tu carta
decide-card = Jugar { $card }
show = Descubrir una carta…
show-title = ¿Qué cartas descubres?
show-hint = Una carta caída, mostrada o jugada fuera de turno vale como jugada: FIGS, artículo 13.
show-what = { $turn ->
    [yes] { $count ->
        [0] Toca las cartas que descubres.
        [one] Es tu turno: { $cards } se tiene que jugar ahora.
       *[other] Es tu turno: de estas { $count } juegas una ahora. Las demás quedan a la vista y se tienen que jugar en tus turnos.
    }
   *[no] { $count ->
        [0] Toca las cartas que descubres.
        [one] { $cards } queda a la vista y se tiene que jugar en tu turno, pase lo que pase.
       *[other] { $count } cartas quedan a la vista. En tu turno, quien juega antes que tú decide cuál se juega.
    }
}
show-yes = Descubrir
show-no = Cancelar
stakes = Apuestas
by-article = { $text } FIGS, artículo { $article }.
clock-of = { $name }: { $time }
clock-days = { $days } d { $hours } h
words-days = { $count ->
    [one] un día
   *[other] { $count } días
}
words-hours = { $count ->
    [one] una hora
   *[other] { $count } horas
}
words-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minutos
}
words-seconds = { $count ->
    [one] un segundo
   *[other] { $count } segundos
}
time-total = { $increment ->
    [0] { $total } por persona
   *[other] { $total } por persona, +{ $increment } s por jugada
}
time-days = { $days ->
    [one] Un día por jugada
   *[other] { $days } días por jugada
}
time-of-table = Tiempo: { $time }.
pause = El siguiente reparto empieza en { $time }.
match-broken-off = La partida ha terminado
your-turn = Te toca
turn-of = Le toca a { $name }
turn-free = Asiento libre: se espera
dealer = reparte
you-deal = repartes tú
seat-label = { $name }, { $count ->
    [one] una carta
   *[other] { $count } cartas
}
stock = Mazo, { $count ->
    [one] una carta
   *[other] { $count } cartas
}
pile-of = { $who ->
    [you] Tu montón
    [we] Nuestro montón
    [they] El montón de ellos
   *[other] Montón de { $side }
}
pile-scope = { $count ->
    [0] ninguna escoba
    [one] 1 escoba
   *[other] { $count } escobas
}
side-we = Nosotros
side-they = Ellos
side-you = Tú
score = Puntos
score-of = { $points } de { $target }
repeated-deals = Repartos duplicados
target-to = a { $target }
match-to = Partida a { $target }
one-deal = Un reparto
deal-of = reparto { $deal } de { $deals }
deal-title-of = Reparto { $deal } de { $deals }
deal-number = reparto { $deal }
deal-title = Reparto { $deal }
last-trick = La última captura
last-play = última jugada
shout-scopa = ¡Escoba!
shout-settebello = El settebello
point-for-you = Un punto para ti
point-for = Un punto para { $name }

## Menú y teclas

menu = Más
leave = Dejar la mesa
quit = Dejar el asiento o rendirse…
menu-report = Denunciar a alguien
quit-title = ¿Te vas?
quit-stay = Si solo cierras la página el asiento sigue siendo tuyo, y vuelves a él desde la página de inicio.
quit-untouched = Todavía no ha jugado nadie: quien ocupe tu asiento juega esta mano. En las mesas públicas, si te vas así una y otra vez, tendrás que esperar antes de volver a sentarte.
quit-seat = Dejar el asiento
quit-computer = La máquina sigue por mí
quit-free = Dejar el asiento libre para quien venga
quit-resign = Rendirse: la partida está perdida
quit-resign-pair = Rendirse: perdida si también lo quiere quien juega contigo
resigning = { $name } quiere rendirse. ¿Te parece bien?
resign-too = Sí, rendirse
free-seat = Hay un asiento libre: se espera a alguien.
help-none = Esta partida cuenta para el ranking o para un torneo: la mesa no ayuda.
help-labels = Ayuda: qué se lleva una carta, dónde está el settebello
help-settebello = Ayuda: dónde está el settebello
see-rules = Las reglas de esta mesa
share-link = Dirección de la mesa
share-local = Este enlace solo se abre en este ordenador. Para invitar a otros de tu red, ejecuta settebello serve --host 0.0.0.0 y abre la página en la dirección que muestra el programa.
share-title = Una partida en Settebello
share-native = Compartir
share-qr = Código QR
share-qr-of = Código QR de { $link }
share-qr-hint = Quien lo enfoque con la cámara de otro teléfono se sienta a esta mesa.
spectator = Estás mirando. Las cartas de las manos siguen tapadas.
keyboard = Teclado
key-move = elegir la carta
key-enter = Intro
key-play = dejar o llevarse
key-touch = elegir o tocar la carta
key-letter = elegir la captura
key-by-hand = llevarse, dejar
key-call = ¡captura olvidada!
key-fuori = declararse fuera
key-table = a la mesa y vuelta
key-count = adelante en el recuento, luego el siguiente reparto
key-number = la carta de ese lugar
key-back = devolver la carta a la mano
key-read = leer mesa, mano, puntos, última jugada, relojes
key-repeat = repetir
key-reader = Con un lector de pantalla las letras funcionan en la mesa solo en modo foco (NVDA: Insert + Espacio).
key-sound = sonido sí o no
key-help = todas las teclas
settings = Cómo quieres la mesa
settings-look = Aspecto
settings-hand = Tus cartas
settings-motion = Movimiento y sonido
settings-still = Tu sistema pide menos movimiento: las cartas aparecen y desaparecen sin viajar.
set-felt = Tapete
set-felt-verde = Verde
set-felt-bordo = Burdeos
set-felt-notte = Azul noche
set-felt-pietra = Piedra
set-back = Dorso de las cartas
set-back-felt = Según el tapete
set-back-red = Rojo
set-back-blue = Azul
set-sort = Ordenadas por
set-sort-rank = Valor
set-sort-suit = Palo
set-side = Mano con la que juegas
set-side-left = Izquierda
set-side-right = Derecha
set-reach = Todo al alcance del pulgar
set-reach-wide = No
set-reach-thumb = Sí
set-speed = Velocidad
set-speed-slow = Tranquila
set-speed-normal = Normal
set-speed-quick = Rápida
settings-reading = Lectura y teclas
set-names = El nueve y los palos
set-names-deck = Como en las cartas
set-names-queen = Dama, oros
set-names-french = Dama, diamantes
set-voice = Decir en voz alta lo que pasa
set-voice-off = No
set-voice-on = Sí
set-shortcuts = Letras, cifras y ? como teclas
set-shortcuts-off = No
set-shortcuts-on = Sí
set-sound = Sonidos
set-sound-off = No
set-sound-low = Bajos
set-sound-middle = Medios
set-sound-high = Fuertes
set-buzz = Vibración
set-buzz-off = No
set-buzz-on = Sí
set-onetap = Un solo toque juega la carta
set-onetap-off = No
set-onetap-on = Sí
sounds = Sonidos
sounds-silence = Silenciar los sonidos
sounds-let = Activar los sonidos

## El recuento

category-carte = Cartas
category-denari = { $names ->
    [french] Diamantes
   *[other] Oros
}
category-settebello = Settebello
category-primiera = Primiera
category-scope = Escobas
category-napoli = Napola
category-re_bello = Rey bello
count-versus = { $ours } a { $theirs }
count-total = Puntos
count-cappotto = Capote
count-match = Partida
waiting-for = { $count ->
    [one] Falta { $names }
   *[other] Faltan { $names }
}
won-side = { $who ->
    [you] ¡Ganas la partida!
    [we] ¡Ganamos la partida!
    [they] Ganan ellos.
    [many] Ganan { $side }.
   *[one] Gana { $side }.
}
rematch = Revancha
save-record = Guardar la partida
match-open = Resumen
end-title = Fin de la partida
end-rating = Tu puntuación en el ranking: { $points }
end-count = Ver el recuento
count-certain = Cuentan los puntos que eran seguros en el momento de la declaración.
fairness = La prueba de este reparto
fairness-text = Antes de repartir, el servidor mostró la huella (SHA-256) de un número secreto, y los jugadores las de sus palabras; de ese número y de las palabras sale el orden de la baraja. Ahora el número está a la vista, y cualquiera puede comprobarlo.
fairness-check = Comprobarlo en este navegador
fairness-commitment = Huella dada antes
fairness-salts = Las palabras de los jugadores
fairness-seed = Número secreto

## Antes de empezar

search-looking = Buscando a quien quiera la misma partida…
search-nobody = Por ahora no hay nadie. La búsqueda sigue; la máquina puede ocupar los asientos libres.
waiting-title = Se espera a los demás
waiting-join-title = Hay un asiento para ti
waiting-free = { $count ->
    [one] un asiento libre
   *[other] { $count } asientos libres
}
invite-member = Invitar a alguien del club
invite-member-name = Nombre de la cuenta
invite-member-hint = Quien pidió que se le avise recibe un mensaje.
invite-member-send = Invitar
invite-member-sent = { $name } tiene la invitación.
word-unknown = El siguiente reparto espera una palabra que este navegador no tiene. Abre la mesa allí donde te sentaste o pediste el siguiente reparto.
words-awaited = { $count ->
    [one] Las cartas se reparten en cuanto llegue la palabra de { $names }.
   *[other] Las cartas se reparten en cuanto lleguen las palabras de { $names }.
}
words-broken = Antes de las primeras cartas alguien se fue sin decir su palabra: en esta mesa ya no se reparte. Abre otra.
waiting-hint = Envía la dirección a quien vaya a jugar: las cartas se reparten en cuanto la mesa esté llena.
away = ausente
away-stand-in = máquina
absent-long = { $name } lleva un rato ausente, y la mesa espera.
stand-in = Mientras tanto juega la máquina
claim = Reclamar la partida
wait-on = Seguir esperando
said-absent = { $name } está ausente.
said-back = { $name } ha vuelto a la mesa.
said-stood-in = { $me ->
    [yes] La máquina juega por ti hasta que vuelvas.
   *[no] La máquina juega por { $name } hasta que vuelva.
}
said-returned = { $me ->
    [yes] Vuelves a jugar tú.
   *[no] { $name } ha vuelto a la mesa, y juega.
}
said-taken-back = { $me ->
    [yes] Deshaces la jugada.
   *[no] { $name } deshace la jugada.
}
said-cancelled = { $why ->
    [tournament] El torneo se ha cancelado: esta partida termina sin resultado.
    [result] El árbitro ha decidido este encuentro: la partida no se juega hasta el final.
   *[round] Esta ronda se empareja de nuevo: esta partida termina sin resultado.
}
said-replaced = { $why ->
    [slow] { $name } no responde a tiempo: en su lugar juega una máquina más sencilla.
    [preparing] { $name } aún se está preparando: mientras tanto juega en su lugar una máquina más sencilla.
   *[missing] { $name } no puede jugar aquí ahora: en su lugar juega una máquina más sencilla.
}
said-resumed = { $name } ya puede jugar, y desde ahora juega por su cuenta.
said-interrupted = { $hours ->
    [0] { $minutes ->
        [0] El servidor no estuvo disponible un momento.
        [one] El servidor no estuvo disponible durante un minuto.
       *[other] El servidor no estuvo disponible durante { $minutes } minutos.
    }
    [one] El servidor no estuvo disponible durante una hora.
   *[other] El servidor no estuvo disponible durante { $hours } horas.
}
said-unrated = Esta partida no cuenta para el ranking.
replaced-short = { $why ->
    [preparing] se prepara
   *[other] con sustituto
}
fill = Que la máquina ocupe los asientos libres
public-table = Mesa pública
public-table-hint = Aparece entre las mesas abiertas de la página de inicio.
remarks-switch = Los espectadores pueden escribirse
remarks-switch-hint = Con una cuenta. Tú lo lees después de la partida.
seat-free = Asiento libre
seat-dismiss = Liberar el asiento de { $name }
seat-freed = Tu asiento ha quedado libre.
seat-drawn = Los asientos y las parejas se sortean al empezar la partida.
seat-with = con { $name }
seat-you = tú
seat-bot = máquina
join-name = ¿Cómo te llamas?
sit-down = Sentarse

## Unas palabras en la mesa

talk = Decir algo
talk-mute = No mostrar lo que dice { $name }
said-phrase = { $name } dice: { $phrase }
phrase-hello = ¡Hola!
phrase-luck = Buena partida
phrase-well_played = ¡Bien jugado!
phrase-thanks = Gracias
phrase-sorry = Perdón
phrase-moment = Un momento
phrase-good_game = ¡Buena partida!
phrase-bye = Hasta la próxima
