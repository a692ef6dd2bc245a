"""A rule set: one frozen value, one field for each option of docs/rules.md.

Nothing in the project asks for the name of a rule set: what differs is in the fields.
"""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields, replace
from functools import cache
from types import MappingProxyType
from typing import Any, get_type_hints

from settebello.arguments import checked
from settebello.cards import Card
from settebello.errors import InvalidRules, Reason, UnknownRule
from settebello.rules.bonuses import (
    NO_HAND_BONUS,
    NO_HONOURS,
    NO_TABLE_BONUS,
    HandBonus,
    Honours,
    TableBonus,
)
from settebello.rules.check import problems
from settebello.rules.codec import Value, codec_for
from settebello.rules.options import (
    Ace,
    AceOpening,
    AceVsAce,
    CaptureBy,
    CaptureChoice,
    CaptureDuty,
    CommonPoint,
    CourtCapture,
    Cut,
    DeclareShow,
    DeclareWhen,
    Extra,
    FirstDealer,
    HandReveal,
    Irregularities,
    Leftovers,
    LevelEnd,
    LevelMajority,
    Majority,
    NobleSuit,
    Objective,
    PileView,
    PlayBonus,
    PrimieraBy,
    PrimieraShort,
    PrimieraValues,
    Redeal,
    ScopeDoubledBy,
    Sides,
    TableBonusTo,
    Target,
)
from settebello.rules.pattern import DealPattern


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """Every choice that the five sources and the games around them leave open; the catalogue explains each.

    The options from ``capture_total`` on are those of the games around the five sources, and may be left out.
    """

    players: int
    sides: Sides
    deal: DealPattern
    redeal: frozenset[Redeal]
    hand_reveal: HandReveal
    first_dealer: FirstDealer
    cut: Cut = Cut.NONE
    capture_by: CaptureBy
    capture_choice: CaptureChoice
    capture_duty: CaptureDuty
    ace: Ace
    ace_vs_ace: AceVsAce
    ace_scopa: bool
    ace_bank: bool
    last_play_scopa: bool
    majority: Majority
    primiera_values: PrimieraValues
    primiera_short: PrimieraShort
    extras: frozenset[Extra]
    cappotto: bool
    target: Target
    stakes: bool
    fuori: bool
    clock: bool
    irregularities: Irregularities
    pile_view: PileView
    capture_total: int = 15
    max_capture: int = 0
    court_capture: CourtCapture = CourtCapture.BY_VALUE
    ace_opening: AceOpening = AceOpening.AS_USUAL
    table_bonus: TableBonus = NO_TABLE_BONUS
    table_bonus_to: TableBonusTo = TableBonusTo.DEALER
    matta: Card | None = None
    declare: HandBonus = NO_HAND_BONUS
    declare_when: DeclareWhen = DeclareWhen.TURN
    declare_show: DeclareShow = DeclareShow.OPEN
    counted: frozenset[CommonPoint] = frozenset(CommonPoint)
    noble_suit: NobleSuit = NobleSuit.DENARI
    carte_points: int = 1
    suit_points: int = 1
    level_majority: LevelMajority = LevelMajority.NONE
    primiera_by: PrimieraBy = PrimieraBy.SUM
    honours: Honours = NO_HONOURS
    napoli_top: int = 10
    scope_doubled_by: ScopeDoubledBy = ScopeDoubledBy.NONE
    play_bonus: frozenset[PlayBonus] = frozenset()
    low_three_wins: bool = False
    objective: Objective = Objective.MOST
    level: LevelEnd = LevelEnd.PLAY_ON
    leftovers: Leftovers = Leftovers.LAST_CAPTURER

    def __post_init__(self) -> None:
        """Refuse options that make no sense together: `InvalidRules`, which names the fields."""
        found = problems(self)
        if found:
            raise InvalidRules(found)

    @classmethod
    @checked
    def from_options(cls, options: Mapping[str, object]) -> "Rules":
        """Build a rule set from option names and values as text or JSON.

        An option with a default may be left out. Raises `UnknownRule` for a name or a value that does not
        exist or a name that is missing, `InvalidRules` for values that make no sense together.
        """
        values = {name: read_option(name, value) for name, value in options.items()}
        missing = [f.name for f in fields(cls) if f.name not in values and f.default is MISSING]
        if missing:
            raise UnknownRule(
                f"these options are missing: {', '.join(missing)}",
                reason=Reason.MISSING_OPTION,
                options=missing,
            )
        return cls(**values)

    @checked
    def with_options(self, options: Mapping[str, object]) -> "Rules":
        """Return this rule set with some options changed; raises as `from_options`."""
        changes: dict[str, Any] = {name: read_option(name, value) for name, value in options.items()}
        return replace(self, **changes)

    def as_options(self) -> dict[str, object]:
        """Return every option with its JSON value, in the order of the fields."""
        return {name: codec_for(kind).to_json(getattr(self, name)) for name, kind in field_kinds().items()}

    def as_texts(self) -> dict[str, str]:
        """Return every option with its value as text, in the order of the fields."""
        return {name: codec_for(kind).to_text(getattr(self, name)) for name, kind in field_kinds().items()}

    @property
    def side_count(self) -> int:
        """Return how many sides score: every player, the two teams, or the couples."""
        if self.sides is Sides.COUPLES:
            return max(self.players // 2, 1)
        return self.players if self.sides is Sides.SOLO else 2


@cache
def field_kinds() -> Mapping[str, Any]:
    """Return the type of each option, in the order of the fields."""
    hints = get_type_hints(Rules)
    return MappingProxyType({field.name: hints[field.name] for field in fields(Rules)})


def option_text(name: str, value: object) -> str:
    """Return the text of an option's value, itself text, JSON or a value; raises as `read_option`."""
    read = read_option(name, value)
    return codec_for(field_kinds()[name]).to_text(read)


def read_option(name: str, value: object) -> Value:
    """Read one option's value from text or JSON; raise `UnknownRule` naming what is possible."""
    kind = field_kinds().get(name)
    if kind is None:
        known = list(field_kinds())
        raise UnknownRule(
            f"there is no option {name!r}; the options are {', '.join(known)}",
            reason=Reason.UNKNOWN_OPTION,
            option=name,
            known=known,
        )
    return codec_for(kind).read(name, value)
