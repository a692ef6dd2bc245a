## The review of a match: on its page, and play by play

title-review = Analyse · Settebello
review-title = Donne { $deal }
review-who = { $one } contre { $other }
review-back = Vers la partie
review-choose-deal = Donne
review-you = Vous
review-ask = Analyser la partie avec l’ordinateur
review-open = Analyser la partie
review-waiting = L’analyse commence dès qu’un ordinateur est libre.
review-preparing = Le programme se prépare à sa première analyse. Cela prend quelques minutes, une seule fois.
review-working = { $done } coups sur { $total } sont jugés.
review-finishing = Tous les coups sont jugés. L’analyse est vérifiée et assemblée.
review-progress = Avancement de l’analyse
review-done = L’analyse est terminée.

review-levels = Comment chacun a joué
review-levels-hint = Points perdus par donne face au coup le plus fort, d’après les cartes que chacun pouvait voir.
review-band-principiante = débutant
review-band-circolo = club
review-band-buono = bon
review-band-esperto = expert
review-band-maestro = maître

review-luck = Chance ou jeu ?
review-luck-caption = D’où vient l’écart, en points
review-part-cards = Cartes
review-part-cards-hint = jouées par des maîtres
review-part-play = Jeu
review-part-play-hint = leurs erreurs moins les nôtres
review-part-chance = Hasard
review-part-chance-hint = le reste : où étaient les autres cartes
review-part-result = Écart
review-chance-large = { $deals ->
    [one] Le hasard est grand : en une donne il déplace d’ordinaire le résultat de ± { $points } points au plus.
   *[other] Le hasard est grand : en { $deals } donnes il déplace d’ordinaire le résultat de ± { $points } points au plus.
}

review-costliest = Les coups les plus chers
review-own-costliest = Vos coups les plus chers
review-no-mistakes = Aucun coup n’a perdu de point.
review-place = Donne { $deal }, tour { $round }
review-table-empty = table vide
review-played = joué
review-best = mieux
review-numbers-only = Cette erreur n’a pas de nom : les nombres parlent.

review-on-table = Sur la table
review-no-cards = aucune carte
review-hand-of = Main : { $name }
review-to-move = doit jouer
review-other-act = pas un coup
review-moves = Coups
review-at = { $name }, tour { $round }
review-deal-end = Fin de la donne
review-expected = Points attendus, coup par coup
review-try-hint = Choisissez-en un pour l’essayer sur la table.
review-try = Essayer { $card }
review-tried = Essayé sur la table
review-tried-best = Il n’y avait pas de meilleur coup.
review-tried-less = { $points } de moins que le meilleur coup
review-tried-others = Coups avec cette carte
review-tried-back = Retour à la partie
review-play = Coup
review-points = Points attendus
review-lost = Perdus
review-round = Tour
review-unjudged-only_play = Il n’y avait qu’un seul coup.
review-unjudged-cards_not_seen = Personne n’a vu toutes ces cartes.
review-unjudged-missed_capture = Une prise manquée n’est pas jugée.
review-unjudged-too_many_plays = Il y avait trop de coups possibles.
review-unjudged-given = Ce coup vient d’une autre partie.
review-chart = Points attendus : { $names }
review-chart-hint = La moyenne de ce que savaient le joueur dont c’était le tour et le suivant.
review-chart-table = Les mêmes nombres en tableau
review-steps = Coup par coup
review-step-first = Au début
review-step-back = Reculer
review-step-on = Avancer
review-step-last = À la fin
review-next-mistake = Erreur suivante
review-puzzles = S’entraîner aux problèmes
