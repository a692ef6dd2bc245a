# Una frase per ogni motivo (`reason`) di settebello.errors; i nomi sono quelli del codice.

error = Qualcosa non ha funzionato. Riprova.
syntax = Riga { $line }, colonna { $column }: non si capisce.
unknown_rule = Questa regola non esiste.
invalid_rules = Queste regole non stanno insieme.
illegal_action = Questa mossa non è permessa.
not_your_turn = Non tocca a te.
stale = Il tavolo è andato avanti: guarda e scegli di nuovo.
forbidden = Non è tuo: non si può.
not_found = Qui non c’è niente.
store = Il registro delle partite non risponde. Riprova fra poco.
setting = Una delle impostazioni non va bene.
file = Qualcosa non va con un file.

## Mosse

deal_over = La smazzata è finita.
card_not_in_hand = Questa carta non è nella tua mano: { $card }.
hand_must_take = Non si può: un’altra carta che hai in mano prende, e va giocata quella.
no_bank = Con queste regole l’asso non si mette da parte senza prendere.
takes_nothing = Questa carta non prende niente, si può solo calare: { $card }.
must_take = Questa carta non si può calare, deve prendere: { $choices }.
equal_first = Non si può: c’è una carta uguale in tavola, va presa quella: { $choices }.
no_such_capture = Questa presa non c’è. Si può prendere: { $choices }.
no_action = Questa mossa non esiste.
no_pack = Un mazzo ha quaranta carte, ognuna una volta sola.

## Regole

missing_option = Mancano alcune voci: { $options }.
unknown_option = La voce { $option } non esiste.
unknown_value = { $value } non è un valore di questa voce.
unknown_preset = Non ci sono regole di nome { $preset }.
unreadable_option = { $option } non si capisce: scrivi voce=valore, come figs?target=11.
option_twice = La voce { $option } è scritta due volte.

## Regole che non stanno insieme

players_count = Si gioca in 2, 3, 4 o 6.
no_teams = In { $players } non si fanno due squadre a posti alterni: ci vogliono quattro o sei giocatori.
no_hands = Con { $deal } i giocatori restano senza carte.
pack_too_small = { $deal } in { $players }: servono { $taken } carte, il mazzo ne ha 40.
cards_left_over = { $deal } in { $players }: { $rest ->
    [one] avanza una carta.
   *[other] avanzano { $rest } carte.
}
uneven_batches = { $deal } in { $players }: le { $rest } carte che restano dopo la prima mano non bastano per tutti fino alla fine.
endless_redeal = Con una sola carta in tavola la somma non supera mai dieci: si ridarebbe per sempre.
hopeless_redeal = Con { $cards } carte in tavola si ridarebbe quasi sempre: non più di venti.
crowded_table = Con { $cards } carte in tavola ci sarebbe troppo da scegliere: non più di venti.
draw_two_sides = Il sorteggio di compagni e ruoli (articoli 3 e 4 della FIGS) è per due parti.
no_sweeping_ace = Vale solo se l’asso prende tutto.
needs_target = Ci vuole un punteggio da raggiungere: in una smazzata sola non vale.
target_range = Si gioca da 1 a { $most } punti, oppure una smazzata sola.
needs_two_sides = È per due parti, e qui ce ne sono { $sides }.
figs_four = Gli articoli della FIGS sono scritti per quattro giocatori a coppie.

## Tavoli

