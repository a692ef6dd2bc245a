# A sentence for each `reason` of settebello.errors, under the name it has in the code.

error = Etwas ist schiefgegangen. Versuch es noch einmal.
syntax = Zeile { $line }, Spalte { $column }: Das ist nicht lesbar.
unknown_rule = Diese Regel gibt es nicht.
invalid_rules = Diese Regeln passen nicht zusammen.
illegal_action = Dieser Zug ist nicht erlaubt.
not_your_turn = Du bist nicht dran.
stale = Am Tisch ging es weiter: Sieh nach und wähle neu.
forbidden = Das steht dir nicht zu.
not_found = Hier ist nichts.
store = Die Datenbank der Partien antwortet nicht. Versuch es gleich noch einmal.
setting = Eine Einstellung ist nicht brauchbar.
file = Mit einer Datei stimmt etwas nicht.

## Moves

deal_over = Die Austeilung ist zu Ende.
card_not_in_hand = Diese Karte hast du nicht auf der Hand: { $card }.
hand_must_take = Nicht erlaubt: Eine andere Karte deiner Hand nimmt, und die muss gespielt werden.
no_bank = Nach diesen Regeln darf kein Ass beiseitegelegt werden, ohne zu nehmen.
takes_nothing = Diese Karte nimmt nichts, sie kann nur abgelegt werden: { $card }.
must_take = Diese Karte darf nicht abgelegt werden, sie muss nehmen: { $choices }.
equal_first = Nicht erlaubt: Auf dem Tisch liegt eine gleiche Karte, nimm diese: { $choices }.
no_such_capture = Diesen Fang gibt es nicht. Genommen werden kann: { $choices }.
no_action = Diesen Zug gibt es nicht.
no_pack = Ein Kartenspiel hat vierzig Karten, jede genau einmal.

## Rules

missing_option = Es fehlen Optionen: { $options }.
unknown_option = Die Option { $option } gibt es nicht.
unknown_value = { $value } ist kein Wert dieser Option.
unknown_preset = Regeln mit dem Namen { $preset } gibt es nicht.
unreadable_option = { $option } ist nicht lesbar: Schreib Option=Wert, wie in figs?target=11.
option_twice = Die Option { $option } steht zweimal da.

## Rules that make no sense together

players_count = Man spielt zu zweit, zu dritt, zu viert oder zu sechst.
no_teams = { $players } Spieler können keine zwei Mannschaften auf abwechselnden Plätzen bilden: Dafür braucht es vier oder sechs.
no_hands = Wird { $deal } gegeben, bekommen die Spieler keine Karten.
pack_too_small = { $deal } für { $players } Spieler braucht { $taken } Karten, und das Kartenspiel hat 40.
cards_left_over = { $deal } für { $players } Spieler: { $rest ->
    [one] Eine Karte bleibt übrig.
   *[other] { $rest } Karten bleiben übrig.
}
uneven_batches = { $deal } für { $players } Spieler: Die { $rest } Karten, die nach den ersten Händen bleiben, gehen nicht gleichmäßig auf.
endless_redeal = Eine einzelne Tischkarte zählt nie mehr als zehn: Es würde ewig neu gegeben.
hopeless_redeal = Mit { $cards } Karten auf dem Tisch würde fast immer neu gegeben: höchstens zwanzig.
crowded_table = { $cards } Karten auf dem Tisch sind zu viele zur Auswahl: höchstens zwanzig.
draw_two_sides = Die Auslosung von Partnern und Rollen (FIGS, Artikel 3 und 4) gibt es nur für zwei Seiten.
no_sweeping_ace = Das gilt nur, wenn das Ass alles nimmt.
needs_target = Das gilt nur mit einer Punktzahl als Ziel: Eine einzelne Austeilung hat keine.
target_range = Man spielt bis zu einer Punktzahl von 1 bis { $most } oder eine einzelne Austeilung.
needs_two_sides = Das ist für zwei Seiten, und hier sind es { $sides }.
figs_four = Die Artikel der FIGS gelten für vier Spieler in Paaren.

## Tables

