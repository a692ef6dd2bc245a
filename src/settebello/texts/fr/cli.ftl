# Texts of the terminal alone: the match, the rules, the checks.

## Problems

cli-at = Ligne { $line }, colonne { $column }
cli-did-you-mean = Vouliez-vous dire { $names } ?
cli-known = Il y a : { $names }.
cli-expected = Possible : { $expected }.
cli-see-rules = La liste : settebello rules list --all.
bad_seed = La graine { $seed } n’est pas hexadécimale : écrivez de 1 à 64 chiffres parmi 0-9 et a-f.
bad_hash = { $hash } n’est pas une empreinte : elle a 64 chiffres parmi 0-9 et a-f, et les 8 premiers suffisent.
impossible_position = Cette position n’existe pas : il faut quarante cartes, chacune une fois, et des mains dont le compte est juste.
solver_two_sides = La solution exacte vaut pour deux camps.

## At the table

cli-and = { $first } et { $last }
cli-partner = partenaire
cli-table = Sur la table
cli-table-empty = rien
cli-stock = { $cards } au talon
cli-hand = Votre main
cli-takes = × prend
cli-choose = À vous de jouer : numéro ou carte (? aide)
cli-choices = { $card } : que prenez-vous ?
cli-choose-capture = Numéro, ou Entrée pour une autre carte
cli-take-by-hand = { $card } : que prend-elle ? (des cartes de la table, comme 2C5D ; Entrée pour la poser)
cli-exposed = découvre { $cards }
cli-stakes = Enjeux jusqu’ici : { $stakes }
cli-not-understood = « { $text } » est illisible : écrivez 1, 7D ou 7DxAS6C ; ? pour l’aide.
cli-no-such-number = Les cartes vont de 1 à { $most }.
cli-no-such-choice = Les prises vont de 1 à { $most }.
cli-next-deal = Entrée pour la donne suivante (q pour quitter)
cli-rematch = Une autre partie ? (o/n)
cli-yes-or-no = Répondez o ou n.
cli-really-quit = Quitter la partie sans la finir ? (o/n)
cli-continue = Entrée pour revenir à la table
cli-quit = Au revoir ! La partie reste inachevée.
cli-bye = Merci pour la partie !
cli-input-ended = L’entrée est finie : la partie reste inachevée.
cli-recorded = La partie est écrite dans { $path }.
cli-help =
    Choisissez une carte par son numéro (1, 2, 3…) ou par son nom : d’abord la valeur, puis la couleur.
    Valeurs : A 2 3 4 5 6 7, F valet (fante, 8), C cavalier (cavallo, 9), R roi (re, 10).
    Couleurs : D deniers ♦, C coupes ♥, S épées ♠, B bâtons ♣. Ainsi 7D est le settebello.
    Un coup entier : 7D pose la carte, 7DxAS6C prend as et six, AD! met l’as de côté.
    Sous vos cartes, × veut dire que la carte prend quelque chose.
    Là où l’on prend à la main, rien n’est marqué : c’est à vous de dire ce que prend la carte, au risque d’en oublier.
    Ajoutez fuori pour annoncer « fuori » (7DxAS6C fuori) ; shows=4C découvre une carte.
    ? cette aide · r les règles · q quitter la partie

## The count

cli-void = nulle

## The rules

cli-preset = Règles
cli-title = Nom
cli-players = Joueurs
cli-summary = En bref
cli-option = Option
cli-value = Valeur
cli-meaning = Sens
cli-source = Source
cli-at-table = À la table
cli-base-value = { $base } : { $value }
cli-as-it-is = { $preset }, sans changement.
cli-differs = * diffère de { $preset }
cli-show-hint = settebello rules show NOM pour lire des règles ; settebello play NOM pour y jouer.

## The checks

cli-kind = Genre
cli-cases = Cas
cli-agree = D’accord
cli-differ = Différents
cli-got = obtenu
cli-expected-answer = attendu
cli-conformance-line = Ligne { $line } : { $why }
cli-conformance-total = { $cases ->
    [one] { $cases } cas
   *[other] { $cases } cas
} : { $agree } d’accord, { $differ } différents, { $unread } illisibles.

