# Le segnalazioni, e chi amministra il circolo.

report = Segnala qualcuno
report-hint = Lo legge chi amministra il circolo, con il nome sotto cui giochi. Chi segnali non ne sa nulla.
report-whom = Chi
report-why = Perché
report-words = Nome o parole offensive
report-cheating = Gioca sleale
report-stalling = Fa aspettare apposta
report-other = Altro
report-text = Cos’è successo (se vuoi)
report-send = Segnala
report-sent = Segnalato. Grazie: lo guarderà chi amministra il circolo.

## Chi amministra

title-admin = Amministrazione · Settebello
admin = Amministrazione
admin-enter = Accedi
admin-state = Come sta il circolo
admin-people = Persone
admin-tables = Tavoli in memoria
admin-sockets = Collegamenti
admin-version = Versione
admin-well = Tutto risponde.
admin-failing = Non risponde: { $parts }.
admin-reports = { $count ->
    [0] Nessuna segnalazione aperta
    [one] Una segnalazione aperta
   *[other] { $count } segnalazioni aperte
}
admin-closed = { $count ->
    [one] Una chiusa
   *[other] { $count } chiuse
}
admin-gone = Profilo cancellato
admin-guest = ospite
admin-told = Segnalato da { $name }, { $when }
admin-table = Il tavolo
admin-proof = La prova dei mazzi
admin-close = Chiudi
admin-find = Cerca un nome
admin-look = Cerca
admin-nobody = Nessuno ha un nome così.
admin-since = dal { $when }
admin-role-of = Ruolo di { $name }
admin-give-role = Cambia ruolo
admin-give-role-to = Cambia ruolo a { $name }: { $role }
admin-role-given = { $name } ora è { $role }.
admin-sign-out = Scollega
admin-sign-out-of = Scollega { $name } dappertutto
admin-sign-out-sure = Scollegare { $name } da ogni dispositivo?
admin-keep = Lascia stare
admin-signed-out = { $name } non è più collegato da nessuna parte.
admin-password = Nuova password
admin-password-of = Nuova password per { $name }
admin-add = Aggiungi
admin-add-name = Nome di un nuovo socio
admin-invite = Invita con un collegamento
admin-invite-count = Persone da invitare
admin-link-added = { $name } ha un profilo. Con questo collegamento, che vale una volta e per sette giorni, sceglie la password. Non verrà più mostrato.
admin-link-password = Con questo collegamento, che vale una volta e per sette giorni, { $name } sceglie un’altra password. Non verrà più mostrato.
admin-link-invited = Con questo collegamento { $count ->
    [one] una persona può
   *[other] { $count } persone possono
} farsi un profilo entro { $days } giorni, anche tutte dallo stesso indirizzo. Non verrà più mostrato.
admin-link-copy = Copia il collegamento
role-member = socio
role-arbiter = arbitro
role-admin = amministratore
role-bot = programma
