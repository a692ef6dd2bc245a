# A sentence for each `reason` of settebello.errors, under the name it has in the code.

error = Something went wrong. Try again.
syntax = Line { $line }, column { $column }: this cannot be read.
unknown_rule = There is no such rule.
invalid_rules = These rules make no sense together.
illegal_action = This move is not allowed.
not_your_turn = It is not your turn.
stale = The table has moved on: look and choose again.
forbidden = That is not yours to do.
not_found = There is nothing here.
store = The record of the games does not answer. Try again soon.

## Moves

deal_over = The deal is over.
card_not_in_hand = This card is not in your hand: { $card }.
hand_must_take = Not allowed: another card in your hand takes, and has to be played.
no_bank = By these rules an ace cannot be put aside without taking.
takes_nothing = This card takes nothing, it can only be laid: { $card }.
must_take = This card cannot be laid, it has to take: { $choices }.
equal_first = Not allowed: there is an equal card on the table, take that one: { $choices }.
no_such_capture = There is no such capture. What can be taken: { $choices }.
no_action = There is no such move.
no_pack = A pack has forty cards, each of them once.
par_whole_deal = Par is the value of a whole deal, and here cards have been played.

## Rules

missing_option = Some options are missing: { $options }.
unknown_option = There is no option { $option }.
unknown_value = { $value } is no value of this option.
unknown_preset = There are no rules called { $preset }.
unreadable_option = { $option } cannot be read: write option=value, as in figs?target=11.
option_twice = Option { $option } is written twice.

## Rules that make no sense together

players_count = There are 2, 3, 4 or 6 players.
no_teams = { $players } players cannot form two teams in alternate seats: that takes four or six.
no_hands = Dealt as { $deal }, the players get no cards.
pack_too_small = { $deal } for { $players } players takes { $taken } cards, and the pack has 40.
cards_left_over = { $deal } for { $players } players: { $rest ->
    [one] one card is left over.
   *[other] { $rest } cards are left over.
}
uneven_batches = { $deal } for { $players } players: the { $rest } cards left after the first hands do not go round to the end.
endless_redeal = A single table card never adds up to more than ten: it would be dealt for ever.
hopeless_redeal = A table of { $cards } cards would hardly ever stand: twenty at the most.
draw_two_sides = The draw for partners and roles (FIGS articles 3 and 4) is for two sides.
no_sweeping_ace = This needs an ace that takes all.
needs_target = This needs a number of points to reach: a single deal has none.
target_range = A match is played to 1 to { $most } points, or a single deal.
needs_two_sides = This is for two sides, and here are { $sides }.
figs_four = The FIGS articles are written for four players in pairs.

## Tables

room_not_found = There is no such table, or it is gone.
table_full = Every seat at this table is taken.
already_seated = You already sit at this table.
bad_name = A name has 1 to { $most } characters, all of them visible.
not_your_seat = That is not your seat.
not_seated = You do not sit at this table.
token_unknown = Your seat at this table is no longer valid.
no_deal = No deal is being played at this table now.
deal_not_over = The deal is not over yet.
stale_version = The table has moved on: look and choose again.
version_conflict = Somebody was faster: look and choose again.
player_not_found = There is no such computer player.

## People

not_signed_in = Sign in first.
account = An account cannot be like this.
too_many = That was too often. Try again later.
account_name = A name has { $least } to { $most } letters, all of them visible.
account_name_taken = Somebody has this name already.
password_length = A password has { $least } to { $most } characters.
password_wrong = This is not your password.
email_unusable = This is no e-mail address.
sign_in_wrong = Nobody has this name and password.
session_not_found = You have no such session: perhaps it is over.
person_not_found = Nobody has an account with the name { $name }.
role_unknown = There is no role { $role }.
other_site = A page of another site asked for this.
too_many_tries = That was tried too often. It can be tried again in { $seconds ->
    [3600] an hour
    [600] ten minutes
   *[other] { $seconds } seconds
}.
too_many_at_once = Many people are signing in at this moment. Try again in a few seconds.

## The record

log_empty = The record of this table is empty.
log_damaged = The record of this table is damaged.
event_damaged = A line in the record of this table is damaged.
database_foreign = { $path } is a database of another program: name another with --database.
database_newer = { $path } was written by a newer Settebello: update Settebello, or name another database with --database.
database_damaged = The database { $path } is damaged and was left as it is: restore a copy, or name another with --database.
database_unusable = The database { $path } cannot be used ({ $why }): name another with --database.
database_server_newer = The database was written by a newer Settebello: update Settebello.
database_server_unusable = The database server cannot be used ({ $why }): look at it and at SETTEBELLO_DATABASE_URL.
redis_unusable = Redis cannot be used ({ $why }): look at it and at SETTEBELLO_REDIS_URL.

## The program

