# Reports, and those who look after the club.

report = Signaler quelqu’un
report-hint = L’administration du club le lit, avec le nom sous lequel vous jouez. La personne signalée n’en sait rien.
report-whom = Qui
report-why = Pourquoi
report-words = Nom ou propos offensants
report-cheating = Joue de façon déloyale
report-stalling = Fait attendre exprès
report-other = Autre chose
report-text = Que s’est-il passé ? (facultatif)
report-send = Signaler
report-sent = Signalement envoyé. Merci : l’administration du club s’en occupera.

## Looking after the club

title-admin = Gestion du club · Settebello
admin = Gestion du club
admin-enter = Se connecter
admin-state = L’état du club
admin-people = Personnes
admin-tables = Tables en mémoire
admin-sockets = Connexions
admin-version = Version
admin-well = Tout répond.
admin-failing = Ne répond pas : { $parts }.
admin-reports = { $count ->
    [0] Aucun signalement ouvert
    [one] Un signalement ouvert
   *[other] { $count } signalements ouverts
}
admin-closed = { $count ->
    [0] Aucun clos
    [one] Un clos
   *[other] { $count } clos
}
admin-gone = Compte supprimé
admin-guest = invité
admin-told = Signalé par { $name }, { $when }
admin-table = La table
admin-proof = La preuve des paquets
admin-close = Clore
admin-hide = Masquer la remarque
admin-hidden = La remarque est masquée
admin-find = Chercher un nom
admin-look = Chercher
admin-nobody = Personne n’a un tel nom.
admin-since = depuis le { $when }
admin-role-of = Rôle : { $name }
admin-give-role = Changer le rôle
admin-give-role-to = Changer le rôle ({ $name }) : { $role }
admin-role-given = { $name } a maintenant le rôle : { $role }.
admin-sign-out = Déconnecter
admin-sign-out-of = Déconnecter { $name } partout
admin-sign-out-sure = Déconnecter { $name } de tous les appareils ?
admin-keep = Laisser
admin-signed-out = { $name } n’a plus de connexion nulle part.
admin-password = Nouveau mot de passe
admin-password-of = Nouveau mot de passe pour { $name }
admin-add = Ajouter
admin-add-name = Nom d’un nouveau membre
admin-invite = Inviter par un lien
admin-invite-count = Personnes à inviter
admin-link-added = { $name } a un compte. Avec ce lien, valable une fois et pendant sept jours, { $name } choisit son mot de passe. Il ne sera plus montré.
admin-link-password = Avec ce lien, valable une fois et pendant sept jours, { $name } choisit un autre mot de passe. Il ne sera plus montré.
admin-link-invited = Avec ce lien { $count ->
    [one] une personne peut
   *[other] { $count } personnes peuvent
} se créer un compte dans les { $days } jours, toutes depuis la même adresse au besoin. Il ne sera plus montré.
admin-link-copy = Copier le lien
role-member = membre
role-arbiter = arbitre
role-admin = administrateur
role-bot = programme

## Fair play

suspicions = { $count ->
    [0] Aucun soupçon ouvert
    [one] Un soupçon ouvert
   *[other] { $count } soupçons ouverts
}
suspicions-hint = Parties des 30 derniers jours où quelque chose sort de l’ordinaire. Cela ne prouve rien : regardez les parties, puis décidez.
suspicions-closed = { $count ->
    [0] Aucun clos
    [one] Un clos
   *[other] { $count } clos
}
suspicion = { $kind ->
    [addresses] Comptes d’une même adresse : { $count } parties classées, presque toutes gagnées par un seul
    [pairings] Toujours les deux mêmes : { $count } parties classées, presque toutes gagnées par un seul
   *[resignations] { $count } parties perdues avant la fin de la première donne
}
suspicion-since = Depuis le { $when }
suspicion-look = Voir les parties
suspicion-verdict = Verdict
suspicion-words = En quelques mots, pour les administrateurs et les données des personnes concernées
suspicion-strike = Retirer cette partie des cotes
suspicion-more = Voir des parties plus anciennes
suspicions-next = Voir la suite ({ $shown } sur { $all } affichés)
suspicion-older = { $count ->
    [one] Retirer aussi la partie plus ancienne
   *[other] Retirer aussi les { $count } parties plus anciennes
}
suspicion-unrated = non classée
suspicion-reopen = Rouvrir
verdict-nothing = Rien d’anormal
verdict-warned = Quelqu’un a été averti ou exclu
verdict-struck = Les parties ne comptent plus pour la cote

measures = Notes, avertissements, exclusions
measures-name = Nom d’un compte
measure = Mesure
measure-words = En quelques mots
measure-note = Note
measure-note-hint = Pour les administrateurs. Elle figure dans les données de la personne.
measure-note-take = Noter
measure-warning = Avertissement
measure-warning-hint = La page d’accueil l’annonce à la personne, et la page du compte le garde jusqu’à ce qu’il soit lu.
measure-warning-take = Avertir
measure-ban = Exclusion
measure-ban-hint = La personne ne prend plus de place, lit pourquoi, et peut faire un recours, une fois.
measure-ban-take = Exclure
measure-taken = Fait : { $name }.
record-of = { $bans ->
    [0] Aucune exclusion
    [one] Une exclusion
   *[other] { $bans } exclusions
}, { $suspicions ->
    [0] aucun soupçon
    [one] un soupçon
   *[other] { $suspicions } soupçons
}, { $addresses ->
    [0] aucune adresse
    [one] une adresse
   *[other] { $addresses } adresses
} en 90 jours
warning-was-read = lu { $when }
bans = { $count ->
    [0] Aucune exclusion
    [one] Une exclusion
   *[other] { $count } exclusions
}{ $appeals ->
    [0] {""}
    [one] , un recours
   *[other] , { $appeals } recours
}
ban-until = { $forever ->
    [yes] définitive
   *[no] jusqu’au { $when }
}
ban-of-address = Une adresse
ban-days = Pour combien de temps
ban-some-days = { $days ->
    [one] Un jour
   *[other] { $days } jours
}
ban-for-good = Définitivement
ban-addresses = Aussi les invités et les nouveaux comptes des mêmes adresses
ban-answer = Réponse : { $text }
ban-reply = Répondre ou lever
ban-reply-words = La personne lira
ban-lift = Lever l’exclusion
ban-keep = L’exclusion reste

audit = Actes des administrateurs
audit-show = { $count ->
    [0] Aucune entrée
    [one] Une entrée
   *[other] { $count } entrées
}
audit-machine = Sur le serveur
deed-ban = a exclu
deed-ban_address = a exclu une adresse
deed-lift = a levé une exclusion
deed-answer = a répondu à un recours
deed-note = a écrit une note
deed-warning = a averti
deed-verdict = a clos un soupçon
deed-reopen = a rouvert un soupçon
deed-role = a donné un rôle
deed-sign_out = a déconnecté partout
deed-person = a ajouté
deed-password = a créé un lien de mot de passe
deed-invitation = a créé une invitation
deed-report = a clos un signalement
deed-remark = a masqué une remarque
deed-bot = a créé le compte d’un programme
deed-token = a créé un jeton
deed-revoke = a révoqué un jeton
deed-ratings = a recalculé les cotes

block = Bloquer { $name }
block-done = Blocage fait : { $name }. L’appariement et les tables publiques ne vous réunissent plus. La page de votre compte permet de l’annuler.
