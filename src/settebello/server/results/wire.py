"""The messages about matches that are over and about those who played them: over REST alone."""

from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Literal

from settebello.ratings import Rating, shown
from settebello.room import Origin
from settebello.room.results.figures import KINDS, Chance
from settebello.rules import Company, Family
from settebello.server.wire.messages import Message
from settebello.store import Figures, KeptMatch, KeptSeat, Person, Standing
from settebello.store.results import Kind


class PlayerInMatch(Message):
    """A player of a match: an ``account``, with its kind, or a guest by the name shown; empty if it is gone.

    A player who has ``left`` gave the seat up before the end.
    """

    name: str
    kind: Kind
    player: str | None
    left: bool


class SideOfMatch(Message):
    """A side of a match, with its points."""

    players: list[PlayerInMatch]
    score: int


class MatchInfo(Message):
    """A match that is over: ``id`` leads to its record; ``ended`` is in seconds since 1970, if anybody knows.

    ``how`` it ended: played out, or lost otherwise. A match that is ``rated`` has moved the ratings.
    ``origin`` is the match whose deals were played again, null where they were dealt for this one.
    """

    id: str
    number: int
    rules: str
    family: Family
    company: Company
    sides: list[SideOfMatch]
    winner: int
    how: str
    deals: int
    ended: float | None
    rated: bool
    origin: Origin | None = None


class MatchesAnswer(Message):
    """Matches of somebody, the newest first; ``before`` leads to the next, null where there are none."""

    matches: list[MatchInfo]
    before: int | None


class RatingInfo(Message):
    """How strong somebody is taken to be in one kind of game: ``points``, give or take so many."""

    family: Family
    company: Company
    points: int
    give_or_take: int
    matches: int
    won: int


class TakenInfo(Message):
    """The cards that somebody's side took in so many ``deals``."""

    deals: int
    settebello: int
    primiera: int
    cards: int
    coins: int
    scope: int


class ChanceInfo(Message):
    """How many cards of a kind came into somebody's hand, how many chance says, and by how much it varies.

    ``spread`` is the standard deviation.
    """

    kind: Literal["settebello", "sevens", "coins"]
    got: int
    expected: float
    spread: float


class DealtInfo(Message):
    """The cards that so many ``deals`` brought into somebody's hand."""

    deals: int
    kinds: list[ChanceInfo]


class PersonPage(Message):
    """The public part of an account; ``start`` are the points of a rating before its first match."""

    name: str
    kind: Literal["person", "bot"]
    matches: int
    won: int
    ratings: list[RatingInfo]
    start: int
    taken: TakenInfo
    dealt: DealtInfo


class RankedInfo(Message):
    """Somebody in the list of the best."""

    name: str
    rating: RatingInfo


class BestAnswer(Message):
    """The best in one kind of game, people and programs apart."""

    family: Family
    company: Company
    people: list[RankedInfo]
    bots: list[RankedInfo]


def match_info(match: KeptMatch) -> MatchInfo:
    """Return what anybody may know of a match."""
    return MatchInfo(
        id=match.id,
        number=match.number,
        rules=match.rules,
        family=match.family,
        company=match.company,
        sides=[_side(match.seats, side, score) for side, score in enumerate(match.score)],
        winner=match.winner,
        how=match.how,
        deals=match.deals,
        ended=match.ended,
        rated=match.rated,
        origin=match.origin,
    )


def player_in_match(seat: KeptSeat) -> PlayerInMatch:
    """Return what anybody may know of somebody who played."""
    return PlayerInMatch(name=seat.name, kind=seat.kind, player=seat.player, left=seat.left)


def rating_info(standing: Standing) -> RatingInfo:
    """Return a rating as it is shown."""
    number = shown(standing.rating)
    return RatingInfo(
        family=standing.family,
        company=standing.company,
        points=number.points,
        give_or_take=number.give_or_take,
        matches=standing.matches,
        won=standing.won,
    )


def person_page(person: Person, figures: Figures, standings: Iterable[Standing]) -> PersonPage:
    """Return what anybody may know of an account."""
    taken = figures.taken
    return PersonPage(
        name=person.name,
        kind="bot" if person.role == "bot" else "person",
        matches=figures.matches,
        won=figures.won,
        ratings=[rating_info(each) for each in standings],
        start=shown(Rating()).points,
        taken=TakenInfo(**{each.name: getattr(taken, each.name) for each in fields(taken)}),
        dealt=DealtInfo(
            deals=figures.dealt.deals,
            kinds=[_chance(kind, getattr(figures.dealt, kind)) for kind in KINDS],
        ),
    )


def ranked(standings: Iterable[Standing]) -> list[RankedInfo]:
    """Return a list of the best."""
    return [RankedInfo(name=each.name, rating=rating_info(each)) for each in standings]


def _side(seats: Sequence[KeptSeat], side: int, score: int) -> SideOfMatch:
    players = [player_in_match(each) for each in seats if each.side == side]
    return SideOfMatch(players=players, score=score)


def _chance(kind: str, chance: Chance) -> ChanceInfo:
    return ChanceInfo.model_validate(
        {"kind": kind, "got": chance.got, "expected": chance.mean, "spread": chance.variance**0.5}
    )
