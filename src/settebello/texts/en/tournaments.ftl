## Tournaments: to find them, to enter, to run them

title-tournaments = Tournaments · Settebello
title-tournament = { $name } · Settebello
title-new-tournament = New tournament · Settebello
tournaments = Tournaments
tournaments-new = Announce a tournament
tournaments-live = Live
tournaments-announce = Announce the tournament
tournaments-coming = Coming
tournaments-none-coming = No tournament is planned. Announce one yourself.
tournaments-over = Over
tournaments-yours = you are in
tournaments-calendar = Calendar
tournaments-month-before = The month before
tournaments-month-after = The month after
tournaments-feed = The calendar of tournaments (.ics)

## A tournament in short

tournament-game = { $rules }, { $company ->
    [singles] singles
    [teams] teams
   *[pairs] pairs
  }
tournament-format = { $format ->
    [swiss] Swiss system
    [round_robin] round robin
    [knockout] knock-out
    [duplicate] duplicate deals
    [teams] teams of two tables
   *[arena] arena
  }{ $rounds ->
    [0] {""}
    [1] , one round
   *[other] , { $rounds } rounds
  }
tournament-entries-count = { $company ->
    [singles] { $count ->
        [0] no players yet
        [1] one player
       *[other] { $count } players
      }
    [teams] { $count ->
        [0] no teams yet
        [1] one team
       *[other] { $count } teams
      }
   *[pairs] { $count ->
        [0] no pairs yet
        [1] one pair
       *[other] { $count } pairs
      }
  }{ $room ->
    [0] {""}
   *[other] {" "}of { $room }
  }
tournament-state-registration = Open for entries
tournament-state-playing = Being played
tournament-state-between = Between rounds
tournament-state-over = Over
tournament-state-cancelled = Called off
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-unknown = There is no such tournament.
tournament-gone = deleted account
tournament-now = Now
tournament-parts = The parts of the tournament
tournament-part-tables = Tables
tournament-part-standings = Standings
tournament-part-entries = Entries
tournament-part-about = Rules

## Now

tournament-calls = Your table is waiting
tournament-call = Round { $round }, table { $table }
tournament-to-the-end = to the end of the round
tournament-left = To the end of the round: { $time }.
tournament-time-over = the time of the round is over
tournament-to-its-end = to the end
tournament-left-of-all = To the end: { $time }.
tournament-arena-over = the time is up; the tables in play count
tournament-arbiter-begins = It begins when the arbiter says so.
tournament-next-soon = Round { $round } is about to begin
tournament-next-end = The last round is over
tournament-your-table = Your table: number { $table }
tournament-your-table-now = Your table
tournament-your-table-done = Your table: number { $table }, finished
tournament-to-table = Go to the table
tournament-tell = Write the result
tournament-you-rest = You do not play in this round
tournament-you-wait = You play from the next round on.
tournament-you-wait-for-one = You wait. Your table opens as soon as an opponent is free.
tournament-you-have-left = You have left. You may come back until the time is up.
tournament-come-back = Play again
tournament-you-are-out = You play no more in this tournament.
tournament-your-place = You finished { $place } of { $count }
tournament-rounds-played = The rounds so far
tournament-bye = Bye

## Taking part

tournament-enter = { $company ->
    [singles] Enter
    [teams] Enter a team
   *[other] Enter as a pair
  }
tournament-enter-with = With a partner without an account
tournament-partner-name = The partner’s name
tournament-sign-in = Sign in to enter
tournament-you-are-in = Entered
tournament-seeking = Your partner is missing: send them the link.
tournament-send-link = { $company ->
    [teams] Send the link to the others
   *[other] Send the link to your partner
  }
tournament-link-for = { $company ->
    [teams] The link for the others
   *[other] The link for your partner
  }
tournament-team-about = You get a link for the others of your team. The first two to enter play together at one table, the others at the second.
tournament-team-missing = { $count ->
    [one] one is missing
   *[other] { $count } are missing
  }
tournament-team-table = Table { $letter }
tournament-team-yours = yours
tournament-team-not-yet = in play
tournament-team-other-plays = Your table has finished. The other one still plays.
tournament-link-copied = Link copied.
tournament-asks = { $company ->
    [teams] { $name } wants you in the team.
   *[other] { $name } wants you as a partner.
  }
tournament-join = { $company ->
    [teams] Join the team
   *[other] Play as a pair
  }
