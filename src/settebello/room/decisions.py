"""Whether a command is accepted, and what it changes: each event, with the table after it.

Refusals are raised as the errors of `settebello.errors`; nothing has changed then. ``seed`` is a
fresh secret of 64 hex digits, used only where a new deal has to be sealed. ``now`` is the moment, which
the events take along; without one no clock goes on. ``day`` is that of a match that begins with it, as
``2026-07-31``. ``absence`` says which people are not connected, ``outages`` when nobody served.
An act is applied once, here: nobody has to fold the events to know the table after them.
"""

from collections.abc import Collection, Iterable
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
from settebello.errors import Forbidden, IllegalAction, NotYourTurn, Reason
from settebello.fair import salt_hash
from settebello.room.absence import NOBODY, Absence, check_claim, check_stand_in
from settebello.room.answers import check_answers, stale
from settebello.room.beginning.computers import computer_names
from settebello.room.beginning.dealing import asked, dealt, match_begun
from settebello.room.beginning.first_dealer import check_draw
from settebello.room.beginning.given import begin_given
from settebello.room.beginning.repeated import repeat_deals, without_salt
from settebello.room.beginning.seating import check_unbroken, seat_of_person, seated
from settebello.room.changes import Draft, RoomChange
from settebello.room.clock import Outage
from settebello.room.commands import (
    Cancel,
    Claim,
    Command,
    Dismiss,
    Expire,
    Fill,
    Leave,
    MakeAct,
    Open,
    PlayAgain,
    Practise,
    Publish,
    Ready,
    Recognize,
    Repeat,
    Resign,
    Return,
    ShowSalt,
    Sit,
    StandIn,
    SwitchRemarks,
    TakePlayBack,
)
from settebello.room.events import (
    ActMade,
    AskedAgain,
    Cancelled,
    Claimed,
    Flagged,
    Left,
    Opened,
    Published,
    Readied,
    Recognized,
    RemarksSwitched,
    Replaced,
    Resigned,
    Resumed,
    Returned,
    RoomEvent,
    SaltShown,
    Sealed,
    Seated,
    StoodIn,
)
from settebello.room.practice.deciding import practise
from settebello.room.results.rated import counts_for_others
from settebello.room.screen import Phase
from settebello.room.state import Room
from settebello.room.timing import TWO_SIDES, agreed_time, deadline, on_clock
from settebello.rules import check_served, parse_rules, texts_in_use

TELLING: Final = frozenset({Reason.TAKES_NOTHING, Reason.EQUAL_FIRST, Reason.NO_SUCH_CAPTURE})
"""Refusals that tell what a card takes."""

OfThosePresent = (
    Sit
    | MakeAct
    | Ready
    | ShowSalt
    | Fill
    | Leave
    | Resign
    | Return
    | Recognize
    | Publish
    | SwitchRemarks
    | Dismiss
    | Expire
    | Cancel
)
"""Commands whose decision does not depend on the connected seats."""


TOO_LATE: Final = (Sit, Fill, Leave, Resign, StandIn, Claim, TakePlayBack)
"""Commands that are refused once the time of the seat on turn is up: its side has lost the match."""


def open_room(command: Open, seed: str, now: float | None = None) -> list[RoomEvent]:
    """Return the first events of a table; raise for rules, a time or a draw that cannot be played by."""
    rules = parse_rules(command.rules)
    check_served(rules)
    time = agreed_time(rules, command.time)
    if command.draw_partners:
        check_draw(rules)
    opened = Opened(
        command.room,
        command.rules,
        texts_in_use(rules),
        time,
        command.draw_partners,
        command.tournament,
        at=now,
    )
    published = [Published(public=True, at=now)] if command.public else []
    silent = [] if command.remarks else [RemarksSwitched(open=False, at=now)]
    return [opened, Sealed(seed, at=now), *published, *silent]


def decide(
    room: Room,
    command: Command,
    seed: str,
    now: float | None = None,
    absence: Absence = NOBODY,
    day: str | None = None,
    outages: Iterable[Outage] = (),
    bots: Collection[str] = (),
) -> list[RoomChange]:
    """Return what an accepted command changes, step by step; raise a `SettebelloError` for a refused one.

    ``bots`` are the computer players of the house that have an account.
    """
    check_answers(room, command)
    draft = Draft(room, now, day)
    for outage in outages:
        draft.add_outage(outage)
    if isinstance(command, TOO_LATE) and on_clock(draft.room) is not None:
        _check_time(draft.room, draft.now)
    if isinstance(command, MakeAct) and command.version == room.version != draft.room.version:
        # an outage changes nothing that the act depends on
        command = replace(command, version=draft.room.version)
    if isinstance(command, StandIn | Claim):
        _go_on_without(draft, command, seed, absence)
    elif isinstance(command, PlayAgain):
        begin_given(draft, command)
    elif isinstance(command, Repeat):
        repeat_deals(draft, command)
    elif isinstance(command, Practise | TakePlayBack):
        practise(draft, command, rated=counts_for_others(draft.room, bots))
    else:
        _carry_out(draft, command, seed)
    return draft.changes


