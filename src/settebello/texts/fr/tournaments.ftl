## Tournaments: to find them, to enter, to run them

title-tournaments = Tournois · Settebello
title-tournament = { $name } · Settebello
title-new-tournament = Nouveau tournoi · Settebello
tournaments = Tournois
tournaments-new = Annoncer un tournoi
tournaments-live = En direct
tournaments-announce = Annoncer le tournoi
tournaments-coming = À venir
tournaments-none-coming = Aucun tournoi n’est prévu. Annoncez-en un.
tournaments-over = Terminés
tournaments-yours = vous y êtes
tournaments-calendar = Calendrier
tournaments-month-before = Le mois précédent
tournaments-month-after = Le mois suivant
tournaments-feed = Le calendrier des tournois (.ics)

## A tournament in short

tournament-game = { $rules }, { $company ->
    [singles] individuel
    [teams] par équipes
   *[pairs] par paires
  }
tournament-format = { $format ->
    [swiss] système suisse
    [round_robin] toutes rondes
    [knockout] élimination directe
    [duplicate] donnes en double (« duplicate »)
    [teams] équipes de deux tables
   *[arena] arène
  }{ $rounds ->
    [0] {""}
    [1] , une ronde
   *[other] , { $rounds } rondes
  }
tournament-entries-count = { $company ->
    [singles] { $count ->
        [0] aucun joueur
        [1] un joueur
       *[other] { $count } joueurs
      }
    [teams] { $count ->
        [0] aucune équipe
        [1] une équipe
       *[other] { $count } équipes
      }
   *[pairs] { $count ->
        [0] aucune paire
        [1] une paire
       *[other] { $count } paires
      }
  }{ $room ->
    [0] {""}
   *[other] {" "}sur { $room }
  }
tournament-state-registration = Inscriptions ouvertes
tournament-state-playing = En cours
tournament-state-between = Entre deux rondes
tournament-state-over = Terminé
tournament-state-cancelled = Annulé
tournament-round = Ronde { $round }
tournament-round-of = Ronde { $round } sur { $rounds }
tournament-unknown = Ce tournoi n’existe pas.
tournament-gone = compte supprimé
tournament-now = En ce moment
tournament-parts = Les sections du tournoi
tournament-part-tables = Tables
tournament-part-standings = Classement
tournament-part-entries = Inscrits
tournament-part-about = Règles

## Now

tournament-calls = Votre table vous attend
tournament-call = Ronde { $round }, table { $table }
tournament-to-the-end = jusqu’à la fin de la ronde
tournament-left = Fin de la ronde dans { $time }.
tournament-time-over = le temps de la ronde est écoulé
tournament-to-its-end = jusqu’à la fin
tournament-left-of-all = Fin dans { $time }.
tournament-arena-over = le temps est écoulé ; les tables en cours comptent
tournament-arbiter-begins = Il commence quand l’arbitre le décide.
tournament-next-soon = La ronde { $round } va commencer
tournament-next-end = La dernière ronde est terminée
tournament-your-table = Votre table : n° { $table }
tournament-your-table-now = Votre table
tournament-your-table-done = Votre table : n° { $table }, finie
tournament-to-table = Aller à la table
tournament-tell = Noter le résultat
tournament-you-rest = Vous ne jouez pas cette ronde
tournament-you-wait = Vous jouez à partir de la prochaine ronde.
tournament-you-wait-for-one = Vous êtes en attente. Votre table s’ouvre dès qu’un adversaire est libre.
tournament-you-have-left = Vous avez quitté le tournoi. Vous pouvez revenir tant qu’il reste du temps.
tournament-come-back = Rejouer
tournament-you-are-out = Vous ne jouez plus dans ce tournoi.
tournament-your-place = Votre place finale : { $place } sur { $count }
tournament-rounds-played = Les rondes jouées
tournament-bye = Exempt

## Taking part

tournament-enter = { $company ->
    [singles] S’inscrire
    [teams] Inscrire une équipe
   *[other] S’inscrire en paire
  }
tournament-enter-with = Avec un partenaire sans compte
tournament-partner-name = Le nom du partenaire
tournament-sign-in = Se connecter pour s’inscrire
tournament-you-are-in = Inscription faite
tournament-seeking = Il manque votre partenaire : envoyez-lui le lien.
tournament-send-link = { $company ->
    [teams] Envoyer le lien aux autres
   *[other] Envoyer le lien au partenaire
  }
