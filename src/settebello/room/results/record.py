"""The record of the match at a table, as it may be written down."""

from collections.abc import Iterator

from settebello.engine import side_of
from settebello.notation import DealSource, MatchRecord, record_of
from settebello.notation.tags import GIVEN_TAG, PRACTICE_TAG
from settebello.room.screen import Phase
from settebello.room.state import Room


def room_record(room: Room, *, date: str | None = None, in_play: bool = False) -> MatchRecord:
    """Return the record of a table's match; ``in_play`` adds the deal in play, whose pack is a secret.

    Its date is the day on which the match began, ``date`` where the log does not say that.

    Once the match is over no deal of it is a secret, not even one that was broken off. Its players are those
    with whom the match began; a tag names who sat at a seat at its end, where that was somebody else.
    """
    names = [who.name if who else "" for who in room.players]
    over = in_play or room.phase is Phase.MATCH_OVER
    deals = [_source(room, at) for at, deal in enumerate(room.deals) if deal.ending or over]
    lost = side_of(room.rules, room.forfeit.seat) if room.forfeit else None
    tags = (*_origin(room), *_practice(room), *_finished(room))
    return record_of(
        room.rules_text, names, deals, drawn=room.drawn, forfeit=lost, date=room.day or date, free_tags=tags
    )


def room_records(room: Room, *, date: str | None = None) -> list[MatchRecord]:
    """Return the records of what was played at a table: one of its match, or one for each duplicate deal.

    Each of those is counted by itself; one that was broken off here may still be played elsewhere.
    """
    if not room.repeated:
        return [room_record(room, date=date)]
    names, day = [who.name if who else "" for who in room.players], room.day or date
    ended = [at for at, deal in enumerate(room.deals) if deal.ending]
    return [record_of(room.rules_text, names, [_source(room, at)], date=day) for at in ended]


def _origin(room: Room) -> Iterator[tuple[str, str]]:
    """Yield a tag that says from which match the deals were taken, where they were."""
    if room.given is not None:
        place = "" if room.given.deal is None else f", deal {room.given.deal}, play {room.given.act + 1}"
        yield "Origin", f"match {room.given.match}{place}"


def _practice(room: Room) -> Iterator[tuple[str, str]]:
    """Yield a tag that says how often something was taken back, where people practised."""
    if room.practising:
        yield PRACTICE_TAG, str(room.taken_back)


def _finished(room: Room) -> Iterator[tuple[str, str]]:
    """Yield a tag for each seat at which somebody else sat when the match ended, or sits in it now."""
    if room.match is None:
        return
    last = room.ended or room.seats
    for seat, (began, who) in enumerate(zip(room.players, last, strict=True), start=1):
        if began is not None and who is not None and not began.is_same(who):
            yield f"Finished{seat}", who.name


def _source(room: Room, at: int) -> DealSource:
    deal = room.deals[at]
    if deal.luck is None:
        done = room.given.acts_of(at, len(deal.live.acts)) if room.given else 0
        return DealSource(deal=deal.live, pack=deal.pack, free_tags=((GIVEN_TAG, str(done)),))
    return DealSource(
        deal=deal.live,
        pack=deal.pack,
        commitment=deal.luck.commitment,
        seed=deal.luck.seed,
        salts=deal.luck.salts,
        hashes=deal.luck.hashes,
        attempt=deal.attempt,
    )