setting = A setting cannot be used.
port_unusable = Port { $port } cannot be used: choose another with --port.
bad_database_url = SETTEBELLO_DATABASE_URL has to be like postgresql://user:password@host/database.
bad_redis_url = SETTEBELLO_REDIS_URL has to be like redis://user:password@host.
workers_need_servers = Several workers need PostgreSQL and Redis: set SETTEBELLO_DATABASE_URL and SETTEBELLO_REDIS_URL, or serve with one.
file = Something is wrong with a file.
file_missing = There is no file { $path }.
file_is_folder = { $path } is a folder, and a file is needed.
file_exists = { $path } is there already and is not overwritten.
file_unreadable = { $path } cannot be read: { $why }.
file_unwritable = { $path } cannot be written: { $why }.
not_text = { $path }, line { $line }, column { $column }: this is no text in UTF-8.
deck_folder_unreadable = The folder { $path } cannot be read.
deck_cards_missing = In the folder { $path } there are no images of: { $names }.
deck_cards_twice = In the folder { $path } there are two images of: { $names }.
deck_images_unreadable = In the folder { $path } these are no images: { $names }.
deck_images_large = In the folder { $path } these are larger than 4 MB: { $names }.
deck_images_uneven = In the folder { $path } these are of another shape: { $names }.

## Network

offline = The server does not answer. Check the connection and try again.
unreadable = The server gave an answer that cannot be read. Try again.
path_not_found = There is nothing at this address.
deck_not_found = There is no such deck.
bad_message = The server could not make sense of the request.
bad_request = The server does not take this request.
no_json = The server could not read the message.
bad_setting = { $name } cannot be “{ $value }”: it goes from { $least } to { $most }.

## Duplicate deals

set_seed = A set’s seed has 64 digits of 0-9 and a-f, so that nobody can guess it, and this one has { $digits }: leave it out to have one drawn.
set_size = A set has 1 to { $most } deals.
set_deal_not_found = The set has { $deals } deals, and no deal { $deal }.
deal_sealed = Deal { $deal } is still sealed.
seed_not_promised = This seed is not the promised one: its hash is another.
deal_not_of_seed = The seed of the set gives another deal { $deal } than the one promised here.
sets_differ = The two texts are not of one set: { $tag } is { $other } in the other.
sheet_of_other_set = This sheet is of another set: rules or hash are not the same.
set_rules = The set has other rules. What differs: { $options }.
pack_not_in_set = No open deal of the set has this pack.
set_dealer = Deal { $deal } of the set is dealt by seat { $seat }.
name_missing = Write who sits at seat { $seat }.
name_twice = Two seats have the same name: { $name }.
team_missing = A team needs a name.
team_twice = A team cannot play on both sides of one table: { $team }.
played_twice = { $name } played deal { $deal } from this side before, at table { $table }.
results_differ = Deal { $deal } is { $here } here, and { $before } in what was read before.

## Where people err

nothing_missed = The last card missed nothing that can still be taken.
call_by_partner = The partner of whoever missed a capture says nothing.
card_called = This card has to be played now: { $cards }.
exposed_first = Cards that lie open are played first: { $cards }.
choose_first = First decide which of the open cards is played.
no_choice = There is nothing for you to decide.
already_exposed = That card lies open already.
no_twin = The card that was played has no such twin in this hand.
played_stays = A card that was played stays played.
pile_closed = Captures are not looked at again, nor counted.
no_fuori = By these rules nobody declares “fuori”.
fuori_last_play = With the last card of the deal nobody declares “fuori”.
fuori_level = The deal began level at { $points }: nobody can declare “fuori”.
nobody_at_fault = Say who has a wrong number of cards.
count_before_play = Before the first play a wrong number of cards makes the dealer deal again.
count_after_play = After the first play a wrong number of cards no longer makes the dealer deal again.
count_every_hand = Every hand has to be counted, and the table.
counts_regular = Those are the numbers of cards that the deal gives.
no_articles = By these rules no such mistake can happen.

## The arbiter’s desk

desk_needs_articles = An arbiter needs rules by which mistakes are settled: those of FIGS, or with irregularities=figs.
names_wanted = Write a different name for every player.
names_differ = Two players have the same name: { $name }.
card_twice = This card is written twice: { $card }.
no_such_seat = There is no such seat.
no_protocol = This record is no protocol to go on with: it has no deal, or a forfeit.
match_over = The match is over.
nothing_to_take_back = There is nothing to take back.
who_did_it = Say who did this.
played_out_of_turn = It is the turn of { $turn }. If { $name } has played, the card is exposed: enter it as shown.
table_unknown = First enter the cards that were turned up on the table.
table_known = The table is turned up already.
table_size = The deal lays { $wanted } cards on the table.
table_redealt = With { $cards } on the table { $name } deals again.
card_shown_before = This card was shown before, it belongs to a hand: { $card }.
card_played_before = This card has been played already: { $card }.
card_of_table = This card was dealt to the table: { $card }.
card_of_another = This card is in the hand of seat { $seat }: { $card }.
hand_known = Every card of seat { $seat } is known, and this is none of them: { $card }.
arbiter_only = The program deals and counts the cards here: that is for the arbiter’s desk.
hand_not_seen = Nobody shows a hand that may not be looked at yet.
wrong_capture = This card does not take these: { $card }.
deal_too_long = So much does not happen in a deal: { $most } entries at most.
