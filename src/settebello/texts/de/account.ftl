# One's account: signing in, sessions, one's own data.

title-account = Konto · Settebello
account-hint = Niemand braucht eines: Als Gast spielst du sofort. Ein Konto bewahrt deinen Namen und sagt, wer du im Verein bist.
account-name = Name
account-since = { $role ->
    [admin] Admin
    [arbiter] Schiedsrichter
    [bot] Computerspieler
   *[other] Mitglied
} seit { $when }
account-at-tables = Am Tisch heißt du so, und die Partie bleibt auf deiner Seite. Gibst du einen anderen Namen ein, spielst du als Gast.
account-page = Meine Partien

sign-in = Einloggen
sign-up = Neues Konto
sign-up-now = Konto anlegen
account-admin = Verein verwalten
sign-out = Ausloggen
password = Passwort
password-hint = Mindestens 8 Zeichen.
email = E-Mail, wenn du magst
email-address = E-Mail
email-hint = Falls du das Passwort vergisst, und damit du erfährst, was auf dich wartet. Ein Link bestätigt sie.

sessions = Wo du eingeloggt bist
session-here = Hier
session-seen = Zuletzt gesehen: { $when }
session-end = Beenden
session-end-of = Sitzung in { $browser } beenden
browser-unknown = Ein Browser

tokens = Deine Programme
tokens-hint = Mit einem Token spielt ein Programm in deinem Namen. Wer es hat, darf dasselbe: Zeig es niemandem.
token-scope = { $scope ->
    [read] Liest dein Konto
    [house] Spielt für das Haus
    [analyst] Analysiert Partien für den Server
   *[other] Nimmt Platz und spielt
}
token-until = bis { $when }
token-was-over = abgelaufen: { $when }
token-revoke = Widerrufen
token-revoke-of = Token { $name } widerrufen
token-new = Neues Token
token-name = Name
token-name-hint = Für dich, um es von anderen zu unterscheiden.
token-scopes = Was es darf
token-scopes-none = Wähle mindestens eines.
token-days = Wie lange
token-some-days = { $days } Tage
token-make = Token anlegen
token-made = Hier ist es. Es wird nicht noch einmal gezeigt.
token-copy = Kopieren

calling = Benachrichtigungen
calling-hint = Wenn du nicht am Tisch bist, erfährst du, was auf dich wartet. Von deinen Karten steht nichts in einer Nachricht, und was zusammen kommt, ist eine einzige Nachricht.
calling-missing = Der Server verschickt noch keine E-Mails. Er braucht { $settings }.
calling-mail = Per E-Mail
calling-mail-to = An { $address }
calling-mail-none = Gib zuerst eine Adresse an.
calling-mail-waits = { $address } ist noch nicht bestätigt. Öffne den Link in der E-Mail, die dorthin geht.
calling-mail-question = Link schicken
calling-mail-sent = Der Link ist unterwegs.
calling-address = Andere Adresse
calling-address-first = Deine Adresse
calling-address-hint = Dorthin geht ein Link, der fragt, ob sie dir gehört. Über diese Adresse wird ein vergessenes Passwort ersetzt, darum wirst du nach deinem Passwort gefragt.
calling-address-set = Adresse speichern
calling-push = In diesem Browser
calling-push-hint = Auch wenn die Seite geschlossen ist.
calling-push-denied = Der Browser verbietet es: Erlaube in seinen Einstellungen Benachrichtigungen für diese Seite.
calling-push-cannot = Dieser Browser kann es hier nicht. Auf dem Handy installiere zuerst die Seite; sie muss über HTTPS kommen.
calling-push-missing = Der Server braucht { $settings }.
calling-browsers = Andere Browser
calling-browser-end = Beenden
calling-browser-end-of = Keine Benachrichtigungen mehr in { $browser }
calling-kinds = Was du erfährst
calling-kind = { $kind ->
    [turn] Du bist in einer langsamen Partie dran
    [waits] Ein Tisch wartet auf dich
    [invitation] Eine Einladung
    [result] Das Ergebnis einer langsamen Partie
   *[round] Eine Runde beginnt
}
calling-kept = Gespeichert.

