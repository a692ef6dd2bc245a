# La página alrededor de la mesa: cabecera, inicio, reglas propias.

card-name = { $rank ->
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

## Cabecera

skip = Ir al contenido
nav = Páginas
nav-menu = Menú
nav-theme = Claro u oscuro
nav-home = Jugar
nav-rules = Reglas
nav-tournaments = Torneos
nav-watch = En vivo
nav-puzzles = Problemas
language = Idioma
language-name = Español
language-failed = Los textos en { $language } no han llegado. Comprueba la conexión e inténtalo otra vez.
theme-dark = Cambiar al tema oscuro
theme-light = Cambiar al tema claro
default-name = Invitado

summary = Scopa y Scopone, con las reglas de tu tierra.
title-turn = ● Te toca · { $title }
title-home = Settebello · Scopa y Scopone
title-rules = Reglas · Settebello
title-lost = Página no encontrada · Settebello

lost = Aquí no hay nada
lost-hint = Esta dirección no lleva a ninguna página.
lost-home = Volver al juego

loading = Un momento…
close = Cerrar
retry = Reintentar

## Inicio

hero-title = ¿Una mano antes del café?
hero-against = { $title } { $players ->
    [2] para dos, contra la máquina
    [3] para tres, contra dos máquinas
    [4] para cuatro, con la máquina en los demás asientos
   *[6] para seis, con la máquina en los demás asientos
}
hero-again = ¿Otra partida?
players = Jugadores
target = Se juega a
target-one-deal = Un reparto
target-short = a { $target } puntos
name = Tu nombre
level = Nivel de la máquina
level-principiante = Principiante
level-principiante-text = Ve lo que puede llevarse, no lo que deja.
level-circolo = Club
level-circolo-text = Piensa bien, pero solo recuerda las últimas vueltas.
level-esperto = Experto
level-esperto-text = Piensa como el maestro, pero recuerda pocas jugadas de los demás.
level-campione = Campeón
level-campione-text = Recuerda más que el experto, y menos que el maestro.
level-maestro = Maestro
level-maestro-text = Lo recuerda todo, e imagina las manos que no ve.
quick-play = Jugar ya
find-game = Jugar con gente

rules-read-title = Las reglas
rules-read-hint = Primero aquellas con las que juegas, luego las de cada juego.
rules-read-all = Todas las reglas, una por una
rules-read-games = Todos los juegos

kin-games = Juegos parecidos a la scopa
which-rules = Con qué reglas
more-rules = Más reglas, de otros lugares
custom-rules = Reglas propias
custom-rules-hint = Parte de una de estas y cambia lo que quieras.
rules-own = { $name }, a tu manera
rules-players = { $name } para { $players ->
    [2] dos
    [3] tres
    [4] cuatro
   *[6] seis
}
change-rules = Cambiar estas reglas
players-pairs = { $players } por parejas
players-alone = { $players } jugadores
remove-rules = Borrar { $name }
saved-summary = Guardadas por ti

invite = Invitar con un enlace
invite-hint = Quien lo abre se sienta, sin registrarse.
invite-seats = Asientos para amistades
invite-free = { $free ->
    [one] { $rules }: un asiento libre
   *[other] { $rules }: { $free } asientos libres
}
invite-bots = { $bots ->
    [0] { "" }
    [one] , uno para la máquina
   *[other] , { $bots } para la máquina
}
time = Tiempo para pensar
time-none = Sin límite
open-table = Abrir una mesa

invite-draw = Parejas por sorteo: los asientos se sortean al empezar la partida
invite-public = Pública: quien abre esta página la ve y puede sentarse

lobby = Mesas abiertas
lobby-empty = Ahora no espera nadie: abre tú una mesa pública.
lobby-free = { $count ->
    [one] un asiento libre
   *[other] { $count } asientos libres
}
lobby-age = { $minutes ->
    [0] nueva
    [one] desde hace un minuto
   *[other] desde hace { $minutes } minutos
}
lobby-draws = parejas por sorteo
lobby-people = { $count ->
    [one] una persona en las mesas
   *[other] { $count } personas en las mesas
}
lobby-all = Todas las mesas ({ $count })
lobby-join = Sentarse
lobby-join-at = Sentarse: { $table }
lobby-back = Volver
lobby-back-to = Volver: { $table }
lobby-playing = Se está jugando
lobby-watch = Mirar
lobby-watch-at = Mirar: { $table }

your-tables = Tus partidas
remove-table = Quitar { $rules } de la lista
game-your-turn = Te toca
game-their-turn = Les toca a los demás
game-mover = Le toca a { $name }
game-waits = Faltan jugadores
game-over = La partida ha terminado
game-with = con { $names }
game-score = Puntos: { $scores }.
game-left = Tiempo restante: { $time }.
continue-match = Seguir
continue-table = Seguir: { $rules }, como { $name }
other-tables = { $count ->
    [one] Otra partida
   *[other] Otras { $count } partidas
}
other-turns = { $count ->
    [one] te toca en una
   *[other] te toca en { $count }
}
remove-table-title = ¿Quitarla de la lista?
remove-table-means = La lista tiene la única llave de tu asiento. Sin una cuenta nadie puede devolvértela: los demás te esperan, o la máquina juega por ti. Puedes deshacerlo mientras esta página siga abierta.
remove-table-account = El asiento sigue siendo de tu cuenta: entra, y vuelve a estar en la lista.
remove-table-over = La partida de { $rules } ha terminado. Puedes deshacerlo mientras esta página siga abierta.
remove-table-yes = Quitarla
remove-table-no = Dejarla
table-removed = { $rules } ya no está en la lista.
put-back = Volver a ponerla
has-account = tiene cuenta

## Reglas propias

rules-title = Reglas
rules-hint = Parte de un juego que conozcas y cambia lo que en tu tierra se hace de otra manera.
start-from = Partir de
saved-by-you = Guardadas por ti
group-deal = El reparto
group-taking = Las capturas
group-points = Los puntos
group-match = La partida
group-table = En la mesa
base-value = { $base }: { $value }
undo = Volver a { $value }
about-option = Qué significa: { $title }
source = Fuente
your-own = Otro valor
own-deal = O a tu manera: P por persona, T en la mesa
own-target = Otros puntos
none-of-these = Ninguno
changes = { $count ->
    [0] { $base }, tal cual
    [one] Un cambio respecto de { $base }
   *[other] { $count } cambios respecto de { $base }
}
changes-short = { $count ->
    [0] Sin cambios
    [one] Un cambio
   *[other] { $count } cambios
}
in-plain-words = En pocas palabras
rules-text = El nombre de estas reglas
copy = Copiar
copied = Copiado
copy-failed = El navegador no ha dejado copiarlo.
share = Copiar el enlace
shared = Enlace copiado
save-name = Llámalas como quieras
save-name-example = Viernes en casa de la abuela
save = Guardar
saved = Guardadas
play-rules = Jugar con estas reglas
cannot-play = Así no se puede jugar

nav-players = Ranking
nav-desk = Árbitro
desk-home-hint = Sigue una partida FIGS carta por carta: el artículo, los puntos adquiridos, el acta.
more-title = Y además
more-lesson = La lección
more-desk = La mesa del árbitro
more-proof = La prueba de la baraja

## La cuenta propia

nav-account = Cuenta
nav-account-of = Cuenta: { $name }

## Las reglas de cada juego, y la lección

learn-home-title = ¿Primera vez?
learn-home-hint = Un reparto, jugada a jugada: tú juegas, la mesa dice por qué. Cinco minutos.
learn-home-open = Aprender jugando
puzzle-home-title = Problema del día
game-title = { $name } · Settebello
game-in-short = En pocas palabras
game-all = Todas las reglas
game-source = Fuente de las reglas: { $source }.
game-compare = Comparar con
game-place = Se juega { $place }.
game-unlike = Resalta todo lo que no es como en la scopa.
game-unrated = Las partidas de este juego no cuentan para el ranking.
game-same = Igual que { $name }
game-differences = { $count ->
    [one] Una regla distinta de { $name }
   *[other] { $count } reglas distintas de { $name }
}
game-there = En { $name }: { $value }
game-only-different = Solo lo que cambia
game-play = Jugar a { $name }
game-change = Cambiar estas reglas
game-others = Otros juegos
game-of-home = Leer las reglas
game-unknown = No hay ningún juego que se llame { $name }.
game-source-000 = el reglamento de la federación (FIGS)
game-source-001 = el reglamento del torneo de dos
game-source-002 = el reglamento de la casa en línea
game-source-003 = la página inglesa sobre el scopone y sus variantes
game-source-004 = la página sobre el Scopone Scientifico
game-source-x = otras fuentes

## Una partida jugada otra vez, con las cartas de una que ha terminado

origin-play = De una partida terminada: reparto { $deal }, jugada { $play }
origin-deals = Con los repartos de una partida terminada
origin-counts-not = No cuenta para el ranking.
origin-to-review = Al análisis
origin-to-match = A la partida
again-from = Jugar desde aquí
again-from-hint = La mesa empieza como estaba aquí: reparto { $deal }, jugada { $play }, con las mismas manos y el mismo marcador. En los demás asientos juega la máquina, como maestro.
again-deals = Jugar los mismos repartos
again-deals-hint = Las mismas barajas en el mismo orden, desde la primera carta. En los demás asientos juega la máquina, como maestro. Al final ves los dos resultados, uno al lado del otro.
again-seat = Juegas en el lugar de
again-counts-not = No cuenta para el ranking, ni entra en ninguna estadística.
again-start = Empezar

# Reasons that the page says by itself

offline = El servidor no responde. Comprueba la conexión e inténtalo otra vez.
unreadable = El servidor ha dado una respuesta que no se puede leer. Inténtalo otra vez.
not_signed_in = Primero hay que entrar.

play-lays = deja { $card }
play-takes = { $card } se lleva { $taken }
play-banks = { $card } aparte
