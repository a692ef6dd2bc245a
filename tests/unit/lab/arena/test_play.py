"""The same contest gives the same figures, whoever plays it and however it is interrupted."""

import os
import re
import signal
from collections.abc import Callable
from multiprocessing import Pipe
from pathlib import Path

import pytest

from settebello.engine import Action, View
from settebello.errors import FileProblem, NotFound
from settebello.players import PLAYERS, Budget, Greedy, Player
from settebello.players.random import RandomPlayer
from settebello_lab.arena import (
    FORFEIT_POINTS,
    Contest,
    PlayedContest,
    Sitting,
    Table,
    Unit,
    Verdict,
    Who,
    partners,
    play_contest,
    report_of,
    round_margin,
    seatings,
    workers,
)
from settebello_lab.arena.results import open_results
from settebello_lab.arena.rounds import Forfeit, margin, outcome
from settebello_lab.arena.seatings import Seating
from tests.unit.lab.arena.playing import contest, figures, match_contest


def test_any_number_of_processes_finds_the_same() -> None:
    one = contest(rules="scopone")
    assert figures(one, 6, jobs=1) == figures(one, 6, jobs=2) == figures(one, 6, jobs=3)


@pytest.mark.parametrize(
    "rules",
    [
        "scopa-2",
        pytest.param("scopone", marks=pytest.mark.slow),
        pytest.param("figs", marks=pytest.mark.slow),
        pytest.param("scopa?players=3", marks=pytest.mark.slow),
        pytest.param("scopa?players=4&sides=solo", marks=pytest.mark.slow),
        pytest.param("assi?players=6", marks=pytest.mark.slow),
    ],
)
@pytest.mark.parametrize("name", sorted(PLAYERS))
def test_a_player_is_level_with_itself(rules: str, name: str) -> None:
    # a player that searches does less where the time runs out, and this machine may be busy
    played = play_contest(contest(name, name, rules, budget_ms=60_000), 2)
    assert [round_margin(played.contest, each) for each in played.rounds] == [pytest.approx(0)] * 2
    assert report_of(played).win_share.mean == pytest.approx(0.5)


@pytest.mark.parametrize("rules", ["figs", "scopa?players=3"])
def test_a_simple_player_is_level_with_itself_by_other_rules(rules: str) -> None:
    played = play_contest(contest("greedy", "greedy", rules), 2)
    assert [round_margin(played.contest, each) for each in played.rounds] == [pytest.approx(0)] * 2


def test_the_better_player_wins_from_every_place() -> None:
    for rules in ("scopone", "scopa?players=3"):
        report = report_of(play_contest(contest(rules=rules), 12))
        assert report.whole.points.mean > 1
        assert report.whole.wins > report.whole.losses
        assert all(tally.points.mean > 0 for tally in report.by_seat.values())
        assert not any(report.forfeits.values())


def test_partners_of_different_strength_are_as_strong_as_both_together() -> None:
    both, weaker, mixed = (
        report_of(play_contest(contest(name, "random", "scopone"), 40)).whole.points.mean
        for name in ("greedy", "random", "greedy,random")
    )
    assert weaker < mixed < both


def test_partners_change_places_from_round_to_round() -> None:
    seen = []
    with Table(contest("greedy,random", "chitarrella", "scopone")) as table:
        for number in range(2):
            table.play_round(number)
            seen.append({key[1:] for key in table._players})
    assert seen[0] == {(0, "greedy"), (1, "greedy"), (2, "random"), (3, "random")} | {
        (seat, "chitarrella") for seat in range(4)
    }
    assert seen[1] - seen[0] == {(0, "random"), (1, "random"), (2, "greedy"), (3, "greedy")}


def test_a_program_from_outside_is_the_last_partner() -> None:
    assert partners("maestro") == ("maestro",)
    assert partners("maestro,greedy") == ("maestro", "greedy")
    assert partners("greedy,exec:bot --with a,b") == ("greedy", "exec:bot --with a,b")
    assert partners("exec:bot a,b") == ("exec:bot a,b",)
    with pytest.raises(NotFound):
        play_contest(contest("greedy,nobody", "random", "scopone"), 1)


