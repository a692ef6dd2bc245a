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
setting = A setting cannot be used.
file = Something is wrong with a file.

## Moves

deal_over = The deal is over.
card_not_in_hand = This card is not in your hand: { $card }.
hand_must_take = Not allowed: another card in your hand takes, and has to be played.
no_bank = By these rules an ace cannot be put aside without taking.
takes_nothing = This card takes nothing, it can only be laid: { $card }.
must_take = This card cannot be laid, it has to take: { $choices }.
equal_first = Not allowed: there is an equal card on the table, take that one: { $choices }.
no_such_capture = There is no such capture. It can take: { $choices }.
no_action = There is no such move.
no_pack = A pack has forty cards, each of them once.

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
crowded_table = { $cards } cards on the table are too many to choose among: twenty at the most.
draw_two_sides = The draw for partners and roles (FIGS articles 3 and 4) is for two sides.
no_sweeping_ace = This needs an ace that takes all.
needs_target = This needs a number of points to reach: a single deal has none.
target_range = A match is played to 1 to { $most } points, or a single deal.
needs_two_sides = This is for two sides, and here are { $sides }.
figs_four = The FIGS articles are written for four players in pairs.

## Tables

room_not_found = There is no such table, or it is gone.
log_empty = The record of this table is empty.
log_damaged = The record of this table is damaged.
event_damaged = A line in the record of this table is damaged.
event_newer = This table was written by a newer version of the program: update the program.
seat_taken = That seat is taken: choose another.
table_full = Every seat at this table is taken.
already_seated = You already sit at this table.
hand_seen = You have seen another hand of this deal: take that seat, or wait for the next deal.
already_resigning = You have asked already; your partner has not answered.
left_too_often = Too many seats were left before the first card. Please wait a few minutes before you sit at a public table.
bad_name = A name has 1 to { $most } characters, all of them visible.
name_scripts = A name is written in one alphabet: letters of several look alike.
name_of_account = This name belongs to somebody with an account here: sign in, or choose another one.
not_your_seat = That is not your seat.
not_seated = You do not sit at this table.
token_unknown = Your seat at this table is no longer valid.
no_deal = No deal is being played at this table now.
deal_not_over = The deal is not over yet.
stale_version = The table has moved on: look and choose again.
version_conflict = Somebody was faster: look and choose again.
bad_time = A time is written like 10+5 (minutes each, seconds a play; at most { $minutes }+{ $seconds }) or 3d (days a play; at most { $days }).
time_two_sides = A player without time loses to the other side, and here are { $sides } sides.
draw_two_pairs = Partners are drawn where two play against two, and by these rules they do not.
time_up = Your time is up.
absence_slow = With days for each play nobody has to be there.
not_awaited = The table does not wait for this player.
salt_not_asked = No word is asked from this seat.
salt_other = This word has another fingerprint than the one given before.
salt_owed = The next deal waits for the word of this seat.
salts_withheld = Before the first cards somebody left and kept a word back: no cards are dealt at this table any more. Open another one.
not_absent = The player on turn is there.
absent_too_short = It is too early: it can be done in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
claim_two_sides = A match can be claimed only between two sides.
claim_clock = With a clock, the clock decides.
not_host = Only whoever opened the table can say that.
match_begun = Nobody can be sent away from a match that has begun.
first_play_awaited = Once the cards are dealt, a public table stays public until the first play.
given_not_listed = The cards of this table come from another match: it is not listed for everybody.
nobody_there = Nobody sits there any more.
no_match = No match is being played at this table.
resign_two_sides = Only one of two sides can give a match up.
player_not_found = There is no such computer player.

## People

