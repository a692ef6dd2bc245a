## Práctica en la mesa: deshacer jugadas, pedir pistas

practice = Práctica
practice-hint = Pista
practice-back = Deshacer
practice-again = Jugar otra vez este reparto
practice-about = Una partida con una pista, con una jugada deshecha o con las jugadas del maestro no cuenta para el ranking.
practice-agree = Vamos a practicar
practice-wanted = { $count ->
    [one] { $names } quiere practicar: así se pueden deshacer jugadas, y hay pistas.
   *[other] { $names } quieren practicar: así se pueden deshacer jugadas, y hay pistas.
}
practice-waits = Falta el acuerdo de los demás.
practice-thinking = El maestro piensa.
practice-hint-title = Lo que jugaría el maestro
practice-choose = Elegir esta carta
practice-after = Las jugadas del maestro
practice-after-title = Lo que habría jugado el maestro
practice-after-about = Con lo que sabías en cada jugada. Otra jugada puede ser igual de buena.
practice-after-review = El análisis de la partida dice cuánto valía cada una.
practice-after-same = La misma
practice-after-yours = Tú
practice-after-master = El maestro
practice-after-count = El maestro habría jugado como tú { $same } de { $count } jugadas.
practice-after-none = En este reparto no tenías nada que elegir.

no_such_choice = En este reparto no tenías esa elección.
no_play_yet = Todavía no has jugado en este reparto: no hay nada que deshacer.
practice_not_agreed = No todos en esta mesa han aceptado practicar.
practice_rated = Esta partida cuenta, para el ranking o en un torneo: nadie recibe ayuda.
practice-loading = El maestro se está preparando. La primera vez tarda alrededor de un minuto.
hint_later = El maestro todavía no está listo. Pregunta otra vez dentro de unos segundos.
