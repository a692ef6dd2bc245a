# One's account: signing in, sessions, one's own data.

title-account = Compte · Settebello
account-hint = Personne n’en a besoin : comme invité, vous jouez tout de suite. Un compte garde votre nom et dit qui vous êtes au club.
account-name = Nom
account-since = { $role ->
    [admin] Administrateur
    [arbiter] Arbitre
    [bot] Ordinateur
   *[other] Membre
} depuis le { $when }
account-at-tables = Aux tables, on vous appelle par ce nom, et la partie est gardée sur votre page. Si vous tapez un autre nom, vous jouez comme invité.
account-page = Mes parties

sign-in = Se connecter
sign-up = Nouveau compte
sign-up-now = Créer le compte
account-admin = Gérer le club
sign-out = Se déconnecter
password = Mot de passe
password-hint = Au moins 8 caractères.
email = E-mail, si vous voulez
email-address = E-mail
email-hint = Pour un mot de passe perdu, et pour savoir ce qui vous attend. L’adresse se confirme par un lien.

sessions = Où vous êtes connecté
session-here = Ici
session-seen = Dernière visite le { $when }
session-end = Fermer
session-end-of = Fermer la session dans { $browser }
browser-unknown = Un navigateur

tokens = Vos programmes
tokens-hint = Avec un jeton, un programme joue en votre nom. Qui le détient a les mêmes droits : ne le montrez à personne.
token-scope = { $scope ->
    [read] Lit votre compte
    [house] Joue pour la maison
    [analyst] Analyse des parties pour le serveur
   *[other] Prend place et joue
}
token-until = jusqu’au { $when }
token-was-over = expiré depuis le { $when }
token-revoke = Révoquer
token-revoke-of = Révoquer le jeton { $name }
token-new = Nouveau jeton
token-name = Nom
token-name-hint = Pour vous, pour le distinguer des autres.
token-scopes = Ce qu’il peut faire
token-scopes-none = Choisissez-en au moins un.
token-days = Pour combien de temps
token-some-days = { $days } jours
token-make = Créer le jeton
token-made = Le voici. Il ne sera plus montré.
token-copy = Copier

calling = Être prévenu
calling-hint = Quand vous n’êtes pas à la table, on vous dit ce qui vous attend. Un message ne dit rien de vos cartes, et ce qui arrive ensemble tient en un message.
calling-missing = Le serveur n’envoie pas encore d’e-mails. Il lui faut { $settings }.
calling-mail = Par e-mail
calling-mail-to = À { $address }
calling-mail-none = Donnez d’abord une adresse.
calling-mail-waits = { $address } n’est pas encore confirmée. Ouvrez le lien dans le message qui y arrive.
calling-mail-question = Envoyer le lien
calling-mail-sent = Le lien est en route.
calling-address = Une autre adresse
calling-address-first = Votre adresse
calling-address-hint = Un lien y arrive et demande si elle est à vous. Un mot de passe perdu se remplace par cette adresse : c’est pourquoi on vous demande le vôtre.
calling-address-set = Garder cette adresse
calling-push = Dans ce navigateur
calling-push-hint = Même page fermée.
calling-push-denied = Le navigateur l’interdit : autorisez les notifications de cette page dans ses réglages.
calling-push-cannot = Ce navigateur ne le peut pas ici. Sur un téléphone, installez d’abord la page ; elle doit arriver par HTTPS.
calling-push-missing = Il faut au serveur { $settings }.
calling-browsers = Autres navigateurs
calling-browser-end = Arrêter
calling-browser-end-of = Ne plus envoyer de notifications dans { $browser }
calling-kinds = Ce qu’on vous dit
calling-kind = { $kind ->
    [turn] À vous de jouer dans une partie lente
    [waits] Une table qui vous attend
    [invitation] Une invitation
    [result] Le résultat d’une partie lente
   *[round] Une ronde qui commence
}
calling-kept = Enregistré.

