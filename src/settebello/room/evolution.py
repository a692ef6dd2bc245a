"""The table after each event.

The log was checked when it was written. Here only what damage would show is looked at again, such
as a play out of turn; that is named as a `StoreProblem`.
"""

from collections.abc import Iterable
from dataclasses import replace

from settebello.cards import Card, Seat, contains, parse_card
from settebello.engine import (
    BankAce,
    Match,
    Outcome,
    Play,
    deal,
    forfeited,
    next_dealer,
    side_of,
    start_match,
)
from settebello.engine.live import (
    Act,
    Ending,
    Fuori,
    How,
    LiveDeal,
    act_unchecked,
    after_ending,
    can_act,
    live,
)
from settebello.errors import Reason, SettebelloError, StoreProblem
from settebello.fair import Luck, salt_hash
from settebello.notation import parse_act
from settebello.room.answers import since_after
from settebello.room.clock import parse_time
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
from settebello.room.practice.agreement import acts_kept, all_agree, cut
from settebello.room.public import ForfeitReason, WhyCancelled
from settebello.room.screen import Phase
from settebello.room.state import DealInPlay, Forfeit, Occupant, Reveal, Room
from settebello.room.timing import ticked
from settebello.rules import Rules, has_ratings


def fold(events: Iterable[RoomEvent], room: Room | None = None) -> Room:
    """Return the table that a log tells of, from its beginning or from an earlier state of it on.

    Raises `StoreProblem` for a log that makes no sense.
    """
    for version, event in enumerate(events, start=1 if room is None else room.version + 1):
        try:
            room = evolve(room, event)
        except StoreProblem:
            raise
        except (SettebelloError, LookupError, ValueError) as problem:
            raise StoreProblem(
                f"event {version} of a table does not follow from those before it: {problem}",
                reason=Reason.LOG_DAMAGED,
                version=version,
            ) from None
    if room is None:
        raise StoreProblem("the log of this table is empty", reason=Reason.LOG_EMPTY)
    return room


def evolve(room: Room | None, event: RoomEvent) -> Room:
    """Return the table after one event."""
    if room is None:
        if not isinstance(event, Opened):
            raise StoreProblem("the log of this table lacks its beginning", reason=Reason.LOG_DAMAGED)
        return _opened(event)
    return _numbered(room, event, _evolved(room, event))


def after_act(room: Room, event: ActMade, live: LiveDeal) -> Room:
    """Return the table after an act that was applied already: ``live`` is the deal after it."""
    return _numbered(room, event, _acted(room, Seat(event.seat), live))


def _numbered(room: Room, event: RoomEvent, after: Room) -> Room:
    """Return the table after an event with its version, what has changed since when, and its clock."""
    after = replace(after, version=room.version + 1)
    return ticked(room, replace(after, since=since_after(room, after)), event)


def _evolved(room: Room, event: RoomEvent) -> Room:
    match event:
        case Seated() | Recognized():
            return _sits(room, event)
        case Sealed(seed):
            return replace(room, seed=seed)
        case (
            Published()
            | RemarksSwitched()
            | Replaced()
            | Resumed()
            | Given()
            | Repeated()
            | Interrupted()
            | Practised()
        ):
            return _noted(room, event)
        case Begun():
            return _begun(room, event)
        case Dealt():
            return _dealt(room, event)
        case ActMade() | TakenBack():
            return _act_made(room, event) if isinstance(event, ActMade) else _taken_back(room, event)
        case Readied() | SaltsAsked() | SaltShown():
            return _readied(room, event) if isinstance(event, Readied) else _revealing(room, event)
        case Flagged() | Claimed() | Cancelled():
            return _broken_off(room, event)
        case Left():
            return _left(room, event)
        case StoodIn(seat) | Returned(seat):
            return _stood_in(room, Seat(seat), event.player if isinstance(event, StoodIn) else None)
        case Resigned() | AskedAgain():
            return _wanting(room, event)
        case Opened():
            raise StoreProblem("this table is opened twice in its log", reason=Reason.LOG_DAMAGED)


