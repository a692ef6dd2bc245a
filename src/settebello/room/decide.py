"""Whether a command is accepted, and the events it becomes.

Refusals are raised as the errors of `settebello.errors`; nothing has changed then. ``seed`` is a
fresh secret of 64 hex digits, used only where a new deal has to be sealed. ``now`` is the moment, which
the events take along; without one no clock goes on. ``absence`` is who is not there, as the server vouches.
"""

from dataclasses import replace
from typing import Final

from settebello.cards import Seat
from settebello.engine import may_be_missed, side_of, with_article
from settebello.engine.live import (
    Act,
    Admit,
    Call,
    Irregular,
    LiveDeal,
    Misdeal,
    Show,
    act_unchecked,
    check_act,
    legal_plays,
    sees_hand,
)
from settebello.errors import Forbidden, IllegalAction, NotYourTurn
from settebello.notation import parse_act
from settebello.room.absence import NOBODY, Absence, check_claim, check_stand_in
from settebello.room.answers import check_answers, stale
from settebello.room.beginning.computers import computer_names
from settebello.room.beginning.dealing import begin_match, dealt
from settebello.room.beginning.first_dealer import check_draw
from settebello.room.beginning.seating import seat_of_person, seated
from settebello.room.commands import (
    Claim,
    Command,
    Dismiss,
    Expire,
    Fill,
    Leave,
    Move,
    Open,
    Publish,
    Ready,
    Recognize,
    Resign,
    Return,
    Sit,
    StandIn,
)
from settebello.room.events import (
    AskedAgain,
    Claimed,
    Flagged,
    Left,
    Moved,
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
from settebello.room.evolve import evolve
from settebello.room.screen import Phase
from settebello.room.state import Room
from settebello.room.timing import TWO_SIDES, agreed_time, deadline, on_clock
from settebello.rules import check_served, parse_rules

TELLING: Final = frozenset({"takes_nothing", "equal_first", "no_such_capture"})
"""Refusals that tell what a card takes."""

Events = list[RoomEvent]

OfThosePresent = Sit | Move | Ready | Fill | Leave | Resign | Return | Recognize | Publish | Dismiss | Expire
"""What is decided whoever else is there."""


TOO_LATE: Final = (Sit, Fill, Leave, Resign, StandIn, Claim)
"""What nobody can do any more once the time of the seat on turn is up: its side has lost the match."""


def open_room(command: Open, seed: str, now: float | None = None) -> Events:
    """Return the first events of a table; raise for rules, a time or a draw that cannot be played by."""
    rules = parse_rules(command.rules)
    check_served(rules)
    time = agreed_time(rules, command.time)
    if command.draw_partners:
        check_draw(rules)
    opened = Opened(command.room, command.rules, rules.as_texts(), time, command.draw_partners)
    published = [Published(public=True)] if command.public else []
    return _at(now, [opened, Sealed(seed), *published])


def decide(
    room: Room, command: Command, seed: str, now: float | None = None, absence: Absence = NOBODY
) -> Events:
    """Return the events an accepted command becomes; raise a `SettebelloError` for a refused one."""
    check_answers(room, command)
    if isinstance(command, TOO_LATE) and on_clock(room) is not None:
        _check_time(room, now)
    if isinstance(command, StandIn | Claim):
        return _at(now, _without(room, command, seed, absence))
    return _at(now, _decided(room, command, seed, now))


def _at(now: float | None, events: Events) -> Events:
    return [replace(event, at=now) for event in events]


def _without(room: Room, command: StandIn | Claim, seed: str, absence: Absence) -> Events:
    """Go on without those who are absent."""
    match command:
        case StandIn(seat, absent, player):
            check_stand_in(room, absent, absence)
            return _then_go_on(room, [StoodIn(absent, player, seat)])
        case Claim(seat):
            lost = check_claim(room, side_of(room.rules, seat), absence)
            return [Claimed(lost, seat), *([Sealed(seed)] if room.seed is None else [])]


def _decided(room: Room, command: OfThosePresent, seed: str, now: float | None) -> Events:
    match command:
        case Sit():
            return _then_go_on(room, _asked_again(room, [seated(room, command)]))
        case Fill():
            return _fill(room, command)
        case Move():
            return _move(room, command, seed, now)
        case Ready():
            return _ready(room, command)
        case Leave():
            return _leave(room, command)
        case Resign():
            return _resign(room, command, seed)
        case Return(seat):
            return [Returned(seat)] if seat in room.stood_in else []
        case Recognize():
            return _recognize(room, command)
        case Publish():
            return _publish(room, command)
        case Dismiss():
            return _dismiss(room, command)
        case Expire():
            return _expire(room, seed, now)


def _fill(room: Room, command: Fill) -> Events:
    if not room.free:
        raise Forbidden("no seat is free at this table", reason="table_full")
    # a friend who is waited for sits as a partner where there are partners
    free = sorted(room.free, key=lambda seat: side_of(room.rules, seat) == side_of(room.rules, Seat(0)))
    taken = sorted(free[: command.seats])
    names = iter(_free_names(room, command.player))
    events: Events = [Seated(seat, next(names), None, command.player, "") for seat in taken]
    return _then_go_on(room, _asked_again(room, events))


def _free_names(room: Room, player: str) -> list[str]:
    """List what computer players of this level can be called here."""
    return computer_names(player, room.id, [who.name for who in room.seats if who])


def _then_go_on(room: Room, events: Events) -> Events:
    """Add the beginning of the match once every seat is taken, or what everybody there is ready for."""
    after = _after(room, events)
    if after.free:
        return events
    if after.match is None:
        return [*events, *begin_match(after)]
    if after.phase is Phase.PLAYING or not after.needed or not after.needed <= after.ready:
        return events
    return [*events, *(begin_match(after) if after.phase is Phase.MATCH_OVER else [dealt(after)])]


def _asked_again(room: Room, events: Events) -> Events:
    """Add that a side is asked again what it had half agreed, where other people have to agree now."""
    after = _after(room, events)
    changed = [seat for seat, who in enumerate(after.seats) if who != room.seats[seat]]
    sides = {side_of(room.rules, Seat(seat)) for seat in changed}
    asked = {side_of(room.rules, seat) for seat in after.resigning}
    return [*events, *(AskedAgain(side) for side in sorted(sides & asked))]


def _recognize(room: Room, command: Recognize) -> Events:
    """Note who sits at a seat; raise `Forbidden` where the same person sits at another."""
    who = room.owners.get(command.seat)
    if who is None:
        raise Forbidden("you do not sit at this table", reason="not_seated")
    if seat_of_person(room, frozenset({command.person})) not in {None, command.seat}:
        raise Forbidden("you already sit at this table", reason="already_seated")
    known = who.person is not None or who.program
    return [] if known else [Recognized(command.seat, command.person)]


def _move(room: Room, command: Move, seed: str, now: float | None) -> Events:
    deal = room.deal
    if deal is None or room.phase is not Phase.PLAYING:
        raise NotYourTurn("no deal is being played at this table", reason="no_deal")
    _check_version(room, command.version)
    what = parse_act(command.action)
    _check_time(room, now)
    _check_screen(deal.live, command.seat, what)
    try:
        check_act(deal.live, command.seat, what)
    except IllegalAction as problem:
        raise _without_hint(deal.live, problem) from None
    made = [(command.seat, what)]
    after = act_unchecked(deal.live, command.seat, what)
    if isinstance(what, Call) and len(plays := legal_plays(after)) == 1:
        # a card that was called and takes in one way only takes at once
        made.append((after.state.to_move, plays[0]))
        after = act_unchecked(after, *made[-1])
    events: Events = [*_replaced(room, command), *(Moved(seat, str(each)) for seat, each in made)]
    return [*events, Sealed(seed)] if after.over else events


def _replaced(room: Room, command: Move) -> Events:
    """Write down that a simpler player plays at a seat: once a match."""
    if command.replaced is None or command.seat in dict(room.replaced):
        return []
    return [Replaced(command.seat, command.replaced)]


def _check_version(room: Room, seen: int) -> None:
    """Refuse what was decided on the table as it was before."""
    if seen != room.version:
        raise stale(room)


def _check_screen(deal: LiveDeal, seat: Seat, what: Act) -> None:
    """Refuse what nobody can do on a screen: the program deals, and a closed hand shows nothing."""
    if isinstance(what, Irregular | Misdeal):
        raise Forbidden("here the program deals and counts the cards", reason="arbiter_only")
    if isinstance(what, Show | Admit) and not sees_hand(deal, seat):
        problem = IllegalAction("nobody shows a hand that may not be looked at yet", reason="hand_not_seen")
        raise with_article(deal.state.rules, problem)


def _without_hint(deal: LiveDeal, problem: IllegalAction) -> IllegalAction:
    """Say no more of a wrong capture than that it is wrong, where captures are made by hand (F11.2)."""
    rules = deal.state.rules
    if not may_be_missed(rules) or problem.reason not in TELLING:
        return problem
    wrong = IllegalAction("this card does not take these", reason="wrong_capture", card=problem.facts["card"])
    return with_article(rules, wrong)


def _ready(room: Room, command: Ready) -> Events:
    if room.phase is Phase.PLAYING:
        raise NotYourTurn("the deal is not over yet", reason="deal_not_over")
    if command.blind and _may_mean_the_next_deal(room):
        raise stale(room)
    if command.seat in room.ready:
        return []
    readied = Readied(command.seat, command.salt)
    # before the first deal this only brings a salt, chosen by who has seen the hash
    return [readied] if room.phase is Phase.WAITING else _then_go_on(room, [readied])


def _may_mean_the_next_deal(room: Room) -> bool:
    """Tell whether a match was given up, claimed or lost between two deals, where a next one was expected."""
    return room.phase is Phase.MATCH_OVER and room.forfeit is not None and room.deals[-1].ending is not None


def _leave(room: Room, command: Leave) -> Events:
    who = room.seats[command.seat]
    if who is None:
        raise Forbidden("nobody sits there", reason="not_seated")
    heir = command.player if room.match is not None else None
    computer = _free_names(room, heir)[0] if heir else ""
    left = Left(command.seat, who.name, heir, computer, off=False)
    return _then_go_on(room, _asked_again(room, [left]))


def _resign(room: Room, command: Resign, seed: str) -> Events:
    if room.match is None or room.match.over:
        raise NotYourTurn("no match is being played at this table", reason="no_match")
    if room.rules.side_count != TWO_SIDES:
        raise Forbidden("only one of two sides can give a match up", reason="resign_two_sides")
    if command.seat in room.resigning:
        raise NotYourTurn("your partner has been asked and has not answered", reason="already_resigning")
    resigned = Resigned(command.seat)
    lost = _after(room, [resigned]).phase is Phase.MATCH_OVER
    return [resigned, *([Sealed(seed)] if lost and room.seed is None else [])]


def _check_host(room: Room, seat: Seat) -> None:
    who = room.seats[seat]
    if who is None or who.key is None or who.key != room.host:
        raise Forbidden("only whoever opened the table can say that", reason="not_host")


def _dismiss(room: Room, command: Dismiss) -> Events:
    _check_host(room, command.seat)
    if room.match is not None:
        raise Forbidden("nobody is sent away from a match", reason="match_begun")
    _check_version(room, command.version)
    if not 0 <= command.of < len(room.seats) or command.of in room.free:
        raise Forbidden("nobody sits there", reason="nobody_there")
    return _leave(room, Leave(Seat(command.of)))


def _publish(room: Room, command: Publish) -> Events:
    _check_host(room, command.seat)
    return [] if command.public == room.public else [Published(command.public)]


def _expire(room: Room, seed: str, now: float | None) -> Events:
    """Let the match be lost for whoever ran out of time (A8), or begin the deal that waited long enough."""
    if not _time_is_up(room, now):
        return []
    late = on_clock(room)
    return [dealt(room)] if late is None else [Flagged(late), Sealed(seed)]


def _check_time(room: Room, now: float | None) -> None:
    if _time_is_up(room, now):
        raise NotYourTurn("the time is up", reason="time_up")


def _time_is_up(room: Room, now: float | None) -> bool:
    end = deadline(room)
    return now is not None and end is not None and now >= end


def _after(room: Room, events: Events) -> Room:
    for event in events:
        room = evolve(room, event)
    return room
