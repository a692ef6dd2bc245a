"""The kernels of players that search are compiled before anybody waits, and only where somebody searches."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from settebello.kernels.compiling import ready
from settebello.players import warm
from settebello.players.warm import compile_levels, levels_are_compiled, needs_preparing, prepare
from settebello_lab.players import FAIR, ORACLES, kind_of

SEARCHING = "net worlds:2 worlds:2+belief circolo:2 esperto:2 ismcts:3 ismcts:3+belief maestro:2 alphabeta:2"

NOTHING_MORE = """
import sys
from settebello.engine import apply_unchecked, view
from settebello.kernels.compiling.jit import KERNELS
from settebello.players import Budget
from settebello.rules import preset
from settebello_lab.players import player
from settebello_lab.players.check import dealt

def loaded():
    return {f"{each.__name__}: {signature}" for each in KERNELS for signature in each.signatures}

for name in sys.argv[1:]:
    made = player(name)
    before = loaded()
    for rules in ("scopa-2", "assi-2", "x-scopa-3", "scopone", "scopone-10", "figs", "x-scopa-6"):
        state = dealt(preset(rules).rules(), 5)
        while not state.over:
            state = apply_unchecked(state, made.choose(view(state, state.to_move), Budget(ms=600_000)))
    more = loaded() - before
    assert not more, (name, rules, sorted(more))
"""

WITHOUT = """
import sys
from settebello.players.registry import player_kind
from settebello.players import warm
from settebello.players.warm import compile_levels, levels_are_compiled, needs_preparing, prepare
kinds = [player_kind(name) for name in ("greedy", "random", "chitarrella", "principiante")]
assert not needs_preparing(kinds)
prepare(kinds)
assert "numba" not in sys.modules
"""


def test_who_does_not_search_loads_no_compiler() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT], check=True, timeout=600)


@pytest.mark.parametrize("name", [*FAIR, *ORACLES])
def test_what_is_compiled_is_not_compiled_again(name: str) -> None:
    kinds = [kind_of(name)]
    prepare(kinds)
    told: list[str] = []
    assert not needs_preparing(kinds)
    prepare(kinds, lambda part, *_: told.append(part))
    assert told == []


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("net", ["net"]),
        ("worlds:10+belief", ["solver", "search"]),
        ("oracle", ["solver", "search"]),
        ("alphabeta", ["solver", "search", "settebello_lab.reference"]),
        ("maestro", ["solver", "search", "net", "foresight"]),
    ],
)
def test_each_part_is_compiled_once(name: str, parts: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    for part in kind_of(name).parts:
        import_module(part.module)  # before `ready` is another: what is imported now keeps its functions
    monkeypatch.setattr(ready, "needs_compiling", lambda _: True)
    monkeypatch.setattr(ready, "make_ready", lambda part, _: made.append(part))
    assert needs_preparing([kind_of(name)])
    prepare([kind_of(name), kind_of(name)])
    assert made == parts


def test_whole_deals_load_no_kernel_that_was_not_ready() -> None:
    """A player's first play is as quick as the others, in games for two, three, four and six players."""
    command = [sys.executable, "-c", NOTHING_MORE, *SEARCHING.split()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of its own, for notes and locks."""
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda *_, **__: str(tmp_path / "home"))
    return tmp_path / "home"


def test_that_the_levels_are_compiled_is_noted_for_these_sources(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not home.exists()
    assert not levels_are_compiled()
    compile_levels()
    assert levels_are_compiled()
    (tmp_path / "edited.py").touch()
    monkeypatch.setattr(warm, "SOURCES", tmp_path)
    assert not levels_are_compiled()


def test_without_a_place_to_write_the_levels_are_compiled_all_the_same(home: Path) -> None:
    home.write_text("a file where the folder should be")
    compile_levels()
    with warm._alone():
        assert not levels_are_compiled()


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_two_processes_do_not_compile_at_the_same_time(home: Path) -> None:
    import fcntl

    with warm._alone(), (home / "compiling.lock").open("w") as file, pytest.raises(BlockingIOError):
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
