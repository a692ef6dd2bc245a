# The rules and the words of the games around the five sources.

## Rules that make no sense together

no_couples = { $players } players cannot form couples that face each other: that takes four or six.
option_range = { $option } is from { $least } to { $most }.
no_total = A total needs captures that make one: capture_by=fifteen or both.
courts_make_total = Court cards that take their equal alone make no total.
bonus_table = A first table that is worth something has two cards or more.
idle_matta = The matta is for the first table and for declaring alone, and here is neither.
declare_hands = A hand that is declared has three cards.
nothing_counts = Something has to count.
split_uneven = There is no half point: only two points can be split.
honour_twice = The settebello or the re bello would count twice.
grande_twice = Grande and long grande count the same cards.
no_napoli = This needs napoli.
no_scope_count = Scopas that do not count cannot be doubled.
fewest_win = { $option } rewards points, and here the fewest win.
usual_points = { $option } knows the usual points alone, and not { $other }.

## Not played there yet

not_refereed = Tournaments and the arbiter’s desk do not know { $options } yet.
no_position = A position does not say yet what { $options } adds: a record does.
not_searched = Reviews and some computer players do not know { $options } yet.

## Moves

ace_barred = Nobody opens the deal with an ace while the hand has another card.
no_declaring = By these rules no hand is declared.
nothing_to_declare = This hand has nothing to declare so.
already_declared = This hand is declared already.
declare_late = A hand is declared before its first card.
declare_wait = A hand is declared at its player’s turn.

## Points

category-ponino = Ponino
category-accusi = Declared hands
category-giocate = Plays
category-grande = Grande
category-low_coins = Ace, two, three
category-honours = Honours
category-most_sevens = Most sevens
category-all_sevens = All sevens
category-noble-C = Cups
category-noble-S = Swords
category-noble-B = Clubs
