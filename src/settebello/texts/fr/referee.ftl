# Sentences of an arbiter at a FIGS table: settebello.referee. The article is written beside the sentence.

## What follows from a play

ruling-missed = La carte posée par { $name }, { $card }, prend : { $choices }. Tant que la carte suivante n’est pas tombée, on peut le faire remarquer, et il faut alors prendre ; mais le partenaire ne dit rien.
ruling-lapsed = Personne n’a remarqué que la carte posée par { $name }, { $card }, pouvait prendre : le jeu continue sans cette prise.
ruling-called = { $name } fait remarquer une prise ({ $card }) : { $player } doit maintenant prendre avec cette carte, et dit quelle prise.
ruling-noticed = { $name } remarque une prise ({ $card }), et doit maintenant prendre avec cette carte.
ruling-scopa = { $name } fait scopa.
ruling-last-card = La table est vide, mais avec la dernière carte { $name } ne fait pas scopa.
ruling-leftovers = Les cartes restées sur la table vont à { $name }, qui a fait la dernière prise : { $cards }.

## Cards that lie open

ruling-shown-now = { $name } a montré une carte à son tour : elle compte comme jouée, et il faut la jouer maintenant : { $cards }.
ruling-shown-choice = { $name } a montré plusieurs cartes à son tour : { $name } choisit laquelle jouer ({ $cards }), et les autres restent découvertes pour les tours suivants.
ruling-shown-waits = Les cartes montrées par { $name } restent découvertes sur la table, rien ne les prend, et elles se jouent à ses tours, quoi qu’elles prennent : { $cards }.
ruling-shown-decided = { $name } a maintenant plusieurs cartes découvertes : { $all }. Chaque fois que { $name } doit jouer, { $player } décide laquelle se joue.
ruling-chosen = { $name } décide pour { $player }, qui joue : { $card }.
ruling-admitted = { $name } a dit que c’était une erreur, et a ainsi révélé : { $cards }. C’est une carte découverte, à jouer au prochain tour.

## A wrong number of cards

ruling-misdeal = On a compté { $counts } cartes, et { $table } sur la table : ce n’est pas ce que donne la donne.
ruling-goes-on = { $side }, en règle, poursuivent la donne une fois les cartes remises en ordre. Les cartes vues restent découvertes.
ruling-stopped = La donne s’arrête. { $side }, en règle, reçoivent les points encore en jeu en plus des leurs ; les autres gardent leurs points acquis : { $points }.
ruling-void = Les deux paires ont un nombre irrégulier de cartes : la donne est nulle.
ruling-same-dealer = { $name } donne de nouveau.

## How deals and matches end

ruling-counted = Les points de la donne : { $points }.
ruling-fuori-right = { $name } annonce « fuori » et a bien les { $needed } points : { $score }. La partie finit ici, quels que soient les points adverses.
ruling-fuori-wrong = { $name } annonce « fuori » sans les { $needed } points : { $score }. La paire perd comme elle aurait gagné, ou avec ses propres points s’il y en a moins.
ruling-play-on = Personne n’a atteint les points de la partie : { $score }. Encore une donne.
ruling-level = Les deux camps ont les points de la partie et sont à égalité : { $score }. Encore une donne.
ruling-level-deal = Le score est à égalité : { $score }. Encore une donne.
ruling-next-dealer = C’est à { $name } de donner, après avoir joué en premier.
ruling-won = { $side } gagnent la partie, { $score }.
ruling-stake = La partie est { $times ->
    [1] simple : l’enjeu se paie une fois.
    [2] double : l’enjeu se paie deux fois.
   *[3] triple : l’enjeu se paie trois fois.
}

## Questions

ruling-scope-shown = Selon ces règles, les scopas sont face visible et peuvent se compter : { $scope }.

## The arbiter’s desk