## A match that was written down

cli-match = Partie { $match }
cli-replay-match = { $title } · { $players }
cli-replay-deal = Donne
cli-replay-dealer = { $name } donne
cli-replay-score = Score
cli-replay-fair = Paquet
cli-fair-checked = vérifié
cli-fair-given = d’une autre partie
cli-fair-nothing = sans graine
cli-fair-sealed = empreinte seule
cli-unfinished = interrompue, { $left ->
    [one] { $left } carte à jouer
   *[other] { $left } cartes à jouer
}
cli-replay-ok = Tout est exact : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
}{ $checked ->
    [0] { "" }
    [one] ; un paquet vérifié d’après sa graine
   *[other] ; { $checked } paquets vérifiés d’après leurs graines
}.
cli-replay-unfinished = La partie n’est pas finie.
cli-replay-forfeit = { $who ->
    [many] { $side } perdent par abandon ou au temps.
   *[one] { $side } perd par abandon ou au temps.
}
cli-replay-step = Entrée pour le coup suivant (q pour arrêter)
cli-replay-act = { $name } { $act }
cli-article = (article { $article })
cli-replay-play = { $number }. { $name } { $action }

## The proof of the packs

cli-verify-deal = Donne
cli-verify-hash = Empreinte
cli-verify-seed = Nombre secret
cli-verify-salts = Mots des joueurs
cli-verify-again = Annulées
cli-verify-pack = Paquet
cli-verify-proven = { $deals ->
    [0] Aucune donne n’est finie : il n’y a encore rien à vérifier.
   *[other] { $proven ->
        [0] Aucun paquet ne découle
        [one] Un paquet découle
       *[other] { $proven } paquets découlent
    } de l’empreinte, du nombre secret et des mots des joueurs, sur { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    }.
}
cli-verify-drawn = Les places et les partenaires sont ceux du tirage qui découle du nombre de la première donne, si les places étaient avant cela : { $names }.
cli-verify-missing = L’empreinte { $hash } n’est celle d’aucune de ces donnes.
cli-verify-seen = { $found ->
    [0] Que les empreintes aient été données avant les cartes, seuls le savent ceux qui les ont vues : --seen en compare une.
    [one] Une empreinte est celle que vous avez vue avant les cartes.
   *[other] { $found } empreintes sont celles que vous avez vues avant les cartes.
}

## Counting lines of play

cli-compiling = Compilation, la première fois seulement
cli-perft-counting = Comptage

## The solution

cli-reviewing = Analyse de la partie
cli-solving = Recherche
cli-solve-value = C’est à la place { $seat } de jouer : des points encore à faire, son camp en reçoit { $value } de plus que l’autre.
cli-solve-final = La donne finit { $final } pour le camp qui doit jouer. Sur la table : { $table }.
cli-solve-play = Coup
cli-solve-worth = Vaut
cli-solve-line = Meilleure suite : { $line }
cli-solve-bounds = La limite est arrivée avant la fin : là où il y a deux nombres, la valeur est entre les deux.
cli-solve-cost = { $nodes } nœuds en { $seconds } s, { $speed } millions par seconde.
deal_not_found = La feuille de partie a { $deals } donnes : la donne { $deal } n’y est pas.
cards_not_seen = Personne n’a vu certaines cartes de la donne { $deal } : il n’y a pas de position à laquelle réfléchir.
play_not_found = Cette donne a { $plays } coups : le coup { $play } n’y est pas.

## Par of a deal

cli-par = Par : combien de points le camp 1 fait de plus que le camp 2, toutes cartes visibles et au meilleur jeu de tous.
cli-par-dealer = Donneur
cli-par-nodes = Nœuds
cli-par-seconds = Secondes
par_whole_deal = Le par est la valeur d’une donne entière, et ici des cartes ont été jouées.

## Speed

cli-measuring = Mesure

