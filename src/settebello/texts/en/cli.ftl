# Texts of the terminal alone: the match, the rules, the checks.

## Problems

cli-at = Line { $line }, column { $column }
cli-did-you-mean = Did you mean { $names }?
cli-known = There are: { $names }.
cli-expected = It can be: { $expected }.
cli-see-rules = For a list: settebello rules list --all.
bad_seed = The seed { $seed } is not hexadecimal: write 1 to 64 digits of 0-9 and a-f.
bad_hash = { $hash } is no hash: it has 64 digits of 0-9 and a-f, and the first 8 are enough.
impossible_position = There is no such position: it takes forty cards, each once, and hands that add up.
solver_two_sides = The exact solution is for two sides.

## At the table

cli-and = { $first } and { $last }
cli-partner = partner
cli-table = On the table
cli-table-empty = nothing
cli-stock = { $cards } in the pack
cli-hand = Your hand
cli-takes = × takes
cli-choose = Your turn: number or card (? help)
cli-choices = { $card }: what do you take?
cli-choose-capture = Number, or Enter for another card
cli-take-by-hand = { $card }: what does it take? (cards of the table, such as 2C5D; Enter to lay it)
cli-exposed = showing { $cards }
cli-stakes = Stakes so far: { $stakes }
cli-not-understood = “{ $text }” cannot be read: write 1, 7D or 7DxAS6C; ? for help.
cli-no-such-number = The cards go from 1 to { $most }.
cli-no-such-choice = The captures go from 1 to { $most }.
cli-next-deal = Enter for the next deal (q to quit)
cli-rematch = Another match? (y/n)
cli-yes-or-no = Answer y or n.
cli-really-quit = Leave the match unfinished? (y/n)
cli-continue = Enter to go back to the table
cli-quit = Bye! The match stays unfinished.
cli-bye = Thanks for the match!
cli-input-ended = The input has ended: the match stays unfinished.
cli-recorded = The match is written to { $path }.
cli-help =
    Choose a card by its number (1, 2, 3…) or by its name: first the rank, then the suit.
    Ranks: A 2 3 4 5 6 7, F jack (fante, 8), C horse (cavallo, 9), R king (re, 10).
    Suits: D coins ♦, C cups ♥, S swords ♠, B clubs ♣. So 7D is the settebello.
    A whole move: 7D lays it, 7DxAS6C takes ace and six, AD! puts the ace aside.
    Under your cards, × means that the card takes something.
    Where captures are made by hand nothing is marked: you say what a card takes, and may overlook it.
    Add fuori to declare out (7DxAS6C fuori); shows=4C exposes a card.
    ? this help · r the rules · q leave the match

## The count

cli-void = void

## The rules

cli-preset = Rules
cli-title = Name
cli-players = Players
cli-summary = In short
cli-option = Option
cli-value = Value
cli-meaning = Meaning
cli-source = Source
cli-at-table = At the table
cli-base-value = { $base }: { $value }
cli-as-it-is = { $preset }, as it is.
cli-differs = * differs from { $preset }
cli-show-hint = settebello rules show NAME to read one; settebello play NAME to play by it.

## The checks

cli-kind = Kind
cli-cases = Cases
cli-agree = Agree
cli-differ = Differ
cli-got = got
cli-expected-answer = expected
cli-conformance-line = Line { $line }: { $why }
cli-conformance-total = { $cases ->
    [one] One case
   *[other] { $cases } cases
}: { $agree } agree, { $differ } differ, { $unread } unreadable.

## A match that was written down

cli-match = Match { $match }
cli-replay-match = { $title } · { $players }
cli-replay-deal = Deal
cli-replay-dealer = { $name } deals
cli-replay-score = Score
cli-replay-fair = Pack
cli-fair-checked = verified
cli-fair-given = from another match
cli-fair-nothing = no seed
cli-fair-sealed = hash only
cli-unfinished = broken off, { $left ->
    [one] one card to play
   *[other] { $left } cards to play
}
cli-replay-ok = It all holds: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $plays ->
    [one] one play
   *[other] { $plays } plays
}{ $checked ->
    [0] { "" }
    [one] ; one pack verified from its seed
   *[other] ; { $checked } packs verified from their seeds
}.
cli-replay-unfinished = The match is not finished.
cli-replay-forfeit = { $who ->
    [many] { $side } lose by leaving or by the clock.
   *[one] { $side } loses by leaving or by the clock.
}
cli-replay-step = Enter for the next play (q to stop)
cli-replay-act = { $name } { $act }
cli-article = (article { $article })
cli-replay-play = { $number }. { $name } { $action }