def _readied(room: Room, event: Readied) -> Room:
    who = room.seats[event.seat]
    given = who and replace(who, salt=event.salt, salt_hash=event.salt_hash or "")
    return replace(room, seats=_with(room.seats, event.seat, given), ready=room.ready | {Seat(event.seat)})


def _revealing(room: Room, event: SaltsAsked | SaltShown) -> Room:
    """Return the table after the salts of the next deal were asked for, or one was shown."""
    reveal = room.reveal
    if isinstance(event, SaltsAsked):
        if reveal is not None or event.hashes != given_hashes(room):
            raise StoreProblem("salts are asked for in the log that nobody gave", reason=Reason.LOG_DAMAGED)
        salts = tuple(None if given else salt for given, salt in zip(event.hashes, event.salts, strict=True))
        return replace(room, reveal=Reveal(event.hashes, salts, event.at))
    if reveal is None or event.seat not in reveal.owing or salt_hash(event.salt) != reveal.hashes[event.seat]:
        raise StoreProblem("a salt is shown in the log that nobody gave", reason=Reason.LOG_DAMAGED)
    shown = tuple(event.salt if at == event.seat else salt for at, salt in enumerate(reveal.salts))
    return replace(room, reveal=replace(reveal, salts=shown))


def _without_hashes(seats: tuple[Occupant | None, ...]) -> tuple[Occupant | None, ...]:
    """Return the seats once their salts are used up: each deal wants others."""
    return tuple(replace(who, salt_hash="") if who and who.salt_hash else who for who in seats)


def given_hashes(room: Room) -> tuple[str, ...]:
    """Return by seat the hashes of the salts that people have given, empty where there is none."""
    return tuple(
        who.salt_hash if who and Seat(at) in room.persons else "" for at, who in enumerate(room.seats)
    )


def _opened(event: Opened) -> Room:
    rules = Rules.from_options(event.options)
    time = parse_time(event.time) if event.time else None
    seats = (None,) * rules.players
    return Room(
        event.room,
        1,
        event.rules,
        rules,
        seats,
        time=time,
        draw_partners=event.draw_partners,
        tournament=event.tournament,
        rates=has_ratings(rules),
    )


def _switched(room: Room, event: Published | RemarksSwitched) -> Room:
    """Return the table after its host has switched something for spectators."""
    if isinstance(event, Published):
        return replace(room, public=event.public)
    return replace(room, remarks=event.open)


def _noted(
    room: Room,
    event: Published | RemarksSwitched | Replaced | Resumed | Given | Repeated | Interrupted | Practised,
) -> Room:
    """Note what changes nothing in the play so far."""
    if isinstance(event, Interrupted):
        return room
    if isinstance(event, Given):
        return replace(room, given=event)
    if isinstance(event, Repeated):
        return replace(room, repeated=event.seeds, seed=event.seeds[0])
    if isinstance(event, Published | RemarksSwitched):
        return _switched(room, event)
    if isinstance(event, Practised):
        return _practised(room, event.seat)
    seat = Seat(event.seat)
    if isinstance(event, Resumed):
        return replace(room, resumed=room.resumed | {seat})
    others = tuple(each for each in room.replaced if each[0] != seat)
    return replace(room, replaced=(*others, (seat, event.why)), resumed=room.resumed - {seat})


def _practised(room: Room, seat: int) -> Room:
    who = room.owners.get(Seat(seat))
    if who is None or who.key is None or not room.in_match:
        raise StoreProblem("nobody can practise there in the log", reason=Reason.LOG_DAMAGED)
    return replace(room, practising=room.practising | {who.key})


