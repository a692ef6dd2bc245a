## Tournaments: to find them, to enter, to run them

title-tournaments = Turniere · Settebello
title-tournament = { $name } · Settebello
title-new-tournament = Neues Turnier · Settebello
tournaments = Turniere
tournaments-new = Turnier ankündigen
tournaments-live = Live
tournaments-announce = Turnier ankündigen
tournaments-coming = Demnächst
tournaments-none-coming = Kein Turnier ist geplant. Kündige selbst eines an.
tournaments-over = Beendet
tournaments-yours = du bist dabei
tournaments-calendar = Kalender
tournaments-month-before = Vorheriger Monat
tournaments-month-after = Nächster Monat
tournaments-feed = Der Turnierkalender (.ics)

## A tournament in short

tournament-game = { $rules }, { $company ->
    [singles] Einzel
    [teams] Mannschaften
   *[pairs] Paare
  }
tournament-format = { $format ->
    [swiss] Schweizer System
    [round_robin] jeder gegen jeden
    [knockout] K.-o.-System
    [duplicate] Duplikat
    [teams] Mannschaften an zwei Tischen
   *[arena] Arena
  }{ $rounds ->
    [0] {""}
    [1] , eine Runde
   *[other] , { $rounds } Runden
  }
tournament-entries-count = { $company ->
    [singles] { $count ->
        [0] noch keine Spieler
        [1] ein Spieler
       *[other] { $count } Spieler
      }
    [teams] { $count ->
        [0] noch keine Mannschaften
        [1] eine Mannschaft
       *[other] { $count } Mannschaften
      }
   *[pairs] { $count ->
        [0] noch keine Paare
        [1] ein Paar
       *[other] { $count } Paare
      }
  }{ $room ->
    [0] {""}
   *[other] {" "}von { $room }
  }
tournament-state-registration = Anmeldung offen
tournament-state-playing = Läuft
tournament-state-between = Zwischen zwei Runden
tournament-state-over = Beendet
tournament-state-cancelled = Abgesagt
tournament-round = Runde { $round }
tournament-round-of = Runde { $round } von { $rounds }
tournament-unknown = Dieses Turnier gibt es nicht.
tournament-gone = gelöschtes Konto
tournament-now = Jetzt
tournament-parts = Die Teile des Turniers
tournament-part-tables = Tische
tournament-part-standings = Tabelle
tournament-part-entries = Teilnehmer
tournament-part-about = Regeln

## Now

tournament-calls = Dein Tisch wartet
tournament-call = Runde { $round }, Tisch { $table }
tournament-to-the-end = bis zum Ende der Runde
tournament-left = Bis zum Ende der Runde: { $time }.
tournament-time-over = die Zeit der Runde ist um
tournament-to-its-end = bis zum Ende
tournament-left-of-all = Bis zum Ende: { $time }.
tournament-arena-over = die Zeit ist um; laufende Tische zählen noch
tournament-arbiter-begins = Es beginnt, wenn der Schiedsrichter es sagt.
tournament-next-soon = Runde { $round } beginnt gleich
tournament-next-end = Die letzte Runde ist zu Ende
tournament-your-table = Dein Tisch: Nummer { $table }
tournament-your-table-now = Dein Tisch
tournament-your-table-done = Dein Tisch: Nummer { $table }, fertig
tournament-to-table = Zum Tisch
tournament-tell = Ergebnis eintragen
tournament-you-rest = In dieser Runde spielst du nicht
tournament-you-wait = Du spielst ab der nächsten Runde.
tournament-you-wait-for-one = Du wartest. Dein Tisch öffnet, sobald ein Gegner frei ist.
tournament-you-have-left = Du hast aufgehört. Bis die Zeit um ist, kannst du zurückkommen.
tournament-come-back = Weiterspielen
tournament-you-are-out = In diesem Turnier spielst du nicht mehr.
tournament-your-place = Du wurdest { $place }. von { $count }
tournament-rounds-played = Die bisherigen Runden
tournament-bye = Spielfrei

