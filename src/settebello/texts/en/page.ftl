# The page around the table: header, home, rules of your own.

card-name = { $rank ->
    [A] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [F] jack
    [C] { $names ->
        [horse] horse
       *[other] queen
    }
   *[R] king
} of { $suit ->
    [D] { $names ->
        [french] diamonds
       *[other] coins
    }
    [C] { $names ->
        [french] hearts
       *[other] cups
    }
    [S] { $names ->
        [french] spades
       *[other] swords
    }
   *[B] clubs
}

## Header

skip = Go to the content
nav = Pages
nav-menu = Menu
nav-theme = Light or dark
nav-home = Play
nav-rules = Rules
nav-tournaments = Tournaments
nav-watch = Live
nav-puzzles = Puzzles
language = Language
language-name = English
language-failed = The texts in { $language } did not come. Check the connection and try again.
theme-dark = Switch to the dark theme
theme-light = Switch to the light theme
default-name = Guest

summary = Scopa and Scopone, by the rules of your own town.
title-turn = ● Your turn · { $title }
title-home = Settebello · Scopa and Scopone
title-rules = Rules · Settebello
title-lost = Page not found · Settebello

lost = There is nothing here
lost-hint = This address leads to no page.
lost-home = Back to the game

loading = One moment…
close = Close
retry = Try again

## Home

hero-title = A hand before coffee?
hero-against = { $title } { $players ->
    [2] for two, against the computer
    [3] for three, against two computers
    [4] for four, computers in the other seats
   *[6] for six, computers in the other seats
}
hero-again = Another game?
players = Players
target = Played to
target-one-deal = One deal
target-short = to { $target } points
name = Your name
level = The computer plays as
level-principiante = Beginner
level-principiante-text = Sees what there is to take, not what it leaves.
level-circolo = Club player
level-circolo-text = Thinks well, but remembers the last rounds only.
level-esperto = Expert
level-esperto-text = Thinks like the master, but remembers few plays of others.
level-campione = Champion
level-campione-text = Remembers more than the expert, and less than the master.
level-maestro = Master
level-maestro-text = Remembers everything, and imagines the hands it cannot see.
quick-play = Play now
find-game = Play with people

rules-read-title = The rules
rules-read-hint = First those you play by, then those of every game.
rules-read-all = All the rules, one by one
rules-read-games = All games

kin-games = Games around Scopa
which-rules = By which rules
more-rules = More rules, from elsewhere
custom-rules = Rules of your own
custom-rules-hint = Start from one of these and change what you like.
rules-own = { $name }, your own
rules-players = { $name } for { $players ->
    [2] two
    [3] three
    [4] four
   *[6] six
}
change-rules = Change these rules
players-pairs = { $players } in pairs
players-alone = { $players } players
remove-rules = Delete { $name }
saved-summary = Saved by you

invite = Invite with a link
invite-hint = Anyone who opens it sits down, without registering.
invite-seats = Seats for friends
invite-free = { $free ->
    [one] { $rules }: one seat free
   *[other] { $rules }: { $free } seats free
}
invite-bots = { $bots ->
    [0] { "" }
    [one] , one for the computer
   *[other] , { $bots } for the computer
}
time = Time to think
time-none = No limit
open-table = Open a table

invite-draw = Partners by draw: places are drawn when the match begins
invite-public = Public: whoever opens this page sees it and may sit down

lobby = Open tables
lobby-empty = Nobody is waiting: open a public table yourself.
lobby-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
lobby-age = { $minutes ->
    [0] new
    [one] for a minute
   *[other] for { $minutes } minutes
}
lobby-draws = partners by draw
lobby-people = { $count ->
    [one] one person at the tables
   *[other] { $count } people at the tables
}
lobby-all = All { $count } tables
lobby-join = Sit down
lobby-join-at = Sit down: { $table }
lobby-back = Go back
lobby-back-to = Go back: { $table }
lobby-playing = Being played
lobby-watch = Watch
lobby-watch-at = Watch: { $table }

