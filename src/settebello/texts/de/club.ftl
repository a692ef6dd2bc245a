# Reports, and those who look after the club.

report = Jemanden melden
report-hint = Die Vereinsleitung liest es, mit dem Namen, unter dem du spielst. Wen du meldest, der erfährt nichts davon.
report-whom = Wen
report-why = Warum
report-words = Beleidigender Name oder Text
report-cheating = Spielt unfair
report-stalling = Lässt andere absichtlich warten
report-other = Etwas anderes
report-text = Was ist passiert? (freiwillig)
report-send = Melden
report-sent = Gemeldet. Danke: Die Vereinsleitung kümmert sich darum.

## Looking after the club

title-admin = Verein verwalten · Settebello
admin = Verein verwalten
admin-enter = Einloggen
admin-state = Wie es dem Verein geht
admin-people = Personen
admin-tables = Tische im Speicher
admin-sockets = Verbindungen
admin-version = Version
admin-well = Alles antwortet.
admin-failing = Antwortet nicht: { $parts }.
admin-reports = { $count ->
    [0] Keine offene Meldung
    [one] Eine offene Meldung
   *[other] { $count } offene Meldungen
}
admin-closed = { $count ->
    [one] Eine geschlossene
   *[other] { $count } geschlossene
}
admin-gone = Konto gelöscht
admin-guest = Gast
admin-told = Gemeldet von { $name }, { $when }
admin-table = Der Tisch
admin-proof = Nachweis des Mischens
admin-close = Schließen
admin-hide = Bemerkung verbergen
admin-hidden = Die Bemerkung ist verborgen
admin-find = Einen Namen suchen
admin-look = Suchen
admin-nobody = Niemand heißt so.
admin-since = seit { $when }
admin-role-of = Rolle von { $name }
admin-give-role = Rolle ändern
admin-give-role-to = Rolle von { $name } ändern: { $role }
admin-role-given = { $name } ist jetzt { $role }.
admin-sign-out = Ausloggen
admin-sign-out-of = { $name } überall ausloggen
admin-sign-out-sure = { $name } auf allen Geräten ausloggen?
admin-keep = Doch nicht
admin-signed-out = { $name } ist nirgends mehr eingeloggt.
admin-password = Neues Passwort
admin-password-of = Neues Passwort für { $name }
admin-add = Hinzufügen
admin-add-name = Name eines neuen Mitglieds
admin-invite = Mit einem Link einladen
admin-invite-count = Wie viele Personen
admin-link-added = { $name } hat ein Konto. Mit diesem Link, der einmal und sieben Tage lang gilt, wird das Passwort gewählt. Er wird nicht noch einmal gezeigt.
admin-link-password = Mit diesem Link, der einmal und sieben Tage lang gilt, wählt { $name } ein anderes Passwort. Er wird nicht noch einmal gezeigt.
admin-link-invited = Mit diesem Link { $count ->
    [one] kann sich eine Person
   *[other] können sich { $count } Personen
} innerhalb von { $days } Tagen ein Konto anlegen, auch alle von derselben Adresse. Er wird nicht noch einmal gezeigt.
admin-link-copy = Link kopieren
role-member = Mitglied
role-arbiter = Schiedsrichter
role-admin = Admin
role-bot = Programm

## Fair play

suspicions = { $count ->
    [0] Kein offener Verdacht
    [one] Ein offener Verdacht
   *[other] { $count } offene Verdachtsfälle
}
suspicions-hint = Partien der letzten 30 Tage, in denen etwas ungewöhnlich ist. Das beweist nichts: Sieh dir die Partien an, dann entscheide.
suspicions-closed = { $count ->
    [one] Ein geschlossener
   *[other] { $count } geschlossene
}
suspicion = { $kind ->
    [addresses] Konten einer Adresse: { $count } gewertete Partien, die meisten von einem gewonnen
    [pairings] Immer dieselben zwei: { $count } gewertete Partien, die meisten von einem gewonnen
   *[resignations] { $count } Partien vor dem Ende der ersten Austeilung verloren
}
suspicion-since = Seit { $when }
suspicion-look = Partien ansehen
suspicion-verdict = Urteil
suspicion-words = In Worten, für die Admins und den Datenauszug der Beteiligten
suspicion-strike = Diese Partie aus der Wertung nehmen
suspicion-more = Ältere Partien zeigen
suspicions-next = Mehr zeigen ({ $shown } von { $all } gezeigt)
suspicion-older = { $count ->
    [one] Auch die ältere Partie herausnehmen
   *[other] Auch die { $count } älteren Partien herausnehmen
}
suspicion-unrated = nicht gewertet
suspicion-reopen = Wieder öffnen
verdict-nothing = Es ist nichts dran
verdict-warned = Jemand wurde verwarnt oder gesperrt
verdict-struck = Die Partien zählen nicht mehr für die Wertung

