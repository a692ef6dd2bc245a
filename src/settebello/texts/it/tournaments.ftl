## I tornei: trovarli, iscriversi, dirigerli

title-tournaments = Tornei · Settebello
title-tournament = { $name } · Settebello
title-new-tournament = Nuovo torneo · Settebello
tournaments = Tornei
tournaments-new = Annuncia un torneo
tournaments-live = Dal vivo
tournaments-announce = Annuncia il torneo
tournaments-coming = In programma
tournaments-none-coming = Non c’è nessun torneo in programma. Annunciane uno tu.
tournaments-over = Finiti
tournaments-yours = ci sei
tournaments-calendar = Calendario
tournaments-month-before = Il mese prima
tournaments-month-after = Il mese dopo
tournaments-feed = Il calendario dei tornei (.ics)

## Il torneo in breve

tournament-game = { $rules }, { $company ->
    [singles] individuale
    [teams] a squadre
   *[pairs] a coppie
  }
tournament-format = { $format ->
    [swiss] sistema svizzero
    [round_robin] girone all’italiana
    [knockout] eliminazione diretta
    [duplicate] smazzate ripetute
    [teams] squadre da due tavoli
   *[arena] arena
  }{ $rounds ->
    [0] {""}
    [1] , un turno
   *[other] , { $rounds } turni
  }
tournament-entries-count = { $company ->
    [singles] { $count ->
        [0] nessun iscritto
        [1] un iscritto
       *[other] { $count } iscritti
      }
    [teams] { $count ->
        [0] nessuna squadra
        [1] una squadra
       *[other] { $count } squadre
      }
   *[pairs] { $count ->
        [0] nessuna coppia
        [1] una coppia
       *[other] { $count } coppie
      }
  }{ $room ->
    [0] {""}
   *[other] {" "}su { $room }
  }
tournament-state-registration = Iscrizioni aperte
tournament-state-playing = Si gioca
tournament-state-between = Fra due turni
tournament-state-over = Finito
tournament-state-cancelled = Annullato
tournament-round = Turno { $round }
tournament-round-of = Turno { $round } di { $rounds }
tournament-unknown = Questo torneo non c’è.
tournament-gone = profilo cancellato
tournament-now = Adesso
tournament-parts = Le parti del torneo
tournament-part-tables = Tavoli
tournament-part-standings = Classifica
tournament-part-entries = Iscritti
tournament-part-about = Regole

## Adesso

tournament-calls = Il tuo tavolo ti aspetta
tournament-call = Turno { $round }, tavolo { $table }
tournament-to-the-end = alla fine del turno
tournament-left = Alla fine del turno: { $time }.
tournament-time-over = il tempo del turno è finito
tournament-to-its-end = alla fine
tournament-left-of-all = Alla fine mancano: { $time }.
tournament-arena-over = il tempo è finito; i tavoli in corso contano
tournament-arbiter-begins = Comincia quando lo decide l’arbitro.
tournament-next-soon = Sta per cominciare il turno { $round }
tournament-next-end = L’ultimo turno è finito
tournament-your-table = Il tuo tavolo: il { $table }
tournament-your-table-now = Il tuo tavolo
tournament-your-table-done = Il tuo tavolo: il { $table }, finito
tournament-to-table = Vai al tavolo
tournament-tell = Scrivi il risultato
tournament-you-rest = In questo turno non giochi
tournament-you-wait = Nel prossimo turno giochi anche tu.
tournament-you-wait-for-one = Sei in attesa. Il tuo tavolo si apre appena un avversario è libero.
tournament-you-have-left = Non giochi più per ora. Puoi tornare finché il tempo non è finito.
tournament-come-back = Torna a giocare
tournament-you-are-out = In questo torneo non giochi più.
tournament-your-place = Sei arrivato { $place } su { $count }
tournament-rounds-played = I turni già giocati
tournament-bye = Riposo

## Partecipare

tournament-enter = { $company ->
    [singles] Iscriviti
    [teams] Iscrivi la squadra
   *[other] Iscrivi la coppia
  }
tournament-enter-with = Con un compagno senza profilo
tournament-partner-name = Il nome del compagno
tournament-sign-in = Entra per iscriverti
tournament-you-are-in = Iscritti
tournament-seeking = Manca il compagno: mandagli il link.
tournament-send-link = { $company ->
    [teams] Manda il link agli altri
   *[other] Manda il link al compagno
  }
