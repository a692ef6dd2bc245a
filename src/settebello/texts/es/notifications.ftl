# Mensajes a quien no está: por correo, y como avisos del navegador.

told-turn = Te toca: { $game }, con { $others }
told-waits = Una mesa te espera: { $game }, con { $others }
told-invitation = { $by } te invita a una mesa: { $game }
told-result = { $won ->
    [yes] Has ganado
   *[no] Has perdido
} { $score }: { $game }, con { $others }
told-round = Empieza la ronda { $number } de { $tournament }
told-several = { $count } cosas te esperan en Settebello
told-more = Y { $count } más en la página de inicio.
told-nobody = nadie más

mail-hello = Hola, { $name }:
mail-why = Pediste estos mensajes en la página de tu cuenta: { $address }
mail-stop = Con este enlace dejan de llegar, sin tener que entrar: { $address }

mail-confirm-subject = ¿Es esta tu dirección?
mail-confirm = Se ha dado esta dirección para tu cuenta en Settebello. Abre el enlace para confirmarla. Vale durante un día.
mail-confirm-not-you = Si no sabes nada de esto, no hagas nada: la dirección no se usará.
mail-reset-subject = Otra contraseña
mail-reset = Alguien ha pedido otra contraseña para tu cuenta en Settebello. Con el enlace eliges una. Vale una sola vez, y durante un día.
mail-reset-not-you = Si no has sido tú, no hagas nada: tu contraseña se queda como está.
