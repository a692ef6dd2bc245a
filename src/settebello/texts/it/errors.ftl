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
par_whole_deal = Il par è il valore di una smazzata intera, e qui si è già giocato.

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
draw_two_sides = Il sorteggio di compagni e ruoli (articoli 3 e 4 della FIGS) è per due parti.
no_sweeping_ace = Vale solo se l’asso prende tutto.
needs_target = Ci vuole un punteggio da raggiungere: in una smazzata sola non vale.
target_range = Si gioca da 1 a { $most } punti, oppure una smazzata sola.
needs_two_sides = È per due parti, e qui ce ne sono { $sides }.
figs_four = Gli articoli della FIGS sono scritti per quattro giocatori a coppie.

## Tavoli

room_not_found = Questo tavolo non c’è, o non c’è più.
table_full = A questo tavolo i posti sono tutti presi.
already_seated = A questo tavolo sei già seduto.
bad_name = Il nome ha da 1 a { $most } caratteri, tutti visibili.
not_your_seat = Quel posto non è il tuo.
not_seated = A questo tavolo non sei seduto.
token_unknown = Il tuo posto a questo tavolo non vale più.
no_deal = A questo tavolo adesso non si gioca nessuna smazzata.
deal_not_over = La smazzata non è ancora finita.
stale_version = Il tavolo è andato avanti: guarda e scegli di nuovo.
version_conflict = Qualcuno è stato più svelto: guarda e scegli di nuovo.
player_not_found = Questo giocatore del computer non esiste.

## Persone

not_signed_in = Prima bisogna accedere.
account = Un profilo così non si può avere.
too_many = Troppe volte. Riprova più tardi.
account_name = Un nome ha da { $least } a { $most } lettere, e si devono vedere tutte.
account_name_taken = Questo nome ce l’ha già qualcuno.
password_length = Una password ha da { $least } a { $most } caratteri.
password_wrong = Non è la tua password.
email_unusable = Non è un indirizzo e-mail.
sign_in_wrong = Nessuno ha questo nome con questa password.
session_not_found = Questo accesso non c’è: forse è già finito.
person_not_found = Nessuno ha un profilo con il nome { $name }.
role_unknown = Il ruolo { $role } non esiste.
other_site = La richiesta viene dalla pagina di un altro sito.
too_many_tries = Troppi tentativi. Si può riprovare fra { $seconds ->
    [3600] un’ora
    [600] dieci minuti
   *[other] { $seconds } secondi
}.
too_many_at_once = In questo momento accedono in molti. Riprova fra qualche secondo.

## Registro

log_empty = Il registro di questo tavolo è vuoto.
log_damaged = Il registro di questo tavolo è rovinato.
event_damaged = Una riga del registro di questo tavolo è rovinata.
database_foreign = { $path } è l’archivio di un altro programma: indicane un altro con --database.
database_newer = { $path } è di un Settebello più nuovo: aggiorna Settebello, o indica un altro archivio con --database.
database_damaged = L’archivio { $path } è rovinato ed è rimasto com’era: rimetti una copia, o indicane un altro con --database.
database_unusable = L’archivio { $path } non si può usare ({ $why }): indicane un altro con --database.
database_server_newer = L’archivio è di un Settebello più nuovo: aggiorna Settebello.
database_server_unusable = Il server dell’archivio non si può usare ({ $why }): controlla il server e SETTEBELLO_DATABASE_URL.
redis_unusable = Redis non si può usare ({ $why }): controllalo, e controlla SETTEBELLO_REDIS_URL.

## Programma

setting = Una delle impostazioni non va bene.
port_unusable = La porta { $port } non si può usare: scegline un’altra con --port.
bad_database_url = SETTEBELLO_DATABASE_URL dev’essere come postgresql://utente:password@host/archivio.
bad_redis_url = SETTEBELLO_REDIS_URL dev’essere come redis://utente:password@host.
workers_need_servers = Più processi hanno bisogno di PostgreSQL e Redis: imposta SETTEBELLO_DATABASE_URL e SETTEBELLO_REDIS_URL, oppure avvia un processo solo.
file = Qualcosa non va con un file.
file_missing = Il file { $path } non c’è.
file_is_folder = { $path } è una cartella, e ci vuole un file.
file_exists = { $path } c’è già, e non viene sovrascritto.
file_unreadable = { $path } non si può leggere: { $why }.
file_unwritable = { $path } non si può scrivere: { $why }.
not_text = { $path }, riga { $line }, colonna { $column }: non è testo in UTF-8.
deck_folder_unreadable = La cartella { $path } non si può leggere.
deck_cards_missing = Nella cartella { $path } mancano le immagini di: { $names }.
deck_cards_twice = Nella cartella { $path } ci sono due immagini di: { $names }.
deck_images_unreadable = Nella cartella { $path } non sono immagini: { $names }.
deck_images_large = Nella cartella { $path } superano i 4 MB: { $names }.
deck_images_uneven = Nella cartella { $path } hanno un’altra forma: { $names }.

