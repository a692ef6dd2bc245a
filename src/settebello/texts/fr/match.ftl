## The page of a match that is over

title-match = Partie { $score } · Settebello
match-title-won = Vous avez gagné !
match-title-lost = Vous avez perdu
match-versus = à
match-you = vous
match-deals = Donne par donne
match-deals-caption = Points de chaque donne
match-deal = Donne { $deal }
match-deal-dealer = Donneur { $name }
match-deal-broken = Interrompue : elle n’est pas comptée.
match-deal-void = Nulle : elle ne compte pas.
match-score-now = { $ours }–{ $theirs }
match-facts = La partie
match-fact-rules = Règles
match-fact-day = Jouée
match-fact-seats = À la table
match-fact-rated = Cote
match-is-rated = elle compte pour la cote
match-is-not-rated = elle ne compte pas pour la cote
match-to-table = Revanche
match-again = Jouer avec ces règles
match-record = Enregistrer la partie
match-check = La preuve des paquets
match-share = Partager
match-shared = Adresse copiée
match-none = Cette partie n’existe pas, ou n’est pas encore finie.

match-fact-origin = Cartes
compare-title = Les mêmes cartes, deux fois
compare-deal = Donne
compare-before = Avant
compare-now = Maintenant
compare-gain = Écart
compare-none = interrompue

match-picture = Enregistrer l’image
match-unreviewed = L’ordinateur n’analyse pas encore les parties de ce jeu.

## What spectators write

remarks = Entre spectateurs
remarks-count = { $count ->
    [1] Une remarque
    [one] { $count } remarque
   *[other] { $count } remarques
}
remarks-none = Personne n’a encore rien écrit.
remarks-hint = Les joueurs ne le lisent qu’après la partie.
remarks-sign-in = Il faut un compte pour écrire.
remark-text = Écrire à ceux qui regardent
remark-send = Envoyer
remark-unsure = La connexion était coupée : votre remarque n’est peut-être pas arrivée.
remark-at = { $play ->
    [0] donne { $deal }, au début
   *[other] donne { $deal }, coup { $play }
}
remark-report = Signaler
remark-report-of = Signaler la remarque de { $name }
