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

## The sentence for each event. $me tells whether the listener did it.

said-dealt = Deal number { $deal }. { $held ->
    [0] The cards are dealt.
    [one] You have one card.
   *[other] You have { $held } cards.
} { $me ->
    [yes] You deal.
   *[no] { $name } deals.
}{ $partners ->
    [none] {""}
   *[other] {" "}You play with { $partners }.
}
said-batch = More cards: hand { $batch } of { $batches }.{ $held ->
    [0] {""}
    [one] {" "}You have one card.
   *[other] {" "}You have { $held } cards.
}
said-redealt = { $reason ->
    [kings3] Three kings on the table: the cards are dealt again.
    [sum10] No more than ten on the table: the cards are dealt again.
    [ace1] An ace on the table: the cards are dealt again.
    [aces2] Two aces or more on the table: the cards are dealt again.
    [alike3] Three of a kind on the table: the cards are dealt again.
   *[other] The cards are dealt again.
}
said-drawn = { $me ->
    [yes] Cards were turned up for seats: you deal.
   *[no] Cards were turned up for seats: { $name } deals.
}
said-table = { $lying ->
    [0] The table is empty.
    [one] On the table: { $table }. One card.
   *[other] On the table: { $table }. { $lying } cards.
}
said-hand = In your hand: { $cards }. { $count ->
    [one] One card.
   *[other] { $count } cards.
}
said-hand-closed = Your cards are still face down.
said-hand-none = You only look on: you have no cards.
said-your-turn = Your turn.
said-played = { $bank ->
    [yes] { $me ->
        [yes] You put { $card } aside.
       *[no] { $name } puts { $card } aside.
    }
   *[no] { $takes ->
        [0] { $me ->
            [yes] You lay { $card }.
           *[no] { $name } lays { $card }.
        }
       *[other] { $me ->
            [yes] You take { $taken } with { $card }.
           *[no] { $name } takes { $taken } with { $card }.
        }
    }
}
said-took-closed = { $me ->
    [yes] You took.
   *[no] { $name } took.
}
said-fuori = { $me ->
    [yes] You declare out
   *[no] { $name } declares out
}: { $right ->
    [yes] the points are there.
   *[no] the points are not there.
}
said-called = Missed capture! { $me ->
    [yes] You saw it
   *[no] { $name } saw it
}: { $card } goes back to { $owner }, lies open and has to take.
said-called-yours = Missed capture! { $me ->
    [yes] You saw it yourself
   *[no] { $name } saw it
}: { $card } comes back to you, lies open and has to take.
said-must-take = Your turn: { $card } has to take.
said-shown = { $me ->
    [yes] You expose { $cards }, to be played at your turn.
   *[no] { $name } exposes { $cards }, to be played at that player’s turn.
}
said-admitted = { $me ->
    [yes] You say the last card was a mistake and expose { $cards }.
   *[no] { $name } calls the last card a mistake and exposes { $cards }.
}
said-chosen = { $me ->
    [yes] You decided: { $owner } plays { $card }.
   *[no] { $name } decided: { $owner } plays { $card }.
}
said-chosen-yours = { $name } decided: you play { $card }.
said-settebello = Settebello!
said-scopa = { $me ->
    [yes] Scopa! The table is empty.
   *[no] Scopa for { $name }. The table is empty.
}
said-scope = { $who ->
    [you] You have
    [we] We have
    [they] They have
    [many] { $side } have
   *[one] { $side } has
} { $scope ->
    [one] one scopa.
   *[other] { $scope } scopas.
}
said-scopa-counted = { said-scopa } { said-scope }
said-table-taken = The first table goes to { $me ->
    [yes] you
   *[no] { $name }
}: { $cards }, { $worth ->
    [one] one scopa
   *[other] { $worth } scopas
}.
rank-name = { $rank ->
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
}
said-declared = { $me ->
    [yes] You knock
   *[no] { $name } knocks
}: { $worth ->
    [one] one point
   *[other] { $worth } points
}{ $count ->
    [0] {""}
   *[other] , with { $cards }
}{ $named ->
    [none] {""}
   *[other] ; the matta is { $named }
}.
said-declared-short = { $me ->
    [yes] You knock
   *[no] { $name } knocks
}: { knock-points-made }{ $named ->
    [none] {""}
   *[other] ; the matta is { $named }
}.
knock-points-made = { $worth ->
    [one] one point
   *[other] { $worth } points
}
said-bonus = { $me ->
    [yes] You make
   *[no] { $name } makes
} { $worth ->
    [one] one point
   *[other] { $worth } points
} with the play: { $kinds }.
play-picula = picula
play-bager = bager
play-one_suit = one suit
play-three = three cards
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
said-counted = Deal over: { $points }.{ $won ->
    [none] {""}
   *[other] {" "}{ $won }.
} { said-score }
said-side-won = { $who ->
    [you] You
    [we] We
    [they] They
   *[other] { $side }
}: { $won }
said-score = { $target ->
    [none] Points: { $scores }.
   *[other] Match to { $target }: { $scores }.
}
said-stakes = Stakes: { $scores }.
said-side-score = { $who ->
    [you] you { $points }
    [we] we { $points }
    [they] they { $points }
   *[other] { $side } { $points }
}
said-won = { $who ->
    [you] You win the match!
    [we] We win the match!
    [they] The match is over: they win.
    [many] The match is over: { $side } win.
   *[one] The match is over: { $side } wins.
}
said-stake = { $multiplier ->
    [1] Single stake.
    [2] Double stake.
    [3] Triple stake.
   *[other] The stake { $multiplier } times.
}
said-seated = { $name } sits down.
said-ready = { $me ->
    [yes] You are ready.
   *[no] { $name } is ready for the next one.
}
said-nothing-played = Nobody has played yet.
said-forfeit = { $why ->
    [resigned] { $me ->
        [yes] You have resigned.
       *[no] { $name } has resigned.
    }
    [absent] { $me ->
        [yes] You were away for too long.
       *[no] { $name } has been away for too long.
    }
   *[time] { $me ->
        [yes] Your time is up.
       *[no] { $name } has run out of time.
    }
}
said-resigning = { $me ->
    [yes] You want to resign; your partner has to want it too.
   *[no] { $name } wants to resign.
}
said-resigning-too = { resigning }
somebody-gone = a player who has left
said-left-off = { $name } leaves before the first card: the match is called off.
said-left-to-computer = { $name } leaves the seat to { $computer }, the computer.
said-left-free = { $name } leaves; the seat is free.
said-turn-time = { $turn } You have { $time }.
said-time-left = You have { $time } left.
said-clocks = { $clocks }.
said-no-clock = There is no clock at this table.
said-sound-on = Sound on.
said-sound-off = Sound off.
said-choice-lay = Lay { $card }.
said-choice-take = Capture { $letter }: { $taken }.
said-choice-bank = Put { $card } aside.
said-lifted = { $card }, worth { $value }.
said-captures = { $count ->
    [0] No capture possible.
    [one] One capture possible.
   *[other] { $count } captures possible.
}
said-sum = { $cards }: { $sum }.
said-take = Take { $taken }, { $sum } in all, with { $card }.

