## La página de una partida terminada

title-match = Partida { $score } · Settebello
match-title-won = ¡Has ganado!
match-title-lost = Has perdido
match-versus = a
match-you = tú
match-deals = Reparto por reparto
match-deals-caption = Puntos de cada reparto
match-deal = Reparto { $deal }
match-deal-dealer = Reparte { $name }
match-deal-broken = Interrumpido: no se cuenta.
match-deal-void = Anulado: no cuenta.
match-score-now = { $ours }–{ $theirs }
match-facts = La partida
match-fact-rules = Reglas
match-fact-day = Jugada
match-fact-seats = En la mesa
match-fact-rated = Puntuación
match-is-rated = cuenta para el ranking
match-is-not-rated = no cuenta para el ranking
match-to-table = Revancha
match-again = Jugar con estas reglas
match-record = Guardar la partida
match-check = La prueba de las barajas
match-share = Compartir
match-shared = Dirección copiada
match-none = Esa partida no existe, o todavía no ha terminado.

match-fact-origin = Cartas
compare-title = Las mismas cartas, dos veces
compare-deal = Reparto
compare-before = Antes
compare-now = Ahora
compare-gain = Diferencia
compare-none = interrumpido

match-picture = Guardar la imagen
match-unreviewed = La máquina todavía no analiza partidas de este juego.

## Lo que escriben los espectadores

remarks = Entre espectadores
remarks-count = { $count ->
    [one] Un comentario
   *[other] { $count } comentarios
}
remarks-none = Nadie ha escrito todavía.
remarks-hint = Quienes juegan lo leen solo después de la partida.
remarks-sign-in = Para escribir necesitas una cuenta.
remark-text = Escribe a quienes miran
remark-send = Enviar
remark-unsure = Se cortó la conexión: puede que tu comentario no haya llegado.
remark-at = { $play ->
    [0] reparto { $deal }, al principio
   *[other] reparto { $deal }, jugada { $play }
}
remark-report = Denunciar
remark-report-of = Denunciar el comentario de { $name }
