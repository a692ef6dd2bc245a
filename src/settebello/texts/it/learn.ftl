# La lezione: una smazzata, carta per carta.

learn-title = Impara a giocare
learn-page-title = Impara a giocare · Settebello
learn-step = Passo { $step } di { $steps }
learn-leave = Lascia la lezione
learn-again = Da capo
learn-play = Ora gioca
learn-next = Avanti
learn-show = Fammi vedere
learn-how = Tocca la tua carta, poi le carte in tavola che prende, poi «Prendi». Quella che non prende si cala.
other_lesson_play = Si può, ma qui la lezione vuole un’altra carta: rileggi il passo.
no_lesson_step = La lezione non ha questo passo.

## I passi: $card è quello che giochi, $taken quello che prende.

learn-equal-title = Una carta prende la sua uguale
learn-equal = Le tue carte sono in basso, quelle in tavola nel mezzo. Hai { $card }, e lì c’è { $taken }: lo stesso numero. Tocca la tua carta, poi quella in tavola, poi «Prendi».
learn-sum-title = O più carte che insieme la fanno
learn-sum = Ben presa: ora tutte e due sono nel tuo mazzetto. { $names ->
    [horse] Fante, cavallo e re valgono otto, nove e dieci.
   *[other] Fante, donna e re valgono otto, nove e dieci.
} Con { $card } prendi { $taken }: tre e sei fanno nove.
learn-equal-first-title = Prima la carta uguale
learn-equal-first = Hai { $card }, che vale dieci. In tavola c’è un re, e anche l’asso con il nove fa dieci. Solo una delle due prese vale: prova.
learn-scopa-title = Scopa!
learn-scopa = La carta uguale va sempre prima di una somma. Ora ha preso anche Rosa, ed è rimasta una carta sola: { $taken }. Prendila: chi lascia la tavola vuota fa scopa, ed è un punto.
learn-lay-title = La carta che non prende si cala
learn-lay = Un punto per te, e Rosa ha dovuto calare un quattro. Niente di quello che hai lo prende. Scegli { $card } e cala: con il quattro fa sette, e un sette ce l’hai.
learn-settebello-title = Il settebello
learn-settebello = Rosa non le ha potute prendere. Quattro e tre fanno sette: prendi { $taken } con { $card }. È il settebello, l’unica carta che da sola è un punto.
learn-last-title = L’ultima presa
learn-last = Intanto le altre mani sono state giocate per tutti e due, tre carte alla volta. Questa è la tua ultima carta: { $card } prende { $taken }. Chi prende per ultimo ha anche quello che resta in tavola.

## Il conto: $ours e $theirs sono quello che ha ognuno.

learn-count-title = Il conto
learn-count = La smazzata è finita, e le due carte rimaste sono tue. Ora ognuno conta il suo mazzetto: i punti in palio sono quattro, più quelli delle scope.
learn-count-carte = Un punto per le carte: a chi ne ha più della metà, che sono quaranta. Tu ne hai { $ours }, Rosa { $theirs }.
learn-count-denari = Un punto per i denari: a chi ne ha di più, su dieci. Tu ne hai { $ours }, Rosa { $theirs }.
learn-count-settebello = Un punto per il settebello, il sette di denari: è nel tuo mazzetto.
learn-count-primiera = Un punto per la primiera. Ognuno mette la sua carta migliore di ogni seme: il sette vale 21, il sei 18, l’asso 16, il cinque 15, il quattro 14, il tre 13, il due 12, { $names ->
    [horse] fante, cavallo e re
   *[other] fante, donna e re
} 10. Rosa ha tre sette: { $theirs } batte il tuo { $ours }.
learn-count-scope = E un punto per ogni scopa: tu ne hai { $ours ->
    [one] fatta una
   *[other] fatte { $ours }
}, Rosa { $theirs ->
    [0] nessuna
    [one] una
   *[other] { $theirs }
}.
learn-count-total-title = È tutto
learn-count-total = { $ours } a { $theirs } per te. Una partita va avanti così, smazzata dopo smazzata, di solito fino a undici punti. Ora il gioco lo conosci: il resto è memoria e malizia.
