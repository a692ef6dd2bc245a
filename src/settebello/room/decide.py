"""Whether a command is accepted, and the events it becomes.

Refusals are raised as the errors of `settebello.errors`; nothing has changed then. ``seed`` is a
fresh secret of 64 hex digits, used only where a new deal has to be sealed. ``now`` is the moment, which
the events take along; without one no clock goes on. ``absence`` is who is not there, as the server vouches.
"""

from dataclasses import replace
from typing import Final

from settebello.cards import Seat, card_text
from settebello.engine import may_be_missed, next_match, side_of, with_article
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
from settebello.errors import Forbidden, IllegalAction, NotYourTurn, Stale, StoreProblem
from settebello.fair import Luck, settled_pack
from settebello.notation import parse_act
from settebello.room.absence import NOBODY, Absence, check_claim, check_stand_in
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
    Resign,
    Return,
    Sit,
    StandIn,
)
from settebello.room.events import (
    Begun,
    Claimed,
    Dealt,
    Flagged,
    Left,
    Moved,
    Opened,
    Published,
    Readied,
    Resigned,
    Returned,
    RoomEvent,
    Sealed,
    Seated,
    StoodIn,
)
from settebello.room.evolve import evolve
from settebello.room.first_dealer import check_draw, first_dealer
from settebello.room.names import skeleton, told_apart
from settebello.room.screen import Phase
from settebello.room.state import Room
from settebello.room.timing import TWO_SIDES, agreed_time, deadline, on_clock
from settebello.rules import check_served, parse_rules

COMPASS: Final = ("Est", "Nord", "Ovest", "Sud", "Levante", "Ponente")

TELLING: Final = frozenset({"takes_nothing", "equal_first", "no_such_capture"})
"""Refusals that tell what a card takes."""

Events = list[RoomEvent]

OfThosePresent = Sit | Move | Ready | Fill | Leave | Resign | Return | Publish | Dismiss | Expire
"""What is decided whoever else is there."""


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
            return _then_go_on(room, [_seated(room, command)])
        case Fill():
            return _fill(room, command)
        case Move():
            return _move(room, command, seed, now)
        case Ready():
            return _ready(room, command)
        case Leave():
            return _leave(room, command, seed)
        case Resign():
            return _resign(room, command, seed)
        case Return(seat):
            return [Returned(seat)] if seat in room.stood_in else []
        case Publish():
            return _publish(room, command)
        case Dismiss():
            return _dismiss(room, command, seed)
        case Expire():
            return _expire(room, seed, now)


def _seated(room: Room, command: Sit) -> Seated:
    if not room.free:
        raise Forbidden("every seat at this table is taken", reason="table_full")
    if command.key is not None and room.seat_of(command.key) is not None:
        raise Forbidden("you already sit at this table", reason="already_seated")
    if command.seat is not None and command.seat not in room.free:
        raise Forbidden("this seat is not free", reason="seat_taken")
    return Seated(
        room.free[0] if command.seat is None else command.seat,
        told_apart(command.name, (who.name for who in room.seats if who)),
        command.key,
        command.player,
        command.salt,
        program=command.program,
        account=command.account,
    )


def _fill(room: Room, command: Fill) -> Events:
    if not room.free:
        raise Forbidden("no seat is free at this table", reason="table_full")
    # a friend who is waited for sits as a partner where there are partners
    free = sorted(room.free, key=lambda seat: side_of(room.rules, seat) == side_of(room.rules, Seat(0)))
    taken = sorted(free[: command.seats])
    names = iter(_free_names(room))
    events: Events = [Seated(seat, next(names), None, command.player, "") for seat in taken]
    return _then_go_on(room, events)


def _free_names(room: Room, besides: Seat | None = None) -> list[str]:
    """List what computer players can be called, ``besides`` whoever leaves: the points of the compass."""
    taken = {skeleton(who.name) for seat, who in enumerate(room.seats) if who and seat != besides}
    return [name for name in COMPASS if skeleton(name) not in taken]


def _then_go_on(room: Room, events: Events) -> Events:
    """Add the beginning of the match once every seat is taken, or what everybody there is ready for."""
    after = _after(room, events)
    if after.free:
        return events
    if after.match is None:
        return [*events, *_begin_match(after)]
    if after.phase is Phase.PLAYING or not after.persons or not after.persons <= after.ready:
        return events
    return [*events, *(_begin_match(after) if after.phase is Phase.MATCH_OVER else [_dealt(after)])]