room_not_found = Questo tavolo non c’è, o non c’è più.
log_empty = Il registro di questo tavolo è vuoto.
log_damaged = Il registro di questo tavolo è rovinato.
event_damaged = Una riga del registro di questo tavolo è rovinata.
event_newer = Questo tavolo è stato scritto da una versione più nuova del programma: aggiornalo.
seat_taken = Quel posto è già preso: scegline un altro.
table_full = A questo tavolo i posti sono tutti presi.
already_seated = A questo tavolo sei già seduto.
hand_seen = Di questa smazzata hai visto un'altra mano: riprendi quel posto o aspetta la prossima.
already_resigning = L'hai già chiesto; il tuo compagno non ha ancora risposto.
left_too_often = Troppi posti sono stati lasciati prima della prima carta. Aspetta qualche minuto prima di sederti a un tavolo pubblico.
bad_name = Il nome ha da 1 a { $most } caratteri, tutti visibili.
name_scripts = Un nome si scrive in un solo alfabeto: le lettere di alfabeti diversi si somigliano.
name_of_account = Questo nome è di chi ha un account qui: accedi, o scegline un altro.
not_your_seat = Quel posto non è il tuo.
not_seated = A questo tavolo non sei seduto.
token_unknown = Il tuo posto a questo tavolo non vale più.
no_deal = A questo tavolo adesso non si gioca nessuna smazzata.
deal_not_over = La smazzata non è ancora finita.
stale_version = Il tavolo è andato avanti: guarda e scegli di nuovo.
version_conflict = Qualcuno è stato più svelto: guarda e scegli di nuovo.
bad_time = Un tempo si scrive come 10+5 (minuti a testa, secondi a giocata; al più { $minutes }+{ $seconds }) o 3d (giorni a giocata; al più { $days }).
time_two_sides = Chi finisce il tempo perde contro l’altra parte, e qui le parti sono { $sides }.
draw_two_pairs = I compagni si sorteggiano dove si gioca due contro due, e con queste regole non è così.
time_up = Il tuo tempo è finito.
absence_slow = A giorni per giocata nessuno deve essere presente.
not_awaited = Il tavolo non aspetta questo giocatore.
salt_not_asked = A questo posto non è chiesta nessuna parola.
salt_other = Questa parola ha un’impronta diversa da quella data prima.
salt_owed = La prossima smazzata aspetta la parola di questo posto.
salts_withheld = Prima delle carte qualcuno se n’è andato e non ha detto la sua parola: a questo tavolo non si danno più carte. Aprine un altro.
not_absent = Chi deve giocare è al tavolo.
absent_too_short = È troppo presto: fra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} si può.
claim_two_sides = Solo fra due parti si può reclamare una partita.
claim_clock = Con l’orologio decide l’orologio.
not_host = Può dirlo solo chi ha aperto il tavolo.
match_begun = A partita cominciata non si manda via nessuno.
first_play_awaited = A carte date un tavolo pubblico resta pubblico fino alla prima giocata.
given_not_listed = Le carte di questo tavolo vengono da un’altra partita: il tavolo non si può elencare per tutti.
nobody_there = In quel posto non c’è più nessuno.
no_match = A questo tavolo non si gioca nessuna partita.
resign_two_sides = Solo una di due parti può abbandonare la partita.
player_not_found = Questo giocatore del computer non esiste.

## Persone

account = Un profilo così non si può avere.
too_many = Troppe volte. Riprova più tardi.
match_deal_not_found = La partita non ha questa smazzata.
match_play_not_found = A questo punto della smazzata non tocca a nessuno. Scegli una delle sue giocate.
match_not_found = Questa partita non c’è.
review_given_up = L’analisi di questa partita non riesce.
reviews_full = Troppe analisi in attesa: riprova fra poco.
analyst_barred = Questo computer ha mandato un risultato sbagliato: i suoi non si accettano più. Chiedi una nuova chiave e controlla il computer.
analyst_claims = Questa chiave tiene già molte revisioni. Prima consegna quelle.
analyst_digits = Questo computer calcola cifre diverse da quelle del server: i suoi risultati verrebbero rifiutati.
analyst_piece = Questo non è un risultato per la giocata { $number }.
analyst_version = Il server rivede le partite con Settebello { $wanted }, questo è { $program }: installa la stessa versione.
claim_over = Questa revisione non è più tua: la fa un altro computer.
person_not_found = Nessuno ha un profilo con il nome { $name }.
role_unknown = Il ruolo { $role } non esiste.
no_settebello = Lì non risponde un Settebello: controlla l’indirizzo.
other_site = La richiesta viene dalla pagina di un altro sito.
too_many_connections = Troppe connessioni sono aperte dal tuo indirizzo. Chiudi qualche pagina di questo sito e riprova.
too_many_requests = Troppe richieste in poco tempo. Aspetta un momento.
too_many_seats = Sono stati presi troppi posti a tavoli pubblici. Gioca a uno di questi, o aspetta qualche minuto.
too_many_tables = Sono stati aperti troppi tavoli. Gioca a uno già aperto, o aspetta qualche minuto.
too_many_tries = Troppi tentativi. Si può riprovare fra { $seconds ->
    [3600] un’ora
    [600] dieci minuti
   *[other] { $seconds } secondi
}.

## Rete

path_not_found = A questo indirizzo non c’è niente.
deck_not_found = Questo mazzo non c’è.
bad_message = Il server non ha capito la richiesta.
bad_request = Il server non accetta questa richiesta.
no_json = Il server non ha capito il messaggio.
bad_setting = { $name } non può essere “{ $value }”: va da { $least } a { $most }.

## Quando si sbaglia

