"""The commands of an evening, each a change of the tournament's file."""

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import RenderableType

from settebello.cards import Language
from settebello.cli.common.files import read_text
from settebello.cli.common.output import make_console, print_json, tame
from settebello.cli.tournament.book import LOCAL, TournamentBook, begin_book
from settebello.cli.tournament.computers import check_levels
from settebello.cli.tournament.requests import NewTournament, RulingRequest
from settebello.cli.tournament.tables import (
    entrants_table,
    round_table,
    standings_as_list,
    standings_table,
    title,
    tournament_as_dict,
)
from settebello.duplicate import draw_set, dumps_set
from settebello.errors import InvalidSetting, NotFound, Reason
from settebello.rules import tidy_rules
from settebello.texts import Texts, texts
from settebello.tournament import (
    CallOff,
    CancelRound,
    CheckIn,
    CorrectResult,
    Enter,
    Finish,
    ForfeitTable,
    GameResult,
    GiveRuling,
    Member,
    PairingMethod,
    PairRound,
    Partnering,
    Reenter,
    ReportResult,
    ScoringMethod,
    Stage,
    Start,
    SubstituteMember,
    TieBreak,
    Tournament,
    TournamentCommand,
    TournamentFormat,
    Withdraw,
    deals_seed,
    open_tournament,
    plan_for,
    standings,
)
from settebello.tournament.exchange import (
    entries_csv,
    read_deals,
    read_entries,
    read_points,
    read_results,
    results_csv,
    standings_csv,
)

EXPORTS: Final = {"entries": entries_csv, "results": results_csv, "standings": standings_csv}


def new_tournament(request: NewTournament, spoken: Language) -> None:
    """Begin a tournament in a new file."""
    plan = plan_for(
        TournamentFormat(request.format),
        name=request.name,
        rules=tidy_rules(request.rules),
        **_changes(request),
    )
    seed = secrets.token_hex(32) if request.seed is None else request.seed.lower()
    book = begin_book(request.file, open_tournament(LOCAL, plan, seed, now=time.time()))
    if request.as_json:
        print_json(tournament_as_dict(book.tournament))
        return
    said = texts(spoken)
    _print(
        title(book.tournament, said),
        said.say("cli-tournament-keep", path=tame(str(request.file))),
        said.say("cli-tournament-commitment", hash=book.tournament.commitment),
    )


def _changes(request: NewTournament) -> dict[str, object]:
    """Return what differs from the defaults of the format."""
    changes: dict[str, object] = {
        name: value
        for name in ("rounds", "cycles", "best_of", "deals", "lasts", "check_in")
        if (value := getattr(request, name)) is not None
    }
    if request.pairing:
        changes["pairing"] = PairingMethod(request.pairing)
    if request.scoring:
        changes["scoring"] = ScoringMethod(request.scoring)
    if request.tie_break:
        changes["tie_breaks"] = tuple(map(TieBreak, request.tie_break))
    return {"partners": Partnering(request.partners), **changes}


def enter_members(
    path: Path,
    names: Sequence[str],
    name: str | None,
    strength: int | None,
    spoken: Language,
    *,
    as_json: bool,
) -> None:
    """Enter people who play together."""
    members = tuple(Member(each) for each in names)
    book = TournamentBook(path)
    book.do(Enter(members, name, strength), now=time.time())
    entrant = book.tournament.entrants[-1]
    if as_json:
        print_json({"entrant": entrant.number, "name": entrant.name})
        return
    said = texts(spoken)
    _print(said.say("cli-tournament-entered", number=entrant.number, name=tame(entrant.name)))


def check_in(path: Path, entrants: Sequence[int], spoken: Language, *, as_json: bool) -> None:
    """Say that entrants are there."""
    book = TournamentBook(path)
    book.do(*(CheckIn(each) for each in entrants), now=time.time())
    _print_entrants(book, spoken, as_json=as_json)


