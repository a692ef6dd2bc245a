"""A result sheet: who sat where, and the points that each side made in each deal."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from settebello.duplicate.dealset import DealSet
from settebello.duplicate.played import PlayedDeal
from settebello.errors import Reason
from settebello.notation.places import TextPlace, problem
from settebello.rules import Rules, parse_rules


@dataclass(frozen=True, slots=True)
class Result:
    """The points of a deal by side; None for a deal that was begun and not played to its end."""

    deal: int
    points: tuple[int, ...] | None
    place: TextPlace = field(default=TextPlace(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class SheetSitting:
    """The same people in the same seats: names by seat, their results, and their teams by side."""

    table: str
    players: tuple[str, ...]
    results: tuple[Result, ...] = ()
    teams: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """The results of one table or of several; ``commitment`` says of which set."""

    rules_text: str
    commitment: str
    sittings: tuple[SheetSitting, ...] = ()
    commitment_place: TextPlace = field(default=TextPlace(), compare=False, repr=False)

    @property
    def rules(self) -> Rules:
        """Return the rules of the deals; raises as `parse_rules`."""
        return parse_rules(self.rules_text)


def blank_sheet(deals: DealSet, tables: int) -> Sheet:
    """Return a form to be filled in: a sitting for each table, every deal still to be played."""
    results = tuple(Result(number, None) for number in range(1, len(deals.deals) + 1))
    nobody = ("",) * deals.rules.players
    sittings = (SheetSitting(str(table), nobody, results) for table in range(1, tables + 1))
    return Sheet(rules_text=deals.rules_text, commitment=deals.commitment, sittings=tuple(sittings))


def played_on_sheet(sheet: Sheet, deals: DealSet) -> Iterator[PlayedDeal]:
    """Yield what was played, in the order of the sheet.

    Raises `SyntaxProblem` for a sheet of another set, or a deal that the set has not.
    """
    if sheet.commitment != deals.commitment or sheet.rules != deals.rules:
        raise problem("this sheet is of another set", sheet.commitment_place, Reason.SHEET_OF_OTHER_SET)
    for sitting in sheet.sittings:
        for result in sitting.results:
            _check_deal(result, len(deals.deals))
            yield PlayedDeal(
                deal=result.deal,
                table=sitting.table,
                players=sitting.players,
                points=result.points,
                named=sitting.teams,
                place=result.place,
            )


def _check_deal(result: Result, deals: int) -> None:
    if result.deal > deals:
        raise problem(
            f"the set has {deals} deals, and no deal {result.deal}",
            result.place,
            Reason.SET_DEAL_NOT_FOUND,
            deal=result.deal,
            deals=deals,
        )