## Duplicate deals

cli-set-deals = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
cli-set-secret-file = Secret : { $path } — il contient la graine ; ne le montrez à personne avant la fin de la dernière donne.
cli-set-public-file = Public : { $path } — à distribuer avant la première carte.
cli-set-keep = Ce texte contient la graine : ne le montrez à personne avant la fin de la dernière donne.
cli-set-commitment = Empreinte de la graine : { $hash }
cli-set-hash = Empreinte
cli-set-state = État
cli-set-open = ouverte
cli-set-sealed = scellée
cli-set-deal = donne { $deal }, la place { $dealer } donne, la place { $first } commence
cli-set-seat = Place { $seat }
cli-set-stock = Talon
cli-set-seed = Graine
cli-set-thrown-in = Le mélange { $attempt } a été annulé ({ $reason ->
    [kings3] trois rois sur la table
    [sum10] la table faisait dix ou moins
    [ace1] un as sur la table
   *[other] selon les règles
}) : { $cards }
cli-check-whole = La graine de la série est celle promise.
cli-check-deals = { $deals ->
    [one] { $deals } donne est celle promise, et son paquet découle de sa graine
   *[other] { $deals } donnes sont celles promises, et leurs paquets découlent de leurs graines
} : { $numbers }.
cli-check-again = Données de nouveau selon les règles, de la même graine : { $numbers }.
cli-check-sealed = { $deals ->
    [one] Encore scellée : { $deals } donne
   *[other] Encore scellées : { $deals } donnes
}.
cli-check-limits = Rien n’a donc changé depuis que la promesse a été distribuée. Que la graine ait été tirée au hasard n’est pas prouvé.
cli-check-nothing = Aucune donne n’est ouverte dans le second texte : rien n’est encore prouvé.
cli-compare-reading = Lecture
cli-compare-table = Table
cli-compare-side-1 = Camp 1
cli-compare-side-2 = Camp 2
cli-compare-points = Points
cli-compare-difference = Diff.
cli-compare-datum = Moyenne
cli-compare-score = Écart
cli-compare-source = Source
cli-compare-record = feuille de partie, vérifiée
cli-compare-sheet = feuille de marque
cli-compare-unfinished = inachevée
cli-compare-team = Équipe
cli-compare-results = Résultats
cli-compare-both-sides = Deux camps
cli-compare-how = Moyenne : la différence moyenne des tables. Écart : la différence d’une table moins la moyenne ; pour le camp 2, l’opposé.
cli-compare-alone = Pas jouées jusqu’au bout à deux tables, donc rien à comparer : { $numbers }.
cli-compare-unplayed = Pas jouées : { $numbers }.

## The arena