## The proof of the packs

cli-verify-deal = Deal
cli-verify-hash = Hash
cli-verify-seed = Secret number
cli-verify-salts = Players’ words
cli-verify-again = Thrown in
cli-verify-pack = Pack
cli-verify-proven = { $deals ->
    [0] No deal is over: there is nothing to verify yet.
   *[other] { $proven ->
        [0] No pack follows
        [one] One pack follows
       *[other] { $proven } packs follow
    } from the hash, the secret number and the players’ words, of { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }.
}
cli-verify-drawn = Places and partners are those of the draw that follows from the first deal’s number, if before it they sat so: { $names }.
cli-verify-missing = The hash { $hash } is of none of these deals.
cli-verify-seen = { $found ->
    [0] That the hashes were given before the cards only those know who saw them: --seen compares one.
    [one] One is what you saw before the cards.
   *[other] { $found } are what you saw before the cards.
}

## Counting lines of play

cli-compiling = Compiling, the first time only
cli-perft-counting = Counting

## The solution

cli-reviewing = Reviewing the match
cli-solving = Searching
cli-solve-value = Seat { $seat } is on turn: of the points still to come its side gets { $value } more than the other.
cli-solve-final = The deal ends { $final } for the side on turn. On the table: { $table }.
cli-solve-play = Play
cli-solve-worth = Worth
cli-solve-line = Best line: { $line }
cli-solve-bounds = The budget ended first: where there are two numbers, the value lies between them.
cli-solve-cost = { $nodes } nodes in { $seconds } s, { $speed } million a second.
deal_not_found = The record has { $deals } deals, and no deal { $deal }.
cards_not_seen = Nobody saw some cards of deal { $deal }: there is no position to think about.
play_not_found = This deal has { $plays } plays, and no play { $play }.

## Par of a deal

cli-par = Par: how many points side 1 gets more than side 2, with all cards open and best play by all.
cli-par-dealer = Dealer
cli-par-nodes = Nodes
cli-par-seconds = Seconds
par_whole_deal = Par is the value of a whole deal, and here cards have been played.

## Speed

cli-measuring = Measuring

## Duplicate deals

cli-set-deals = { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
cli-set-secret-file = Secret: { $path } — it has the seed; show it to nobody until the last deal is over.
cli-set-public-file = Public: { $path } — give it out before the first card.
cli-set-keep = This text has the seed: show it to nobody until the last deal is over.
cli-set-commitment = Hash of the seed: { $hash }
cli-set-hash = Hash
cli-set-state = State
cli-set-open = open
cli-set-sealed = sealed
cli-set-deal = deal { $deal }, seat { $dealer } deals, seat { $first } plays first
cli-set-seat = Seat { $seat }
cli-set-stock = Stock
cli-set-seed = Seed
cli-set-thrown-in = Shuffle { $attempt } was thrown in ({ $reason ->
    [kings3] three kings on the table
    [sum10] the table added up to ten or less
    [ace1] an ace on the table
   *[other] by the rules
}): { $cards }
cli-check-whole = The seed of the set is the promised one.
cli-check-deals = { $deals ->
    [one] One deal is the promised one, and its pack follows from its seed
   *[other] { $deals } deals are the promised ones, and their packs follow from their seeds
}: { $numbers }.
cli-check-again = Dealt again by the rules, from the same seed: { $numbers }.
cli-check-sealed = Still sealed: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}.
cli-check-limits = So nothing was changed after the promise was given out. That the seed was drawn by chance is not proven.
cli-check-nothing = No deal is open in the second text: nothing is proven yet.
cli-compare-reading = Reading
cli-compare-table = Table
cli-compare-side-1 = Side 1
cli-compare-side-2 = Side 2
cli-compare-points = Points
cli-compare-difference = Diff.
cli-compare-datum = Datum
cli-compare-score = Score
cli-compare-source = From
cli-compare-record = record, verified
cli-compare-sheet = sheet
cli-compare-unfinished = unfinished
cli-compare-team = Team
cli-compare-results = Results
cli-compare-both-sides = Both sides
cli-compare-how = Datum: the mean difference of the tables. Score: a table’s difference minus the datum; of side 2, the opposite.
cli-compare-alone = Not played to the end at two tables, so nothing to compare: { $numbers }.
cli-compare-unplayed = Not played: { $numbers }.