def withdraw(path: Path, entrant: int, reason: str, spoken: Language, *, back: bool, as_json: bool) -> None:
    """Let an entrant leave, or come back."""
    book = TournamentBook(path)
    book.do(Reenter(entrant) if back else Withdraw(entrant, reason), now=time.time())
    _print_entrants(book, spoken, as_json=as_json)


def substitute(path: Path, entrant: int, member: int, name: str, spoken: Language, *, as_json: bool) -> None:
    """Put another person in the place of a member."""
    book = TournamentBook(path)
    book.do(SubstituteMember(entrant, member - 1, Member(name)), now=time.time())
    _print_entrants(book, spoken, as_json=as_json)


def pair_round(path: Path, spoken: Language, *, undo: bool, as_json: bool) -> None:
    """Pair the next round, or take the last one back."""
    book = TournamentBook(path)
    commands: list[TournamentCommand] = [CancelRound() if undo else PairRound()]
    if book.tournament.stage is Stage.REGISTRATION and not undo:
        commands.insert(0, Start())
    book.do(*commands, now=time.time())
    if book.tournament.rounds:
        _print_round(book.tournament, len(book.tournament.rounds), spoken, as_json=as_json)
    else:
        _print_entrants(book, spoken, as_json=as_json)


@dataclass(frozen=True, slots=True)
class TableResult:
    """A result as it is typed; rounds, tables, parts and sides count from 1."""

    round: int | None
    table: int
    part: int
    points: str
    scope: str
    winner: int | None = None

    def result(self, tournament: Tournament) -> GameResult:
        """Return the result; raise `SyntaxProblem` for points that cannot be read."""
        scope = read_points(self.scope)
        winner = None if self.winner is None else self.winner - 1
        if tournament.plan.compares_deals or " " in self.points.strip():
            return GameResult((0, 0), read_deals(self.points), scope, winner)
        return GameResult(read_points(self.points.strip()), (), scope, winner)


def report(path: Path, typed: TableResult, spoken: Language, *, reason: str | None = None) -> None:
    """Give the result of a table, or correct it for a reason."""
    book = TournamentBook(path)
    number = _round_number(book.tournament, typed.round)
    result = typed.result(book.tournament)
    if reason is None:
        book.do(ReportResult(number, typed.table, result, typed.part), now=time.time())
    else:
        book.do(CorrectResult(number, typed.table, result, reason, typed.part), now=time.time())
    said, waiting = texts(spoken), len(book.tournament.open_tables())
    _print(said.say("cli-tournament-noted", table=typed.table, round=number, waiting=waiting))


def absent(
    path: Path, table: int, sides: Sequence[int], number: int | None, spoken: Language, *, as_json: bool
) -> None:
    """Let sides lose their table because they did not come."""
    book = TournamentBook(path)
    found = _round_number(book.tournament, number)
    book.do(ForfeitTable(found, table, tuple(side - 1 for side in sides)), now=time.time())
    _print_round(book.tournament, found, spoken, as_json=as_json)


def rule(request: RulingRequest, spoken: Language) -> None:
    """Rule by an article and with a reason."""
    book = TournamentBook(request.file)
    number = None if request.table is None else _round_number(book.tournament, request.round_number)
    ruling = GiveRuling(
        request.article,
        request.reason,
        request.entrant,
        number,
        request.table,
        request.penalty,
        tuple(side - 1 for side in request.lost or ()),
        request.disqualify,
    )
    book.do(ruling, now=time.time())
    if request.as_json:
        print_json(tournament_as_dict(book.tournament)["rulings"])
        return
    _print(texts(spoken).say("cli-tournament-ruled", article=tame(request.article)))


def show(path: Path, number: int | None, spoken: Language, *, as_json: bool) -> None:
    """Show the entrants before the start, then a round."""
    book = TournamentBook(path)
    if as_json:
        print_json(tournament_as_dict(book.tournament))
    elif book.tournament.rounds or number is not None:
        found = _round_number(book.tournament, number)
        _print_round(book.tournament, found, spoken, as_json=False)
    else:
        _print_entrants(book, spoken, as_json=False)