your-tables = Your games
remove-table = Take { $rules } off the list
game-your-turn = Your turn
game-their-turn = The others are on turn
game-mover = { $name } is on turn
game-waits = Waiting for people
game-over = The match is over
game-with = with { $names }
game-score = Score: { $scores }.
game-left = { $time } left.
continue-match = Go on
continue-table = Go on: { $rules }, as { $name }
other-tables = { $count ->
    [one] One more game
   *[other] { $count } more games
}
other-turns = { $count ->
    [one] your turn in one
   *[other] your turn in { $count }
}
remove-table-title = Take it off the list?
remove-table-means = The list has the only key to your seat. Without an account nobody can give it back to you: the others wait for you, or a computer player takes over. You can undo this for as long as this page is open.
remove-table-account = Your seat stays with your account: sign in, and it is on the list again.
remove-table-over = The match of { $rules } is over. You can undo this for as long as this page is open.
remove-table-yes = Take it off
remove-table-no = Keep it
table-removed = { $rules } is off the list.
put-back = Put it back
has-account = has an account

## Rules of your own

rules-title = Rules
rules-hint = Start from a game you know and change what is done differently where you come from.
start-from = Start from
saved-by-you = Saved by you
group-deal = The deal
group-taking = Taking
group-points = Points
group-match = The match
group-table = At the table
base-value = { $base }: { $value }
undo = Back to { $value }
about-option = What it means: { $title }
source = Source
your-own = Another value
own-deal = Or your own: P each, T on the table
own-target = Other points
none-of-these = None
changes = { $count ->
    [0] { $base }, as it is
    [one] One change from { $base }
   *[other] { $count } changes from { $base }
}
changes-short = { $count ->
    [0] No changes
    [one] One change
   *[other] { $count } changes
}
in-plain-words = In plain words
rules-text = The name of these rules
copy = Copy
copied = Copied
copy-failed = The browser did not let this be copied.
share = Copy the link
shared = Link copied
save-name = Call them what you like
save-name-example = Friday at grandma’s
save = Save
saved = Saved
play-rules = Play with these rules
cannot-play = This cannot be played

nav-players = Ranking
nav-desk = Arbiter
desk-home-hint = Follow a FIGS match card by card: the article, the points acquired, the protocol.
more-title = And more
more-lesson = The lesson
more-desk = The arbiter’s desk
more-proof = Proof of the shuffle

## One’s own account

nav-account = Account
nav-account-of = Account: { $name }

## Each game’s rules, and the lesson

learn-home-title = Never played?
learn-home-hint = One deal, play by play: you make them, the table says why. Five minutes.
learn-home-open = Learn by playing
puzzle-home-title = Puzzle of the day
game-title = { $name } · Settebello
game-in-short = In plain words
game-all = Every rule
game-source = The rules come from { $source }.
game-compare = Compare with
game-place = It is played { $place }.
game-unlike = All that is not as in Scopa stands out.
game-unrated = Matches of this game are not rated.
game-same = The same as { $name }
game-differences = { $count ->
    [one] One rule is different from { $name }
   *[other] { $count } rules are different from { $name }
}
game-there = In { $name }: { $value }
game-only-different = Only what is different
game-play = Play { $name }
game-change = Change these rules
game-others = Other games
game-of-home = Read the rules
game-unknown = There is no game called { $name }.
game-source-000 = the federation’s rulebook (FIGS)
game-source-001 = the rules of the two-player tournament
game-source-002 = the rules of the online house
game-source-003 = the English page on Scopone and its variants
game-source-004 = the page on Scopone Scientifico
game-source-x = other sources

## A match played again, with the cards of one that is over

origin-play = From a finished match: deal { $deal }, play { $play }
origin-deals = With the deals of a finished match
origin-counts-not = It does not count for ratings.
origin-to-review = To the review
origin-to-match = To the match
again-from = Play on from here
again-from-hint = The table begins as it stood here: deal { $deal }, play { $play }, with the same hands and the same score. The computer plays at the other seats, as a master.
again-deals = Play the same deals
again-deals-hint = The same packs in the same order, from the first card. The computer plays at the other seats, as a master. At the end you see both results side by side.
again-seat = You play in the place of
again-counts-not = It does not count for ratings, nor in any figures.
again-start = Begin

# Reasons that the page says by itself

offline = The server does not answer. Check the connection and try again.
unreadable = The server gave an answer that cannot be read. Try again.
not_signed_in = Sign in first.

play-lays = lays { $card }
play-takes = { $card } takes { $taken }
play-banks = { $card } put aside