laboratory_missing = { $command } est une commande du laboratoire. Installez settebello-lab pour l’utiliser.
extra_missing = { $name } a besoin du module { $package } : pip install "settebello-lab[{ $extra }]".
device_missing = Le programme d’apprentissage { $learner } ne trouve pas d’appareil { $device } sur cette machine.
engine_unusable = Le programme { $command } ne peut pas jouer : { $why }.
no_command = { $command } ne nomme aucun programme : écrivez exec: et une commande, comme dans exec:./mybot.
results_setting = { $path } a des résultats avec { $setting } { $kept }, et non { $asked } : nommez un autre fichier avec --results.
results_other = { $path } a les résultats d’autre chose : nommez un autre fichier avec --results.
results_busy = Une autre arène écrit dans { $path } : attendez qu’elle finisse, ou nommez un autre fichier avec --results.
results_damaged = { $path } est endommagé à la ligne { $row } : déplacez-le, ou nommez-en un autre avec --results.
worker_died = Un processus de l’arène s’est arrêté au tour { $round }. Le travail fini est gardé si --results nomme un fichier.
worker_version = { $worker } a settebello-lab { $found }, et non { $wanted } : il faut y installer la même version.
cluster_missing = Aucun ordonnanceur Dask avec des processus de travail ne répond à { $address }. Le travail fini est gardé si --results nomme un fichier.
gathering_died = Un processus qui jouait des donnes s’est arrêté, peut-être faute de mémoire : essayez avec moins de --processes.
ladder_players = Un classement demande au moins deux joueurs différents.
plot_is_results = --plot et --results nomment le même fichier : nommez-en deux.
matches_alone = --matches ne va ni avec --deals ni avec --sequential.
cli-arena-interrupted = Le travail fini est dans { $path } : la même commande reprend de là.
cli-arena-so-far = { $done } sur { $rounds }
cli-arena-mended = La dernière ligne des résultats n’était pas entière et a été coupée ; cette donne a été rejouée.
cli-arena-head = A { $a } – B { $b } · { $rules } · graine { $seed } · { $ms } ms
cli-arena-points = Points par donne, { $difference } : { $points } (95 % : { $interval }) en { $deals } { $count ->
    [one] donne, jouée
   *[other] donnes, chacune jouée
} { $times } fois.
cli-arena-matches = A a gagné { $share } % des parties (95 % : { $interval }) : { $matches } { $count ->
    [one] partie, jouée
   *[other] parties, chacune jouée
} { $times } fois.
cli-arena-a-less-b = A moins B
cli-arena-b-less-a = B moins A
cli-arena-interval = 95 %
cli-won = Gagnées
cli-drawn = Nulles
cli-lost = Perdues
cli-arena-hand = A a la main
cli-arena-dealer = A donne
cli-arena-place = A seul, place { $place }
cli-arena-all = Tout
cli-arena-ms = Millisecondes par coup
cli-arena-mean = Moyenne
cli-arena-p99 = 99 %
cli-arena-max = Maximum
cli-arena-late = En retard
cli-arena-forfeits = Forfaits
cli-arena-first-forfeit = tour { $round }, { $why }
cli-arena-forfeited = { $name } a perdu par forfait : { $kinds }. Le premier :
cli-arena-undecided = Test séquentiel : après { $deals } donnes, on ne sait pas qui est le plus fort.
cli-arena-decided = Test séquentiel : après { $deals } donnes, { $name } est le plus fort (faux au plus { $percent } fois sur 100).
cli-arena-plot-deal = { $a } moins { $b }, points par donne · { $rules }
cli-arena-plot-match = { $a } moins { $b }, points par partie · { $rules }
cli-arena-axis-deal = donnes
cli-arena-axis-match = parties
cli-ladder-head = { $rules } · { $deals } { $count ->
    [one] donne par paire
   *[other] donnes par paire
} · graine { $seed } · { $ms } ms
cli-ladder-player = Joueur
cli-ladder-points = Points par donne
cli-ladder-how = Points par donne contre tous les autres, ± la moitié de l’intervalle à 95 % ; puis contre chacun ; puis les millisecondes par coup.
cli-losses-head = { $rules } · points perdus par donne · graine { $seed } · { $worlds } mondes
cli-data-written = { $file } : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $size } Mo
cli-losses-deals = Donnes
cli-losses-apart = Chacun perd moins que le précédent ; les intervalles à 95 % sont disjoints.
cli-losses-not-apart = Les intervalles à 95 % ne sont pas tous disjoints dans cet ordre, ou l’ordre est autre.
cli-themes-found = Trouvés
cli-themes-lost = Points perdus

## Training

cli-learning = Apprentissage…
cli-train-interrupted = L’entraînement est dans { $path } : settebello-lab train --resume le reprend.
course_differs = L’entraînement du fichier a commencé avec { $setting } { $kept }, et non { $asked } : omettez l’option, ou commencez un nouvel entraînement.
start_or_resume = --start commence un entraînement et --resume en reprend un : choisissez l’un des deux.
file_is_course = { $path } est le fichier de l’entraînement lui-même : donnez un autre nom au réseau avec --out.
cli-train-line = { $minutes } min · { $deals } donnes ({ $speed }/s) · erreur { $error } · contre greedy { $points } ± { $within } points par donne
cli-imitate-playing = Parties en cours…
cli-imitate-line = { $plays } coups qui n’ont rien appris au réseau étaient jugés probables à { $after } % chacun (moyenne géométrique), à { $before } % d’après les valeurs
network_missing = Aucun réseau ne connaît ce jeu ({ $rules }) : settebello-lab train en forme un.
weights_unreadable = { $path } n’est pas un réseau que cette version sait lire.