## The arena

laboratory_missing = { $command } is a command of the laboratory. Install settebello-lab to use it.
extra_missing = { $name } needs the package { $package }: pip install "settebello-lab[{ $extra }]".
device_missing = The learner { $learner } finds no device { $device } on this machine.
engine_unusable = The engine { $command } cannot play: { $why }.
no_command = { $command } names no program: write exec: and a command, as in exec:./mybot.
results_setting = { $path } has results with { $setting } { $kept }, not { $asked }: name another file with --results.
results_other = { $path } has the results of something else: name another file with --results.
results_busy = { $path } is being written by another arena: wait for its end, or name another file with --results.
results_damaged = { $path } is damaged in line { $row }: move it away, or name another with --results.
worker_died = A process of the arena ended in round { $round }. Finished work is kept where --results names a file.
worker_version = { $worker } has settebello-lab { $found }, not { $wanted }: the same version has to be installed there.
cluster_missing = No Dask scheduler with workers answers at { $address }. Finished work is kept where --results names a file.
gathering_died = A process in which deals were played ended, perhaps for want of memory: try fewer --processes.
ladder_players = A ladder takes two or more different players.
plot_is_results = --plot and --results name the same file: name two.
matches_alone = --matches goes neither with --deals nor with --sequential.
cli-arena-interrupted = Finished work is in { $path }: the same command goes on from there.
cli-arena-so-far = { $done } of { $rounds }
cli-arena-mended = The last line of the results was not whole and has been cut off; that deal was played again.
cli-arena-head = A { $a } – B { $b } · { $rules } · seed { $seed } · { $ms } ms
cli-arena-points = Points a deal, { $difference }: { $points } (95 %: { $interval }) in { $deals } { $count ->
    [one] deal, played
   *[other] deals, each played
} { $times } times.
cli-arena-matches = A won { $share } % of the matches (95 %: { $interval }): { $matches } { $count ->
    [one] match, played
   *[other] matches, each played
} { $times } times.
cli-arena-a-less-b = A less B
cli-arena-b-less-a = B less A
cli-arena-interval = 95 %
cli-won = Won
cli-drawn = Drawn
cli-lost = Lost
cli-arena-hand = A has the hand
cli-arena-dealer = A deals
cli-arena-place = A alone, place { $place }
cli-arena-all = All
cli-arena-ms = Milliseconds a move
cli-arena-mean = Mean
cli-arena-p99 = 99 %
cli-arena-max = Most
cli-arena-late = Late
cli-arena-forfeits = Forfeits
cli-arena-first-forfeit = round { $round }, { $why }
cli-arena-forfeited = { $name } forfeited sittings: { $kinds }. The first:
cli-arena-undecided = Sequential test: after { $deals } deals it is not clear who is stronger.
cli-arena-decided = Sequential test: after { $deals } deals { $name } is the stronger (wrong at most { $percent } times in 100).
cli-arena-plot-deal = { $a } less { $b }, points a deal · { $rules }
cli-arena-plot-match = { $a } less { $b }, points a match · { $rules }
cli-arena-axis-deal = deals
cli-arena-axis-match = matches
cli-ladder-head = { $rules } · { $deals } { $count ->
    [one] deal a pair
   *[other] deals a pair
} · seed { $seed } · { $ms } ms
cli-ladder-player = Player
cli-ladder-points = Points a deal
cli-ladder-how = Points a deal against all the others, ± half of the 95 % interval; then against each; then milliseconds a move.
cli-losses-head = { $rules } · points lost a deal · seed { $seed } · { $worlds } worlds
cli-data-written = { $file }: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $size } MB
cli-losses-deals = Deals
cli-losses-apart = Each loses less than the one before it; the 95 % intervals are apart.
cli-losses-not-apart = Not all of the 95 % intervals are apart in this order, or the order is another one.
cli-themes-found = Found
cli-themes-lost = Points lost

## Training

