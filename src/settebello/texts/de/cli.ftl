# Texts of the terminal alone: the match, the rules, the checks.

## Problems

cli-at = Zeile { $line }, Spalte { $column }
cli-did-you-mean = Meintest du { $names }?
cli-known = Es gibt: { $names }.
cli-expected = Möglich ist: { $expected }.
cli-see-rules = Die Liste: settebello rules list --all.
bad_seed = Der Startwert { $seed } ist nicht hexadezimal: Schreib 1 bis 64 Ziffern aus 0-9 und a-f.
bad_hash = { $hash } ist kein Hash: Er hat 64 Ziffern aus 0-9 und a-f, und die ersten 8 genügen.
impossible_position = Diese Stellung gibt es nicht: Es braucht vierzig Karten, jede einmal, und Hände, die aufgehen.
solver_two_sides = Die genaue Lösung ist für zwei Seiten.

## At the table

cli-and = { $first } und { $last }
cli-partner = Partner
cli-table = Auf dem Tisch
cli-table-empty = nichts
cli-stock = { $cards } im Talon
cli-hand = Deine Hand
cli-takes = × nimmt
cli-choose = Du bist dran: Zahl oder Karte (? Hilfe)
cli-choices = { $card }: Was nimmst du?
cli-choose-capture = Zahl, oder Eingabetaste für eine andere Karte
cli-take-by-hand = { $card }: Was nimmt sie? (Karten vom Tisch, wie 2C5D; Eingabetaste zum Ablegen)
cli-exposed = zeigt { $cards }
cli-stakes = Einsätze bisher: { $stakes }
cli-not-understood = „{ $text }“ ist nicht lesbar: Schreib 1, 7D oder 7DxAS6C; ? für Hilfe.
cli-no-such-number = Die Karten gehen von 1 bis { $most }.
cli-no-such-choice = Die Fänge gehen von 1 bis { $most }.
cli-next-deal = Eingabetaste für die nächste Austeilung (q zum Beenden)
cli-rematch = Noch eine Partie? (j/n)
cli-yes-or-no = Antworte mit j oder n.
cli-really-quit = Die Partie unvollendet verlassen? (j/n)
cli-continue = Eingabetaste, um zum Tisch zurückzukehren
cli-quit = Tschüss! Die Partie bleibt unvollendet.
cli-bye = Danke für die Partie!
cli-input-ended = Die Eingabe ist zu Ende: Die Partie bleibt unvollendet.
cli-recorded = Die Partie steht in { $path }.
cli-help =
    Wähle eine Karte mit ihrer Zahl (1, 2, 3…) oder mit ihrem Namen: erst der Wert, dann die Farbe.
    Werte: A 2 3 4 5 6 7, F Bube (fante, 8), C Reiter (cavallo, 9), R König (re, 10).
    Farben: D Münzen (denari) ♦, C Kelche (coppe) ♥, S Schwerter (spade) ♠, B Stäbe (bastoni) ♣.
    So ist 7D das Settebello.
    Ein ganzer Zug: 7D legt sie ab, 7DxAS6C nimmt Ass und Sechs, AD! legt das Ass beiseite.
    Unter deinen Karten heißt ×, dass die Karte etwas nimmt.
    Wo von Hand genommen wird, ist nichts markiert: Du sagst, was eine Karte nimmt, und kannst etwas übersehen.
    Mit fuori dahinter sagst du „fuori“ (7DxAS6C fuori); shows=4C zeigt eine Karte.
    ? diese Hilfe · r die Regeln · q verlässt die Partie

## The count

cli-void = ungültig

## The rules

cli-preset = Regeln
cli-title = Name
cli-players = Spieler
cli-summary = Kurz gesagt
cli-option = Option
cli-value = Wert
cli-meaning = Bedeutung
cli-source = Quelle
cli-at-table = Am Tisch
cli-base-value = { $base }: { $value }
cli-as-it-is = { $preset }, so wie es ist.
cli-differs = * anders als { $preset }
cli-show-hint = settebello rules show NAME zeigt Regeln; settebello play NAME spielt nach ihnen.

## The checks

cli-kind = Art
cli-cases = Fälle
cli-agree = Gleich
cli-differ = Anders
cli-got = erhalten
cli-expected-answer = erwartet
cli-conformance-line = Zeile { $line }: { $why }
cli-conformance-total = { $cases ->
    [one] Ein Fall
   *[other] { $cases } Fälle
}: { $agree } gleich, { $differ } anders, { $unread } nicht lesbar.

