# The review of a match: what a play cost, and why.

review-play-laid = { $card } sur la table
review-play-takes = { $card } prend { $taken }
review-play-banked = { $card } de côté
review-and = { $first } et { $last }
review-rank = { $rank ->
    [A] as
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [F] valets
    [C] { $names ->
        [horse] cavaliers
       *[other] dames
    }
   *[R] rois
}

## Faults of a play. Each fact was checked.

review-scopa-passed = C’était une scopa.
review-settebello-passed = Cela prenait le settebello.
review-settebello-left = Ce coup a laissé le settebello sur la table.
review-anchor = Cela laissait une seule carte, et les { $rank } manquaient aux autres.
review-under-eleven = Cela laissait { $better_total } sur la table, trop pour une scopa. Ce coup a laissé { $total }, et parmi les { $rank } { $count ->
    [0] plus aucune carte n’était à venir
    [one] une carte était encore à venir
   *[other] { $count } cartes étaient encore à venir
}.
review-scopa-given = Ensuite aucune carte des autres ne faisait scopa. Ce coup a laissé sur la table : { $table } ; et parmi les { $rank } { $count ->
    [0] plus aucune carte n’était à venir
    [one] une carte était encore à venir
   *[other] { $count } cartes étaient encore à venir
}.
review-whirlwind = Sur la table vide, parmi les { $rank } { $count ->
    [0] plus aucune carte n’était à venir
    [one] une carte était encore à venir
   *[other] { $count } cartes étaient encore à venir
}, et parmi les { $better_rank } { $better_count ->
    [0] aucune
    [one] une
   *[other] { $better_count }
}.
review-dealers-last = Ce coup a gardé pour la fin : { $kept }, avec { $count ->
    [0] aucune carte égale
    [one] une carte égale
   *[other] { $count } cartes égales
} à venir. On pouvait garder : { $better_kept }, avec { $better_count ->
    [0] aucune
    [one] une
   *[other] { $better_count }
}. Si les égales sont en nombre impair, il en reste une sur la table pour la dernière carte.
review-last-capture = La dernière prise est allée à { $seat }, qui a eu : { $cards }.
review-sevens = Cela prenait, pour la primiera : { $cards }.
review-primiera = Cela prenait, pour la primiera : { $cards }.
review-coins = Cela prenait, pour les deniers : { $cards }.
review-unpairing = Ce coup a dépareillé : { $ranks }. { $dealer } a donné et joue en dernier : ce camp a intérêt à garder les valeurs par paires.
review-pairing = Cela dépareillait : { $ranks }. { $dealer } a donné et joue en dernier : ce camp a intérêt à garder les valeurs par paires.
review-fuori-early = « Fuori » annoncé trop tôt : { $points ->
    [0] aucun point n’était sûr
    [one] 1 point était sûr
   *[other] { $points } points étaient sûrs
}, et la partie est en { $goal }.
review-fuori-missed = Avec ce coup { $points ->
    [one] 1 point était sûr
   *[other] { $points } points étaient sûrs
}, et la partie est en { $goal } : annoncer « fuori » la gagnait.
review-then-scopa = La scopa est allée à { $seat } : { $card }.
review-then-settebello = Il est allé à { $seat } : { $card }.

## Omissions of a review.

review_claim_wrong = La feuille de partie est bonne jusqu’ici, et analysée jusque-là : { $why }
review_cut_short = Le fichier s’arrête au milieu de la ligne { $line }. Ce qui précède est analysé.
review_many_sides = Avec { $sides } camps il n’y a ni chances de gain, ni valeurs exactes, ni partage en cartes, jeu et hasard.
review_given = { $count ->
    [one] Le premier acte vient d’une autre partie et n’est pas jugé
   *[other] Les { $count } premiers actes viennent d’une autre partie et ne sont pas jugés
}. Pour les donnes concernées, pas de partage en cartes, jeu et hasard.
review_deal_unfinished = La donne { $deal } s’interrompt avec { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} à jouer. Elle n’a pas de résultat.
review_deal_void = La donne { $deal } est nulle. Ses coups sont analysés, son résultat ne compte pas.
review_cards_not_seen = Dans la donne { $deal } personne n’a vu { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}. Seuls sont jugés les coups dont la main est connue.
review_incidents = La donne { $deal } a { $count ->
    [one] 1 acte qui n’est pas un coup. Il est suivi, mais pas jugé.
   *[other] { $count } actes qui ne sont pas des coups. Ils sont suivis, mais pas jugés.
}
bad_worlds = Les mondes sont un nombre pair de 2 à 100000, et non { $worlds }.
bad_runs = Il faut au moins un essai.
no_decision = Ce n’est pas un coup jugé.
no_review = Ce n’est pas une analyse lisible.
one_match_a_page = Une page montre une seule partie, et ce fichier en a { $matches }.
review_died = Un processus qui jugeait les coups s’est arrêté.

## The review as a whole.