tournament-link-for = { $company ->
    [teams] Le lien pour les autres
   *[other] Le lien pour le partenaire
  }
tournament-team-about = Vous recevez un lien pour les autres de votre équipe. Les deux premiers inscrits jouent ensemble à une table, les autres à la seconde.
tournament-team-missing = { $count ->
    [one] il manque { $count } personne
   *[other] il manque { $count } personnes
  }
tournament-team-table = Table { $letter }
tournament-team-yours = la vôtre
tournament-team-not-yet = en cours
tournament-team-other-plays = Votre table a fini. L’autre joue encore.
tournament-link-copied = Lien copié.
tournament-asks = { $company ->
    [teams] { $name } vous invite dans son équipe.
   *[other] { $name } vous propose de jouer en paire.
  }
tournament-join = { $company ->
    [teams] Rejoindre l’équipe
   *[other] Jouer en paire
  }
tournament-check-in = Je suis là
tournament-checked-in = Présence confirmée
tournament-withdraw = Se retirer
tournament-withdraw-short = Retirer
tournament-withdraw-of = Retirer { $name }
tournament-withdraw-sure = La table qui vous attend est perdue, et vous ne jouez pas les prochaines rondes.
tournament-entries = Inscrits
tournament-entry = { $company ->
    [singles] Joueur
    [teams] Équipe
   *[pairs] Paire
  }
tournament-no-entries = Personne pour l’instant.
tournament-incomplete = cherche un partenaire
tournament-withdrawn = retrait
tournament-here = Présent
tournament-here-of = Présent : { $name }
tournament-not-here = absent
tournament-number = N°

## The tables and the standings

tournament-tables = Les tables
tournament-tables-of = Les tables de la ronde { $round }
tournament-table = Table
tournament-table-of = Ronde { $round }, table { $table }
tournament-rounds = Rondes
tournament-no-round = Les tables seront connues au début de la première ronde.
tournament-no-rounds = Aucune ronde n’a été jouée.
tournament-finished = { $finished ->
    [0] aucune finie sur { $tables }
    [1] une finie sur { $tables }
   *[other] { $finished } finies sur { $tables }
  }
tournament-all-finished = toutes finies
tournament-in-play = { $count ->
    [0] aucune en cours
    [1] une en cours
   *[other] { $count } en cours
  }
tournament-done = finie
tournament-sealed = scellée
tournament-live = en cours
tournament-to-play = à jouer
tournament-unplayed = non jouée
tournament-forfeit = forfait
tournament-corrected = corrigée
tournament-write = noter
tournament-standings = Classement
tournament-latest = Dernières
tournament-after = { $rounds ->
    [0] avant la première ronde
    [1] après une ronde
   *[other] après { $rounds } rondes
  }
tournament-during = en cours : ronde { $round }
tournament-place = Rang
tournament-points = Points
tournament-show-all = Tout afficher ({ $count })
tournament-tie-order = À égalité de points : { $order }.
outcome-won = gagnée
outcome-lost = perdue
outcome-drawn = nulle
outcome-bye = exempt
outcome-absent = perdue par forfait
outcome-short-won = G
outcome-short-lost = P
outcome-short-drawn = =
outcome-short-bye = E
outcome-short-absent = F
tie-buchholz = Buchholz
tie-buchholz_cut = Buchholz tronqué
tie-sonneborn_berger = Sonneborn-Berger
tie-direct = rencontre directe
tie-wins = victoires
tie-difference = différence
tie-points = points marqués
tie-scope = scopas
tie-lot = tirage au sort
tie-short-buchholz = Buch.
tie-short-buchholz_cut = Buch.−1
tie-short-sonneborn_berger = S.-B.
tie-short-direct = Dir.
tie-short-wins = Vict.
tie-short-difference = Diff.
tie-short-points = Marq.
tie-short-scope = Scopas
tie-short-lot = Sort
tie-about-buchholz = les points de tous les adversaires
tie-about-buchholz_cut = les points des adversaires, sans le plus faible
tie-about-sonneborn_berger = les points des adversaires battus, et la moitié de ceux des parties nulles
tie-about-direct = le résultat entre ceux qui sont à égalité
tie-about-wins = les parties gagnées
tie-about-difference = les points marqués moins les points encaissés
tie-about-points = les points marqués aux tables
tie-about-scope = les scopas faites
tie-about-lot = un tirage que chacun peut vérifier