## The table

title-table = At the table · Settebello
title-table-of = { $phase ->
    [waiting] Waiting for people · { $rules }
    [match_over] Match over · { $rules }
   *[on] { $rules } · Settebello
}
table-loading = The table is coming…
seat-in-page = This browser keeps nothing: if you reload or close the page you lose your seat.
understood = Understood
connection-lost = Connection lost. The table is waiting for you.
page-outdated = The server is newer than this page: load it again to go on.
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
choice-take-fuori = Take and out
choice-lay-fuori = Lay and out
by-hand-touch = touch cards
by-hand-empty = Take with { $card }: first touch cards on the table.
call = Missed capture!
call-label = Missed capture! Say that { $card } had to take
fuori = Out
fuori-label = I declare out with this card
fuori-title = Do you declare out?
fuori-take = You take { $taken } with { $card } and say “fuori”.
fuori-lay = You lay { $card } and say “fuori”.
fuori-meaning = The match ends here. If your side is certain of { $target } points it wins, whatever the others have; if not it loses. FIGS, article 16.
fuori-yes = Yes, out
fuori-no = No, back to the game
knock = Knock
knock-title = Do you knock?
knock-first = Before you play: do you knock?
knock-meaning = The three cards lie open until you play them.
knock-meaning-closed = The others hear the points alone.
knock-points = { $points ->
    [one] one point
   *[other] { $points } points
}
knock-named = the matta is { $rank }
knock-no = Play { $card } without knocking
said-may-knock = Your turn: you can knock, { knock-points }.
shout-knock = Knock!
shout-table = { $scope ->
    [one] Scopa!
   *[other] { $scope } scopas!
}
shout-picula = Picula!
shout-bager = Bager!
shout-one_suit = One suit!
shout-three = Three cards!
matta-named = the matta is { $rank }
seat-declared = knocked: { $points }
pile-points = { $points ->
    [one] 1 point more
   *[other] { $points } points more
}
fewest-short = lowest wins
fewest-wins = The fewest points win
shout-fuori = Fuori!
fuori-right = { $name }: the points are there
fuori-wrong = { $name }: the points are not there
exposed-of = Open cards of { $name }
card-exposed = { $card }, lying open
your-decision = You decide
decide-for = Decide which card { $owner } plays
decide-short = { $owner } plays…
decides = { $name } decides { $owner }’s card
decides-yours = { $name } decides your card
decide-card = Play { $card }
show = Expose a card…
show-title = Which cards do you expose?
show-hint = A card dropped, shown or played out of turn counts as played: FIGS, article 13.
show-what = { $turn ->
    [yes] { $count ->
        [0] Touch the cards to expose.
        [one] It is your turn: { $cards } has to be played now.
       *[other] It is your turn: you play one of these { $count } now. The others lie open and have to be played at your turns.
    }
   *[no] { $count ->
        [0] Touch the cards to expose.
        [one] { $cards } will lie open and has to be played at your turn, whatever comes of it.
       *[other] { $count } cards will lie open. At your turn the player before you decides which is played.
    }
}
show-yes = Expose
show-no = Leave it
stakes = Stakes
by-article = { $text } FIGS, article { $article }.
clock-of = { $name }: { $time }
clock-days = { $days }d { $hours }h
words-days = { $count ->
    [one] one day
   *[other] { $count } days
}
words-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
words-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
words-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
time-total = { $increment ->
    [0] { $total } each
   *[other] { $total } each, +{ $increment } s a play
}
time-days = { $days ->
    [one] One day for each play
   *[other] { $days } days for each play
}
time-of-table = Time: { $time }.
pause = The next deal begins in { $time }.
match-broken-off = The match is over
your-turn = Your turn
turn-of = { $name } to play
turn-free = Free seat: waiting
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
pile-of = { $who ->
    [you] Taken by you
    [we] Taken by us
    [they] Taken by them
   *[other] Taken by { $side }
}
pile-scope = { $count ->
    [0] no scopa
    [one] 1 scopa
   *[other] { $count } scopas
}
side-we = We
side-they = They
side-you = You
score = Score
score-of = { $points } of { $target }
repeated-deals = Duplicate deals
target-to = to { $target }
match-to = Match to { $target }
one-deal = One deal
deal-of = deal { $deal } of { $deals }
deal-title-of = Deal { $deal } of { $deals }
deal-number = deal { $deal }
deal-title = Deal { $deal }
last-trick = The last trick
last-play = last play
shout-scopa = Scopa!
shout-settebello = The settebello
point-for-you = A point for you
point-for = A point for { $name }

