"""Deals as they go at a table: random rules, random plays, and now and then something else."""

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from hypothesis import strategies as st
from hypothesis.vendor.pretty import RepresentationPrinter

from settebello.cards import PACK_SIZE, Card, CardSet, Seat, card_set, cards_in
from settebello.engine import Action, Play, deal, play_order, twins
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
    can_act,
    legal_plays,
    live,
    possible_plays,
)
from settebello.errors import IllegalAction, NotYourTurn
from settebello.rules import CaptureDuty, Irregularities, Rules, parse_rules, rules_text
from tests.kit.strategies import random_rules

REFUSALS: Final = (IllegalAction, NotYourTurn)
ROUNDS: Final = 250
"""Acts tried in a deal at the most."""

Tried = tuple[Seat, Act]


@dataclass(frozen=True, slots=True)
class TableDeal:
    """A deal at a table: every moment of it, each one act after the one before; and what was tried when."""

    moments: tuple[LiveDeal, ...]
    tried: tuple[tuple[LiveDeal, Tried], ...]

    def _repr_pretty_(self, printer: RepresentationPrinter, _cycle: bool) -> None:
        """Say what was done by which rules; every moment written out would fill a book."""
        first, acts = self.moments[0].state, self.moments[-1].acts
        done = " ".join(f"{acted.seat + 1}:{acted.act}" for acted in acts)
        printer.text(f"{rules_text(first.rules)}, seat {first.dealer + 1} deals: {done}")


@st.composite
def table_rules(draw: st.DrawFn) -> Rules:
    """Draw rules by which captures can be missed, with the articles where four play in pairs."""
    if draw(st.booleans()):
        return parse_rules(
            draw(st.sampled_from(["figs", "figs-11", "scopa?irregularities=figs&capture_duty=lapse"]))
        )
    rules = replace(draw(random_rules()), capture_duty=CaptureDuty.LAPSE)
    if rules.players == 4 and rules.side_count == 2 and draw(st.booleans()):
        rules = replace(rules, irregularities=Irregularities.FIGS)
    return rules


@st.composite
def table_deals(draw: st.DrawFn, *, mishaps: float = 0.4, ends: bool = True) -> TableDeal:
    """Draw a deal played until it is over, or for long; with ``ends`` it may end before the last card."""
    rules, rng = draw(table_rules()), Random(draw(st.integers(0, 2**32)))
    before = tuple(rng.randint(0, 9) for _ in range(rules.side_count))
    pack = rng.sample([Card(number) for number in range(PACK_SIZE)], PACK_SIZE)
    state = deal(rules, Seat(rng.randrange(rules.players)), pack, before)
    moments, tried = [live(state)], list[tuple[LiveDeal, Tried]]()
    for _ in range(ROUNDS):
        now = moments[-1]
        if now.over:
            break
        what = attempt(now, rng, ends=ends) if rng.random() < mishaps else duty(now, rng)
        tried.append((now, what))
        if can_act(now, *what):
            moments.append(act(now, *what))
    return TableDeal(tuple(moments), tuple(tried))


def duty(now: LiveDeal, rng: Random) -> Tried:
    """Do what has to be done next; now and then a capture is overlooked."""
    seat, player = now.to_act, now.state.to_move
    assert seat is not None
    if seat != player:
        return seat, Choose(rng.choice(cards_in(now.exposed[player])))
    return seat, rng.choice(possible_plays(now) if rng.random() < 0.5 else legal_plays(now))


def attempt(now: LiveDeal, rng: Random, *, ends: bool) -> Tried:
    """Try something, whether it can be done now or not."""
    rules = now.state.rules
    seat = Seat(rng.randrange(rules.players))
    some = _some(now.state.hands[rng.choice((seat, seat, seat, now.state.to_move))], rng)
    tries: list[Tried] = [
        (seat, Call()),
        (seat, Call()),
        (seat, Show(some)),
        (now.state.to_move, Show(some)),
        (seat, Choose(Card(rng.randrange(40)))),
        (seat, Irregular((seat,), goes_on=True)),
        (seat, _any_play(now, rng)),
        _admission(now, rng),
    ]
    if now.before_missed is not None or now.must_take:
        tries = [*tries[:4], (now.state.to_move, Show(_some(now.state.hand, rng)))]
    if ends and rng.random() < 0.1:
        others = play_order(rules, seat)
        tries = [
            (seat, Irregular((seat,))),
            (seat, Irregular(others[:2])),
            (seat, Misdeal((9,) * rules.players, 3)),
            (now.to_act or seat, Fuori(_any_play(now, rng))),
            (seat, Fuori(_any_play(now, rng))),
        ]
    return rng.choice(tries)


def accepted(now: LiveDeal, seat: Seat, what: Act) -> bool:
    """Tell whether the checking door lets an act in."""
    try:
        act(now, seat, what)
    except REFUSALS:
        return False
    return True


def _some(hand: CardSet, rng: Random) -> CardSet:
    cards = cards_in(hand)
    return card_set(rng.sample(cards, min(len(cards), rng.randint(1, 3))))


def _any_play(now: LiveDeal, rng: Random) -> Play:
    """Return a play with some card, possible or not."""
    plays: list[Action] = [play for play in possible_plays(now) if isinstance(play, Play)]
    plays += [Play(card) for card in cards_in(now.state.hand)] or [Play(Card(0))]
    play = rng.choice(plays)
    return play if isinstance(play, Play) else Play(play.card)


def _admission(now: LiveDeal, rng: Random) -> Tried:
    """Let whoever played last, or somebody else, say that another card was meant."""
    if not now.state.plays:
        return now.state.to_move, Admit(_some(now.state.hand, rng))
    last = now.state.plays[-1]
    return last.seat, Admit(twins(now.state.hands[last.seat], last.action.card))
