# The page around the table: header, home, rules of your own.

card-name = { $rank ->
    [A] as
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [F] valet
    [C] { $names ->
        [horse] cavalier
       *[other] dame
    }
   *[R] roi
} { $suit ->
    [D] { $names ->
        [french] de carreau
       *[other] de deniers
    }
    [C] { $names ->
        [french] de cœur
       *[other] de coupes
    }
    [S] { $names ->
        [french] de pique
       *[other] d’épées
    }
   *[B] { $names ->
        [french] de trèfle
       *[other] de bâtons
    }
}

## Header

skip = Aller au contenu
nav = Pages
nav-menu = Menu
nav-theme = Clair ou sombre
nav-home = Jouer
nav-rules = Règles
nav-tournaments = Tournois
nav-watch = En direct
nav-puzzles = Problèmes
language = Langue
language-name = Français
language-failed = Les textes en { $language } ne sont pas arrivés. Vérifiez la connexion et réessayez.
theme-dark = Passer au thème sombre
theme-light = Passer au thème clair
default-name = Invité

summary = Scopa et Scopone, avec les règles de chez vous.
title-turn = ● À vous de jouer · { $title }
title-home = Settebello · Scopa et Scopone
title-rules = Règles · Settebello
title-lost = Page introuvable · Settebello

lost = Il n’y a rien ici
lost-hint = Cette adresse ne mène à aucune page.
lost-home = Retour au jeu

loading = Un instant…
close = Fermer
retry = Réessayer

## Home

hero-title = Une main avant le café ?
hero-against = { $title } { $players ->
    [2] à deux, contre l’ordinateur
    [3] à trois, contre deux ordinateurs
    [4] à quatre, l’ordinateur aux autres places
   *[6] à six, l’ordinateur aux autres places
}
hero-again = Encore une partie ?
players = Joueurs
target = Points à atteindre
target-one-deal = Une donne
target-short = en { $target } points
name = Votre nom
level = Niveau de l’ordinateur
level-principiante = Débutant
level-principiante-text = Voit ce qu’il y a à prendre, pas ce qu’il laisse.
level-circolo = Club
level-circolo-text = Réfléchit bien, mais ne retient que les derniers tours.
level-esperto = Expert
level-esperto-text = Réfléchit comme le maître, mais retient peu de coups des autres.
level-campione = Champion
level-campione-text = Retient plus que l’expert, et moins que le maître.
level-maestro = Maître
level-maestro-text = Retient tout, et imagine les mains qu’il ne voit pas.
quick-play = Jouer maintenant
find-game = Jouer avec d’autres

rules-read-title = Les règles
rules-read-hint = D’abord celles que vous avez choisies, puis celles de chaque jeu.
rules-read-all = Toutes les règles, une par une
rules-read-games = Tous les jeux

kin-games = Jeux proches de la scopa
which-rules = Avec quelles règles
more-rules = D’autres règles, d’ailleurs
custom-rules = Règles sur mesure
custom-rules-hint = Partez de l’une d’elles et changez ce que vous voulez.
rules-own = { $name }, sur mesure
rules-players = { $name } { $players ->
    [2] à deux
    [3] à trois
    [4] à quatre
   *[6] à six
}
change-rules = Changer ces règles
players-pairs = { $players } par paires
players-alone = { $players } joueurs
remove-rules = Supprimer { $name }
saved-summary = Enregistrées par vous

invite = Inviter par un lien
invite-hint = Qui l’ouvre prend place, sans s’inscrire.
invite-seats = Places pour les amis
invite-free = { $free ->
    [1] { $rules } : une place libre
    [one] { $rules } : { $free } place libre
   *[other] { $rules } : { $free } places libres
}
invite-bots = { $bots ->
    [0] { "" }
    [one] , une à l’ordinateur
   *[other] , { $bots } à l’ordinateur
}
time = Temps de réflexion
time-none = Sans limite
open-table = Ouvrir une table

invite-draw = Partenaires au sort : les places sont tirées au début de la partie
invite-public = Publique : qui ouvre cette page la voit et peut prendre place

lobby = Tables ouvertes
lobby-empty = Personne n’attend : ouvrez vous-même une table publique.
lobby-free = { $count ->
    [1] une place libre
    [one] { $count } place libre
   *[other] { $count } places libres
}
lobby-age = { $minutes ->
    [0] à l’instant
    [one] depuis une minute
   *[other] depuis { $minutes } minutes
}
lobby-draws = partenaires tirés au sort
lobby-people = { $count ->
    [1] une personne aux tables
    [one] { $count } personne aux tables
   *[other] { $count } personnes aux tables
}
lobby-all = Toutes les tables ({ $count })
lobby-join = Prendre place
lobby-join-at = Prendre place : { $table }
lobby-back = Revenir
lobby-back-to = Revenir : { $table }
lobby-playing = Parties en cours
lobby-watch = Regarder
lobby-watch-at = Regarder : { $table }

