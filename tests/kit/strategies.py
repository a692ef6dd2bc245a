"""Hypothesis strategies: random rule sets, packs, deals, states and deals played to the end.

No other module of `tests/kit` imports Hypothesis.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, pairwise
from types import MappingProxyType
from typing import Final, TypeVar

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from settebello.cards import PACK_SIZE, Card, Seat
from settebello.engine import State, apply_unchecked, deal, legal_actions
from settebello.errors import InvalidRules
from settebello.rules import (
    ONE_DEAL,
    Ace,
    AceVsAce,
    CaptureBy,
    CaptureChoice,
    CaptureDuty,
    Cut,
    DealPattern,
    FirstDealer,
    HandReveal,
    Irregularities,
    Majority,
    Packet,
    PileView,
    PrimieraShort,
    PrimieraValues,
    Redeal,
    Rules,
    Sides,
    To,
    parse_rules,
)
from settebello.rules.check import PAIRED, PLAYERS
from settebello.rules.kin import EXTRAS, REDEALS

Kind = TypeVar("Kind", bound=StrEnum)

MOST_ON_THE_TABLE: Final = 16
"""Table cards of a random pattern; with more, a card has thousands of captures."""

PRINTED: Final = ("P3 T2 P3 T2 P3", "T2 P3 T2 P3 P3", "P10", "P3 T4 P3*")
"""Patterns of the five sources."""


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal played to the end: the pack it came from, and every state, the first and the last included."""

    pack: tuple[Card, ...]
    states: tuple[State, ...]

    @property
    def end(self) -> State:
        """Return the state in which every card is played."""
        return self.states[-1]


@st.composite
def random_rules(draw: DrawFn, players: int | None = None) -> Rules:
    """Draw a rule set of the five sources that makes sense, over the values of every option of theirs."""
    seated = draw(st.sampled_from(PLAYERS)) if players is None else players
    sides = draw(st.sampled_from((Sides.SOLO, Sides.PAIRS))) if seated in PAIRED else Sides.SOLO
    two = sides is Sides.PAIRS or seated == 2
    pattern = draw(deal_patterns(seated))
    target = draw(st.one_of(st.integers(1, 31), st.just(ONE_DEAL)))
    counted = two and target != ONE_DEAL
    ace = draw(st.sampled_from(Ace))
    sweeping = ace is Ace.TAKES_ALL
    return Rules(
        players=seated,
        sides=sides,
        deal=pattern,
        redeal=draw(_redeals(pattern)),
        hand_reveal=draw(st.sampled_from(HandReveal)),
        first_dealer=draw(_either(FirstDealer, None if two else FirstDealer.LOW_CARD_DRAW)),
        cut=draw(st.sampled_from(Cut)),
        capture_by=draw(st.sampled_from((CaptureBy.EQUAL_OR_SUM, CaptureBy.FIFTEEN))),
        capture_choice=draw(st.sampled_from(CaptureChoice)),
        capture_duty=draw(st.sampled_from(CaptureDuty)),
        ace=ace,
        ace_vs_ace=draw(_either(AceVsAce, None if sweeping else AceVsAce.ACE_ONLY)),
        ace_scopa=draw(_flag(possible=sweeping)),
        ace_bank=draw(_flag(possible=sweeping)),
        last_play_scopa=draw(st.booleans()),
        majority=draw(st.sampled_from(Majority)),
        primiera_values=draw(st.sampled_from(PrimieraValues)),
        primiera_short=draw(st.sampled_from(PrimieraShort)),
        extras=draw(st.frozensets(st.sampled_from(sorted(EXTRAS)))),
        cappotto=draw(st.booleans()),
        target=target,
        stakes=draw(_flag(possible=counted)),
        fuori=draw(_flag(possible=counted)),
        clock=draw(_flag(possible=two)),
        irregularities=draw(_either(Irregularities, None if two and seated == 4 else Irregularities.FIGS)),
        pile_view=draw(st.sampled_from(PileView)),
    )


KIN: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "sides": ("couples",),
        "deal": ("P6 T4 / P3", "P3 T4 / P6"),
        "redeal": ("aces2", "alike3", "aces2+alike3"),
        "capture_by": ("both", "fifteen"),
        "extras": ("grande", "grande_long+napoli", "most_sevens+all_sevens", "low_coins"),
        "capture_total": ("11", "16", "15"),
        "max_capture": ("1", "2", "3"),
        "court_capture": ("equal_only",),
        "ace_opening": ("by_value", "barred"),
        "table_bonus": ("sum15:1+sum30:2", "sum15:1+two15:2", "low9:3"),
        "table_bonus_to": ("first",),
        "matta": ("7C", "CC", "AD"),
        "declare": ("low9:3+alike:10", "low9:2+lowpair9:3+alike:7+both", "lowalike9:7"),
        "declare_when": ("deal",),
        "declare_show": ("closed",),
        "counted": ("carte+denari", "settebello+scope", "primiera", "carte+denari+settebello+scope"),
        "noble_suit": ("C", "S", "B"),
        "carte_points": ("2",),
        "suit_points": ("2",),
        "level_majority": ("split",),
        "primiera_by": ("ranks",),
        "honours": ("2S+FS", "A+F+C+R"),
        "napoli_top": ("5", "6"),
        "scope_doubled_by": ("knights",),
        "play_bonus": ("picula+bager", "one_suit", "three"),
        "low_three_wins": ("yes",),
        "objective": ("least",),
        "level": ("king_of_coins",),
        "leftovers": ("dealer",),
    }
)
"""Values of the options of the games around the five sources, and others that go with them."""

