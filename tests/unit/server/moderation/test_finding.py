"""Suspicions are found in matches that are out of the ordinary, and in no others."""

from dataclasses import replace

from settebello.server.moderation.finding import (
    LEAST_PAIRED,
    LEAST_RESIGNED,
    LEAST_SHARED,
    suspicions_in,
)
from settebello.store import PlayedMatch, Source, Suspicion

DAY = 86_400.0
NOW = 100 * DAY


def match(number: int, one: str, other: str, winner: int = 0, *, unplayed: bool = False) -> PlayedMatch:
    return PlayedMatch(
        name=f"m{number}",
        ended=NOW - DAY + number,
        rated=not unplayed,
        unplayed=unplayed,
        winner=winner,
        lost_by=1 - winner if unplayed else None,
        people=(one, other),
        sides=(0, 1),
        programs=(False, False),
    )


def sources(*people: str) -> list[Source]:
    return [Source(person, "a" * 64, 0.0, NOW) for person in people]


def found(matches: list[PlayedMatch], *shared: str, **settled: float) -> list[Suspicion]:
    return suspicions_in(matches, sources(*shared), settled, NOW)


def test_o3_somebody_who_beats_many_accounts_of_one_address_is_suspected() -> None:
    matches = [match(number, "ada", f"other{number}") for number in range(LEAST_SHARED)]
    names = [f"other{number}" for number in range(LEAST_SHARED)]
    (one,) = found(matches, "ada", *names)
    assert (one.kind, one.people, one.matches) == (
        "addresses",
        ("ada", *names),
        tuple(each.name for each in matches),
    )
    assert found(matches[1:], "ada", *names) == []
    assert found(matches, *names) == []


def test_a_club_room_whose_members_win_in_turn_is_not_suspected() -> None:
    club = [f"member{number}" for number in range(6)]
    pairs = [(one, other) for one in club for other in club if one < other]
    matches = [match(number, *pair, winner=number % 2) for number, pair in enumerate(pairs)]
    assert found(matches, *club) == []


def test_the_same_two_of_whom_one_always_wins_are_suspected() -> None:
    matches = [match(number, "ada", "bea") for number in range(LEAST_PAIRED)]
    (one,) = found(matches)
    assert (one.kind, one.people) == ("pairings", ("ada", "bea"))
    even = [match(number, "ada", "bea", winner=number % 2) for number in range(20)]
    assert found(even) == []


def test_somebody_who_resigns_before_play_is_suspected_and_the_other_is_not() -> None:
    matches = [match(number, f"other{number}", "bea", unplayed=True) for number in range(LEAST_RESIGNED)]
    (one,) = found(matches)
    assert (one.kind, one.people) == ("resignations", ("bea",))
    assert found(matches[1:]) == []


def test_a_settled_subject_comes_again_for_later_matches_alone() -> None:
    matches = [match(number, "ada", "bea") for number in range(2 * LEAST_PAIRED)]
    (first,) = found(matches)
    late = matches[LEAST_PAIRED - 1].ended
    (again,) = suspicions_in(matches, [], {first.subject: late}, NOW)
    assert again.matches == tuple(each.name for each in matches[LEAST_PAIRED:])
    assert (again.subject, again.id == first.id) == (first.subject, False)
    assert suspicions_in(matches, [], {first.subject: NOW}, NOW) == []


def test_matches_against_the_programs_of_the_house_make_nobody_suspected() -> None:
    matches = [match(number, "ada", "maestro") for number in range(20)]
    assert found([replace(each, programs=(False, True)) for each in matches]) == []
