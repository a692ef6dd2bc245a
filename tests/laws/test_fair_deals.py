"""No coalition without one honest seat's salt changes how packs are distributed (docs/decisions/0047).

Each attack gets everything that the others know: the server's seed, the database, every hash, and as many
tries as it likes before the salts are asked for. It wants the settebello on top of the pack. The honest seat
does what the page does. `tests/unit/room/test_reveal.py` has the same attacks as commands to a real table.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

import pytest

from settebello.cards import SETTEBELLO
from settebello.fair import Luck, salt_hash, shuffled_pack

TRIES = 4
"""Words that an attacker tries for each deal."""

MOST: float = 39 + 5 * (2 * 39) ** 0.5
"""Five standard deviations above the mean of a chi-square with 39 degrees of freedom: about 83."""


@dataclass(frozen=True)
class Deal:
    """One deal: the number from which the honest seat's salt and the attacker's words are drawn."""

    number: int

    @property
    def honest(self) -> str:
        """Return the salt of the honest seat, which nobody else knows before it is shown."""
        return drawn(self.number, "honest")

    def words(self) -> list[str]:
        """Return what the attacker tries."""
        return [drawn(self.number, f"word {number}") for number in range(TRIES)]


Attack = Callable[[Deal], int | None]
"""Makes a deal with everything that an attacker can do; the place of the settebello, None: nothing dealt."""


def drawn(number: int, what: str) -> str:
    return sha256(f"{number}/{what}".encode()).hexdigest()


def place(seed: str, salts: tuple[str, ...]) -> int:
    """Return where the settebello lies after the shuffle with hashes."""
    return shuffled_pack(Luck(seed, salts, tuple(map(salt_hash, salts)))).index(SETTEBELLO)


def is_allowed(promised: tuple[str, ...], shown: tuple[str, ...]) -> bool:
    """Tell whether table, record and page take what is shown for what was promised."""
    return promised == tuple(map(salt_hash, shown))


def server_grinds_its_seed(deal: Deal) -> int:
    """The server tries seeds when it has heard all salts; none but the sealed one has the hash it showed."""
    sealed = drawn(deal.number, "seed")
    commitment = Luck(sealed, ()).commitment
    salts = (deal.honest, drawn(deal.number, "other"))
    fit = [seed for seed in (sealed, *deal.words()) if Luck(seed, ()).commitment == commitment]
    return min(place(seed, salts) for seed in fit)


def server_grinds_its_seed_before(deal: Deal) -> int:
    """The server knows the hashes when it draws its seed, and takes the one that suits them best."""
    other = drawn(deal.number, "other")
    seed = min(deal.words(), key=lambda seed: place(seed, (salt_hash(deal.honest), other)))
    return place(seed, (deal.honest, other))


def seat_chooses_last(deal: Deal) -> int:
    """A seat that knows seed and hashes gives its own hash last, and tries another salt once it knows all."""
    seed, hashed = drawn(deal.number, "seed"), salt_hash(deal.honest)
    mine = min((hashed, *deal.words()[1:]), key=lambda word: place(seed, (hashed, word)))
    promised = (hashed, salt_hash(mine))
    shown = [word for word in (mine, *deal.words()) if is_allowed(promised, (deal.honest, word))]
    return min(place(seed, (deal.honest, word)) for word in shown)


def seat_copies_the_hash(deal: Deal) -> int:
    """A seat gives the honest seat's hash as its own, and says the same salt after it."""
    return place(drawn(deal.number, "seed"), (deal.honest, deal.honest))


def all_but_one(deal: Deal) -> int:
    """The server and three of four seats choose seed and salts together against one honest seat."""
    hashed = salt_hash(deal.honest)
    tried = [(drawn(deal.number, f"{word}seed"), word, f"{word}x", hashed) for word in deal.words()]
    seed, *words = min(tried, key=lambda each: place(each[0], (hashed, *each[1:])))
    return place(seed, (deal.honest, *words))


ATTACKS: tuple[Attack, ...] = (
    server_grinds_its_seed,
    server_grinds_its_seed_before,
    seat_chooses_last,
    seat_copies_the_hash,
    all_but_one,
)


def seat_withholds(deal: Deal) -> int | None:
    """A seat that knows the seed shows its salt only if the pack suits; no other pack takes its place."""
    found = place(drawn(deal.number, "seed"), (deal.honest, deal.words()[0]))
    return found if found < SUITS else None


SUITS = 10
"""The places of the settebello that suit whoever withholds."""


def last_salt_in_the_open(deal: Deal) -> int:
    """The deals of old, where salts were said at once: whoever knew the seed said theirs last."""
    seed = drawn(deal.number, "seed")
    return min(shuffled_pack(Luck(seed, (deal.honest, word))).index(SETTEBELLO) for word in deal.words())


def second_round(deal: Deal) -> int:
    """A table that asks for other salts where one was withheld."""
    rounds = (
        place(drawn(deal.number, f"seed {each}"), (drawn(deal.number, f"honest {each}"), word))
        for each, word in enumerate(deal.words())
    )
    found = 0
    for found in rounds:
        if found < SUITS:
            break
    return found


def chi_square(attack: Attack, deals: int) -> float:
    """Return how far the places of the settebello are from all alike; packs not dealt are counted nowhere."""
    places = Counter(attack(Deal(number)) for number in range(deals))
    expected = deals / 40
    return sum((places[at] - expected) ** 2 / expected for at in range(40))


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.__name__)
@pytest.mark.parametrize(
    "deals", [2_000, pytest.param(100_000, marks=[pytest.mark.slow, pytest.mark.timeout(1800)])]
)
def test_no_choice_of_words_changes_the_distribution_of_the_pack(attack: Attack, deals: int) -> None:
    assert chi_square(attack, deals) < MOST


@pytest.mark.parametrize(
    "deals", [4_000, pytest.param(100_000, marks=[pytest.mark.slow, pytest.mark.timeout(1800)])]
)
def test_whoever_withholds_gets_no_good_pack_more_often_than_luck_gives_it(deals: int) -> None:
    """A match that is not dealt is lost, so what counts is how often the pack suited of all deals begun."""
    dealt = Counter(seat_withholds(Deal(number)) for number in range(deals))
    expected = deals / 40
    chi = sum((dealt[at] - expected) ** 2 / expected for at in range(SUITS))
    assert chi < 9 + 5 * (2 * 9) ** 0.5
    assert dealt[None] > deals / 2  # matches that the attacker has lost


@pytest.mark.parametrize("attack", [last_salt_in_the_open, second_round], ids=lambda attack: attack.__name__)
def test_what_the_order_of_hashes_and_salts_prevents_would_show(attack: Attack) -> None:
    assert chi_square(attack, 2_000) > 4 * MOST