def show_standings(path: Path, number: int | None, spoken: Language, *, as_json: bool) -> None:
    """Print the standings."""
    tournament = TournamentBook(path).tournament
    rounds = None if number is None else tournament.round(number).number
    if as_json:
        print_json(standings_as_list(tournament, rounds))
        return
    said = texts(spoken)
    rows = standings(tournament, rounds=rounds)
    _print(title(tournament, said), standings_table(tournament, rows, said))


def finish_tournament(path: Path, reason: str, spoken: Language, *, call_off: bool, as_json: bool) -> None:
    """End the tournament and show its seed."""
    book = TournamentBook(path)
    book.do(CallOff(reason) if call_off else Finish(), now=time.time())
    if as_json:
        print_json(tournament_as_dict(book.tournament))
        return
    said = texts(spoken)
    _print(
        title(book.tournament, said),
        standings_table(book.tournament, standings(book.tournament), said),
        said.say("cli-tournament-seed", seed=book.tournament.seed),
    )


def print_deals(path: Path, number: int | None) -> None:
    """Print the secret set of a round's deals."""
    tournament = TournamentBook(path).tournament
    plan, found = tournament.plan, _round_number(tournament, number)
    if not plan.deals:
        raise InvalidSetting(
            "this tournament has no deals of its own", reason=Reason.PLAN_OPTION, option="deals"
        )
    drawn = draw_set(plan.rules, plan.deals, deals_seed(tournament.seed, found), name=f"{plan.name} {found}")
    print(dumps_set(drawn), end="")


def export(path: Path, kind: str) -> None:
    """Print a part of the tournament as CSV, or all of it as JSON."""
    tournament = TournamentBook(path).tournament
    if kind == "all":
        print_json({**tournament_as_dict(tournament), "standings": standings_as_list(tournament, None)})
        return
    if kind not in EXPORTS:
        raise _no_kind(kind, [*EXPORTS, "all"])
    print(EXPORTS[kind](tournament), end="")


def import_rows(path: Path, kind: str, source: Path, spoken: Language, *, as_json: bool) -> None:
    """Read entries or results from CSV, all of them or none."""
    book = TournamentBook(path)
    commands: Sequence[TournamentCommand]
    if kind == "entries":
        commands = read_entries(read_text(source))
        check_levels(book.tournament.plan, commands)
    elif kind == "results":
        commands = read_results(read_text(source))
    else:
        raise _no_kind(kind, ["entries", "results"])
    book.do(*commands, now=time.time())
    if as_json:
        print_json({"read": len(commands)})
        return
    _print(texts(spoken).say("cli-tournament-read", rows=len(commands)))


def _no_kind(kind: str, known: list[str]) -> NotFound:
    message = f"there is no {kind} here"
    return NotFound(message, reason=Reason.EXPORT_KIND, kind=kind, known=known)


def _round_number(tournament: Tournament, number: int | None) -> int:
    """Return a round that is there; raise `NotFound`."""
    return tournament.round(len(tournament.rounds) if number is None else number).number


def _print(*parts: RenderableType) -> None:
    console = make_console()
    for part in parts:
        console.print(part)


def _print_entrants(book: TournamentBook, spoken: Language, *, as_json: bool) -> None:
    if as_json:
        print_json(tournament_as_dict(book.tournament)["entrants"])
        return
    said: Texts = texts(spoken)
    _print(title(book.tournament, said), entrants_table(book.tournament, said))


def _print_round(tournament: Tournament, number: int, spoken: Language, *, as_json: bool) -> None:
    found = tournament.round(number)
    if as_json:
        rounds = tournament_as_dict(tournament)["rounds"]
        print_json(rounds[number - 1] if isinstance(rounds, list) else None)
        return
    said = texts(spoken)
    _print(title(tournament, said), round_table(tournament, found, said))