room_not_found = Diesen Tisch gibt es nicht oder nicht mehr.
log_empty = Das Protokoll dieses Tisches ist leer.
log_damaged = Das Protokoll dieses Tisches ist beschädigt.
event_damaged = Eine Zeile im Protokoll dieses Tisches ist beschädigt.
event_newer = Diesen Tisch hat eine neuere Version des Programms geschrieben: Aktualisiere das Programm.
seat_taken = Dieser Platz ist besetzt: Wähle einen anderen.
table_full = An diesem Tisch sind alle Plätze besetzt.
already_seated = Du sitzt schon an diesem Tisch.
hand_seen = Du hast in dieser Austeilung eine andere Hand gesehen: Setz dich auf deren Platz, oder warte auf die nächste Austeilung.
already_resigning = Du hast schon gefragt; dein Partner hat noch nicht geantwortet.
left_too_often = Zu oft wurden Plätze vor der ersten Karte verlassen. Warte ein paar Minuten, bevor du dich an einen öffentlichen Tisch setzt.
bad_name = Ein Name hat 1 bis { $most } Zeichen, alle sichtbar.
name_scripts = Ein Name steht in einem einzigen Alphabet: Buchstaben aus mehreren sehen sich zu ähnlich.
name_of_account = Dieser Name gehört jemandem, der hier ein Konto hat: Logge dich ein, oder wähle einen anderen.
not_your_seat = Das ist nicht dein Platz.
not_seated = Du sitzt nicht an diesem Tisch.
token_unknown = Dein Platz an diesem Tisch gilt nicht mehr.
no_deal = An diesem Tisch läuft gerade keine Austeilung.
deal_not_over = Die Austeilung ist noch nicht zu Ende.
stale_version = Am Tisch ging es weiter: Sieh nach und wähle neu.
version_conflict = Jemand war schneller: Sieh nach und wähle neu.
bad_time = Eine Bedenkzeit schreibt man wie 10+5 (Minuten pro Person, Sekunden pro Zug; höchstens { $minutes }+{ $seconds }) oder 3d (Tage pro Zug; höchstens { $days }).
time_two_sides = Wer keine Zeit mehr hat, verliert gegen die andere Seite, und hier sind es { $sides } Seiten.
draw_two_pairs = Partner werden ausgelost, wo zwei gegen zwei spielen, und nach diesen Regeln ist es nicht so.
time_up = Deine Zeit ist abgelaufen.
absence_slow = Bei Tagen pro Zug muss niemand da sein.
not_awaited = Auf diesen Spieler wartet der Tisch nicht.
salt_not_asked = Von diesem Platz wird kein Wort erwartet.
salt_other = Dieses Wort hat einen anderen Fingerabdruck als den zuvor genannten.
salt_owed = Die nächste Austeilung wartet auf das Wort dieses Platzes.
salts_withheld = Vor den ersten Karten ist jemand gegangen und hat sein Wort nicht gesagt: An diesem Tisch werden keine Karten mehr gegeben. Eröffne einen anderen.
not_absent = Wer dran ist, ist da.
absent_too_short = Es ist noch zu früh: Es geht in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}.
claim_two_sides = Den Sieg beanspruchen kann man nur bei zwei Seiten.
claim_clock = Wo eine Uhr läuft, entscheidet die Uhr.
not_host = Das darf nur, wer den Tisch eröffnet hat.
match_begun = Aus einer begonnenen Partie kann niemand weggeschickt werden.
first_play_awaited = Sobald die Karten gegeben sind, bleibt ein öffentlicher Tisch bis zum ersten Zug öffentlich.
given_not_listed = Die Karten dieses Tisches stammen aus einer anderen Partie: Er kommt nicht in die Liste für alle.
nobody_there = Dort sitzt niemand mehr.
no_match = An diesem Tisch läuft keine Partie.
resign_two_sides = Nur bei zwei Seiten kann eine die Partie aufgeben.
player_not_found = Diesen Computerspieler gibt es nicht.

## People

