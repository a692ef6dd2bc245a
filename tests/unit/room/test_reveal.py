"""Salts are fixed by their hashes before any is shown, and whoever withholds one gains nothing."""

from dataclasses import replace
from pathlib import Path

import pytest

from settebello.cards import Seat
from settebello.cli.records.fairness import Proof, check_packs
from settebello.errors import SettebelloError, StoreProblem, SyntaxProblem
from settebello.notation import dumps, loads, verified
from settebello.room import (
    Absence,
    Claim,
    Dealt,
    Dismiss,
    Expire,
    Fill,
    Flagged,
    Leave,
    Ready,
    Resign,
    RoomEvent,
    SaltsAsked,
    SaltShown,
    ShowSalt,
    Sit,
    StandIn,
    fold,
    listing,
    project,
    room_record,
    salt_hash,
    tell,
)
from settebello.room.commands import Command, Publish
from settebello.room.screen import Phase
from settebello.server.wire.messages import StateMessage
from tests.support.rooms import House, key_text


def refusal(house: House, command: Command) -> str:
    before = house.room
    with pytest.raises(SettebelloError) as caught:
        house.do(command)
    assert house.room == before
    return caught.value.reason


def kinds(house: House, command: Command) -> list[str]:
    return [event.type for event in house.do(command)]


def salt(number: int, deal: int = 0) -> str:
    return f"salt{number}deal{deal}"


def sit(house: House, number: int) -> list[RoomEvent]:
    return house.do(Sit(f"Person {number}", key_text(number), salt_hash=salt_hash(salt(number))))


def asked_table(rules: str = "scopa?players=2", persons: int = 2, **more: str | float) -> House:
    """Return a table whose first salts are asked for."""
    house = House(rules, **more)  # type: ignore[arg-type]  # named as there
    for number in range(persons):
        sit(house, number)
    if house.room.free:
        house.do(Fill("greedy"))
    return house


def show_all(house: House, deal: int = 0) -> None:
    while house.room.owing:
        seat = min(house.room.owing)
        who = house.room.seats[seat]
        assert who is not None
        number = next(each for each in range(6) if key_text(each) == who.key)
        house.do(ShowSalt(seat, salt(number, deal)))


def to_next_deal(house: House, deal: int = 1) -> None:
    """Play the deal out, and have everybody give the hash of a salt for the next."""
    while house.room.phase is Phase.PLAYING:
        house.play(1)
    for seat, who in sorted(house.room.owners.items()):
        number = next(each for each in range(6) if key_text(each) == who.key)
        house.do(Ready(seat, salt_hash=salt_hash(salt(number, deal)), version=house.room.version))


@pytest.mark.parametrize("rules", ["scopa?players=2&target=3", "figs?target=3", "x-scopa-3?target=3"])
def test_the_log_proves_that_every_hash_stood_before_any_salt(rules: str) -> None:
    persons = 4 if rules.startswith("figs") else 3 if "-3" in rules else 2
    house, deal = asked_table(rules, persons), 0
    while house.room.match is None or not house.room.match.over:
        show_all(house, deal)
        assert house.room.to_move is not None
        while house.room.phase is Phase.PLAYING:
            house.play(1)
        if house.room.phase is Phase.DEAL_OVER:
            to_next_deal(house, deal := deal + 1)
    assert fold(house.log) == house.room
    types = [event.type for event in house.log]
    for at in (number for number, kind in enumerate(types) if kind == "dealt"):
        asked = max(number for number in range(at) if types[number] == "salts_asked")
        before = types[asked + 1 : at]
        assert before[:persons] == ["salt_shown"] * persons
        assert set(before[persons:]) <= {"begun"}
    record = loads(dumps(room_record(house.room)))
    verified(record)
    assert set(check_packs(record)) == {Proof.CHECKED}
    assert all(len(each.hashes) == persons for each in record.deals)


def test_a_computer_plays_with_the_word_of_the_server_and_one_person_is_enough() -> None:
    house = asked_table(persons=1)
    assert house.room.reveal is not None
    assert house.room.reveal.hashes == (salt_hash(salt(0)), "")
    assert kinds(house, ShowSalt(Seat(0), salt(0))) == ["salt_shown", "begun", "dealt"]


def test_nobody_shows_another_salt_than_the_one_whose_hash_they_gave() -> None:
    house = asked_table()
    assert refusal(house, ShowSalt(Seat(0), "another")) == "salt_other"
    house.do(ShowSalt(Seat(0), salt(0)))
    assert house.do(ShowSalt(Seat(0), salt(0))) == []
    assert refusal(house, ShowSalt(Seat(0), "another")) == "salt_other"
    assert house.room.phase is Phase.WAITING


def test_no_salt_is_shown_before_all_hashes_are_there() -> None:
    house = House("scopa?players=2")
    sit(house, 0)
    assert refusal(house, ShowSalt(Seat(0), salt(0))) == "salt_not_asked"


