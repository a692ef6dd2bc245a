"""`settebello-lab train`: a network from the command line."""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from settebello.kernels.net.weights import read_weights
from settebello_lab.learn import Course, Settings, resume
from tests.unit.cli.commands import refusal
from tests.unit.lab.cli.commands import laboratory


def test_a_course_writes_its_network_with_how_it_came_about(tmp_path: Path) -> None:
    out = tmp_path / "net.npz"
    run = laboratory("train", "--rules", "scopa-2", "--deals", "64", "--out", str(out), "--json")
    answer = json.loads(run.stdout)
    about = read_weights(out).about
    assert answer["settings"] == about["settings"]
    assert about["settings"]["rules"] == "scopa-2"
    assert answer["deals"] == about["deals"] == 64
    assert answer["v_greedy"] == about["v_greedy"]


def test_a_person_reads_a_line_for_each_report(tmp_path: Path) -> None:
    run = laboratory("train", "--deals", "64", "--out", str(tmp_path / "net.npz"), "--lang", "en")
    assert run.stdout.count("against greedy") == 1


def test_each_report_is_a_line_of_the_curve_after_those_before(tmp_path: Path) -> None:
    curve = tmp_path / "curve.jsonl"
    curve.write_text('{"deals": 0}\n')
    laboratory("train", "--deals", "64", "--out", str(tmp_path / "net.npz"), "--curve", str(curve))
    before, line = map(json.loads, curve.read_text().splitlines())
    assert before == {"deals": 0}
    assert (line["progress"], line["deals"], line["v_greedy"]["deals"]) == (1, 64, 5000)


@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")
def test_pytorch_learns_by_the_same_command(tmp_path: Path) -> None:
    out = tmp_path / "net.npz"
    run = laboratory("train", "--learner", "torch", "--deals", "64", "--out", str(out), "--json")
    assert json.loads(run.stdout)["deals"] == 64
    assert read_weights(out).about["learner"] == "torch cpu"


WITHOUT_LEARNING = """
import sys
import settebello_lab.cli.main, settebello_lab.learn
sys.exit(str({"torch"} & {*sys.modules}))
"""


def test_pytorch_is_imported_only_where_it_learns() -> None:
    command = [sys.executable, "-c", WITHOUT_LEARNING]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.stderr == "set()\n"


def test_without_pytorch_one_line_names_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    for name in ("torch_learner", "torch_net"):
        monkeypatch.delitem(sys.modules, f"settebello_lab.learn.{name}", raising=False)
    for language, said in (("en", "needs the package torch"), ("it", "ha bisogno del pacchetto torch")):
        out = tmp_path / "net.npz"
        line = refusal(laboratory("train", "--learner", "torch", "--out", str(out), language=language))
        assert said in line
        assert 'pip install "settebello-lab[torch]"' in line


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--rules", "briscola"], "unknown_rule"),
        (["--start", "nothing.npz"], "not_found"),
        (["--resume", "nothing.course"], "not_found"),
        (["--start", __file__], "file"),
        (["--resume", __file__], "file"),
        (["--out", "no/such/folder/net.npz"], "file"),
        (["--out", os.devnull], "file"),
        (["--out", "net.course"], "file"),
        (["--device", "cuda"], "setting"),
        (["--curve", "no/such/folder/curve.jsonl"], "file"),
    ],
)
def test_what_cannot_be_trained_is_one_line(arguments: list[str], code: str) -> None:
    line = refusal(laboratory("train", "--deals", "64", *arguments))
    assert line.startswith(f"settebello: {code}: ")
    assert ("net.course is where the course itself is kept" in line) == ("net.course" in arguments)


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A course that has just been begun, put aside."""
    path = tmp_path_factory.mktemp("course") / "kept.course"
    Course(Settings(rules="scopa-2", deals=64, seed=3)).save(path)
    return path


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--rules", "figs"], "rules scopa-2, not figs"),
        (["--seed", "4"], "seed 3, not 4"),
        (["--rate", "0.5e-3"], "rate 0.001, not 0.0005"),
        (["--guest", "0.5"], "guest 0.0, not 0.5"),
        (["--deals", "128"], "deals 64, not 128"),
        (["--minutes", "2"], "minutes 30, not 2.0"),
        (["--rules", "briscola"], "unknown_rule"),
        (["--start", __file__], "--resume goes on with one"),
    ],
)
def test_a_course_is_not_resumed_with_other_settings(course: Path, asked: list[str], said: str) -> None:
    """R5: what was asked for and is not the course's is refused by name."""
    assert said in refusal(laboratory("train", "--resume", str(course), *asked))


def test_a_course_is_resumed_with_its_own_settings_however_they_are_written(
    course: Path, tmp_path: Path
) -> None:
    """R5: what is not written, or is the same, does not stand in the way."""
    out = tmp_path / "net.npz"
    same = ["--rules", "scopa?players=2", "--seed", "3", "--threads", "1"]
    run = laboratory("train", "--resume", str(course), *same, "--out", str(out), "--json")
    assert json.loads(run.stdout)["settings"]["seed"] == 3


WITH_ONE_INTERRUPT = """
import os, signal, sys
from pathlib import Path
from settebello_lab.learn import Course, Settings, Told, train

def interrupt(done):
    if course.steps == 2:
        os.kill(os.getpid(), signal.SIGINT)

course = Course(Settings(rules="scopa-2", deals=512, group_deals=8, groups=2, taught_deals=64))
train(course, Path(sys.argv[1]), 2, 1000.0, Told(interrupt, lambda report: None))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot send itself Ctrl-C there")
def test_a_course_interrupted_before_its_first_report_is_kept(tmp_path: Path) -> None:
    """R6: it goes on to the network that it would have become."""
    out = tmp_path / "net.npz"
    command = [sys.executable, "-c", WITH_ONE_INTERRUPT, str(out)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert "KeyboardInterrupt" in done.stderr
    assert not out.exists()
    again = resume(tmp_path / "net.course")
    assert again.steps == 2
    whole = Course(again.settings)
    with ThreadPoolExecutor(1) as pool:
        for _ in range(4):
            whole.run(pool)
        for _ in range(2):
            again.run(pool)
    assert np.array_equal(whole.net, again.net)
