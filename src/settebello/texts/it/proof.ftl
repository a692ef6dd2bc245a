## La prova dei mazzi

title-proof = La prova dei mazzi · Settebello
proof = La prova dei mazzi
proof-how = Prima di ogni smazzata il tavolo mostra l’impronta di un numero segreto, e ogni giocatore dà l’impronta di una parola sua. Le parole si dicono solo quando ci sono tutte le impronte. Dal numero e dalle parole segue l’ordine del mazzo: nessuno ha potuto scegliere la sua parola secondo quelle degli altri. Questa pagina rifà il conto nel tuo browser.
proof-back = Al tavolo
proof-none = Nessuna smazzata è ancora finita: il numero segreto si vede quando non nasconde più nulla.
proof-all = { $count ->
    [one] Il mazzo torna.
   *[other] Tutti e { $count } i mazzi tornano.
}
proof-wrong = { $count ->
    [one] Un mazzo non torna. Conserva la partita e chiedi conto a chi tiene il server.
   *[other] { $count } mazzi non tornano. Conserva la partita e chiedi conto a chi tiene il server.
}
proof-deal = Smazzata { $deal }
proof-holds = Torna
proof-fails = Non torna
proof-seen = L’impronta è quella che questo browser ha visto prima delle carte.
proof-unseen = Questo browser non ha visto l’impronta prima delle carte.
proof-sealed = Il numero segreto ha questa impronta (SHA-256).
proof-not-sealed = Il numero segreto ha un’altra impronta.
proof-own = { $count ->
    [0] Nel mescolamento non ci sono parole di questo browser.
    [one] Nel mescolamento c’è la parola di questo browser.
   *[other] Nel mescolamento ci sono { $count } parole di questo browser.
}
proof-shuffled = Numero e parole danno proprio il mazzo giocato.
proof-not-shuffled = Numero e parole danno un altro mazzo.
proof-bound = Ogni parola ha l’impronta data prima per lei.
proof-not-bound = Una parola ha un’impronta diversa da quella data prima.
proof-before = Questo browser ha detto la sua parola solo dopo aver visto tutte queste impronte.
proof-not-before = Questo browser non ha visto tutte queste impronte prima che le parole fossero dette.
proof-thrown-in = { $count ->
    [one] Prima di questa una smazzata è andata a monte; che lo volesse il suo tavolo lo controlla «settebello verify».
   *[other] Prima di questa { $count } smazzate sono andate a monte; che lo volessero i loro tavoli lo controlla «settebello verify».
}
proof-draw = Il sorteggio dei posti
proof-drawn = Posti e compagni sono quelli che seguono dal numero della prima smazzata e dalle parole dei giocatori. Dove ognuno sedeva prima, lo sa chi c’era.
proof-not-drawn = Dal numero della prima smazzata e dalle parole seguono altri posti.
proof-draw-wrong = Il sorteggio dei posti non torna. Conserva la partita e chiedi conto a chi tiene il server.
proof-turned-up = { $name }, prima al posto { $seat }: { $cards }
proof-numbers = I numeri
proof-hash = Impronta
proof-seed = Numero segreto
proof-salt-hashes = Impronte delle parole
proof-salts = Parole dei giocatori
proof-pack = Mazzo, dalla prima carta
proof-elsewhere = Lo stesso conto si rifà altrove, con il solo file della partita:

proof-given = { $count ->
    [one] Le carte della smazzata { $deals } vengono da un’altra partita: la prova del mazzo è là.
   *[other] Le carte delle smazzate { $deals } vengono da un’altra partita: la prova dei mazzi è là.
}