## A match that was written down

cli-match = Partie { $match }
cli-replay-match = { $title } · { $players }
cli-replay-deal = Austeilung
cli-replay-dealer = { $name } gibt
cli-replay-score = Stand
cli-replay-fair = Mischung
cli-fair-checked = geprüft
cli-fair-given = aus einer anderen Partie
cli-fair-nothing = kein Startwert
cli-fair-sealed = nur der Hash
cli-unfinished = abgebrochen, { $left ->
    [one] eine Karte noch zu spielen
   *[other] { $left } Karten noch zu spielen
}
cli-replay-ok = Alles stimmt: { $deals ->
    [one] eine Austeilung
   *[other] { $deals } Austeilungen
}, { $plays ->
    [one] ein Zug
   *[other] { $plays } Züge
}{ $checked ->
    [0] { "" }
    [one] ; eine Mischung aus ihrem Startwert geprüft
   *[other] ; { $checked } Mischungen aus ihren Startwerten geprüft
}.
cli-replay-unfinished = Die Partie ist nicht beendet.
cli-replay-forfeit = { $who ->
    [many] { $side } verlieren durch Weggehen oder auf Zeit.
   *[one] { $side } verliert durch Weggehen oder auf Zeit.
}
cli-replay-step = Eingabetaste für den nächsten Zug (q zum Aufhören)
cli-replay-act = { $name } { $act }
cli-article = (Artikel { $article })
cli-replay-play = { $number }. { $name } { $action }

## The proof of the packs

cli-verify-deal = Austeilung
cli-verify-hash = Hash
cli-verify-seed = Geheime Zahl
cli-verify-salts = Wörter der Spieler
cli-verify-again = Neu gegeben
cli-verify-pack = Mischung
cli-verify-proven = { $deals ->
    [0] Noch ist keine Austeilung zu Ende: Es gibt noch nichts zu prüfen.
   *[other] { $proven ->
        [0] Keine Mischung folgt
        [one] Eine Mischung folgt
       *[other] { $proven } Mischungen folgen
    } aus dem Hash, der geheimen Zahl und den Wörtern der Spieler, bei { $deals ->
        [one] einer Austeilung
       *[other] { $deals } Austeilungen
    }.
}
cli-verify-drawn = Plätze und Partner sind die der Auslosung, die aus der Zahl der ersten Austeilung folgt, wenn man davor so saß: { $names }.
cli-verify-missing = Der Hash { $hash } gehört zu keiner dieser Austeilungen.
cli-verify-seen = { $found ->
    [0] Dass die Hashes vor den Karten genannt wurden, weiß nur, wer sie gesehen hat: --seen vergleicht einen.
    [one] Einer ist der, den du vor den Karten gesehen hast.
   *[other] { $found } sind die, die du vor den Karten gesehen hast.
}

## Counting lines of play

cli-compiling = Wird kompiliert, nur beim ersten Mal
cli-perft-counting = Es wird gezählt

## The solution

cli-reviewing = Die Partie wird analysiert
cli-solving = Suche läuft
cli-solve-value = Platz { $seat } ist dran: Von den noch offenen Punkten bekommt seine Seite { $value } mehr als die andere.
cli-solve-final = Für die Seite, die dran ist, endet die Austeilung { $final }. Auf dem Tisch: { $table }.
cli-solve-play = Zug
cli-solve-worth = Wert
cli-solve-line = Beste Fortsetzung: { $line }
cli-solve-bounds = Vorher war das Budget erschöpft: Wo zwei Zahlen stehen, liegt der Wert dazwischen.
cli-solve-cost = { $nodes } Knoten in { $seconds } s, { $speed } Millionen pro Sekunde.
deal_not_found = Das Protokoll hat { $deals } Austeilungen, und keine Austeilung { $deal }.
cards_not_seen = Einige Karten der Austeilung { $deal } hat niemand gesehen: Es gibt keine Stellung zum Nachdenken.
play_not_found = Diese Austeilung hat { $plays } Züge, und keinen Zug { $play }.

## Par of a deal

cli-par = Par: wie viele Punkte Seite 1 mehr bekommt als Seite 2, bei offenen Karten und bestem Spiel von allen.
cli-par-dealer = Geber
cli-par-nodes = Knoten
cli-par-seconds = Sekunden
par_whole_deal = Par ist der Wert einer ganzen Austeilung, und hier wurden schon Karten gespielt.