## Taking part

tournament-enter = { $company ->
    [singles] Anmelden
    [teams] Mannschaft anmelden
   *[other] Paar anmelden
  }
tournament-enter-with = Mit einem Partner ohne Konto
tournament-partner-name = Name des Partners
tournament-sign-in = Zum Anmelden einloggen
tournament-you-are-in = Angemeldet
tournament-seeking = Dein Partner fehlt noch: Schick ihm den Link.
tournament-send-link = { $company ->
    [teams] Link an die anderen senden
   *[other] Link an den Partner senden
  }
tournament-link-for = { $company ->
    [teams] Der Link für die anderen
   *[other] Der Link für den Partner
  }
tournament-team-about = Du bekommst einen Link für die anderen deiner Mannschaft. Die ersten zwei spielen zusammen an einem Tisch, die anderen am zweiten.
tournament-team-missing = { $count ->
    [one] einer fehlt
   *[other] { $count } fehlen
  }
tournament-team-table = Tisch { $letter }
tournament-team-yours = deiner
tournament-team-not-yet = spielt noch
tournament-team-other-plays = Dein Tisch ist fertig. Der andere spielt noch.
tournament-link-copied = Link kopiert.
tournament-asks = { $company ->
    [teams] { $name } möchte dich in der Mannschaft.
   *[other] { $name } möchte dich als Partner.
  }
tournament-join = { $company ->
    [teams] Der Mannschaft beitreten
   *[other] Als Paar spielen
  }
tournament-check-in = Ich bin da
tournament-checked-in = Als anwesend gemeldet
tournament-withdraw = Zurückziehen
tournament-withdraw-short = Zurückziehen
tournament-withdraw-of = { $name } zurückziehen
tournament-withdraw-sure = Ein Tisch, der auf dich wartet, ist verloren, und in den nächsten Runden spielst du nicht.
tournament-entries = Teilnehmer
tournament-entry = { $company ->
    [singles] Spieler
    [teams] Mannschaft
   *[pairs] Paar
  }
tournament-no-entries = Noch niemand.
tournament-incomplete = sucht einen Partner
tournament-withdrawn = zurückgezogen
tournament-here = Da
tournament-here-of = Da: { $name }
tournament-not-here = fehlt
tournament-number = Nr.

## The tables and the standings

tournament-tables = Die Tische
tournament-tables-of = Die Tische der Runde { $round }
tournament-table = Tisch
tournament-table-of = Runde { $round }, Tisch { $table }
tournament-rounds = Runden
tournament-no-round = Die Tische stehen fest, wenn die erste Runde beginnt.
tournament-no-rounds = Es wurde keine Runde gespielt.
tournament-finished = { $finished ->
    [1] einer von { $tables } fertig
   *[other] { $finished } von { $tables } fertig
  }
tournament-all-finished = alle fertig
tournament-in-play = { $count ->
    [0] keiner spielt
    [1] einer spielt
   *[other] { $count } spielen
  }
tournament-done = fertig
tournament-sealed = versiegelt
tournament-live = läuft
tournament-to-play = offen
tournament-unplayed = nicht gespielt
tournament-forfeit = kampflos
tournament-corrected = berichtigt
tournament-write = eintragen
tournament-standings = Tabelle
tournament-latest = Zuletzt
tournament-after = { $rounds ->
    [0] vor der ersten Runde
    [1] nach einer Runde
   *[other] nach { $rounds } Runden
  }