def test_a_hash_can_be_exchanged_until_the_salts_are_asked_for_and_not_after() -> None:
    house = House("scopa?players=2")
    sit(house, 0)
    assert kinds(house, Ready(Seat(0), salt_hash=salt_hash("new"))) == ["readied"]
    sit(house, 1)
    assert house.room.reveal is not None
    assert house.room.reveal.hashes == (salt_hash("new"), salt_hash(salt(1)))
    assert house.do(Ready(Seat(0), salt_hash=salt_hash("newer"))) == []
    assert house.do(Ready(Seat(1), "plain")) == []


def test_a_seat_without_a_hash_has_its_salt_fixed_before_any_is_shown() -> None:
    """Older clients say their salt at once: it is as fixed as a hash when the others show theirs."""
    house = House("scopa?players=2")
    house.do(Sit("Old", key_text(7), salt="plain"))
    (_, asked) = sit(house, 1)
    assert asked == SaltsAsked(("", salt_hash(salt(1))), ("plain", ""))
    assert house.do(Ready(Seat(0), "another")) == []
    assert refusal(house, ShowSalt(Seat(0), "another")) == "salt_not_asked"
    house.do(ShowSalt(Seat(1), salt(1)))
    dealt = house.log[-1]
    assert isinstance(dealt, Dealt)
    assert dealt.salts == ("plain", salt(1))


def test_no_screen_shows_a_salt_before_the_deal() -> None:
    house = asked_table("scopa", 4)
    for number in range(3):
        house.do(ShowSalt(Seat(number), salt(number)))
        for seat in (None, *map(Seat, range(4))):
            told = tell(house.log[-1], house.room)
            text = StateMessage(screen=project(house.room, seat), events=told).model_dump_json()
            assert "deal0" not in text
            assert salt_hash(salt(number)) in text


# ------------------------------------------------------------------------------------------- withholding


@pytest.mark.parametrize("leaver", [0, 1])
def test_who_leaves_before_the_first_deal_leaves_a_table_that_deals_no_more(leaver: int) -> None:
    """A second round of salts would be a second pack to choose from."""
    house = House("scopa?players=2")
    for number in range(2):
        sit(house, number)
    house.do(Publish(Seat(0), public=True))
    house.do(ShowSalt(Seat(1), salt(1)))
    house.do(Leave(Seat(leaver)))
    assert house.room.is_broken
    assert listing(house.room) is None
    again = Sit("Person 5", key_text(5), salt_hash=salt_hash("x"))
    assert refusal(house, again) == "salts_withheld"
    assert refusal(house, Fill("greedy")) == "salts_withheld"
    assert refusal(house, Ready(Seat(1 - leaver), salt_hash=salt_hash("x"))) == "salts_withheld"
    if leaver == 1:
        house.do(ShowSalt(Seat(0), salt(0)))
    assert "dealt" not in [event.type for event in house.log]
    assert fold(house.log) == house.room


def test_a_host_who_frees_the_seat_of_somebody_who_withholds_opens_another_table() -> None:
    house = asked_table()
    house.do(Dismiss(Seat(0), house.room.version, Seat(1)))
    assert house.room.is_broken


def test_a_leave_that_did_not_know_that_salts_are_asked_for_is_stale() -> None:
    house = House("scopa?players=2")
    sit(house, 0)
    seen = house.room.version
    sit(house, 1)
    assert refusal(house, Leave(Seat(0), version=seen)) == "stale_version"
    assert kinds(house, Leave(Seat(0), version=house.room.version)) == ["left"]


def between_deals(rules: str = "scopa?players=2", persons: int = 2, **more: str | float) -> House:
    """Return a match whose second deal's salts are asked for."""
    house = asked_table(rules, persons, **more)
    show_all(house)
    to_next_deal(house)
    assert house.room.owing
    return house


def test_within_a_match_nobody_leaves_who_owes_a_salt_and_no_computer_stands_in() -> None:
    house = between_deals()
    house.do(ShowSalt(Seat(1), salt(1, 1)))
    assert refusal(house, Leave(Seat(0), "greedy")) == "salt_owed"
    house.absence = Absence({Seat(0): 1e6})
    assert refusal(house, StandIn(Seat(1), Seat(0), "greedy")) == "salt_owed"
    house.do(Leave(Seat(1), "greedy"))  # the salt stays where the person goes
    assert kinds(house, ShowSalt(Seat(0), salt(0, 1))) == ["salt_shown", "dealt"]


@pytest.mark.parametrize("connected", [True, False])
def test_a_match_is_claimed_from_whoever_withholds_a_salt_for_long(connected: bool) -> None:
    house = between_deals()
    house.do(ShowSalt(Seat(1), salt(1, 1)))
    owed = {Seat(0): 299.0}
    house.absence = Absence({} if connected else {Seat(0): 10.0}, owing=owed)
    assert refusal(house, Claim(Seat(1))) in {"not_absent", "absent_too_short"}
    assert refusal(house, Claim(Seat(0))) == "not_awaited"
    house.absence = replace(house.absence, owing={Seat(0): 300.0})
    screen = project(house.room, Seat(1), absence=house.absence)
    assert screen.absence is not None
    assert screen.absence.claims == [None, 0.0]
    house.do(Claim(Seat(1)))
    assert house.room.forfeit is not None
    assert house.room.forfeit.seat == 0
    assert "dealt" not in [event.type for event in house.log[-4:]]


