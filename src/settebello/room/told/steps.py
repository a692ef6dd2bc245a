"""The steps of several events for a seat: the screen after each of them.

A table goes from one version to the next by a command, and a person sees what that brought about event by
event: a card is played, what is left is swept up, the deal is counted. The last screen is the projection of
the table. Those before follow from the screen that was shown before, event by event.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from settebello.room.public import (
    BatchEvent,
    BonusEvent,
    CalledEvent,
    CancelledEvent,
    ChosenEvent,
    CountedEvent,
    DealtEvent,
    DeclaredEvent,
    DrawnEvent,
    ForfeitEvent,
    FuoriEvent,
    InterruptedEvent,
    LeftEvent,
    LeftoversEvent,
    PlayedEvent,
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
from settebello.room.screen import (
    DeclaredScreen,
    DeclaringScreen,
    Phase,
    Screen,
    SeatScreen,
    SideScreen,
)


@dataclass(frozen=True, slots=True)
class Step:
    """An event, and the screen after it."""

    event: PublicEvent
    screen: Screen


def steps(before: Screen, told: Sequence[PublicEvent], after: Screen) -> list[Step]:
    """Return the steps from one screen of a seat to a later one; the last leads to ``after``.

    While something is shown nothing can be done, so only the last screen has legal acts.
    """
    shown: list[Step] = []
    screen = before
    for event, following in pairwise(told):
        followed = _followed(screen, event, after)
        if isinstance(following, TableTakenEvent):
            followed = _first_table(after, following)
        screen = replace(
            followed,
            version=after.version,
            legal=[],
            offers=[],
            fuori=False,
            shows=False,
            owner=None,
            declaring=followed.declaring and replace(followed.declaring, ways=[]),
        )
        shown.append(Step(event, screen))
    return [*shown, *(Step(event, after) for event in told[-1:])]


def last_shown(screen: Screen, event: PlayedEvent) -> dict[str, PlayedEvent]:
    """Return the fields that a played event says itself: it was the last play, and maybe the last trick.

    Captures can be looked at again only where piles lie open (F18), which shows in their scope.
    """
    takes = bool(event.capture) or event.bank
    if takes and any(side.scope is not None for side in screen.sides):
        return {"last_play": event, "last_trick": event}
    return {"last_play": event}


def _followed(screen: Screen, event: PublicEvent, after: Screen) -> Screen:
    """Return the screen after an event that others follow until ``after``."""
    match event:
        case PlayedEvent():
            return _played(screen, event)
        case CalledEvent(_, owner, card):
            return _taken_back(screen, owner, card)
        case ShownEvent(seat, cards):
            return _with_seat(screen, seat, lambda who: replace(who, exposed=[*who.exposed, *cards]))
        case LeftoversEvent(seat):
            swept = replace(screen, table=[], to_move=None)
            return _with_side_of(swept, seat, lambda side: replace(side, has_taken=True))
        case CountedEvent():
            score = {side.side: side.score for side in after.sides}
            sides = [replace(side, score=score[side.side]) for side in screen.sides]
            ended = Phase.MATCH_OVER if after.repeated and after.outcome is None else Phase.DEAL_OVER
            phase = ended if after.phase is Phase.MATCH_OVER else Phase.DEAL_OVER
            return replace(screen, sides=sides, phase=phase, count=after.count, to_move=None)
        case DrawnEvent() | RedealtEvent() | DealtEvent() | BatchEvent():
            return _before_the_deal(after)
        case TableTakenEvent() | DeclaredEvent() | BonusEvent():
            return _of_kin(screen, event)
        case SeatedEvent(seat, name) | LeftEvent(seat, _, name):
            return _with_seat(screen, seat, lambda who: _as_in(after, name, who))
        case ReadyEvent(seat):
            return _with_seat(screen, seat, lambda who: replace(who, ready=True))
        case ResigningEvent(seat):
            return _with_seat(screen, seat, lambda who: replace(who, resigning=True))
        case (
            FuoriEvent()
            | ChosenEvent()
            | ForfeitEvent()
            | CancelledEvent()
            | StoodInEvent()
            | ReturnedEvent()
            | ReplacedEvent()
            | ResumedEvent()
            | InterruptedEvent()
            | TakenBackEvent()  # nothing follows it until its screen is shown
        ):
            return screen
        case WonEvent():
            return replace(screen, phase=Phase.MATCH_OVER, outcome=after.outcome, stakes=after.stakes)


def _played(screen: Screen, event: PlayedEvent) -> Screen:
    """Return the screen after a card was played."""
    takes = bool(event.capture) or event.bank
    table = [card for card in screen.table if card not in event.capture]
    hand = screen.hand
    if hand is not None and event.seat == screen.you:
        hand = [card for card in hand if card != event.card]
    screen = replace(screen, table=table if takes else [*table, event.card], hand=hand, to_move=None)
    screen = _with_seat(screen, event.seat, lambda who: _with_cards(who, -1, [event.card]))
    if takes:
        screen = _with_side_of(screen, event.seat, lambda side: _with_taken(side, event))
    shown = last_shown(screen, event)
    return replace(screen, last_play=event, last_trick=shown.get("last_trick", screen.last_trick))


def _with_taken(side: SideScreen, event: PlayedEvent) -> SideScreen:
    """Return a side after a capture, with the card of a scopa where those lie open."""
    if not event.scopa or side.scope is None or side.scope_cards is None:
        return replace(side, has_taken=True)
    cards = [*side.scope_cards, event.card]
    return replace(side, has_taken=True, scope=side.scope + 1, scope_cards=cards)


def _of_kin(screen: Screen, event: TableTakenEvent | DeclaredEvent | BonusEvent) -> Screen:
    """Return the screen after an event that only the games around the sources have."""
    match event:
        case TableTakenEvent(seat, cards, worth):
            swept = replace(screen, table=[])
            return _with_side_of(swept, seat, lambda side: _with_scope(side, cards[:worth]))
        case DeclaredEvent():
            return _declared(screen, event)
        case BonusEvent(seat, _, worth):
            return _with_points(screen, seat, worth)


def _first_table(after: Screen, taken: TableTakenEvent) -> Screen:
    """Return the table as it was dealt, before it was captured."""
    sides = [
        replace(
            side,
            has_taken=False,
            scope=None if side.scope is None else 0,
            scope_cards=None if side.scope_cards is None else [],
        )
        for side in after.sides
    ]
    return replace(after, table=taken.cards, sides=sides, to_move=None)


def _with_scope(side: SideScreen, cards: list[str]) -> SideScreen:
    """Return a side after it has captured the first table, with the cards of its scope."""
    if side.scope is None or side.scope_cards is None:
        return replace(side, has_taken=True)
    return replace(
        side, has_taken=True, scope=side.scope + len(cards), scope_cards=[*side.scope_cards, *cards]
    )


def _declared(screen: Screen, event: DeclaredEvent) -> Screen:
    """Return the screen after a hand was declared: it lies open, where it does at all."""
    shown = _with_seat(screen, event.seat, lambda who: replace(who, exposed=list(event.cards)))
    before = screen.declaring
    if before is None:
        return shown
    claim = DeclaredScreen(event.seat, event.cards, event.named, event.worth, held=True)
    accusi = _raised(screen, before.accusi, event.seat, event.worth)
    return replace(
        shown,
        declaring=replace(
            before,
            declared=[*before.declared, claim],
            accusi=accusi,
            matta_as=event.named or before.matta_as,
        ),
    )


def _with_points(screen: Screen, seat: int, worth: int) -> Screen:
    """Return the screen after a play made points besides a scopa."""
    before = screen.declaring
    if before is None:
        return screen
    now: DeclaringScreen = replace(before, giocate=_raised(screen, before.giocate, seat, worth))
    return replace(screen, declaring=now)


def _raised(screen: Screen, points: list[int], seat: int, worth: int) -> list[int]:
    own = screen.seats[seat].side
    return [each + worth if side == own else each for side, each in enumerate(points)]


def _taken_back(screen: Screen, owner: int, card: str) -> Screen:
    """Return the screen after a laid card had to be taken back: it lies open in the hand and has to take."""
    table = [each for each in screen.table if each != card]
    hand = [*screen.hand, card] if screen.hand is not None and owner == screen.you else screen.hand
    screen = replace(screen, table=table, hand=hand, to_move=owner, last_play=None)
    return _with_seat(screen, owner, lambda who: _with_cards(who, 1, [], [card]))


def _before_the_deal(after: Screen) -> Screen:
    """Return the table with everybody in their places and no cards dealt."""
    return replace(
        after,
        seats=[replace(who, cards=0) for who in after.seats],
        hand=None if after.hand is None else [],
        table=[],
        stock=after.stock + len(after.table) + sum(who.cards for who in after.seats),
        to_move=None,
        last_play=None,
        last_trick=None,
    )


def _as_in(after: Screen, name: str, who: SeatScreen) -> SeatScreen:
    """Return a seat taken by the player of this name, who may sit elsewhere after a draw; free for none."""
    if not name:
        return replace(who, name="", kind="open", player="", ready=False)
    found = next((each for each in after.seats if each.name == name), who)
    return replace(who, name=name, kind=found.kind, player=found.player, account=found.account, ready=False)


def _with_cards(who: SeatScreen, more: int, gone: Iterable[str], shown: Iterable[str] = ()) -> SeatScreen:
    exposed = [card for card in who.exposed if card not in set(gone)]
    return replace(who, cards=who.cards + more, exposed=[*exposed, *shown])


def _with_seat(screen: Screen, seat: int, change: Callable[[SeatScreen], SeatScreen]) -> Screen:
    return replace(screen, seats=[change(who) if who.seat == seat else who for who in screen.seats])


def _with_side_of(screen: Screen, seat: int, change: Callable[[SideScreen], SideScreen]) -> Screen:
    return replace(screen, sides=[change(side) if seat in side.seats else side for side in screen.sides])
