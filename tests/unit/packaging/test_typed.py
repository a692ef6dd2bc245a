"""R4: what a program imports from `settebello` has types."""

import subprocess
import sys
from importlib.resources import files
from pathlib import Path

CLIENT = """
from settebello_lab.arena import Contest, play_contest
from settebello.cards import Card, Seat, parse_card
from settebello.engine import Action, State, apply, deal, legal_actions, score_state, view
from settebello.notation import loads
from settebello.players import Budget, Player, player
from settebello.rules import Rules, parse_rules


class First:
    def choose(self, view: object, budget: Budget) -> Action:
        raise NotImplementedError


rules: Rules = parse_rules("scopa?players=2")
state: State = deal(rules, Seat(0), [Card(number) for number in range(40)])
reveal_type(parse_card("7D"))
reveal_type(apply(state, legal_actions(state)[0]))
reveal_type(score_state(state).totals)
reveal_type(view(state, Seat(1)).legal)
reveal_type(loads("").deals)
reveal_type(player("greedy"))
reveal_type(play_contest(Contest("greedy", "random", rules), 2).rounds)
sits: Player = First()
deal("scopa", Seat(0), [])
"""
TYPES = [
    "settebello.cards.card.Card",
    "settebello.engine.state.State",
    "tuple[int, ...]",
    "tuple[settebello.engine.actions.Play | settebello.engine.actions.BankAce, ...]",
    "tuple[settebello.notation.record.DealRecord, ...]",
    "settebello.players.interface.Player",
    "typing.Sequence[settebello_lab.arena.rounds.Round]",
]


def test_the_package_says_that_it_is_typed() -> None:
    assert files("settebello").joinpath("py.typed").is_file()


def test_a_program_that_imports_settebello_is_checked_against_its_types(tmp_path: Path) -> None:
    """Without ``py.typed`` mypy takes every name for Any, and finds no error in the last line."""
    (tmp_path / "client.py").write_text(CLIENT)
    command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", "--config-file=", "client.py"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False)
    said = done.stdout.splitlines()
    revealed = [line.split('"')[1] for line in said if "Revealed type" in line]
    assert revealed == TYPES, done.stdout + done.stderr
    (error,) = [line for line in said if ": error: " in line]
    assert '"deal" has incompatible type "str"; expected "Rules"' in error
