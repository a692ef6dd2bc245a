# The table: what is seen, what is heard, what is done.

the-card = { $rank ->
    [A] l’as
    [2] le deux
    [3] le trois
    [4] le quatre
    [5] le cinq
    [6] le six
    [7] le sept
    [F] le valet
    [C] { $names ->
        [horse] le cavalier
       *[other] la dame
    }
   *[R] le roi
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

## The sentence for each event. $me tells whether the listener did it.

said-dealt = Donne numéro { $deal }. { $held ->
    [0] Les cartes sont données.
    [one] Vous avez une carte.
   *[other] Vous avez { $held } cartes.
} { $me ->
    [yes] C’est vous qui donnez.
   *[no] C’est { $name } qui donne.
}{ $partners ->
    [none] {""}
   *[other] {" "}Vous jouez avec { $partners }.
}
said-batch = Nouvelles cartes : distribution { $batch } sur { $batches }.{ $held ->
    [0] {""}
    [one] {" "}Vous avez une carte.
   *[other] {" "}Vous avez { $held } cartes.
}
said-redealt = { $reason ->
    [kings3] Trois rois sur la table : on redonne.
    [sum10] Pas plus de dix sur la table : on redonne.
    [ace1] Un as sur la table : on redonne.
    [aces2] Deux as ou plus sur la table : on redonne.
    [alike3] Trois cartes de même valeur sur la table : on redonne.
   *[other] On redonne.
}
said-drawn = { $me ->
    [yes] Places tirées aux cartes : c’est vous qui donnez.
   *[no] Places tirées aux cartes : c’est { $name } qui donne.
}
said-table = { $lying ->
    [0] La table est vide.
    [one] Sur la table : { $table }. Une carte.
   *[other] Sur la table : { $table }. { $lying } cartes.
}
said-hand = Dans votre main : { $cards }. { $count ->
    [1] Une carte.
    [one] { $count } carte.
   *[other] { $count } cartes.
}
said-hand-closed = Vos cartes sont encore cachées.
said-hand-none = Vous regardez seulement : vous n’avez pas de cartes.
said-your-turn = À vous de jouer.
said-played = { $bank ->
    [yes] { $me ->
        [yes] Vous mettez de côté { $card }.
       *[no] { $name } met de côté { $card }.
    }
   *[no] { $takes ->
        [0] { $me ->
            [yes] Vous posez { $card }.
           *[no] { $name } pose { $card }.
        }
       *[other] { $me ->
            [yes] Vous prenez { $taken } avec { $card }.
           *[no] { $name } prend { $taken } avec { $card }.
        }
    }
}
said-took-closed = { $me ->
    [yes] Vous avez pris.
   *[no] { $name } a pris.
}
said-fuori = { $me ->
    [yes] Vous annoncez « fuori »
   *[no] { $name } annonce « fuori »
} : { $right ->
    [yes] les points y sont.
   *[no] les points n’y sont pas.
}
said-called = Prise manquée ! { $me ->
    [yes] Vous vous en apercevez
   *[no] { $name } s’en aperçoit
} : { $card } revient à { $owner }, reste à découvert et doit prendre.
said-called-yours = Prise manquée ! { $me ->
    [yes] Vous vous en apercevez
   *[no] { $name } s’en aperçoit
} : { $card } vous revient, reste à découvert et doit prendre.
said-must-take = À vous de jouer : { $card } doit prendre.
said-shown = { $me ->
    [yes] Vous découvrez { $cards }, à jouer à votre tour.
   *[no] { $name } découvre { $cards }, à jouer à son tour.
}
said-admitted = { $me ->
    [yes] Vous dites avoir joué la mauvaise carte et découvrez { $cards }.
   *[no] { $name } dit avoir joué la mauvaise carte et découvre { $cards }.
}
said-chosen = { $me ->
    [yes] Vous avez décidé : { $owner } joue { $card }.
   *[no] { $name } a décidé : { $owner } joue { $card }.
}
said-chosen-yours = { $name } a décidé : vous jouez { $card }.
said-settebello = Settebello !
said-scopa = { $me ->
    [yes] Scopa ! La table est vide.
   *[no] Scopa pour { $name }. La table est vide.
}
said-scope = { $who ->
    [you] Vous avez
    [we] Nous avons
    [they] Ils ont
    [many] { $side } ont
   *[one] { $side } a
} { $scope ->
    [one] une scopa.
   *[other] { $scope } scopas.
}
said-scopa-counted = { said-scopa } { said-scope }
said-table-taken = La première table est { $me ->
    [yes] pour vous
   *[no] pour { $name }
} : { $cards }, { $worth ->
    [one] une scopa
   *[other] { $worth } scopas
}.
rank-name = { $rank ->
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
}
said-declared = { $me ->
    [yes] Vous frappez
   *[no] { $name } frappe
} : { $worth ->
    [one] un point
   *[other] { $worth } points
}{ $count ->
    [0] {""}
   *[other] , avec { $cards }
}{ $named ->
    [none] {""}
   *[other]  ; la matta compte comme { $named }
}.
said-declared-short = { $me ->
    [yes] Vous frappez
   *[no] { $name } frappe
} : { knock-points-made }{ $named ->
    [none] {""}
   *[other]  ; la matta compte comme { $named }
}.
knock-points-made = { $worth ->
    [one] un point
   *[other] { $worth } points
}
said-bonus = { $me ->
    [yes] Vous faites
   *[no] { $name } fait
} { $worth ->
    [one] un point
   *[other] { $worth } points
} avec ce coup : { $kinds }.
play-picula = picula
play-bager = bager
play-one_suit = une seule couleur
play-three = trois cartes
said-leftovers = { $me ->
    [yes] Dernière prise pour vous : { $count ->
        [one] la carte restante est à vous.
       *[other] les { $count } cartes restantes sont à vous.
    }
   *[no] Dernière prise pour { $name }, qui reçoit { $count ->
        [one] la carte restante.
       *[other] les { $count } cartes restantes.
    }
}
said-counted = Donne terminée : { $points }.{ $won ->
    [none] {""}
   *[other] {" "}{ $won }.
} { said-score }
said-side-won = { $who ->
    [you] Vous
    [we] Nous
    [they] Eux
   *[other] { $side }
} : { $won }
said-score = { $target ->
    [none] Points : { $scores }.
   *[other] Partie en { $target } : { $scores }.
}
said-stakes = Enjeux : { $scores }.
said-side-score = { $who ->
    [you] vous { $points }
    [we] nous { $points }
    [they] eux { $points }
   *[other] { $side } { $points }
}
said-won = { $who ->
    [you] Vous gagnez la partie !
    [we] Nous gagnons la partie !
    [they] La partie est finie : ils gagnent.
    [many] La partie est finie : { $side } gagnent.
   *[one] La partie est finie : { $side } gagne.
}
said-stake = { $multiplier ->
    [1] Enjeu simple.
    [2] Enjeu double.
    [3] Enjeu triple.
   *[other] Enjeu multiplié par { $multiplier }.
}
said-seated = { $name } prend place.
said-ready = { $me ->
    [yes] Vous attendez la suite.
   *[no] { $name } attend la suite.
}
said-nothing-played = Personne n’a encore joué.
said-forfeit = { $why ->
    [resigned] { $me ->
        [yes] Vous avez abandonné.
       *[no] { $name } a abandonné.
    }
    [absent] { $me ->
        [yes] Votre absence a trop duré.
       *[no] { $name } ne revient pas à temps.
    }
   *[time] { $me ->
        [yes] Votre temps est écoulé.
       *[no] { $name } n’a plus de temps.
    }
}
said-resigning = { $me ->
    [yes] Vous voulez abandonner : il faut que votre partenaire le veuille aussi.
   *[no] { $name } veut abandonner.
}
said-resigning-too = { resigning }
somebody-gone = quelqu’un qui a quitté la table
said-left-off = { $name } s’en va avant la première carte : la partie est annulée.
said-left-to-computer = { $name } laisse la place à { $computer }, l’ordinateur.
said-left-free = { $name } s’en va ; la place est libre.
said-turn-time = { $turn } Vous avez { $time }.
said-time-left = Il vous reste { $time }.
said-clocks = { $clocks }.
said-no-clock = Il n’y a pas de pendule à cette table.
said-sound-on = Sons activés.
said-sound-off = Sons coupés.
said-choice-lay = Poser { $card }.
said-choice-take = Prise { $letter } : { $taken }.
said-choice-bank = Mettre de côté { $card }.
said-lifted = { $card }, valeur { $value }.
said-captures = { $count ->
    [0] Aucune prise possible.
    [one] Une prise possible.
   *[other] { $count } prises possibles.
}
said-sum = { $cards } : { $sum }.
said-take = Prendre { $taken }, { $sum } en tout, avec { $card }.

## The table

title-table = À la table · Settebello
title-table-of = { $phase ->
    [waiting] On attend des joueurs · { $rules }
    [match_over] Partie finie · { $rules }
   *[on] { $rules } · Settebello
}
table-loading = La table arrive…
seat-in-page = Ce navigateur ne conserve rien : si vous rechargez ou fermez la page, vous perdez votre place.
understood = Compris
connection-lost = Connexion perdue. La table vous attend.
page-outdated = Le serveur est plus récent que cette page : rechargez-la pour continuer.
cloth = La table de jeu
table = Cartes sur la table
table-card-choice = { $card }, prise { $letters }
hand = Vos cartes
hand-closed = Avec ces règles, on regarde ses cartes à son premier tour.
takes = prend { $cards }
choices = Votre coup
choice-lay = Poser
choice-take = Prendre
choice-bank = Mettre de côté
choice-take-fuori = Prendre et fuori
choice-lay-fuori = Poser et fuori
by-hand-touch = touchez les cartes
by-hand-empty = Prendre avec { $card } : touchez d’abord des cartes sur la table.
call = Prise manquée !
call-label = Prise manquée ! Dire que { $card } devait prendre
fuori = Fuori
fuori-label = J’annonce « fuori » avec cette carte
fuori-title = Annoncer « fuori » ?
fuori-take = Vous prenez { $taken } avec { $card } et dites « fuori ».
fuori-lay = Vous posez { $card } et dites « fuori ».
fuori-meaning = La partie s’arrête ici. Si votre camp est sûr d’avoir { $target } points, il gagne, quels que soient ceux des autres ; sinon il perd. FIGS, article 16.
fuori-yes = Oui, fuori
fuori-no = Non, revenir au jeu
knock = Frapper
knock-title = Frappez-vous ?
knock-first = Avant de jouer : frappez-vous ?
knock-meaning = Les trois cartes restent découvertes jusqu’à ce que vous les jouiez.
knock-meaning-closed = Les autres n’entendent que les points.
knock-points = { $points ->
    [one] un point
   *[other] { $points } points
}
knock-named = la matta compte comme { $rank }
knock-no = Jouer { $card } sans frapper
said-may-knock = À vous de jouer : vous pouvez frapper, { knock-points }.
shout-knock = On frappe !
shout-table = { $scope ->
    [one] Scopa !
   *[other] { $scope } scopas !
}
shout-picula = Picula !
shout-bager = Bager !
shout-one_suit = Une couleur !
shout-three = Trois cartes !
matta-named = la matta compte comme { $rank }
seat-declared = a frappé : { $points }
pile-points = { $points ->
    [one] 1 point de plus
   *[other] { $points } points de plus
}
fewest-short = qui perd gagne
fewest-wins = Qui a le moins de points gagne
shout-fuori = Fuori !
fuori-right = { $name } : les points y sont
fuori-wrong = { $name } : les points n’y sont pas
exposed-of = Cartes découvertes ({ $name })
card-exposed = { $card }, à découvert
your-decision = Vous décidez
decide-for = Décidez quelle carte joue { $owner }
decide-short = { $owner } joue…
decides = { $name } décide pour { $owner }
decides-yours = { $name } décide pour vous
decide-card = Jouer { $card }
show = Découvrir une carte…
show-title = Quelles cartes découvrez-vous ?
show-hint = Une carte tombée, montrée ou jouée hors de son tour compte comme jouée : FIGS, article 13.
show-what = { $turn ->
    [yes] { $count ->
        [0] Touchez les cartes à découvrir.
        [one] C’est votre tour : il faut jouer { $cards } maintenant.
       *[other] C’est votre tour : vous jouez maintenant l’une de ces { $count } cartes. Les autres restent découvertes et se jouent à vos tours suivants.
    }
   *[no] { $count ->
        [0] Touchez les cartes à découvrir.
        [one] { $cards } restera à découvert, à jouer à votre tour, quoi qu’il en résulte.
       *[other] { $count } cartes resteront découvertes. À votre tour, qui joue avant vous décide laquelle se joue.
    }
}
show-yes = Découvrir
show-no = Laisser
stakes = Enjeux
by-article = { $text } FIGS, article { $article }.
clock-of = { $name } : { $time }
clock-days = { $days } j { $hours } h
words-days = { $count ->
    [1] un jour
    [one] { $count } jour
   *[other] { $count } jours
}
words-hours = { $count ->
    [1] une heure
    [one] { $count } heure
   *[other] { $count } heures
}
words-minutes = { $count ->
    [1] une minute
    [one] { $count } minute
   *[other] { $count } minutes
}
words-seconds = { $count ->
    [1] une seconde
    [one] { $count } seconde
   *[other] { $count } secondes
}
time-total = { $increment ->
    [0] { $total } chacun
   *[other] { $total } chacun, +{ $increment } s par coup
}
time-days = { $days ->
    [one] Un jour par coup
   *[other] { $days } jours par coup
}
time-of-table = Temps : { $time }.
pause = La prochaine donne commence dans { $time }.
match-broken-off = La partie est finie
your-turn = À vous
turn-of = À { $name } de jouer
turn-free = Place libre : on attend
dealer = donneur
you-deal = vous donnez
seat-label = { $name }, { $count ->
    [1] une carte
    [one] { $count } carte
   *[other] { $count } cartes
}
stock = Talon, { $count ->
    [1] une carte
    [one] { $count } carte
   *[other] { $count } cartes
}
pile-of = { $who ->
    [you] Vos prises
    [we] Nos prises
    [they] Leurs prises
   *[other] Prises : { $side }
}
pile-scope = { $count ->
    [0] aucune scopa
    [one] 1 scopa
   *[other] { $count } scopas
}
side-we = Nous
side-they = Eux
side-you = Vous
score = Points
score-of = { $points } sur { $target }
repeated-deals = Donnes en double
target-to = en { $target }
match-to = Partie en { $target }
one-deal = Une donne
deal-of = donne { $deal } sur { $deals }
deal-title-of = Donne { $deal } sur { $deals }
deal-number = donne { $deal }
deal-title = Donne { $deal }
last-trick = Dernière prise
last-play = dernier coup
shout-scopa = Scopa !
shout-settebello = Le settebello
point-for-you = Un point pour vous
point-for = Un point pour { $name }

## Menu and keys

menu = Plus
leave = Quitter la table
quit = Laisser la place ou abandonner…
menu-report = Signaler quelqu’un
quit-title = Vous partez ?
quit-stay = Si vous fermez seulement la page, votre place reste à vous, et vous y revenez par la page d’accueil.
quit-untouched = Personne n’a encore joué : qui prend votre place joue cette main. Aux tables publiques, si vous partez souvent ainsi, il faut attendre avant de reprendre une place.
quit-seat = Laisser la place
quit-computer = L’ordinateur continue pour moi
quit-free = Laisser la place à qui viendra
quit-resign = Abandonner : la partie est perdue
quit-resign-pair = Abandonner : perdue si votre partenaire le veut aussi
resigning = { $name } veut abandonner. D’accord ?
resign-too = Oui, abandonner
free-seat = Une place est libre : on attend quelqu’un.
help-none = Cette partie est classée ou fait partie d’un tournoi : la table n’aide pas.
help-labels = Aide : ce que prend une carte, où est le settebello
help-settebello = Aide : où est le settebello
see-rules = Les règles de cette table
share-link = Adresse de la table
share-local = Ce lien ne s’ouvre que sur cet ordinateur. Pour inviter d’autres personnes de votre réseau, lancez settebello serve --host 0.0.0.0 et ouvrez la page à l’adresse qui s’affiche.
share-title = Une partie sur Settebello
share-native = Partager
share-qr = Code QR
share-qr-of = Code QR de { $link }
share-qr-hint = Visez-le avec l’appareil photo d’un autre téléphone pour prendre place à cette table.
spectator = Vous regardez. Les cartes en main restent cachées.
keyboard = Clavier
key-move = choisir une carte
key-enter = Entrée
key-play = poser ou prendre
key-touch = choisir ou toucher la carte
key-letter = choisir la prise
key-by-hand = prendre, poser
key-call = prise manquée !
key-fuori = annoncer « fuori »
key-table = vers la table et retour
key-count = avancer dans le décompte, puis donne suivante
key-number = la carte à cette place
key-back = reposer la carte
key-read = lire la table, la main, les points, le dernier coup, les pendules
key-repeat = répéter
key-reader = Avec un lecteur d’écran, les lettres n’agissent sur la table qu’en mode formulaire (NVDA : Inser + Espace).
key-sound = sons oui ou non
key-help = toutes les touches
settings = La table à votre goût
settings-look = Apparence
settings-hand = Vos cartes
settings-motion = Mouvements et sons
settings-still = Votre système demande moins de mouvement : les cartes apparaissent et disparaissent sans se déplacer.
set-felt = Tapis
set-felt-verde = Vert
set-felt-bordo = Bordeaux
set-felt-notte = Bleu nuit
set-felt-pietra = Pierre
set-back = Dos des cartes
set-back-felt = Selon le tapis
set-back-red = Rouge
set-back-blue = Bleu
set-sort = Triées par
set-sort-rank = Valeur
set-sort-suit = Couleur
set-side = Main qui joue
set-side-left = Gauche
set-side-right = Droite
set-reach = Tout à portée de pouce
set-reach-wide = Non
set-reach-thumb = Oui
set-speed = Vitesse
set-speed-slow = Calme
set-speed-normal = Normale
set-speed-quick = Rapide
settings-reading = Lecture et touches
set-names = Le neuf et les couleurs
set-names-deck = Comme sur les cartes
set-names-queen = Dame, deniers
set-names-french = Dame, carreau
set-voice = Dire à voix haute ce qui se passe
set-voice-off = Non
set-voice-on = Oui
set-shortcuts = Lettres, chiffres et ? comme touches
set-shortcuts-off = Non
set-shortcuts-on = Oui
set-sound = Sons
set-sound-off = Non
set-sound-low = Doux
set-sound-middle = Moyens
set-sound-high = Forts
set-buzz = Vibration
set-buzz-off = Non
set-buzz-on = Oui
set-onetap = Toucher une carte la joue aussitôt
set-onetap-off = Non
set-onetap-on = Oui
sounds = Sons
sounds-silence = Couper les sons
sounds-let = Activer les sons

## The count

category-carte = Cartes
category-denari = { $names ->
    [french] Carreaux
   *[other] Deniers
}
category-settebello = Settebello
category-primiera = Primiera
category-scope = Scopas
category-napoli = Napola
category-re_bello = Re bello
count-versus = { $ours } contre { $theirs }
count-total = Points
count-cappotto = Cappotto
count-match = Partie
waiting-for = On attend { $names }
won-side = { $who ->
    [you] Vous gagnez la partie !
    [we] Nous gagnons la partie !
    [they] Ils gagnent.
    [many] { $side } gagnent.
   *[one] { $side } gagne.
}
rematch = Revanche
save-record = Enregistrer la partie
match-open = Résumé
end-title = Fin de la partie
end-rating = Votre cote : { $points }
end-count = Voir le décompte
count-certain = Seuls comptent les points sûrs au moment de l’annonce.
fairness = La preuve de cette donne
fairness-text = Avant de donner les cartes, le serveur a montré l’empreinte (SHA-256) d’un nombre secret, et les joueurs celles de leurs mots ; de ce nombre et de ces mots découle l’ordre du paquet. Le nombre est maintenant visible, et chacun peut vérifier.
fairness-check = Vérifier dans ce navigateur
fairness-commitment = Empreinte donnée avant
fairness-salts = Mots des joueurs
fairness-seed = Nombre secret

## Before it begins

search-looking = On cherche des joueurs pour la même partie…
search-nobody = Personne pour le moment. La recherche continue ; l’ordinateur peut prendre les places libres.
waiting-title = On attend les autres
waiting-join-title = Il y a une place pour vous
waiting-free = { $count ->
    [1] une place libre
    [one] { $count } place libre
   *[other] { $count } places libres
}
invite-member = Inviter un membre
invite-member-name = Nom du compte
invite-member-hint = Les membres qui ont demandé à être prévenus reçoivent un message.
invite-member-send = Inviter
invite-member-sent = Invitation envoyée à { $name }.
word-unknown = La prochaine donne attend un mot que ce navigateur n’a pas. Ouvrez la table là où vous avez pris place ou demandé la suite.
words-awaited = { $count ->
    [one] Les cartes seront données dès que { $names } aura livré son mot.
   *[other] Les cartes seront données dès que { $names } auront livré leur mot.
}
words-broken = Avant les premières cartes, quelqu’un est parti sans livrer son mot : on ne donne plus de cartes à cette table. Ouvrez-en une autre.
waiting-hint = Envoyez l’adresse à qui doit jouer : les cartes sont données dès que la table est pleine.
away = absent
away-stand-in = ordinateur
absent-long = { $name } n’est plus là depuis un moment, et la table attend.
stand-in = L’ordinateur joue en attendant
claim = Réclamer la victoire
wait-on = Attendre encore
said-absent = { $name } s’absente.
said-back = { $name } est de retour à la table.
said-stood-in = { $me ->
    [yes] L’ordinateur joue pour vous jusqu’à votre retour.
   *[no] L’ordinateur joue pour { $name } jusqu’à son retour.
}
said-returned = { $me ->
    [yes] Vous jouez de nouveau vous-même.
   *[no] { $name } est de retour à la table, et joue.
}
said-taken-back = { $me ->
    [yes] Vous reprenez votre coup.
   *[no] { $name } reprend son coup.
}
said-cancelled = { $why ->
    [tournament] Le tournoi a été annulé : cette partie se termine sans résultat.
    [result] L’arbitre a tranché cette rencontre : la partie ne se joue pas jusqu’au bout.
   *[round] Cette ronde est appariée de nouveau : cette partie se termine sans résultat.
}
said-replaced = { $why ->
    [slow] { $name } ne répond pas à temps : un joueur plus simple joue à sa place.
    [preparing] { $name } se prépare encore : en attendant, un joueur plus simple joue à sa place.
   *[missing] { $name } ne peut pas jouer ici pour le moment : un joueur plus simple joue à sa place.
}
said-resumed = { $name } a fini de se préparer, et joue désormais.
said-interrupted = { $hours ->
    [0] { $minutes ->
        [0] Le serveur a été absent un instant.
        [one] Le serveur a été absent une minute.
       *[other] Le serveur a été absent { $minutes } minutes.
    }
    [one] Le serveur a été absent une heure.
   *[other] Le serveur a été absent { $hours } heures.
}
said-unrated = Cette partie n’est pas classée.
replaced-short = { $why ->
    [preparing] se prépare
   *[other] remplacé
}
fill = Les places libres à l’ordinateur
public-table = Table publique
public-table-hint = Elle figure parmi les tables ouvertes de la page d’accueil.
remarks-switch = Les spectateurs peuvent s’écrire
remarks-switch-hint = Avec un compte. Vous lirez tout après la partie.
seat-free = Place libre
seat-dismiss = Libérer la place ({ $name })
seat-freed = Votre place a été libérée.
seat-drawn = Places et partenaires sont tirés au sort au début de la partie.
seat-with = avec { $name }
seat-you = vous
seat-bot = ordinateur
join-name = Comment vous appelez-vous ?
sit-down = Prendre place

## A word at the table

talk = Dire un mot
talk-mute = Masquer ce que dit { $name }
said-phrase = { $name } dit : { $phrase }
phrase-hello = Bonjour !
phrase-luck = Bonne partie
phrase-well_played = Bien joué !
phrase-thanks = Merci
phrase-sorry = Pardon
phrase-moment = Un instant
phrase-good_game = Belle partie !
phrase-bye = À bientôt
