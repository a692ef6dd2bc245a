# Messages to people who are away: by mail, and as notifications of the browser.

told-turn = À vous de jouer : { $game }, avec { $others }
told-waits = Une table vous attend : { $game }, avec { $others }
told-invitation = { $by } vous invite à une table : { $game }
told-result = { $won ->
    [yes] Vous avez gagné
   *[no] Vous avez perdu
} { $score } : { $game }, avec { $others }
told-round = { $tournament } : la ronde { $number } commence
told-several = { $count } choses vous attendent sur Settebello
told-more = Et { $count } de plus sur la page d’accueil.
told-nobody = personne d’autre

mail-hello = Bonjour { $name },
mail-why = Vous avez demandé ces messages sur la page de votre compte : { $address }
mail-stop = Ce lien les arrête, sans se connecter : { $address }

mail-confirm-subject = Est-ce votre adresse ?
mail-confirm = Cette adresse a été donnée pour votre compte sur Settebello. Ouvrez le lien pour la confirmer. Il est valable un jour.
mail-confirm-not-you = Si vous n’en savez rien, ne faites rien : l’adresse n’est alors pas utilisée.
mail-reset-subject = Un autre mot de passe
mail-reset = Quelqu’un a demandé un autre mot de passe pour votre compte sur Settebello. Le lien vous permet d’en choisir un. Il est valable une fois, et pendant un jour.
mail-reset-not-you = Si ce n’était pas vous, ne faites rien : votre mot de passe reste tel quel.