tournament-link-for = { $company ->
    [teams] Il link per gli altri
   *[other] Il link per il compagno
  }
tournament-team-about = Ricevi un link per gli altri della squadra. I primi due giocano insieme a un tavolo, gli altri al secondo.
tournament-team-missing = { $count ->
    [one] ne manca uno
   *[other] ne mancano { $count }
  }
tournament-team-table = Tavolo { $letter }
tournament-team-yours = il tuo
tournament-team-not-yet = si gioca
tournament-team-other-plays = Il tuo tavolo ha finito. L’altro gioca ancora.
tournament-link-copied = Link copiato.
tournament-asks = { $company ->
    [teams] { $name } ti vuole in squadra.
   *[other] { $name } ti vuole come compagno.
  }
tournament-join = { $company ->
    [teams] Entra in squadra
   *[other] Gioca in coppia
  }
tournament-check-in = Ci sono
tournament-checked-in = Presenza segnata
tournament-withdraw = Ritirati
tournament-withdraw-short = Ritira
tournament-withdraw-of = Ritira { $name }
tournament-withdraw-sure = Un tavolo che ti aspetta è perso, e nei prossimi turni non giochi.
tournament-entries = Iscritti
tournament-entry = { $company ->
    [singles] Giocatore
    [teams] Squadra
   *[pairs] Coppia
  }
tournament-no-entries = Ancora nessuno.
tournament-incomplete = cerca il compagno
tournament-withdrawn = ritirati
tournament-here = Presente
tournament-here-of = Presente: { $name }
tournament-not-here = manca
tournament-number = N.

## I tavoli e la classifica

tournament-tables = I tavoli
tournament-tables-of = I tavoli del turno { $round }
tournament-table = Tav.
tournament-table-of = Turno { $round }, tavolo { $table }
tournament-rounds = Turni
tournament-no-round = I tavoli si sanno quando comincia il primo turno.
tournament-no-rounds = Non si è giocato nessun turno.
tournament-finished = { $finished ->
    [1] uno finito su { $tables }
   *[other] { $finished } finiti su { $tables }
  }
tournament-all-finished = tutti finiti
tournament-in-play = { $count ->
    [0] nessuno in corso
    [1] uno in corso
   *[other] { $count } in corso
  }
tournament-done = finita
tournament-sealed = sigillata
tournament-live = si gioca
tournament-to-play = da giocare
tournament-unplayed = non giocata
tournament-forfeit = a tavolino
tournament-corrected = corretta
tournament-write = scrivi
tournament-standings = Classifica
tournament-latest = Ultimi
tournament-after = { $rounds ->
    [0] prima del primo turno
    [1] dopo un turno
   *[other] dopo { $rounds } turni
  }
tournament-during = in corso: turno { $round }
tournament-place = Posto
tournament-points = Punti
tournament-show-all = Tutti e { $count }
tournament-tie-order = A pari punti: { $order }.
outcome-won = vinta
outcome-lost = persa
outcome-drawn = pari
outcome-bye = riposo
outcome-absent = persa a tavolino
outcome-short-won = V
outcome-short-lost = P
outcome-short-drawn = =
outcome-short-bye = R
outcome-short-absent = A
tie-buchholz = Buchholz
tie-buchholz_cut = Buchholz tagliato
tie-sonneborn_berger = Sonneborn-Berger
tie-direct = scontro diretto
tie-wins = vittorie
tie-difference = differenza
tie-points = punti fatti
tie-scope = scope
tie-lot = sorteggio
tie-short-buchholz = Buch.
tie-short-buchholz_cut = Buch.−1
tie-short-sonneborn_berger = S.-B.
tie-short-direct = Dir.
tie-short-wins = Vitt.
tie-short-difference = Diff.
tie-short-points = Fatti
tie-short-scope = Scope
tie-short-lot = Sorte
tie-about-buchholz = i punti di tutti gli avversari
tie-about-buchholz_cut = i punti degli avversari senza il più debole
tie-about-sonneborn_berger = i punti degli avversari battuti, e metà di quelli pareggiati
tie-about-direct = il risultato tra chi è alla pari
tie-about-wins = le partite vinte
tie-about-difference = i punti fatti meno quelli subiti
tie-about-points = i punti fatti al tavolo
tie-about-scope = le scope fatte
tie-about-lot = un sorteggio che ognuno può verificare