nothing_missed = L’ultima carta non ha mancato niente che si possa ancora prendere.
call_by_partner = Il compagno di chi ha mancato una presa tace.
card_called = Ora va giocata questa: { $cards }.
exposed_first = Prima si giocano le carte scoperte: { $cards }.
choose_first = Prima va deciso quale carta scoperta si gioca.
no_choice = Non c’è niente che tu debba decidere.
already_exposed = Quella carta è già scoperta.
no_twin = La carta giocata non ha una gemella così in questa mano.
played_stays = La carta giocata non si ritira.
pile_closed = Le prese non si rivedono e non si contano.
no_fuori = Con queste regole non ci si dichiara fuori.
fuori_last_play = All’ultima giocata della smazzata non ci si dichiara fuori.
fuori_level = La smazzata è cominciata in parità a { $points }: nessuno può dichiararsi fuori.
no_articles = Con queste regole questo errore non può capitare.

## Il banco dell’arbitro

no_such_seat = Questo posto non c’è.
match_over = La partita è finita.
arbiter_only = Qui le carte le dà e le conta il programma: questo è per il banco dell’arbitro.
hand_not_seen = Non si scoprono carte che non si possono ancora guardare.
wrong_capture = Con questa carta non si prendono quelle: { $card }.

## Il circolo

nobody_awaited = A questo tavolo non c’è un posto libero, o si gioca già.
nobody_to_report = Si può segnalare solo un’altra persona del tavolo.
report_not_found = Questa segnalazione non c’è, o è già chiusa.
admins_only = È cosa di chi amministra il circolo.
no_network_address = { $address } non è un indirizzo di rete. Scrivine uno come 192.0.2.7 o 2001:db8::7.
own_case = Riguarda te: lo decide un altro amministratore.
own_role = Il tuo ruolo lo cambia un altro amministratore.
banned = Qui non puoi più giocare { $forever ->
    [yes] in futuro
   *[no] fino al { $until }
}: { $why } La pagina del tuo profilo dice di più, e lì puoi fare ricorso.
address_banned = Dalla tua rete non si gioca più { $forever ->
    [yes] in futuro
   *[no] fino al { $until }
}. Chi ha un profilo più vecchio continua a giocare.
person_banned = { $name } non può giocare, e non entra in nessun torneo.
ban_of_an_admin = Chi amministra non si esclude. Prima cambia il ruolo.
ban_not_found = Questa esclusione non c'è, o è finita.
appealed = Contro questa esclusione hai già fatto ricorso.
warning_not_found = Questo avviso non c'è, o lo hai già letto.
suspicion_not_found = Questo sospetto non c'è, o se n'è già occupato un altro.
kept_apart = Tu e questa persona, o una a questo tavolo, non giocate insieme: uno dei due ha bloccato l'altro.
block_of_oneself = Non puoi bloccare te stesso.
remarks_closed = Chi guarda scrive agli altri ai tavoli pubblici, mentre si può guardare una partita.
remarks_of_players = I giocatori, e chi ha lo stesso account o la stessa rete, leggono dopo la partita che cosa scrive chi guarda.
remarks_off = Chi ha aperto questo tavolo non vuole che chi guarda scriva agli altri.
bad_remark = Un commento ha da 1 a { $most } caratteri, tutti visibili.
remark_too_soon = Hai appena scritto qualcosa. Potrai scrivere di nuovo tra { $seconds } secondi.
too_many_remarks = Hai scritto { $most } commenti su questa partita. Bastano.
remark_not_found = Non c'è un commento così, o è già nascosto.
too_many_blocks = Hai bloccato { $most } persone. Prima togline una.
password_of_a_bot = Un programma non ha password.
link_used_up = Questo collegamento non vale più. Chiedine uno nuovo al circolo.
no_mail = Questo server non manda ancora posta.
no_push = Questo server non manda ancora notifiche ai browser.
push_service_unknown = Questo server non manda nulla al servizio di notifiche di questo browser.
role_of_a_bot = Un programma resta un programma.
silence = Durante la smazzata il regolamento chiede silenzio.
too_much_talk = Tutto in una volta è troppo: fra { $seconds } secondi si può dire altro.

## Programmi

argument = Una funzione è stata chiamata con un argomento che non accetta.
argument_kind = { $argument } è di tipo { $found }; deve essere { $wanted }.
argument_range = { $argument } è { $number }; deve stare tra { $least } e { $most }.
argument_count = { $argument } ha { $found } valori; deve averne { $wanted }.
argument_hex = { $argument } deve essere in esadecimale: scrivi due cifre fra 0-9 e a-f per ogni byte.
argument_salt = { $argument } ha un valore con una virgola, o con un carattere che non è ASCII.
argument_hashes = { $argument } deve avere un valore per ogni parola: vuoto, o 64 cifre tra 0-9 e a-f.
action_not_legal = L’azione { $number } qui non è permessa.
deal_in_progress = La smazzata non è finita: restano da giocare { $cards } carte.
no_player = { $argument } non è un giocatore: serve un nome, o un oggetto, una classe o una funzione che sceglie.
