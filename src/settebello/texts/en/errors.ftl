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
not_your_seat = That is not your seat.
not_seated = You do not sit at this table.
token_unknown = Your seat at this table is no longer valid.
no_deal = No deal is being played at this table now.
deal_not_over = The deal is not over yet.
stale_version = The table has moved on: look and choose again.
version_conflict = Somebody was faster: look and choose again.
player_not_found = There is no such computer player.

## The record

log_empty = The record of this table is empty.
log_damaged = The record of this table is damaged.
event_damaged = A line in the record of this table is damaged.
database_foreign = { $path } is a database of another program: name another with --database.
database_newer = { $path } was written by a newer Settebello: update Settebello, or name another database with --database.
database_damaged = The database { $path } is damaged and was left as it is: restore a copy, or name another with --database.
database_unusable = The database { $path } cannot be used ({ $why }): name another with --database.

## The program

setting = A setting cannot be used.
port_unusable = Port { $port } cannot be used: choose another with --port.
file = Something is wrong with a file.
file_missing = There is no file { $path }.
file_is_folder = { $path } is a folder, and a file is needed.
file_exists = { $path } is there already and is not overwritten.
file_unreadable = { $path } cannot be read: { $why }.
file_unwritable = { $path } cannot be written: { $why }.
not_text = { $path }, line { $line }, column { $column }: this is no text in UTF-8.

## Network

offline = The server does not answer. Check the connection and try again.
unreadable = The server gave an answer that cannot be read. Try again.
path_not_found = There is nothing at this address.
deck_not_found = There is no such deck.
bad_message = The server could not make sense of the request.
bad_request = The server does not take this request.
no_json = The server could not read the message.
bad_setting = { $name } cannot be “{ $value }”: it goes from 0 to { $most }.
