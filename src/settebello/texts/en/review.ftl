## The review of a match: on its page, and play by play

title-review = Review · Settebello
review-title = Deal { $deal }
review-who = { $one } against { $other }
review-back = To the match
review-choose-deal = Deal
review-you = You
review-ask = Review the match with the computer
review-open = Review the match
review-waiting = The review begins as soon as a computer is free.
review-preparing = The program prepares itself for its first review. This takes some minutes, once.
review-working = { $done } of { $total } plays are judged.
review-finishing = All plays are judged. The review is checked and put together.
review-progress = How far the review is
review-done = The review is finished.

review-levels = How everybody played
review-levels-hint = Points lost a deal against the strongest play, by the cards that each could see.
review-band-principiante = beginner
review-band-circolo = club
review-band-buono = good
review-band-esperto = expert
review-band-maestro = master

review-luck = Luck or play?
review-luck-caption = Where the difference comes from, in points
review-part-cards = Cards
review-part-cards-hint = played by masters
review-part-play = Play
review-part-play-hint = their mistakes less ours
review-part-chance = Chance
review-part-chance-hint = the rest: where the others lay
review-part-result = Difference
review-chance-large = { $deals ->
    [one] Chance is large: in one deal it usually moves the result by up to ± { $points } points.
   *[other] Chance is large: in { $deals } deals it usually moves the result by up to ± { $points } points.
}

review-costliest = The costliest plays
review-own-costliest = Your costliest plays
review-no-mistakes = No play lost a point.
review-place = Deal { $deal }, round { $round }
review-table-empty = empty table
review-played = played
review-best = better
review-numbers-only = This mistake has no name: the numbers speak.

review-on-table = On the table
review-no-cards = no card
review-hand-of = The hand of { $name }
review-to-move = to play
review-other-act = not a play
review-moves = Plays
review-at = { $name }, round { $round }
review-deal-end = End of the deal
review-expected = Expected points, play by play
review-try-hint = Choose one to try it on the board.
review-try = Try { $card }
review-tried = Tried on the board
review-tried-best = There was no better play.
review-tried-less = { $points } less than the best play
review-tried-others = Plays of this card
review-tried-back = Back to the match
review-play = Play
review-points = Expected points
review-lost = Lost
review-round = Round
review-unjudged-only_play = There was one play only.
review-unjudged-cards_not_seen = Nobody has seen all of these cards.
review-unjudged-missed_capture = A missed capture is not judged.
review-unjudged-too_many_plays = There were too many plays.
review-unjudged-given = This play comes from another match.
review-chart = Expected points for { $names }
review-chart-hint = The mean of what the player on turn and the next one knew.
review-chart-table = The same numbers in a table
review-steps = Play by play
review-step-first = To the beginning
review-step-back = Back
review-step-on = On
review-step-last = To the end
review-next-mistake = Next mistake
review-puzzles = Train with puzzles