role-primo = primo di mano
role-secondo = secondo di mano
role-terzo = terzo di mano
role-cartaro = cartaro, le donneur
desk-acquired = Acquis
desk-at-stake = En jeu
desk-nothing-at-stake = plus rien
desk-taken-back = Annulé : { $entry }.
desk-turned-up = Sur la table : { $cards }. À { $name } de jouer.
desk-deal-begun = Donne { $deal } : { $name } donne. Notez les { $count } cartes de la table.
desk-turn = doit jouer
desk-decides = décide
desk-fuori-stake = { $times ->
    [1] simple
    [2] double
   *[3] triple
}
title-desk = Arbitre · Settebello
desk-lead = Quatre noms dans l’ordre des places, dans le sens inverse des aiguilles d’une montre. La feuille de partie reste dans ce navigateur.
desk-players = Qui est à la table
desk-seat = Place { $seat }
desk-dealer = Premier cartaro, le donneur
desk-target = Partie en
desk-begin = Commencer la partie
desk-reopen = Rouvrir une feuille de partie
desk-reopen-hint = Choisissez le fichier enregistré, ou collez son texte ici.
desk-choose-file = Choisir un fichier
desk-paste = Texte de la feuille
desk-reopen-go = Rouvrir
desk-save = Enregistrer la feuille
desk-new = Nouvelle partie
desk-new-sure = La feuille de cette partie va quitter ce navigateur. L’avez-vous enregistrée ?
desk-new-yes = Oui, nouvelle partie
desk-cancel = Annuler
desk-back = Annuler la dernière entrée
desk-back-short = Annuler
desk-table-hint = Touchez les { $count } cartes que { $name } retourne.
desk-table-go = Sur la table
desk-pad = Les quarante cartes
desk-pad-play = { $name } joue : touchez la carte
desk-pad-bound = { $name } doit jouer une carte découverte
desk-pad-show = Touchez les cartes montrées par { $name }
desk-pad-admit = Touchez la carte révélée par { $name }
desk-card-gone = { $card }, déjà jouée
desk-card-table = { $card }, sur la table
desk-card-hand = { $card }, dans la main de { $name }
desk-what-takes = { $name } : { $card }
desk-lays = pose la carte
desk-left = la laisse : prise manquée
desk-with-fuori = En annonçant « fuori »
desk-fuori-next = Fuori : la prochaine carte
desk-fuori-now = En l’annonçant maintenant
desk-fuori-wins = gagne { $score }
desk-fuori-loses = perd { $score }
desk-who-called = Qui fait remarquer la prise ?
desk-decide = { $name } décide : laquelle joue { $player } ?
desk-incidents = Irrégularités et questions
desk-shows = Carte découverte
desk-admits = Erreur avouée
desk-numbers = Nombre de cartes
desk-card-back = Retirer la carte ?
desk-piles = Revoir les prises ?
desk-who-shows = Qui a montré les cartes ?
desk-shows-go = Elles sont découvertes
desk-who-wrong = Qui a un nombre irrégulier de cartes ?
desk-what-now = Que fait la paire en règle ?
desk-stops = Arrête la donne
desk-continues = Continue
desk-enter = Noter
desk-counted = Les cartes comptées avant le premier coup
desk-on-table = Sur la table
desk-closed = Face cachée
desk-empty-table = Table vide
desk-cards-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
desk-points = Acquis et en jeu
desk-piles-title = Cartes prises
desk-sheet = La marque
desk-ruling = La décision
desk-protocol = Feuille de la donne
desk-no-entries = Encore rien.
desk-article = Article { $article }
desk-next = Donne suivante
desk-void = nulle
desk-deal-of = Donne { $deal }
desk-total = Partie
desk-ready = Notez ce qui se passe : la décision apparaît ici, avec son article.
desk-refused = Non noté

## The words of the articles, shortened