tournament-check-in = I am here
tournament-checked-in = Checked in
tournament-withdraw = Withdraw
tournament-withdraw-short = Withdraw
tournament-withdraw-of = Withdraw { $name }
tournament-withdraw-sure = A table that waits for you is lost, and you do not play in the rounds to come.
tournament-entries = Entries
tournament-entry = { $company ->
    [singles] Player
    [teams] Team
   *[pairs] Pair
  }
tournament-no-entries = Nobody yet.
tournament-incomplete = seeks a partner
tournament-withdrawn = withdrawn
tournament-here = Here
tournament-here-of = Here: { $name }
tournament-not-here = missing
tournament-number = No.

## The tables and the standings

tournament-tables = The tables
tournament-tables-of = The tables of round { $round }
tournament-table = Table
tournament-table-of = Round { $round }, table { $table }
tournament-rounds = Rounds
tournament-no-round = The tables are known when the first round begins.
tournament-no-rounds = No round was played.
tournament-finished = { $finished ->
    [1] one finished of { $tables }
   *[other] { $finished } finished of { $tables }
  }
tournament-all-finished = all finished
tournament-in-play = { $count ->
    [0] none in play
    [1] one in play
   *[other] { $count } in play
  }
tournament-done = finished
tournament-sealed = sealed
tournament-live = in play
tournament-to-play = to play
tournament-unplayed = not played
tournament-forfeit = forfeit
tournament-corrected = corrected
tournament-write = write
tournament-standings = Standings
tournament-latest = Latest
tournament-after = { $rounds ->
    [0] before the first round
    [1] after one round
   *[other] after { $rounds } rounds
  }
tournament-during = in progress: round { $round }
tournament-place = Place
tournament-points = Points
tournament-show-all = All { $count }
tournament-tie-order = Where points are equal: { $order }.
outcome-won = won
outcome-lost = lost
outcome-drawn = drawn
outcome-bye = bye
outcome-absent = lost by forfeit
outcome-short-won = W
outcome-short-lost = L
outcome-short-drawn = =
outcome-short-bye = B
outcome-short-absent = F
tie-buchholz = Buchholz
tie-buchholz_cut = Buchholz cut
tie-sonneborn_berger = Sonneborn-Berger
tie-direct = direct encounter
tie-wins = wins
tie-difference = difference
tie-points = points made
tie-scope = scopas
tie-lot = lot
tie-short-buchholz = Buch.
tie-short-buchholz_cut = Buch.−1
tie-short-sonneborn_berger = S.-B.
tie-short-direct = Dir.
tie-short-wins = Wins
tie-short-difference = Diff.
tie-short-points = Made
tie-short-scope = Scopas
tie-short-lot = Lot
tie-about-buchholz = the points of all opponents
tie-about-buchholz_cut = the points of the opponents without the weakest
tie-about-sonneborn_berger = the points of the opponents beaten, and half of those drawn with
tie-about-direct = the result between those who are level
tie-about-wins = the matches won
tie-about-difference = the points made less the points conceded
tie-about-points = the points made at the tables
tie-about-scope = the scopas made
tie-about-lot = a lot that everybody can check

## Writing a result

tournament-save = Save the result
tournament-correct = Correct the result
tournament-corrects = This table has a result already: a correction needs a reason, and recounts everything.
tournament-reason = Reason
tournament-less = { $name }: one point less
tournament-more = { $name }: one point more
tournament-game-of = Game { $game } of { $games }
tournament-games = The games
tournament-deal-number = Deal { $deal }
tournament-not-come = Somebody has not come
tournament-told = The result is written.
tournament-wrong-arbiter = If it is wrong, tell the arbiter, who corrects it.
tournament-tell-hint = Write the points of both sides. One person at the table is enough.
tournament-to-tournament = To the tournament
tournament-no-table-link = This link leads to no table.

## The arbiter

tournament-arbiter = Arbiter
tournament-step-start = Start the tournament
tournament-step-pair = Start round { $round }
tournament-step-finish = End the tournament
tournament-step-cancel_round = Take round { $round } back
tournament-step-call_off = Call the tournament off
tournament-sure-start = The registration ends.
tournament-sure-pair = The pairings are seen at once.
tournament-sure-finish = No more is played then. Corrections stay possible.
tournament-sure-cancel_round = The pairings of the round are gone. Others can be made then.
tournament-sure-call_off = The tournament ends without standings, and cannot be opened again.
tournament-missing = { $count ->
    [0] All tables have finished.
    [1] The result of one table is missing.
   *[other] The results of { $count } tables are missing.
  }