BASES: Final = (
    "scopa?players=2",
    "scopa?players=4",
    "scopone",
    "assi",
    "quindici",
    "x-scopa-6",
    "cirulla",
    "spincio",
)


@st.composite
def kin_rules(draw: DrawFn) -> Rules:
    """Draw a rule set with options of the games around the sources; what does not fit is left out."""
    rules = parse_rules(draw(st.sampled_from(BASES)))
    for name in draw(st.permutations(list(KIN))):
        if draw(st.booleans()):
            with suppress(InvalidRules):
                rules = rules.with_options({name: draw(st.sampled_from(KIN[name]))})
    return rules


@st.composite
def deal_patterns(draw: DrawFn, players: int) -> DealPattern:
    """Draw a pattern that hands out the whole pack: one of the printed ones, or an odd one."""
    printed = [text for text in PRINTED if _fits(text, players)]
    if bool(printed) and draw(st.booleans()):
        return DealPattern.parse(draw(st.sampled_from(printed)))
    on_table = draw(
        st.sampled_from([n for n in range(MOST_ON_THE_TABLE + 1) if (PACK_SIZE - n) % players == 0])
    )
    each = (PACK_SIZE - on_table) // players
    repeated = draw(st.one_of(st.just(0), st.integers(1, min(each, 10))))
    at_once = each if not repeated else draw(st.sampled_from(range(each % repeated, each + 1, repeated)))
    packets = [
        *draw(_packets(To.PLAYERS, at_once)),
        *draw(_packets(To.TABLE, on_table)),
    ]
    batch = Packet(To.PLAYERS, repeated) if repeated else None
    return DealPattern(tuple(draw(st.permutations(packets))), batch)


def packs() -> SearchStrategy[tuple[Card, ...]]:
    """Draw the order of a pack, top card first."""
    return st.permutations([Card(number) for number in range(PACK_SIZE)]).map(tuple)


@st.composite
def deals(draw: DrawFn, rules: SearchStrategy[Rules] | None = None) -> State:
    """Draw the beginning of a deal; its table may be one that is dealt again."""
    return _dealt(draw, rules, draw(packs()))


@st.composite
def states(draw: DrawFn, rules: SearchStrategy[Rules] | None = None) -> State:
    """Draw a state that random legal play reaches, the beginning and the end included."""
    state = _dealt(draw, rules, draw(packs()))
    for _ in range(draw(st.integers(0, PACK_SIZE))):
        if state.over:
            break
        state = _step(draw, state)
    return state


@st.composite
def played_deals(draw: DrawFn, rules: SearchStrategy[Rules] | None = None) -> PlayedDeal:
    """Draw a deal played to the end by random legal play."""
    pack = draw(packs())
    path = [_dealt(draw, rules, pack)]
    while not path[-1].over:
        path.append(_step(draw, path[-1]))
    return PlayedDeal(pack, tuple(path))


def _dealt(draw: DrawFn, rules: SearchStrategy[Rules] | None, pack: Sequence[Card]) -> State:
    chosen = draw(random_rules() if rules is None else rules)
    return deal(chosen, Seat(draw(st.integers(0, chosen.players - 1))), pack)


def _step(draw: DrawFn, state: State) -> State:
    actions = legal_actions(state)
    return apply_unchecked(state, actions[draw(st.integers(0, len(actions) - 1))])


def _fits(text: str, players: int) -> bool:
    pattern = DealPattern.parse(text)
    rest = PACK_SIZE - pattern.opening_size(players)
    return rest == 0 if pattern.batch is None else rest >= 0 and rest % pattern.batch.total(players) == 0


@st.composite
def _packets(draw: DrawFn, to: To, cards: int) -> list[Packet]:
    """Draw packets of so many cards together, at most four."""
    cuts = draw(st.sets(st.integers(1, cards - 1), max_size=3)) if cards > 1 else set()
    edges = [0, *sorted(cuts), cards]
    return [Packet(to, end - start) for start, end in pairwise(edges) if end > start]


def _redeals(pattern: DealPattern) -> SearchStrategy[frozenset[Redeal]]:
    """Draw reasons to deal again that do not go on for ever."""
    possible = [
        why for why in Redeal if why in REDEALS and (why is not Redeal.SUM10 or pattern.table_size() != 1)
    ]
    return st.sampled_from([frozenset(some) for n in range(4) for some in combinations(possible, n)])


def _either(kinds: type[Kind], without: Kind | None) -> SearchStrategy[Kind]:
    """Draw a value of an option, one of them excepted."""
    return st.sampled_from([kind for kind in kinds if kind is not without])


def _flag(*, possible: bool) -> SearchStrategy[bool]:
    return st.booleans() if possible else st.just(value=False)
