"""The screen of a puzzle: the table as the seat saw it, and the cards taken so far, which lie open."""

from settebello.analysis.puzzles import Puzzle, puzzle_view, seat_names
from settebello.analysis.sentences import play_text
from settebello.cards import CardSet, Seat, Side, card_text, cards_in
from settebello.engine import Action, Play, View, is_scopa, may_be_missed, seats_of, side_of
from settebello.engine.recall import recalled_piles
from settebello.notation import action_text
from settebello.room.screen import LegalPlay, Phase, Screen, SeatScreen, SideScreen
from settebello.texts import Texts


def screen_of(puzzle: Puzzle, said: Texts) -> Screen:
    """Return what the seat saw, as a table shows it."""
    seen = puzzle_view(puzzle)
    names = seat_names(puzzle, said)
    return Screen(
        room="",
        version=0,
        phase=Phase.PLAYING,
        rules=puzzle.rules,
        target=None,
        you=puzzle.seat,
        seats=[_seat(seen, Seat(seat), name) for seat, name in enumerate(names)],
        sides=[_side(seen, Side(side)) for side in range(seen.rules.side_count)],
        match_number=1,
        deal_number=1,
        to_move=puzzle.seat,
        table=_texts(seen.table),
        hand=_texts(seen.hand or CardSet(0)),
        stock=seen.stock_size,
        legal=[_legal(seen, action) for action in seen.legal],
        last_play=None,
        last_trick=None,
        by_hand=may_be_missed(seen.rules),
    )


def plays_so_far(puzzle: Puzzle, said: Texts) -> list[str]:
    """Return a line for each play before the puzzle."""
    names = seat_names(puzzle, said)
    return [
        f"{names[played.seat]}: {play_text(action_text(played.action), said)}"
        for played in puzzle_view(puzzle).plays
    ]


def taken_cards(puzzle: Puzzle) -> list[list[str]]:
    """Return the cards that each side has taken, the own side first."""
    seen = puzzle_view(puzzle)
    piles = [_texts(pile) for pile in recalled_piles(seen)]
    return [*piles[seen.side :], *piles[: seen.side]]


def _seat(seen: View, seat: Seat, name: str) -> SeatScreen:
    return SeatScreen(
        seat=seat,
        side=side_of(seen.rules, seat),
        name=name,
        kind="person",
        player="",
        cards=seen.hand_sizes[seat],
        dealer=seat == seen.dealer,
        ready=True,
        exposed=[],
    )


def _side(seen: View, side: Side) -> SideScreen:
    return SideScreen(
        side=side,
        seats=list(seats_of(seen.rules, side)),
        score=seen.before[side],
        has_taken=bool(recalled_piles(seen)[side]),
        scope=seen.scope[side],
        scope_cards=None,
    )


def _legal(seen: View, action: Action) -> LegalPlay:
    capture = action.capture if isinstance(action, Play) else CardSet(0)
    left = seen.cards_to_play - 1
    return LegalPlay(
        action=action_text(action),
        card=card_text(action.card),
        capture=_texts(capture),
        bank=not isinstance(action, Play),
        scopa=is_scopa(seen.rules, seen.table, action.card, capture, left),
    )


def _texts(cards: CardSet) -> list[str]:
    return [card_text(card) for card in cards_in(cards)]