## Menu and keys

menu = More
leave = Leave the table
quit = Leave the seat or resign…
menu-report = Report somebody
quit-title = Do you leave?
quit-stay = If you only close the page your seat stays yours, and you come back to it from the start page.
quit-untouched = Nobody has played yet: whoever takes your seat plays this hand. At public tables, leaving like this again and again means waiting before you can sit down.
quit-seat = Leave the seat
quit-computer = The computer plays on for me
quit-free = Leave the seat free for whoever comes
quit-resign = Resign: the match is lost
quit-resign-pair = Resign: lost if your partner wants it too
resigning = { $name } wants to resign. Do you agree?
resign-too = Yes, resign
free-seat = A seat is free: the game waits for somebody.
help-none = This match counts for ratings or in a tournament: the table gives no help.
help-labels = Help: what a card takes, where the settebello is
help-settebello = Help: where the settebello is
see-rules = The rules of this table
share-link = Address of the table
share-local = This link opens on this computer alone. To invite others on your network, run settebello serve --host 0.0.0.0 and open the page at the address that it prints for them.
share-title = A game at Settebello
share-native = Share
share-qr = QR code
share-qr-of = QR code of { $link }
share-qr-hint = Point another phone’s camera at it, and sit down at this table.
spectator = You are watching. Cards in hand stay covered.
keyboard = Keyboard
key-move = choose a card
key-enter = Enter
key-play = lay or take
key-touch = choose or touch the card
key-letter = choose the capture
key-by-hand = take, lay
key-call = missed capture!
key-fuori = declare out
key-table = to the table and back
key-count = on through the count, then the next deal
key-number = the card in that place
key-back = put the card back
key-read = read table, hand, score, last play, clocks
key-repeat = say it again
key-reader = With a screen reader the letters work at the table in focus mode only (NVDA: Insert + Space).
key-sound = sound on or off
key-help = all keys
settings = How you like the table
settings-look = Looks
settings-hand = Your cards
settings-motion = Motion and sound
settings-still = Your system asks for less motion: cards appear and fade without travelling.
set-felt = Cloth
set-felt-verde = Green
set-felt-bordo = Claret
set-felt-notte = Midnight
set-felt-pietra = Stone
set-back = Card backs
set-back-felt = To suit the cloth
set-back-red = Red
set-back-blue = Blue
set-sort = In order of
set-sort-rank = Rank
set-sort-suit = Suit
set-side = Hand you play with
set-side-left = Left
set-side-right = Right
set-reach = All within a thumb’s reach
set-reach-wide = No
set-reach-thumb = Yes
set-speed = Speed
set-speed-slow = Calm
set-speed-normal = Normal
set-speed-quick = Quick
settings-reading = Reading and keys
set-names = The nine and the suits
set-names-deck = As on the cards
set-names-queen = Queen, coins
set-names-french = Queen, diamonds
set-voice = Speak what happens
set-voice-off = Off
set-voice-on = On
set-shortcuts = Letters, digits and ? as keys
set-shortcuts-off = Off
set-shortcuts-on = On
set-sound = Sounds
set-sound-off = Off
set-sound-low = Soft
set-sound-middle = Medium
set-sound-high = Loud
set-buzz = Vibration
set-buzz-off = Off
set-buzz-on = On
set-onetap = One tap plays the card
set-onetap-off = No
set-onetap-on = Yes
sounds = Sounds
sounds-silence = Silence the sounds
sounds-let = Let the sounds be heard

