# Le regole e le parole dei giochi intorno alle cinque fonti.

## Regole che non stanno insieme

no_couples = In { $players } non si fanno coppie di fronte: ci vogliono quattro o sei giocatori.
option_range = { $option } va da { $least } a { $most }.
no_total = Un totale vale solo dove si prende a un totale: capture_by=fifteen o both.
courts_make_total = Le figure che prendono solo la loro pari non fanno nessun totale.
bonus_table = Una prima tavola che vale qualcosa ha almeno due carte.
idle_matta = La matta serve solo per la prima tavola e per dichiarare, e qui non c’è nessuna delle due.
declare_hands = Una mano che si dichiara ha tre carte.
nothing_counts = Qualcosa deve contare.
split_uneven = Mezzo punto non c’è: si divide solo ciò che vale due punti.
honour_twice = Il settebello o il re bello conterebbero due volte.
grande_twice = La grande e la grande lunga contano le stesse carte.
no_napoli = Vale solo con la napoli.
no_scope_count = Scope che non contano non si raddoppiano.
fewest_win = { $option } premia i punti, e qui vince chi ne ha meno.
usual_points = { $option } conosce solo i punti comuni, e non { $other }.

## Dove non si gioca ancora

not_refereed = I tornei e il tavolo dell’arbitro non conoscono ancora { $options }.
no_position = Una posizione non dice ancora che cosa aggiunge { $options }: un verbale sì.
not_searched = La revisione e alcuni giocatori del computer non conoscono ancora { $options }.

## Mosse

ace_barred = Non si apre con l’asso finché si ha un’altra carta.
no_declaring = Con queste regole non si dichiara la mano.
nothing_to_declare = Questa mano non ha niente da dichiarare così.
already_declared = Questa mano è già dichiarata.
declare_late = Una mano si dichiara prima di giocarne una carta.
declare_wait = Una mano si dichiara al proprio turno.

## Punti

category-ponino = Ponino
category-accusi = Accusi
category-giocate = Giocate
category-grande = Grande
category-low_coins = Asso, due e tre
category-honours = Onori
category-most_sevens = Più sette
category-all_sevens = Tutti i sette
category-noble-C = Coppe
category-noble-S = Spade
category-noble-B = Bastoni
