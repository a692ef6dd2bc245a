"""Par: the value of a whole deal with perfect information, for each seat as the dealer.

Every player keeps the cards that the deal gave, of later batches too; only the dealer, and so the first
player, goes round the table.
"""

from dataclasses import dataclass, replace

from settebello.cards import Card, Seat
from settebello.engine import State, play_order
from settebello.errors import Reason, SyntaxProblem
from settebello.kernels.solve.root import root_of
from settebello.kernels.solve.solver import Solver
from settebello.kernels.solve.values import Bounds, Progress, Report, SolveBudget
from settebello.rules import Rules


@dataclass(frozen=True, slots=True)
class ParLine:
    """The lead of side 0 over side 1 if this seat deals, and the cost of the answer."""

    dealer: Seat
    value: Bounds
    nodes: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Par:
    """The value of a whole deal for side 0, one line for each seat as the dealer."""

    start: State
    lines: tuple[ParLine, ...]


def par(start: State, budget: SolveBudget | None = None, report: Report | None = None) -> Par:
    """Work out par of the deal that begins here, with ``budget`` for each dealer.

    Raises `InvalidRules` unless the rules have two sides, `SyntaxProblem` unless this is the beginning of
    a deal.
    """
    root_of(start)
    if start.plays_made or start.over:
        message = "par is the value of a whole deal, and cards have been played"
        raise SyntaxProblem(message, reason=Reason.PAR_WHOLE_DEAL)
    seats = [Seat(seat) for seat in range(start.rules.players)]
    return Par(start, tuple(_line(start, dealer, budget, report) for dealer in seats))


def with_dealer(start: State, dealer: Seat) -> State:
    """Return the beginning of a deal as if another seat dealt, every player with the same cards."""
    rules = start.rules
    return replace(
        start,
        dealer=dealer,
        to_move=play_order(rules, dealer)[0],
        stock=_stock(rules, start.stock, play_order(rules, start.dealer), play_order(rules, dealer)),
    )


def _line(start: State, dealer: Seat, budget: SolveBudget | None, report: Report | None) -> ParLine:
    def tell(nodes: int) -> None:
        if report:
            report(Progress("par", dealer, start.rules.players, nodes))

    state = with_dealer(start, dealer)
    solver = Solver(state.cards_to_play, budget, tell)
    tell(0)
    value = solver.bounds(state)
    if state.side_to_move == 1:
        value = value.turned(0)
    return ParLine(dealer, value, solver.nodes, solver.seconds)


def _stock(
    rules: Rules, stock: tuple[Card, ...], order: tuple[Seat, ...], new_order: tuple[Seat, ...]
) -> tuple[Card, ...]:
    """Put the stock in the order that gives everybody the same cards when another seat is served first."""
    batch = rules.deal.batch
    if batch is None:
        return stock
    each, places = batch.cards, [order.index(seat) for seat in new_order]
    return tuple(
        card
        for first in range(0, len(stock), batch.total(rules.players))
        for place in places
        for card in stock[first + each * place : first + each * (place + 1)]
    )
