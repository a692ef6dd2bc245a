"""Declared hands, points of plays and the aim of a game, as a seat sees them (docs/family.md C21 to C36)."""

from dataclasses import replace

from settebello.cards import EMPTY, CardSet, Rank, Seat, card_text, cards_in, contains
from settebello.cards.card import RANK_LETTERS
from settebello.engine import (
    DeclaredHand,
    State,
    counted_in_play,
    counts_first_tables,
    declares,
    fewest_win,
    open_declarations,
    shows_cards,
    table_bonus,
)
from settebello.engine.capture import matta
from settebello.engine.live import Declare, LiveDeal, sees_hand
from settebello.room.public import DeclaredEvent
from settebello.room.screen import DeclarationScreen, DeclaredScreen, DeclaringScreen, TakenTableScreen
from settebello.rules import Rules


def has_declaring(rules: Rules) -> bool:
    """Tell whether a table by these rules shows any of this."""
    return declares(rules) or fewest_win(rules) or bool(counted_in_play(rules)) or counts_first_tables(rules)


def declaring_in_the_open(rules: Rules, state: State | None) -> DeclaringScreen | None:
    """Return what everybody sees of it; None where these rules have none of it."""
    if not has_declaring(rules):
        return None
    wild, none = matta(rules), [0] * rules.side_count
    return DeclaringScreen(
        fewest=fewest_win(rules),
        matta=None if wild is None else card_text(wild),
        matta_as=None if state is None else _matta_as(state),
        declared=[] if state is None else [_declared(state, claim) for claim in state.claims],
        ways=[],
        accusi=[] if not declares(rules) else none if state is None else list(state.accusi),
        giocate=_giocate(state, none) if counted_in_play(rules) else [],
        first=None if state is None else first_table_taken(state),
        open=shows_cards(rules),
    )


def declaring_of(seen: DeclaringScreen, deal: LiveDeal, seat: Seat) -> DeclaringScreen:
    """Return what a seat sees besides: its own hand that was declared, and how it may declare one now."""
    state = deal.state
    ways = open_declarations(state, seat) if sees_hand(deal, seat) else ()
    declared = [
        _declared(state, claim, own=True) if claim.seat == seat else shown
        for claim, shown in zip(state.claims, seen.declared, strict=True)
    ]
    own = any(claim.seat == seat and claim.named is not None for claim in state.claims)
    return replace(
        seen,
        matta_as=letter(state.matta_as) if own else seen.matta_as,
        declared=declared,
        ways=[DeclarationScreen(str(Declare(way.named)), letter(way.named), way.points) for way in ways],
    )


def first_table_taken(state: State) -> TakenTableScreen | None:
    """Return the first table where it was worth something (C6)."""
    taken = table_bonus(state.rules, state.dealer, state.taken_first) if state.taken_first else None
    return None if taken is None else TakenTableScreen(taken.seat, _texts(state.taken_first), taken.scope)


def declared_event(state: State) -> DeclaredEvent:
    """Return the last declaration as the table saw it."""
    claim = state.claims[-1]
    shown = shows_cards(state.rules)
    cards, named = (claim.hand, claim.named) if shown else (EMPTY, None)
    return DeclaredEvent(claim.seat, _texts(cards), letter(named), claim.points)


def letter(rank: Rank | None) -> str | None:
    """Return the letter of a rank."""
    return None if rank is None else RANK_LETTERS[rank - 1]


def _declared(state: State, claim: DeclaredHand, *, own: bool = False) -> DeclaredScreen:
    held = CardSet(claim.hand & state.hands[claim.seat])
    shown = own or shows_cards(state.rules)
    return DeclaredScreen(
        seat=claim.seat,
        cards=_texts(claim.hand if shown else CardSet(claim.hand & ~held)),
        named=letter(claim.named) if shown else None,
        points=claim.points,
        held=bool(held),
    )


def _giocate(state: State | None, none: list[int]) -> list[int]:
    return list(state.giocate) if state is not None and state.giocate else none


def _matta_as(state: State) -> str | None:
    """Return the value that everybody knows the matta to have: named in the open, or lying on the table."""
    wild = matta(state.rules)
    known = shows_cards(state.rules) or (wild is not None and contains(state.table, wild))
    return letter(state.matta_as) if known else None


def _texts(cards: CardSet) -> list[str]:
    return [card_text(card) for card in cards_in(cards)]