def _go_on_without(draft: Draft, command: StandIn | Claim, seed: str, absence: Absence) -> None:
    """Go on without those who are absent."""
    room = draft.room
    match command:
        case StandIn(seat, absent, player):
            check_stand_in(room, absent, absence)
            draft.add(StoodIn(absent, player, seat))
            _go_on(draft)
        case Claim(seat):
            draft.add(Claimed(check_claim(room, side_of(room.rules, seat), absence), seat))
            _seal(draft, seed)


def _carry_out(draft: Draft, command: OfThosePresent, seed: str) -> None:
    match command:
        case Sit():
            _sit(draft, without_salt(draft.room, seated(draft.room, command)))
        case Fill():
            _fill(draft, command)
        case MakeAct():
            _make_act(draft, command, seed)
        case Ready() | ShowSalt():
            _prepare(draft, command)
        case Leave():
            _leave(draft, command)
        case Resign():
            _resign(draft, command, seed)
        case Return(seat):
            if seat in draft.room.stood_in:
                draft.add(Returned(seat))
        case Recognize():
            _recognize(draft, command)
        case Publish() | SwitchRemarks():
            _switch(draft, command)
        case Dismiss():
            _dismiss(draft, command)
        case Expire() | Cancel():
            _end(draft, command, seed)


def _sit(draft: Draft, *events: Seated) -> None:
    before = draft.room
    for event in events:
        draft.add(event)
    _ask_again(draft, before)
    _go_on(draft)


def _fill(draft: Draft, command: Fill) -> None:
    room = draft.room
    check_unbroken(room)
    if not room.free:
        raise Forbidden("no seat is free at this table", reason=Reason.TABLE_FULL)
    # a friend who is waited for sits as a partner where there are partners
    free = sorted(room.free, key=lambda seat: side_of(room.rules, seat) == side_of(room.rules, Seat(0)))
    taken = sorted(free[: command.seats])
    names = iter(_free_names(room, command.player))
    _sit(draft, *(Seated(seat, next(names), None, command.player, "") for seat in taken))


def _free_names(room: Room, player: str) -> list[str]:
    """List what computer players of this level can be called here."""
    return computer_names(player, room.id, [who.name for who in room.seats if who])


def _go_on(draft: Draft) -> None:
    """Add the beginning of the match once every seat is taken, or what everybody there is ready for."""
    room = draft.room
    if room.free or room.is_broken or room.cancelled or room.phase is Phase.PLAYING or room.all_repeated:
        return
    agreed = room.match is None or (room.needed and room.needed <= room.ready)
    if room.reveal is not None or agreed or room.goes_on_alone:
        _deal(draft)


def _deal(draft: Draft) -> None:
    """Ask for the salts of those who gave a hash; once none is owed deal, first of all the match."""
    room = draft.room
    if room.reveal is None and (request := asked(room)) is not None:
        draft.add(request)
    if draft.room.owing:
        return
    if not room.in_match:
        draft.add(match_begun(draft.room, draft.day))
    draft.add(dealt(draft.room))


def _ask_again(draft: Draft, before: Room) -> None:
    """Add that a side is asked again what it had half agreed, where other people have to agree now."""
    room = draft.room
    changed = [seat for seat, who in enumerate(room.seats) if who != before.seats[seat]]
    sides = {side_of(room.rules, Seat(seat)) for seat in changed}
    asked = {side_of(room.rules, seat) for seat in room.resigning}
    for side in sorted(sides & asked):
        draft.add(AskedAgain(side))


def _seal(draft: Draft, seed: str) -> None:
    """Seal the next deal, where none is sealed yet; of duplicate deals the one that is next."""
    room = draft.room
    if room.seed is None and not room.all_repeated:
        draft.add(Sealed(room.repeated[room.counted] if room.repeated else seed))


