# Sentences of an arbiter at a FIGS table: settebello.referee. The article is written beside the sentence.

## What follows from a play

ruling-missed = The { $card } that { $name } laid takes: { $choices }. Until the next card falls this may be pointed out, and then has to be taken; but the partner says nothing.
ruling-lapsed = Nobody noticed that the { $card } of { $name } could take: the game goes on without that capture.
ruling-called = { $name } points out that the { $card } takes: { $player } now has to take with it, and says which capture.
ruling-noticed = { $name } notices that the { $card } takes, and now has to take with it.
ruling-scopa = { $name } makes a scopa.
ruling-last-card = The table is empty, but with the last card { $name } makes no scopa.
ruling-leftovers = The cards left on the table go to { $name }, who captured last: { $cards }.

## Cards that lie open

ruling-shown-now = { $name } has shown a card on turn: it counts as played, and has to be played now: { $cards }.
ruling-shown-choice = { $name } has shown several cards on turn: { $name } chooses one of { $cards } to play, and the others stay open for the turns to come.
ruling-shown-waits = The cards that { $name } has shown stay open on the table, nothing takes them, and they are played on { $name }’s turns, whatever they take: { $cards }.
ruling-shown-decided = { $name } now has several cards open: { $all }. On { $name }’s turn { $player } decides each time which is played.
ruling-chosen = { $name } decides: { $player } plays { $card }.
ruling-admitted = { $name } has said that it was a mistake, and so disclosed { $cards }: an exposed card, to be played on the next turn.

## A wrong number of cards

ruling-misdeal = The cards are counted as { $counts }, and { $table } on the table: that is not what the deal gives.
ruling-goes-on = { $side }, who are in order, go on with the deal once the cards have been put right. Cards that were seen stay open.
ruling-stopped = The deal stops. { $side }, who are in order, get the points still at stake with their own; the others keep what they have acquired: { $points }.
ruling-void = Both pairs have a wrong number of cards: the deal is void.
ruling-same-dealer = { $name } deals again.

## How deals and matches end

ruling-counted = The points of the deal: { $points }.
ruling-fuori-right = { $name } declares “fuori” and has the { $needed } points: { $score }. The match ends here, whatever the opponents have.
ruling-fuori-wrong = { $name } declares “fuori” without the { $needed } points: { $score }. The pair loses as it would have won, or by its own points where these are fewer.
ruling-play-on = Nobody has reached the points of the match: { $score }. Another deal.
ruling-level = Both have the points of the match and are level: { $score }. Another deal.
ruling-level-deal = The score is level: { $score }. Another deal.
ruling-next-dealer = { $name } deals, who was first to play.
ruling-won = { $side } win the match, { $score }.
ruling-stake = The match is { $times ->
    [1] simple: the stake is paid once.
    [2] double: the stake is paid twice.
   *[3] triple: the stake is paid three times.
}

## Questions

ruling-scope-shown = By these rules scopas lie face up and may be counted: { $scope }.

## The arbiter’s desk

role-primo = primo di mano
role-secondo = secondo di mano
role-terzo = terzo di mano
role-cartaro = cartaro, the dealer
desk-acquired = Acquired
desk-at-stake = At stake
desk-nothing-at-stake = nothing more
desk-taken-back = Taken back: { $entry }.
desk-turned-up = On the table: { $cards }. { $name } plays.
desk-deal-begun = Deal { $deal }: { $name } deals. Enter the { $count } cards on the table.
desk-turn = to play
desk-decides = decides
desk-fuori-stake = { $times ->
    [1] simple
    [2] double
   *[3] triple
}
title-desk = Arbiter · Settebello
desk-lead = Four names as they sit, anticlockwise. The protocol stays in this browser.
desk-players = Who sits at the table
desk-seat = Seat { $seat }
desk-dealer = First cartaro, the dealer
desk-target = Played to
desk-begin = Begin the match
desk-reopen = Reopen a protocol
desk-reopen-hint = Choose the saved file, or paste its text here.
desk-choose-file = Choose a file
desk-paste = Text of the protocol
desk-reopen-go = Reopen
desk-save = Save the protocol
desk-new = New match
desk-new-sure = The protocol of this match leaves this browser. Have you saved it?
desk-new-yes = Yes, a new match
desk-cancel = Cancel
desk-back = Take back the last entry
desk-back-short = Take back
desk-table-hint = Touch the { $count } cards that { $name } turns up.
desk-table-go = On the table
desk-pad = The forty cards
desk-pad-play = { $name } plays: touch the card
desk-pad-bound = { $name } has to play an open card
desk-pad-show = Touch the cards that { $name } showed
desk-pad-admit = Touch the card that { $name } disclosed
desk-card-gone = { $card }, played before
desk-card-table = { $card }, on the table
desk-card-hand = { $card }, in the hand of { $name }
desk-what-takes = { $name }: { $card }
desk-lays = lays it
desk-left = leaves it: capture missed
desk-with-fuori = With a declaration of fuori
desk-fuori-next = Fuori: the next card
desk-fuori-now = If declared now
desk-fuori-wins = wins { $score }
desk-fuori-loses = loses { $score }
desk-who-called = Who points at the capture?
desk-decide = { $name } decides: which does { $player } play?
desk-incidents = Irregularities and questions
desk-shows = Card exposed
desk-admits = Mistake admitted
desk-numbers = Number of cards
desk-card-back = Card back?
desk-piles = Look at the piles?
desk-who-shows = Who showed the cards?
desk-shows-go = They lie open
desk-who-wrong = Who has a wrong number of cards?
desk-what-now = What does the pair in order do?
desk-stops = Stops the deal
desk-continues = Goes on
desk-enter = Record it
desk-counted = The cards as counted before the first play
desk-on-table = On the table
desk-closed = Closed
desk-empty-table = Empty table
desk-cards-left = { $count ->
    [one] one card
   *[other] { $count } cards
}
desk-points = Acquired and at stake
desk-piles-title = Cards taken
desk-sheet = Score sheet
desk-ruling = The ruling
desk-protocol = Protocol of the deal
desk-no-entries = Nothing yet.
desk-article = Article { $article }
desk-next = Next deal
desk-void = void
desk-deal-of = Deal { $deal }
desk-total = Match
desk-ready = Enter what happens: the ruling appears here, with its article.
desk-refused = Not recorded