## Speed

cli-measuring = Messung läuft

## Duplicate deals

cli-set-deals = { $deals ->
    [one] eine Austeilung
   *[other] { $deals } Austeilungen
}
cli-set-secret-file = Geheim: { $path } — mit dem Startwert; zeig es niemandem, bis die letzte Austeilung zu Ende ist.
cli-set-public-file = Öffentlich: { $path } — gib es vor der ersten Karte aus.
cli-set-keep = Dieser Text enthält den Startwert: Zeig ihn niemandem, bis die letzte Austeilung zu Ende ist.
cli-set-commitment = Hash des Startwerts: { $hash }
cli-set-hash = Hash
cli-set-state = Zustand
cli-set-open = offen
cli-set-sealed = versiegelt
cli-set-deal = Austeilung { $deal }, Platz { $dealer } gibt, Platz { $first } beginnt
cli-set-seat = Platz { $seat }
cli-set-stock = Talon
cli-set-seed = Startwert
cli-set-thrown-in = Nach Mischung { $attempt } wurde neu gegeben ({ $reason ->
    [kings3] drei Könige auf dem Tisch
    [sum10] der Tisch ergab zehn oder weniger
    [ace1] ein Ass auf dem Tisch
   *[other] nach den Regeln
}): { $cards }
cli-check-whole = Der Startwert der Serie ist der versprochene.
cli-check-deals = { $deals ->
    [one] Eine Austeilung ist die versprochene, und ihre Mischung folgt aus ihrem Startwert
   *[other] { $deals } Austeilungen sind die versprochenen, und ihre Mischungen folgen aus ihren Startwerten
}: { $numbers }.
cli-check-again = Nach den Regeln neu gegeben, aus demselben Startwert: { $numbers }.
cli-check-sealed = Noch versiegelt: { $deals ->
    [one] eine Austeilung
   *[other] { $deals } Austeilungen
}.
cli-check-limits = Also wurde nach dem Versprechen nichts geändert. Dass der Startwert zufällig gezogen wurde, ist nicht bewiesen.
cli-check-nothing = Im zweiten Text ist keine Austeilung offen: Noch ist nichts bewiesen.
cli-compare-reading = Wird gelesen
cli-compare-table = Tisch
cli-compare-side-1 = Seite 1
cli-compare-side-2 = Seite 2
cli-compare-points = Punkte
cli-compare-difference = Diff.
cli-compare-datum = Mittel
cli-compare-score = Abstand
cli-compare-source = Aus
cli-compare-record = Protokoll, geprüft
cli-compare-sheet = Zettel
cli-compare-unfinished = unvollendet
cli-compare-team = Mannschaft
cli-compare-results = Ergebnisse
cli-compare-both-sides = Beide Seiten
cli-compare-how = Mittel: die mittlere Differenz der Tische. Abstand: Differenz eines Tisches minus Mittel; bei Seite 2 umgekehrt.
cli-compare-alone = Nicht an zwei Tischen zu Ende gespielt, also ohne Vergleich: { $numbers }.
cli-compare-unplayed = Nicht gespielt: { $numbers }.

## The arena

