# A sentence for each `reason` of settebello.errors, under the name it has in the code.

error = Quelque chose n’a pas marché. Réessayez.
syntax = Ligne { $line }, colonne { $column } : impossible à lire.
unknown_rule = Cette règle n’existe pas.
invalid_rules = Ces règles ne vont pas ensemble.
illegal_action = Ce coup n’est pas permis.
not_your_turn = Ce n’est pas à vous de jouer.
stale = La partie a avancé : regardez et choisissez de nouveau.
forbidden = Vous n’en avez pas le droit.
not_found = Il n’y a rien ici.
store = Le registre des parties ne répond pas. Réessayez bientôt.
setting = Un réglage ne convient pas.
file = Il y a un problème avec un fichier.

## Moves

deal_over = La donne est finie.
card_not_in_hand = Cette carte n’est pas dans votre main : { $card }.
hand_must_take = Impossible : une autre carte de votre main prend, et c’est elle qu’il faut jouer.
no_bank = Selon ces règles, on ne met pas un as de côté sans prendre.
takes_nothing = Cette carte ne prend rien, on ne peut que la poser : { $card }.
must_take = On ne peut pas poser cette carte, elle doit prendre : { $choices }.
equal_first = Impossible : il y a une carte égale sur la table, c’est elle qu’il faut prendre : { $choices }.
no_such_capture = Cette prise n’existe pas. On peut prendre : { $choices }.
no_action = Ce coup n’existe pas.
no_pack = Un paquet a quarante cartes, chacune une seule fois.

## Rules

missing_option = Il manque des options : { $options }.
unknown_option = L’option { $option } n’existe pas.
unknown_value = { $value } n’est pas une valeur de cette option.
unknown_preset = Aucune règle ne s’appelle { $preset }.
unreadable_option = { $option } est illisible : écrivez option=valeur, comme dans figs?target=11.
option_twice = L’option { $option } est écrite deux fois.

## Rules that make no sense together

players_count = On joue à 2, 3, 4 ou 6.
no_teams = À { $players }, on ne peut pas former deux équipes à places alternées : il faut quatre ou six joueurs.
no_hands = Avec la donne { $deal }, les joueurs ne reçoivent pas de cartes.
pack_too_small = { $deal } à { $players } joueurs : il faut { $taken } cartes, et le paquet en a 40.
cards_left_over = { $deal } à { $players } joueurs : { $rest ->
    [one] il reste une carte.
   *[other] il reste { $rest } cartes.
}
uneven_batches = { $deal } à { $players } joueurs : les { $rest } cartes qui restent après les premières mains ne suffisent pas pour tous jusqu’au bout.
endless_redeal = Une seule carte sur la table ne dépasse jamais dix : on redonnerait sans fin.
hopeless_redeal = Avec { $cards } cartes sur la table, on redonnerait presque toujours : vingt au plus.
crowded_table = { $cards } cartes sur la table, c’est trop pour choisir : vingt au plus.
draw_two_sides = Le tirage des partenaires et des rôles (articles 3 et 4 de la FIGS) vaut pour deux camps.
no_sweeping_ace = Il faut pour cela un as qui prend tout.
needs_target = Il faut un nombre de points à atteindre : une donne seule n’en a pas.
target_range = On joue en 1 à { $most } points, ou une seule donne.
needs_two_sides = C’est pour deux camps, et il y en a { $sides } ici.
figs_four = Les articles de la FIGS sont écrits pour quatre joueurs par paires.

## Tables

