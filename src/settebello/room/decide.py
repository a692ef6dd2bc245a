"""Whether a command is accepted, and the events it becomes.

Refusals are raised as the errors of `settebello.errors`; nothing has changed then. ``seed`` is a
fresh secret of 64 hex digits, used only where a new deal has to be sealed.
"""

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
from settebello.room.commands import Command, Fill, Move, Open, Ready, Sit
from settebello.room.events import Begun, Dealt, Moved, Opened, Readied, RoomEvent, Sealed, Seated
from settebello.room.evolve import evolve
from settebello.room.first_dealer import first_dealer
from settebello.room.screen import Phase
from settebello.room.state import Room
from settebello.rules import parse_rules

COMPASS: Final = ("Est", "Nord", "Ovest", "Sud", "Levante", "Ponente")

TELLING: Final = frozenset({"takes_nothing", "equal_first", "no_such_capture"})
"""Refusals that tell what a card takes."""

Events = list[RoomEvent]


def open_room(command: Open, seed: str) -> Events:
    """Return the first events of a table; raise for rules that do not exist or make no sense."""
    options = parse_rules(command.rules).as_texts()
    return [Opened(command.room, command.rules, options), Sealed(seed)]


def decide(room: Room, command: Command, seed: str) -> Events:
    """Return the events an accepted command becomes; raise a `SettebelloError` for a refused one."""
    match command:
        case Sit():
            return _then_begin(room, [_seated(room, command)])
        case Fill():
            return _fill(room, command)
        case Move():
            return _move(room, command, seed)
        case Ready():
            return _ready(room, command)


def _seated(room: Room, command: Sit) -> Seated:
    if not room.free:
        raise Forbidden("every seat at this table is taken", reason="table_full")
    if command.key is not None and room.seat_of(command.key) is not None:
        raise Forbidden("you already sit at this table", reason="already_seated")
    return Seated(room.free[0], command.name, command.key, command.player, command.salt)


def _fill(room: Room, command: Fill) -> Events:
    if not room.free:
        raise Forbidden("no seat is free at this table", reason="table_full")
    # a friend who is waited for sits as a partner where there are partners
    free = sorted(room.free, key=lambda seat: side_of(room.rules, seat) == side_of(room.rules, Seat(0)))
    taken = sorted(free[: command.seats])
    names = iter(_free_names(room))
    events: Events = [Seated(seat, next(names), None, command.player, "") for seat in taken]
    return _then_begin(room, events)


def _free_names(room: Room) -> list[str]:
    """List what computer players can be called here: the points of the compass, as at a table."""
    taken = {who.name for who in room.seats if who}
    return [name for name in COMPASS if name not in taken]


def _then_begin(room: Room, events: Events) -> Events:
    """Add the beginning of the match once every seat is taken."""
    after = _after(room, events)
    return [*events, *_begin_match(after)] if not after.free and after.match is None else events


def _begin_match(room: Room) -> Events:
    if room.match is not None:
        begun = Begun(next_match(room.match).dealer, tuple(range(room.rules.players)), ())
    else:
        begun = first_dealer(room.rules, _luck(room))
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


def _move(room: Room, command: Move, seed: str) -> Events:
    deal = room.deal
    if deal is None or room.phase is not Phase.PLAYING:
        raise NotYourTurn("no deal is being played at this table", reason="no_deal")
    if command.version != room.version:
        raise Stale("the table has moved on since you saw it", reason="stale_version", version=room.version)
    what = parse_act(command.action)
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
    if room.phase not in {Phase.DEAL_OVER, Phase.MATCH_OVER}:
        raise NotYourTurn("the deal is not over yet", reason="deal_not_over")
    if command.seat in room.ready:
        return []
    events: Events = [Readied(command.seat, command.salt)]
    after = _after(room, events)
    if after.ready != after.persons:
        return events
    return [*events, *(_begin_match(after) if after.phase is Phase.MATCH_OVER else [_dealt(after)])]


def _after(room: Room, events: Events) -> Room:
    for event in events:
        room = evolve(room, event)
    return room