## Rete

offline = Il server non risponde. Controlla la connessione e riprova.
unreadable = Il server ha dato una risposta che non si capisce. Riprova.
path_not_found = A questo indirizzo non c’è niente.
deck_not_found = Questo mazzo non c’è.
bad_message = Il server non ha capito la richiesta.
bad_request = Il server non accetta questa richiesta.
no_json = Il server non ha capito il messaggio.
bad_setting = { $name } non può essere “{ $value }”: va da { $least } a { $most }.

## Smazzate ripetute

set_seed = Il seme di una serie ha 64 cifre fra 0-9 e a-f, perché nessuno lo indovini, e questo ne ha { $digits }: senza, se ne sorteggia uno.
set_size = Una serie ha da 1 a { $most } smazzate.
set_deal_not_found = La serie ha { $deals } smazzate: la { $deal } non c’è.
deal_sealed = La smazzata { $deal } è ancora sigillata.
seed_not_promised = Questo seme non è quello promesso: la sua impronta è un’altra.
deal_not_of_seed = Dal seme della serie viene un’altra smazzata { $deal }, non quella promessa qui.
sets_differ = I due testi non sono della stessa serie: { $tag } nell’altro è { $other }.
sheet_of_other_set = Questo foglio è di un’altra serie: le regole o l’impronta non sono le stesse.
set_rules = La serie ha altre regole. Che cosa cambia: { $options }.
pack_not_in_set = Nessuna smazzata aperta della serie ha questo mazzo.
set_dealer = Nella serie la smazzata { $deal } la dà il posto { $seat }.
name_missing = Scrivi chi siede al posto { $seat }.
name_twice = Due posti hanno lo stesso nome: { $name }.
team_missing = La squadra deve avere un nome.
team_twice = Una squadra non può giocare da tutte e due le parti di un tavolo: { $team }.
played_twice = { $name } ha già giocato la smazzata { $deal } da questa parte, al tavolo { $table }.
results_differ = La smazzata { $deal } qui è { $here }, e in quello che è stato letto prima { $before }.

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
nobody_at_fault = Di’ chi ha un numero sbagliato di carte.
count_before_play = Prima della prima giocata, con un numero sbagliato di carte si ripete la distribuzione.
count_after_play = Dopo la prima giocata, per un numero sbagliato di carte non si ripete più la distribuzione.
count_every_hand = Vanno contate tutte le mani, e la tavola.
counts_regular = Sono proprio le carte che dà la distribuzione.
no_articles = Con queste regole questo errore non può capitare.

## Il banco dell’arbitro

desk_needs_articles = L’arbitro ha bisogno di regole sugli errori: quelle FIGS, o con irregularities=figs.
names_wanted = Scrivi per ogni giocatore un nome diverso.
names_differ = Due giocatori hanno lo stesso nome: { $name }.
card_twice = Questa carta è scritta due volte: { $card }.
no_such_seat = Questo posto non c’è.
no_protocol = Questa partita scritta non si può continuare: non ha smazzate, o ha un abbandono.
match_over = La partita è finita.
nothing_to_take_back = Non c’è niente da annullare.
who_did_it = Di’ chi è stato.
played_out_of_turn = Tocca a { $turn }. Se { $name } ha giocato, la carta è scoperta: scrivila come mostrata.
table_unknown = Prima scrivi le carte scoperte in tavola.
table_known = La tavola è già scoperta.
table_size = La distribuzione mette { $wanted } carte in tavola.
table_redealt = Con { $cards } in tavola { $name } ripete la distribuzione.
card_shown_before = Questa carta è già stata scoperta, sta in una mano: { $card }.
card_played_before = Questa carta è già stata giocata: { $card }.
card_of_table = Questa carta è stata data alla tavola: { $card }.
card_of_another = Questa carta sta nella mano del posto { $seat }: { $card }.
hand_known = Le carte del posto { $seat } si conoscono tutte, e questa non c’è: { $card }.
arbiter_only = Qui le carte le dà e le conta il programma: questo è per il banco dell’arbitro.
hand_not_seen = Non si scoprono carte che non si possono ancora guardare.
wrong_capture = Con questa carta non si prendono quelle: { $card }.
deal_too_long = In una smazzata non succede tanto: al più { $most } annotazioni.
