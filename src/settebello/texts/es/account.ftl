# La cuenta propia: entrar, las sesiones, los datos propios.

title-account = Cuenta · Settebello
account-hint = Para jugar no hace falta: como invitado empiezas al momento. Una cuenta guarda tu nombre y dice quién eres en el club.
account-name = Nombre
account-since = { $role ->
    [admin] Administra el club
    [arbiter] Arbitra en el club
    [bot] Jugador de la máquina
   *[other] En el club
} desde el { $when }
account-at-tables = En las mesas te llamas así, y la partida se guarda en tu página. Si escribes otro nombre juegas como invitado.
account-page = Mis partidas

sign-in = Entrar
sign-up = Cuenta nueva
sign-up-now = Crear la cuenta
account-admin = Administrar el club
sign-out = Salir
password = Contraseña
password-hint = 8 caracteres como mínimo.
email = Correo, si quieres
email-address = Correo
email-hint = Para una contraseña perdida, y para saber qué te espera. Un enlace lo confirma.

sessions = Dónde has entrado
session-here = Aquí
session-seen = Última vez: { $when }
session-end = Cerrar
session-end-of = Cerrar la sesión en { $browser }
browser-unknown = Un navegador

tokens = Tus programas
tokens-hint = Con una clave, un programa juega en tu nombre. Quien la tiene puede hacer lo mismo: no se la muestres a nadie.
token-scope = { $scope ->
    [read] Lee tu cuenta
    [house] Juega por la casa
    [analyst] Analiza partidas para el servidor
   *[other] Se sienta y juega
}
token-until = hasta el { $when }
token-was-over = caducada el { $when }
token-revoke = Revocar
token-revoke-of = Revocar la clave { $name }
token-new = Clave nueva
token-name = Nombre
token-name-hint = Para ti, para distinguirla de otras.
token-scopes = Qué puede hacer
token-scopes-none = Elige una cosa como mínimo.
token-days = Por cuánto tiempo
token-some-days = { $days } días
token-make = Crear la clave
token-made = Aquí está. No se vuelve a mostrar.
token-copy = Copiar

calling = Avisos
calling-hint = Cuando no estás en la mesa se te dice qué te espera. En un mensaje no hay nada de tus cartas, y lo que llega junto es un solo mensaje.
calling-missing = El servidor todavía no envía correo. Necesita { $settings }.
calling-mail = Por correo
calling-mail-to = A { $address }
calling-mail-none = Da primero una dirección.
calling-mail-waits = { $address } todavía no está confirmada. Abre el enlace del mensaje que llega allí.
calling-mail-question = Enviar el enlace
calling-mail-sent = El enlace va en camino.
calling-address = Otra dirección
calling-address-first = Tu dirección
calling-address-hint = Allí llega un enlace que pregunta si es tuya. Con esta dirección se cambia una contraseña perdida, por eso se te pide la tuya.
calling-address-set = Guardar esta dirección
calling-push = En este navegador
calling-push-hint = También con la página cerrada.
calling-push-denied = El navegador lo prohíbe: permite los avisos de esta página en sus ajustes.
calling-push-cannot = Este navegador no puede hacerlo aquí. En un teléfono, instala primero la página; tiene que llegar por HTTPS.
calling-push-missing = El servidor necesita { $settings }.
calling-browsers = Otros navegadores
calling-browser-end = Quitar
calling-browser-end-of = No enviar más avisos a { $browser }
calling-kinds = Qué se te dice
calling-kind = { $kind ->
    [turn] Que te toca en una partida lenta
    [waits] Una mesa que te espera
    [invitation] Una invitación
    [result] El resultado de una partida lenta
   *[round] Una ronda que empieza
}
calling-kept = Guardado.

forgotten = ¿Olvidaste la contraseña?
forgotten-hint = Si la cuenta tiene una dirección confirmada, allí llega un enlace. Si no, puede darte uno el club.
forgotten-send = Enviarme un enlace
forgotten-sent = Si existe esa cuenta con una dirección confirmada, un enlace va en camino.
link-address = La dirección está confirmada
link-address-is = El correo de tu cuenta va a { $address }.
link-stop = No más correo
link-stop-hint = Entonces no se te dice nada por correo, hasta que lo pidas en la página de tu cuenta.
link-stop-now = Dejar de recibir correo
link-stop-done = Ya no recibes correo.
link-to-account = A la cuenta

password-change = Cambiar la contraseña
password-change-hint = Luego hay que entrar de nuevo en todas partes menos aquí, y las claves de tus programas quedan revocadas.
password-old = Tu contraseña de ahora
password-new = La nueva
password-changed = La contraseña ha cambiado.

own-data = Tus datos
own-data-hint = Todo lo que se guarda con tu cuenta, en un archivo.
own-data-export = Guardar mis datos
account-delete = Borrar la cuenta
account-delete-hint = La cuenta, las sesiones y las claves desaparecen para siempre, y tu nombre queda libre para otros. Las partidas se quedan con quienes las jugaron contigo, sin tu nombre.
account-delete-now = Borrar para siempre
link-invited = El club te invita
link-password = Una contraseña para { $name }
link-password-hint = Elige una contraseña. Con ella entras aquí, y en ningún otro sitio queda una sesión abierta.
link-set = Guardar la contraseña

## Por qué algo no se puede hacer

account_name = Un nombre tiene de { $least } a { $most } letras, todas visibles.
account_name_taken = Ese nombre ya lo tiene alguien.
account_name_signs = Un nombre no lleva barras, ni se compone solo de puntos.
password_length = Una contraseña tiene de { $least } a { $most } caracteres.
password_wrong = Esa no es tu contraseña.
email_unusable = Eso no es una dirección de correo.
sign_in_wrong = Nadie tiene ese nombre con esa contraseña.
session_not_found = No tienes esa sesión: quizá ha terminado.
token_missing = Falta una clave.
token_bad = Esta clave no es de nadie: quizá se revocó.
token_over = Esta clave ha caducado: crea una nueva.
token_scope = Esta clave no sirve para eso ({ $scope }).
token_not_found = No tienes esa clave: quizá ya no existe.
too_many_tokens = Nadie tiene más de { $most } claves. Revoca una primero.
scope_of_the_house = Solo la cuenta de un programa trabaja para la casa.
scope_unknown = El uso { $scope } no existe.
too_slow = Mientras tanto ha jugado otro: la respuesta tardó demasiado.
too_many_at_once = En este momento están entrando muchas personas. Inténtalo dentro de unos segundos.

own-ban = { $forever ->
    [yes] Ya no puedes jugar aquí
   *[no] No puedes jugar aquí hasta el { $when }
}
own-ban-hint = Todavía puedes entrar, guardar tus datos y borrar la cuenta. Las partidas en curso las puedes terminar.
own-ban-answer = La respuesta a tu recurso:
appealed-at = Has recurrido, { $when }. La respuesta llega aquí.
appeal-text = Si lo ves de otra manera, dilo: lo lee quien administra. Puedes hacerlo una vez.
appeal-send = Recurrir
own-warning = Una advertencia de quienes administran el club
warned = { $count ->
    [one] Quienes administran el club te han hecho una advertencia. Lee por qué.
   *[other] Quienes administran el club te han hecho { $count } advertencias. Lee por qué.
}
own-warning-read = La he leído
own-blocks = Bloqueos
unblock = Quitar
unblock-whom = Dejar de bloquear a { $name }