## Scrivere un risultato

tournament-save = Salva il risultato
tournament-correct = Correggi il risultato
tournament-corrects = Questo tavolo ha già un risultato: una correzione vuole un motivo, e rifà i conti di tutto.
tournament-reason = Motivo
tournament-less = { $name }: un punto di meno
tournament-more = { $name }: un punto di più
tournament-game-of = Partita { $game } di { $games }
tournament-games = Le partite
tournament-deal-number = Smazzata { $deal }
tournament-not-come = Qualcuno non è venuto
tournament-told = Il risultato è scritto.
tournament-wrong-arbiter = Se è sbagliato, dillo all’arbitro: lo corregge lui.
tournament-tell-hint = Scrivete i punti di tutte e due le parti. Basta uno al tavolo.
tournament-to-tournament = Al torneo
tournament-no-table-link = Questo link non porta a nessun tavolo.

## L’arbitro

tournament-arbiter = Arbitro
tournament-step-start = Comincia il torneo
tournament-step-pair = Comincia il turno { $round }
tournament-step-finish = Chiudi il torneo
tournament-step-cancel_round = Annulla il turno { $round }
tournament-step-call_off = Annulla il torneo
tournament-sure-start = Le iscrizioni si chiudono.
tournament-sure-pair = Gli accoppiamenti si vedono subito.
tournament-sure-finish = Dopo non si gioca più. Le correzioni restano possibili.
tournament-sure-cancel_round = Gli accoppiamenti del turno spariscono. Poi se ne possono fare altri.
tournament-sure-call_off = Il torneo finisce senza classifica, e non si può riaprire.
tournament-missing = { $count ->
    [0] Tutti i tavoli hanno finito.
    [1] Manca il risultato di un tavolo.
   *[other] Mancano i risultati di { $count } tavoli.
  }
tournament-else = Altro
tournament-add-entry = Aggiungi iscritti
tournament-import = Importa gli iscritti
tournament-import-about = La prima riga dà il nome alle colonne: member1, member2, e se si vuole name e strength. Entrano tutte le righe o nessuna.
tournament-import-file = Un file (CSV)
tournament-import-text = Oppure l’elenco
tournament-import-send = Iscrivi tutti
tournament-substitute = Sostituisci un giocatore
tournament-substitute-out = Il giocatore che lascia
tournament-substitute-in = Il nome del sostituto
tournament-add = Aggiungi
tournament-added = Iscritti: { $names }.
tournament-add-computers = Aggiungi computer
tournament-computers-about = Si iscrivono prima dell’inizio, giocano da soli, e accanto al nome hanno il livello. Le partite con loro non contano per il punteggio.
tournament-computers-count = { $company ->
    [singles] Quanti giocatori del computer
    [teams] Quante squadre del computer
   *[other] Quante coppie del computer
  }
tournament-computers-complete = { $company ->
    [teams] Completa le squadre che aspettano ({ $count })
   *[other] Un compagno a chi lo aspetta ({ $count })
  }
tournament-computer = Computer
tournament-name-level = { $name } ({ $level })
tournament-enough = Fatto
tournament-team-name = Nome della squadra
tournament-player-number = { $count ->
    [1] Nome
   *[other] Nome { $number } di { $count }
  }
tournament-return = Fai rientrare
tournament-return-of = Fai rientrare { $name }
tournament-ruling = Decisione
tournament-rulings = Le decisioni dell’arbitro
tournament-ruling-about = Chi riguarda
tournament-ruling-all = tutti
tournament-ruling-article = Articolo
tournament-ruling-penalty = Punti di penalità
tournament-ruling-disqualify = Squalifica
tournament-ruling-give = Pubblica la decisione
tournament-penalty = { $points ->
    [1] un punto di penalità ·
   *[other] { $points } punti di penalità ·
  }
tournament-disqualified = squalifica ·
tournament-print = Stampa
tournament-print-now = Stampa il foglio
tournament-sheet = Foglio
tournament-sheet-pairings = Accoppiamenti
tournament-sheet-standings = Classifica
tournament-sheet-cards = Cartellini dei tavoli
tournament-signed = Firme
tournament-card-link = Il risultato si scrive anche col telefono:

## Come si gioca

