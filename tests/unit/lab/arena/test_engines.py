"""Programs from outside: what they do wrong costs them the sitting, and nothing else."""

import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from settebello.cards import PACK, Seat, cards_in
from settebello.engine import deal, view
from settebello.errors import InvalidSetting, NotFound
from settebello.players import Budget
from settebello.protocol.lines import LONGEST
from settebello.rules import parse_rules
from settebello_lab.arena import FORFEIT_POINTS, Fault, OutsideEngine, PlayerFault, play_contest, report_of
from settebello_lab.arena.engines import outside as outside_module
from settebello_lab.arena.engines.process import EXCERPT, EngineProcess
from settebello_lab.arena.players import check_player_name
from tests.unit.lab.arena.playing import ENGINE, MARK, contest, engine, figures

OURS = f"exec:{sys.executable} -m settebello engine "


@pytest.fixture(autouse=True)
def _no_engine_is_left() -> Iterator[None]:
    yield
    for _ in range(300):
        if not running():
            return
        time.sleep(0.1)
    raise AssertionError(running())


def running() -> list[str]:
    """List the processes of this test's engines, and of what they have started."""
    found = subprocess.run(
        ["ps", "-ewwo", "pid,stat,args"], capture_output=True, text=True, check=True, timeout=600
    ).stdout
    lines = [line for line in found.splitlines() if line.endswith((f" {MARK}", f"sleep 600.{MARK}"))]
    return [line for line in lines if line.split()[1][0] != "Z"]


@pytest.fixture
def _little_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside_module, "GRACE_MS", 400)


@pytest.mark.usefixtures("_little_grace")
@pytest.mark.parametrize(
    ("how", "fault"),
    [
        ("crash", "crash"),
        ("exit", "crash"),
        ("hang", "timeout"),
        ("illegal", "illegal"),
        ("junk", "unreadable"),
        ("list", "unreadable"),
        ("other_id", "unreadable"),
        ("long", "too_long"),
        ("flood", "unreadable"),
        ("error", "gave_up"),
        ("child", "timeout"),
        ("quiet_child", "crash"),
    ],
)
def test_an_engine_that_misbehaves_forfeits_and_sits_down_again(how: str, fault: str) -> None:
    one = contest(engine(how), "random", budget_ms=20)
    report = report_of(play_contest(one, 2))
    assert report.as_dict()["forfeits"] == {"a": {fault: 4}, "b": {}}
    assert report.whole.points.mean == -FORFEIT_POINTS
    assert (report.whole.wins, report.whole.losses) == (0, 4)


def test_a_contest_with_a_forfeited_deal_goes_on_from_its_file(tmp_path: Path) -> None:
    one, path = contest(engine("crash"), "random"), tmp_path / "results.jsonl"
    play_contest(one, 1, results=path)
    again = play_contest(one, 2, results=path)
    assert not again.mended
    assert report_of(again).as_dict()["forfeits"] == {"a": {"crash": 4}, "b": {}}


def test_a_line_that_nobody_asked_for_is_a_forfeit() -> None:
    forfeits = report_of(play_contest(contest(engine("unasked"), "random"), 2)).forfeits
    # it may be there before the next request, or be taken for its answer
    found = {fault: count for given in forfeits.values() for fault, count in given.items()}
    assert set(found) <= {"flood", "unreadable"}
    assert sum(found.values()) == 4


def test_an_engine_that_behaves_plays_on() -> None:
    found = figures(contest(engine(), "random", "scopone"), 2, jobs=2)
    assert found["forfeits"] == {"a": {}, "b": {}}
    assert found == figures(contest(engine(), "random", "scopone"), 2)


def test_an_engine_that_will_not_leave_is_made_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside_module, "QUIT_SECONDS", 0.2)
    assert figures(contest(engine("stays"), "random"), 1)["forfeits"] == {"a": {}, "b": {}}


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("greedy", "scopa?players=3"),
        ("random", "figs"),
        pytest.param("greedy", "figs", marks=pytest.mark.slow),
        pytest.param("random", "scopa?players=3", marks=pytest.mark.slow),
    ],
)
def test_our_players_play_the_same_from_outside(name: str, rules: str) -> None:
    inside = figures(contest(name, "greedy", rules), 1)
    across = figures(contest(OURS + name, "greedy", rules), 1)
    assert {**across, "a": name} == inside


def test_why_an_engine_crashed_is_kept() -> None:
    report = report_of(play_contest(contest(engine("crash"), "random"), 1))
    ((number, first),) = report.first_forfeits.values()
    assert (number, first.why) == (0, "crash")
    assert first.detail == "it ended with status 1: RuntimeError: the engine fell over"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("exec:/no/such/engine", "engine_unusable"),
        (f"exec:{sys.executable} -c pass", "engine_unusable"),
        (engine("future"), "engine_unusable"),
        ("exec:", "no_command"),
        ("exec:'", "no_command"),
    ],
    ids=["missing", "silent", "of another protocol", "no word", "half a word"],
)
def test_an_engine_that_cannot_begin_is_refused_before_a_deal_is_played(name: str, reason: str) -> None:
    with pytest.raises((NotFound, InvalidSetting)) as caught:
        play_contest(contest(b=name), 1)
    assert caught.value.reason == reason