laboratory_missing = { $command } ist ein Befehl des Labors. Installiere dafür settebello-lab.
extra_missing = { $name } braucht das Paket { $package }: pip install "settebello-lab[{ $extra }]".
device_missing = Das Lernprogramm { $learner } findet auf diesem Rechner kein Gerät { $device }.
engine_unusable = Das Programm { $command } kann nicht spielen: { $why }.
no_command = { $command } nennt kein Programm: Schreib exec: und einen Befehl, wie in exec:./mybot.
results_setting = { $path } hat Ergebnisse mit { $setting } { $kept }, nicht { $asked }: Nenn mit --results eine andere Datei.
results_other = { $path } hat Ergebnisse von etwas anderem: Nenn mit --results eine andere Datei.
results_busy = In { $path } schreibt eine andere Arena: Warte, bis sie fertig ist, oder nenn mit --results eine andere Datei.
results_damaged = { $path } ist in Zeile { $row } beschädigt: Verschiebe die Datei, oder nenn mit --results eine andere.
worker_died = Ein Prozess der Arena endete in Runde { $round }. Fertiges bleibt erhalten, wo --results eine Datei nennt.
worker_version = { $worker } hat settebello-lab { $found }, nicht { $wanted }: Dort muss dieselbe Version installiert sein.
cluster_missing = Unter { $address } antwortet kein Dask-Scheduler mit Workern. Fertiges bleibt erhalten, wo --results eine Datei nennt.
gathering_died = Ein Prozess, in dem Austeilungen gespielt wurden, endete, vielleicht aus Mangel an Speicher: Versuch es mit weniger --processes.
ladder_players = Eine Rangliste braucht zwei oder mehr verschiedene Spieler.
plot_is_results = --plot und --results nennen dieselbe Datei: Nenn zwei.
matches_alone = --matches geht weder mit --deals noch mit --sequential.
cli-arena-interrupted = Fertiges steht in { $path }: Derselbe Befehl macht dort weiter.
cli-arena-so-far = { $done } von { $rounds }
cli-arena-mended = Die letzte Zeile der Ergebnisse war unvollständig und wurde abgeschnitten; jene Austeilung wurde neu gespielt.
cli-arena-head = A { $a } – B { $b } · { $rules } · Startwert { $seed } · { $ms } ms
cli-arena-points = Punkte pro Austeilung, { $difference }: { $points } (95 %: { $interval }) in { $deals } { $count ->
    [one] Austeilung,
   *[other] Austeilungen, jede
} { $times }-mal gespielt.
cli-arena-matches = A gewann { $share } % der Partien (95 %: { $interval }): { $matches } { $count ->
    [one] Partie,
   *[other] Partien, jede
} { $times }-mal gespielt.
cli-arena-a-less-b = A minus B
cli-arena-b-less-a = B minus A
cli-arena-interval = 95 %
cli-won = Siege
cli-drawn = Unentschieden
cli-lost = Niederlagen
cli-arena-hand = A spielt an
cli-arena-dealer = A gibt
cli-arena-place = A allein, Platz { $place }
cli-arena-all = Alle
cli-arena-ms = Millisekunden pro Zug
cli-arena-mean = Mittel
cli-arena-p99 = 99 %
cli-arena-max = Höchstens
cli-arena-late = Zu spät
cli-arena-forfeits = Kampflos
cli-arena-first-forfeit = Runde { $round }, { $why }
cli-arena-forfeited = { $name } hat kampflos verloren: { $kinds }. Das erste Mal:
cli-arena-undecided = Sequenzieller Test: Nach { $deals } Austeilungen ist nicht klar, wer stärker ist.
cli-arena-decided = Sequenzieller Test: Nach { $deals } Austeilungen ist { $name } stärker (falsch in höchstens { $percent } von 100 Fällen).
cli-arena-plot-deal = { $a } minus { $b }, Punkte pro Austeilung · { $rules }
cli-arena-plot-match = { $a } minus { $b }, Punkte pro Partie · { $rules }
cli-arena-axis-deal = Austeilungen
cli-arena-axis-match = Partien
cli-ladder-head = { $rules } · { $deals } { $count ->
    [one] Austeilung pro Paar
   *[other] Austeilungen pro Paar
} · Startwert { $seed } · { $ms } ms
cli-ladder-player = Spieler
cli-ladder-points = Punkte pro Austeilung
cli-ladder-how = Punkte pro Austeilung gegen alle anderen, ± das halbe 95-%-Intervall; dann gegen jeden; dann Millisekunden pro Zug.
cli-losses-head = { $rules } · verlorene Punkte pro Austeilung · Startwert { $seed } · { $worlds } Welten
cli-data-written = { $file }: { $deals ->
    [one] eine Austeilung
   *[other] { $deals } Austeilungen
}, { $size } MB
cli-losses-deals = Austeilungen
cli-losses-apart = Jeder verliert weniger als der davor; die 95-%-Intervalle sind getrennt.
cli-losses-not-apart = Nicht alle 95-%-Intervalle sind in dieser Reihenfolge getrennt, oder die Reihenfolge ist eine andere.
cli-themes-found = Gefunden
cli-themes-lost = Verlorene Punkte

## Training

cli-learning = Lernt…
cli-train-interrupted = Der Kurs steht in { $path }: settebello-lab train --resume setzt ihn fort.
course_differs = Der Kurs in der Datei begann mit { $setting } { $kept }, nicht { $asked }: Lass die Option weg, oder beginne einen neuen Kurs.
start_or_resume = --start beginnt einen Kurs, und --resume setzt einen fort: Wähle eines von beiden.
file_is_course = In { $path } liegt der Kurs selbst: Gib dem Netz mit --out einen anderen Namen.
cli-train-line = { $minutes } min · { $deals } Austeilungen ({ $speed }/s) · Fehler { $error } · gegen greedy { $points } ± { $within } Punkte pro Austeilung
cli-imitate-playing = Spielt…
cli-imitate-line = { $plays } Züge, aus denen nichts gelernt wurde, galten als je { $after } % wahrscheinlich (geometrisches Mittel), nach den Werten { $before } %
network_missing = Kein Netz kennt das Spiel von { $rules }: settebello-lab train trainiert eines.
weights_unreadable = { $path } ist kein Netz, das diese Version lesen kann.

