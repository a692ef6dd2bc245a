# The lesson: a deal, card by card.

learn-title = Apprendre à jouer
learn-page-title = Apprendre à jouer · Settebello
learn-step = Étape { $step } sur { $steps }
learn-leave = Quitter la leçon
learn-again = Depuis le début
learn-play = Jouer maintenant
learn-next = Continuer
learn-show = Montrez-moi
learn-how = Touchez votre carte, puis les cartes de la table qu’elle prend, puis « Prendre ». Une carte qui ne prend rien est posée.
other_lesson_play = C’est permis, mais ici la leçon demande une autre carte : relisez l’étape.
no_lesson_step = La leçon n’a pas cette étape.

## The steps: $card is what you play, $taken what it takes.

learn-equal-title = Une carte prend son égale
learn-equal = Vos cartes sont en bas, celles de la table au milieu. Vous avez { $card }, et là il y a { $taken } : le même nombre. Touchez votre carte, puis celle de la table, puis « Prendre ».
learn-sum-title = Ou plusieurs qui font sa somme
learn-sum = Bien pris : les deux cartes sont maintenant dans votre tas. { $names ->
    [horse] Valet, cavalier et roi valent huit, neuf et dix.
   *[other] Valet, dame et roi valent huit, neuf et dix.
} Avec { $card }, vous prenez { $taken } : trois et six font neuf.
learn-equal-first-title = La carte égale d’abord
learn-equal-first = Vous avez { $card }, qui vaut dix. Il y a un roi sur la table, et l’as avec le neuf fait dix aussi. Une seule des deux prises est permise : essayez.
learn-scopa-title = Scopa !
learn-scopa = Une carte égale passe toujours avant une somme. Rosa a pris à son tour, et il ne reste qu’une carte : { $taken }. Prenez-la : qui laisse la table vide fait une scopa, et c’est un point.
learn-lay-title = Une carte qui ne prend rien est posée
learn-lay = Un point pour vous, et Rosa a dû poser un quatre. Rien dans votre main ne le prend. Choisissez { $card } et posez la carte : avec le quatre cela fait sept, et vous avez un sept.
learn-settebello-title = Le settebello
learn-settebello = Rosa n’a pas pu les prendre. Quatre et trois font sept : prenez { $taken } avec { $card }. C’est le settebello, la seule carte qui vaut un point à elle seule.
learn-last-title = La dernière prise
learn-last = Entre-temps, les autres mains ont été jouées pour vous deux, trois cartes à la fois. Voici votre dernière carte : { $card } prend { $taken }. Qui prend en dernier reçoit aussi les cartes restées sur la table.

## The count: $ours and $theirs are what each side has.

learn-count-title = Le décompte
learn-count = La donne est finie, et les deux cartes restantes sont à vous. Chacun compte maintenant son tas : il y a quatre points à gagner, plus ceux des scopas.
learn-count-carte = Un point pour les cartes : à qui a plus de la moitié des quarante. Vous en avez { $ours }, Rosa { $theirs }.
learn-count-denari = Un point pour les deniers : à qui en a le plus, sur dix. Vous en avez { $ours }, Rosa { $theirs }.
learn-count-settebello = Un point pour le settebello, le sept de deniers : il est dans votre tas.
learn-count-primiera = Un point pour la primiera. Chacun aligne sa meilleure carte de chaque couleur : un sept vaut 21, un six 18, un as 16, un cinq 15, un quatre 14, un trois 13, un deux 12, { $names ->
    [horse] valet, cavalier et roi
   *[other] valet, dame et roi
} 10. Rosa a trois sept : { $theirs } bat votre { $ours }.
learn-count-scope = Et un point par scopa : vous en avez fait { $ours ->
    [1] une
   *[other] { $ours }
}, Rosa { $theirs ->
    [0] aucune
    [one] une
   *[other] { $theirs }
}.
learn-count-total-title = C’est tout
learn-count-total = { $ours } à { $theirs } pour vous. Une partie continue ainsi, donne après donne, en général jusqu’à onze points. Vous connaissez le jeu : le reste est mémoire et malice.