cli-learning = Learning…
cli-train-interrupted = The course is in { $path }: settebello-lab train --resume takes it up.
course_differs = The course in the file was begun with { $setting } { $kept }, not { $asked }: leave the option out, or begin a new course.
start_or_resume = --start begins a course and --resume goes on with one: choose one of them.
file_is_course = { $path } is where the course itself is kept: name the network otherwise with --out.
cli-train-line = { $minutes } min · { $deals } deals ({ $speed }/s) · error { $error } · against greedy { $points } ± { $within } points a deal
cli-imitate-playing = Playing…
cli-imitate-line = { $plays } plays that taught nothing were held { $after } % likely each (geometric mean), by the values { $before } %
network_missing = No network knows the game of { $rules }: settebello-lab train teaches one.
weights_unreadable = { $path } is no network that this version can read.

## The arbiter’s desk

desk_not_understood = “{ $text }” cannot be read: write 7S, 7Sx5D2C or another entry; ? for help.
desk_irregular_form = Write who has a wrong number of cards, and what the pair in order does: irregular 2 stops, irregular 2 continues.
desk_misdeal_form = Write the cards of each hand and of the table: misdeal 10 8 9 9 4.
desk_no_such_capture = The captures go from 1 to { $most }.
desk_no_article = Write the number of an article, 4 to 18: article 13.
desk_file_begun = { $path } holds a protocol already: names and rules are in it.
desk_file_changed = { $path } was changed by another program: nothing was written. Save under another name: save NAME.
desk_no_file = Name a file as well: save protocol.txt.
cli-desk-prompt = Arbiter (? help)
cli-desk-name = Who sits at seat { $seat }?
cli-desk-dealer = Who deals first? (seat or name)
cli-desk-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
cli-desk-takes = has to take
cli-desk-closed = still closed
cli-desk-acquired = acquired { $points }
cli-desk-scope = scopas { $count }
cli-desk-taken = taken { $count }
cli-desk-fuori-now = Fuori now
cli-desk-fuori-wins = { $side } { $score } win{ $stake }
cli-desk-fuori-loses = { $side } { $score } lose{ $stake }
cli-desk-which = { $card } takes: { $choices }. Which? A number, or left if the capture was missed.
cli-desk-which-takes = { $card } has to take: { $choices }. Which? Write the number.
cli-desk-who = Who was it? Write the seat or the name.
cli-desk-really-quit = The protocol is not saved. Leave all the same? (y/n)
cli-desk-bye = Goodbye.
cli-desk-ended = There is nothing more to read, and the protocol is not saved.
cli-desk-help =
    Cards: rank and suit, A 2 3 4 5 6 7 F C R and D C S B, in capitals or not.
    table 5D2C7SRB   the cards on the table, when a deal begins
    7S               the player on turn; where it takes you are asked what
    7Sx5D2C          takes five and two; 7S left: the capture was missed
    7S fuori         plays and declares out (7Sx5D2C fuori as well)
    2: 7S            seat 2 plays (or a name: bruno: 7S)
    2 call           points at the missed capture (article 11)
    2 shows 4C 7D    cards shown, or played out of turn (article 13)
    chooses 4C       the player before decides which is played
    2 admits 5D      says that the card was a mistake (article 12)
    irregular 2 stops | continues; irregular 1 2   (article 17)
    misdeal 10 8 9 9 4   the cards counted before the first play (article 4)
    card back? · piles? · article 13   what the articles say
    status · protocol · sheet · next (another deal) · back · save [FILE] · quit

## Backup

cli-backup-rows = Rows
cli-backup-checking = Checking
cli-backup-done = { $path } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $events ->
    [one] one event
   *[other] { $events } events
}, and { $people ->
    [one] one account
   *[other] { $people } accounts
}. It also holds the cards nobody may see yet: keep it to yourself.
cli-restore-done = Restored from { $path }: { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $events ->
    [one] one event
   *[other] { $events } events
}, and { $people ->
    [one] one account
   *[other] { $people } accounts
}.

## A program at a server's tables

cli-bot-waits = { $player } waits to play for the house.
cli-bot-sits = { $player } sits at the table.
cli-bot-line-ended = the line has ended
cli-bot-again = Trying again in { $seconds } s: { $why }
cli-bot-refused = The server says: { $why }
cli-bot-ends = Done: { $plays ->
    [one] one play
   *[other] { $plays } plays
}.

## A program that reviews for a server