tournament-else = More
tournament-add-entry = Add entries
tournament-import = Import entries
tournament-import-about = The first line names the columns: member1, member2, and perhaps name and strength. All rows enter, or none.
tournament-import-file = A file (CSV)
tournament-import-text = Or the list itself
tournament-import-send = Enter them all
tournament-substitute = Substitute a player
tournament-substitute-out = The player who leaves
tournament-substitute-in = The name of the substitute
tournament-add = Add
tournament-added = Entered: { $names }.
tournament-add-computers = Add computers
tournament-computers-about = They enter before the start, play by themselves, and are marked with their level. Matches with them are not rated.
tournament-computers-count = { $company ->
    [singles] How many computers
    [teams] How many teams of computers
   *[other] How many pairs of computers
  }
tournament-computers-complete = { $company ->
    [teams] Complete the teams that wait ({ $count })
   *[other] Be a partner of those who wait for one ({ $count })
  }
tournament-computer = Computer
tournament-name-level = { $name } ({ $level })
tournament-enough = Done
tournament-team-name = Name of the team
tournament-player-number = { $count ->
    [1] Name
   *[other] Name { $number } of { $count }
  }
tournament-return = Let return
tournament-return-of = Let { $name } return
tournament-ruling = Ruling
tournament-rulings = The arbiter’s rulings
tournament-ruling-about = About
tournament-ruling-all = everybody
tournament-ruling-article = Article
tournament-ruling-penalty = Penalty points
tournament-ruling-disqualify = Disqualify
tournament-ruling-give = Publish the ruling
tournament-penalty = { $points ->
    [1] one penalty point ·
   *[other] { $points } penalty points ·
  }
tournament-disqualified = disqualified ·
tournament-print = Print
tournament-print-now = Print the sheet
tournament-sheet = Sheet
tournament-sheet-pairings = Pairings
tournament-sheet-standings = Standings
tournament-sheet-cards = Table cards
tournament-signed = Signatures
tournament-card-link = The result can be written with a phone as well:

## How it is played

tournament-rules = How it is played
tournament-when = When
tournament-where = Where
tournament-game-label = Game
tournament-formula = Format
tournament-clock = Clock
tournament-minutes = { $minutes ->
    [1] one minute a round
   *[other] { $minutes } minutes a round
  }
tournament-lasts = Minutes in all
tournament-lasts-for = { $minutes ->
    [1] one minute
   *[other] { $minutes } minutes
  }
tournament-ties = Where points are equal
tournament-lots = Fingerprint of the lots
tournament-csv-standings = Standings (CSV)
tournament-csv-results = Results (CSV)
tournament-json = Everything (JSON)
tournament-ics = To the calendar (.ics)

## Announcing

tournament-name = Name of the tournament
tournament-venue = Played
tournament-venue-wooden = At wooden tables
tournament-venue-online = On line
tournament-venue-about-online = It begins by itself at the time announced: tables open for those who have entered, and results come by themselves. Somebody who does not come loses when their time is up.
tournament-day = Day
tournament-time = Time
tournament-about = Notes for the players
tournament-deals = Deals a round
tournament-round-minutes = Minutes a round
tournament-no-clock = no clock
tournament-room-for = Places
tournament-no-bound = no bound
tournament-needs-check-in = Only those who have checked in play
tournament-formula-swiss = Swiss
tournament-formula-round_robin = Round robin
tournament-formula-knockout = Knock-out
tournament-formula-duplicate = Duplicate
tournament-formula-teams = Teams
tournament-formula-arena = Arena
tournament-formula-about-arena = For a fixed time people meet as they come free. The more one plays, the more one can win.
tournament-formula-about-swiss = Each round brings those together who have the same points so far; nobody twice.
tournament-formula-about-round_robin = Everybody meets all the others, once.
tournament-formula-about-knockout = A loser is out. The byes of the first round go to the first seeds.
tournament-formula-about-duplicate = Each round all tables play the same deals: the comparison counts.
tournament-formula-about-teams = Two tables an encounter, with the same cards and the sides exchanged.

## Refusals of a tournament

