"""Matches played by chance, for the tests of their notation."""

from collections.abc import Iterator
from random import Random

from settebello.cards import Card, Seat
from settebello.engine import (
    Match,
    State,
    after_deal,
    apply,
    deal,
    legal_actions,
    redeal_reason,
    score_state,
    start_match,
)
from settebello.notation import DealSource, MatchRecord, record_of
from settebello.rules import Rules, parse_rules


def played_match(rules_text: str, seed: int, *, most: int = 3, plays: int = 40) -> MatchRecord:
    """Play a match by chance: ``most`` deals at most, in the last of them ``plays`` plays."""
    sources = list(_deals(parse_rules(rules_text), Random(seed), most, plays))
    names = [f"Player of seat {seat}" for seat in range(1, parse_rules(rules_text).players + 1)]
    return record_of(rules_text, names, sources)


def _deals(rules: Rules, rng: Random, most: int, plays: int) -> Iterator[DealSource]:
    match = start_match(rules, Seat(rng.randrange(rules.players)))
    for number in range(1, most + 1):
        source = _deal(match, rng, plays if number == most else 40)
        yield source
        if source.state.over:
            match = after_deal(match, score_state(source.state))
        if match.over:
            return


def _deal(match: Match, rng: Random, plays: int) -> DealSource:
    attempt, pack, state = -1, tuple[Card, ...](), None
    while state is None or redeal_reason(match.rules, state.table):
        attempt, pack = attempt + 1, tuple(rng.sample([Card(n) for n in range(40)], 40))
        state = deal(match.rules, match.dealer, pack, match.outcome.score)
    return DealSource(
        state=_played(state, rng, plays),
        pack=pack,
        commitment=rng.randbytes(32).hex(),
        seed=rng.randbytes(16).hex(),
        salts=("sale", "", 'a "pinch" \\'),
        attempt=attempt,
    )


def _played(state: State, rng: Random, plays: int) -> State:
    while not state.over and len(state.plays) < plays:
        state = apply(state, rng.choice(legal_actions(state)))
    return state
