## La prueba de las barajas

title-proof = La prueba de las barajas · Settebello
proof = La prueba de las barajas
proof-how = Antes de cada reparto la mesa muestra la huella de un número secreto, y cada jugador da la huella de una palabra suya. Las palabras solo se muestran cuando están todas las huellas. Del número y de las palabras sale el orden de la baraja: nadie pudo elegir su palabra según las de los demás. Esta página vuelve a hacer la cuenta en tu navegador.
proof-back = A la mesa
proof-none = Todavía no ha terminado ningún reparto: el número secreto se muestra cuando ya no oculta nada.
proof-all = { $count ->
    [one] La baraja es como se prometió.
   *[other] Las { $count } barajas son como se prometió.
}
proof-wrong = { $count ->
    [one] Una baraja no es como se prometió. Guarda la partida y pregunta a quien lleva el servidor.
   *[other] { $count } barajas no son como se prometió. Guarda la partida y pregunta a quien lleva el servidor.
}
proof-deal = Reparto { $deal }
proof-holds = Como se prometió
proof-fails = No como se prometió
proof-seen = La huella es la que este navegador vio antes de las cartas.
proof-unseen = Este navegador no vio la huella antes de las cartas.
proof-sealed = El número secreto tiene esta huella (SHA-256).
proof-not-sealed = El número secreto tiene otra huella.
proof-own = { $count ->
    [0] En la mezcla no entró ninguna palabra de este navegador.
    [one] En la mezcla entró la palabra de este navegador.
   *[other] En la mezcla entraron { $count } palabras de este navegador.
}
proof-shuffled = El número y las palabras dan justo la baraja que se jugó.
proof-not-shuffled = El número y las palabras dan otra baraja.
proof-bound = Cada palabra tiene la huella que se dio antes para ella.
proof-not-bound = Una palabra tiene una huella distinta de la que se dio antes.
proof-before = Este navegador mostró su palabra solo después de ver todas estas huellas.
proof-not-before = Este navegador no vio todas estas huellas antes de mostrarse las palabras.
proof-thrown-in = { $count ->
    [one] Antes de este se anuló un reparto; que su mesa lo pedía lo comprueba «settebello verify».
   *[other] Antes de este se anularon { $count } repartos; que sus mesas lo pedían lo comprueba «settebello verify».
}
proof-draw = El sorteo de los asientos
proof-drawn = Los asientos y las parejas son los que salen del número del primer reparto y de las palabras de los jugadores. Dónde se sentaban antes lo sabe quien estaba allí.
proof-not-drawn = Del número del primer reparto y de las palabras de los jugadores salen otros asientos.
proof-draw-wrong = El sorteo de los asientos no es como se prometió. Guarda la partida y pregunta a quien lleva el servidor.
proof-turned-up = { $name }, antes en el asiento { $seat }: { $cards }
proof-numbers = Los números
proof-hash = Huella
proof-seed = Número secreto
proof-salt-hashes = Huellas de las palabras
proof-salts = Las palabras de los jugadores
proof-pack = Baraja, desde su primera carta
proof-elsewhere = La misma cuenta se puede hacer en otro sitio, solo con el archivo de la partida:

proof-given = { $count ->
    [one] Las cartas del reparto { $deals } vienen de otra partida: la prueba de la baraja está allí.
   *[other] Las cartas de los repartos { $deals } vienen de otra partida: la prueba de las barajas está allí.
}
