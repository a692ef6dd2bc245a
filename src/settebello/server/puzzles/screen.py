"""A puzzle as a table shows it: what the seat on turn knew, and nothing else."""

from settebello.cards import EMPTY, CardSet, Seat, Side, card_text, cards_in, cards_text
from settebello.engine import Action, Play, View, is_scopa, points_to_reach, seats_of, shows_scope, side_of
from settebello.engine.recall import recalled_piles
from settebello.room.public import PlayedEvent
from settebello.room.screen import LegalPlay, Phase, Screen, SeatScreen, SideScreen
from settebello.rules import rules_text


def puzzle_screen(puzzle: str, view: View) -> Screen:
    """Return the table of a puzzle; its seats have no names, and captures are always offered."""
    rules = view.rules
    played = [
        PlayedEvent(
            seat=each.seat,
            card=card_text(each.action.card),
            capture=_texts(_taken(each.action)),
            bank=not isinstance(each.action, Play),
            scopa=each.scopa,
        )
        for each in view.plays
    ]
    return Screen(
        room=puzzle,
        version=1,
        phase=Phase.PLAYING,
        rules=rules_text(rules),
        target=points_to_reach(rules),
        you=view.seat,
        seats=[_seat(view, Seat(seat)) for seat in range(rules.players)],
        sides=[_side(view, Side(side), played) for side in range(rules.side_count)],
        match_number=1,
        deal_number=1,
        to_move=view.to_move,
        table=_texts(view.table),
        hand=_texts(view.hand or EMPTY),
        stock=view.stock_size,
        legal=[_legal(view, action) for action in view.legal],
        last_play=played[-1] if played else None,
        last_trick=None,
    )


def pile_texts(view: View) -> list[str]:
    """Return the pile of each side as a text; an attentive player remembers them."""
    return [cards_text(pile) for pile in recalled_piles(view)]


def _seat(view: View, seat: Seat) -> SeatScreen:
    return SeatScreen(
        seat=seat,
        side=side_of(view.rules, seat),
        name="",
        kind="person",
        player="",
        cards=view.hand_sizes[seat],
        dealer=view.dealer == seat,
        ready=True,
        exposed=_texts(view.exposed[seat]) if view.exposed else [],
    )


def _side(view: View, side: Side, played: list[PlayedEvent]) -> SideScreen:
    seats, open_piles = seats_of(view.rules, side), shows_scope(view.rules)
    return SideScreen(
        side=side,
        seats=list(seats),
        score=view.before[side],
        has_taken=any(each.seat in seats and (each.capture or each.bank) for each in played),
        scope=view.scope[side] if open_piles else None,
        scope_cards=[each.card for each in played if each.scopa and each.seat in seats]
        if open_piles
        else None,
    )


def _legal(view: View, action: Action) -> LegalPlay:
    taken = _taken(action)
    return LegalPlay(
        action=str(action),
        card=card_text(action.card),
        capture=_texts(taken),
        bank=not isinstance(action, Play),
        scopa=is_scopa(view.rules, view.table, action.card, taken, view.cards_to_play - 1),
    )


def _taken(action: Action) -> CardSet:
    return action.capture if isinstance(action, Play) else EMPTY


def _texts(cards: CardSet) -> list[str]:
    return [card_text(card) for card in cards_in(cards)]
