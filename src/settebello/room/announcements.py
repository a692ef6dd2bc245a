"""The announcements of each event: the public side of the log, for motion and for speech."""

from typing import Final

from settebello.cards import PACK_SIZE, card_text, cards_in, cards_text
from settebello.engine import (
    BankAce,
    Play,
    Played,
    first_table,
    leftovers_to,
    redeal_reason,
)
from settebello.engine.live import Admit, Call, Choose, Declare, Ending, Fuori, Irregular, Misdeal, Show
from settebello.fair import Luck, shuffled_pack
from settebello.room.declaring import declared_event, first_table_taken
from settebello.room.events import (
    ActMade,
    AskedAgain,
    Begun,
    Cancelled,
    Claimed,
    Dealt,
    Flagged,
    Given,
    Interrupted,
    Left,
    Opened,
    Practised,
    Published,
    Readied,
    Recognized,
    RemarksSwitched,
    Repeated,
    Replaced,
    Resigned,
    Resumed,
    Returned,
    RoomEvent,
    SaltsAsked,
    SaltShown,
    Sealed,
    Seated,
    StoodIn,
    TakenBack,
)
from settebello.room.projection import played_event
from settebello.room.public import (
    BatchEvent,
    BonusEvent,
    CalledEvent,
    CancelledEvent,
    ChosenEvent,
    CountedEvent,
    DealtEvent,
    DrawnEvent,
    ForfeitEvent,
    FuoriEvent,
    InterruptedEvent,
    LeftEvent,
    LeftoversEvent,
    PublicEvent,
    ReadyEvent,
    RedealtEvent,
    ReplacedEvent,
    ResigningEvent,
    ResumedEvent,
    ReturnedEvent,
    SeatedEvent,
    ShownEvent,
    StoodInEvent,
    TableTakenEvent,
    TakenBackEvent,
    WonEvent,
)
from settebello.room.state import DealInPlay, Room


def tell(event: RoomEvent, after: Room) -> list[PublicEvent]:
    """Return what everybody at the table may be told of an event, given the table after it."""
    match event:
        case (
            Opened()
            | Sealed()
            | SaltsAsked()
            | SaltShown()
            | Given()
            | Repeated()
            | Published()
            | RemarksSwitched()
            | AskedAgain()
            | Recognized()
            | Practised()
        ):
            return []
        case Seated(seat, name):
            return [SeatedEvent(seat, name)]
        case Begun(dealer, _, drawn):
            return [DrawnEvent([list(cards) for cards in drawn], dealer)] if drawn else []
        case Dealt():
            return _dealt(after)
        case ActMade():
            return _act_made(after)
        case Readied(seat):
            return [ReadyEvent(seat)]
        case Resigned(seat) if after.forfeit is None:
            return [ResigningEvent(seat)]
        case Flagged() | Claimed() | Resigned():
            return _lost(after)
        case Replaced(seat, why):
            return [ReplacedEvent(seat, why)]
        case Interrupted() | Cancelled():
            return [_of_table(event)]
        case StoodIn(seat) | Returned(seat) | TakenBack(seat) | Resumed(seat):
            return [_OF_SEATS[type(event)](seat)]
        case Left(seat, name, _, computer, off):
            return [LeftEvent(seat, name, computer, off)]


_OF_SEATS: Final = {
    StoodIn: StoodInEvent,
    Returned: ReturnedEvent,
    TakenBack: TakenBackEvent,
    Resumed: ResumedEvent,
}


def _of_table(event: Interrupted | Cancelled) -> PublicEvent:
    """Tell of what nobody at the table did."""
    if isinstance(event, Cancelled):
        return CancelledEvent(event.why)
    return InterruptedEvent(round(event.seconds))


def _dealt(after: Room) -> list[PublicEvent]:
    deal = after.deals[-1]
    thrown = [_thrown(deal, deal.luck, attempt) for attempt in range(deal.attempt) if deal.luck]
    return [*thrown, DealtEvent(deal.number, deal.state.dealer), *_table_taken(deal)]