## The arbiter’s desk

desk_not_understood = „{ $text }“ ist nicht lesbar: Schreib 7S, 7Sx5D2C oder einen anderen Eintrag; ? für Hilfe.
desk_irregular_form = Schreib, bei wem die Kartenzahl nicht stimmt, und was das Paar tut, bei dem sie stimmt: irregulär 2 stoppt, irregulär 2 weiter.
desk_misdeal_form = Schreib die Karten jeder Hand und des Tisches: gezählt 10 8 9 9 4.
desk_no_such_capture = Die Fänge gehen von 1 bis { $most }.
desk_no_article = Schreib die Nummer eines Artikels, 4 bis 18: Artikel 13.
desk_file_begun = { $path } enthält schon ein Protokoll: Namen und Regeln stehen darin.
desk_file_changed = { $path } wurde von einem anderen Programm geändert: Nichts wurde geschrieben. Speichere unter einem anderen Namen: speichern NAME.
desk_no_file = Nenn auch eine Datei: speichern protokoll.txt.
cli-desk-prompt = Schiedsrichter (? Hilfe)
cli-desk-name = Wer sitzt auf Platz { $seat }?
cli-desk-dealer = Wer gibt zuerst? (Platz oder Name)
cli-desk-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
cli-desk-takes = muss nehmen
cli-desk-closed = noch verdeckt
cli-desk-acquired = sicher { $points }
cli-desk-scope = Scope { $count }
cli-desk-taken = genommen { $count }
cli-desk-fuori-now = Fuori jetzt
cli-desk-fuori-wins = { $side } { $score } gewinnen{ $stake }
cli-desk-fuori-loses = { $side } { $score } verlieren{ $stake }
cli-desk-which = { $card } nimmt: { $choices }. Was? Eine Zahl, oder legt, wenn der Fang übersehen wurde.
cli-desk-which-takes = { $card } muss nehmen: { $choices }. Was? Schreib die Zahl.
cli-desk-who = Wer war das? Schreib den Platz oder den Namen.
cli-desk-really-quit = Das Protokoll ist nicht gespeichert. Trotzdem beenden? (j/n)
cli-desk-bye = Auf Wiedersehen.
cli-desk-ended = Es gibt nichts mehr zu lesen, und das Protokoll ist nicht gespeichert.
cli-desk-help =
    Karten: Wert und Farbe, A 2 3 4 5 6 7 F C R und D C S B, groß oder klein.
    tisch 5D2C7SRB   die Karten auf dem Tisch, zu Beginn einer Austeilung
    7S               spielt, wer dran ist; nimmt sie, wird gefragt, was
    7Sx5D2C          nimmt Fünf und Zwei; 7S legt: der Fang wurde übersehen
    7S fuori         spielt und sagt „fuori“ (auch 7Sx5D2C fuori)
    2: 7S            Platz 2 spielt (oder ein Name: bruno: 7S)
    2 meldet         weist auf den übersehenen Fang hin (Artikel 11)
    2 zeigt 4C 7D    Karten gezeigt oder außer der Reihe gespielt (Artikel 13)
    wählt 4C         wer davor sitzt, entscheidet, welche gespielt wird
    2 gesteht 5D     sagt, dass die Karte ein Fehler war (Artikel 12)
    irregulär 2 stoppt | weiter; irregulär 1 2   (Artikel 17)
    gezählt 10 8 9 9 4   die Karten, vor dem ersten Zug gezählt (Artikel 4)
    karte zurück? · stapel? · artikel 13   was die Artikel sagen
    stand · protokoll · punkte · weiter (neue Austeilung) · zurück · speichern [DATEI] · ende

## Backup

