## Who plays: everybody's page, and the list of the best

title-person = { $name } · Settebello
title-players = Ranking · Settebello
person-bot = Computer player
person-matches = { $count ->
    [0] No matches yet.
    [one] One match
   *[other] { $count } matches
}
person-won = { $won } won, { $lost } lost
person-unknown = Nobody has an account with the name { $name }: perhaps it was deleted.
person-to-players = Ranking

family-scopa = Scopa
family-scopone = Scopone
family-assi = Scopa d’assi
family-quindici = Scopa di quindici
company-singles = Alone
company-pairs = In pairs
family-choice = Game
company-choice = Company

ratings = Rating
ratings-none = Matches are rated where everybody at the table has an account.
rating-range = between { $least } and { $most }
rating-give = ± { $points }
rating-matches = { $count ->
    [one] one match
   *[other] { $count } matches
}
ratings-how = The number is the best guess; the range says where the truth lies, in 19 of 20 cases. Everybody begins at 1500 ± 500, and who is a hundred points ahead of somebody wins 64 of 100 matches against them.

taken = What is taken
taken-hint = { $deals ->
    [one] On the average of one deal played to its end; in pairs, by the pair.
   *[other] On the average of { $deals } deals played to their end; in pairs, by the pair.
}
taken-settebello = Settebello
taken-primiera = Primiera
taken-cards = Cards
taken-coins = Coins
taken-scope = Scopas
taken-often = { $share } of the deals
taken-per-deal = { $number } a deal

luck = Is it rigged?
luck-hint = { $deals ->
    [one] The cards that came into the hand in one deal, and how many chance says.
   *[other] The cards that came into the hand in { $deals } deals, and how many chance says.
}
luck-kind = Cards
luck-got = Came
luck-expected = Expected
luck-off = Off by
luck-settebello = Settebello
luck-sevens = Sevens
luck-coins = Coins
luck-give = { $expected } ± { $spread }
luck-usual = As chance has it: two times in three it is within the ±.
luck-within = As chance has it: it happens to one person in three.
luck-rare = Rare: it happens to one person in twenty.
luck-very-rare = Very rare: it happens to one person in 370. If the next hundred deals go on like this, ask whoever runs the server.
luck-chart = { $off } times the ± from the middle
luck-proof = The count above can only raise a suspicion. The proof is another: every pack can be shuffled again, match by match, with “Proof” below.

matches = Matches
match-won = Won
match-lost = Lost
match-resigned = given up
match-time = on time
match-absent = by absence
match-against = against { $names }
match-with = with { $names }
match-gone = a deleted account
match-left = { $name } (left)
match-rated = Rated
match-open-of = The match { $score } { $against }
match-proof = Proof
match-proof-of = Proof of the match { $score } { $against }
match-save = Save
match-save-of = Save the match { $score } { $against }
matches-more = More matches
matches-shown = { $count ->
    [one] One match listed.
   *[other] { $count } matches listed.
}

ranking = Ranking
players-hint = Only the winner counts, not the points. The order follows the lower end of the range: who has played little rises by playing.
players-people = People
players-bots = Computer players
players-nobody = Nobody has played a rated match here yet.
players-place = Place
players-name = Name
players-rating = Rating
players-matches = Matches

## The losses of plays, by the reviews

losses = Points lost
losses-hint = { $matches ->
    [one] a deal, in one match that was reviewed ({ $deals } deals). Reviews of further matches say it better.
   *[other] a deal, in the newest { $matches } matches that were reviewed ({ $deals } deals).
}
losses-chart = Match by match, and the mean up to there
losses-table = The same numbers in a table
losses-match = Match
losses-deals = Deals
losses-lost = Lost a deal
losses-themes = Where
losses-theme = Mistake
losses-plays = Times
losses-times = { $count } ×
losses-theme-none = without a name
losses-theme-scopa-passed = scopa passed over
losses-theme-settebello-passed = settebello not taken
losses-theme-settebello-left = settebello left
losses-theme-anchor = anchor missed
losses-theme-under-eleven = eleven or more on the table
losses-theme-scopa-given = scopa given
losses-theme-whirlwind = whirlwind
losses-theme-dealers-last = dealer's last card
losses-theme-last-capture = last capture
losses-theme-sevens = sevens
losses-theme-primiera = primiera
losses-theme-coins = coins
losses-theme-unpairing = pairs broken
losses-theme-pairing = pairs kept
losses-theme-fuori-early = fuori too early
losses-theme-fuori-missed = fuori missed
person-tournaments = Tournaments
person-place = { $over ->
    [yes] place { $place } of { $entries }
   *[no] now { $place } of { $entries }
  }
person-entered = entered
