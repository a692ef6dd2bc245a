# What an arbiter says at a FIGS table: settebello.referee. The article is written beside the sentence.

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
ruling-shown-waits = What { $name } has shown stays open on the table, nothing takes it, and it is played on { $name }’s turn, whatever comes of it: { $cards }.
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
ruling-fuori-wrong = { $name } declares “fuori” without the { $needed } points: { $score }. The pair loses as it would have won.
ruling-play-on = Nobody has reached the points of the match: { $score }. Another deal.
ruling-level = Both have the points of the match and are level: { $score }. Another deal.
ruling-next-dealer = { $name } deals, who was first to play.
ruling-won = { $side } win the match, { $score }.
ruling-stake = The match is { $times ->
    [1] simple: the stake is paid once.
    [2] double: the stake is paid twice.
   *[3] triple: the stake is paid three times.
}

## Questions

ruling-scope-shown = By these rules scope lie face up and may be counted: { $scope }.

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