## Writing a result

tournament-save = Enregistrer le résultat
tournament-correct = Corriger le résultat
tournament-corrects = Cette table a déjà un résultat : une correction demande un motif, et tout est recompté.
tournament-reason = Motif
tournament-less = { $name } : un point de moins
tournament-more = { $name } : un point de plus
tournament-game-of = Partie { $game } sur { $games }
tournament-games = Les parties
tournament-deal-number = Donne { $deal }
tournament-not-come = Quelqu’un n’est pas venu
tournament-told = Le résultat est noté.
tournament-wrong-arbiter = S’il est faux, dites-le à l’arbitre, qui le corrigera.
tournament-tell-hint = Notez les points des deux camps. Une personne de la table suffit.
tournament-to-tournament = Vers le tournoi
tournament-no-table-link = Ce lien ne mène à aucune table.

## The arbiter

tournament-arbiter = Arbitre
tournament-step-start = Commencer le tournoi
tournament-step-pair = Commencer la ronde { $round }
tournament-step-finish = Terminer le tournoi
tournament-step-cancel_round = Annuler la ronde { $round }
tournament-step-call_off = Annuler le tournoi
tournament-sure-start = Les inscriptions seront closes.
tournament-sure-pair = Les appariements seront visibles aussitôt.
tournament-sure-finish = On ne jouera plus ensuite. Les corrections restent possibles.
tournament-sure-cancel_round = Les appariements de la ronde disparaissent. On peut ensuite en faire d’autres.
tournament-sure-call_off = Le tournoi finit sans classement, et ne peut plus être rouvert.
tournament-missing = { $count ->
    [0] Toutes les tables ont fini.
    [1] Il manque le résultat d’une table.
   *[other] Il manque les résultats de { $count } tables.
  }
tournament-else = Plus
tournament-add-entry = Ajouter des inscrits
tournament-import = Importer des inscrits
tournament-import-about = La première ligne nomme les colonnes : member1, member2, et au besoin name et strength. Toutes les lignes entrent, ou aucune.
tournament-import-file = Un fichier (CSV)
tournament-import-text = Ou la liste elle-même
tournament-import-send = Inscrire toute la liste
tournament-substitute = Remplacer un joueur
tournament-substitute-out = Le joueur qui part
tournament-substitute-in = Le nom du remplaçant
tournament-add = Ajouter
tournament-added = Inscription faite : { $names }.
tournament-add-computers = Ajouter des ordinateurs
tournament-computers-about = Ils s’inscrivent avant le début, jouent tout seuls et portent leur niveau près du nom. Les parties avec eux ne sont pas classées.
tournament-computers-count = { $company ->
    [singles] Nombre d’ordinateurs
    [teams] Nombre d’équipes d’ordinateurs
   *[other] Nombre de paires d’ordinateurs
  }
tournament-computers-complete = { $company ->
    [teams] Compléter les équipes en attente ({ $count })
   *[other] Un ordinateur pour qui attend un partenaire ({ $count })
  }
tournament-computer = Ordinateur
tournament-name-level = { $name } ({ $level })
tournament-enough = Terminé
tournament-team-name = Nom de l’équipe
tournament-player-number = { $count ->
    [1] Nom
   *[other] Nom { $number } sur { $count }
  }
tournament-return = Laisser revenir
tournament-return-of = Laisser revenir { $name }
tournament-ruling = Décision
tournament-rulings = Les décisions de l’arbitre
tournament-ruling-about = À propos de
tournament-ruling-all = tout le monde
tournament-ruling-article = Article
tournament-ruling-penalty = Points de pénalité
tournament-ruling-disqualify = Disqualifier
tournament-ruling-give = Publier la décision
tournament-penalty = { $points ->
    [1] un point de pénalité ·
   *[other] { $points } points de pénalité ·
  }
tournament-disqualified = disqualification ·
tournament-print = Imprimer
tournament-print-now = Imprimer la feuille
tournament-sheet = Feuille
tournament-sheet-pairings = Appariements
tournament-sheet-standings = Classement
tournament-sheet-cards = Fiches de table
tournament-signed = Signatures
tournament-card-link = Le résultat peut aussi être noté avec un téléphone :

## How it is played