cli-analyst-waits = Waiting for matches to review.
cli-analyst-begins = Reviewing: { $missing } of { $total } plays.
cli-analyst-done = Delivered. The server looks at some of it again.
cli-analyst-lost = Another computer makes this review.
cli-analyst-ends = Done: { $pieces ->
    [one] one play
   *[other] { $pieces } plays
} judged.

## The record

database_foreign = { $path } is a database of another program: name another with --database.
database_newer = { $path } was written by a newer Settebello: update Settebello, or name another database with --database.
database_damaged = The database { $path } is damaged and was left as it is: restore a copy, or name another with --database.
database_unusable = The database { $path } cannot be used ({ $why }): name another with --database.
database_server_newer = The database was written by a newer Settebello: update Settebello.
database_server_unusable = The database server cannot be used ({ $why }): look at it and at SETTEBELLO_DATABASE_URL.
backup_damaged = { $path } is damaged in line { $at }: nothing of it was restored.
backup_foreign = { $path } is no backup of Settebello.
backup_newer = { $path } was written by a newer Settebello: update Settebello.
nothing_to_back_up = There is nothing in this database yet.
restore_not_empty = This database is not empty: a backup is restored into an empty one alone.
redis_unusable = Redis cannot be used ({ $why }): look at it and at SETTEBELLO_REDIS_URL.

## The program

bad_word = { $name } is { $value }: it is one of { $words }.
port_unusable = Port { $port } cannot be used, perhaps a server runs there already: choose another with { $flag }.
bad_database_url = SETTEBELLO_DATABASE_URL has to be like postgresql://user:password@host/database.
bad_redis_url = SETTEBELLO_REDIS_URL has to be like redis://user:password@host.
bad_mail_from = SETTEBELLO_MAIL_FROM has to be a mail address, as in club@example.org.
bad_public_address = SETTEBELLO_PUBLIC_ADDRESS has to be like https://carte.example.org/.
bad_smtp_url = SETTEBELLO_SMTP_URL has to be like smtp://user:password@host:587 or smtps://user:password@host.
bad_vapid_key = SETTEBELLO_VAPID_KEY has to be a private key of 32 bytes in base64url.
workers_need_servers = Several workers need PostgreSQL and Redis: set SETTEBELLO_DATABASE_URL and SETTEBELLO_REDIS_URL, or serve with one.
file_missing = There is no file { $path }.
too_many_networks = No more than two networks stand side by side.
network_too_wide = This network is too wide to stand beside another.
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

## Duplicate deals

set_seed = A set’s seed has 64 digits of 0-9 and a-f, so that nobody can guess it, and this one has { $digits }: leave it out to have one drawn.
set_size = A set has 1 to { $most } deals.
set_deal_not_found = The set has { $deals } deals, and no deal { $deal }.
deal_sealed = Deal { $deal } is still sealed.
seed_not_promised = This seed is not the promised one: its hash is another.
deal_not_of_seed = The seed of the set gives another deal { $deal } than the one promised here.
sets_differ = The two texts are not of one set: { $tag } is { $other } in the other.
sheet_of_other_set = This sheet is of another set: rules or hash are not the same.
set_rules = The set has other rules. These options differ: { $options }.
pack_not_in_set = No open deal of the set has this pack.
set_dealer = Deal { $deal } of the set is dealt by seat { $seat }.
name_missing = Write who sits at seat { $seat }.
name_twice = Two seats have the same name: { $name }.
team_missing = A team needs a name.
team_twice = A team cannot play on both sides of one table: { $team }.
played_twice = { $name } played deal { $deal } from this side before, at table { $table }.
results_differ = Deal { $deal } is { $here } here, and { $before } in what was read before.

## Puzzles

