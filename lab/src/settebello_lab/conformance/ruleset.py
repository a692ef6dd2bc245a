"""The rule set of a case: its preset, its options, and as many players as it speaks of."""

from collections.abc import Mapping

from settebello.errors import Reason, UnknownRule
from settebello.rules import Cut, Rules, Sides, preset, read_option
from settebello.rules.check import PAIRED
from settebello_lab.conformance.situation import CaseSituation

PresetRows = Mapping[str, Mapping[str, object]]
"""Options by the name of a preset, as in ``presets.json``."""

CUT_ON_THE_LEFT = frozenset({"000", "003"})
"""Sources that name the player on the dealer's left as cutter (F4.3, P3); others name nobody."""

FOR_TWO_SIDES: Mapping[str, object] = {
    "first_dealer": "random",
    "stakes": False,
    "fuori": False,
    "clock": False,
    "irregularities": "software",
}
"""The options of a case that takes a preset for two sides to three or more."""


def rules_of(case: CaseSituation, presets: PresetRows | None) -> Rules:
    """Return the rule set of a case; raise `UnknownRule` or `InvalidRules`.

    Options of the case are taken literally. A number of players other than the preset's brings the
    sides along that this number plays in.
    """
    base = _preset(case, presets)
    chosen = dict(case.mapping("options"))
    players = read_option("players", chosen.get("players", _players(case, base.players)))
    if players != base.players:
        chosen = {**_seated(base, players), **chosen}
    return base.with_options(chosen)


def _preset(case: CaseSituation, presets: PresetRows | None) -> Rules:
    name = case.text("preset")
    if presets is None:
        return preset(name).rules()
    if name not in presets:
        raise UnknownRule(
            f"there is no preset {name!r} in the file of presets", reason=Reason.UNKNOWN_PRESET, preset=name
        )
    cut = Cut.LEFT if case.text("seed", "") in CUT_ON_THE_LEFT else Cut.NONE
    return Rules.from_options({"cut": cut, **presets[name]})


def _players(case: CaseSituation, otherwise: int) -> int:
    """Return how many players the situation speaks of."""
    if case.has("players"):
        return case.number("players")
    rows = [key for key in ("seats_anticlockwise", "order") if case.has(key)]
    return len(case.names(rows[0])) if rows else otherwise


def _seated(base: Rules, players: int) -> dict[str, object]:
    """Return the options that a number of players other than the preset's brings along."""
    teams = players in PAIRED and (base.sides is Sides.PAIRS or base.players not in PAIRED)
    two_sides = teams or players == 2
    sides = Sides.PAIRS if teams else Sides.SOLO
    return {**({} if two_sides else FOR_TWO_SIDES), "players": players, "sides": sides}