tournament-rules = Come si gioca
tournament-when = Quando
tournament-where = Dove
tournament-game-label = Gioco
tournament-formula = Formula
tournament-clock = Orologio
tournament-minutes = { $minutes ->
    [1] un minuto a turno
   *[other] { $minutes } minuti a turno
  }
tournament-lasts = Minuti in tutto
tournament-lasts-for = { $minutes ->
    [1] un minuto
   *[other] { $minutes } minuti
  }
tournament-ties = A pari punti
tournament-lots = Impronta dei sorteggi
tournament-csv-standings = Classifica (CSV)
tournament-csv-results = Risultati (CSV)
tournament-json = Tutto (JSON)
tournament-ics = Nel calendario (.ics)

## Annunciare

tournament-name = Nome del torneo
tournament-venue = Dove si gioca
tournament-venue-wooden = Ai tavoli veri
tournament-venue-online = On line
tournament-venue-about-online = Si comincia da soli all’ora annunciata: i tavoli si aprono per chi è iscritto, e i risultati arrivano da sé. Chi non viene perde quando finisce il suo tempo.
tournament-day = Giorno
tournament-time = Ora
tournament-about = Note per chi gioca
tournament-deals = Smazzate a turno
tournament-round-minutes = Minuti a turno
tournament-no-clock = senza orologio
tournament-room-for = Posti
tournament-no-bound = senza limite
tournament-needs-check-in = Gioca solo chi ha segnato la presenza
tournament-formula-swiss = Svizzero
tournament-formula-round_robin = Girone
tournament-formula-knockout = Eliminazione
tournament-formula-duplicate = Ripetute
tournament-formula-teams = Squadre
tournament-formula-arena = Arena
tournament-formula-about-arena = Per un tempo fisso ci si incontra appena si è liberi; chi gioca di più può vincere di più.
tournament-formula-about-swiss = A ogni turno si incontra chi ha fatto finora gli stessi punti; nessuno due volte.
tournament-formula-about-round_robin = Ognuno incontra tutti gli altri, una volta.
tournament-formula-about-knockout = Chi perde esce. I riposi del primo turno vanno alle teste di serie.
tournament-formula-about-duplicate = A ogni turno tutti i tavoli giocano le stesse smazzate: conta il confronto.
tournament-formula-about-teams = Due tavoli per incontro, con le stesse carte a parti scambiate.

## Rifiuti di un torneo

arena_time_up = Il tempo dell’arena è finito: non comincia più nessun tavolo.
cell_number = { $name } deve essere un numero, ed è «{ $text }».
column_missing = La prima riga nomina le colonne, e manca { $name }.
computers_late = I giocatori del computer si iscrivono prima dell’inizio, e questo torneo è già iniziato.
computers_many = In un torneo giocano al massimo { $most } giocatori del computer.
computers_none = Di’ quanti giocatori del computer si iscrivono.
computers_no_partner = Qui ognuno si iscrive da solo: il computer non fa coppia con nessuno.
csv_unreadable = Questo non è un CSV.
points_text = I punti si scrivono come 11-7, e questo è «{ $text }».
rows_many = Ci sono più di { $most } righe.
entry_closed = A questo torneo non ci si iscrive più.
entrant_members = Qui ci si iscrive in { $wanted }, e ne sono stati indicati { $found }.
entrant_name = Un nome ha da 1 a { $most } caratteri, tutti visibili.
entrant_not_found = In questo torneo non c’è l’iscritto { $entrant }.
entrant_not_withdrawn = L’iscritto { $entrant } non si è ritirato.
entrant_withdrawn = L’iscritto { $entrant } non gioca più.
game_before = La partita { $part } di questo tavolo non ha ancora un risultato.
knockout_tie = Nell’eliminazione diretta serve un vincitore: giocate un’altra smazzata.
member_unknown = Non c’è questa persona: l’iscritto ne ha { $members }.
no_round = Non c’è un turno { $round }.
nobody_free = Sono liberi meno di due.
part_unknown = Questo tavolo dà { $parts } risultati, e questo non è tra loro.
penalty_range = Una penalità va da 0 a { $most }.
person_entered_twice = { $name } è già iscritto. Due persone con lo stesso nome devono distinguersi con un’altra parola.
plan_option = L’opzione { $option } non va con questo torneo.
plan_range = { $option } è { $number }; va da { $least } a { $most }.
plan_two_sides = Un torneo vuole regole per due parti, e queste non lo sono: { $rules }.
reason_missing = Indica un motivo, da 1 a { $most } caratteri.
result_deals = Qui un risultato ha i punti di { $deals } smazzate.
result_given = Il tavolo { $table } del turno { $round } ha già il risultato. L’arbitro può correggerlo.
result_missing = Il tavolo { $table } non ha ancora un risultato: non c’è niente da correggere.
result_points = I punti vanno da 0 a { $most }.
round_begun = Il turno { $round } è cominciato: ha già dei risultati, o le sue smazzate sono state viste, e non si può annullare.
round_not_over = Il turno non è finito: { $tables } tavoli senza risultato, il primo è il tavolo { $table }.
rounds_left = Ci sono ancora { $rounds } turni da giocare.
rounds_played = Tutti i turni sono stati giocati.
ruling_entrant = Una penalità vuole l’iscritto che la riceve.
ruling_table = Un tavolo perso vuole il turno e il numero.
side_unknown = Un tavolo ha la parte 1 e la parte 2.
strength_range = Una forza va da 0 a { $most }.
table_not_playing = Nel turno { $round } non gioca nessun tavolo { $table }.
too_few_entrants = Devono esserci almeno { $least }, e sono { $found }.
tournament_called_off = Il torneo è stato annullato.
tournament_full = Il torneo è al completo: ha { $most } iscritti.
tournament_name = Il nome di un torneo ha da 1 a { $most } caratteri.
tournament_not_started = Il torneo non è cominciato.
tournament_over = Il torneo è finito.
tournament_seed = Il seme di un torneo ha 64 cifre, 0-9 e a-f.
tournament_started = Il torneo è già cominciato.