tournament-during = läuft: Runde { $round }
tournament-place = Platz
tournament-points = Punkte
tournament-show-all = Alle { $count }
tournament-tie-order = Bei Punktgleichheit: { $order }.
outcome-won = gewonnen
outcome-lost = verloren
outcome-drawn = unentschieden
outcome-bye = spielfrei
outcome-absent = kampflos verloren
outcome-short-won = S
outcome-short-lost = N
outcome-short-drawn = =
outcome-short-bye = F
outcome-short-absent = K
tie-buchholz = Buchholz
tie-buchholz_cut = Buchholz mit Streichwertung
tie-sonneborn_berger = Sonneborn-Berger
tie-direct = direkter Vergleich
tie-wins = Siege
tie-difference = Differenz
tie-points = erzielte Punkte
tie-scope = Scope
tie-lot = Los
tie-short-buchholz = Buch.
tie-short-buchholz_cut = Buch.−1
tie-short-sonneborn_berger = S.-B.
tie-short-direct = Dir.
tie-short-wins = Siege
tie-short-difference = Diff.
tie-short-points = Erz.
tie-short-scope = Scope
tie-short-lot = Los
tie-about-buchholz = die Punkte aller Gegner
tie-about-buchholz_cut = die Punkte der Gegner ohne den schwächsten
tie-about-sonneborn_berger = die Punkte der besiegten Gegner und die Hälfte bei Unentschieden
tie-about-direct = das Ergebnis zwischen den Gleichstehenden
tie-about-wins = die gewonnenen Partien
tie-about-difference = die erzielten Punkte minus die der Gegner
tie-about-points = die an den Tischen erzielten Punkte
tie-about-scope = die gemachten Scope
tie-about-lot = ein Los, das jeder nachprüfen kann

## Writing a result

tournament-save = Ergebnis speichern
tournament-correct = Ergebnis berichtigen
tournament-corrects = Dieser Tisch hat schon ein Ergebnis: Eine Berichtigung braucht einen Grund und rechnet alles neu.
tournament-reason = Grund
tournament-less = { $name }: ein Punkt weniger
tournament-more = { $name }: ein Punkt mehr
tournament-game-of = Partie { $game } von { $games }
tournament-games = Die Partien
tournament-deal-number = Austeilung { $deal }
tournament-not-come = Jemand ist nicht gekommen
tournament-told = Das Ergebnis ist eingetragen.
tournament-wrong-arbiter = Wenn es falsch ist, sag es dem Schiedsrichter: Er berichtigt es.
tournament-tell-hint = Tragt die Punkte beider Seiten ein. Einer am Tisch genügt.
tournament-to-tournament = Zum Turnier
tournament-no-table-link = Dieser Link führt zu keinem Tisch.

## The arbiter

tournament-arbiter = Schiedsrichter
tournament-step-start = Turnier starten
tournament-step-pair = Runde { $round } starten
tournament-step-finish = Turnier beenden
tournament-step-cancel_round = Runde { $round } zurücknehmen
tournament-step-call_off = Turnier absagen
tournament-sure-start = Die Anmeldung endet.
tournament-sure-pair = Die Paarungen sind sofort zu sehen.
tournament-sure-finish = Danach wird nicht mehr gespielt. Berichtigungen bleiben möglich.
tournament-sure-cancel_round = Die Paarungen der Runde verschwinden. Dann können andere gemacht werden.
tournament-sure-call_off = Das Turnier endet ohne Tabelle und kann nicht wieder geöffnet werden.
tournament-missing = { $count ->
    [0] Alle Tische sind fertig.
    [1] Das Ergebnis eines Tisches fehlt.
   *[other] Die Ergebnisse von { $count } Tischen fehlen.
  }
tournament-else = Mehr
tournament-add-entry = Weitere anmelden
tournament-import = Anmeldungen einlesen
tournament-import-about = Die erste Zeile benennt die Spalten: member1, member2, wahlweise name und strength. Alle Zeilen werden angemeldet oder keine.
tournament-import-file = Eine Datei (CSV)
tournament-import-text = Oder die Liste selbst
tournament-import-send = Alle anmelden
tournament-substitute = Spieler ersetzen
tournament-substitute-out = Wer ausscheidet
tournament-substitute-in = Name des Ersatzspielers
tournament-add = Hinzufügen
tournament-added = Angemeldet: { $names }.
tournament-add-computers = Computer hinzufügen
tournament-computers-about = Sie werden vor dem Beginn angemeldet, spielen von selbst, und ihre Stufe steht dabei. Partien mit ihnen werden nicht gewertet.
tournament-computers-count = { $company ->
    [singles] Wie viele Computer
    [teams] Wie viele Computermannschaften
   *[other] Wie viele Computerpaare
  }
