"""Matches played by chance, for the tests of their notation."""

from collections.abc import Iterator
from random import Random

from settebello.cards import Card, Seat, card_set, cards_in
from settebello.engine import BankAce, Match, deal, redeal_reason, start_match, twins
from settebello.engine.live import (
    Act,
    Admit,
    Call,
    Choose,
    Fuori,
    Irregular,
    LiveDeal,
    Misdeal,
    Show,
    act,
    after_ending,
    can_act,
    live,
    possible_plays,
)
from settebello.notation import DealSource, MatchRecord, record_of, replay
from settebello.rules import Rules, parse_rules

MISHAPS = 0.25
"""How often something else than a play is tried where the match has mishaps."""


def played_match(
    rules_text: str, seed: int, *, most: int = 3, plays: int = 40, mishaps: float = 0
) -> MatchRecord:
    """Play a match by chance: ``most`` deals at most, in the last of them ``plays`` plays."""
    sources = list(_deals(parse_rules(rules_text), Random(seed), most, plays, mishaps))
    names = [f"Player of seat {seat}" for seat in range(1, parse_rules(rules_text).players + 1)]
    return record_of(rules_text, names, sources)


def begun(record: MatchRecord) -> LiveDeal:
    """Return how the first deal of a record stood at first."""
    return next(iter(replay(record)))


def _deals(rules: Rules, rng: Random, most: int, plays: int, mishaps: float) -> Iterator[DealSource]:
    match = start_match(rules, Seat(rng.randrange(rules.players)))
    for number in range(1, most + 1):
        source = _deal(match, rng, plays if number == most else 40, mishaps)
        yield source
        if source.deal.ending is not None:
            match = after_ending(match, source.deal.ending)
        if match.over:
            return


def _deal(match: Match, rng: Random, plays: int, mishaps: float) -> DealSource:
    attempt, pack, state = -1, tuple[Card, ...](), None
    while state is None or redeal_reason(match.rules, state.table):
        attempt, pack = attempt + 1, tuple(rng.sample([Card(n) for n in range(40)], 40))
        state = deal(match.rules, match.dealer, pack, match.outcome.score)
    return DealSource(
        deal=_played(live(state), rng, plays, mishaps),
        pack=pack,
        commitment=rng.randbytes(32).hex(),
        seed=rng.randbytes(16).hex(),
        salts=("sale", "", 'a "pinch" \\'),
        attempt=attempt,
    )


def _played(deal: LiveDeal, rng: Random, plays: int, mishaps: float) -> LiveDeal:
    while not deal.over and len(deal.state.plays) < plays:
        seat, what = tried(deal, rng) if mishaps and rng.random() < mishaps else done(deal, rng)
        if can_act(deal, seat, what):
            deal = act(deal, seat, what)
    return deal


def done(deal: LiveDeal, rng: Random) -> tuple[Seat, Act]:
    """Do what has to be done: a play that the table accepts, or a choice for who plays."""
    seat, player = deal.to_act, deal.state.to_move
    assert seat is not None
    if seat != player:
        return seat, Choose(rng.choice(cards_in(deal.exposed[player])))
    return seat, rng.choice(possible_plays(deal))


def tried(deal: LiveDeal, rng: Random) -> tuple[Seat, Act]:
    """Try something that happens at a table, whether it can happen now or not."""
    seat = Seat(rng.randrange(deal.state.rules.players))
    hand = cards_in(deal.state.hands[seat])
    some = card_set(rng.sample(hand, min(len(hand), rng.randint(1, 2))))
    plays = [play for play in possible_plays(deal) if not isinstance(play, BankAce)]
    tries: list[tuple[Seat, Act]] = [
        (seat, Call()),
        (seat, Call()),
        (seat, Show(some)),
        _admitted(deal),
        (seat, Irregular((seat,), goes_on=True)),
    ]
    if rng.random() < MISHAPS:
        tries += [
            (seat, Irregular((seat,))),
            (seat, Irregular((Seat(0), Seat(1)))),
            (seat, Misdeal((9,) * 4, 3)),
        ]
        tries += [(deal.state.to_move, Fuori(play)) for play in plays[:2]]
    return rng.choice(tries)


def _admitted(deal: LiveDeal) -> tuple[Seat, Act]:
    """Let whoever played last say that another card was meant, if there is one like it."""
    if not deal.state.plays:
        return deal.state.to_move, Call()
    last = deal.state.plays[-1]
    return last.seat, Admit(twins(deal.state.hands[last.seat], last.action.card))
