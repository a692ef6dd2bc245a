"""Sets of deals and records of their play, for the tests of duplicate deals."""

from collections.abc import Sequence
from random import Random

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from settebello.duplicate import DealSet, PlayedDeal, Result, Sheet, SheetSitting, draw_set, open_deal
from settebello.engine import legal_actions
from settebello.engine.live import LiveDeal, act, live
from settebello.notation import DealSource, MatchRecord, record_of
from settebello.rules import Rules, rules_text
from tests.kit.strategies import random_rules

SEEDS = st.binary(min_size=32, max_size=32).map(bytes.hex)
SEED = "5e77" * 16
FOUR = ("Ada", "Bruno", "Carla", "Dino")
OTHERS = ("Elsa", "Fabio", "Gina", "Ivo")
WORDS = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), max_size=12)
POINTS = st.none() | st.tuples(st.integers(0, 9), st.integers(0, 9))


@st.composite
def two_sided(draw: DrawFn) -> Rules:
    """Draw rules for two sides of one, two or three."""
    players = draw(st.sampled_from([2, 4, 6]))
    return draw(random_rules(players).filter(lambda rules: rules.side_count == 2))


@st.composite
def deal_sets(draw: DrawFn) -> DealSet:
    """Draw a set with its seed."""
    name, date = (draw(st.none() | WORDS) for _ in range(2))
    text = rules_text(draw(two_sided()))
    return draw_set(text, draw(st.integers(1, 9)), draw(SEEDS), name=name, date=date)


@st.composite
def sheets(draw: DrawFn, deals: DealSet) -> Sheet:
    """Draw the results of some tables."""
    sittings = []
    for table in range(draw(st.integers(0, 4))):
        numbers = draw(st.lists(st.integers(1, len(deals.deals)), unique=True))
        results = tuple(Result(number, draw(POINTS)) for number in numbers)
        teams = draw(st.sampled_from([None, ("Circolo A", "Circolo B"), ("Circolo B", "Circolo A")]))
        sittings.append(SheetSitting(draw(WORDS), _names(deals.rules, table), results, teams))
    return Sheet(rules_text=deals.rules_text, commitment=deals.commitment, sittings=tuple(sittings))


@st.composite
def results(draw: DrawFn, deals: int = 4) -> list[PlayedDeal]:
    """Draw what several teams of two did at several tables, no deal twice from one side."""
    played = []
    for table in range(draw(st.integers(0, 5))):
        for deal in draw(st.lists(st.integers(1, deals), unique=True)):
            # the people of table n meet those of table n, and change sides as they like
            names = _names_of(table, draw(st.booleans()))
            played.append(PlayedDeal(deal=deal, table=str(table), players=names, points=draw(POINTS)))
    return played


def exchanged(played: PlayedDeal) -> PlayedDeal:
    """Return the same hands and points with the two sides' people in each other's seats."""
    swapped = [played.players[seat ^ 1] for seat in range(len(played.players))]
    return PlayedDeal(deal=played.deal, table=played.table, players=tuple(swapped), points=played.points)


def record_at(
    deals: DealSet,
    number: int,
    players: Sequence[str],
    *,
    seed: int = 0,
    plays: int = 40,
    rules: str | None = None,
    tags: tuple[tuple[str, str], ...] = (),
) -> MatchRecord:
    """Play a deal of a set by chance and return its record."""
    found = open_deal(deals, number)
    source = DealSource(
        deal=_played(live(found.state), Random(seed), plays),
        pack=found.pack,
        commitment=deals.deals[number - 1].commitment,
        seed=found.seed,
        salts=("",) * deals.rules.players,
        attempt=found.attempt,
    )
    return record_of(rules or deals.rules_text, players, [source], free_tags=tags)


def _played(deal: LiveDeal, rng: Random, plays: int) -> LiveDeal:
    while not deal.over and len(deal.state.plays) < plays:
        deal = act(deal, deal.state.to_move, rng.choice(legal_actions(deal.state)))
    return deal


def _names(rules: Rules, table: int) -> tuple[str, ...]:
    return tuple(f"Seat {seat} of {table}" for seat in range(rules.players))


def _names_of(table: int, other: bool) -> tuple[str, ...]:
    first, second = (f"{table}a", f"{table}c"), (f"{table}b", f"{table}d")
    if other:
        first, second = second, first
    return (first[0], second[0], first[1], second[1])