def test_by_seat_adds_up_to_the_whole_for_two_sides() -> None:
    report = report_of(play_contest(contest(), 10))
    hand, dealer = report.by_seat["hand"], report.by_seat["dealer"]
    assert report.whole.points.mean == pytest.approx((hand.points.mean + dealer.points.mean) / 2)
    assert (report.whole.wins, report.whole.losses) == (hand.wins + dealer.wins, hand.losses + dealer.losses)
    assert report.whole.wins + report.whole.draws + report.whole.losses == 20


def test_points_a_deal_are_recounted_from_the_sittings() -> None:
    played = play_contest(contest(), 10)
    margins = [
        (first.points[0] - first.points[1] + second.points[1] - second.points[0]) / 2
        for first, second in (each.sittings for each in played.rounds)
    ]
    assert report_of(played).whole.points.mean == sum(margins) / 10


def test_a_match_goes_to_the_target_and_has_a_winner() -> None:
    one = match_contest(rules="scopa-2?target=5")
    played = play_contest(one, 4)
    for each in played.rounds:
        for sitting in each.sittings:
            assert sitting.winner is not None
            assert sitting.points[sitting.winner] == max(sitting.points) >= 5
    report = report_of(played)
    assert report.win_share.mean == report.whole.wins / 8
    assert report.deals == sum(sitting.deals for each in played.rounds for sitting in each.sittings)


def test_level_players_share_the_matches_of_three() -> None:
    one = match_contest("greedy", "greedy", "scopa?players=3&target=3")
    played = play_contest(one, 2)
    outcomes = [outcome(one, sitting, seating) for sitting, seating in _pairs(played)]
    assert outcomes.count(1) == outcomes.count(-1)


def test_where_the_fewest_win_fewer_points_are_the_better_ones() -> None:
    """The fault: the arena counted the side with more points as the winner of *scopa a perdere*."""
    lost = contest("greedy", "random", "scopa-a-perdere")
    sitting = Sitting((1, 4))
    first, second = seatings(lost.rules)
    assert (first[0], second[0]) == (Who.A, Who.B)
    assert (margin(lost, sitting, first), margin(lost, sitting, second)) == (3, -3)
    assert (outcome(lost, sitting, first), outcome(lost, sitting, second)) == (1, -1)
    plain = contest("greedy", "random", "scopa-2")
    assert (margin(plain, sitting, first), outcome(plain, sitting, first)) == (-3, -1)
    given = Sitting((), forfeit=Forfeit(Who.A, "crash"))
    assert margin(lost, given, first) == -FORFEIT_POINTS


def _pairs(played: PlayedContest) -> list[tuple[Sitting, Seating]]:
    return [
        pair
        for each in played.rounds
        for pair in zip(each.sittings, seatings(played.contest.rules), strict=True)
    ]


def test_an_interrupted_contest_goes_on_to_the_same_figures(tmp_path: Path) -> None:
    one, path = contest(), tmp_path / "results.jsonl"
    whole = figures(one, 8)
    seen = 0

    class Enough(Exception):
        pass

    def stop(_: object) -> None:
        nonlocal seen
        seen += 1
        if seen == 3:
            raise Enough

    with pytest.raises(Enough):
        play_contest(one, 8, results=path, tell=stop)
    assert len(path.read_text().splitlines()) == 1 + 3
    assert figures(one, 8, results=path, jobs=2) == whole
    assert len(path.read_text().splitlines()) == 1 + 8
    before = path.read_bytes()
    assert figures(one, 8, results=path) == whole
    assert path.read_bytes() == before


@pytest.mark.parametrize("cut", [1, 20, 100])
def test_a_damaged_last_line_is_noticed_and_played_again(tmp_path: Path, cut: int) -> None:
    one, path = contest(), tmp_path / "results.jsonl"
    whole = figures(one, 4, results=path)
    data = path.read_bytes()
    path.write_bytes(data[:-cut])
    again = play_contest(one, 4, results=path)
    assert again.mended
    assert len(again.rounds) == 4
    assert figures(one, 4, results=path) == whole
    path.write_bytes(data + b'{"round":4,"sittings":[]}\n')
    assert play_contest(one, 5, results=path).mended


def test_a_line_damaged_in_the_middle_is_not_played_over(tmp_path: Path) -> None:
    one, path = contest(), tmp_path / "results.jsonl"
    play_contest(one, 4, results=path)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = lines[2].replace(b"points", b"pints")
    path.write_bytes(b"".join(lines))
    with pytest.raises(FileProblem) as caught:
        play_contest(one, 4, results=path)
    assert caught.value.reason == "results_damaged"
    assert caught.value.facts["row"] == "3"
    assert path.read_bytes() == b"".join(lines)


