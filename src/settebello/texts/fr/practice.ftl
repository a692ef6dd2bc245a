## Practice at a table: plays taken back, hints

practice = Entraînement
practice-hint = Indice
practice-back = Reprendre le coup
practice-again = Rejouer cette donne
practice-about = Une partie avec un indice, un coup repris ou les coups du maître n’est pas classée.
practice-agree = Entraînons-nous
practice-wanted = { $count ->
    [one] { $names } voudrait s’entraîner : on peut alors reprendre des coups, et il y a des indices.
   *[other] { $names } voudraient s’entraîner : on peut alors reprendre des coups, et il y a des indices.
}
practice-waits = Il faut l’accord des autres.
practice-thinking = Le maître réfléchit.
practice-hint-title = Ce que jouerait le maître
practice-choose = Choisir cette carte
practice-after = Les coups du maître
practice-after-title = Ce qu’aurait joué le maître
practice-after-about = D’après ce que vous saviez à chaque coup. Un autre coup peut valoir autant.
practice-after-review = L’analyse de la partie dit ce que valait chacun.
practice-after-same = Le même
practice-after-yours = Vous
practice-after-master = Le maître
practice-after-count = Le maître a joué comme vous { $same } de vos { $count } coups.
practice-after-none = Vous n’aviez rien à choisir dans cette donne.

no_such_choice = Vous n’aviez pas ce choix dans cette donne.
no_play_yet = Vous n’avez pas joué dans cette donne : il n’y a rien à reprendre.
practice_not_agreed = Tout le monde à cette table n’a pas accepté l’entraînement.
practice_rated = Cette partie compte, pour la cote ou dans un tournoi : personne ne reçoit d’aide.
practice-loading = Le maître se prépare. La première fois, cela prend environ une minute.
hint_later = Le maître n’est pas encore prêt. Redemandez dans quelques secondes.