tournament-rules = Comment on joue
tournament-when = Quand
tournament-where = Où
tournament-game-label = Jeu
tournament-formula = Formule
tournament-clock = Pendule
tournament-minutes = { $minutes ->
    [1] une minute par ronde
   *[other] { $minutes } minutes par ronde
  }
tournament-lasts = Minutes en tout
tournament-lasts-for = { $minutes ->
    [1] une minute
   *[other] { $minutes } minutes
  }
tournament-ties = À égalité de points
tournament-lots = Empreinte des tirages
tournament-csv-standings = Classement (CSV)
tournament-csv-results = Résultats (CSV)
tournament-json = Tout (JSON)
tournament-ics = Dans l’agenda (.ics)

## Announcing

tournament-name = Nom du tournoi
tournament-venue = Où l’on joue
tournament-venue-wooden = À de vraies tables
tournament-venue-online = En ligne
tournament-venue-about-online = Il commence tout seul à l’heure annoncée : les tables s’ouvrent pour les inscrits, et les résultats arrivent d’eux-mêmes. Qui ne vient pas perd quand son temps est écoulé.
tournament-day = Jour
tournament-time = Heure
tournament-about = Notes pour les joueurs
tournament-deals = Donnes par ronde
tournament-round-minutes = Minutes par ronde
tournament-no-clock = sans pendule
tournament-room-for = Places
tournament-no-bound = sans limite
tournament-needs-check-in = Seuls jouent ceux qui ont confirmé leur présence
tournament-formula-swiss = Suisse
tournament-formula-round_robin = Toutes rondes
tournament-formula-knockout = Élimination
tournament-formula-duplicate = Donnes en double
tournament-formula-teams = Équipes
tournament-formula-arena = Arène
tournament-formula-about-arena = Pendant un temps fixé, on se rencontre dès qu’on est libre. Plus on joue, plus on peut gagner.
tournament-formula-about-swiss = Chaque ronde oppose ceux qui ont autant de points ; jamais deux fois les mêmes.
tournament-formula-about-round_robin = Chacun rencontre tous les autres, une fois.
tournament-formula-about-knockout = Qui perd est éliminé. À la première ronde, les exempts sont les têtes de série.
tournament-formula-about-duplicate = À chaque ronde, toutes les tables jouent les mêmes donnes : c’est la comparaison qui compte.
tournament-formula-about-teams = Deux tables par rencontre, avec les mêmes cartes et les camps inversés.

## Refusals of a tournament

arena_time_up = Le temps de l’arène est écoulé : aucune table ne commence plus.
cell_number = { $name } doit être un nombre, et c’est « { $text } ».
column_missing = La première ligne nomme les colonnes, et il manque { $name }.
computers_late = Les ordinateurs s’inscrivent avant le début, et ce tournoi a commencé.
computers_many = Un tournoi compte au plus { $most } ordinateurs.
computers_none = Dites combien d’ordinateurs s’inscrivent.
computers_no_partner = Ici chacun s’inscrit seul : un ordinateur n’est le partenaire de personne.
csv_unreadable = Ce n’est pas du CSV.
points_text = Les points s’écrivent comme 11-7, et ceci est « { $text } ».
rows_many = Il y a plus de { $most } lignes.
entry_closed = Plus personne ne peut s’inscrire à ce tournoi.
entrant_members = Ici on s’inscrit à { $wanted } ; noms donnés : { $found }.
entrant_name = Un nom a de 1 à { $most } caractères, tous visibles.
entrant_not_found = L’inscription { $entrant } n’existe pas dans ce tournoi.
entrant_not_withdrawn = L’inscription { $entrant } n’est pas retirée.
entrant_withdrawn = L’inscription { $entrant } ne joue plus.
game_before = La partie { $part } de cette table n’a pas encore de résultat.
knockout_tie = Une élimination demande un vainqueur : jouez une donne de plus.
member_unknown = Cette personne n’existe pas : l’inscription a { $members }.
no_round = La ronde { $round } n’existe pas.
nobody_free = Il y a moins de deux joueurs libres.
part_unknown = Cette table donne { $parts } résultats, et celui-ci n’en est pas un.
penalty_range = Une pénalité va de 0 à { $most }.
person_entered_twice = { $name } est déjà dans les inscrits. Deux personnes du même nom ont besoin d’un mot de plus dans le leur.
plan_option = L’option { $option } ne va pas avec ce tournoi.
plan_range = { $option } est { $number } ; la valeur va de { $least } à { $most }.
plan_two_sides = Un tournoi demande des règles pour deux camps, et celles-ci n’en sont pas : { $rules }.
reason_missing = Donnez un motif de 1 à { $most } caractères.
result_deals = Ici un résultat a les points de { $deals } donnes.
result_given = La table { $table } de la ronde { $round } a son résultat. L’arbitre peut le corriger.
result_missing = La table { $table } n’a pas encore de résultat : il n’y a rien à corriger.
result_points = Les points vont de 0 à { $most }.
round_begun = La ronde { $round } a commencé : elle a des résultats, ou ses donnes ont été vues, et on ne peut plus l’annuler.
round_not_over = La ronde n’est pas finie. Tables sans résultat : { $tables }, à commencer par la table { $table }.
rounds_left = Rondes encore à jouer : { $rounds }.
rounds_played = Toutes les rondes ont été jouées.
ruling_entrant = Une pénalité doit viser une inscription.
ruling_table = Pour une table perdue, il faut sa ronde et son numéro.
side_unknown = Une table a le camp 1 et le camp 2.
strength_range = Une force va de 0 à { $most }.
table_not_playing = La table { $table } ne joue pas à la ronde { $round }.
too_few_entrants = Il en faut au moins { $least }, et il y en a { $found }.
tournament_called_off = Le tournoi a été annulé.
tournament_full = Le tournoi est complet : il a { $most } inscrits.
tournament_name = Le nom d’un tournoi a de 1 à { $most } caractères.
tournament_not_started = Le tournoi n’a pas commencé.
tournament_over = Le tournoi est terminé.
tournament_seed = La graine d’un tournoi a 64 chiffres de 0-9 et a-f.
tournament_started = Le tournoi a commencé.

