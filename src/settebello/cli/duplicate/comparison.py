"""``settebello duplicate compare``: the same deals at several tables, side by side."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from pathlib import Path

from rich.table import Table

from settebello.cards import Language
from settebello.cli.common.files import read_text
from settebello.cli.common.output import make_console, print_json, tame
from settebello.cli.common.progress import progress_bar
from settebello.cli.duplicate.sets import naming, numbers_text, read_set, title
from settebello.duplicate import (
    Comparison,
    DealComparison,
    DealSet,
    PlayedDeal,
    Score,
    TeamStanding,
    compare,
    is_record,
    joined,
    loads_sheet,
    packs_of,
    played_in_record,
    played_on_sheet,
)
from settebello.notation import loads
from settebello.texts import Texts, texts

LONGEST_NAME = 40
"""Letters of a name that are shown."""

DECIMALS = 6
"""The decimals of a number in ``--json``."""


def compare_files(secret: Path, sheets: Sequence[Path], spoken: Language, *, as_json: bool) -> None:
    """Read a set, sheets and records, and print the comparison; raises with the file's name."""
    deals, said = read_set(secret), texts(spoken)
    found = compare(len(deals.deals), _results(deals, sheets, said))
    if as_json:
        print_json(_as_dict(deals, found))
        return
    console = make_console()
    console.print(title(deals, said), style="bold")
    console.print(_deals_table(found.deals, said))
    console.print()
    console.print(_standings_table(found.standings, said))
    for line in _notes(found, said):
        console.print(line, style="dim")


def _results(deals: DealSet, paths: Sequence[Path], said: Texts) -> tuple[PlayedDeal, ...]:
    packs, results = packs_of(deals), tuple[PlayedDeal, ...]()

    def read(path: Path) -> Iterable[PlayedDeal]:
        text = read_text(path)
        if is_record(text):
            return played_in_record(loads(text), deals, packs, path.stem)
        return played_on_sheet(loads_sheet(text), deals)

    with progress_bar() as progress:
        for path in progress.track(paths, description=said.say("cli-compare-reading")):
            with naming(path):
                results = joined(results, read(path))
    return results


def _deals_table(deals: Iterable[DealComparison], said: Texts) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for name in ("cli-replay-deal", "cli-compare-table", "cli-compare-side-1", "cli-compare-side-2"):
        table.add_column(said.say(name), overflow="fold")
    for name in ("points", "difference", "datum", "score"):
        table.add_column(said.say(f"cli-compare-{name}"), justify="right")
    table.add_column(said.say("cli-compare-source"))
    for deal in deals:
        for row in _rows(deal, said):
            table.add_row(*row)
    return table


def _rows(deal: DealComparison, said: Texts) -> Iterator[list[str]]:
    for at, each in enumerate(deal.scores):
        first = at == 0
        yield [
            str(deal.deal) if first else "",
            tame(each.played.table, LONGEST_NAME),
            *map(_team, each.played.teams),
            _points(each.played, said),
            "" if each.difference is None else _whole(each.difference),
            _signed(deal.datum, said) if first else "",
            _signed(each.score, said),
            said.say("cli-compare-record" if each.played.verified else "cli-compare-sheet"),
        ]


def _standings_table(standings: Sequence[TeamStanding], said: Texts) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column(said.say("cli-compare-team"), overflow="fold")
    for name in ("results", "both-sides", "difference", "score"):
        table.add_column(said.say(f"cli-compare-{name}"), justify="right")
    level = [each.rank for each in standings]
    for each in standings:
        rank = f"{each.rank}=" if level.count(each.rank) > 1 else str(each.rank)
        counts = [str(each.deals), str(each.both_sides), _whole(each.difference)]
        table.add_row(rank, _team(each.team), *counts, _signed(each.score, said))
    return table


def _notes(found: Comparison, said: Texts) -> Iterator[str]:
    unplayed = [deal.deal for deal in found.deals if not deal.scores]
    alone = [deal.deal for deal in found.deals if deal.scores and not deal.compared]
    yield said.say("cli-compare-how")
    if alone:
        yield said.say("cli-compare-alone", numbers=numbers_text(alone))
    if unplayed:
        yield said.say("cli-compare-unplayed", numbers=numbers_text(unplayed))


def _team(team: Sequence[str]) -> str:
    return " + ".join(tame(name, LONGEST_NAME) for name in team)


def _points(played: PlayedDeal, said: Texts) -> str:
    if played.points is None:
        return said.say("cli-compare-unfinished")
    return "-".join(map(str, played.points))


def _whole(value: int) -> str:
    return f"{value:+d}" if value else "0"


def _signed(value: Fraction | None, said: Texts) -> str:
    """Write a number to two places, with the language's decimal mark."""
    if value is None:
        return ""
    text = f"{float(value):+.2f}" if value else "0.00"
    return text.replace(".", said.say("review-decimal-mark"))


def _as_dict(deals: DealSet, found: Comparison) -> dict[str, object]:
    """Return the form of ``--json``: deals count from 1, two of each list by side."""
    return {
        "rules": deals.rules_text,
        "name": deals.name,
        "commitment": deals.commitment,
        "deals": [
            {
                "deal": deal.deal,
                "datum": _number(deal.datum),
                "compared": deal.compared,
                "tables": [_score_as_dict(each) for each in deal.scores],
            }
            for deal in found.deals
        ],
        "standings": [
            {
                "rank": each.rank,
                "team": list(each.team),
                "results": each.deals,
                "both_sides": each.both_sides,
                "difference": each.difference,
                "score": _number(each.score),
            }
            for each in found.standings
        ],
    }


def _score_as_dict(each: Score) -> dict[str, object]:
    return {
        "table": each.played.table,
        "players": list(each.played.players),
        "points": None if each.played.points is None else list(each.played.points),
        "difference": each.difference,
        "scores": None if each.by_side is None else list(map(_number, each.by_side)),
        "verified": each.played.verified,
    }


def _number(value: Fraction | None) -> float | None:
    return None if value is None else round(float(value), DECIMALS)
