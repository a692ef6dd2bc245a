# Il proprio profilo: accesso, dove si è collegati, i propri dati.

title-account = Profilo · Settebello
account-hint = Per giocare non serve: da ospite cominci subito. Un profilo tiene il tuo nome e dice chi sei nel circolo.
account-name = Nome
account-since = { $role ->
    [admin] Amministra il circolo
    [arbiter] Arbitro
    [bot] Giocatore del computer
   *[other] Nel circolo
} dal { $when }
account-at-tables = Al tavolo ti chiami così, e la partita resta sulla tua pagina. Se scrivi un altro nome giochi da ospite.
account-page = Le mie partite

sign-in = Accedi
sign-up = Nuovo profilo
sign-up-now = Crea il profilo
account-admin = Amministra il circolo
sign-out = Esci
password = Password
password-hint = Almeno 8 caratteri.
email = E-mail, se vuoi
email-address = E-mail
email-hint = Per una password persa, e per sapere che cosa ti aspetta. Si conferma con un collegamento.

sessions = Dove hai fatto l’accesso
session-here = Qui
session-seen = Visto l’ultima volta { $when }
session-end = Chiudi
session-end-of = Chiudi l’accesso in { $browser }
browser-unknown = Un browser

tokens = I tuoi programmi
tokens-hint = Con una chiave un programma gioca a tuo nome. Chi la possiede può fare lo stesso: non mostrarla a nessuno.
token-scope = { $scope ->
    [read] Legge il tuo profilo
    [house] Gioca per la casa
    [analyst] Rivede le partite per il server
   *[other] Si siede e gioca
}
token-until = fino al { $when }
token-was-over = scaduta il { $when }
token-revoke = Revoca
token-revoke-of = Revoca la chiave { $name }
token-new = Nuova chiave
token-name = Nome
token-name-hint = Per te, per distinguerla dalle altre.
token-scopes = Che cosa può fare
token-scopes-none = Scegline almeno uno.
token-days = Per quanto tempo
token-some-days = { $days } giorni
token-make = Crea la chiave
token-made = Eccola. Non si vedrà più.
token-copy = Copia

calling = Essere chiamati
calling-hint = Quando non sei al tavolo ti si dice che cosa ti aspetta. Delle tue carte nei messaggi non c’è nulla, e quel che arriva insieme è un messaggio solo.
calling-missing = Il server non manda ancora posta. Gli serve { $settings }.
calling-mail = Per posta
calling-mail-to = A { $address }
calling-mail-none = Prima indica un indirizzo.
calling-mail-waits = { $address } non è ancora confermato. Apri il collegamento nel messaggio che arriva lì.
calling-mail-question = Manda il collegamento
calling-mail-sent = Il collegamento è in viaggio.
calling-address = Un altro indirizzo
calling-address-first = Il tuo indirizzo
calling-address-hint = Lì arriva un collegamento che chiede se è tuo. Con questo indirizzo si sostituisce una password persa: per questo ti si chiede la tua.
calling-address-set = Tieni questo indirizzo
calling-push = In questo browser
calling-push-hint = Anche a pagina chiusa.
calling-push-denied = Il browser lo vieta: consenti le notifiche di questa pagina nelle sue impostazioni.
calling-push-cannot = Qui questo browser non può. Sul telefono installa prima la pagina; deve arrivare con HTTPS.
calling-push-missing = Al server serve { $settings }.
calling-browsers = Altri browser
calling-browser-end = Chiudi
calling-browser-end-of = Niente più notifiche in { $browser }
calling-kinds = Che cosa ti si dice
calling-kind = { $kind ->
    [turn] Tocca a te in una partita lenta
    [waits] Un tavolo che ti aspetta
    [invitation] Un invito
    [result] Il risultato di una partita lenta
   *[round] Un turno che comincia
}
calling-kept = Salvato.

forgotten = Password dimenticata?
forgotten-hint = Se il profilo ha un indirizzo confermato, lì arriva un collegamento. Altrimenti te lo può dare il circolo.
forgotten-send = Mandami un collegamento
forgotten-sent = Se c’è un profilo così con un indirizzo confermato, il collegamento è in viaggio.
link-address = L’indirizzo è confermato
link-address-is = La posta del tuo profilo va a { $address }.
link-stop = Niente più posta
link-stop-hint = Per posta non ti si dice più nulla, finché non lo chiedi sulla pagina del tuo profilo.
link-stop-now = Ferma la posta
link-stop-done = Non ricevi più posta.
link-to-account = Al profilo

password-change = Cambia la password
password-change-hint = Dappertutto, tranne qui, bisognerà accedere di nuovo, e le chiavi dei tuoi programmi non valgono più.
password-old = La password di adesso
password-new = Quella nuova
password-changed = La password è cambiata.

own-data = I tuoi dati
own-data-hint = Tutto quello che è conservato con il tuo profilo, in un file.
own-data-export = Salva i miei dati
account-delete = Elimina il profilo
account-delete-hint = Profilo, accessi e chiavi spariscono per sempre, e il tuo nome torna libero. Le partite restano a chi le ha giocate con te, senza il tuo nome.
account-delete-now = Elimina per sempre
link-invited = Il circolo ti invita
link-password = Una password per { $name }
link-password-hint = Scegli una password. Con quella sei collegato qui, e da nessun’altra parte.
link-set = Imposta la password

## Perché qualcosa non va

account_name = Un nome ha da { $least } a { $most } lettere, e si devono vedere tutte.
account_name_taken = Questo nome ce l’ha già qualcuno.
account_name_signs = Un nome non ha barre e non è fatto di soli punti.
password_length = Una password ha da { $least } a { $most } caratteri.
password_wrong = Non è la tua password.
email_unusable = Non è un indirizzo e-mail.
sign_in_wrong = Nessuno ha questo nome con questa password.
session_not_found = Questo accesso non c’è: forse è già finito.
token_missing = Manca una chiave.
token_bad = Questa chiave non è di nessuno: forse è stata revocata.
token_over = Questa chiave è scaduta: fanne una nuova.
token_scope = Questa chiave non vale per questo ({ $scope }).
token_not_found = Questa chiave non c’è: forse non esiste più.
too_many_tokens = Nessuno ha più di { $most } chiavi. Prima revocane una.
scope_of_the_house = Per la casa lavora solo il profilo di un bot.
scope_unknown = L’uso { $scope } non esiste.
too_slow = Nel frattempo ha giocato un altro: la risposta tardava troppo.
too_many_at_once = In questo momento accedono in molti. Riprova fra qualche secondo.

own-ban = { $forever ->
    [yes] Qui non puoi più giocare
   *[no] Qui non puoi giocare fino al { $when }
}
own-ban-hint = Puoi ancora entrare, salvare i tuoi dati ed eliminare il profilo. Le partite in corso le puoi finire.
own-ban-answer = La risposta al tuo ricorso:
appealed-at = Hai fatto ricorso, { $when }. La risposta arriva qui.
appeal-text = Se la vedi diversamente, dillo: lo legge chi amministra. Si può fare una volta.
appeal-send = Fai ricorso
own-warning = Un avviso di chi amministra il circolo
warned = { $count ->
    [one] Chi amministra il circolo ti ha mandato un avviso. Leggilo.
   *[other] Chi amministra il circolo ti ha mandato { $count } avvisi. Leggili.
}
own-warning-read = L'ho letto
own-blocks = Persone bloccate
unblock = Togli
unblock-whom = Non bloccare più { $name }
