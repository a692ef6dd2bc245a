# Messaggi a chi non c’è: per posta, e come notifiche del browser.

told-turn = Tocca a te: { $game }, con { $others }
told-waits = Un tavolo ti aspetta: { $game }, con { $others }
told-invitation = { $by } ti invita a un tavolo: { $game }
told-result = { $won ->
    [yes] Hai vinto
   *[no] Hai perso
} { $score }: { $game }, con { $others }
told-round = Comincia il turno { $number } di { $tournament }
told-several = { $count } cose ti aspettano su Settebello
told-more = E altre { $count } sulla prima pagina.
told-nobody = nessun altro

mail-hello = Ciao { $name },
mail-why = Hai chiesto questi messaggi sulla pagina del tuo profilo: { $address }
mail-stop = Con questo collegamento finiscono, senza accedere: { $address }

mail-confirm-subject = È il tuo indirizzo?
mail-confirm = Questo indirizzo è stato indicato per il tuo profilo su Settebello. Apri il collegamento per confermarlo. Vale un giorno.
mail-confirm-not-you = Se non ne sai niente non fare nulla: l’indirizzo non viene usato.
mail-reset-subject = Un’altra password
mail-reset = Qualcuno ha chiesto un’altra password per il tuo profilo su Settebello. Con il collegamento ne scegli una. Vale una volta sola, e per un giorno.
mail-reset-not-you = Se non eri tu non fare nulla: la password resta com’è.