tournament-computers-complete = { $company ->
    [teams] Wartende Mannschaften auffüllen ({ $count })
   *[other] Partner für alle, die einen suchen ({ $count })
  }
tournament-computer = Computer
tournament-name-level = { $name } ({ $level })
tournament-enough = Fertig
tournament-team-name = Name der Mannschaft
tournament-player-number = { $count ->
    [1] Name
   *[other] Name { $number } von { $count }
  }
tournament-return = Zurückholen
tournament-return-of = { $name } zurückholen
tournament-ruling = Entscheidung
tournament-rulings = Die Entscheidungen des Schiedsrichters
tournament-ruling-about = Betrifft
tournament-ruling-all = alle
tournament-ruling-article = Artikel
tournament-ruling-penalty = Strafpunkte
tournament-ruling-disqualify = Ausschließen
tournament-ruling-give = Entscheidung veröffentlichen
tournament-penalty = { $points ->
    [1] ein Strafpunkt ·
   *[other] { $points } Strafpunkte ·
  }
tournament-disqualified = ausgeschlossen ·
tournament-print = Drucken
tournament-print-now = Blatt drucken
tournament-sheet = Aushang
tournament-sheet-pairings = Paarungen
tournament-sheet-standings = Tabelle
tournament-sheet-cards = Tischkarten
tournament-signed = Unterschriften
tournament-card-link = Das Ergebnis lässt sich auch mit dem Handy eintragen:

## How it is played

tournament-rules = So wird gespielt
tournament-when = Wann
tournament-where = Wo
tournament-game-label = Spiel
tournament-formula = Modus
tournament-clock = Uhr
tournament-minutes = { $minutes ->
    [1] eine Minute pro Runde
   *[other] { $minutes } Minuten pro Runde
  }
tournament-lasts = Minuten insgesamt
tournament-lasts-for = { $minutes ->
    [1] eine Minute
   *[other] { $minutes } Minuten
  }
tournament-ties = Bei Punktgleichheit
tournament-lots = Fingerabdruck der Lose
tournament-csv-standings = Tabelle (CSV)
tournament-csv-results = Ergebnisse (CSV)
tournament-json = Alles (JSON)
tournament-ics = In den Kalender (.ics)

## Announcing

tournament-name = Name des Turniers
tournament-venue = Gespielt wird
tournament-venue-wooden = An echten Tischen
tournament-venue-online = Online
tournament-venue-about-online = Es beginnt von selbst zur angekündigten Zeit: Für alle Angemeldeten öffnen sich die Tische, und die Ergebnisse kommen von selbst. Wer nicht kommt, verliert, wenn seine Zeit um ist.
tournament-day = Tag
tournament-time = Uhrzeit
tournament-about = Hinweise für die Spieler
tournament-deals = Austeilungen pro Runde
tournament-round-minutes = Minuten pro Runde
tournament-no-clock = ohne Uhr
tournament-room-for = Plätze
tournament-no-bound = unbegrenzt
tournament-needs-check-in = Nur wer sich anwesend gemeldet hat, spielt
tournament-formula-swiss = Schweizer
tournament-formula-round_robin = Jeder gegen jeden
tournament-formula-knockout = K. o.
tournament-formula-duplicate = Duplikat
tournament-formula-teams = Mannschaften
tournament-formula-arena = Arena
tournament-formula-about-arena = Eine feste Zeit lang trifft man aufeinander, sobald man frei ist. Wer mehr spielt, kann mehr gewinnen.
tournament-formula-about-swiss = Jede Runde treffen die mit bisher gleich vielen Punkten aufeinander; niemand zweimal.
tournament-formula-about-round_robin = Jeder trifft alle anderen, einmal.
tournament-formula-about-knockout = Wer verliert, scheidet aus. In der ersten Runde sind die Gesetzten spielfrei.
tournament-formula-about-duplicate = Jede Runde spielen alle Tische die gleichen Karten: Der Vergleich zählt.
tournament-formula-about-teams = Zwei Tische pro Begegnung, mit den gleichen Karten und vertauschten Seiten.

