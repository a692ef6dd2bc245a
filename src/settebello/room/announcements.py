"""The announcements of each event: the public side of the log, for motion and for speech."""

from settebello.cards import PACK_SIZE, card_text, cards_in, cards_text
from settebello.engine import BankAce, Play, first_table, redeal_reason
from settebello.engine.live import Admit, Call, Choose, Ending, Fuori, Irregular, Misdeal, Show
from settebello.fair import Luck, shuffled_pack
from settebello.room.events import (
    ActMade,
    AskedAgain,
    Begun,
    Claimed,
    Dealt,
    Flagged,
    Given,
    Interrupted,
    Left,
    Opened,
    Published,
    Readied,
    Recognized,
    Replaced,
    Resigned,
    Returned,
    RoomEvent,
    Sealed,
    Seated,
    StoodIn,
)
from settebello.room.projection import played_event
from settebello.room.public import (
    BatchEvent,
    CalledEvent,
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
    ReturnedEvent,
    SeatedEvent,
    ShownEvent,
    StoodInEvent,
    WonEvent,
)
from settebello.room.state import DealInPlay, Room


def tell(event: RoomEvent, after: Room) -> list[PublicEvent]:
    """Return what everybody at the table may be told of an event, given the table after it."""
    match event:
        case Opened() | Sealed() | Given() | Published() | AskedAgain() | Recognized():
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
        case StoodIn(seat) | Returned(seat):
            return [StoodInEvent(seat) if isinstance(event, StoodIn) else ReturnedEvent(seat)]
        case Replaced(seat, why):
            return [ReplacedEvent(seat, why)]
        case Interrupted(seconds):
            return [InterruptedEvent(round(seconds))]
        case Left(seat, name, _, computer, off):
            return [LeftEvent(seat, name, computer, off)]


def _dealt(after: Room) -> list[PublicEvent]:
    deal = after.deals[-1]
    thrown = [_thrown(deal, deal.luck, attempt) for attempt in range(deal.attempt) if deal.luck]
    return [*thrown, DealtEvent(deal.number, deal.state.dealer)]


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
            return [played_event(deal.state.plays[-1])]
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


def _was_play(deal: DealInPlay) -> bool:
    return isinstance(deal.live.acts[-1].act, Play | BankAce)


def _left_over(deal: DealInPlay) -> list[PublicEvent]:
    state = deal.state
    if not state.leftovers or state.last_capturer is None:
        return []
    return [LeftoversEvent(state.last_capturer, [card_text(card) for card in cards_in(state.leftovers)])]


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
    pattern = rules.deal
    first = pattern.hand_size() * rules.players
    if pattern.batch is None or played < first:
        return None
    rounds, extra = divmod(played - first, pattern.batch.total(rules.players))
    return (rounds + 2, pattern.batches(rules.players, PACK_SIZE)) if extra == 0 else None
