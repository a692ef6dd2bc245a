# Las denuncias, y quienes administran el club.

report = Denunciar a alguien
report-hint = Lo leen quienes administran el club, con el nombre con el que juegas. La persona denunciada no se entera.
report-whom = A quién
report-why = Por qué
report-words = Nombre o palabras ofensivas
report-cheating = Juega con trampas
report-stalling = Hace esperar a propósito
report-other = Otra cosa
report-text = Cuéntanos más (si quieres)
report-send = Denunciar
report-sent = Denuncia enviada. Gracias: la verán quienes administran el club.

## Administrar el club

title-admin = Administración del club · Settebello
admin = Administración del club
admin-enter = Entrar
admin-state = Cómo está el club
admin-people = Personas
admin-tables = Mesas en memoria
admin-sockets = Conexiones
admin-version = Versión
admin-well = Todo responde.
admin-failing = No responde: { $parts }.
admin-reports = { $count ->
    [0] Ninguna denuncia abierta
    [one] Una denuncia abierta
   *[other] { $count } denuncias abiertas
}
admin-closed = { $count ->
    [one] Una cerrada
   *[other] { $count } cerradas
}
admin-gone = Cuenta borrada
admin-guest = sin cuenta
admin-told = Denuncia de { $name }, { $when }
admin-table = La mesa
admin-proof = La prueba de las barajas
admin-close = Cerrar
admin-hide = Ocultar el comentario
admin-hidden = El comentario está oculto
admin-find = Buscar un nombre
admin-look = Buscar
admin-nobody = Nadie tiene un nombre así.
admin-since = desde el { $when }
admin-role-of = Rol de { $name }
admin-give-role = Cambiar el rol
admin-give-role-to = Cambiar el rol de { $name }: { $role }
admin-role-given = El rol de { $name } es ahora { $role }.
admin-sign-out = Cerrar sesiones
admin-sign-out-of = Cerrar todas las sesiones de { $name }
admin-sign-out-sure = ¿Cerrar las sesiones de { $name } en todos los dispositivos?
admin-keep = Dejarlo
admin-signed-out = { $name } ya no tiene ninguna sesión abierta.
admin-password = Contraseña nueva
admin-password-of = Contraseña nueva para { $name }
admin-add = Añadir
admin-add-name = Nombre de un miembro nuevo
admin-invite = Invitar con un enlace
admin-invite-count = Personas que se invitan
admin-link-added = { $name } tiene una cuenta. Con este enlace, que vale una vez y durante siete días, elige la contraseña. No se vuelve a mostrar.
admin-link-password = Con este enlace, que vale una vez y durante siete días, { $name } elige otra contraseña. No se vuelve a mostrar.
admin-link-invited = Con este enlace { $count ->
    [one] una persona puede
   *[other] { $count } personas pueden
} crear una cuenta en los próximos { $days } días, incluso desde una misma dirección. No se vuelve a mostrar.
admin-link-copy = Copiar el enlace
role-member = miembro
role-arbiter = árbitro
role-admin = administración
role-bot = programa

## Juego limpio

suspicions = { $count ->
    [0] Ninguna sospecha abierta
    [one] Una sospecha abierta
   *[other] { $count } sospechas abiertas
}
suspicions-hint = Partidas de los últimos 30 días en las que hay algo fuera de lo normal. No prueba nada: mira las partidas, y luego decide.
suspicions-closed = { $count ->
    [one] Una cerrada
   *[other] { $count } cerradas
}
suspicion = { $kind ->
    [addresses] Cuentas de una misma dirección: { $count } partidas puntuadas, casi todas ganadas por una
    [pairings] Siempre las mismas dos: { $count } partidas puntuadas, casi todas ganadas por una
   *[resignations] { $count } partidas perdidas antes de terminar el primer reparto
}
suspicion-since = Desde el { $when }
suspicion-look = Mirar las partidas
suspicion-verdict = Decisión
suspicion-words = En palabras, para quienes administran y para los datos de las personas afectadas
suspicion-strike = Quitar esta partida de las puntuaciones
suspicion-more = Mostrar partidas más antiguas
suspicions-next = Mostrar más ({ $shown } de { $all } a la vista)
suspicion-older = { $count ->
    [one] Quitar también la partida más antigua
   *[other] Quitar también las { $count } partidas más antiguas
}
suspicion-unrated = sin puntuación
suspicion-reopen = Abrir de nuevo
verdict-nothing = No hay nada raro
verdict-warned = Hubo una advertencia o una expulsión
verdict-struck = Las partidas ya no mueven las puntuaciones

measures = Notas, advertencias, expulsiones
measures-name = Nombre de una cuenta
measure = Medida
measure-words = En palabras
measure-note = Nota
measure-note-hint = Para quienes administran. Está en los datos que la persona puede guardar.
measure-note-take = Anotar
measure-warning = Advertencia
measure-warning-hint = La página de inicio se lo dice a la persona, y la de su cuenta la muestra hasta que se haya leído.
measure-warning-take = Advertir
measure-ban = Expulsión
measure-ban-hint = La persona ya no se sienta a ninguna mesa, lee por qué, y puede recurrir una vez.
measure-ban-take = Expulsar
measure-taken = Hecho: { $name }.
record-of = { $bans ->
    [0] Ninguna expulsión
    [one] Una expulsión
   *[other] { $bans } expulsiones
}, { $suspicions ->
    [0] ninguna sospecha
    [one] una sospecha
   *[other] { $suspicions } sospechas
}, { $addresses ->
    [one] una dirección
   *[other] { $addresses } direcciones
} en 90 días
warning-was-read = leída { $when }
bans = { $count ->
    [0] Ninguna expulsión
    [one] Una expulsión
   *[other] { $count } expulsiones
}{ $appeals ->
    [0] {""}
    [one] , un recurso
   *[other] , { $appeals } recursos
}
ban-until = { $forever ->
    [yes] para siempre
   *[no] hasta el { $when }
}
ban-of-address = Una dirección
ban-days = Por cuánto tiempo
ban-some-days = { $days ->
    [one] Un día
   *[other] { $days } días
}
ban-for-good = Para siempre
ban-addresses = También invitados y cuentas nuevas de las mismas direcciones
ban-answer = Respuesta: { $text }
ban-reply = Responder o levantar
ban-reply-words = Lo que lee la persona
ban-lift = Levantar la expulsión
ban-keep = La expulsión sigue

audit = Lo que han hecho quienes administran
audit-show = { $count ->
    [one] Una línea
   *[other] { $count } líneas
}
audit-machine = En el servidor
deed-ban = expulsó
deed-ban_address = expulsó una dirección
deed-lift = levantó una expulsión
deed-answer = respondió a un recurso
deed-note = escribió una nota
deed-warning = hizo una advertencia
deed-verdict = cerró una sospecha
deed-reopen = abrió de nuevo una sospecha
deed-role = dio un rol
deed-sign_out = cerró todas las sesiones
deed-person = añadió
deed-password = creó un enlace para una contraseña
deed-invitation = creó una invitación
deed-report = cerró una denuncia
deed-remark = ocultó un comentario
deed-bot = creó la cuenta de un programa
deed-token = creó una clave
deed-revoke = revocó una clave
deed-ratings = volvió a calcular las puntuaciones

block = Bloquear a { $name }
block-done = Bloqueo hecho: ni los emparejamientos ni las mesas públicas te juntan con { $name }. En la página de tu cuenta lo puedes quitar.