def test_the_results_of_something_else_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    play_contest(contest(), 2, results=path)
    before = path.read_bytes()
    # R5: what differs is named
    others = {
        "seed": contest(seed=2),
        "b": contest(b="greedy"),
        "players": contest(rules="scopone"),
        "budget_ms": contest(budget_ms=1),
        "budget_b_ms": contest(budget_b_ms=1),
        "unit": contest(unit=Unit.MATCH),
    }
    for setting, other in others.items():
        with pytest.raises(FileProblem) as caught:
            play_contest(other, 2, results=path)
        assert caught.value.reason == "results_setting"
        assert caught.value.facts["setting"] == setting
        assert caught.value.facts["kept"] != caught.value.facts["asked"]
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["my notes\nof yesterday\n", "my notes", "x", '{"a":1}', "\n", "{", '{"'])
def test_a_file_that_holds_no_results_is_left_alone(text: str, tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text(text)
    with pytest.raises(FileProblem) as caught:
        play_contest(contest(), 2, results=notes)
    assert caught.value.reason == "results_other"
    assert notes.read_text() == text


def test_a_file_whose_head_was_not_written_to_its_end_is_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    play_contest(contest(), 2, results=path)
    data = path.read_bytes()
    for kept in (0, 30, data.index(b"\n")):
        path.write_bytes(data[:kept])
        assert play_contest(contest(), 2, results=path).mended == bool(kept)
        assert path.read_bytes().splitlines()[0] == data.splitlines()[0]


NO_DEALS = [
    (r'"points":\[\d+', '"points":[1e999'),
    (r'"points":\[\d+', '"points":[1000'),
    (r'"points":\[\d+', '"points":[true'),
    (r'"points":\[\d+', '"points":[-1'),
    (r'"points":\[\d+', '"points":["1"'),
    (r'"times":\[\[\d+', '"times":[["x"'),
    (r'"times":\[\[\d+', '"times":[[null'),
    (r'"times":\[\[\d+', f'"times":[[1{"0" * 400}'),
    (r"\[\[\d+,(\d+)\]", r"[[20000,\1]"),
    (r'"points":\[\d+,\d+\]', '"points":[],"forfeit":{"player":"a","why":["x"],"detail":""}'),
    (r'"points":\[\d+,\d+\]', '"points":[],"forfeit":{"player":"a","why":"x","detail":""}'),
    (r'"points":\[\d+,\d+\]', '"points":[],"forfeit":{"player":"a","why":"crash","detail":5}'),
    (r'"points":\[\d+,\d+\]', '"points":[],"forfeit":{"player":"c","why":"crash","detail":""}'),
    (r'"round":0', '"round":false'),
    (r'"round":0', f'"deep":{"[" * 100_000},"round":0'),
]
NO_MATCHES = [(r'"winner":\d', '"winner":7'), (r'"deals":\d+', '"deals":"x"')]
"""Values of a round, each with one that may not stand there."""


@pytest.mark.parametrize(
    ("new", "good", "bad"),
    [*((contest, *each) for each in NO_DEALS), *((match_contest, *each) for each in NO_MATCHES)],
)
def test_a_line_that_is_no_round_is_never_counted(
    new: Callable[[], Contest], good: str, bad: str, tmp_path: Path
) -> None:
    one, path = new(), tmp_path / "results.jsonl"
    play_contest(one, 2, results=path)
    changed, found = re.subn(good, bad, path.read_text(), count=1)
    assert found == 1
    path.write_text(changed)
    with pytest.raises(FileProblem) as caught:
        play_contest(one, 2, results=path)
    assert caught.value.reason == "results_damaged"
    assert path.read_text() == changed


def test_a_forfeit_is_read_back(tmp_path: Path) -> None:
    one, path = contest(), tmp_path / "results.jsonl"
    play_contest(one, 2, results=path)
    given = '"points":[],"forfeit":{"player":"a","why":"crash","detail":""}'
    path.write_text(re.sub(r'"points":\[\d+,\d+\]', given, path.read_text(), count=1))
    assert sum(report_of(play_contest(one, 2, results=path)).forfeits[Who.A].values()) == 1


def test_a_line_that_ends_otherwise_loses_none_of_those_behind_it(tmp_path: Path) -> None:
    one, path = contest(), tmp_path / "results.jsonl"
    whole = figures(one, 4, results=path)
    lines = path.read_bytes().split(b"\n")
    lines[2] += b"\r"
    path.write_bytes(b"\n".join(lines))
    assert figures(one, 4, results=path) == whole
    assert path.read_bytes() == b"\n".join(lines)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="files of Unix")