## Refusals of a tournament

arena_time_up = Die Zeit der Arena ist um: Kein neuer Tisch beginnt.
cell_number = { $name } muss eine Zahl sein und ist „{ $text }“.
column_missing = Die erste Zeile benennt die Spalten, und { $name } fehlt.
computers_late = Computer werden vor dem Beginn angemeldet, und dieses Turnier hat begonnen.
computers_many = In einem Turnier spielen höchstens { $most } Computer.
computers_none = Gib an, wie viele Computer angemeldet werden.
computers_no_partner = Hier meldet sich jeder allein an: Ein Computer ist niemandes Partner.
csv_unreadable = Das ist kein CSV.
points_text = Punkte schreibt man wie 11-7, und dies ist „{ $text }“.
rows_many = Es sind mehr als { $most } Zeilen.
entry_closed = Für dieses Turnier kann man sich nicht mehr anmelden.
entrant_members = Hier melden sich { $wanted } zusammen an, und { $found } sind genannt.
entrant_name = Ein Name hat 1 bis { $most } Zeichen, die alle sichtbar sind.
entrant_not_found = In diesem Turnier gibt es keinen Teilnehmer { $entrant }.
entrant_not_withdrawn = Teilnehmer { $entrant } hat sich nicht zurückgezogen.
entrant_withdrawn = Teilnehmer { $entrant } spielt nicht mehr.
game_before = Partie { $part } dieses Tisches hat noch kein Ergebnis.
knockout_tie = Im K.-o.-System braucht es einen Sieger: Spielt noch eine Austeilung.
member_unknown = Diese Person gibt es nicht. Personen in dieser Anmeldung: { $members }.
no_round = Es gibt keine Runde { $round }.
nobody_free = Weniger als zwei sind frei.
part_unknown = Dieser Tisch gibt { $parts } Ergebnisse, und dieses ist nicht dabei.
penalty_range = Eine Strafe geht von 0 bis { $most }.
person_entered_twice = { $name } ist schon angemeldet. Zwei Personen mit gleichem Namen müssen sich durch ein weiteres Wort unterscheiden.
plan_option = Die Option { $option } passt nicht zu diesem Turnier.
plan_range = { $option } ist { $number }; möglich ist { $least } bis { $most }.
plan_two_sides = Ein Turnier braucht Regeln für zwei Seiten, und das sind keine solchen: { $rules }.
reason_missing = Gib einen Grund von 1 bis { $most } Zeichen an.
result_deals = Ein Ergebnis hat hier die Punkte von { $deals } Austeilungen.
result_given = Tisch { $table } der Runde { $round } hat schon ein Ergebnis. Der Schiedsrichter kann es berichtigen.
result_missing = Tisch { $table } hat noch kein Ergebnis, es gibt also nichts zu berichtigen.
result_points = Punkte gehen von 0 bis { $most }.
round_begun = Runde { $round } hat begonnen: Sie hat Ergebnisse, oder ihre Karten wurden gesehen, und sie lässt sich nicht zurücknehmen.
round_not_over = Die Runde ist nicht zu Ende: { $tables } Tische ohne Ergebnis, der erste ist Tisch { $table }.
rounds_left = Noch { $rounds } Runden sind zu spielen.
rounds_played = Alle Runden sind gespielt.
ruling_entrant = Eine Strafe braucht einen Teilnehmer, der sie bekommt.
ruling_table = Ein verlorener Tisch braucht Runde und Nummer.
side_unknown = Ein Tisch hat Seite 1 und Seite 2.
strength_range = Eine Stärke geht von 0 bis { $most }.
table_not_playing = In Runde { $round } spielt kein Tisch { $table }.
too_few_entrants = Mindestens { $least } müssen da sein, und es sind { $found }.
tournament_called_off = Das Turnier wurde abgesagt.
tournament_full = Das Turnier ist voll: Es hat { $most } Teilnehmer.
tournament_name = Der Name eines Turniers hat 1 bis { $most } Zeichen.
tournament_not_started = Das Turnier hat nicht begonnen.
tournament_over = Das Turnier ist zu Ende.
tournament_seed = Der Startwert eines Turniers hat 64 Ziffern aus 0-9 und a-f.
tournament_started = Das Turnier hat schon begonnen.

