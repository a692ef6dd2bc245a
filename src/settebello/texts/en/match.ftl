## The page of a match that is over

title-match = Match { $score } · Settebello
match-title-won = You won!
match-title-lost = You lost
match-versus = to
match-you = you
match-deals = Deal by deal
match-deals-caption = Points of each deal
match-deal = Deal { $deal }
match-deal-dealer = Dealer { $name }
match-deal-broken = Broken off: it is not counted.
match-deal-void = Void: it does not count.
match-score-now = { $ours }–{ $theirs }
match-facts = The match
match-fact-rules = Rules
match-fact-day = Played
match-fact-seats = At the table
match-fact-rated = Rating
match-is-rated = it counts for ratings
match-is-not-rated = it does not count for ratings
match-to-table = Rematch
match-again = Play by these rules
match-record = Save the match
match-check = The proof of the packs
match-share = Share
match-shared = Address copied
match-none = There is no such match, or it is not over yet.

match-fact-origin = Cards
compare-title = The same cards, twice
compare-deal = Deal
compare-before = Then
compare-now = Now
compare-gain = Difference
compare-none = broken off

match-picture = Save the picture
match-unreviewed = The computer does not review matches of this game yet.

## What spectators write

remarks = Among spectators
remarks-count = { $count ->
    [one] One remark
   *[other] { $count } remarks
}
remarks-none = Nobody has written anything yet.
remarks-hint = The players read it only after the match.
remarks-sign-in = You need an account to write.
remark-text = Write to those who watch
remark-send = Send
remark-unsure = The connection was away: your remark may not have arrived.
remark-at = { $play ->
    [0] deal { $deal }, at the start
   *[other] deal { $deal }, play { $play }
}
remark-report = Report
remark-report-of = Report the remark of { $name }