measures = Notizen, Verwarnungen, Sperren
measures-name = Name eines Kontos
measure = Maßnahme
measure-words = In Worten
measure-note = Notiz
measure-note-hint = Für die Admins. Sie steht im Datenauszug der Person.
measure-note-take = Notieren
measure-warning = Verwarnung
measure-warning-hint = Die Startseite sagt es der Person, und ihre Kontoseite zeigt die Verwarnung, bis sie gelesen ist.
measure-warning-take = Verwarnen
measure-ban = Sperre
measure-ban-hint = Die Person kann nirgends mehr Platz nehmen, liest den Grund und kann einmal Einspruch einlegen.
measure-ban-take = Sperren
measure-taken = Erledigt: { $name }.
record-of = { $bans ->
    [0] Keine Sperre
    [one] Eine Sperre
   *[other] { $bans } Sperren
}, { $suspicions ->
    [0] kein Verdacht
    [one] ein Verdacht
   *[other] { $suspicions } Verdachtsfälle
}, { $addresses ->
    [one] eine Adresse
   *[other] { $addresses } Adressen
} in 90 Tagen
warning-was-read = gelesen { $when }
bans = { $count ->
    [0] Keine Sperre
    [one] Eine Sperre
   *[other] { $count } Sperren
}{ $appeals ->
    [0] {""}
    [one] , ein Einspruch
   *[other] , { $appeals } Einsprüche
}
ban-until = { $forever ->
    [yes] für immer
   *[no] bis { $when }
}
ban-of-address = Eine Adresse
ban-days = Wie lange
ban-some-days = { $days ->
    [one] Einen Tag
   *[other] { $days } Tage
}
ban-for-good = Für immer
ban-addresses = Auch Gäste und neue Konten derselben Adressen
ban-answer = Beantwortet: { $text }
ban-reply = Antworten oder aufheben
ban-reply-words = Das liest die Person
ban-lift = Sperre aufheben
ban-keep = Die Sperre bleibt

audit = Was die Admins getan haben
audit-show = { $count ->
    [one] Ein Eintrag
   *[other] { $count } Einträge
}
audit-machine = Auf dem Server
deed-ban = hat gesperrt
deed-ban_address = hat eine Adresse gesperrt
deed-lift = hat eine Sperre aufgehoben
deed-answer = hat einen Einspruch beantwortet
deed-note = hat eine Notiz geschrieben
deed-warning = hat verwarnt
deed-verdict = hat einen Verdacht geschlossen
deed-reopen = hat einen Verdacht wieder geöffnet
deed-role = hat eine Rolle vergeben
deed-sign_out = hat überall ausgeloggt
deed-person = hat hinzugefügt
deed-password = hat einen Link für ein Passwort erstellt
deed-invitation = hat eine Einladung erstellt
deed-report = hat eine Meldung geschlossen
deed-remark = hat eine Bemerkung verborgen
deed-bot = hat das Konto eines Programms angelegt
deed-token = hat ein Token erstellt
deed-revoke = hat ein Token widerrufen
deed-ratings = hat die Wertungszahlen neu berechnet

block = { $name } blockieren
block-done = { $name } ist blockiert: Paarungen und öffentliche Tische führen euch nicht zusammen. Auf deiner Kontoseite kannst du das aufheben.