cli-backup-rows = Zeilen
cli-backup-checking = Wird geprüft
cli-backup-done = { $path } enthält { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
} mit { $events ->
    [one] einem Ereignis
   *[other] { $events } Ereignissen
} und { $people ->
    [one] ein Konto
   *[other] { $people } Konten
}. Auch die Karten sind dabei, die noch niemand sehen darf: Behalte die Datei für dich.
cli-restore-done = Aus { $path } wiederhergestellt: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
} mit { $events ->
    [one] einem Ereignis
   *[other] { $events } Ereignissen
} und { $people ->
    [one] ein Konto
   *[other] { $people } Konten
}.

## A program at a server's tables

cli-bot-waits = { $player } wartet darauf, für das Haus zu spielen.
cli-bot-sits = { $player } sitzt am Tisch.
cli-bot-line-ended = die Verbindung ist zu Ende
cli-bot-again = Neuer Versuch in { $seconds } s: { $why }
cli-bot-refused = Der Server sagt: { $why }
cli-bot-ends = Fertig: { $plays ->
    [one] ein Zug
   *[other] { $plays } Züge
}.

## A program that reviews for a server

cli-analyst-waits = Wartet auf Partien zum Analysieren.
cli-analyst-begins = Analysiert werden { $missing } von { $total } Zügen.
cli-analyst-done = Abgeliefert. Einen Teil sieht der Server noch einmal an.
cli-analyst-lost = Diese Analyse macht ein anderer Rechner.
cli-analyst-ends = Fertig: { $pieces ->
    [one] ein Zug
   *[other] { $pieces } Züge
} bewertet.

## The record

database_foreign = { $path } ist die Datenbank eines anderen Programms: Nenn mit --database eine andere.
database_newer = { $path } wurde von einem neueren Settebello geschrieben: Aktualisiere Settebello, oder nenn mit --database eine andere Datenbank.
database_damaged = Die Datenbank { $path } ist beschädigt und blieb unverändert: Stell eine Kopie wieder her, oder nenn mit --database eine andere.
database_unusable = Die Datenbank { $path } ist nicht nutzbar ({ $why }): Nenn mit --database eine andere.
database_server_newer = Die Datenbank wurde von einem neueren Settebello geschrieben: Aktualisiere Settebello.
database_server_unusable = Der Datenbankserver ist nicht nutzbar ({ $why }): Prüfe ihn und SETTEBELLO_DATABASE_URL.
backup_damaged = { $path } ist in Zeile { $at } beschädigt: Nichts davon wurde wiederhergestellt.
backup_foreign = { $path } ist keine Sicherung von Settebello.
backup_newer = { $path } wurde von einem neueren Settebello geschrieben: Aktualisiere Settebello.
nothing_to_back_up = In dieser Datenbank ist noch nichts.
restore_not_empty = Diese Datenbank ist nicht leer: Wiederhergestellt wird eine Sicherung nur in eine leere.
redis_unusable = Redis ist nicht nutzbar ({ $why }): Prüfe es und SETTEBELLO_REDIS_URL.

## The program

bad_word = { $name } ist { $value }: Möglich ist nur { $words }.
port_unusable = Port { $port } ist nicht nutzbar, vielleicht läuft dort schon ein Server: Wähle mit { $flag } einen anderen.
bad_database_url = SETTEBELLO_DATABASE_URL muss so aussehen: postgresql://benutzer:passwort@server/datenbank.
bad_redis_url = SETTEBELLO_REDIS_URL muss so aussehen: redis://benutzer:passwort@server.
bad_mail_from = SETTEBELLO_MAIL_FROM muss eine E-Mail-Adresse sein, wie club@example.org.
bad_public_address = SETTEBELLO_PUBLIC_ADDRESS muss so aussehen: https://carte.example.org/.
bad_smtp_url = SETTEBELLO_SMTP_URL muss so aussehen: smtp://benutzer:passwort@server:587 oder smtps://benutzer:passwort@server.
bad_vapid_key = SETTEBELLO_VAPID_KEY muss ein privater Schlüssel von 32 Bytes in base64url sein.
workers_need_servers = Mehrere Prozesse brauchen PostgreSQL und Redis: Setz SETTEBELLO_DATABASE_URL und SETTEBELLO_REDIS_URL, oder starte nur einen.
file_missing = Die Datei { $path } gibt es nicht.
too_many_networks = Mehr als zwei Netze können nicht nebeneinanderstehen.
network_too_wide = Dieses Netz ist zu breit, um neben einem anderen zu stehen.
file_is_folder = { $path } ist ein Ordner, und es braucht eine Datei.
file_exists = { $path } gibt es schon und wird nicht überschrieben.
file_unreadable = { $path } ist nicht lesbar: { $why }.
file_unwritable = { $path } ist nicht schreibbar: { $why }.
not_text = { $path }, Zeile { $line }, Spalte { $column }: Das ist kein Text in UTF-8.
deck_folder_unreadable = Der Ordner { $path } ist nicht lesbar.
deck_cards_missing = Im Ordner { $path } fehlen Bilder von: { $names }.
deck_cards_twice = Im Ordner { $path } gibt es zwei Bilder von: { $names }.
deck_images_unreadable = Im Ordner { $path } sind keine Bilder: { $names }.
deck_images_large = Im Ordner { $path } sind größer als 4 MB: { $names }.
deck_images_uneven = Im Ordner { $path } haben eine andere Form: { $names }.

