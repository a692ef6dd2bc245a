# The table: what is seen, what is heard, what is done.

the-card = the { $rank ->
    [A] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [F] jack
    [C] horse
   *[R] king
} of { $suit ->
    [D] coins
    [C] cups
    [S] swords
   *[B] clubs
}

## What is said of each thing that happens. $me tells whether the listener did it.

said-dealt = Deal { $deal }. { $count ->
    [0] The cards are dealt.
    [one] You have one card.
   *[other] You have { $count } cards.
} { $me ->
    [yes] You deal.
   *[no] { $name } deals.
}
said-batch = More cards: hand { $batch } of { $batches }.
said-redealt = { $reason ->
    [kings3] Three kings on the table: the cards are dealt again.
    [sum10] No more than ten on the table: the cards are dealt again.
    [ace1] An ace on the table: the cards are dealt again.
   *[other] The cards are dealt again.
}
said-drawn = { $me ->
    [yes] Cards were turned up for seats: you deal.
   *[no] Cards were turned up for seats: { $name } deals.
}
said-table = On the table: { $cards }. { $count ->
    [one] One card.
   *[other] { $count } cards.
}
said-table-empty = The table is empty.
said-hand = In your hand: { $cards }. { $count ->
    [one] One card.
   *[other] { $count } cards.
}
said-hand-closed = Your cards are still face down.
said-your-turn = Your turn.
said-laid = { $me ->
    [yes] You lay { $card }.
   *[no] { $name } lays { $card }.
}
said-took = { $me ->
    [yes] You take { $taken } with { $card }.
   *[no] { $name } takes { $taken } with { $card }.
}
said-banked = { $me ->
    [yes] You put { $card } aside.
   *[no] { $name } puts { $card } aside.
}
said-settebello = { $me ->
    [yes] You take the settebello.
   *[no] { $name } takes the settebello.
}
said-scopa = { $me ->
    [yes] Scopa! The table is empty.
   *[no] Scopa for { $name }. The table is empty.
}
said-scope = { $side }: { $count ->
    [one] one scopa.
   *[other] { $count } scope.
}
said-leftovers = { $me ->
    [yes] You made the last capture and get the { $count ->
        [one] card left.
       *[other] { $count } cards left.
    }
   *[no] { $name } made the last capture and gets the { $count ->
        [one] card left.
       *[other] { $count } cards left.
    }
}
said-counted = Deal over: { $scores }.
said-score = Points: { $scores }.
said-score-to = Match to { $target }: { $scores }.
said-side-score = { $side } { $points }
said-won-us = You win the match!
said-won = The match is over: { $side } won.
said-seated = { $name } sits down.
said-ready = { $me ->
    [yes] You are ready.
   *[no] { $name } is ready for the next one.
}
said-nothing-played = Nobody has played yet.
said-choice-lay = Lay { $card }.
said-choice-take = Capture { $letter }: { $taken }.
said-choice-bank = Put { $card } aside.

## The table

title-table = At the table · Settebello
table-loading = The table is coming…
connection-lost = Connection lost. The table is waiting for you.
cloth = The card table
table = Cards on the table
table-card-choice = { $card }, capture { $letters }
hand = Your cards
hand-closed = Under these rules you look at your cards on your first turn.
takes = takes { $cards }
choices = What you do
choice-lay = Lay
choice-take = Take
choice-bank = Put aside
your-turn = Your turn
turn-of = { $name } to play
dealer = dealer
you-deal = you deal
seat-label = { $name }, { $count ->
    [one] one card
   *[other] { $count } cards
}
stock = Stock, { $count ->
    [one] one card
   *[other] { $count } cards
}
pile-of = Taken by { $side }
pile-scope = { $count ->
    [0] no scopa
    [one] 1 scopa
   *[other] { $count } scope
}
side-we = We
side-they = They
side-you = You
score = Score
score-of = { $points } of { $target }
target-to = to { $target }
match-to = Match to { $target }
one-deal = One deal
deal-number = deal { $deal }
deal-title = Deal { $deal }
last-play = last play
shout-scopa = Scopa!
shout-settebello = The settebello
point-for-you = A point for you
point-for = A point for { $name }

## Menu and keys

menu = More
leave = Leave the table
help-labels = Help: what a card takes, where the settebello is
see-rules = The rules of this table
share-link = Address of the table
keyboard = Keyboard
key-move = choose a card
key-enter = Enter
key-play = lay or take
key-letter = choose the capture
key-table = to the table and back
key-number = the card in that place
key-back = put the card back
key-read = read table, hand, score, last play
key-help = all keys

## The count

category-carte = Cards
category-denari = Coins
category-settebello = Settebello
category-primiera = Primiera
category-scope = Scope
category-napoli = Napoli
category-re_bello = Re bello
count-versus = { $ours } to { $theirs }
count-total = Points
count-cappotto = Cappotto
count-match = Match
waiting-for = Waiting for { $names }
won-us = You win the match!
won-side = The winner: { $side }.
won-stake = { $times ->
    [1] Single stake.
    [2] Double stake.
    [3] Triple stake.
   *[other] The stake { $times } times.
}
rematch = Rematch
save-record = Save the match
fairness = The proof of this deal
fairness-text = Before the cards were dealt the server showed the fingerprint (SHA-256) of a secret number; from that number and the players’ own words follows the order of the pack. Now the number is shown, and anybody can check.
fairness-commitment = Fingerprint given before
fairness-salts = The players’ words
fairness-seed = Secret number

## Before it begins

waiting-title = Waiting for the others
waiting-join-title = There is a seat for you
waiting-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
waiting-hint = Send the address to whoever is to play: the cards are dealt as soon as the table is full.
fill = Let the computer take the free seats
seat-free = Free seat
seat-you = you
seat-bot = computer
join-name = What is your name?
sit-down = Sit down