room_not_found = Cette table n’existe pas, ou n’existe plus.
log_empty = Le registre de cette table est vide.
log_damaged = Le registre de cette table est endommagé.
event_damaged = Une ligne du registre de cette table est endommagée.
event_newer = Cette table a été écrite par une version plus récente du programme : mettez-le à jour.
seat_taken = Cette place est prise : choisissez-en une autre.
table_full = Toutes les places de cette table sont prises.
already_seated = Vous avez déjà une place à cette table.
hand_seen = Vous avez vu une autre main de cette donne : reprenez cette place-là, ou attendez la donne suivante.
already_resigning = Vous l’avez déjà demandé ; votre partenaire n’a pas répondu.
left_too_often = Trop de places quittées avant la première carte. Attendez quelques minutes avant de vous asseoir à une table publique.
bad_name = Un nom a de 1 à { $most } caractères, tous visibles.
name_scripts = Un nom s’écrit dans un seul alphabet : les lettres d’alphabets différents se ressemblent.
name_of_account = Ce nom est celui d’une personne qui a un compte ici : connectez-vous, ou choisissez-en un autre.
not_your_seat = Cette place n’est pas la vôtre.
not_seated = Vous n’avez pas de place à cette table.
token_unknown = Votre place à cette table n’est plus valable.
no_deal = Aucune donne ne se joue à cette table en ce moment.
deal_not_over = La donne n’est pas encore finie.
stale_version = La partie a avancé : regardez et choisissez de nouveau.
version_conflict = Quelqu’un a été plus rapide : regardez et choisissez de nouveau.
bad_time = Une cadence s’écrit comme 10+5 (minutes par joueur, secondes par coup ; au plus { $minutes }+{ $seconds }) ou 3d (jours par coup ; au plus { $days }).
time_two_sides = Qui n’a plus de temps perd contre l’autre camp, et il y a ici { $sides } camps.
draw_two_pairs = On tire les partenaires au sort quand on joue deux contre deux, ce qui n’est pas le cas avec ces règles.
time_up = Votre temps est écoulé.
absence_slow = Quand chaque coup prend des jours, personne n’est tenu d’être présent.
not_awaited = La table n’attend pas ce joueur.
salt_not_asked = Aucun mot n’est demandé à cette place.
salt_other = Ce mot n’a pas l’empreinte donnée auparavant.
salt_owed = La donne suivante attend le mot de cette place.
salts_withheld = Avant les premières cartes, quelqu’un est parti sans livrer son mot : on ne donne plus de cartes à cette table. Ouvrez-en une autre.
not_absent = Le joueur dont c’est le tour est là.
absent_too_short = C’est trop tôt : il faut attendre encore { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
claim_two_sides = On ne peut réclamer une partie qu’entre deux camps.
claim_clock = Avec une pendule, c’est la pendule qui décide.
not_host = Seul l’hôte de la table peut en décider.
match_begun = On ne renvoie personne d’une partie commencée.
first_play_awaited = Une fois les cartes données, une table publique le reste jusqu’au premier coup.
given_not_listed = Les cartes de cette table viennent d’une autre partie : elle ne figure pas dans la liste ouverte à tous.
nobody_there = Il n’y a plus personne à cette place.
no_match = Aucune partie ne se joue à cette table.
resign_two_sides = On n’abandonne une partie qu’entre deux camps.
player_not_found = L’ordinateur n’a pas de joueur de ce nom.

## People

account = Un compte ne peut pas être ainsi.
too_many = C’est trop souvent. Réessayez plus tard.
match_deal_not_found = La partie n’a pas cette donne.
match_play_not_found = Personne n’a à jouer à ce moment de la donne. Choisissez un de ses coups.
match_not_found = Cette partie n’existe pas.
review_given_up = L’analyse de cette partie n’a pas abouti.
reviews_full = Trop d’analyses attendent : réessayez bientôt.
analyst_barred = Cet ordinateur a envoyé un résultat faux : on n’accepte plus rien de lui. Demandez un nouveau jeton, et vérifiez la machine.
analyst_claims = Ce jeton a déjà beaucoup d’analyses en cours. Livrez-les d’abord.
analyst_digits = Cet ordinateur ne calcule pas les mêmes chiffres que le serveur : ses résultats seraient refusés.
analyst_piece = Ce n’est pas un résultat pour le coup { $number }.
analyst_version = Le serveur analyse avec Settebello { $wanted }, et ceci est { $program } : installez la même version.
claim_over = Cette analyse n’est plus la vôtre : un autre ordinateur la fait.
person_not_found = Personne n’a de compte au nom de { $name }.
role_unknown = Le rôle { $role } n’existe pas.
no_settebello = Ce n’est pas un Settebello qui répond là-bas : vérifiez l’adresse.
other_site = La demande vient de la page d’un autre site.
too_many_connections = Trop de connexions sont ouvertes depuis votre adresse. Fermez quelques pages de ce site et réessayez.
too_many_requests = Trop de demandes en peu de temps. Attendez un instant.
too_many_seats = Trop de places prises à des tables publiques. Jouez à l’une d’elles, ou attendez quelques minutes.
too_many_tables = Trop de tables ouvertes. Jouez à l’une d’elles, ou attendez quelques minutes.
too_many_tries = Trop d’essais. Vous pourrez réessayer dans { $seconds ->
    [3600] une heure
    [600] dix minutes
   *[other] { $seconds } secondes
}.

## Network

path_not_found = Il n’y a rien à cette adresse.
deck_not_found = Ce jeu de cartes n’existe pas.
bad_message = Le serveur n’a pas compris la demande.
bad_request = Le serveur n’accepte pas cette demande.
no_json = Le serveur n’a pas pu lire le message.
bad_setting = { $name } ne peut pas être « { $value } » : de { $least } à { $most }.

## Where people err

nothing_missed = La dernière carte n’a rien manqué que l’on puisse encore prendre.
call_by_partner = Le partenaire de qui a manqué une prise ne dit rien.
card_called = C’est cette carte qu’il faut jouer maintenant : { $cards }.
exposed_first = Les cartes découvertes se jouent d’abord : { $cards }.
choose_first = Il faut d’abord décider quelle carte découverte se joue.
no_choice = Vous n’avez rien à décider.
already_exposed = Cette carte est déjà découverte.
no_twin = La carte jouée n’a pas de jumelle de ce genre dans cette main.
played_stays = Carte jouée reste jouée.
pile_closed = Les prises ne se revoient pas et ne se comptent pas.
no_fuori = Selon ces règles, personne n’annonce « fuori ».
fuori_last_play = Avec la dernière carte de la donne, personne n’annonce « fuori ».
fuori_level = La donne a commencé à égalité, à { $points } : personne ne peut annoncer « fuori ».
no_articles = Selon ces règles, cette erreur ne peut pas se produire.

## The arbiter’s desk

no_such_seat = Cette place n’existe pas.
match_over = La partie est finie.
arbiter_only = Ici, le programme donne et compte les cartes : cela se fait à la table de l’arbitre.
hand_not_seen = On ne montre pas une main que l’on n’a pas encore le droit de regarder.
wrong_capture = Cette carte ne prend pas celles-là : { $card }.

## The club

nobody_awaited = Cette table n’a pas de place libre, ou l’on y joue déjà.
nobody_to_report = On ne peut signaler qu’une autre personne de la table.
report_not_found = Ce signalement n’existe pas, ou il est déjà clos.
admins_only = C’est réservé aux administrateurs du club.
no_network_address = { $address } n’est pas une adresse de réseau. Écrivez-en une comme 192.0.2.7 ou 2001:db8::7.
own_case = Cela vous concerne : c’est à un autre administrateur d’en décider.
own_role = C’est à un autre administrateur de changer votre rôle.
banned = Il vous est interdit de jouer ici { $forever ->
    [yes] sans limite de durée
   *[no] jusqu’au { $until }
} : { $why } La page de votre compte en dit plus, et vous pouvez y faire un recours.
address_banned = Il est interdit de jouer depuis votre réseau { $forever ->
    [yes] sans limite de durée
   *[no] jusqu’au { $until }
}. Les comptes plus anciens continuent de jouer.
person_banned = { $name } fait l’objet d’une exclusion, et ne s’inscrit à aucun tournoi.
ban_of_an_admin = On n’exclut pas un administrateur. Changez d’abord son rôle.
ban_not_found = Cette exclusion n’existe pas, ou elle est finie.
appealed = Vous avez déjà fait un recours contre cela.
warning_not_found = Cet avertissement n’existe pas, ou vous l’avez lu.
suspicion_not_found = Ce soupçon n’existe pas, ou quelqu’un d’autre s’en est occupé.
kept_apart = Vous et cette personne, ou quelqu’un à cette table, ne jouez pas ensemble : l’un a bloqué l’autre.
block_of_oneself = Vous ne pouvez pas vous bloquer vous-même.
remarks_closed = Les spectateurs s’écrivent aux tables publiques, tant que l’on peut regarder une partie.
remarks_of_players = Les joueurs, et qui partage avec eux un compte ou un réseau, lisent après la partie ce qu’écrivent les spectateurs.
remarks_off = L’hôte de cette table ne veut pas de remarques de spectateurs.
bad_remark = Une remarque a de 1 à { $most } caractères, tous visibles.
remark_too_soon = Vous venez d’écrire quelque chose. Vous pourrez écrire de nouveau dans { $seconds } secondes.
too_many_remarks = Vous avez écrit { $most } remarques sur cette partie. Cela suffit.
remark_not_found = Cette remarque n’existe pas, ou elle est déjà masquée.
too_many_blocks = Vous avez bloqué { $most } personnes. Débloquez-en une d’abord.
password_of_a_bot = Un programme n’a pas de mot de passe.
link_used_up = Ce lien n’est plus valable. Demandez-en un nouveau au club.
no_mail = Ce serveur n’envoie pas encore d’e-mails.
no_push = Ce serveur n’envoie pas encore de notifications aux navigateurs.
push_service_unknown = Ce serveur n’envoie rien au service de notifications de ce navigateur.
role_of_a_bot = Un programme reste un programme.
silence = Le règlement demande le silence pendant que la donne se joue.
too_much_talk = C’est trop à la fois : vous pourrez en dire plus dans { $seconds } secondes.

## Programs

argument = Une fonction a été appelée avec un argument qui ne convient pas.
argument_kind = { $argument } est de type { $found } ; il faut { $wanted }.
argument_range = { $argument } est { $number } ; il faut de { $least } à { $most }.
argument_count = { $argument } a { $found } éléments ; il en faut { $wanted }.
argument_hex = { $argument } doit être en hexadécimal : écrivez deux chiffres parmi 0-9 et a-f pour chaque octet.
argument_salt = { $argument } a un élément avec une virgule, ou avec un caractère qui n’est pas ASCII.
argument_hashes = { $argument } doit avoir un élément pour chaque sel : vide, ou 64 chiffres parmi 0-9 et a-f.
action_not_legal = L’action { $number } n’est pas permise ici.
deal_in_progress = La donne n’est pas finie : il reste { $cards } cartes à jouer.
no_player = { $argument } n’est pas un joueur : donnez un nom, ou un objet, une classe ou une fonction qui choisit une action.
