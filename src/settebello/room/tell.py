"""What a person is told of each event: the public side of the log, for motion and for speech."""

from settebello.cards import PACK_SIZE, card_text, cards_in
from settebello.engine import first_table, redeal_reason
from settebello.room.events import Begun, Dealt, Moved, Opened, Readied, RoomEvent, Sealed, Seated
from settebello.room.fair import shuffled_pack
from settebello.room.project import played_event
from settebello.room.screen import (
    BatchEvent,
    CountedEvent,
    DealtEvent,
    DrawnEvent,
    LeftoversEvent,
    PublicEvent,
    ReadyEvent,
    RedealtEvent,
    SeatedEvent,
    WonEvent,
)
from settebello.room.state import DealInPlay, Room


def tell(event: RoomEvent, after: Room) -> list[PublicEvent]:
    """Return what everybody at the table may be told of an event, given the table after it."""
    match event:
        case Opened() | Sealed():
            return []
        case Seated(seat, name):
            return [SeatedEvent(seat, name)]
        case Begun(dealer, _, drawn):
            return [DrawnEvent([list(cards) for cards in drawn], dealer)] if drawn else []
        case Dealt():
            return _dealt(after)
        case Moved():
            return _moved(after)
        case Readied(seat):
            return [ReadyEvent(seat)]


def _dealt(after: Room) -> list[PublicEvent]:
    deal = after.deals[-1]
    thrown = [_thrown(deal, attempt) for attempt in range(deal.attempt)]
    return [*thrown, DealtEvent(deal.number, deal.state.dealer)]


def _thrown(deal: DealInPlay, attempt: int) -> RedealtEvent:
    """Tell of a deal thrown in; its pack follows from the same seed."""
    table = first_table(deal.state.rules, shuffled_pack(deal.luck, attempt))
    reason = redeal_reason(deal.state.rules, table)
    return RedealtEvent(str(reason), [card_text(card) for card in cards_in(table)])


def _moved(after: Room) -> list[PublicEvent]:
    deal = after.deals[-1]
    state = deal.state
    told: list[PublicEvent] = [played_event(state.plays[-1])]
    if state.leftovers and state.last_capturer is not None:
        cards = [card_text(card) for card in cards_in(state.leftovers)]
        told.append(LeftoversEvent(state.last_capturer, cards))
    if deal.score is not None:
        return [*told, *_counted(after, deal)]
    batch = _new_batch(deal)
    return [*told, BatchEvent(*batch)] if batch else told


def _counted(after: Room, deal: DealInPlay) -> list[PublicEvent]:
    told: list[PublicEvent] = [CountedEvent(list(deal.score.totals) if deal.score else [])]
    outcome = after.match.outcome if after.match else None
    if outcome and outcome.winner is not None:
        told.append(WonEvent(outcome.winner, outcome.multiplier))
    return told


def _new_batch(deal: DealInPlay) -> tuple[int, int] | None:
    """Return which batch has just been handed out, of how many; None if none was."""
    rules, played = deal.state.rules, len(deal.state.plays)
    pattern = rules.deal
    first = pattern.hand_size() * rules.players
    if pattern.batch is None or played < first:
        return None
    rounds, extra = divmod(played - first, pattern.batch.total(rules.players))
    return (rounds + 2, pattern.batches(rules.players, PACK_SIZE)) if extra == 0 else None
