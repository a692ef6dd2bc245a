"""Rounds, entrants and standings as tables of the terminal, and as JSON."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from enum import Enum
from fractions import Fraction
from typing import Final

from rich.table import Table

from settebello.cards import Side, number_of
from settebello.cli.common.output import tame
from settebello.texts import Texts
from settebello.tournament import (
    EncounterView,
    Entrant,
    StandingRow,
    Tournament,
    TournamentRound,
    TournamentViewer,
    outcome_of,
    project_tournament,
    standings,
)
from settebello.tournament.exchange import deals_text

LONGEST_NAME: Final = 60
DECIMALS: Final = 6


def title(tournament: Tournament, said: Texts) -> str:
    """Return what a tournament is called: name, format, rules, how far it is."""
    plan = tournament.plan
    parts = [plan.name, said.say(f"cli-tournament-format-{plan.format.value.replace('_', '-')}"), plan.rules]
    if tournament.rounds:
        total = tournament.round_count
        name = "cli-tournament-round-of" if total else "cli-tournament-round"
        parts.append(said.say(name, round=len(tournament.rounds), rounds=total or 0))
    parts.append(said.say(f"cli-tournament-stage-{tournament.stage.value.replace('_', '-')}"))
    return " · ".join(tame(each) for each in parts)


def entrants_table(tournament: Tournament, said: Texts) -> Table:
    """Return the entrants as a table."""
    table = _table(said, ["number", "name", "strength", "state"])
    for each in tournament.entrants:
        state = said.say(f"cli-tournament-state-{each.state.value}")
        strength = "" if each.strength is None else str(each.strength)
        table.add_row(str(each.number), _marked(each), strength, state)
    return table


def round_table(tournament: Tournament, found: TournamentRound, said: Texts) -> Table:
    """Return a round as a table: who plays where, and what came of it."""
    table = _table(said, ["table", "side-1", "side-2", "result"])
    for each in found.encounters:
        sides = [_names(tournament, side) for side in each.sides]
        table.add_row(str(each.table), *sides, _result_text(tournament, found.number, each.table, said))
    for number in found.byes:
        table.add_row("", _names(tournament, (number,)), said.say("cli-tournament-bye"), "")
    return table


def _result_text(tournament: Tournament, number: int, table: int, said: Texts) -> str:
    encounter = tournament.encounter(number, table)
    if encounter.forfeits:
        sides = ", ".join(str(number_of(Side(side))) for side in encounter.forfeits)
        return said.say("cli-tournament-forfeit", sides=sides)
    given = [
        deals_text(each.deals) or f"{each.points[0]}-{each.points[1]}" if each else "…"
        for each in encounter.results
    ]
    outcome = outcome_of(tournament.plan, encounter)
    shown = [each for each in given if each != "…"] if outcome else given
    return "  ".join(shown)


def standings_table(tournament: Tournament, rows: Sequence[StandingRow], said: Texts) -> Table:
    """Return standings as a table, with each tie-break of the plan."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column(said.say("cli-tournament-name"), overflow="fold")
    for name in ("played", "won", "drawn", "lost", "score"):
        table.add_column(said.say(f"cli-tournament-{name}"), justify="right")
    for each in tournament.plan.tie_breaks:
        table.add_column(said.say(f"cli-tournament-{each.value.replace('_', '-')}"), justify="right")
    level = [row.rank for row in rows]
    for row in rows:
        rank = f"{row.rank}=" if level.count(row.rank) > 1 else str(row.rank)
        counts = [str(each) for each in (row.played, row.won, row.drawn, row.lost)]
        numbers = [_decimal(each, said) for each in (row.score, *row.tie_breaks)]
        table.add_row(rank, _names(tournament, (row.entrant,)), *counts, *numbers)
    return table


def _table(said: Texts, columns: Iterable[str]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for name in columns:
        table.add_column(said.say(f"cli-tournament-{name}"), overflow="fold")
    return table


def _names(tournament: Tournament, side: Sequence[int]) -> str:
    return " + ".join(f"{_marked(tournament.entrant(each))} ({each})" for each in side)


def _marked(entrant: Entrant) -> str:
    """Return the name of an entrant with the levels of its computers."""
    levels = dict.fromkeys(each.player for each in entrant.members if each.player)
    return " · ".join([tame(entrant.name, LONGEST_NAME), *map(tame, levels)])


def _decimal(value: Fraction, said: Texts) -> str:
    """Write a number with two places where it has any, and the language's decimal mark."""
    text = str(value.numerator) if value.denominator == 1 else f"{float(value):.2f}"
    return text.replace(".", said.say("review-decimal-mark"))


def tournament_as_dict(tournament: Tournament) -> dict[str, object]:
    """Return the form of ``--json``: all that the organiser sees, without the seed and without accounts.

    Rounds, tables, entrants and parts count from 1, sides from 0.
    """
    view = project_tournament(tournament, TournamentViewer(arbiter=True))
    whole = asdict(view)
    whole["format"] = view.plan.format
    whole["rounds"] = [
        {**asdict(each), "encounters": [_encounter_as_dict(one) for one in each.encounters]}
        for each in view.rounds
    ]
    for name in ("own", "id"):
        del whole[name]
    return _plain_dict(whole)


def _encounter_as_dict(view: EncounterView) -> dict[str, object]:
    shown = asdict(view.shown)
    del shown["rooms"], shown["paired"]
    return {**shown, "decided": view.decided, "winner": view.winner, "points": view.points}


def standings_as_list(tournament: Tournament, rounds: int | None) -> object:
    """Return standings as plain values, with the names of the entrants."""
    return [
        {
            "name": tournament.entrant(row.entrant).name,
            **_plain_dict(asdict(row)),
            "tie_breaks": {
                each.value: _plain(value)
                for each, value in zip(tournament.plan.tie_breaks, row.tie_breaks, strict=True)
            },
        }
        for row in standings(tournament, rounds=rounds)
    ]


def _plain_dict(values: Mapping[str, object]) -> dict[str, object]:
    return {name: _plain(each) for name, each in values.items()}


def _plain(value: object) -> object:
    """Return a value as JSON can hold it."""
    if isinstance(value, Fraction):
        return value.numerator if value.denominator == 1 else round(float(value), DECIMALS)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        return {str(name): _plain(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return value