def _taken_back(room: Room, event: TakenBack) -> Room:
    """Return the table after plays were taken back; who takes back has thought better of giving up."""
    seat = Seat(event.seat)
    agreed = room.practising and all_agree(room) and seat in room.owners
    if not agreed or event.acts not in acts_kept(room, seat):
        raise StoreProblem("a play is taken back in the log that nobody could", reason=Reason.LOG_DAMAGED)
    return replace(
        room,
        deals=(*room.deals[:-1], cut(room, event.acts)),
        resigning=room.resigning - {seat},
        taken_back=room.taken_back + 1,
    )


def _sits(room: Room, event: Seated | Recognized) -> Room:
    """Return the table after somebody sat down, or was recognized."""
    if isinstance(event, Recognized):
        return _recognized(room, event.seat, event.person)
    if not 0 <= event.seat < len(room.seats) or room.seats[event.seat] is not None:
        raise StoreProblem("somebody sits where nobody can in the log", reason=Reason.LOG_DAMAGED)
    occupant = Occupant(
        event.name,
        event.key,
        event.player,
        event.salt,
        program=event.program,
        account=event.account,
        person=event.person,
        since=event.at,
        salt_hash=event.salt_hash or "",
    )
    seats = _with(room.seats, event.seat, occupant)
    return _with_other_players(replace(room, seats=seats, host=room.host or event.key), event.seat)


def _left(room: Room, event: Left) -> Room:
    if not 0 <= event.seat < len(room.seats) or room.seats[event.seat] is None:
        raise StoreProblem("somebody leaves a seat in the log where nobody sits", reason=Reason.LOG_DAMAGED)
    heir = Occupant(event.computer, None, event.player) if event.player else None
    seats, gone = _with(room.seats, event.seat, heir), {Seat(event.seat)}
    host = room.host if room.host in (keys := [who.key for who in seats if who]) else _first(keys)
    looked = _looked(room, Seat(event.seat))
    ready, resigning = room.ready - gone, room.resigning - gone
    room = replace(room, seats=seats, host=host, ready=ready, resigning=resigning, looked=looked)
    if room.reveal is not None and not room.in_match:
        room = replace(room, reveal=replace(room.reveal, broken=True))
    if event.off:
        return replace(room, match=None, deals=(), clock=None, ready=frozenset(), resigning=frozenset())
    return room if heir is None else _with_other_players(room, event.seat)


def _looked(room: Room, seat: Seat) -> tuple[tuple[Seat, frozenset[str]], ...]:
    """Add who leaves a seat to those who have seen its hand."""
    who = room.seats[seat]
    return (*room.looked, (seat, who.marks)) if who and room.phase is Phase.PLAYING else room.looked


def _with_other_players(room: Room, seat: int) -> Room:
    """Return the table after somebody took a seat of a match, which is theirs if nobody has played.

    A wish for another match holds for the seats of that moment.
    """
    if room.untouched:
        return replace(room, began=_with(room.began, seat, room.seats[seat]))
    return replace(room, ready=frozenset()) if room.phase is Phase.MATCH_OVER else room


def _wanting(room: Room, event: Resigned | AskedAgain) -> Room:
    """Return the table after somebody wanted to give the match up, or a side is asked anew."""
    if isinstance(event, Resigned):
        return _resigned(room, Seat(event.seat))
    others = {each for each in room.resigning if side_of(room.rules, each) != event.side}
    return replace(room, resigning=frozenset(others))


def _recognized(room: Room, seat: int, person: str) -> Room:
    who = room.seats[seat] if 0 <= seat < len(room.seats) else None
    if who is None or who.key is None:
        raise StoreProblem("nobody sits in the log where somebody is recognized", reason=Reason.LOG_DAMAGED)
    return replace(room, seats=_with(room.seats, seat, replace(who, person=person)))


def _with(seats: tuple[Occupant | None, ...], seat: int, who: Occupant | None) -> tuple[Occupant | None, ...]:
    return tuple(who if at == seat else other for at, other in enumerate(seats))


