## Who plays: everybody's page, and the list of the best

title-person = { $name } · Settebello
title-players = Classement · Settebello
person-bot = Ordinateur
person-matches = { $count ->
    [0] Aucune partie pour l’instant.
    [one] Une partie
   *[other] { $count } parties
}
person-won = Gagnées : { $won }, perdues : { $lost }
person-unknown = Personne n’a de compte au nom de { $name } : peut-être a-t-il été supprimé.
person-to-players = Classement

family-scopa = Scopa
family-scopone = Scopone
family-assi = Scopa d’assi
family-quindici = Scopa di quindici
company-singles = Seul
company-pairs = En paires
family-choice = Jeu
company-choice = Formation

ratings = Cote
ratings-none = Les parties sont classées quand tous à la table ont un compte.
rating-range = entre { $least } et { $most }
rating-give = ± { $points }
rating-matches = { $count ->
    [0] aucune partie
    [one] une partie
   *[other] { $count } parties
}
ratings-how = Le nombre est la meilleure estimation ; l’intervalle dit où se trouve la vraie valeur, dans 19 cas sur 20. Chacun commence à 1500 ± 500, et qui a cent points de plus qu’un autre gagne 64 parties sur 100 contre lui.

taken = Ce qui est pris
taken-hint = { $deals ->
    [one] En moyenne, sur { $deals } donne jouée jusqu’au bout ; en paires, par la paire.
   *[other] En moyenne, sur { $deals } donnes jouées jusqu’au bout ; en paires, par la paire.
}
taken-settebello = Settebello
taken-primiera = Primiera
taken-cards = Cartes
taken-coins = Deniers
taken-scope = Scopas
taken-often = { $share } des donnes
taken-per-deal = { $number } par donne

luck = Est-ce truqué ?
luck-hint = { $deals ->
    [one] Les cartes arrivées en main en { $deals } donne, et combien en prévoit le hasard.
   *[other] Les cartes arrivées en main en { $deals } donnes, et combien en prévoit le hasard.
}
luck-kind = Cartes
luck-got = Reçues
luck-expected = Attendues
luck-off = Écart
luck-settebello = Settebello
luck-sevens = Sept
luck-coins = Deniers
luck-give = { $expected } ± { $spread }
luck-usual = Comme le veut le hasard : deux fois sur trois on est dans le ±.
luck-within = Comme le veut le hasard : cela arrive à une personne sur trois.
luck-rare = Rare : cela arrive à une personne sur vingt.
luck-very-rare = Très rare : cela arrive à une personne sur 370. Si les cent prochaines donnes continuent ainsi, demandez à qui gère le serveur.
luck-chart = { $off } fois le ± depuis le milieu
luck-proof = Ce compte ne peut qu’éveiller un soupçon. La preuve est ailleurs : chaque paquet peut être mélangé de nouveau, partie par partie, avec « Preuve » ci-dessous.

matches = Parties
match-won = Gagnée
match-lost = Perdue
match-resigned = abandon
match-time = au temps
match-absent = par absence
match-against = contre { $names }
match-with = avec { $names }
match-gone = un compte supprimé
match-left = { $name } (départ)
match-rated = Classée
match-open-of = La partie { $score } { $against }
match-proof = Preuve
match-proof-of = Preuve de la partie { $score } { $against }
match-save = Enregistrer
match-save-of = Enregistrer la partie { $score } { $against }
matches-more = D’autres parties
matches-shown = { $count ->
    [0] Aucune partie affichée.
    [one] Une partie affichée.
   *[other] { $count } parties affichées.
}

ranking = Classement
players-hint = Seule compte la victoire, pas les points. L’ordre suit le bas de l’intervalle : qui a peu joué monte en jouant.
players-people = Personnes
players-bots = Ordinateurs
players-nobody = Personne n’a encore joué de partie classée ici.
players-place = Rang
players-name = Nom
players-rating = Cote
players-matches = Parties

## The losses of plays, by the reviews

losses = Points perdus
losses-hint = { $matches ->
    [one] par donne, en { $matches } partie analysée ({ $deals } donnes). D’autres analyses le diront mieux.
   *[other] par donne, dans les { $matches } dernières parties analysées ({ $deals } donnes).
}
losses-chart = Partie par partie, et la moyenne jusque-là
losses-table = Les mêmes nombres en tableau
losses-match = Partie
losses-deals = Donnes
losses-lost = Perdus par donne
losses-themes = Où
losses-theme = Erreur
losses-plays = Fois
losses-times = { $count } ×
losses-theme-none = sans nom
losses-theme-scopa-passed = scopa manquée
losses-theme-settebello-passed = settebello non pris
losses-theme-settebello-left = settebello laissé
losses-theme-anchor = ancre manquée
losses-theme-under-eleven = onze ou plus sur la table
losses-theme-scopa-given = scopa offerte
losses-theme-whirlwind = tourbillon
losses-theme-dealers-last = dernière carte du donneur
losses-theme-last-capture = dernière prise
losses-theme-sevens = les sept
losses-theme-primiera = primiera
losses-theme-coins = deniers
losses-theme-unpairing = paires défaites
losses-theme-pairing = paires gardées
losses-theme-fuori-early = fuori trop tôt
losses-theme-fuori-missed = fuori manqué
person-tournaments = Tournois
person-place = { $over ->
    [yes] place { $place } sur { $entries }
   *[no] pour l’instant { $place } sur { $entries }
  }
person-entered = inscrit