review-title = Analyse · { $players }
review-player = Joueur
review-lost = Points perdus par donne
review-lost-hint = Perdus par rapport au meilleur coup, avec ce que savait le joueur. Le ± est une erreur type : d’autres donnes amènent d’autres erreurs. ≈ 0 veut dire qu’aucune perte n’a pu être mesurée.
review-on-scale = Sur l’échelle
review-scale-hint = L’échelle, en points perdus par donne, avec la moitié de l’intervalle à 95 % : { $marks }.
review-deal = Donne { $deal }
review-match = Partie
review-lead = { $first } contre { $second }
review-result = Résultat
review-cards = Cartes
review-play = Jeu
review-chance-part = Hasard
review-luck-hint = Cartes : ce que de forts joueurs font des mêmes cartes. Jeu : les erreurs des autres moins les vôtres. Hasard : le reste.
review-costliest = Les coups les plus chers
review-nothing-lost = Aucun coup n’a perdu de points.
review-where = Donne { $deal }, { $left ->
    [one] reste { $left } carte
   *[other] restent { $left } cartes
}
review-decimal-mark = ,
review-chance = chances de gain { $percent } %
review-open = toutes cartes ouvertes { $points }
review-better = Mieux : { $better }.
review-in-hand = En main
review-on-table = Sur la table
review-table-empty = rien
review-played = joué
review-best = mieux
review-all-plays = Tous les coups
review-lost-here = Perdus
review-only-play = seul coup
review-made-by = Settebello { $program }, { $worlds } mondes par décision, graine { $seed }

## Puzzles.

puzzle-seat-south = Sud
puzzle-seat-east = Est
puzzle-seat-north = Nord
puzzle-seat-west = Ouest
puzzle-best = { $play } : c’est le meilleur coup. Il vaut { $points } points de plus que tout autre.
puzzle-tempting = Tentant, mais il vaut { $points } points de moins : { $play }.
puzzle-worse = Votre coup vaut { $points } points de moins : { $play }.
puzzle-better = Mieux que cela : { $better }.
puzzle-theme-scopa-passed = une scopa à faire
puzzle-theme-settebello-passed = le settebello à prendre
puzzle-theme-settebello-left = le settebello à défendre
puzzle-theme-anchor = l’ancre
puzzle-theme-under-eleven = onze ou plus sur la table
puzzle-theme-scopa-given = une scopa à empêcher
puzzle-theme-whirlwind = le tourbillon
puzzle-theme-dealers-last = la dernière carte du donneur
puzzle-theme-last-capture = la dernière prise
puzzle-theme-sevens = les sept
puzzle-theme-primiera = la primiera
puzzle-theme-coins = les deniers
puzzle-theme-unpairing = des valeurs à garder par paires
puzzle-theme-pairing = des valeurs à dépareiller
no_puzzle = La ligne { $line } n’est pas un problème : voyez { $where }.
no_puzzles = Il n’y a aucun problème dans { $path }.
puzzle_rules = Les problèmes sont pour deux joueurs ou deux paires, et non pour { $rules }.
puzzle_pick = Choisissez un problème par une seule des options --daily, --theme et --id.
mine_source = Rien où chercher : nommez des fichiers de feuilles de partie, ou un nombre de donnes.
mining_died = Un processus qui cherchait des problèmes s’est arrêté.

## The picture of a match that is over, for links

share-deals = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
share-scope = { $count ->
    [one] { $count } scopa
   *[other] { $count } scopas
}
share-side = Camp { $side }

## A table, for links: it invites while a seat is free

share-somebody = Quelqu’un
share-invites = vous invite
share-invites-to = { $name } vous invite : { $game }

## A hint at a table: why a play is good. Every fact follows from what the seat knows.

hint-lays = Posez : { $card }.
hint-takes = Jouez : { $card }. Vous prenez : { $taken }.
hint-banks = Mettez de côté : { $card }.
hint-only = Il n’y a pas d’autre coup.
hint-calls = Signalez d’abord la prise manquée.
hint-declares = Frappez d’abord : la main vaut { $points }.
hint-declares-matta = Frappez d’abord : la main vaut { $points } ; la matta compte comme { $rank }.
hindsight-declares = Avant cela, vous pouviez frapper : { $points }.
hint-fuori = Et annoncez « fuori ».
hint-plain = D’après ce que vous pouvez savoir, c’est le coup le plus prometteur ; aucune raison à elle seule n’a de nom.
hint-scopa-passed = C’est une scopa.
hint-settebello-passed = Cela prend le settebello.
hint-settebello-left = Sinon le settebello reste sur la table : { $play }.
hint-anchor = Cela laisse une seule carte, et les { $rank } manquent aux autres.
hint-under-eleven = Cela laisse { $better_total } sur la table, trop pour une scopa.
hint-scopa-given = Ensuite aucune carte des autres ne fait scopa. Un autre coup ({ $play }) laisserait sur la table : { $table } ; et parmi les { $rank } { $count ->
    [one] il reste { $count } carte
   *[other] il reste { $count } cartes
} à venir.
hint-whirlwind = Sur la table vide, posez une valeur dont il reste peu de cartes : { $better_count ->
    [0] aucune
    [one] une
   *[other] { $better_count }
} parmi les { $better_rank }, mais { $count } parmi les { $rank }.
hint-dealers-last = Pour le dernier coup gardez : { $better_kept }. Une carte égale sera sur la table.
hint-sevens = Cela prend, pour la primiera : { $cards }.
hint-primiera = Cela prend, pour la primiera : { $cards }.
hint-coins = Cela prend, pour les deniers : { $cards }.
hint-unpairing = Un autre coup ({ $play }) dépareillerait : { $ranks }. { $dealer } a donné et joue en dernier : ce camp a intérêt à garder les valeurs par paires.
hint-pairing = Cela dépareille : { $ranks }. { $dealer } a donné et joue en dernier : ce camp a intérêt à garder les valeurs par paires.
