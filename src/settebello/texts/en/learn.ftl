# The lesson: a deal, card by card.

learn-title = Learn to play
learn-page-title = Learn to play · Settebello
learn-step = Step { $step } of { $steps }
learn-leave = Leave the lesson
learn-again = From the beginning
learn-play = Now play
learn-next = Go on
learn-show = Show me
learn-how = Touch your card, then the cards on the table that it takes, then “Take”. One that takes nothing is laid.
other_lesson_play = That is allowed, but here the lesson needs another card: read the step once more.
no_lesson_step = The lesson has no such step.

## The steps: $card is what you play, $taken what it takes.

learn-equal-title = A card takes its equal
learn-equal = Your cards lie below, the table’s in the middle. You have { $card }, and there lies { $taken }: the same number. Touch your card, then the one on the table, then “Take”.
learn-sum-title = Or several that add up to it
learn-sum = Well taken: both cards are in your pile now. { $names ->
    [horse] Jack, horse and king are worth eight, nine and ten.
   *[other] Jack, queen and king are worth eight, nine and ten.
} With { $card } you take { $taken }: three and six make nine.
learn-equal-first-title = The equal card goes first
learn-equal-first = You have { $card }, worth ten. There is a king on the table, and the ace with the nine makes ten as well. Only one of the two may be taken: try.
learn-scopa-title = Scopa!
learn-scopa = An equal card always goes before a sum. Now Rosa has taken too, and one card is left: { $taken }. Take it: whoever leaves the table empty has made a scopa, and that is a point.
learn-lay-title = A card that takes nothing is laid
learn-lay = A point for you, and Rosa has had to lay a four. Nothing in your hand takes it. Choose { $card } and lay it: with the four it makes seven, and you hold a seven.
learn-settebello-title = The settebello
learn-settebello = Rosa could not take them. Four and three make seven: take { $taken } with { $card }. This is the settebello, the only card that is a point all by itself.
learn-last-title = The last capture
learn-last = Meanwhile the other hands have been played for both of you, three cards at a time. This is your last card: { $card } takes { $taken }. The player who takes last also gets the cards left on the table.

## The count: $ours and $theirs are what each side has.

learn-count-title = The count
learn-count = The deal is over, and the two cards that were left are yours. Now each of you counts the pile: there are four points to win, and those for scopas.
learn-count-carte = One point for cards: whoever has more than half of the forty. You have { $ours }, Rosa { $theirs }.
learn-count-denari = One point for coins: whoever has more of the ten. You have { $ours }, Rosa { $theirs }.
learn-count-settebello = One point for the settebello, the seven of coins: it is in your pile.
learn-count-primiera = One point for the primiera. Each side lays out its best card of every suit: a seven is worth 21, a six 18, an ace 16, a five 15, a four 14, a three 13, a two 12, { $names ->
    [horse] jack, horse and king
   *[other] jack, queen and king
} 10. Rosa has three sevens: { $theirs } beats your { $ours }.
learn-count-scope = And a point for every scopa: you made { $ours ->
    [one] one
   *[other] { $ours }
}, Rosa { $theirs ->
    [0] none
    [one] one
   *[other] { $theirs }
}.
learn-count-total-title = That is all
learn-count-total = { $ours } to { $theirs } for you. A match goes on like this, deal after deal, up to eleven points as a rule. You know the game now: the rest is memory and cunning.