your-tables = Vos parties
remove-table = Retirer { $rules } de la liste
game-your-turn = À vous de jouer
game-their-turn = Aux autres de jouer
game-mover = À { $name } de jouer
game-waits = On attend des joueurs
game-over = La partie est finie
game-with = avec { $names }
game-score = Points : { $scores }.
game-left = Reste { $time }.
continue-match = Continuer
continue-table = Continuer : { $rules }, sous le nom { $name }
other-tables = { $count ->
    [one] Une autre partie
   *[other] { $count } autres parties
}
other-turns = { $count ->
    [one] à vous de jouer dans une
   *[other] à vous de jouer dans { $count }
}
remove-table-title = La retirer de la liste ?
remove-table-means = La liste contient la seule clé de votre place. Sans compte, personne ne peut vous la rendre : les autres vous attendent, ou l’ordinateur joue pour vous. Vous pouvez l’annuler tant que cette page est ouverte.
remove-table-account = Votre place reste liée à votre compte : connectez-vous, et elle revient dans la liste.
remove-table-over = Partie finie : { $rules }. Vous pouvez l’annuler tant que cette page est ouverte.
remove-table-yes = Retirer
remove-table-no = Garder
table-removed = { $rules } n’est plus dans la liste.
put-back = Remettre
has-account = a un compte

## Rules of your own

rules-title = Règles
rules-hint = Partez d’un jeu que vous connaissez et changez ce qui se fait autrement chez vous.
start-from = Partir de
saved-by-you = Enregistrées par vous
group-deal = Donne
group-taking = Prise
group-points = Points
group-match = Partie
group-table = À la table
base-value = { $base } : { $value }
undo = Revenir à { $value }
about-option = Ce que cela veut dire : { $title }
source = Source
your-own = Une autre valeur
own-deal = Ou à votre façon : P chacun, T sur la table
own-target = Autre total
none-of-these = Aucun
changes = { $count ->
    [0] { $base }, sans changement
    [one] Un changement par rapport à { $base }
   *[other] { $count } changements par rapport à { $base }
}
changes-short = { $count ->
    [0] Aucun changement
    [one] Un changement
   *[other] { $count } changements
}
in-plain-words = En clair
rules-text = Le nom de ces règles
copy = Copier
copied = Copié
copy-failed = Le navigateur n’a pas permis de copier.
share = Copier le lien
shared = Lien copié
save-name = Donnez-leur le nom que vous voulez
save-name-example = Vendredi chez mamie
save = Enregistrer
saved = Enregistrées
play-rules = Jouer avec ces règles
cannot-play = On ne peut pas jouer ainsi

nav-players = Classement
nav-desk = Arbitre
desk-home-hint = Suivez une partie FIGS carte par carte : l’article, les points acquis, la feuille de partie.
more-title = Et aussi
more-lesson = La leçon
more-desk = La table de l’arbitre
more-proof = La preuve du mélange

## One’s own account

nav-account = Compte
nav-account-of = Compte : { $name }

## Each game’s rules, and the lesson

learn-home-title = Jamais joué ?
learn-home-hint = Une donne, coup par coup : vous jouez, la table dit pourquoi. Cinq minutes.
learn-home-open = Apprendre en jouant
puzzle-home-title = Problème du jour
game-title = { $name } · Settebello
game-in-short = En clair
game-all = Toutes les règles
game-source = Source des règles : { $source }.
game-compare = Comparer avec
game-place = On y joue { $place }.
game-unlike = En évidence, tout ce qui n’est pas comme à la scopa.
game-unrated = Les parties de ce jeu ne sont pas classées.
game-same = Identique à { $name }
game-differences = { $count ->
    [one] Une règle de différence avec { $name }
   *[other] { $count } règles de différence avec { $name }
}
game-there = Dans { $name } : { $value }
game-only-different = Seulement ce qui diffère
game-play = Jouer à { $name }
game-change = Changer ces règles
game-others = Autres jeux
game-of-home = Lire les règles
game-unknown = Il n’y a pas de jeu appelé { $name }.
game-source-000 = le règlement de la fédération (FIGS)
game-source-001 = le règlement du tournoi à deux
game-source-002 = le règlement de la salle en ligne
game-source-003 = la page anglaise sur le scopone et ses variantes
game-source-004 = la page sur le Scopone Scientifico
game-source-x = d’autres sources

## A match played again, with the cards of one that is over

origin-play = D’après une partie finie : donne { $deal }, coup { $play }
origin-deals = Avec les donnes d’une partie finie
origin-counts-not = Ne compte pas pour la cote.
origin-to-review = Vers l’analyse
origin-to-match = Vers la partie
again-from = Reprendre d’ici
again-from-hint = La table commence telle qu’elle était ici : donne { $deal }, coup { $play }, avec les mêmes mains et les mêmes points. L’ordinateur joue aux autres places, au niveau du maître.
again-deals = Jouer les mêmes donnes
again-deals-hint = Les mêmes paquets dans le même ordre, dès la première carte. L’ordinateur joue aux autres places, au niveau du maître. À la fin, vous voyez les deux résultats côte à côte.
again-seat = Vous jouez à la place de
again-counts-not = Ne compte ni pour la cote, ni dans aucune statistique.
again-start = Commencer

# Reasons that the page says by itself

offline = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
unreadable = Le serveur a donné une réponse illisible. Réessayez.
not_signed_in = Connectez-vous d’abord.

play-lays = pose { $card }
play-takes = { $card } prend { $taken }
play-banks = { $card } de côté