account = So kann ein Konto nicht sein.
too_many = Das war zu oft. Versuch es später noch einmal.
match_deal_not_found = Diese Austeilung hat die Partie nicht.
match_play_not_found = An dieser Stelle der Austeilung ist niemand dran. Wähle einen ihrer Züge.
match_not_found = Diese Partie gibt es nicht.
review_given_up = Diese Partie ließ sich nicht analysieren.
reviews_full = Zu viele Analysen warten: Versuch es gleich noch einmal.
analyst_barred = Dieser Analyserechner hat ein falsches Ergebnis geschickt: Von ihm wird nichts mehr angenommen. Bitte um ein neues Token, und sieh dir den Rechner an.
analyst_claims = Dieses Token hält schon viele Analysen. Liefere erst diese ab.
analyst_digits = Dieser Rechner kommt auf andere Ziffern als der Server, also würden seine Ergebnisse abgelehnt.
analyst_piece = Das ist kein Ergebnis für Zug { $number }.
analyst_version = Der Server analysiert mit Settebello { $wanted }, und hier läuft { $program }: Installiere dieselbe Version.
claim_over = Diese Analyse gehört dir nicht mehr: Ein anderer Rechner macht sie.
person_not_found = Niemand hat ein Konto mit dem Namen { $name }.
role_unknown = Die Rolle { $role } gibt es nicht.
no_settebello = Dort antwortet kein Settebello: Prüfe die Adresse.
other_site = Das kam von einer Seite einer anderen Website.
too_many_connections = Von deiner Adresse sind zu viele Verbindungen offen. Schließ ein paar Seiten dieser Website, und versuch es noch einmal.
too_many_requests = Das waren zu viele Anfragen in kurzer Zeit. Warte einen Moment.
too_many_seats = Zu viele Plätze an öffentlichen Tischen wurden besetzt. Spiel an einem davon, oder warte ein paar Minuten.
too_many_tables = Zu viele Tische wurden eröffnet. Spiel an einem offenen, oder warte ein paar Minuten.
too_many_tries = Das waren zu viele Versuche. Der nächste ist möglich in { $seconds ->
    [3600] einer Stunde
    [600] zehn Minuten
   *[other] { $seconds } Sekunden
}.

## Network

path_not_found = Unter dieser Adresse ist nichts.
deck_not_found = Dieses Blatt gibt es nicht.
bad_message = Der Server hat die Anfrage nicht verstanden.
bad_request = Der Server nimmt diese Anfrage nicht an.
no_json = Der Server konnte die Nachricht nicht lesen.
bad_setting = { $name } kann nicht „{ $value }“ sein: Möglich ist { $least } bis { $most }.

## Where people err

nothing_missed = Die letzte Karte hat nichts übersehen, das noch zu nehmen wäre.
call_by_partner = Der Partner dessen, der einen Fang übersehen hat, sagt nichts.
card_called = Jetzt muss diese Karte gespielt werden: { $cards }.
exposed_first = Offene Karten werden zuerst gespielt: { $cards }.
choose_first = Erst ist zu entscheiden, welche der offenen Karten gespielt wird.
no_choice = Du hast nichts zu entscheiden.
already_exposed = Diese Karte liegt schon offen.
no_twin = Zu der gespielten Karte gibt es in dieser Hand keine solche zweite.
played_stays = Gespielt ist gespielt: Die Karte bleibt liegen.
pile_closed = Genommene Karten werden nicht mehr angesehen und nicht gezählt.
no_fuori = Nach diesen Regeln sagt niemand „fuori“.
fuori_last_play = Mit der letzten Karte der Austeilung sagt niemand „fuori“.
fuori_level = Die Austeilung begann mit Gleichstand, { $points }: Niemand kann „fuori“ sagen.
no_articles = Nach diesen Regeln kann dieser Fehler nicht vorkommen.

## The arbiter’s desk

no_such_seat = Diesen Platz gibt es nicht.
match_over = Die Partie ist zu Ende.
arbiter_only = Hier gibt und zählt das Programm die Karten: Das ist für den Schiedsrichtertisch.
hand_not_seen = Niemand zeigt eine Hand, die noch nicht angesehen werden darf.
wrong_capture = Diese Karte nimmt jene nicht: { $card }.

## The club

