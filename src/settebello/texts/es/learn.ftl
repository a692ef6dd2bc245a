# La lección: un reparto, carta por carta.

learn-title = Aprender a jugar
learn-page-title = Aprender a jugar · Settebello
learn-step = Paso { $step } de { $steps }
learn-leave = Dejar la lección
learn-again = Desde el principio
learn-play = Ahora, a jugar
learn-next = Seguir
learn-show = Muéstramelo
learn-how = Toca tu carta, luego las cartas de la mesa que se lleva, y luego «Llevarse». La que no se lleva nada se deja en la mesa.
other_lesson_play = Se puede, pero aquí la lección necesita otra carta: lee el paso otra vez.
no_lesson_step = La lección no tiene ese paso.

## Los pasos: $card es lo que juegas, $taken lo que se lleva.

learn-equal-title = Una carta se lleva su igual
learn-equal = Tus cartas están abajo, las de la mesa en el centro. Tienes { $card }, y ahí está { $taken }: el mismo número. Toca tu carta, luego la de la mesa, y luego «Llevarse».
learn-sum-title = O varias que sumen lo mismo
learn-sum = Bien capturado: ahora las dos cartas están en tu montón. { $names ->
    [horse] La sota, el caballo y el rey valen ocho, nueve y diez.
   *[other] La sota, la dama y el rey valen ocho, nueve y diez.
} Con { $card } te llevas { $taken }: tres y seis suman nueve.
learn-equal-first-title = La carta igual va primero
learn-equal-first = Tienes { $card }, que vale diez. En la mesa hay un rey, y el as con el nueve también suma diez. Solo se permite una de las dos capturas: prueba.
learn-scopa-title = ¡Escoba!
learn-scopa = La carta igual siempre va antes que una suma. Ahora también ha capturado Rosa, y queda una sola carta: { $taken }. Llévatela: quien deja la mesa vacía hace escoba, y eso es un punto.
learn-lay-title = Una carta que no se lleva nada se deja
learn-lay = Un punto para ti, y Rosa ha tenido que dejar un cuatro. Nada de tu mano se lo lleva. Elige { $card } y déjalo en la mesa: con el cuatro suma siete, y tú tienes un siete.
learn-settebello-title = El settebello
learn-settebello = Rosa no ha podido llevárselas. Cuatro y tres suman siete: llévate { $taken } con { $card }. Es el settebello, la única carta que vale un punto por sí sola.
learn-last-title = La última captura
learn-last = Mientras tanto se han jugado las demás manos por las dos partes, de tres en tres cartas. Esta es tu última carta: { $card } se lleva { $taken }. Quien captura en último lugar se queda también con las cartas que sobran en la mesa.

## El recuento: $ours y $theirs son lo que tiene cada parte.

learn-count-title = El recuento
learn-count = El reparto ha terminado, y las dos cartas que sobraban son tuyas. Ahora cada parte cuenta su montón: hay cuatro puntos en juego, además de los de las escobas.
learn-count-carte = Un punto por las cartas: para quien tiene más de la mitad de las cuarenta. Tú tienes { $ours }, Rosa { $theirs }.
learn-count-denari = Un punto por los oros: para quien tiene más de los diez. Tú tienes { $ours }, Rosa { $theirs }.
learn-count-settebello = Un punto por el settebello, el siete de oros: está en tu montón.
learn-count-primiera = Un punto por la primiera. Cada parte pone su mejor carta de cada palo: un siete vale 21, un seis 18, un as 16, un cinco 15, un cuatro 14, un tres 13, un dos 12, { $names ->
    [horse] la sota, el caballo y el rey
   *[other] la sota, la dama y el rey
} 10. Rosa tiene tres sietes: sus { $theirs } superan a tus { $ours }.
learn-count-scope = Y un punto por cada escoba: tú has hecho { $ours ->
    [one] una
   *[other] { $ours }
}, Rosa { $theirs ->
    [0] ninguna
    [one] una
   *[other] { $theirs }
}.
learn-count-total-title = Eso es todo
learn-count-total = { $ours } a { $theirs } para ti. Una partida sigue así, reparto tras reparto, normalmente hasta once puntos. Ya conoces el juego: el resto es memoria y picardía.