## Duplicate deals

set_seed = Der Startwert einer Serie hat 64 Ziffern aus 0-9 und a-f, damit niemand ihn errät, und dieser hat { $digits }: Lass ihn weg, dann wird einer gezogen.
set_size = Eine Serie hat 1 bis { $most } Austeilungen.
set_deal_not_found = Die Serie hat { $deals } Austeilungen, und keine Austeilung { $deal }.
deal_sealed = Austeilung { $deal } ist noch versiegelt.
seed_not_promised = Dieser Startwert ist nicht der versprochene: Sein Hash ist ein anderer.
deal_not_of_seed = Aus dem Startwert der Serie folgt eine andere Austeilung { $deal } als die hier versprochene.
sets_differ = Die zwei Texte gehören nicht zu einer Serie: { $tag } ist im anderen { $other }.
sheet_of_other_set = Dieser Zettel gehört zu einer anderen Serie: Regeln oder Hash sind nicht dieselben.
set_rules = Die Serie hat andere Regeln. Diese Optionen weichen ab: { $options }.
pack_not_in_set = Keine offene Austeilung der Serie hat diese Mischung.
set_dealer = In der Serie gibt Platz { $seat } die Austeilung { $deal }.
name_missing = Schreib, wer auf Platz { $seat } sitzt.
name_twice = Zwei Plätze haben denselben Namen: { $name }.
team_missing = Eine Mannschaft braucht einen Namen.
team_twice = Eine Mannschaft kann nicht auf beiden Seiten eines Tisches spielen: { $team }.
played_twice = { $name } hat Austeilung { $deal } auf dieser Seite schon gespielt, an Tisch { $table }.
results_differ = Austeilung { $deal } ist hier { $here } und in dem zuvor Gelesenen { $before }.

## Puzzles

cli-puzzles-mining = Suche nach Aufgaben: { $found } gefunden
cli-puzzles-mined = { $found ->
    [one] Eine neue Aufgabe:
   *[other] { $found } neue Aufgaben:
} { $path } enthält { $puzzles }.
cli-puzzles-checking = Aufgaben werden geprüft
cli-puzzles-checked = { $faults ->
    [0] Alle stimmen
    [one] Eine stimmt nicht
   *[other] { $faults } stimmen nicht
}: { $puzzles } geprüft.
cli-puzzles = Aufgaben
cli-puzzle-theme = Thema
cli-puzzle-fault-position = die Stellung ist unmöglich
cli-puzzle-fault-plays = ihre Züge sind nicht die erlaubten
cli-puzzle-fault-best = ein anderer Zug ist mehr wert
cli-puzzle-fault-gap = ihr Vorsprung ist ein anderer oder zu klein
cli-puzzle-fault-themes = ihre Themen sind andere
cli-puzzle-fault-fresh-best = in neuen Welten ist ein anderer Zug der beste
cli-puzzle-fault-fresh-gap = in neuen Welten ist der Vorsprung zu klein
cli-puzzle-title = { $rules } · Aufgabe { $id }
cli-puzzle-choose = Der beste Zug: Zahl oder Karte (? Hilfe)
cli-puzzle-help = Wähle eine Karte mit ihrer Zahl oder ihrem Namen, wie 7D, oder schreib einen ganzen Zug, wie 7DxAS6C. Der beste Zug bringt nach allem, was du wissen kannst, die meisten Punkte der Austeilung. Es herrscht Gleichstand. q verlässt die Aufgabe.
cli-puzzle-ours = Deine Seite hat genommen: { $cards }
cli-puzzle-theirs = Die andere hat genommen: { $cards }
cli-puzzle-not-legal = Dieser Zug ist hier nicht möglich.
cli-puzzle-right = Richtig!
cli-puzzle-wrong = Nicht der beste Zug.
cli-puzzle-about = Aufgabe { $id } · Schwierigkeit { $rating } · { $themes }