def test_results_are_kept_in_ordinary_files(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path(os.devnull)):
        with pytest.raises(FileProblem) as caught:
            play_contest(contest(), 2, results=path)
        assert caught.value.reason == "file_unwritable"


def test_two_arenas_do_not_write_to_one_file(tmp_path: Path) -> None:
    one, path = contest(), tmp_path / "results.jsonl"
    with open_results(path, one) as first:
        with pytest.raises(FileProblem) as caught:
            play_contest(one, 2, results=path)
        assert caught.value.reason == "results_busy"
        assert first.rounds == []
    assert len(play_contest(one, 2, results=path).rounds) == 2


def test_fewer_deals_than_the_file_holds_give_the_figures_of_so_many(tmp_path: Path) -> None:
    one, path = contest(), tmp_path / "results.jsonl"
    play_contest(one, 6, results=path)
    assert figures(one, 3, results=path) == figures(one, 3)


def test_the_sequential_test_stops_at_the_same_deal_for_any_number_of_processes(tmp_path: Path) -> None:
    one, path = contest(rules="scopone"), tmp_path / "results.jsonl"
    found = play_contest(one, 200, sequential=True, results=path)
    assert found.test is not None
    assert found.test.verdict is Verdict.A
    assert len(found.rounds) < 60
    alone = figures(one, 200, sequential=True)
    assert (
        alone
        == figures(one, 200, sequential=True, jobs=2)
        == figures(one, 200, sequential=True, results=path)
    )
    assert alone["deals"] == len(found.rounds)


def test_a_player_of_ours_that_fails_forfeits_the_sitting(monkeypatch: pytest.MonkeyPatch) -> None:
    def fall_over(*_: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(Greedy, "choose", fall_over)
    report = report_of(play_contest(contest(), 3))
    assert report.whole.points.mean == -FORFEIT_POINTS
    assert report.as_dict()["forfeits"] == {"a": {"crash": 6}, "b": {}}
    first = {"round": 0, "why": "crash", "detail": "ZeroDivisionError: oh"}
    assert report.as_dict()["first_forfeit"] == {"a": first}


def test_the_second_player_may_have_another_time_for_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    allowed = set()

    def noting(name: str) -> Callable[..., Action]:
        def choose(_player: Player, seen: View, budget: Budget) -> Action:
            allowed.add((name, budget.ms))
            return seen.legal[0]

        return choose

    for kind, name in ((Greedy, "a"), (RandomPlayer, "b")):
        monkeypatch.setattr(kind, "choose", noting(name))
    with Table(contest(budget_ms=20, budget_b_ms=70)) as table:
        table.play_round(0)
    assert allowed == {("a", 20), ("b", 70)}


def test_a_player_that_does_not_exist_plays_no_contest() -> None:
    with pytest.raises(NotFound):
        play_contest(contest(b="nobody"), 1)


def test_partners_are_different_players() -> None:
    with Table(contest(rules="scopone")) as table:
        table.play_round(0)
        players = list(table._players.values())
        assert len(players) == 8
        assert len({id(player) for player in players}) == 8


def test_who_won_every_match_may_yet_lose_one() -> None:
    report = report_of(play_contest(match_contest("greedy", "random", "scopone"), 2))
    assert report.win_share.mean == 1
    assert report.as_dict()["win_share_ci95"] == [pytest.approx(0.158, abs=0.001), 1]
    turned = report_of(play_contest(match_contest("random", "greedy", "scopone"), 2))
    assert turned.as_dict()["win_share_ci95"] == [0, pytest.approx(0.842, abs=0.001)]


def test_a_worker_that_is_asked_to_end_as_it_ends_has_nothing_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    # Python writes a traceback for a signal that comes while it begins to be ignored
    handlers: list[tuple[int, object]] = []
    monkeypatch.setattr("signal.signal", lambda number, what: handlers.append((number, what)))
    ours, theirs = Pipe()
    ours.close()
    workers._work(theirs, contest())
    ends = [what for number, what in handlers if number == signal.SIGTERM]
    assert len(ends) == 2
    assert all(callable(what) and not isinstance(what, signal.Handlers) for what in ends)
