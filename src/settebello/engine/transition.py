"""Making a play: capture, scopa, the next batch, and the leftovers at the end."""

# A state is made field by field and not by `replace`, which takes twice the time.

from dataclasses import replace

from settebello.arguments import checked
from settebello.cards import EMPTY, PACK_SIZE, CardSet, Rank, Seat, Side, single
from settebello.engine.actions import Action, BankAce, Play
from settebello.engine.capture import matta
from settebello.engine.dealing import hand_out
from settebello.engine.legal import legal_twin, moment_of
from settebello.engine.play_points import counted_in_play, play_bonus
from settebello.engine.scopa import makes_scopa
from settebello.engine.seats import leftovers_to, play_order, side_of
from settebello.engine.state import Played, State


def apply(state: State, action: Action) -> State:
    """Return the state after the player on turn acts; raise `IllegalAction` if the rules forbid it."""
    return apply_unchecked(state, legal_twin(state, action))


def apply_unchecked(state: State, action: Action) -> State:
    """Return the state after a legal action; nothing is checked."""
    rules, seat, side = state.rules, state.to_move, state.side_to_move
    taken = action.capture if isinstance(action, Play) else EMPTY
    left = state.cards_to_play - 1
    scopa = makes_scopa(rules, state.table, action.card, taken, left, moment_of(state))
    in_play = counted_in_play(rules)
    bonus = play_bonus(rules, action.card, taken, state.fresh, left) if in_play else ()
    played = Played(seat, action, scopa, bonus)
    piles = _piles_after(state, action, taken)
    lays = bool(in_play) and not taken and isinstance(action, Play)
    after = State(
        rules=rules,
        dealer=state.dealer,
        before=state.before,
        hands=_without(state.hands, seat, single(action.card)),
        table=_table_after(state.table, action, taken),
        stock=state.stock,
        piles=piles,
        scope=_added(state.scope, side, 1) if scopa else state.scope,
        to_move=Seat((seat + 1) % rules.players),
        last_capturer=seat if taken else state.last_capturer,
        plays=(*state.plays, played),
        taken_first=state.taken_first,
        matta_as=None if state.matta_as is None else _still_named(state, piles),
        fresh=action.card if lays else None,
        claims=state.claims,
        giocate=_with_points(state, side, played.points) if bonus else state.giocate,
    )
    if any(after.hands):
        return after
    return _next_batch(after) if after.stock else with_leftovers(after)


def _still_named(state: State, piles: tuple[CardSet, ...]) -> Rank | None:
    """Return the value of the matta, which a pile ends (docs/family.md C35)."""
    card = matta(state.rules)
    ended = card is None or any(pile & single(card) for pile in piles)
    return None if ended else state.matta_as


def _with_points(state: State, side: Side, points: int) -> tuple[int, ...]:
    return _added(state.giocate or (0,) * state.rules.side_count, side, points)


def _table_after(table: CardSet, action: Action, taken: CardSet) -> CardSet:
    stays = EMPTY if taken or isinstance(action, BankAce) else single(action.card)
    return CardSet(table & ~taken | stays)


def _piles_after(state: State, action: Action, taken: CardSet) -> tuple[CardSet, ...]:
    if not taken and not isinstance(action, BankAce):
        return state.piles
    return _joined(state.piles, state.side_to_move, CardSet(taken | single(action.card)))


def _next_batch(state: State) -> State:
    """Hand out the next batch; the table stays as it is (T5, O13, P20)."""
    batch = state.rules.deal.next_batch(state.rules.players, PACK_SIZE - len(state.stock))
    packets = () if batch is None else (batch,)
    dealt = hand_out(state.rules, state.dealer, packets, state.stock)
    first = play_order(state.rules, state.dealer)[0]
    return replace(state, hands=dealt.hands, stock=dealt.stock, to_move=first, fresh=None)


@checked
def with_leftovers(state: State) -> State:
    """Give what is left on the table to the last capturer; to nobody where none was (F9.6, A7, A34).

    By some rules it is the dealer's (docs/family.md B4).
    """
    receiver = leftovers_to(state.rules, state.dealer, state.last_capturer)
    if receiver is None:
        return state
    side = side_of(state.rules, receiver)
    piles = _joined(state.piles, side, state.table)
    return replace(state, table=EMPTY, piles=piles, leftovers=state.table, matta_as=None, fresh=None)


def _without(hands: tuple[CardSet, ...], seat: Seat, cards: CardSet) -> tuple[CardSet, ...]:
    return tuple(CardSet(hand & ~cards) if at == seat else hand for at, hand in enumerate(hands))


def _joined(piles: tuple[CardSet, ...], side: Side, cards: CardSet) -> tuple[CardSet, ...]:
    return tuple(CardSet(pile | cards) if at == side else pile for at, pile in enumerate(piles))


def _added(counts: tuple[int, ...], side: Side, more: int) -> tuple[int, ...]:
    return tuple(count + more if at == side else count for at, count in enumerate(counts))
