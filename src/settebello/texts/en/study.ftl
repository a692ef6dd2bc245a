# The review of a match: what a play cost, and why.

review-play-laid = { $card }, laid
review-play-takes = { $card }, taking { $taken }
review-play-banked = { $card }, put aside
review-and = { $first } and { $last }
review-rank = { $rank ->
    [A] aces
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [6] sixes
    [7] sevens
    [F] jacks
    [C] { $names ->
        [horse] horses
       *[other] queens
    }
   *[R] kings
}

## Faults of a play. Each fact was checked.

review-scopa-passed = That was a scopa.
review-settebello-passed = That won the settebello.
review-settebello-left = This play left the settebello on the table.
review-anchor = That left one card alone, and the others had no more { $rank }.
review-under-eleven = That left { $better_total } on the table, too much for any scopa. This play left { $total }, with { $count ->
    [0] none
    [one] one
   *[other] { $count }
} of the { $rank } not seen.
review-scopa-given = After that no card of the others made a scopa. This play left the { $table }, with { $count ->
    [0] none
    [one] one
   *[other] { $count }
} of the { $rank } not seen.
review-whirlwind = On the empty table, { $count ->
    [0] none of the { $rank } was
    [one] one of the { $rank } was
   *[other] { $count } of the { $rank } were
} not seen, and { $better_count ->
    [0] none
    [one] one
   *[other] { $better_count }
} of the { $better_rank }.
review-dealers-last = This play kept the { $kept } for last, with { $count ->
    [0] none
    [one] one
   *[other] { $count }
} of its rank still around. The { $better_kept } would have had { $better_count ->
    [0] none
    [one] one
   *[other] { $better_count }
}. An odd number leaves one on the table for it.
review-last-capture = { $seat } captured last, and got the { $cards }.
review-sevens = That won the { $cards }, for the primiera.
review-primiera = That won the { $cards }, for the primiera.
review-coins = That won the { $cards }, for the coins.
review-unpairing = This play unpaired the { $ranks }. { $dealer } dealt, and plays last: paired ranks are good for that side.
review-pairing = That unpaired the { $ranks }. { $dealer } dealt, and plays last: paired ranks are good for that side.
review-fuori-early = Declared too early: { $points ->
    [0] no point was
    [one] 1 point was
   *[other] { $points } points were
} certain, and the match is to { $goal }.
review-fuori-missed = With this play { $points ->
    [one] 1 point was
   *[other] { $points } points were
} certain, and the match is to { $goal }: declaring would have won it.
review-then-scopa = { $seat } made the scopa with the { $card }.
review-then-settebello = { $seat } took it with the { $card }.

## Omissions of a review.