## The arbiter’s desk

desk_not_understood = « { $text } » est illisible : écrivez 7S, 7Sx5D2C ou une autre entrée ; ? pour l’aide.
desk_irregular_form = Écrivez qui a un nombre irrégulier de cartes, et ce que fait la paire en règle : irrégulier 2 arrête, irrégulier 2 continue.
desk_misdeal_form = Écrivez les cartes de chaque main et de la table : compte 10 8 9 9 4.
desk_no_such_capture = Les prises vont de 1 à { $most }.
desk_no_article = Écrivez le numéro d’un article, de 4 à 18 : article 13.
desk_file_begun = { $path } contient déjà une feuille de partie : les noms et les règles y sont.
desk_file_changed = { $path } a été modifié par un autre programme : rien n’a été écrit. Enregistrez sous un autre nom : enregistrer NOM.
desk_no_file = Nommez aussi un fichier : enregistrer feuille.txt.
cli-desk-prompt = Arbitre (? aide)
cli-desk-name = Qui est à la place { $seat } ?
cli-desk-dealer = Qui donne en premier ? (place ou nom)
cli-desk-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cli-desk-takes = doit prendre
cli-desk-closed = encore face cachée
cli-desk-acquired = acquis { $points }
cli-desk-scope = scopas { $count }
cli-desk-taken = prises { $count }
cli-desk-fuori-now = Fuori maintenant
cli-desk-fuori-wins = { $side } { $score } gagnent{ $stake }
cli-desk-fuori-loses = { $side } { $score } perdent{ $stake }
cli-desk-which = { $card } prend : { $choices }. Quelle prise ? Un numéro, ou laisse si la prise a été manquée.
cli-desk-which-takes = { $card } doit prendre : { $choices }. Quelle prise ? Écrivez le numéro.
cli-desk-who = Qui était-ce ? Écrivez la place ou le nom.
cli-desk-really-quit = La feuille de partie n’est pas enregistrée. Quitter quand même ? (o/n)
cli-desk-bye = Au revoir.
cli-desk-ended = Il n’y a plus rien à lire, et la feuille de partie n’est pas enregistrée.
cli-desk-help =
    Cartes : valeur et couleur, A 2 3 4 5 6 7 F C R et D C S B, en majuscules ou non.
    table 5D2C7SRB   les cartes de la table, au début d’une donne
    7S               carte du joueur dont c’est le tour ; si elle prend, on demande quoi
    7Sx5D2C          prend cinq et deux ; 7S laisse : la prise a été manquée
    7S fuori         joue et annonce « fuori » (7Sx5D2C fuori aussi)
    2: 7S            la place 2 joue (ou un nom : bruno: 7S)
    2 signale        fait remarquer la prise manquée (article 11)
    2 montre 4C 7D   cartes montrées, ou jouées hors de son tour (article 13)
    choisit 4C       le joueur précédent décide laquelle se joue
    2 avoue 5D       dit que la carte était une erreur (article 12)
    irrégulier 2 arrête | continue; irrégulier 1 2   (article 17)
    compte 10 8 9 9 4   les cartes comptées avant le premier coup (article 4)
    carte ? · prises ? · article 13   ce que disent les articles
    état · feuille · marque · suivante (autre donne) · retour · enregistrer [FICHIER] · quitter

## Backup

cli-backup-rows = Lignes
cli-backup-checking = Vérification
cli-backup-done = { $path } contient { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} avec { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}, et { $people ->
    [one] { $people } compte
   *[other] { $people } comptes
}. Il contient aussi les cartes que personne ne peut encore voir : gardez-le pour vous.
cli-restore-done = Restauré depuis { $path } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} avec { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}, et { $people ->
    [one] { $people } compte
   *[other] { $people } comptes
}.