def _stood_in(room: Room, seat: Seat, player: str | None) -> Room:
    """Let a computer player play for a seat's owner, or no more: what was half agreed is asked again."""
    if seat not in room.owners or (seat in room.stood_in) == (player is not None):
        raise StoreProblem("nobody can stand in there in the log", reason=Reason.LOG_DAMAGED)
    seats = tuple(
        replace(who, stand_in=player) if who and at == seat else who for at, who in enumerate(room.seats)
    )
    return replace(room, seats=seats, ready=room.ready - {seat}, resigning=frozenset())


def _first(keys: list[str | None]) -> str | None:
    return next((key for key in keys if key is not None), None)


def _resigned(room: Room, seat: Seat) -> Room:
    wanting, side = room.resigning | {seat}, side_of(room.rules, seat)
    if {each for each in room.persons if side_of(room.rules, each) == side} <= wanting:
        return _forfeited(room, seat, "resigned")
    return replace(room, resigning=wanting)


def _begun(room: Room, event: Begun) -> Room:
    places = list(range(room.rules.players))
    if sorted(event.seating) != places or event.dealer not in places:
        raise StoreProblem("a match begins in places that do not exist in the log", reason=Reason.LOG_DAMAGED)
    seats = tuple(room.seats[old] for old in event.seating)
    return replace(
        room,
        seats=seats,
        began=seats,
        drawn=tuple(map(Seat, event.seating)) if room.draws and event.drawn else (),
        match=start_match(room.rules, Seat(event.dealer)),
        match_number=room.match_number + 1,
        deals=(),
        forfeit=None,
        replaced=(),
        resumed=frozenset(),
        stakes=room.stakes if _same_people(room.began, seats) else (),
        ended=(),
        looked=(),
        began_at=event.at,
        day=event.day,
        given=room.given if room.match is None else None,
        reveal=room.reveal and _seated_anew(room.reveal, event.seating),
        practising=frozenset(),
        taken_back=0,
    )


def _seated_anew(reveal: Reveal, seating: tuple[int, ...]) -> Reveal:
    hashes = tuple(reveal.hashes[old] for old in seating)
    return replace(reveal, hashes=hashes, salts=tuple(reveal.salts[old] for old in seating))


def _same_people(before: tuple[Occupant | None, ...], now: tuple[Occupant | None, ...]) -> bool:
    """Tell whether a match is played by those who played the one before."""
    return [who and (who.key, who.player) for who in before] == [who and (who.key, who.player) for who in now]


def _dealt(room: Room, event: Dealt) -> Room:
    if room.match is None or (room.seed is None and event.salts):
        raise StoreProblem("a deal stands before its match in the log", reason=Reason.LOG_DAMAGED)
    pack = pack_from_log(event.pack)
    score = (0,) * room.rules.side_count if room.repeated else room.match.outcome.score
    state = deal(room.rules, room.match.dealer, pack, score)
    hashes, shown = (room.reveal.hashes, room.reveal.salts) if room.reveal else ((), event.salts)
    if event.salts and event.salts != shown:
        raise StoreProblem("a deal in the log has other salts than were shown", reason=Reason.LOG_DAMAGED)
    luck = Luck(room.seed, event.salts, hashes) if room.seed and event.salts else None
    begun = DealInPlay(pack, luck, event.attempt, room.match.deal_number, live(state))
    return replace(
        room,
        seats=_without_hashes(room.seats),
        reveal=None,
        deals=(*room.deals, begun),
        seed=None if luck else room.seed,
        ready=frozenset(),
        resigning=frozenset(),
        ended=(),
        looked=(),
    )


def _act_made(room: Room, event: ActMade) -> Room:
    if room.match is None or not room.deals:
        raise StoreProblem("a play stands outside a deal in the log", reason=Reason.LOG_DAMAGED)
    deal, seat, act = room.deals[-1].live, Seat(event.seat), parse_act(event.act)
    if not _follows(deal, seat, act):
        raise StoreProblem("a play in the log could not be made then", reason=Reason.LOG_DAMAGED)
    return _acted(room, seat, act_unchecked(deal, seat, act))