def _recognize(draft: Draft, command: Recognize) -> None:
    """Note who sits at a seat; raise `Forbidden` where the same person sits at another."""
    room = draft.room
    who = room.owners.get(command.seat)
    if who is None:
        raise Forbidden("you do not sit at this table", reason=Reason.NOT_SEATED)
    if seat_of_person(room, frozenset({command.person})) not in {None, command.seat}:
        raise Forbidden("you already sit at this table", reason=Reason.ALREADY_SEATED)
    if who.person is None and not who.program:
        draft.add(Recognized(command.seat, command.person))


_MENDED: Final = ("preparing", "missing")
"""Why a simpler player played, where it is over once the other one plays; a slow one may be slow again."""


def _make_act(draft: Draft, command: MakeAct, seed: str) -> None:
    room, seat, act = draft.room, command.seat, command.act
    deal = room.deal
    if deal is None or room.phase is not Phase.PLAYING:
        raise NotYourTurn("no deal is being played at this table", reason=Reason.NO_DEAL)
    _check_version(room, command.version)
    _check_time(room, draft.now)
    _check_screen(deal.live, seat, act)
    try:
        check_act(deal.live, seat, act)
    except IllegalAction as problem:
        raise _without_hint(deal.live, problem) from None
    was = room.replaced_at(seat)
    if command.replaced is not None and was is None:
        draft.add(Replaced(seat, command.replaced))
    elif command.replaced is None and was in _MENDED:
        draft.add(Resumed(seat))
    after = act_unchecked(deal.live, seat, act)
    draft.add_act(ActMade(seat, str(act)), after)
    if isinstance(act, Call) and len(plays := legal_plays(after)) == 1:
        # a card that was called and takes in one way only takes at once
        owner, after = after.state.to_move, act_unchecked(after, after.state.to_move, plays[0])
        draft.add_act(ActMade(owner, str(plays[0])), after)
    if after.over:
        _seal(draft, seed)
        if draft.room.goes_on_alone:
            _go_on(draft)


def _check_version(room: Room, seen: int) -> None:
    """Refuse what was decided on the table as it was before."""
    if seen != room.version:
        raise stale(room)


def _check_screen(deal: LiveDeal, seat: Seat, act: Act) -> None:
    """Refuse what nobody can do on a screen: the program deals, and a closed hand shows nothing."""
    if isinstance(act, Irregular | Misdeal):
        raise Forbidden("here the program deals and counts the cards", reason=Reason.ARBITER_ONLY)
    if isinstance(act, Show | Admit) and not sees_hand(deal, seat):
        problem = IllegalAction(
            "nobody shows a hand that may not be looked at yet", reason=Reason.HAND_NOT_SEEN
        )
        raise with_article(deal.state.rules, problem)


def _without_hint(deal: LiveDeal, problem: IllegalAction) -> IllegalAction:
    """Say no more of a wrong capture than that it is wrong, where captures are made by hand (F11.2)."""
    rules = deal.state.rules
    if not may_be_missed(rules) or problem.reason not in TELLING:
        return problem
    wrong = IllegalAction(
        "this card does not take these", reason=Reason.WRONG_CAPTURE, card=problem.facts["card"]
    )
    return with_article(rules, wrong)


def _prepare(draft: Draft, command: Ready | ShowSalt) -> None:
    """Let somebody be ready for the next deal, or show the salt for it."""
    if isinstance(command, Ready):
        _ready(draft, command)
    else:
        _show_salt(draft, command)


def _show_salt(draft: Draft, command: ShowSalt) -> None:
    room, seat = draft.room, command.seat
    reveal = room.reveal
    if reveal is None or not reveal.hashes[seat]:
        raise NotYourTurn("no salt is asked for from this seat", reason=Reason.SALT_NOT_ASKED)
    if salt_hash(command.salt) != reveal.hashes[seat]:
        raise Forbidden("this salt has another hash than the one given", reason=Reason.SALT_OTHER)
    if seat in reveal.owing:
        draft.add(SaltShown(seat, command.salt))
        _go_on(draft)


def _ready(draft: Draft, command: Ready) -> None:
    room = draft.room
    if room.phase is Phase.PLAYING:
        raise NotYourTurn("the deal is not over yet", reason=Reason.DEAL_NOT_OVER)
    if command.blind and _may_mean_the_next_deal(room):
        raise stale(room)
    check_unbroken(room)
    if room.is_final and room.phase is Phase.MATCH_OVER:
        raise NotYourTurn("no other match is played at this table", reason=Reason.NO_MATCH)
    who = room.seats[command.seat]
    same = command.salt_hash is None or (who is not None and who.salt_hash == command.salt_hash)
    if room.reveal is not None or (command.seat in room.ready and same):
        return
    salt = "" if command.salt_hash else command.salt
    draft.add(without_salt(room, Readied(command.seat, salt, command.salt_hash)))
    # before the first deal this only brings a salt, chosen by somebody who has seen the hash
    if room.phase is not Phase.WAITING:
        _go_on(draft)