nobody_awaited = Dieser Tisch hat keinen freien Platz oder spielt schon.
nobody_to_report = Melden kannst du nur jemand anderen am Tisch.
report_not_found = Diese Meldung gibt es nicht, oder sie ist schon geschlossen.
admins_only = Das dürfen nur Admins.
no_network_address = { $address } ist keine Netzadresse. Schreib eine wie 192.0.2.7 oder 2001:db8::7.
own_case = Hier geht es um dich: Das muss ein anderer Admin entscheiden.
own_role = Deine Rolle muss ein anderer Admin ändern.
banned = Du bist hier { $forever ->
    [yes] auf Dauer
   *[no] bis { $until }
} gesperrt: { $why } Mehr steht auf deiner Kontoseite, und dort kannst du Einspruch einlegen.
address_banned = Aus deinem Netz spielt { $forever ->
    [yes] niemand mehr
   *[no] bis { $until } niemand
}. Konten, die älter sind als die Sperre, spielen weiter.
person_banned = { $name } ist gesperrt und nimmt an keinem Turnier teil.
ban_of_an_admin = Ein Admin wird nicht gesperrt. Ändere erst die Rolle.
ban_not_found = Diese Sperre gibt es nicht, oder sie ist vorbei.
appealed = Dagegen hast du schon Einspruch eingelegt.
warning_not_found = Diese Verwarnung gibt es nicht, oder du hast sie gelesen.
suspicion_not_found = Diesen Verdacht gibt es nicht, oder jemand anderes hat sich darum gekümmert.
kept_apart = Du und diese Person, oder jemand an diesem Tisch, spielt nicht zusammen: Eine Seite hat die andere blockiert.
block_of_oneself = Du kannst dich nicht selbst blockieren.
remarks_closed = Zuschauer schreiben einander an öffentlichen Tischen, solange dort eine Partie zu sehen ist.
remarks_of_players = Die Spieler, und wer mit ihnen Konto oder Netz teilt, lesen nach der Partie, was Zuschauer schreiben.
remarks_off = Der Gastgeber dieses Tisches möchte keine Bemerkungen von Zuschauern.
bad_remark = Eine Bemerkung hat 1 bis { $most } Zeichen, alle sichtbar.
remark_too_soon = Du hast gerade etwas geschrieben. In { $seconds } Sekunden kannst du wieder schreiben.
too_many_remarks = Du hast { $most } Bemerkungen zu dieser Partie geschrieben. Das genügt.
remark_not_found = Diese Bemerkung gibt es nicht, oder sie ist schon verborgen.
too_many_blocks = Du hast { $most } Personen blockiert. Heb erst eine Blockierung auf.
password_of_a_bot = Ein Programm hat kein Passwort.
link_used_up = Dieser Link gilt nicht mehr. Bitte den Verein um einen neuen.
no_mail = Dieser Server verschickt noch keine E-Mails.
no_push = Dieser Server schickt noch keine Benachrichtigungen an Browser.
push_service_unknown = Dieser Server schickt nichts an den Push-Dienst dieses Browsers.
role_of_a_bot = Ein Programm bleibt ein Programm.
silence = Die Artikel verlangen Stille, solange eine Austeilung gespielt wird.
too_much_talk = Das ist zu viel auf einmal: Mehr geht in { $seconds } Sekunden.

## Programs

argument = Eine Funktion wurde mit einem ungültigen Argument aufgerufen.
argument_kind = { $argument } hat den Typ { $found }; es muss { $wanted } sein.
argument_range = { $argument } ist { $number }; es muss von { $least } bis { $most } sein.
argument_count = { $argument } hat { $found } Einträge; es müssen { $wanted } sein.
argument_hex = { $argument } muss aus hexadezimalen Bytes bestehen: Schreib für jedes zwei der Ziffern 0-9 und a-f.
argument_salt = { $argument } hat einen Eintrag mit einem Komma oder mit einem Zeichen, das nicht zu ASCII gehört.
argument_hashes = { $argument } muss für jedes Salz einen Eintrag haben: leer, oder 64 Ziffern aus 0-9 und a-f.
action_not_legal = Die Aktion { $number } ist hier nicht erlaubt.
deal_in_progress = Die Austeilung ist nicht zu Ende: { $cards } Karten sind noch zu spielen.
no_player = { $argument } ist kein Spieler: Gib einen Namen an, oder ein Objekt, eine Klasse oder eine Funktion, die eine Aktion wählt.