def test_an_engine_that_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside_module, "HELLO_SECONDS", 0.3)
    with pytest.raises(NotFound, match="timeout"):
        play_contest(contest(engine("mute"), "random"), 1)


def test_an_engine_that_does_not_read_holds_nobody_up() -> None:
    process = EngineProcess([sys.executable, "-c", "import time; time.sleep(600)"])
    process.send(b"x" * (4 * LONGEST) + b"\n")
    with pytest.raises(PlayerFault) as caught:
        process.receive(0.2)
    process.close(b"quit\n", 0.2)
    assert caught.value.fault is Fault.TIMEOUT
    assert process._child.poll() is not None


def test_an_engine_that_closes_its_output_and_lives_on_is_ended() -> None:
    program = "import os, time; os.close(1); time.sleep(600)"
    process = EngineProcess([sys.executable, "-c", program])
    with pytest.raises(PlayerFault) as caught:
        process.receive(20)
    assert (caught.value.fault, caught.value.detail) == (Fault.CRASH, "it closed its output")
    process.close()


def test_an_engine_that_nobody_waits_for_has_crashed_all_the_same() -> None:
    before = signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    try:
        process = EngineProcess([sys.executable, "-c", "raise SystemExit(3)"])
        with pytest.raises(PlayerFault) as caught:
            process.receive(20)
        process.close()
    finally:
        signal.signal(signal.SIGCHLD, before)
    assert caught.value.fault is Fault.CRASH


def test_an_engine_that_never_stops_writing_is_cut_off() -> None:
    process = EngineProcess([sys.executable, "-c", "while True: print('{}', flush=True)"])
    assert process.receive(60) == b"{}\n"
    with pytest.raises(PlayerFault) as caught:
        send_until_refused(process)
    assert caught.value.fault is Fault.FLOOD
    process.close()


def send_until_refused(process: EngineProcess) -> None:
    """Send lines until one lies there that nobody has asked for."""
    for _ in range(600):
        process.send(b"{}\n")
        time.sleep(0.1)


def test_an_engine_is_started_again_after_a_fault() -> None:
    outside = OutsideEngine(engine("crash"))
    rules = parse_rules("scopa-2")
    seen = view(deal(rules, Seat(1), cards_in(PACK)), Seat(0))
    for _ in range(2):
        for _ in range(6):
            assert outside.choose(seen, Budget()) in seen.legal
        with pytest.raises(PlayerFault):
            outside.choose(seen, Budget())
    outside.close()
    outside.close()


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="signals of Unix")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_request_to_end_ends_the_engines_too(jobs: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "settebello", "arena", engine("hang"), engine(), "--rules", "scopa-2"]
    command += ["--ms", "60000", "--jobs", jobs, "--deals", "50"]
    arena = _started(command, tmp_path, lambda: len(running()) >= 2)
    arena.terminate()
    assert arena.wait(120) == 143


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="signals of Unix")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_arena_that_is_killed_leaves_no_engine_behind(jobs: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "settebello", "arena", engine("deaf"), "random", "--rules", "scopa-2"]
    command += ["--ms", "60000", "--jobs", jobs, "--deals", "50"]
    # the arena starts each engine once to ask whether it can play; that one does not count
    arena = _started(command, tmp_path, lambda: len([*tmp_path.glob("dealt-*")]) >= int(jobs))
    arena.kill()
    arena.wait(120)


def _started(command: list[str], folder: Path, engines_sit: Callable[[], bool]) -> "subprocess.Popen[bytes]":
    """Start an arena and wait until engines sit at its tables."""
    arena = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 180
    while not engines_sit():
        if time.monotonic() > deadline or arena.poll() is not None:
            arena.kill()
            arena.wait(120)
            raise AssertionError("no engines have sat down")
        time.sleep(0.1)
    return arena


def test_the_fixture_sees_engines() -> None:
    process = EngineProcess([sys.executable, str(ENGINE), "good", MARK])
    assert len(running()) == 1
    process.close()


@pytest.mark.parametrize("before", ["", "input()"])
def test_of_a_line_that_is_none_its_author_is_shown_the_beginning(tmp_path: Path, before: str) -> None:
    chatty = tmp_path / "chatty.py"
    chatty.write_text(f"{before}\nprint('Welcome to my engine', '!' * {2 * EXCERPT})")
    with pytest.raises(NotFound, match=r"Welcome to my engine !+\.?$"):
        check_player_name(f"exec:{shlex.join([sys.executable, str(chatty)])}")