cli-puzzles-mining = Looking for puzzles: { $found } found
cli-puzzles-mined = { $found ->
    [one] One new puzzle:
   *[other] { $found } new puzzles:
} { $path } holds { $puzzles }.
cli-puzzles-checking = Proving the puzzles
cli-puzzles-checked = { $faults ->
    [0] All hold
    [one] One does not hold
   *[other] { $faults } do not hold
}: { $puzzles } looked at.
cli-puzzles = Puzzles
cli-puzzle-theme = Theme
cli-puzzle-fault-position = the position cannot be
cli-puzzle-fault-plays = its plays are not the legal ones
cli-puzzle-fault-best = another play is worth more
cli-puzzle-fault-gap = its lead is another, or too small
cli-puzzle-fault-themes = its themes are others
cli-puzzle-fault-fresh-best = in fresh worlds another play is best
cli-puzzle-fault-fresh-gap = in fresh worlds the lead is too small
cli-puzzle-title = { $rules } · puzzle { $id }
cli-puzzle-choose = The best play: number or card (? help)
cli-puzzle-help = Choose a card by its number or its name, as 7D, or write a whole play, as 7DxAS6C. The best play is worth most points of the deal by what you can know. The score is level. q leaves the puzzle.
cli-puzzle-ours = You have taken: { $cards }
cli-puzzle-theirs = They have taken: { $cards }
cli-puzzle-not-legal = This play is not possible here.
cli-puzzle-right = Right!
cli-puzzle-wrong = Not the best play.
cli-puzzle-about = Puzzle { $id } · difficulty { $rating } · { $themes }

## Tournaments

export_kind = There is no { $kind } to read or print here.
cli-tournament-best-rank = Mean rank of the best
cli-tournament-best-won = The best won
cli-tournament-buchholz = Buchholz
cli-tournament-buchholz-cut = Buchholz cut
cli-tournament-bye = bye
cli-tournament-commitment = Commitment, to give out: { $hash }
cli-tournament-correlation = Rank correlation
cli-tournament-deals = Deals
cli-tournament-difference = Diff.
cli-tournament-direct = Direct
cli-tournament-drawn = Drawn
cli-tournament-entered = Entrant { $number }: { $name }.
cli-tournament-forfeit = lost without playing: side { $sides }
cli-tournament-format = Format
cli-tournament-format-arena = arena
cli-tournament-format-duplicate = duplicate
cli-tournament-format-knockout = knock-out
cli-tournament-format-round-robin = round robin
cli-tournament-format-swiss = Swiss
cli-tournament-format-teams = teams
cli-tournament-keep = { $path } has the seed of all draws: show it to nobody until the end.
cli-tournament-lost = Lost
cli-tournament-lot = Lot
cli-tournament-name = Name
cli-tournament-needed = Rounds for nine tenths of it
cli-tournament-noted = Table { $table } of round { $round } is noted. Tables without a result: { $waiting }.
cli-tournament-number = No.
cli-tournament-played = Played
cli-tournament-points = Points
cli-tournament-read = Rows read: { $rows }.
cli-tournament-result = Result
cli-tournament-round = round { $round }
cli-tournament-round-of = round { $round } of { $rounds }
cli-tournament-rounds = Rounds
cli-tournament-ruled = Ruled by article { $article }.
cli-tournament-scope = Scopas
cli-tournament-score = Score
cli-tournament-seed = Seed of all draws: { $seed }
cli-tournament-side-1 = Side 1
cli-tournament-side-2 = Side 2
cli-tournament-simulated = { $runs } tournaments of each format among { $entrants } pairs; { $deals } deals an encounter; strengths { $spread } points a deal apart (standard deviation).
cli-tournament-simulating = Playing tournaments
cli-tournament-sonneborn-berger = Sonneborn-Berger
cli-tournament-stage-called-off = called off
cli-tournament-stage-over = over
cli-tournament-stage-registration = registration
cli-tournament-stage-running = running
cli-tournament-state = State
cli-tournament-state-entered = entered
cli-tournament-state-merged = has a partner
cli-tournament-state-there = there
cli-tournament-state-withdrawn = withdrawn
cli-tournament-strength = Strength
cli-tournament-table = Table
cli-tournament-wins = Wins
cli-tournament-won = Won

## Functions of the package and of the laboratory

argument_array = { $argument } is { $found }; it has to be int64[{ $least }] or longer, one-dimensional and contiguous.
array_content = { $argument } has a value out of range, or holds a position that cannot be played.
array_read_only = { $argument } is read-only, and the function writes to it.
array_shared = { $argument } shares its memory with { $other }.
player_not_carried = { $player } cannot be sent to another process: use one process, or define it in a module.
player_unnamed = { $argument }: a results file knows a player by its name: give a class or a function of a module.
sequential_matches = The sequential test is for deals, not for matches.
bad_server_address = The address of a server is like http://localhost:7722.

## The games around Scopa

cli-may-declare = You may declare: { $choices }. Type it, or play a card.
cli-least-wins = The fewest points win.
