# The rules and the words of the games around the five sources.

## Rules that make no sense together

no_couples = { $players } joueurs ne peuvent pas former des paires face à face : il en faut quatre ou six.
option_range = { $option } va de { $least } à { $most }.
no_total = Un total demande des prises qui le fassent : capture_by=fifteen ou both.
courts_make_total = Des figures qui ne prennent que leur égale ne font aucun total.
bonus_table = Une première table qui vaut quelque chose a deux cartes ou plus.
idle_matta = La matta ne sert qu’à la première table et aux annonces, et ici il n’y a ni l’une ni les autres.
declare_hands = Une main qui s’annonce a trois cartes.
nothing_counts = Quelque chose doit compter.
split_uneven = Il n’y a pas de demi-point : seuls deux points se partagent.
honour_twice = Le settebello ou le re bello compterait deux fois.
grande_twice = La grande et la grande longue comptent les mêmes cartes.
no_napoli = Cela demande la napola.
no_scope_count = Des scopas qui ne comptent pas ne peuvent pas être doublées.
fewest_win = { $option } récompense des points, et ici qui a le moins de points gagne.
usual_points = { $option } ne connaît que les points habituels, et pas { $other }.

## Not played there yet

not_refereed = Les tournois et la table de l’arbitre ne connaissent pas encore { $options }.
no_position = Une position ne dit pas encore ce qu’ajoute { $options } : une feuille de partie, si.
not_searched = L’analyse et certains ordinateurs ne connaissent pas encore { $options }.

## Moves

ace_barred = On n’ouvre pas la donne par un as tant qu’on a une autre carte en main.
no_declaring = Avec ces règles, aucune main ne s’annonce.
nothing_to_declare = Cette main n’a rien à annoncer ainsi.
already_declared = Cette main est déjà annoncée.
declare_late = Une main s’annonce avant sa première carte.
declare_wait = Une main s’annonce au tour de son joueur.

## Points

category-ponino = Ponino
category-accusi = Mains annoncées
category-giocate = Coups
category-grande = Grande
category-low_coins = As, deux, trois
category-honours = Honneurs
category-most_sevens = Le plus de sept
category-all_sevens = Tous les sept
category-noble-C = Coupes
category-noble-S = Épées
category-noble-B = Bâtons