def _acted(room: Room, seat: Seat, live: LiveDeal) -> Room:
    """Return the table after somebody acted in the deal in play, which then stands so."""
    if room.match is None:
        raise StoreProblem("a play stands outside a deal in the log", reason=Reason.LOG_DAMAGED)
    deals = (*room.deals[:-1], replace(room.deals[-1], live=live))
    if live.ending is None:
        # a player who plays on has thought better of giving up
        return replace(room, deals=deals, resigning=room.resigning - {seat})
    match = _match_after(room, room.match, live.ending)
    return replace(
        room,
        deals=deals,
        match=match,
        stakes=_stakes(room, match),
        resigning=frozenset(),
        ended=room.seats,
    )


def _match_after(room: Room, match: Match, ending: Ending) -> Match:
    """Return the match after a deal has ended; nobody wins one of duplicate deals by points."""
    if not room.repeated or ending.how is How.VOID:
        return after_ending(match, ending)
    score = tuple(map(sum, zip(match.outcome.score, ending.score.totals, strict=True)))
    return Match(room.rules, next_dealer(room.rules, match.dealer), match.deal_number + 1, Outcome(score))


def _follows(deal: LiveDeal, seat: Seat, act: Act) -> bool:
    match act:
        case Play() | BankAce():
            return seat == deal.state.to_move and contains(deal.state.hand, act.card) and not deal.over
        case Fuori(play):
            return _follows(deal, seat, play)
        case _:
            return can_act(deal, seat, act)


def _broken_off(room: Room, event: Flagged | Claimed | Cancelled) -> Room:
    """Return the table after its match ended otherwise than by play, without anybody's giving it up."""
    if isinstance(event, Cancelled):
        return _cancelled(room, event.why)
    return _forfeited(room, event.seat, "time" if isinstance(event, Flagged) else "absent")


def _forfeited(room: Room, seat: int, why: ForfeitReason) -> Room:
    if room.match is None or not room.in_match or not 0 <= seat < len(room.seats):
        raise StoreProblem("a match is lost in the log that nobody plays", reason=Reason.LOG_DAMAGED)
    match = forfeited(room.match, side_of(room.rules, Seat(seat)))
    lost = Forfeit(Seat(seat), why)
    return replace(_ended(room), match=match, stakes=_stakes(room, match), forfeit=lost)


def _cancelled(room: Room, why: WhyCancelled) -> Room:
    """Return the table after a tournament has ended its match without a result."""
    if not room.tournament or room.phase is Phase.MATCH_OVER:
        raise StoreProblem("a match is cancelled in the log that nobody plays", reason=Reason.LOG_DAMAGED)
    return replace(_ended(room), cancelled=why)


def _ended(room: Room) -> Room:
    """Return the table with nobody asked for anything by a match that is broken off."""
    return replace(
        room,
        ready=frozenset(),  # for the next deal, and for no other match
        resigning=frozenset(),
        ended=room.seats,
        reveal=None,
        seats=_without_hashes(room.seats),
    )


def _stakes(room: Room, match: Match) -> tuple[int, ...]:
    """Return what each side has won by stakes: the losers pay the winners (F16.1)."""
    before = room.stakes or (0,) * room.rules.side_count
    outcome = match.outcome
    if outcome.winner is None or outcome.multiplier is None:
        return before
    paid = outcome.multiplier
    return tuple(won + (paid if side == outcome.winner else -paid) for side, won in enumerate(before))


def pack_from_log(text: str) -> tuple[Card, ...]:
    """Read a pack written as its cards in a row, top first."""
    return tuple(parse_card(text[start : start + 2]) for start in range(0, len(text), 2))