## A program at a server's tables

cli-bot-waits = { $player } attend de jouer pour la maison.
cli-bot-sits = { $player } est à la table.
cli-bot-line-ended = la connexion est terminée
cli-bot-again = Nouvel essai dans { $seconds } s : { $why }
cli-bot-refused = Le serveur dit : { $why }
cli-bot-ends = Fini : { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
}.

## A program that reviews for a server

cli-analyst-waits = En attente de parties à analyser.
cli-analyst-begins = Analyse : { $missing } coups sur { $total }.
cli-analyst-done = Livrée. Le serveur en revérifie une partie.
cli-analyst-lost = Un autre ordinateur fait cette analyse.
cli-analyst-ends = Fini : { $pieces ->
    [one] { $pieces } coup jugé
   *[other] { $pieces } coups jugés
}.

## The record

database_foreign = { $path } est la base de données d’un autre programme : nommez-en une autre avec --database.
database_newer = { $path } a été écrite par un Settebello plus récent : mettez Settebello à jour, ou nommez une autre base avec --database.
database_damaged = La base de données { $path } est endommagée et a été laissée telle quelle : restaurez une copie, ou nommez-en une autre avec --database.
database_unusable = La base de données { $path } est inutilisable ({ $why }) : nommez-en une autre avec --database.
database_server_newer = La base de données a été écrite par un Settebello plus récent : mettez Settebello à jour.
database_server_unusable = Le serveur de base de données est inutilisable ({ $why }) : vérifiez-le, ainsi que SETTEBELLO_DATABASE_URL.
backup_damaged = { $path } est endommagé à la ligne { $at } : rien n’en a été restauré.
backup_foreign = { $path } n’est pas une sauvegarde de Settebello.
backup_newer = { $path } a été écrit par un Settebello plus récent : mettez Settebello à jour.
nothing_to_back_up = Il n’y a encore rien dans cette base de données.
restore_not_empty = Cette base de données n’est pas vide : une sauvegarde ne se restaure que dans une base vide.
redis_unusable = Redis est inutilisable ({ $why }) : vérifiez-le, ainsi que SETTEBELLO_REDIS_URL.

## The program

bad_word = { $name } est { $value } : il faut l’un de ces mots : { $words }.
port_unusable = Le port { $port } est inutilisable, peut-être qu’un serveur y tourne déjà : choisissez-en un autre avec { $flag }.
bad_database_url = SETTEBELLO_DATABASE_URL doit être comme postgresql://utilisateur:motdepasse@hôte/base.
bad_redis_url = SETTEBELLO_REDIS_URL doit être comme redis://utilisateur:motdepasse@hôte.
bad_mail_from = SETTEBELLO_MAIL_FROM doit être une adresse e-mail, comme club@example.org.
bad_public_address = SETTEBELLO_PUBLIC_ADDRESS doit être comme https://carte.example.org/.
bad_smtp_url = SETTEBELLO_SMTP_URL doit être comme smtp://utilisateur:motdepasse@hôte:587 ou smtps://utilisateur:motdepasse@hôte.
bad_vapid_key = SETTEBELLO_VAPID_KEY doit être une clé privée de 32 octets en base64url.
workers_need_servers = Plusieurs processus ont besoin de PostgreSQL et de Redis : définissez SETTEBELLO_DATABASE_URL et SETTEBELLO_REDIS_URL, ou servez avec un seul.
file_missing = Le fichier { $path } n’existe pas.
too_many_networks = Deux réseaux au plus tiennent côte à côte.
network_too_wide = Ce réseau est trop large pour tenir à côté d’un autre.
file_is_folder = { $path } est un dossier, et il faut un fichier.
file_exists = { $path } existe déjà et n’est pas remplacé.
file_unreadable = Impossible de lire { $path } : { $why }.
file_unwritable = Impossible d’écrire { $path } : { $why }.
not_text = { $path }, ligne { $line }, colonne { $column } : ce n’est pas du texte en UTF-8.
deck_folder_unreadable = Impossible de lire le dossier { $path }.
deck_cards_missing = Dans le dossier { $path }, il manque les images de : { $names }.
deck_cards_twice = Dans le dossier { $path }, il y a deux images de : { $names }.
deck_images_unreadable = Dans le dossier { $path }, ce ne sont pas des images : { $names }.
deck_images_large = Dans le dossier { $path }, ces images dépassent 4 Mo : { $names }.
deck_images_uneven = Dans le dossier { $path }, ces images ont une autre forme : { $names }.

