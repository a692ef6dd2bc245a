"""Analysts in the database: their standing, the reviews that they had a hand in, and what is dropped.

Each transaction changes the row of an analyst first and those of reviews afterwards, so that no two wait for
each other, and nothing is added for an analyst that is barred at the same time.
"""

from collections.abc import Mapping

from sqlalchemy import Connection, and_, delete, func, insert, select, update

from settebello.store.reviews.reviews import claim_of
from settebello.store.schema import ANALYSTS, REVIEW_HANDS, REVIEW_PIECES, REVIEWS


class NotHeld(Exception):
    """A claim that is over: what was begun under it is undone."""


def know(token: str, connection: Connection) -> None:
    """Write an analyst down, unless it is known."""
    if connection.scalar(select(ANALYSTS.c.token).where(ANALYSTS.c.token == token)) is None:
        connection.execute(insert(ANALYSTS), {"token": token, "passed": 0, "checked": 0})


def is_good(connection: Connection, token: str) -> bool:
    """Tell whether an analyst is not barred, and keep it so until the transaction ends."""
    same = update(ANALYSTS).where(ANALYSTS.c.token == token, ANALYSTS.c.barred.is_(None))
    return connection.execute(same.values(passed=ANALYSTS.c.passed)).rowcount == 1


def note_hand(connection: Connection, hand: Mapping[str, str]) -> None:
    """Write down that an analyst has a hand in a review."""
    there = and_(*(REVIEW_HANDS.c[name] == value for name, value in hand.items()))
    if connection.scalar(select(REVIEW_HANDS.c.token).where(there)) is None:
        connection.execute(insert(REVIEW_HANDS), dict(hand))


def let_pass(claim: str, checked: Mapping[str, int], connection: Connection) -> None:
    """Let the pieces of a review be shown, to the credit of those who made them; raise `NotHeld`."""
    query = select(REVIEWS.c.match, REVIEWS.c.version).where(REVIEWS.c.claim == claim)
    held = connection.execute(query).first()
    if held is None:
        raise NotHeld
    here = and_(REVIEW_PIECES.c.match == held.match, REVIEW_PIECES.c.version == held.version)
    by_analyst = (
        select(REVIEW_PIECES.c.analyst, func.count().label("pieces"))
        .where(here, REVIEW_PIECES.c.analyst.is_not(None))
        .group_by(REVIEW_PIECES.c.analyst)
        .order_by(REVIEW_PIECES.c.analyst)
    )
    for row in connection.execute(by_analyst).all():
        more = {
            "passed": ANALYSTS.c.passed + row.pieces,
            "checked": ANALYSTS.c.checked + checked.get(row.analyst, 0),
        }
        connection.execute(update(ANALYSTS).where(ANALYSTS.c.token == row.analyst).values(**more))
    still = update(REVIEWS).where(REVIEWS.c.claim == claim).values(claim=claim)
    if connection.execute(still).rowcount != 1:
        raise NotHeld
    connection.execute(update(REVIEW_PIECES).where(here).values(analyst=None))


def bar(token: str, now: float, connection: Connection) -> int:
    """Take nothing more from an analyst, and have all that it had a hand in made again."""
    good = and_(ANALYSTS.c.token == token, ANALYSTS.c.barred.is_(None))
    connection.execute(update(ANALYSTS).where(good).values(barred=now))
    hands = connection.execute(select(REVIEW_HANDS).where(REVIEW_HANDS.c.token == token)).all()
    for hand in hands:
        _make_again(hand.match, hand.version, token, now, connection)
    connection.execute(delete(REVIEW_HANDS).where(REVIEW_HANDS.c.token == token))
    return len(hands)


def _make_again(match: str, version: str, token: str, now: float, connection: Connection) -> None:
    """Drop a finished review, and of one that is not the pieces of this analyst; it is due at once."""
    this = and_(REVIEWS.c.match == match, REVIEWS.c.version == version)
    pieces = and_(REVIEW_PIECES.c.match == match, REVIEW_PIECES.c.version == version)
    connection.execute(
        delete(REVIEW_PIECES).where(pieces, REVIEW_PIECES.c.claim.startswith(claim_of(token, "")))
    )
    left = connection.scalar(select(func.count()).select_from(REVIEW_PIECES).where(pieces))
    anew = {"due": now, "claim": None, "begun": None, "tries": 0, "done": left, "total": None}
    gone = {"body": None, "finished": None, "problem": None}
    connection.execute(update(REVIEWS).where(this).values(**anew, **gone))