## I tornei del server

computers_online = I giocatori del computer giocano ai tavoli in rete, e questo torneo è per tavoli di legno.
entry_of_another = Questa iscrizione è di un altro.
not_the_arbiter = Lo fa solo l’arbitro del torneo.
online_needs_accounts = On line si gioca con un profilo: ognuno si iscrive da sé, o con il link del compagno o della squadra.
online_plays_matches = On line i tavoli giocano partite o smazzate duplicate: gli incontri a numero di smazzate sono per i tavoli di legno.
own_partner = Nessuno fa coppia con se stesso.
partner_link_used = Nessuno cerca più un compagno con questo link.
result_not_yours = Questo risultato non tocca a te scriverlo.
tournament_moved_on = Intanto il torneo è andato avanti: guardalo di nuovo.
tournament_not_found = Questo torneo non c’è.

## Smazzate duplicate

tournament-set = Smazzate del turno { $round }
tournament-set-about = Tutti i tavoli giocano queste smazzate. I risultati di una smazzata si vedono quando ogni tavolo l’ha finita.
tournament-set-about-teams = I due tavoli di un incontro giocano queste smazzate, a parti scambiate. L’altro tavolo si vede quando tutti e due hanno finito la smazzata; gli altri la vedono quando l’hanno finita tutti.
tournament-set-open = aperta
tournament-set-sealed = sigillata
tournament-set-own = voi: { $own } – { $others }
tournament-set-table = Tavolo
tournament-set-points = Punti
tournament-set-mp = MP
tournament-set-percent = %
tournament-set-unfinished = non finita
tournament-set-text = La serie, con le sue impronte

## Il muro: che cosa si gioca adesso

title-watch = Dal vivo · Settebello
watch = Dal vivo
watch-count = { $count ->
    [0] nessun tavolo
    [1] un tavolo
   *[other] { $count } tavoli
  }
watch-delay = com’era { $seconds } secondi fa, a carte coperte
watch-tables = Tavoli pubblici
watch-none = Adesso nessuno gioca a un tavolo pubblico.
watch-turn = Tocca a { $name }.
watch-deal = smazzata { $deal }
watch-deal-over = Si conta la smazzata.
watch-match-over = La partita è finita.
watch-empty = il tavolo è vuoto
watch-hand = { $cards ->
    [1] una carta
   *[other] { $cards } carte
  }
watch-table = tavolo { $number }
watch-round = { $rounds ->
    [0] turno { $round }
   *[other] turno { $round } di { $rounds }
  }, { $playing ->
    [1] si gioca a un tavolo
   *[other] si gioca a { $playing } tavoli
  }
watch-sealed = Smazzate duplicate: tutti i tavoli giocano le stesse carte, e non se ne mostra nessuna finché non hanno finito tutti.
