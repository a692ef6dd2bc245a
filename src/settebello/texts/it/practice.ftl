## Allenamento al tavolo: tornare indietro, consigli

practice = Allenamento
practice-hint = Consiglio
practice-back = Torna indietro
practice-again = Rigioca questa smazzata
practice-about = Una partita con un consiglio, una giocata ripresa o le giocate del maestro non vale per la classifica.
practice-agree = Alleniamoci
practice-wanted = { $count ->
    [one] { $names } vuole allenarsi: così si può tornare indietro e chiedere consigli.
   *[other] { $names } vogliono allenarsi: così si può tornare indietro e chiedere consigli.
}
practice-waits = Manca l’accordo degli altri.
practice-thinking = Il maestro pensa.
practice-hint-title = La giocata del maestro
practice-choose = Scegli questa carta
practice-after = Le giocate del maestro
practice-after-title = Che cosa avrebbe giocato il maestro
practice-after-about = Con quello che sapevi a ogni giocata. Un’altra può valere altrettanto.
practice-after-review = Quanto vale ciascuna lo dice l’analisi della partita.
practice-after-same = La stessa
practice-after-yours = Tu
practice-after-master = Il maestro
practice-after-count = Il maestro ne avrebbe giocate { $same } su { $count } come te.
practice-after-none = In questa smazzata non avevi niente da scegliere.

no_such_choice = In questa smazzata non avevi una scelta così.
no_play_yet = In questa smazzata non hai ancora giocato: non c’è niente da riprendere.
practice_not_agreed = Non tutti a questo tavolo vogliono allenarsi.
practice_rated = Questa partita conta, per la classifica o in un torneo: niente aiuti.
practice-loading = Il maestro si sta preparando. La prima volta ci vuole circa un minuto.
hint_later = Il maestro non è ancora pronto. Chiedi di nuovo fra qualche secondo.
