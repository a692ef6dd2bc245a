# Il proprio profilo: accesso, dove si è collegati, i propri dati.

title-account = Profilo · Settebello
account = Profilo
account-of = Profilo: { $name }
account-hint = Non serve a nessuno per giocare: come ospite cominci subito. Un profilo tiene il tuo nome e dice chi sei nel circolo.
account-name = Nome
account-since = { $role ->
    [admin] Amministra il circolo
    [arbiter] Arbitro
   *[other] Nel circolo
} dal { $when }
account-at-tables = Al tavolo ti chiami così, se non scrivi un altro nome.

sign-in = Accedi
sign-up = Nuovo profilo
sign-up-now = Crea il profilo
sign-out = Esci
password = Password
password-hint = Almeno 8 caratteri.
email = E-mail, se vuoi
email-hint = Serve solo al circolo per trovarti. Settebello non manda niente.

sessions = Dove hai fatto l’accesso
session-here = Qui
session-seen = Visto l’ultima volta { $when }
session-end = Chiudi
session-end-of = Chiudi l’accesso in { $browser }
browser-unknown = Un browser

password-change = Cambia la password
password-change-hint = Dappertutto, tranne qui, bisognerà accedere di nuovo.
password-old = La password di adesso
password-new = Quella nuova
password-changed = La password è cambiata.

own-data = I tuoi dati
own-data-hint = Tutto quello che è conservato con il tuo profilo, in un file.
own-data-export = Salva i miei dati
account-delete = Elimina il profilo
account-delete-hint = Profilo e accessi spariscono per sempre, e il tuo nome torna libero.
account-delete-now = Elimina per sempre
