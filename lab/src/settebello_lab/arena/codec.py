"""A contest and its rounds as the lines of a results file: a head, then one JSON object a round."""

import json
from collections.abc import Mapping
from typing import Any, Final

from settebello.cards import Side
from settebello.protocol.numbers import whole_number
from settebello_lab.arena.contest import Contest, Unit, Who
from settebello_lab.arena.faults import Fault
from settebello_lab.arena.rounds import Forfeit, Round, Sitting
from settebello_lab.arena.seatings import seatings
from settebello_lab.arena.sequential import most_points
from settebello_lab.arena.times import Times

FORMAT: Final = 1
"""The format of the file; it changes when old results no longer compare with new ones."""

MOST: Final = 1 << 53
"""No number of a line is greater."""
BUCKETS: Final = 1024
"""No bucket of times is beyond: that were half a million years."""


def head_line(contest: Contest) -> str:
    """Return the first line: all that the results follow from."""
    return _line(_head(contest))


def differing(contest: Contest, line: bytes) -> tuple[str, str, str] | None:
    """Return the first setting of another contest's head that differs, its value there and here.

    None for a line that is no head.
    """
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict) or "settebello_arena" not in found:
        return None
    kept, asked = _settings(found), _settings(json.loads(head_line(contest)))
    names = [name for name in {**asked, **kept} if kept.get(name) != asked.get(name)]
    if not names:
        return None
    return names[0], str(kept.get(names[0], "-")), str(asked.get(names[0], "-"))


def _head(contest: Contest) -> dict[str, object]:
    return {
        "settebello_arena": FORMAT,
        "a": contest.name(Who.A),
        "b": contest.name(Who.B),
        "options": contest.rules.as_options(),
        "seed": contest.seed,
        **contest.budgets,
        "unit": contest.unit,
    }


def _settings(head: Mapping[str, object]) -> dict[str, object]:
    """Return a head as settings by name, the options of the rules among them."""
    options = head.get("options")
    rest = {name: value for name, value in head.items() if name != "options"}
    return rest | (options if isinstance(options, dict) else {})


def round_line(played: Round) -> str:
    """Return the line of a round."""
    return _line(
        {
            "round": played.number,
            "sittings": [_sitting(sitting) for sitting in played.sittings],
            "times": [_times(times) for times in played.times],
        }
    )


def read_round(contest: Contest, line: str, number: int) -> Round:
    """Read the line of a round with this number; raise `ValueError` for any other line."""
    try:
        found = json.loads(line)
        sittings = tuple(_read_sitting(contest, each) for each in found["sittings"])
        a, b = (_read_times(each) for each in found["times"])
        played = Round(whole_number(found["round"], MOST), sittings, (a, b))
    except (KeyError, TypeError, AttributeError, RecursionError) as problem:
        raise ValueError(f"this is no round: {problem!r}") from None
    if played.number != number or len(sittings) != len(seatings(contest.rules)):
        raise ValueError(f"this is not round {number}")
    return played


def _line(value: Mapping[str, object]) -> str:
    return json.dumps(value, separators=(",", ":")) + "\n"


def _sitting(sitting: Sitting) -> dict[str, object]:
    found: dict[str, object] = {"points": list(sitting.points)}
    if sitting.winner is not None:
        found |= {"winner": sitting.winner, "deals": sitting.deals}
    if given := sitting.forfeit:
        found["forfeit"] = {"player": given.who, "why": given.why, "detail": given.detail}
    return found


def _read_sitting(contest: Contest, found: Mapping[str, Any]) -> Sitting:
    sides, given = contest.rules.side_count, found.get("forfeit")
    if given is not None:
        if found["points"] != [] or "winner" in found or not isinstance(given["detail"], str):
            raise ValueError("this is no forfeit")
        return Sitting((), forfeit=Forfeit(Who(given["player"]), Fault(given["why"]).value, given["detail"]))
    most = MOST if contest.unit is Unit.MATCH else most_points(contest.rules)
    points = tuple(whole_number(each, most) for each in found["points"])
    if len(points) != sides or ("winner" in found) != (contest.unit is Unit.MATCH):
        raise ValueError("this is no sitting")
    if contest.unit is Unit.DEAL:
        return Sitting(points)
    return Sitting(points, Side(whole_number(found["winner"], sides - 1)), whole_number(found["deals"], MOST))


def _times(times: Times) -> list[object]:
    buckets = [[bucket, times.buckets[bucket]] for bucket in sorted(times.buckets)]
    return [times.moves, times.total_us, times.max_us, times.over, buckets]


def _read_times(found: list[Any]) -> Times:
    moves, total, greatest, over = (whole_number(each, MOST) for each in found[:-1])
    buckets = {whole_number(bucket, BUCKETS): whole_number(count, MOST) for bucket, count in found[-1]}
    return Times(moves, total, greatest, over, buckets)