forgotten = Passwort vergessen?
forgotten-hint = Hat das Konto eine bestätigte Adresse, geht ein Link dorthin. Sonst kann dir der Verein einen geben.
forgotten-send = Link anfordern
forgotten-sent = Wenn es ein solches Konto mit bestätigter Adresse gibt, ist ein Link dorthin unterwegs.
link-address = Die Adresse ist bestätigt
link-address-is = E-Mails zu deinem Konto gehen an { $address }.
link-stop = Keine E-Mails mehr
link-stop-hint = Du erfährst dann nichts mehr per E-Mail, bis du es auf der Seite deines Kontos wieder einschaltest.
link-stop-now = E-Mails abbestellen
link-stop-done = Du bekommst keine E-Mails mehr.
link-to-account = Zum Konto

password-change = Passwort ändern
password-change-hint = Du wirst dann überall außer hier ausgeloggt, und die Token deiner Programme werden widerrufen.
password-old = Dein bisheriges Passwort
password-new = Das neue
password-changed = Das Passwort ist geändert.

own-data = Deine Daten
own-data-hint = Alles, was unter deinem Konto gespeichert ist, in einer Datei.
own-data-export = Meine Daten speichern
account-delete = Konto löschen
account-delete-hint = Konto, Sitzungen und Token sind dann endgültig weg, und dein Name wird frei. Partien bleiben denen, die sie mit dir gespielt haben, ohne deinen Namen.
account-delete-now = Endgültig löschen
link-invited = Der Verein lädt dich ein
link-password = Ein Passwort für { $name }
link-password-hint = Wähle ein Passwort. Damit bist du hier eingeloggt und sonst nirgends mehr.
link-set = Passwort setzen

## Why something cannot be done

account_name = Ein Name hat { $least } bis { $most } Zeichen, und alle sind sichtbar.
account_name_taken = Diesen Namen gibt es schon.
account_name_signs = Ein Name hat keinen Schrägstrich und besteht nicht nur aus Punkten.
password_length = Ein Passwort hat { $least } bis { $most } Zeichen.
password_wrong = Das ist nicht dein Passwort.
email_unusable = Das ist keine E-Mail-Adresse.
sign_in_wrong = Niemand hat diesen Namen mit diesem Passwort.
session_not_found = Du hast keine solche Sitzung: Vielleicht ist sie schon beendet.
token_missing = Ein Token fehlt.
token_bad = Dieses Token gehört niemandem: Vielleicht wurde es widerrufen.
token_over = Dieses Token ist abgelaufen: Leg ein neues an.
token_scope = Dafür gilt dieses Token nicht ({ $scope }).
token_not_found = Du hast kein solches Token: Vielleicht gibt es das nicht mehr.
too_many_tokens = Niemand hat mehr als { $most } Token. Widerrufe zuerst eines.
scope_of_the_house = Für das Haus arbeitet nur das Konto eines Bots.
scope_unknown = Ein Recht namens { $scope } gibt es nicht.
too_slow = Inzwischen hat ein anderer gespielt: Die Antwort kam zu spät.
too_many_at_once = Gerade loggen sich viele ein. Versuch es in ein paar Sekunden noch einmal.

own-ban = { $forever ->
    [yes] Du kannst hier nicht mehr spielen
   *[no] Du kannst hier bis { $when } nicht spielen
}
own-ban-hint = Du kannst dich weiter einloggen, deine Daten speichern und das Konto löschen. Laufende Partien kannst du beenden.
own-ban-answer = Die Antwort auf deinen Einspruch:
appealed-at = Du hast Einspruch eingelegt: { $when }. Die Antwort erscheint hier.
appeal-text = Wenn du es anders siehst, sag es: Ein Admin liest es. Das geht nur einmal.
appeal-send = Einspruch einlegen
own-warning = Eine Verwarnung der Vereinsleitung
warned = { $count ->
    [one] Die Vereinsleitung hat dich verwarnt. Lies, warum.
   *[other] Die Vereinsleitung hat dich { $count }-mal verwarnt. Lies, warum.
}
own-warning-read = Gelesen
own-blocks = Blockiert
unblock = Aufheben
unblock-whom = { $name } nicht mehr blockieren
