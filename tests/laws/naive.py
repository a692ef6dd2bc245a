"""The rules said again as plainly as can be, from RULES.md alone: what the laws compare the engine with.

Cards here are texts of two letters, sets are Python sets, and nothing of the engine is used.
"""

from collections.abc import Iterable, Sequence
from itertools import chain, combinations, product

from settebello.cards import CardSet, card_text, cards_in
from settebello.rules import ONE_DEAL, Rules

Cards = frozenset[str]

STANDARD = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "F": 10, "C": 10, "R": 10}
SOUTHERN = STANDARD | {"C": 9, "F": 8}
COINS = [rank + "D" for rank in "A234567FCR"]


def texts(cards: CardSet) -> Cards:
    """Write a set of cards as texts."""
    return frozenset(card_text(card) for card in cards_in(cards))


def value(card: str) -> int:
    """F2.2."""
    return "A234567FCR".index(card[0]) + 1


def subsets(cards: Iterable[str]) -> list[Cards]:
    """List every set of one or more of the cards."""
    row = sorted(cards)
    return [
        frozenset(some) for some in chain.from_iterable(combinations(row, n + 1) for n in range(len(row)))
    ]


def by_value(rules: Rules, table: Cards, card: str) -> list[Cards]:
    """F9, T7-T9, O9-O10, P7, P27, S6: what the card takes, an ace's power left aside."""
    wanted = rules.capture_total - value(card) if rules.capture_by == "fifteen" else value(card)
    fitting = possible(rules, table, card, wanted)
    if rules.capture_by == "both":
        total = possible(rules, table, card, rules.capture_total - value(card))
        return list({*chosen(rules, fitting), *total})
    return chosen(rules, fitting)


def possible(rules: Rules, table: Cards, card: str, wanted: int) -> list[Cards]:
    """B3, SZ3 of docs/family.md: no more cards than allowed, and no sum with or for a court card."""
    fitting = [some for some in subsets(table) if sum(map(value, some)) == wanted]
    alone = rules.court_capture == "equal_only" and card[0] in "FCR"
    most = 1 if alone else rules.max_capture or len(table)
    return [some for some in fitting if len(some) <= most]


def chosen(rules: Rules, fitting: list[Cards]) -> list[Cards]:
    """F9.2, S6: of several sets, those that may be taken."""
    if rules.capture_choice == "single_first" and any(len(some) == 1 for some in fitting):
        return [some for some in fitting if len(some) == 1]
    if rules.capture_choice == "fewest":
        return [some for some in fitting if len(some) == min(map(len, fitting))]
    return fitting


def takes(rules: Rules, table: Cards, card: str) -> list[Cards]:
    """Add P22 and P24: an ace takes the table, or just an ace."""
    if rules.ace == "none" or card[0] != "A":
        return by_value(rules, table, card)
    aces = [frozenset({other}) for other in table if other[0] == "A"]
    if rules.ace_vs_ace == "ace_only" and aces:
        return by_value(rules, table, card) if rules.capture_by == "both" else aces
    return [table] if table else []


def sweeps(rules: Rules, table: Cards, card: str, taken: Cards, *, very_last: bool) -> bool:
    """F10, P12, P14, P23, A26: everything is taken, not last of all, and not by the ace's power alone."""
    if not taken or taken != table:
        return False
    if very_last and not rules.last_play_scopa:
        return False
    power = rules.ace == "takes_all" and card[0] == "A"
    return rules.ace_scopa or not power or table in by_value(rules, table, card)


def most(counts: Sequence[int], threshold: int, rules: Rules) -> list[int]:
    """F14.1, O15, T11, P10, S8: 1 for the side with the point, 0 for the others."""
    if rules.majority == "threshold":
        return [int(count >= threshold) for count in counts]
    return [
        int(all(count > other for at, other in enumerate(counts) if at != side))
        for side, count in enumerate(counts)
    ]


def prime(rules: Rules, pile: Cards) -> tuple[int, int]:
    """F2.3, P19: how many suits, and the best of all choices of one card for each of them."""
    worth = SOUTHERN if rules.primiera_values == "southern" else STANDARD
    suits = [[worth[card[0]] for card in pile if card[1] == suit] for suit in "DCSB"]
    held = [suit for suit in suits if suit]
    return len(held), max(sum(choice) for choice in product(*held))


def prime_beats(rules: Rules, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """F14.2, O16, T14, P11, S9, A13: four suits or nothing, more suits first, or the plain sum."""
    match rules.primiera_short:
        case "void":
            return one[0] == 4 and (other[0] < 4 or one[1] > other[1])
        case "plain_sum":
            return one[1] > other[1]
        case _:
            return one[0] > other[0] or (one[0] == other[0] and one[1] > other[1])


def prime_points(rules: Rules, piles: Sequence[Cards]) -> list[int]:
    """Give the point to the side whose primiera beats every other one."""
    primes = [prime(rules, pile) for pile in piles]
    return [
        int(all(prime_beats(rules, mine, other) for at, other in enumerate(primes) if at != side))
        for side, mine in enumerate(primes)
    ]


def napoli(pile: Cards) -> int:
    """P16: with ace, two and three of coins, the top of the unbroken run."""
    run = [card for at, card in enumerate(COINS) if set(COINS[: at + 1]) <= pile]
    return len(run) if len(run) >= 3 else 0


def points(rules: Rules, piles: Sequence[Cards], scope: Sequence[int]) -> list[int]:
    """Add up a deal: cards, coins, settebello, primiera, scope, napoli, re bello."""
    carte = most([len(pile) for pile in piles], 21, rules)
    denari = most([len(pile & set(COINS)) for pile in piles], 6, rules)
    primiera = prime_points(rules, piles)
    return [
        carte[side]
        + denari[side]
        + ("7D" in pile)
        + primiera[side]
        + scope[side]
        + (napoli(pile) if "napoli" in rules.extras else 0)
        + ("re_bello" in rules.extras and "RD" in pile)
        for side, pile in enumerate(piles)
    ]


def winner(rules: Rules, score: Sequence[int], piles: Sequence[Cards]) -> int | None:
    """F15, T16-T17, P13, P17, S10: cappotto at once, else ahead of all at or over the target."""
    for side, pile in enumerate(piles):
        if rules.cappotto and set(COINS) <= pile:
            return side
    for side, mine in enumerate(score):
        ahead = all(mine > other for at, other in enumerate(score) if at != side)
        if ahead and (rules.target == ONE_DEAL or mine >= rules.target):
            return side
    return None


def side(rules: Rules, seat: int) -> int:
    """P1, O15: partners sit in alternate seats; else everybody for themselves."""
    return seat % 2 if rules.sides == "pairs" else seat
