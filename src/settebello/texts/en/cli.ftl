# What is read only in the terminal: the match, the rules, the checks.

## Problems

cli-at = Line { $line }, column { $column }
cli-did-you-mean = Did you mean { $names }?
cli-known = There are: { $names }.
cli-expected = It can be: { $expected }.
cli-see-rules = For a list: settebello rules list --all.
bad_seed = The seed { $seed } is not hexadecimal: write 1 to 64 digits of 0-9 and a-f.
bad_name = A name has 1 to 24 characters, all of them visible.
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
cli-not-yet = Not yet
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
cli-not-covered = Not covered yet: { $kinds }.
cli-conformance-line = Line { $line }: { $why }
cli-conformance-total = { $cases ->
    [one] One case
   *[other] { $cases } cases
}: { $agree } agree, { $differ } differ, { $unread } unreadable, { $uncovered } not covered yet.

## A match that was written down

cli-replay-match = { $title } · { $players }
cli-replay-deal = Deal
cli-replay-dealer = { $name } deals
cli-replay-score = Score
cli-replay-fair = Pack
cli-fair-checked = verified
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
cli-replay-forfeit = { $name } loses by leaving or by the clock.
cli-replay-step = Enter for the next play (q to stop)
cli-replay-play = { $number }. { $name } { $action }

## Counting lines of play

cli-compiling = Compiling, the first time only
cli-perft-counting = Counting

## The solution

cli-solving = Searching
cli-solve-value = Seat { $seat } is on turn: of the points still to come its side gets { $value } more than the other.
cli-solve-final = The deal ends { $final } for the side on turn. On the table: { $table }.
cli-solve-play = Play
cli-solve-worth = Worth
cli-solve-line = Best line: { $line }
cli-solve-bounds = The budget ended first: where there are two numbers, the value lies between them.
cli-solve-cost = { $nodes } nodes in { $seconds } s, { $speed } million a second.
deal_not_found = The record has { $deals } deals, and no deal { $deal }.
play_not_found = This deal has { $plays } plays, and no play { $play }.

## Par of a deal

cli-par = Par: how many points side 1 gets more than side 2, with all cards open and best play by all.
cli-par-dealer = Dealer
cli-par-nodes = Nodes
cli-par-seconds = Seconds
par_whole_deal = Par is the value of a whole deal, and here cards have been played.

## Speed

cli-measuring = Measuring
