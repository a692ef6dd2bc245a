"""Making a play: capture, scopa, the next batch, and the leftovers at the end."""

from dataclasses import replace

from settebello.cards import EMPTY, CardSet, Seat, Side, single
from settebello.engine.actions import Action, BankAce, Play
from settebello.engine.dealing import hand_out
from settebello.engine.legal import legal_twin
from settebello.engine.scopa import is_scopa
from settebello.engine.seats import play_order, side_of
from settebello.engine.state import Played, State


def apply(state: State, action: Action) -> State:
    """Return the state after the player on turn acts; raise `IllegalAction` if the rules forbid it."""
    return apply_unchecked(state, legal_twin(state, action))


def apply_unchecked(state: State, action: Action) -> State:
    """Return the state after a legal action; nothing is checked."""
    taken = action.capture if isinstance(action, Play) else EMPTY
    scopa = is_scopa(state.rules, state.table, action.card, taken, state.cards_to_play - 1)
    played = replace(
        state,
        hands=_without(state.hands, state.to_move, single(action.card)),
        table=_table_after(state.table, action, taken),
        piles=_piles_after(state, action, taken),
        scope=_added(state.scope, state.side_to_move, 1) if scopa else state.scope,
        last_capturer=state.to_move if taken else state.last_capturer,
        to_move=Seat((state.to_move + 1) % state.rules.players),
        plays=(*state.plays, Played(state.to_move, action, scopa)),
    )
    if any(played.hands):
        return played
    return _next_batch(played) if played.stock else with_leftovers(played)


def _table_after(table: CardSet, action: Action, taken: CardSet) -> CardSet:
    stays = EMPTY if taken or isinstance(action, BankAce) else single(action.card)
    return CardSet(table & ~taken | stays)


def _piles_after(state: State, action: Action, taken: CardSet) -> tuple[CardSet, ...]:
    if not taken and not isinstance(action, BankAce):
        return state.piles
    return _joined(state.piles, state.side_to_move, CardSet(taken | single(action.card)))


def _next_batch(state: State) -> State:
    """Hand out the next batch; the table stays as it is (T5, O13, P20)."""
    batch = state.rules.deal.batch
    packets = () if batch is None else (batch,)
    dealt = hand_out(state.rules, state.dealer, packets, state.stock)
    first = play_order(state.rules, state.dealer)[0]
    return replace(state, hands=dealt.hands, stock=dealt.stock, to_move=first)


def with_leftovers(state: State) -> State:
    """Give what is left on the table to the last capturer; to nobody where none was (F9.6, A7, A34)."""
    if state.last_capturer is None:
        return state
    side = side_of(state.rules, state.last_capturer)
    return replace(state, table=EMPTY, piles=_joined(state.piles, side, state.table), leftovers=state.table)


def _without(hands: tuple[CardSet, ...], seat: Seat, cards: CardSet) -> tuple[CardSet, ...]:
    return tuple(CardSet(hand & ~cards) if at == seat else hand for at, hand in enumerate(hands))


def _joined(piles: tuple[CardSet, ...], side: Side, cards: CardSet) -> tuple[CardSet, ...]:
    return tuple(CardSet(pile | cards) if at == side else pile for at, pile in enumerate(piles))


def _added(counts: tuple[int, ...], side: Side, more: int) -> tuple[int, ...]:
    return tuple(count + more if at == side else count for at, count in enumerate(counts))