## Tournaments of the server

computers_online = Computer spielen an Online-Tischen, und dieses Turnier ist für echte Tische.
entry_of_another = Das ist die Anmeldung von jemand anderem.
not_the_arbiter = Das darf nur der Schiedsrichter des Turniers.
online_needs_accounts = Online spielt man mit einem Konto: Jeder meldet sich selbst an oder über den Link des Partners oder der Mannschaft.
online_plays_matches = Online spielen die Tische Partien oder Duplikat: Begegnungen mit fester Zahl von Austeilungen sind für echte Tische.
own_partner = Niemand ist sein eigener Partner.
partner_link_used = Über diesen Link sucht niemand mehr einen Partner.
result_not_yours = Dieses Ergebnis trägst nicht du ein.
tournament_moved_on = Das Turnier ist inzwischen weitergegangen: Sieh es dir noch einmal an.
tournament_not_found = Dieses Turnier gibt es nicht.

## Duplicate deals

tournament-set = Austeilungen der Runde { $round }
tournament-set-about = Alle Tische spielen diese Austeilungen. Die Ergebnisse einer Austeilung sind zu sehen, sobald jeder Tisch sie beendet hat.
tournament-set-about-teams = Beide Tische einer Begegnung spielen diese Austeilungen, mit vertauschten Seiten. Du siehst den anderen Tisch, sobald beide eine Austeilung beendet haben; alle sehen sie, sobald alle Tische so weit sind.
tournament-set-open = offen
tournament-set-sealed = versiegelt
tournament-set-own = ihr: { $own } – { $others }
tournament-set-table = Tisch
tournament-set-points = Punkte
tournament-set-mp = MP
tournament-set-percent = %
tournament-set-unfinished = nicht fertig
tournament-set-text = Die Serie mit ihren Fingerabdrücken

## The wall: what is being played now

title-watch = Live · Settebello
watch = Live
watch-count = { $count ->
    [0] keine Tische
    [1] ein Tisch
   *[other] { $count } Tische
  }
watch-delay = { $seconds } Sekunden verzögert, Hände verdeckt
watch-tables = Öffentliche Tische
watch-none = Zurzeit spielt niemand an einem öffentlichen Tisch.
watch-turn = { $name } ist dran.
watch-deal = Austeilung { $deal }
watch-deal-over = Die Austeilung wird ausgezählt.
watch-match-over = Die Partie ist zu Ende.
watch-empty = der Tisch ist leer
watch-hand = { $cards ->
    [1] eine Karte
   *[other] { $cards } Karten
  }
watch-table = Tisch { $number }
watch-round = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
  }, { $playing ->
    [1] ein Tisch spielt
   *[other] { $playing } Tische spielen
  }
watch-sealed = Duplikat: Alle Tische spielen die gleichen Karten, darum wird keine gezeigt, bevor alle fertig sind.