## Duplicate deals

set_seed = La graine d’une série a 64 chiffres parmi 0-9 et a-f, pour que personne ne la devine, et celle-ci en a { $digits } : omettez-la pour en faire tirer une.
set_size = Une série a de 1 à { $most } donnes.
set_deal_not_found = La série a { $deals } donnes : la donne { $deal } n’y est pas.
deal_sealed = La donne { $deal } est encore scellée.
seed_not_promised = Cette graine n’est pas celle promise : son empreinte est autre.
deal_not_of_seed = La graine de la série donne une autre donne { $deal } que celle promise ici.
sets_differ = Les deux textes ne sont pas de la même série : { $tag } est { $other } dans l’autre.
sheet_of_other_set = Cette feuille est d’une autre série : les règles ou l’empreinte ne sont pas les mêmes.
set_rules = La série a d’autres règles. Ces options diffèrent : { $options }.
pack_not_in_set = Aucune donne ouverte de la série n’a ce paquet.
set_dealer = La donne { $deal } de la série est donnée par la place { $seat }.
name_missing = Écrivez qui est à la place { $seat }.
name_twice = Deux places ont le même nom : { $name }.
team_missing = Il faut un nom à l’équipe.
team_twice = Une équipe ne peut pas jouer dans les deux camps d’une table : { $team }.
played_twice = { $name } a déjà joué la donne { $deal } de ce côté, à la table { $table }.
results_differ = La donne { $deal } est ici { $here }, et { $before } dans ce qui a été lu avant.

## Puzzles

cli-puzzles-mining = Recherche de problèmes : { $found } trouvés
cli-puzzles-mined = { $found ->
    [one] { $found } nouveau problème :
   *[other] { $found } nouveaux problèmes :
} { $path } en contient { $puzzles }.
cli-puzzles-checking = Vérification des problèmes
cli-puzzles-checked = { $faults ->
    [0] Tous tiennent
    [one] Un ne tient pas
   *[other] { $faults } ne tiennent pas
} : { $puzzles } examinés.
cli-puzzles = Problèmes
cli-puzzle-theme = Thème
cli-puzzle-fault-position = la position est impossible
cli-puzzle-fault-plays = ses coups ne sont pas les coups permis
cli-puzzle-fault-best = un autre coup vaut plus
cli-puzzle-fault-gap = son avance est autre, ou trop petite
cli-puzzle-fault-themes = ses thèmes sont autres
cli-puzzle-fault-fresh-best = dans de nouveaux mondes, un autre coup est le meilleur
cli-puzzle-fault-fresh-gap = dans de nouveaux mondes, l’avance est trop petite
cli-puzzle-title = { $rules } · problème { $id }
cli-puzzle-choose = Le meilleur coup : numéro ou carte (? aide)
cli-puzzle-help = Choisissez une carte par son numéro ou son nom, comme 7D, ou écrivez le coup entier, comme 7DxAS6C. Le meilleur coup vaut le plus de points de la donne, d’après ce que vous pouvez savoir. Le score est à égalité. q quitte le problème.
cli-puzzle-ours = Vous avez pris : { $cards }
cli-puzzle-theirs = Ils ont pris : { $cards }
cli-puzzle-not-legal = Ce coup n’est pas possible ici.
cli-puzzle-right = Juste !
cli-puzzle-wrong = Ce n’est pas le meilleur coup.
cli-puzzle-about = Problème { $id } · difficulté { $rating } · { $themes }