def test_with_a_clock_an_owed_salt_takes_the_time_of_its_seat() -> None:
    house = between_deals(time="1+0", now=100.0)
    assert house.now is not None
    screen = project(house.room, None, house.now)
    assert screen.clock is not None
    assert screen.clock.running == 0
    house.now += 20
    house.do(ShowSalt(Seat(0), salt(0, 1)))
    assert house.room.clock is not None
    assert house.room.clock.left == (40.0, 60.0)
    house.now += 60
    (flagged, *_) = house.do(Expire())
    assert flagged == Flagged(1, at=house.now)
    assert house.room.phase is Phase.MATCH_OVER


def test_who_was_not_ready_in_time_gives_no_salt_and_is_not_waited_for() -> None:
    house = asked_table(time="1+0", now=100.0)
    show_all(house)
    while house.room.phase is Phase.PLAYING:
        house.play(1)
    house.do(Ready(Seat(0), salt_hash=salt_hash("x")))
    assert house.now is not None
    house.now += 1000
    assert [event.type for event in house.do(Expire())] == ["salts_asked"]
    assert house.room.owing == {0}
    assert kinds(house, ShowSalt(Seat(0), "x")) == ["salt_shown", "dealt"]


def test_a_match_given_up_meanwhile_ends_and_the_next_one_wants_other_salts() -> None:
    house = between_deals()
    house.do(ShowSalt(Seat(1), salt(1, 1)))
    house.do(Resign(Seat(0)))
    assert house.room.phase is Phase.MATCH_OVER
    assert house.room.reveal is None
    assert refusal(house, ShowSalt(Seat(0), salt(0, 1))) == "salt_not_asked"
    for number in range(2):
        house.do(Ready(Seat(number), salt_hash=salt_hash(salt(number, 2))))
    show_all(house, 2)
    assert (house.room.phase, house.room.match_number) == (Phase.PLAYING, 2)
    assert fold(house.log) == house.room


def test_whoever_leaves_before_a_rematch_is_dealt_ends_the_table() -> None:
    house = between_deals()
    house.do(Resign(Seat(0)))
    for number in range(2):
        house.do(Ready(Seat(number), salt_hash=salt_hash(salt(number, 2))))
    house.do(Leave(Seat(0)))
    assert house.room.is_broken
    assert house.room.phase is Phase.MATCH_OVER


@pytest.mark.parametrize("kept", ["figs", "scopa", "scopone"])
def test_a_record_from_before_the_hashes_is_proven_by_its_own_rule(kept: str) -> None:
    path = Path(__file__).parent.parent / "store" / "kept" / f"log-1-{kept}.txt"
    record = loads(path.read_text("utf-8"))
    assert set(check_packs(record)) == {Proof.CHECKED}
    assert not any(deal.hashes for deal in record.deals)


def test_a_record_with_another_hash_salt_or_count_of_hashes_is_refused() -> None:
    house = asked_table()
    show_all(house)
    while house.room.phase is Phase.PLAYING:
        house.play(1)
    text = dumps(room_record(house.room))
    assert set(check_packs(loads(text.replace(salt_hash(salt(0)), salt_hash(salt(0)).upper())))) == {
        Proof.CHECKED
    }
    for was, now, line in (
        (salt_hash(salt(0)), salt_hash("chosen"), "SaltHashes"),
        (salt(1), "chosen", "SaltHashes"),
        (f"{salt_hash(salt(0))},", "", "SaltHashes"),
        (f'[SaltHashes "{salt_hash(salt(0))},{salt_hash(salt(1))}"]\n', "", "Pack"),
    ):
        changed = text.replace(was, now)
        assert changed != text
        with pytest.raises(SyntaxProblem) as refused:
            check_packs(loads(changed))
        assert changed.splitlines()[int(str(refused.value.facts["line"])) - 1].startswith(f"[{line} ")


def test_a_forged_log_is_damaged() -> None:
    house = asked_table()
    show_all(house)
    log = house.log
    for at, event in enumerate(log):
        forged: RoomEvent
        match event:
            case SaltsAsked(hashes, salts):
                forged = replace(event, hashes=(salt_hash("chosen"), hashes[1]), salts=salts)
            case SaltShown():
                forged = replace(event, salt="chosen")
            case Dealt(_, salts):
                forged = replace(event, salts=("chosen", salts[1]))
            case _:
                continue
        with pytest.raises(StoreProblem):
            fold([*log[:at], forged])
    asked = next(event for event in log if isinstance(event, SaltsAsked))
    with pytest.raises(StoreProblem):
        fold([*log[: log.index(asked) + 1], asked])