review_claim_wrong = The record holds up to here, and is reviewed so far: { $why }
review_cut_short = The file ends in the middle of line { $line }. The part before it is reviewed.
review_many_sides = With { $sides } sides there are no chances to win, no exact values and no parts of luck.
review_given = { $count ->
    [one] The first act comes
   *[other] The first { $count } acts come
} from another match. They are not judged, and their deals have no parts of luck.
review_deal_unfinished = Deal { $deal } is broken off with { $left ->
    [one] 1 card
   *[other] { $left } cards
} to play. It has no result.
review_deal_void = Deal { $deal } is void. Its plays are reviewed, its result counts for nothing.
review_cards_not_seen = In deal { $deal } nobody saw { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. Plays are judged where the own hand is known.
review_incidents = Deal { $deal } has { $count ->
    [one] 1 act that is no play. It is followed, and not judged.
   *[other] { $count } acts that are no plays. They are followed, and not judged.
}
bad_worlds = Worlds are an even number from 2 to 100000, and not { $worlds }.
bad_runs = There has to be at least one run.
no_decision = This is no judged play.
no_review = This is no review that can be read.
one_match_a_page = A page shows one match, and this file has { $matches }.
review_died = A process that judged plays ended.

## The review as a whole.

review-title = Review · { $players }
review-player = Player
review-lost = Points lost a deal
review-lost-hint = Lost against the best play by what the player knew. The ± is one standard error: other deals bring other mistakes. ≈ 0 means that no loss could be measured.
review-on-scale = On the scale
review-scale-hint = The scale, in points lost a deal, with half of the 95 % interval: { $marks }.
review-deal = Deal { $deal }
review-match = Match
review-lead = { $first } over { $second }
review-result = Result
review-cards = Cards
review-play = Play
review-chance-part = Chance
review-luck-hint = Cards: what strong players make of the same cards. Play: the others’ mistakes less your own. Chance: the rest.
review-costliest = The costliest plays
review-nothing-lost = No play lost points.
review-where = Deal { $deal }, { $left ->
    [one] 1 card
   *[other] { $left } cards
} left
review-decimal-mark = .
review-chance = chance to win { $percent } %
review-open = with all cards open { $points }
review-better = Better: { $better }.
review-in-hand = In hand
review-on-table = On the table
review-table-empty = nothing
review-played = played
review-best = better
review-all-plays = Every play
review-lost-here = Lost
review-only-play = only play
review-made-by = Settebello { $program }, { $worlds } worlds a decision, seed { $seed }

## Puzzles.

puzzle-seat-south = South
puzzle-seat-east = East
puzzle-seat-north = North
puzzle-seat-west = West
puzzle-best = { $play }: that is the best play. It is worth { $points } points more than any other.
puzzle-tempting = Tempting, but worth { $points } points less: { $play }.
puzzle-worse = Your play is worth { $points } points less: { $play }.
puzzle-better = Better than that: { $better }.
puzzle-theme-scopa-passed = a scopa to make
puzzle-theme-settebello-passed = the settebello to win
puzzle-theme-settebello-left = the settebello to guard
puzzle-theme-anchor = the anchor
puzzle-theme-under-eleven = eleven or more on the table
puzzle-theme-scopa-given = a scopa to deny
puzzle-theme-whirlwind = the whirlwind
puzzle-theme-dealers-last = the dealer’s last card
puzzle-theme-last-capture = the last capture
puzzle-theme-sevens = the sevens
puzzle-theme-primiera = the primiera
puzzle-theme-coins = the coins
puzzle-theme-unpairing = ranks to keep paired
puzzle-theme-pairing = ranks to unpair
no_puzzle = Line { $line } is no puzzle: see { $where }.
no_puzzles = There is no puzzle in { $path }.
puzzle_rules = Puzzles are for two players or two pairs, and not for { $rules }.
puzzle_pick = Choose a puzzle by one of --daily, --theme and --id.
mine_source = Nothing to mine: name files of records, or a number of deals.
mining_died = A process that looked for puzzles ended.

## The picture of a match that is over, for links

share-deals = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
share-scope = { $count ->
    [one] 1 scopa
   *[other] { $count } scopas
}
share-side = Side { $side }

## A table, for links: it invites while a seat is free

share-somebody = Somebody
share-invites = invites you
share-invites-to = { $name } invites you: { $game }

## A hint at a table: why a play is good. Every fact follows from what the seat knows.

hint-lays = Lay the { $card }.
hint-takes = Take with the { $card }: { $taken }.
hint-banks = Put the { $card } aside.
hint-only = There is no other play.
hint-calls = First call the capture that was missed.
hint-declares = Knock first: the hand is worth { $points }.
hint-declares-matta = Knock first: the hand is worth { $points }, with the matta as { $rank }.
hindsight-declares = Before it you could have knocked: { $points }.
hint-fuori = Declare that you are out with it.
hint-plain = By what you can know it promises most; no single reason has a name.
hint-scopa-passed = That is a scopa.
hint-settebello-passed = That wins the settebello.
hint-settebello-left = Otherwise the settebello stays on the table: { $play }.
hint-anchor = That leaves one card alone, and the others have no more { $rank }.
hint-under-eleven = That leaves { $better_total } on the table, too much for any scopa.
hint-scopa-given = After that no card of the others makes a scopa. This would leave the { $table }, with { $count ->
    [one] one
   *[other] { $count }
} of the { $rank } still to come: { $play }.
hint-whirlwind = On the empty table lay a rank of which few are left: { $better_count ->
    [0] none
    [one] one
   *[other] { $better_count }
} of the { $better_rank }, but { $count } of the { $rank }.
hint-dealers-last = For the last play keep the { $better_kept }: an equal will lie on the table.
hint-sevens = That wins the { $cards }, for the primiera.
hint-primiera = That wins the { $cards }, for the primiera.
hint-coins = That wins the { $cards }, for the coins.
hint-unpairing = This would unpair the { $ranks }: { $play }. { $dealer } dealt, and plays last: paired ranks are good for that side.
hint-pairing = That unpairs the { $ranks }. { $dealer } dealt, and plays last: paired ranks are good for that side.
