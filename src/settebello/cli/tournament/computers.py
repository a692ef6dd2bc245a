"""Computers in the file of a tournament: entries of their own, or partners of people."""

import time
from collections.abc import Iterable, Sequence
from itertools import islice
from pathlib import Path

from settebello.cards import Language
from settebello.cli.common.output import make_console, print_json
from settebello.cli.tournament.book import TournamentBook
from settebello.cli.tournament.tables import entrants_table, title, tournament_as_dict
from settebello.players import check_guest
from settebello.players.registry import check_plays
from settebello.room.beginning.computers import names_of_level
from settebello.rules import parse_rules
from settebello.texts import texts
from settebello.tournament import Enter, Member, Plan, TournamentCommand
from settebello.tournament.entering import check_asked, check_computers, check_partners


def enter_computers_in(
    path: Path, level: str, entries: int, partners: Sequence[str], spoken: Language, *, as_json: bool
) -> None:
    """Enter so many entries of computers, and one with each of the ``partners``; all or none."""
    book = TournamentBook(path)
    before, size = book.tournament, book.tournament.plan.entry_size
    check_level(before.plan, level)
    check_asked(entries, partners=bool(partners))
    if partners:
        check_partners(before.plan)
    check_computers(before, entries * size + len(partners) * (size - 1))
    taken = [*partners, *(member.name for each in before.entrants for member in each.members)]
    names = names_of_level(level, taken)
    groups = [*([Member(each)] for each in partners), *([] for _ in range(entries))]
    for group in groups:
        missing = max(0, size - len(group))
        group += [Member(each, player=level) for each in islice(names, missing)]
    book.do(*(Enter(tuple(each)) for each in groups), now=time.time())
    if as_json:
        print_json(tournament_as_dict(book.tournament)["entrants"])
        return
    said, console = texts(spoken), make_console()
    console.print(title(book.tournament, said))
    console.print(entrants_table(book.tournament, said))


def check_level(plan: Plan, level: str) -> None:
    """Raise `NotFound` or `InvalidRules` for a player that does not play in this tournament."""
    check_guest(level)
    check_plays(level, parse_rules(plan.rules))


def check_levels(plan: Plan, commands: Iterable[TournamentCommand]) -> None:
    """Raise as `check_level` for computers among those who enter."""
    for each in commands:
        for member in each.members if isinstance(each, Enter) else ():
            if member.player is not None:
                check_level(plan, member.player)