## Tournaments

export_kind = { $kind } gibt es hier weder zu lesen noch zu drucken.
cli-tournament-best-rank = Mittlerer Rang der Besten
cli-tournament-best-won = Sieg der Besten
cli-tournament-buchholz = Buchholz
cli-tournament-buchholz-cut = Buchholz −1
cli-tournament-bye = spielfrei
cli-tournament-commitment = Festlegung, zum Ausgeben: { $hash }
cli-tournament-correlation = Rangkorrelation
cli-tournament-deals = Austeilungen
cli-tournament-difference = Diff.
cli-tournament-direct = Direkt
cli-tournament-drawn = Unentschieden
cli-tournament-entered = Teilnehmer { $number }: { $name }.
cli-tournament-forfeit = kampflos verloren: Seite { $sides }
cli-tournament-format = Modus
cli-tournament-format-arena = Arena
cli-tournament-format-duplicate = Duplikat
cli-tournament-format-knockout = K.-o.-System
cli-tournament-format-round-robin = jeder gegen jeden
cli-tournament-format-swiss = Schweizer System
cli-tournament-format-teams = Mannschaften
cli-tournament-keep = { $path } enthält den Startwert aller Auslosungen: Zeig es bis zum Ende niemandem.
cli-tournament-lost = Niederlagen
cli-tournament-lot = Los
cli-tournament-name = Name
cli-tournament-needed = Runden für neun Zehntel davon
cli-tournament-noted = Tisch { $table } der Runde { $round } ist notiert. Tische ohne Ergebnis: { $waiting }.
cli-tournament-number = Nr.
cli-tournament-played = Gespielt
cli-tournament-points = Punkte
cli-tournament-read = Gelesene Zeilen: { $rows }.
cli-tournament-result = Ergebnis
cli-tournament-round = Runde { $round }
cli-tournament-round-of = Runde { $round } von { $rounds }
cli-tournament-rounds = Runden
cli-tournament-ruled = Entschieden nach Artikel { $article }.
cli-tournament-scope = Scope
cli-tournament-score = Stand
cli-tournament-seed = Startwert aller Auslosungen: { $seed }
cli-tournament-side-1 = Seite 1
cli-tournament-side-2 = Seite 2
cli-tournament-simulated = { $runs } Turniere jedes Modus unter { $entrants } Paaren; { $deals } Austeilungen pro Begegnung; Spielstärken { $spread } Punkte pro Austeilung auseinander (Standardabweichung).
cli-tournament-simulating = Turniere werden gespielt
cli-tournament-sonneborn-berger = Sonneborn-Berger
cli-tournament-stage-called-off = abgesagt
cli-tournament-stage-over = beendet
cli-tournament-stage-registration = Anmeldung
cli-tournament-stage-running = läuft
cli-tournament-state = Status
cli-tournament-state-entered = angemeldet
cli-tournament-state-merged = hat Partner
cli-tournament-state-there = anwesend
cli-tournament-state-withdrawn = zurückgezogen
cli-tournament-strength = Stärke
cli-tournament-table = Tisch
cli-tournament-wins = Siege
cli-tournament-won = Siege

## Functions of the package and of the laboratory

argument_array = { $argument } ist { $found }; es muss int64[{ $least }] oder länger sein, eindimensional und zusammenhängend.
array_content = { $argument } hat einen Wert außerhalb des Bereichs oder enthält eine unspielbare Stellung.
array_read_only = { $argument } ist schreibgeschützt, und die Funktion schreibt hinein.
array_shared = { $argument } teilt sich den Speicher mit { $other }.
player_not_carried = { $player } kann nicht an einen anderen Prozess geschickt werden: Nimm einen einzigen Prozess, oder definiere ihn in einem Modul.
player_unnamed = { $argument }: Eine Ergebnisdatei kennt einen Spieler an seinem Namen: Gib eine Klasse oder eine Funktion eines Moduls an.
sequential_matches = Der sequenzielle Test ist für Austeilungen, nicht für Partien.
bad_server_address = Die Adresse eines Servers sieht so aus: http://localhost:7722.

## The games around Scopa

cli-may-declare = Du darfst ansagen: { $choices }. Tippe es, oder spiel eine Karte.
cli-least-wins = Wer die wenigsten Punkte hat, gewinnt.
