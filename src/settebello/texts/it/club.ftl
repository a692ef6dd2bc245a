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
admin-hide = Nascondi il commento
admin-hidden = Commento nascosto
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

## Gioco leale

suspicions = { $count ->
    [0] Nessun sospetto aperto
    [one] Un sospetto aperto
   *[other] { $count } sospetti aperti
}
suspicions-hint = Partite degli ultimi 30 giorni in cui c'è qualcosa di insolito. Non prova nulla: guarda le partite, poi decidi.
suspicions-closed = { $count ->
    [one] Uno chiuso
   *[other] { $count } chiusi
}
suspicion = { $kind ->
    [addresses] Profili dello stesso indirizzo: { $count } partite con punteggio, quasi tutte vinte da uno
    [pairings] Sempre gli stessi due: { $count } partite con punteggio, quasi tutte vinte da uno
   *[resignations] { $count } partite perse prima della fine della prima smazzata
}
suspicion-since = Dal { $when }
suspicion-look = Guarda le partite
suspicion-verdict = Decisione
suspicion-words = A parole, per chi amministra e per i dati di chi è coinvolto
suspicion-strike = Togli questa partita dai punteggi
suspicion-more = Mostra partite più vecchie
suspicions-next = Mostra altri ({ $shown } di { $all } mostrati)
suspicion-older = { $count ->
    [one] Togli anche la partita più vecchia
   *[other] Togli anche le { $count } partite più vecchie
}
suspicion-unrated = senza punteggio
suspicion-reopen = Riapri
verdict-nothing = Non c'è niente di strano
verdict-warned = Qualcuno è stato avvisato o escluso
verdict-struck = Le partite non muovono più i punteggi

measures = Note, avvisi, esclusioni
measures-name = Nome di un profilo
measure = Misura
measure-words = A parole
measure-note = Nota
measure-note-hint = Per chi amministra. È nei dati che la persona può scaricare.
measure-note-take = Scrivila
measure-warning = Avviso
measure-warning-hint = La pagina iniziale lo annuncia alla persona, e la pagina del profilo lo mostra finché non è letto.
measure-warning-take = Avvisa
measure-ban = Esclusione
measure-ban-hint = La persona non si siede più a nessun tavolo, legge perché, e può fare ricorso una volta.
measure-ban-take = Escludi
measure-taken = Fatto: { $name }.
record-of = { $bans ->
    [0] Nessuna esclusione
    [one] Una esclusione
   *[other] { $bans } esclusioni
}, { $suspicions ->
    [0] nessun sospetto
    [one] un sospetto
   *[other] { $suspicions } sospetti
}, { $addresses ->
    [one] un indirizzo
   *[other] { $addresses } indirizzi
} in 90 giorni
warning-was-read = letto { $when }
bans = { $count ->
    [0] Nessuna esclusione
    [one] Una esclusione
   *[other] { $count } esclusioni
}{ $appeals ->
    [0] {""}
    [one] , un ricorso
   *[other] , { $appeals } ricorsi
}
ban-until = { $forever ->
    [yes] per sempre
   *[no] fino al { $when }
}
ban-of-address = Un indirizzo
ban-days = Per quanto tempo
ban-some-days = { $days ->
    [one] Un giorno
   *[other] { $days } giorni
}
ban-for-good = Per sempre
ban-addresses = Anche gli ospiti e i nuovi profili degli stessi indirizzi
ban-answer = Risposta: { $text }
ban-reply = Rispondi o togli
ban-reply-words = Quello che la persona legge
ban-lift = Togli l'esclusione
ban-keep = L'esclusione resta

audit = Che cosa ha fatto chi amministra
audit-show = { $count ->
    [one] Una riga
   *[other] { $count } righe
}
audit-machine = Sul server
deed-ban = ha escluso
deed-ban_address = ha escluso un indirizzo
deed-lift = ha tolto un'esclusione
deed-answer = ha risposto a un ricorso
deed-note = ha scritto una nota
deed-warning = ha avvisato
deed-verdict = ha chiuso un sospetto
deed-reopen = ha riaperto un sospetto
deed-role = ha dato un ruolo
deed-sign_out = ha chiuso tutte le sessioni
deed-person = ha aggiunto
deed-password = ha fatto un link per la password
deed-invitation = ha fatto un invito
deed-report = ha chiuso una segnalazione
deed-remark = ha nascosto un commento
deed-bot = ha fatto il profilo di un programma
deed-token = ha fatto un token
deed-revoke = ha revocato un token
deed-ratings = ha ricalcolato i punteggi

block = Blocca { $name }
block-done = { $name } è bloccato: gli abbinamenti e i tavoli pubblici non vi fanno incontrare. Sulla pagina del tuo profilo puoi toglierlo.