arena_time_up = The time of the arena is up: no new table begins.
cell_number = { $name } has to be a number, and is “{ $text }”.
column_missing = The first line names the columns, and { $name } is missing.
computers_late = Computers enter before the start, and this tournament has started.
computers_many = At most { $most } computers play in a tournament.
computers_none = Say how many computers enter.
computers_no_partner = Here everybody enters alone: a computer is nobody’s partner.
csv_unreadable = This is no CSV.
points_text = Points are written as 11-7, and this is “{ $text }”.
rows_many = There are more than { $most } rows.
entry_closed = Nobody can enter this tournament any more.
entrant_members = { $wanted } people enter together here, and { $found } were named.
entrant_name = A name has 1 to { $most } letters, all of which can be seen.
entrant_not_found = There is no entrant { $entrant } in this tournament.
entrant_not_withdrawn = Entrant { $entrant } has not withdrawn.
entrant_withdrawn = Entrant { $entrant } does not play any more.
game_before = Game { $part } of this table has no result yet.
knockout_tie = A knock-out needs a winner: play one more deal.
member_unknown = There is no such person: this entrant has { $members }.
no_round = There is no round { $round }.
nobody_free = Fewer than two are free to play.
part_unknown = This table gives { $parts } results, and this is none of them.
penalty_range = A penalty goes from 0 to { $most }.
person_entered_twice = { $name } has entered already. Two people of one name need another word in theirs.
plan_option = The option { $option } does not go with this tournament.
plan_range = { $option } is { $number }; it goes from { $least } to { $most }.
plan_two_sides = A tournament needs rules for two sides, and these are not: { $rules }.
reason_missing = Give a reason of 1 to { $most } letters.
result_deals = A result has the points of { $deals } deals here.
result_given = Table { $table } of round { $round } has its result. The arbiter can correct it.
result_missing = Table { $table } has no result yet, so there is nothing to correct.
result_points = Points go from 0 to { $most }.
round_begun = Round { $round } has begun: it has results, or its deals have been seen, and it cannot be taken back.
round_not_over = The round is not over: { $tables } tables have no result, the first of them table { $table }.
rounds_left = { $rounds } rounds are still to be played.
rounds_played = All rounds have been played.
ruling_entrant = A penalty needs the entrant that gets it.
ruling_table = A table that is lost needs its round and its number.
side_unknown = A table has side 1 and side 2.
strength_range = A strength goes from 0 to { $most }.
table_not_playing = No table { $table } plays in round { $round }.
too_few_entrants = At least { $least } have to be there, and there are { $found }.
tournament_called_off = The tournament was called off.
tournament_full = The tournament is full: it has { $most } entrants.
tournament_name = A tournament’s name has 1 to { $most } letters.
tournament_not_started = The tournament has not started.
tournament_over = The tournament is over.
tournament_seed = A tournament’s seed has 64 digits of 0-9 and a-f.
tournament_started = The tournament has started.

## Tournaments of the server

computers_online = Computers play at tables on line, and this tournament is for wooden ones.
entry_of_another = This is another’s entry.
not_the_arbiter = Only the arbiter of the tournament does this.
online_needs_accounts = On line people play with an account: everybody enters by themselves, or by the link of a partner or a team.
online_plays_matches = On line tables play matches or duplicate deals: encounters of so many deals are for wooden tables.
own_partner = Nobody is their own partner.
partner_link_used = Nobody seeks a partner by this link any more.
result_not_yours = This result is not yours to write.
tournament_moved_on = The tournament has moved on meanwhile: look at it again.
tournament_not_found = There is no such tournament.

## Duplicate deals

tournament-set = Deals of round { $round }
tournament-set-about = Every table plays these deals. The results of a deal are shown once every table has finished it.
tournament-set-about-teams = Both tables of a match play these deals, with the sides exchanged. You see the other table once both have finished a deal; everybody sees it once all tables have.
tournament-set-open = open
tournament-set-sealed = sealed
tournament-set-own = you: { $own } – { $others }
tournament-set-table = Table
tournament-set-points = Points
tournament-set-mp = MP
tournament-set-percent = %
tournament-set-unfinished = not finished
tournament-set-text = The set, with its hashes

## The wall: what is being played now

title-watch = Live · Settebello
watch = Live
watch-count = { $count ->
    [0] no tables
    [1] one table
   *[other] { $count } tables
  }
watch-delay = { $seconds } seconds behind, hands covered
watch-tables = Public tables
watch-none = Nobody is playing at a public table now.
watch-turn = { $name } is on turn.
watch-deal = deal { $deal }
watch-deal-over = The deal is being counted.
watch-match-over = The match is over.
watch-empty = the table is empty
watch-hand = { $cards ->
    [1] one card
   *[other] { $cards } cards
  }
watch-table = table { $number }
watch-round = { $rounds ->
    [0] round { $round }
   *[other] round { $round } of { $rounds }
  }, { $playing ->
    [1] one table plays
   *[other] { $playing } tables play
  }
watch-sealed = Duplicate deals: every table plays the same cards, so none is shown before all have finished.