## The count

category-carte = Cards
category-denari = { $names ->
    [french] Diamonds
   *[other] Coins
}
category-settebello = Settebello
category-primiera = Primiera
category-scope = Scopas
category-napoli = Napoli
category-re_bello = Re bello
count-versus = { $ours } to { $theirs }
count-total = Points
count-cappotto = Cappotto
count-match = Match
waiting-for = Waiting for { $names }
won-side = { $who ->
    [you] You win the match!
    [we] We win the match!
    [they] They win.
    [many] { $side } win.
   *[one] { $side } wins.
}
rematch = Rematch
save-record = Save the match
match-open = Summary
end-title = The end of the match
end-rating = Your rating: { $points }
end-count = See the count
count-certain = The points that were certain at the declaration count.
fairness = The proof of this deal
fairness-text = Before the cards were dealt the server showed the fingerprint (SHA-256) of a secret number, and the players those of their words; from that number and the words follows the order of the pack. Now the number is shown, and anybody can check.
fairness-check = Check it in this browser
fairness-commitment = Fingerprint given before
fairness-salts = The players’ words
fairness-seed = Secret number

## Before it begins

search-looking = Looking for people who want the same game…
search-nobody = Nobody is there yet. The search goes on; the computer can take the free seats.
waiting-title = Waiting for the others
waiting-join-title = There is a seat for you
waiting-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
invite-member = Invite a member
invite-member-name = Name of the account
invite-member-hint = Members who asked to be called get a message.
invite-member-send = Invite
invite-member-sent = { $name } is invited.
word-unknown = The next deal waits for a word that this browser does not have. Open the table where you sat down or said that you were ready.
words-awaited = { $count ->
    [one] The cards are dealt as soon as the word of { $names } is here.
   *[other] The cards are dealt as soon as the words of { $names } are here.
}
words-broken = Before the first cards somebody left and kept a word back: no cards are dealt at this table any more. Open another one.
waiting-hint = Send the address to whoever is to play: the cards are dealt as soon as the table is full.
away = absent
away-stand-in = computer
absent-long = { $name } has been absent for a while, and the table waits.
stand-in = The computer plays meanwhile
claim = Claim the match
wait-on = Wait on
said-absent = { $name } is absent.
said-back = { $name } is back at the table.
said-stood-in = { $me ->
    [yes] The computer plays for you until you are back.
   *[no] The computer plays for { $name } until they are back.
}
said-returned = { $me ->
    [yes] You play again yourself.
   *[no] { $name } is back at the table, and plays.
}
said-taken-back = { $me ->
    [yes] You go back.
   *[no] { $name } goes back.
}
said-cancelled = { $why ->
    [tournament] The tournament was called off: this match ends without a result.
    [result] The arbiter has decided this encounter: the match is not played to its end.
   *[round] This round is paired anew: this match ends without a result.
}
said-replaced = { $why ->
    [slow] { $name } does not answer in time: a simpler player plays for it.
    [preparing] { $name } is still being prepared: until then a simpler player plays for it.
   *[missing] { $name } cannot play here now: a simpler player plays for it.
}
said-resumed = { $name } is ready, and plays itself from now on.
said-interrupted = { $hours ->
    [0] { $minutes ->
        [0] The server was away for a moment.
        [one] The server was away for a minute.
       *[other] The server was away for { $minutes } minutes.
    }
    [one] The server was away for an hour.
   *[other] The server was away for { $hours } hours.
}
said-unrated = This match is not rated.
replaced-short = { $why ->
    [preparing] preparing
   *[other] replaced
}
fill = Let the computer take the free seats
public-table = Public table
public-table-hint = It is listed among the open tables on the start page.
remarks-switch = Spectators may write to one another
remarks-switch-hint = With an account. You read it after the match.
seat-free = Free seat
seat-dismiss = Free the seat of { $name }
seat-freed = Your seat has been freed.
seat-drawn = Places and partners are drawn when the match begins.
seat-with = with { $name }
seat-you = you
seat-bot = computer
join-name = What is your name?
sit-down = Sit down

## A word at the table

talk = Say something
talk-mute = Don’t show what { $name } says
said-phrase = { $name } says: { $phrase }
phrase-hello = Hello!
phrase-luck = Have a good game
phrase-well_played = Well played!
phrase-thanks = Thank you
phrase-sorry = Sorry
phrase-moment = One moment
phrase-good_game = Good game!
phrase-bye = See you