## Tournaments

export_kind = Il n’y a pas de { $kind } à lire ni à imprimer ici.
cli-tournament-best-rank = Rang moyen du meilleur
cli-tournament-best-won = Le meilleur a gagné
cli-tournament-buchholz = Buchholz
cli-tournament-buchholz-cut = Buchholz tronqué
cli-tournament-bye = exempt
cli-tournament-commitment = Engagement, à distribuer : { $hash }
cli-tournament-correlation = Corrélation des rangs
cli-tournament-deals = Donnes
cli-tournament-difference = Diff.
cli-tournament-direct = Direct
cli-tournament-drawn = Nulles
cli-tournament-entered = Inscription { $number } : { $name }.
cli-tournament-forfeit = perdue sans jouer : camp { $sides }
cli-tournament-format = Formule
cli-tournament-format-arena = arène
cli-tournament-format-duplicate = donnes en double
cli-tournament-format-knockout = élimination directe
cli-tournament-format-round-robin = toutes rondes
cli-tournament-format-swiss = système suisse
cli-tournament-format-teams = équipes
cli-tournament-keep = { $path } contient la graine de tous les tirages : ne le montrez à personne avant la fin.
cli-tournament-lost = Perdues
cli-tournament-lot = Tirage
cli-tournament-name = Nom
cli-tournament-needed = Rondes pour en avoir neuf dixièmes
cli-tournament-noted = La table { $table } de la ronde { $round } est notée. Tables sans résultat : { $waiting }.
cli-tournament-number = N°
cli-tournament-played = Jouées
cli-tournament-points = Points
cli-tournament-read = Lignes lues : { $rows }.
cli-tournament-result = Résultat
cli-tournament-round = ronde { $round }
cli-tournament-round-of = ronde { $round } sur { $rounds }
cli-tournament-rounds = Rondes
cli-tournament-ruled = Décidé selon l’article { $article }.
cli-tournament-scope = Scopas
cli-tournament-score = Score
cli-tournament-seed = Graine de tous les tirages : { $seed }
cli-tournament-side-1 = Camp 1
cli-tournament-side-2 = Camp 2
cli-tournament-simulated = { $runs } tournois de chaque formule entre { $entrants } paires ; { $deals } donnes par rencontre ; forces écartées de { $spread } points par donne (écart type).
cli-tournament-simulating = Tournois en cours
cli-tournament-sonneborn-berger = Sonneborn-Berger
cli-tournament-stage-called-off = annulé
cli-tournament-stage-over = fini
cli-tournament-stage-registration = inscriptions
cli-tournament-stage-running = en cours
cli-tournament-state = État
cli-tournament-state-entered = inscrit
cli-tournament-state-merged = a un partenaire
cli-tournament-state-there = présent
cli-tournament-state-withdrawn = retiré
cli-tournament-strength = Force
cli-tournament-table = Table
cli-tournament-wins = Victoires
cli-tournament-won = Gagnées

## Functions of the package and of the laboratory

argument_array = { $argument } est { $found } ; il faut int64[{ $least }] ou plus long, à une dimension et contigu.
array_content = { $argument } a une valeur hors limites, ou contient une position que l’on ne peut pas jouer.
array_read_only = { $argument } est en lecture seule, et la fonction y écrit.
array_shared = { $argument } partage sa mémoire avec { $other }.
player_not_carried = { $player } ne peut pas être envoyé à un autre processus : utilisez un seul processus, ou définissez-le dans un module.
player_unnamed = { $argument } : un fichier de résultats connaît un joueur par son nom : donnez une classe ou une fonction d’un module.
sequential_matches = Le test séquentiel est pour les donnes, pas pour les parties.
bad_server_address = L’adresse d’un serveur est comme http://localhost:7722.

## The games around Scopa

cli-may-declare = Vous pouvez annoncer : { $choices }. Écrivez-le, ou jouez une carte.
cli-least-wins = Qui a le moins de points gagne.
