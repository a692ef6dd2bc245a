"""The deal of a puzzle, laid out again: what a seat knew, and cards that only fill the hidden places."""

from functools import lru_cache
from typing import Final

from settebello.analysis.positions import Position
from settebello.analysis.puzzles.puzzle import Puzzle, PuzzlePosition, no_puzzle
from settebello.cards import PACK_SIZE, Card, Seat, cards_in, cards_text, parse_cards, size
from settebello.engine import Action, View, deal, play_order
from settebello.engine.live import LiveDeal, act, live, live_view
from settebello.engine.recall import recall
from settebello.errors import SettebelloError
from settebello.notation import action_text, parse_action
from settebello.notation.unknown import TABLE, Place, dealt_places, fill
from settebello.rules import Rules, parse_rules

PLAYERS: Final = (2, 4)
"""The players of a puzzle: two, or two pairs."""


def puzzle_view(puzzle: Puzzle) -> View:
    """Return what the seat knew; raise `SyntaxProblem` where the position cannot be."""
    return live_view(deal_of(puzzle), Seat(puzzle.seat))


@lru_cache(maxsize=16)
def deal_of(puzzle: Puzzle) -> LiveDeal:
    """Return the deal with the seat on turn; hidden cards lie anywhere. Raises as `puzzle_view`."""
    try:
        rules = parse_rules(puzzle.rules)
        if rules.players not in PLAYERS:
            raise no_puzzle("rules")
        found = _laid_out(rules, puzzle.position)
    except (SettebelloError, ValueError) as problem:
        raise no_puzzle(f"position: {problem}") from None
    if found.to_act != puzzle.seat or found.state.to_move != puzzle.seat:
        raise no_puzzle("seat: it is not on turn")
    if cards_text(found.state.hands[puzzle.seat]) != puzzle.position.hand:
        raise no_puzzle("hand")
    return found


def position_with(puzzle: Puzzle, tried: Action) -> Position:
    """Return the position with a play made, for the detectors; raise `IllegalAction` for no legal one."""
    before = deal_of(puzzle)
    return Position(0, 0, (before, act(before, Seat(puzzle.seat), tried)))


def deal_seen(view: View) -> LiveDeal | None:
    """Return the deal that a seat knows, the cards that it does not know lying anywhere.

    None where not every play was seen, or something besides plays has happened.
    """
    position = position_of(view)
    if position is None:
        return None
    try:
        found = _laid_out(view.rules, position)
    except (SettebelloError, ValueError):
        return None
    return found if live_view(found, view.seat).legal == view.legal else None


def position_of(view: View) -> PuzzlePosition | None:
    """Return what a seat knows as a puzzle has it; None where not every play of the deal was seen."""
    recalled = recall(view)
    table = recalled[0].table if recalled else view.table
    if view.hand is None or len(recalled) + view.cards_to_play + size(table) != PACK_SIZE:
        return None
    acts = " ".join(action_text(each.played.action) for each in recalled)
    return PuzzlePosition(
        dealer=int(view.dealer), table=cards_text(table), acts=acts, hand=cards_text(view.hand)
    )


def _laid_out(rules: Rules, position: PuzzlePosition) -> LiveDeal:
    dealer = Seat(position.dealer)
    acts = [parse_action(text) for text in position.acts.split()]
    filled = fill(rules, dealer, _pack(rules, position, len(acts)), [(None, each) for each in acts])
    if filled.refused is not None:
        raise filled.refused[1]
    found = live(deal(rules, dealer, filled.pack))
    for each in acts:
        found = act(found, found.state.to_move, each)
    return found


def _pack(rules: Rules, position: PuzzlePosition, made: int) -> tuple[Card | None, ...]:
    """Return the pack as far as the seat knows it: the first table, and its hand in the batch in play."""
    batch, later = rules.deal.batch, made - rules.deal.hand_size() * rules.players
    number = 0 if batch is None or later < 0 else 1 + later // batch.total(rules.players)
    seat = play_order(rules, Seat(position.dealer))[made % rules.players]
    known: dict[Place, list[Card]] = {
        TABLE: list(cards_in(parse_cards(position.table))),
        (seat, number): list(cards_in(parse_cards(position.hand))),
    }
    places = dealt_places(rules, Seat(position.dealer))
    pack = tuple(known[place].pop() if known.get(place) else None for place in places)
    if any(known.values()):
        raise ValueError("there are more cards than were dealt")
    return pack