def _table_taken(deal: DealInPlay) -> list[PublicEvent]:
    """Tell of a first table that was worth something (docs/family.md C6)."""
    taken = first_table_taken(deal.state)
    return [] if taken is None else [TableTakenEvent(taken.seat, taken.cards, taken.scope)]


def _thrown(deal: DealInPlay, luck: Luck, attempt: int) -> RedealtEvent:
    """Tell of a deal thrown in; its pack follows from the same seed."""
    table = first_table(deal.state.rules, shuffled_pack(luck, attempt))
    reason = redeal_reason(deal.state.rules, table)
    return RedealtEvent(str(reason), [card_text(card) for card in cards_in(table)])


def _act_made(after: Room) -> list[PublicEvent]:
    deal = after.deals[-1]
    told = _acted(deal)
    if deal.ending is not None:
        return [*told, *_left_over(deal), *_counted(after, deal.ending)]
    batch = _new_batch(deal) if _was_play(deal) else None
    return [*told, BatchEvent(*batch)] if batch else told


def _acted(deal: DealInPlay) -> list[PublicEvent]:
    """Tell of the last act."""
    live, acted = deal.live, deal.live.acts[-1]
    seat, what = acted.seat, acted.act
    match what:
        case Play() | BankAce():
            return _played(deal.state.plays[-1])
        case Fuori():
            right = deal.ending is not None and deal.ending.right
            return [played_event(deal.state.plays[-1]), FuoriEvent(seat, right)]
        case Call():
            return [CalledEvent(seat, deal.state.to_move, cards_text(live.playable))]
        case Show(cards) | Admit(cards):
            shown = [card_text(card) for card in cards_in(cards)]
            return [ShownEvent(seat, shown, isinstance(what, Admit))]
        case Choose(card):
            return [ChosenEvent(seat, deal.state.to_move, card_text(card))]
        case Irregular() | Misdeal():
            return []  # only at an arbiter's desk
        case Declare():
            return [declared_event(deal.state)]


def _played(played: Played) -> list[PublicEvent]:
    """Tell of a play, and of the points that it made besides a scopa (SZ6)."""
    told: list[PublicEvent] = [played_event(played)]
    if played.bonus:
        told.append(BonusEvent(played.seat, [str(kind) for kind, _ in played.bonus], played.points))
    return told


def _was_play(deal: DealInPlay) -> bool:
    return isinstance(deal.live.acts[-1].act, Play | BankAce)


def _left_over(deal: DealInPlay) -> list[PublicEvent]:
    state = deal.state
    receiver = leftovers_to(state.rules, state.dealer, state.last_capturer)
    if not state.leftovers or receiver is None:
        return []
    return [LeftoversEvent(receiver, [card_text(card) for card in cards_in(state.leftovers)])]


def _counted(after: Room, ending: Ending) -> list[PublicEvent]:
    return [CountedEvent(list(ending.score.totals)), *_won(after)]


def _lost(after: Room) -> list[PublicEvent]:
    """Tell of a match that was lost otherwise than by play."""
    if after.forfeit is None:
        return []
    return [ForfeitEvent(after.forfeit.seat, after.forfeit.why), *_won(after)]


def _won(after: Room) -> list[PublicEvent]:
    outcome = after.match.outcome if after.match else None
    if outcome is None or outcome.winner is None:
        return []
    return [WonEvent(outcome.winner, outcome.multiplier)]


def _new_batch(deal: DealInPlay) -> tuple[int, int] | None:
    """Return which batch has just been handed out, of how many; None if none was."""
    rules, played = deal.state.rules, len(deal.state.plays)
    sizes, out = rules.deal.batch_sizes(rules.players, PACK_SIZE), 0
    for batch, cards in enumerate(sizes[:-1], 2):
        out += cards * rules.players
        if played == out:
            return batch, len(sizes)
    return None