account = An account cannot be like this.
too_many = That was too often. Try again later.
match_deal_not_found = The match has no such deal.
match_play_not_found = Nobody is to play at this place of the deal. Choose one of its plays.
match_not_found = There is no such match.
review_given_up = This match could not be reviewed.
reviews_full = Too many reviews wait: try again soon.
analyst_barred = This analyst has sent a wrong result: nothing more is taken from it. Ask for a new token, and look at the machine.
analyst_claims = This token holds many reviews already. Deliver them first.
analyst_digits = This machine computes other digits than the server does, so its results would be refused.
analyst_piece = This is no result for play { $number }.
analyst_version = The server reviews with Settebello { $wanted }, and this is { $program }: install the same version.
claim_over = This review is not yours any more: another computer makes it.
person_not_found = Nobody has an account with the name { $name }.
role_unknown = There is no role { $role }.
no_settebello = The answer from there is not Settebello's: look at the address once more.
other_site = A page of another site asked for this.
too_many_connections = Too many connections are open from your address. Close some pages of this site, and try again.
too_many_requests = Too much was asked for in a short time. Please wait a moment.
too_many_seats = Too many seats at public tables were taken. Play at one of them, or wait a few minutes.
too_many_tables = Too many tables were opened. Play at one that is open, or wait a few minutes.
too_many_tries = That was tried too often. It can be tried again in { $seconds ->
    [3600] an hour
    [600] ten minutes
   *[other] { $seconds } seconds
}.

## Network

path_not_found = There is nothing at this address.
deck_not_found = There is no such deck.
bad_message = The server could not make sense of the request.
bad_request = The server does not take this request.
no_json = The server could not read the message.
bad_setting = { $name } cannot be “{ $value }”: it goes from { $least } to { $most }.

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
no_articles = By these rules no such mistake can happen.

## The arbiter’s desk

no_such_seat = There is no such seat.
match_over = The match is over.
arbiter_only = The program deals and counts the cards here: that is for the arbiter’s desk.
hand_not_seen = Nobody shows a hand that may not be looked at yet.
wrong_capture = This card does not take these: { $card }.

## The club

nobody_awaited = This table has no free seat, or plays already.
nobody_to_report = Only another person at the table can be reported.
report_not_found = There is no such report, or it is closed already.
admins_only = That is for the admins of the club.
no_network_address = { $address } is no network address. Write one such as 192.0.2.7 or 2001:db8::7.
own_case = This is about you: another admin has to decide it.
own_role = Another admin has to change your role.
banned = You cannot play here { $forever ->
    [yes] any more
   *[no] until { $until }
}: { $why } Your account page says more, and there you can appeal.
address_banned = Nobody plays from your network { $forever ->
    [yes] any more
   *[no] until { $until }
}. Accounts that are older than this play on.
person_banned = { $name } is banned, and enters no tournament.
ban_of_an_admin = An admin is not banned. Change the role first.
ban_not_found = There is no such ban, or it is over.
appealed = You have appealed against this already.
warning_not_found = There is no such warning, or you have read it.
suspicion_not_found = There is no such suspicion, or somebody else has seen to it.
kept_apart = You and this person, or somebody at this table, do not play together: one has blocked the other.
block_of_oneself = You cannot block yourself.
remarks_closed = Spectators write to one another at public tables while a match can be watched.
remarks_of_players = The players, and everybody who shares an account or a network with them, read what spectators write after the match.
remarks_off = The host of this table wants no remarks of spectators.
bad_remark = A remark has 1 to { $most } characters, all of them visible.
remark_too_soon = You have just written something. Write again in { $seconds } seconds.
too_many_remarks = You have written { $most } remarks about this match. That is enough.
remark_not_found = There is no such remark, or it is hidden already.
too_many_blocks = You have blocked { $most } people. Take a block back first.
password_of_a_bot = A program has no password.
link_used_up = This link is good for nothing any more. Ask the club for a new one.
no_mail = This server sends no mail yet.
no_push = This server pushes nothing to browsers yet.
push_service_unknown = This server sends nothing to the push service of this browser.
role_of_a_bot = A program stays a program.
silence = The articles ask for silence while a deal is played.
too_much_talk = That is too much at once: more can be said in { $seconds } seconds.

## Programs

argument = A function was called with an invalid argument.
argument_kind = { $argument } has type { $found }; it has to be { $wanted }.
argument_range = { $argument } is { $number }; it has to be from { $least } to { $most }.
argument_count = { $argument } has { $found } entries; it has to have { $wanted }.
argument_hex = { $argument } has to be bytes in hexadecimal: write two of 0-9 and a-f for each.
argument_salt = { $argument } has an entry with a comma, or with a character that is not ASCII.
argument_hashes = { $argument } has to have one entry for each salt: empty, or 64 digits of 0-9 and a-f.
action_not_legal = The action { $number } is not legal here.
deal_in_progress = The deal is not over: { $cards } cards are still to be played.
no_player = { $argument } is no player: give a name, or an object, a class or a function that chooses an action.