## Tournaments of the server

computers_online = Les ordinateurs jouent aux tables en ligne, et ce tournoi se joue à de vraies tables.
entry_of_another = Cette inscription n’est pas la vôtre.
not_the_arbiter = Seul l’arbitre du tournoi fait cela.
online_needs_accounts = En ligne on joue avec un compte : chacun s’inscrit lui-même, ou par le lien d’un partenaire ou d’une équipe.
online_plays_matches = En ligne les tables jouent des parties ou des donnes en double : les rencontres en un nombre fixé de donnes sont pour les vraies tables.
own_partner = Personne n’est son propre partenaire.
partner_link_used = Personne ne cherche plus de partenaire par ce lien.
result_not_yours = Ce n’est pas à vous de noter ce résultat.
tournament_moved_on = Le tournoi a avancé entre-temps : regardez-le de nouveau.
tournament_not_found = Ce tournoi n’existe pas.

## Duplicate deals

tournament-set = Donnes de la ronde { $round }
tournament-set-about = Toutes les tables jouent ces donnes. Les résultats d’une donne sont montrés quand toutes les tables l’ont finie.
tournament-set-about-teams = Les deux tables d’une rencontre jouent ces donnes, avec les camps inversés. Vous voyez l’autre table quand les deux ont fini une donne ; tous la voient quand toutes les tables l’ont finie.
tournament-set-open = ouverte
tournament-set-sealed = scellée
tournament-set-own = vous : { $own } – { $others }
tournament-set-table = Table
tournament-set-points = Points
tournament-set-mp = PM
tournament-set-percent = %
tournament-set-unfinished = pas finie
tournament-set-text = La série, avec ses empreintes

## The wall: what is being played now

title-watch = En direct · Settebello
watch = En direct
watch-count = { $count ->
    [0] aucune table
    [1] une table
   *[other] { $count } tables
  }
watch-delay = { $seconds } secondes de retard, mains cachées
watch-tables = Tables publiques
watch-none = Personne ne joue à une table publique en ce moment.
watch-turn = À { $name } de jouer.
watch-deal = donne { $deal }
watch-deal-over = On compte la donne.
watch-match-over = La partie est finie.
watch-empty = la table est vide
watch-hand = { $cards ->
    [1] une carte
   *[other] { $cards } cartes
  }
watch-table = table { $number }
watch-round = { $rounds ->
    [0] ronde { $round }
   *[other] ronde { $round } sur { $rounds }
  }, { $playing ->
    [1] une table joue
   *[other] { $playing } tables jouent
  }
watch-sealed = Donnes en double : toutes les tables jouent les mêmes cartes, aucune n’est donc montrée avant que toutes aient fini.
