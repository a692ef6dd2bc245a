"""The plan of a tournament: its format, its rules, its order of tie-breaks; fixed when it is opened."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final

from settebello.errors import InvalidSetting, Reason
from settebello.rules import check_refereed, parse_rules

MOST_ENTRANTS: Final = 5000
"""The most people, pairs or teams that can enter."""

MOST_COMPUTERS: Final = 128
"""The most computer players in a tournament, counted one by one."""

MOST_ROUNDS: Final = 99
MOST_DEALS: Final = 99
MOST_GAMES: Final = 9
LONGEST_NAME: Final = 80


class TournamentFormat(StrEnum):
    """The formats that people choose from; each is a way of pairing with a way of scoring."""

    ROUND_ROBIN = "round_robin"
    SWISS = "swiss"
    KNOCKOUT = "knockout"
    DUPLICATE = "duplicate"
    TEAMS = "teams"
    ARENA = "arena"


class PairingMethod(StrEnum):
    """The way opponents are found."""

    ROUND_ROBIN = "round_robin"
    SWISS = "swiss"
    KNOCKOUT = "knockout"
    ARENA = "arena"


class ScoringMethod(StrEnum):
    """The way results count.

    ``match`` counts victories. The others compare every deal with the other tables of the round:
    ``matchpoints`` by rank, ``total`` by the distance from the mean.
    """

    MATCH = "match"
    MATCHPOINTS = "matchpoints"
    TOTAL = "total"


class Partnering(StrEnum):
    """The way partners are found: entered together, drawn when the tournament starts, or new each round."""

    FIXED = "fixed"
    DRAWN = "drawn"
    CHANGING = "changing"


class TieBreak(StrEnum):
    """Ways to rank entrants that have the same score."""

    BUCHHOLZ = "buchholz"
    BUCHHOLZ_CUT = "buchholz_cut"
    SONNEBORN_BERGER = "sonneborn_berger"
    DIRECT = "direct"
    WINS = "wins"
    DIFFERENCE = "difference"
    POINTS = "points"
    SCOPE = "scope"
    LOT = "lot"


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """A tournament as it is announced.

    ``side`` is how many people play together. ``rounds`` of None follow from the number of entrants. A team
    has two sides, which play at two tables. ``deals`` of 0: tables play a match by the rules. An arena
    ``lasts`` so many minutes from its start on; None: until its arbiter ends it.
    """

    name: str
    rules: str
    pairing: PairingMethod
    scoring: ScoringMethod = ScoringMethod.MATCH
    side: int = 1
    teams: bool = False
    partners: Partnering = Partnering.FIXED
    rounds: int | None = None
    cycles: int = 1
    best_of: int = 1
    deals: int = 0
    tie_breaks: tuple[TieBreak, ...] = ()
    check_in: bool = False
    round_minutes: int | None = None
    lasts: int | None = None
    win: int = 2
    draw: int = 1

    @property
    def format(self) -> TournamentFormat:
        """Return the format that people know this plan by."""
        if self.teams:
            return TournamentFormat.TEAMS
        if self.scoring is not ScoringMethod.MATCH:
            return TournamentFormat.DUPLICATE
        return TournamentFormat(self.pairing)

    @property
    def parts(self) -> int:
        """Return how many results an encounter has at most: games, or the two tables of teams."""
        return 2 if self.teams else self.best_of

    @property
    def ranked_size(self) -> int:
        """Return how many people an entrant has who is paired and ranked."""
        return 1 if self.partners is Partnering.CHANGING else self.side * (2 if self.teams else 1)

    @property
    def entry_size(self) -> int:
        """Return how many people enter together."""
        return self.ranked_size if self.partners is Partnering.FIXED else 1

    @property
    def compares_deals(self) -> bool:
        """Tell whether what counts is the comparison of a deal with the other tables."""
        return self.scoring is not ScoringMethod.MATCH

    @property
    def repeats_deals(self) -> bool:
        """Tell whether results are told deal by deal: of compared deals, and of teams."""
        return self.compares_deals or self.teams


_SWISS: Final = (
    TieBreak.BUCHHOLZ_CUT,
    TieBreak.BUCHHOLZ,
    TieBreak.DIFFERENCE,
    TieBreak.SCOPE,
    TieBreak.LOT,
)
_EVERYBODY: Final = (
    TieBreak.DIRECT,
    TieBreak.SONNEBORN_BERGER,
    TieBreak.DIFFERENCE,
    TieBreak.SCOPE,
    TieBreak.LOT,
)

_DEFAULTS: Final[Mapping[TournamentFormat, Mapping[str, Any]]] = MappingProxyType(
    {
        TournamentFormat.ROUND_ROBIN: {"pairing": PairingMethod.ROUND_ROBIN, "tie_breaks": _EVERYBODY},
        TournamentFormat.SWISS: {"pairing": PairingMethod.SWISS, "tie_breaks": _SWISS},
        TournamentFormat.KNOCKOUT: {"pairing": PairingMethod.KNOCKOUT},
        TournamentFormat.DUPLICATE: {
            "pairing": PairingMethod.SWISS,
            "scoring": ScoringMethod.MATCHPOINTS,
            "deals": 4,
            "tie_breaks": (TieBreak.DIFFERENCE, TieBreak.SCOPE, TieBreak.LOT),
        },
        TournamentFormat.TEAMS: {
            "pairing": PairingMethod.SWISS,
            "teams": True,
            "deals": 4,
            "tie_breaks": _SWISS,
        },
        TournamentFormat.ARENA: {
            "pairing": PairingMethod.ARENA,
            "tie_breaks": (TieBreak.WINS, TieBreak.DIFFERENCE, TieBreak.LOT),
        },
    }
)


def plan_for(chosen: TournamentFormat, *, name: str, rules: str, **changes: object) -> Plan:
    """Return the plan of a format with its defaults, changed as asked; raises as `check_plan`.

    Raises `InvalidSetting` for a field that no plan has.
    """
    known = {each.name for each in fields(Plan)}
    for field in changes:
        if field not in known:
            raise _problem(field)
    given: dict[str, Any] = {"side": _side(rules), **_DEFAULTS[chosen], **changes}
    plan = Plan(name=" ".join(name.split()), rules=rules, **given)
    check_plan(plan)
    return plan


def check_plan(plan: Plan) -> None:
    """Raise `InvalidSetting` for a plan that cannot be played, and as `parse_rules`."""
    if not plan.name or len(plan.name) > LONGEST_NAME or not plan.name.isprintable():
        raise InvalidSetting(
            f"a tournament's name has 1 to {LONGEST_NAME} letters",
            reason=Reason.TOURNAMENT_NAME,
            most=LONGEST_NAME,
        )
    if plan.side != _side(plan.rules):
        raise _problem("side")
    for field, least, most in _RANGES:
        value = getattr(plan, field)
        if value is not None and not least <= value <= most:
            raise InvalidSetting(
                f"{field} is {value}; it goes from {least} to {most}",
                reason=Reason.PLAN_RANGE,
                option=field,
                number=value,
                least=least,
                most=most,
            )
    for field, wrong in _contradictions(plan):
        if wrong:
            raise _problem(field)


_RANGES: Final = (
    ("rounds", 1, MOST_ROUNDS),
    ("cycles", 1, 2),
    ("best_of", 1, MOST_GAMES),
    ("deals", 0, MOST_DEALS),
    ("round_minutes", 1, 60 * 24 * 30),
    ("lasts", 1, 60 * 24),
    ("win", 1, 10),
    ("draw", 0, 10),
)


def _contradictions(plan: Plan) -> tuple[tuple[str, bool], ...]:
    """List what cannot go together: the field to change, and whether it is so here."""
    alone = plan.partners is not Partnering.FIXED
    compared = plan.compares_deals
    knockout, arena = plan.pairing is PairingMethod.KNOCKOUT, plan.pairing is PairingMethod.ARENA
    return (
        ("partners", alone and (plan.side == 1 or plan.teams)),
        ("partners", plan.partners is Partnering.CHANGING and (knockout or arena or plan.side != 2)),
        ("scoring", compared and (plan.teams or knockout or arena)),
        ("teams", plan.teams and arena),
        ("deals", plan.deals == 0 and (compared or plan.teams)),
        ("best_of", plan.best_of % 2 == 0 or (plan.best_of > 1 and (compared or plan.teams))),
        ("cycles", plan.cycles > 1 and plan.pairing is not PairingMethod.ROUND_ROBIN),
        ("cycles", plan.cycles > 1 and plan.partners is Partnering.CHANGING),
        ("rounds", plan.rounds is not None and (knockout or arena)),
        ("lasts", plan.lasts is not None and not arena),
        ("draw", plan.draw > plan.win),
        ("tie_breaks", len(set(plan.tie_breaks)) < len(plan.tie_breaks)),
    )


def _problem(field: str) -> InvalidSetting:
    return InvalidSetting(
        f"the option {field} does not go with this tournament", reason=Reason.PLAN_OPTION, option=field
    )


def _side(rules: str) -> int:
    """Return how many people play together; raise `InvalidSetting` unless there are two sides."""
    read = parse_rules(rules)
    check_refereed(read)
    if read.side_count != 2:
        raise InvalidSetting("tournaments are for two sides", reason=Reason.PLAN_TWO_SIDES, rules=rules)
    return read.players // 2