## The words of the articles, shortened

article-4 = When the cards are dealt every player has to check, without looking, how many were received. If anything is irregular the cartaro deals again.
article-5 = A player may see the own cards only when the first turn to play has come.
article-6 = The cards on the table are turned up by the primo di mano. If three of them are kings, or the four add up to ten or less, the cartaro deals again.
article-7 = One card is played at each turn, beginning with the primo di mano, until there are no more cards.
article-9 = A card takes one of equal value, or several whose values add up to its own. Several may not be taken where a single one can be.
article-10 = A capture that leaves no cards on the table is a scopa, but the cartaro makes none with the last play.
article-11 = A capture cannot be refused when the card played takes; but if it was not noticed and the next card has been played, the game goes on without it.
article-12 = A player with a dark card and a coin of equal value may lay the coin, or take with the dark card. If that was a mistake it must not be said, or else the next article applies.
article-13 = A card that was played cannot be withdrawn. A card that was exposed counts as played. One played or exposed out of turn lies open on the table and is played in turn, whatever the consequences.
article-14 = The points of a deal are: cards (21 or more), coins (6 or more), the settebello, primiera, and one for every scopa.
article-15 = More deals follow while neither pair has the points agreed on, and while both have them and are level.
article-16 = Any player but the cartaro at the last play may, when taking or laying, declare “fuori” and end the match. If the points are there the pair wins; if not, it loses the match as it would have won it, or by its own points where these are fewer.
article-17 = If during the deal a player turns out to have an irregular number of cards, the deal stops: the pair at fault gets the points it has acquired, the pair in order its own and those still at stake. The pair in order may choose to go on.
article-18 = The game is played in silence. Captures may not be looked at again, nor counted without looking.

## Why something cannot be done at the desk

desk_needs_articles = An arbiter needs rules by which mistakes are settled: those of FIGS, or with irregularities=figs.
desk_sees_no_hand = An arbiter does not see the hands: no rules that oblige whoever can take to do so (capture_duty=hand).
names_wanted = Write a different name for every player.
names_differ = Two players have the same name: { $name }.
card_twice = This card is written twice: { $card }.
no_protocol = This record is no protocol to go on with: it has no deal, or a forfeit.
nothing_to_take_back = There is nothing to take back.
who_did_it = Say who did this.
played_out_of_turn = It is the turn of { $turn }. If { $name } has played, the card is exposed: enter it as shown.
table_unknown = First enter the cards that were turned up on the table.
table_known = The table is turned up already.
table_size = The deal lays { $wanted } cards on the table.
table_redealt = With { $cards } on the table { $name } deals again.
card_shown_before = This card was shown or written down before, it belongs to a hand: { $card }.
card_played_before = This card has been played already: { $card }.
card_of_table = This card was dealt to the table: { $card }.
card_of_another = This card is in the hand of seat { $seat }: { $card }.
hand_known = Every card of seat { $seat } is known, and this is none of them: { $card }.
deal_too_long = So much does not happen in a deal: { $most } entries at most.
nobody_at_fault = Say who has a wrong number of cards.
count_before_play = Before the first play a wrong number of cards makes the dealer deal again.
count_after_play = After the first play a wrong number of cards no longer makes the dealer deal again.
count_every_hand = Every hand has to be counted, and the table.
counts_regular = Those are the numbers of cards that the deal gives.

# The keys of the desk.

desk-key-card = the card: rank, then suit (7, then D)
desk-key-back = back to plays