article-4 = Une fois les cartes données, chaque joueur doit vérifier, sans les regarder, combien il en a reçu. En cas d’irrégularité, le cartaro donne de nouveau.
article-5 = Un joueur ne peut voir ses cartes que lorsque vient son premier tour de jeu.
article-6 = Les cartes de la table sont retournées par le primo di mano. Si trois d’entre elles sont des rois, ou si les quatre font dix ou moins, le cartaro donne de nouveau.
article-7 = On joue une carte par tour, en commençant par le primo di mano, jusqu’à ce qu’il n’y ait plus de cartes.
article-9 = Une carte en prend une de même valeur, ou plusieurs dont la somme des valeurs égale la sienne. On ne peut pas en prendre plusieurs quand on peut en prendre une seule.
article-10 = Une prise qui ne laisse aucune carte sur la table est une scopa, mais le cartaro n’en fait pas avec le dernier coup.
article-11 = On ne peut pas refuser la prise si la carte jouée prend ; mais si personne ne l’a remarquée et que la carte suivante a été jouée, le jeu continue sans cette prise.
article-12 = Un joueur qui a une carte sombre et une carte de deniers de même valeur peut poser celle de deniers, ou prendre avec la sombre. Si c’était une erreur, il ne doit pas le dire, sans quoi l’article suivant s’applique.
article-13 = Une carte jouée ne se retire pas. Une carte découverte compte comme jouée. Une carte jouée ou découverte hors de son tour reste découverte sur la table et se joue à son tour, quelles que soient les conséquences.
article-14 = Les points de la donne sont : les cartes (21 ou plus), les deniers (6 ou plus), le settebello, la primiera, et un pour chaque scopa.
article-15 = D’autres donnes suivent tant qu’aucune paire n’a les points convenus, et tant que toutes deux les ont et sont à égalité.
article-16 = Tout joueur, sauf le cartaro au dernier coup, peut, en prenant ou en posant, annoncer « fuori » et mettre fin à la partie. Si les points y sont, la paire gagne ; sinon, elle perd la partie comme elle l’aurait gagnée, ou avec ses propres points s’il y en a moins.
article-17 = Si, pendant la donne, un joueur se trouve avec un nombre irrégulier de cartes, la donne s’arrête : la paire en faute reçoit ses points acquis, la paire en règle les siens et ceux encore en jeu. La paire en règle peut choisir de continuer.
article-18 = On joue en silence. Les prises ne peuvent être ni revues, ni comptées sans les regarder.

## Why something cannot be done at the desk

desk_needs_articles = L’arbitre a besoin de règles qui tranchent les erreurs : celles de la FIGS, ou avec irregularities=figs.
desk_sees_no_hand = L’arbitre ne voit pas les mains : pas de règles qui obligent à prendre dès qu’on le peut (capture_duty=hand).
names_wanted = Écrivez un nom différent pour chaque joueur.
names_differ = Deux joueurs ont le même nom : { $name }.
card_twice = Cette carte est écrite deux fois : { $card }.
no_protocol = Cette feuille de partie ne peut pas être continuée : elle n’a pas de donne, ou elle a un forfait.
nothing_to_take_back = Il n’y a rien à annuler.
who_did_it = Dites qui l’a fait.
played_out_of_turn = C’est à { $turn } de jouer. Si { $name } a joué, la carte est découverte : notez-la comme montrée.
table_unknown = Notez d’abord les cartes retournées sur la table.
table_known = Les cartes de la table sont déjà retournées.
table_size = La donne met { $wanted } cartes sur la table.
table_redealt = Avec ces cartes sur la table ({ $cards }), { $name } donne de nouveau.
card_shown_before = Cette carte a déjà été montrée ou notée, elle est dans une main : { $card }.
card_played_before = Cette carte a déjà été jouée : { $card }.
card_of_table = Cette carte a été donnée à la table : { $card }.
card_of_another = Cette carte est dans la main de la place { $seat } : { $card }.
hand_known = Toutes les cartes de la place { $seat } sont connues, et celle-ci n’en est pas : { $card }.
deal_too_long = Il ne se passe pas tant de choses dans une donne : { $most } entrées au plus.
nobody_at_fault = Dites qui a un nombre irrégulier de cartes.
count_before_play = Avant le premier coup, un nombre irrégulier de cartes fait donner de nouveau.
count_after_play = Après le premier coup, un nombre irrégulier de cartes ne fait plus donner de nouveau.
count_every_hand = Il faut compter toutes les mains, et la table.
counts_regular = Ce sont bien les nombres de cartes de la donne.

# The keys of the desk.

desk-key-card = la carte : valeur, puis couleur (7, puis D)
desk-key-back = revenir aux coups