def _may_mean_the_next_deal(room: Room) -> bool:
    """Tell whether a match was given up, claimed or lost between two deals, where a next one was expected."""
    return room.phase is Phase.MATCH_OVER and room.forfeit is not None and room.deals[-1].ending is not None


def _leave(draft: Draft, command: Leave) -> None:
    before = draft.room
    who = before.seats[command.seat]
    if who is None:
        raise Forbidden("nobody sits there", reason=Reason.NOT_SEATED)
    if before.in_match and command.seat in before.owing:
        # whoever knows the other salts would leave a deal that does not suit
        raise NotYourTurn("the next deal waits for the salt of this seat", reason=Reason.SALT_OWED)
    heir = command.player if before.match is not None else None
    computer = _free_names(before, heir)[0] if heir else ""
    draft.add(Left(command.seat, who.name, heir, computer, off=False))
    _ask_again(draft, before)
    _go_on(draft)


def _resign(draft: Draft, command: Resign, seed: str) -> None:
    room = draft.room
    if not room.in_match:
        raise NotYourTurn("no match is being played at this table", reason=Reason.NO_MATCH)
    if room.rules.side_count != TWO_SIDES:
        raise Forbidden("only one of two sides can give a match up", reason=Reason.RESIGN_TWO_SIDES)
    if command.seat in room.resigning:
        raise NotYourTurn("your partner has been asked and has not answered", reason=Reason.ALREADY_RESIGNING)
    draft.add(Resigned(command.seat))
    if draft.room.phase is Phase.MATCH_OVER:
        _seal(draft, seed)


def _check_host(room: Room, seat: Seat) -> None:
    who = room.seats[seat]
    if who is None or who.key is None or who.key != room.host:
        raise Forbidden("only whoever opened the table can say that", reason=Reason.NOT_HOST)


def _dismiss(draft: Draft, command: Dismiss) -> None:
    room = draft.room
    _check_host(room, command.seat)
    if room.match is not None:
        raise Forbidden("nobody is sent away from a match", reason=Reason.MATCH_BEGUN)
    _check_version(room, command.version)
    if not 0 <= command.of < len(room.seats) or command.of in room.free:
        raise Forbidden("nobody sits there", reason=Reason.NOBODY_THERE)
    _leave(draft, Leave(Seat(command.of)))


def _switch(draft: Draft, command: Publish | SwitchRemarks) -> None:
    """Switch something for those who look on, as the host wants."""
    if isinstance(command, Publish):
        _publish(draft, command)
        return
    _check_host(draft.room, command.seat)
    if command.open != draft.room.remarks:
        draft.add(RemarksSwitched(command.open))


def _publish(draft: Draft, command: Publish) -> None:
    _check_host(draft.room, command.seat)
    if command.public and (draft.room.given is not None or draft.room.repeated):
        raise Forbidden("a table with given deals is not listed", reason=Reason.GIVEN_NOT_LISTED)
    if not command.public and draft.room.public and draft.room.untouched:
        # leaving counts at a public table: a host could make it private, and leave uncounted
        raise Forbidden("a public table stays public until the first play", reason=Reason.FIRST_PLAY_AWAITED)
    if command.public != draft.room.public:
        draft.add(Published(command.public))


def _end(draft: Draft, command: Expire | Cancel, seed: str) -> None:
    """See to what the clock has decided, or end the match of a tournament without a result."""
    if isinstance(command, Expire):
        _expire(draft, seed)
    elif not draft.room.tournament:
        raise Forbidden("only a tournament ends its tables", reason=Reason.NOT_THE_ARBITER)
    elif draft.room.phase is not Phase.MATCH_OVER:
        draft.add(Cancelled(command.why))


def _expire(draft: Draft, seed: str) -> None:
    """Let the match be lost by a player whose time is up (A8), or begin the deal that waited long enough."""
    room = draft.room
    if not _time_is_up(room, draft.now):
        return
    late = on_clock(room)
    if late is None and room.owing:
        late = min(room.owing)  # a seat without a clock has the pause between two deals
    if late is None:
        _deal(draft)
    else:
        draft.add(Flagged(late))
        _seal(draft, seed)


def _check_time(room: Room, now: float | None) -> None:
    if _time_is_up(room, now):
        raise NotYourTurn("the time is up", reason=Reason.TIME_UP)


def _time_is_up(room: Room, now: float | None) -> bool:
    end = deadline(room)
    return now is not None and end is not None and now >= end