forgotten = Mot de passe oublié ?
forgotten-hint = Si le compte a une adresse confirmée, un lien y arrive. Sinon, le club peut vous en donner un.
forgotten-send = M’envoyer un lien
forgotten-sent = S’il existe un tel compte avec une adresse confirmée, un lien est en route.
link-address = L’adresse est confirmée
link-address-is = Les e-mails de votre compte vont à { $address }.
link-stop = Ne plus recevoir d’e-mails
link-stop-hint = On ne vous dit alors plus rien par e-mail, jusqu’à ce que vous le demandiez sur la page de votre compte.
link-stop-now = Arrêter les e-mails
link-stop-done = Vous ne recevez plus d’e-mails.
link-to-account = Vers le compte

password-change = Changer le mot de passe
password-change-hint = Vous serez alors déconnecté partout sauf ici, et les jetons de vos programmes seront révoqués.
password-old = Votre mot de passe actuel
password-new = Le nouveau
password-changed = Le mot de passe est changé.

own-data = Vos données
own-data-hint = Tout ce qui est gardé sous votre compte, dans un fichier.
own-data-export = Enregistrer mes données
account-delete = Supprimer le compte
account-delete-hint = Compte, sessions et jetons disparaissent pour de bon, et votre nom redevient libre. Les parties restent à ceux qui les ont jouées avec vous, sans votre nom.
account-delete-now = Supprimer définitivement
link-invited = Le club vous invite
link-password = Un mot de passe pour { $name }
link-password-hint = Choisissez un mot de passe. Avec lui vous êtes connecté ici, et plus nulle part ailleurs.
link-set = Enregistrer le mot de passe

## Why something cannot be done

account_name = Un nom compte de { $least } à { $most } lettres, toutes visibles.
account_name_taken = Quelqu’un porte déjà ce nom.
account_name_signs = Un nom ne contient pas de barre oblique et n’est pas fait de seuls points.
password_length = Un mot de passe compte de { $least } à { $most } caractères.
password_wrong = Ce n’est pas votre mot de passe.
email_unusable = Ce n’est pas une adresse e-mail.
sign_in_wrong = Personne n’a ce nom et ce mot de passe.
session_not_found = Vous n’avez pas cette session : peut-être est-elle finie.
token_missing = Il manque un jeton.
token_bad = Ce jeton n’est à personne : peut-être a-t-il été révoqué.
token_over = Ce jeton a expiré : créez-en un nouveau.
token_scope = Ce jeton ne vaut pas pour cela ({ $scope }).
token_not_found = Vous n’avez pas ce jeton : peut-être n’existe-t-il plus.
too_many_tokens = Personne n’a plus de { $most } jetons. Révoquez-en un d’abord.
scope_of_the_house = Seul le compte d’un programme travaille pour la maison.
scope_unknown = L’usage { $scope } n’existe pas.
too_slow = Un autre a joué entre-temps : la réponse a trop tardé.
too_many_at_once = Beaucoup de gens se connectent en ce moment. Réessayez dans quelques secondes.

own-ban = { $forever ->
    [yes] Vous ne pouvez plus jouer ici
   *[no] Vous ne pouvez pas jouer ici jusqu’au { $when }
}
own-ban-hint = Vous pouvez encore vous connecter, enregistrer vos données et supprimer le compte. Les parties en cours, vous pouvez les finir.
own-ban-answer = La réponse à votre recours :
appealed-at = Vous avez fait un recours le { $when }. La réponse arrive ici.
appeal-text = Si vous voyez les choses autrement, dites-le : l’administration le lit. Cela ne se fait qu’une fois.
appeal-send = Faire un recours
own-warning = Un avertissement de l’administration du club
warned = { $count ->
    [one] L’administration du club vous a adressé un avertissement. Lisez-le.
   *[other] L’administration du club vous a adressé { $count } avertissements. Lisez-les.
}
own-warning-read = J’ai lu
own-blocks = Personnes bloquées
unblock = Débloquer
unblock-whom = Ne plus bloquer { $name }