def _begin_match(room: Room) -> Events:
    if room.match is not None:
        match = next_match(room.rules, room.deals[-1].state.dealer)
        begun = Begun(match.dealer, tuple(range(room.rules.players)), ())
    else:
        begun = first_dealer(room.rules, _luck(room), draw_partners=room.draw_partners)
    return [begun, _dealt(evolve(room, begun))]


def _dealt(room: Room) -> Dealt:
    """Shuffle until the table may stay, and deal."""
    luck = _luck(room)
    pack, attempt = settled_pack(room.rules, luck)
    return Dealt("".join(map(card_text, pack)), luck.salts, attempt)


def _luck(room: Room) -> Luck:
    if room.seed is None:
        raise StoreProblem("no seed is sealed for this deal", reason="log_damaged")
    return Luck(room.seed, tuple(who.salt if who else "" for who in room.seats))


def _move(room: Room, command: Move, seed: str, now: float | None) -> Events:
    deal = room.deal
    if deal is None or room.phase is not Phase.PLAYING:
        raise NotYourTurn("no deal is being played at this table", reason="no_deal")
    _check_version(room, command.version)
    what = parse_act(command.action)
    if _time_is_up(room, now):
        raise NotYourTurn("the time is up", reason="time_up")
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
    events: Events = [Moved(seat, str(each)) for seat, each in made]
    return [*events, Sealed(seed)] if after.over else events


def _check_version(room: Room, seen: int) -> None:
    """Refuse what was decided on the table as it was before."""
    if seen != room.version:
        raise Stale("the table has moved on since you saw it", reason="stale_version", version=room.version)


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
    if command.seat in room.ready:
        return []
    readied = Readied(command.seat, command.salt)
    # before the first deal this only brings a salt, chosen by who has seen the hash
    return [readied] if room.phase is Phase.WAITING else _then_go_on(room, [readied])


def _leave(room: Room, command: Leave, seed: str) -> Events:
    who = room.seats[command.seat]
    if who is None:
        raise Forbidden("nobody sits there", reason="not_seated")
    heir = command.player if room.match is not None else None
    computer = _free_names(room, command.seat)[0] if heir else ""
    off = heir is None and room.untouched
    left = Left(command.seat, who.name, heir, computer, off)
    return _then_go_on(room, [left, *([Sealed(seed)] if off else [])])


def _resign(room: Room, command: Resign, seed: str) -> Events:
    if room.match is None or room.match.over:
        raise NotYourTurn("no match is being played at this table", reason="no_match")
    if room.rules.side_count != TWO_SIDES:
        raise Forbidden("only one of two sides can give a match up", reason="resign_two_sides")
    if command.seat in room.resigning:
        return []
    resigned = Resigned(command.seat)
    lost = _after(room, [resigned]).phase is Phase.MATCH_OVER
    return [resigned, *([Sealed(seed)] if lost and room.seed is None else [])]


def _check_host(room: Room, seat: Seat) -> None:
    who = room.seats[seat]
    if who is None or who.key is None or who.key != room.host:
        raise Forbidden("only whoever opened the table can say that", reason="not_host")


def _dismiss(room: Room, command: Dismiss, seed: str) -> Events:
    _check_host(room, command.seat)
    if room.match is not None:
        raise Forbidden("nobody is sent away from a match", reason="match_begun")
    _check_version(room, command.version)
    if not 0 <= command.of < len(room.seats) or command.of in room.free:
        raise Forbidden("nobody sits there", reason="nobody_there")
    return _leave(room, Leave(Seat(command.of)), seed)


def _publish(room: Room, command: Publish) -> Events:
    _check_host(room, command.seat)
    return [] if command.public == room.public else [Published(command.public)]


def _expire(room: Room, seed: str, now: float | None) -> Events:
    """Let the match be lost for whoever ran out of time (A8), or begin the deal that waited long enough."""
    if not _time_is_up(room, now):
        return []
    late = on_clock(room)
    return [_dealt(room)] if late is None else [Flagged(late), Sealed(seed)]


def _time_is_up(room: Room, now: float | None) -> bool:
    end = deadline(room)
    return now is not None and end is not None and now >= end


def _after(room: Room, events: Events) -> Room:
    for event in events:
        room = evolve(room, event)
    return room
