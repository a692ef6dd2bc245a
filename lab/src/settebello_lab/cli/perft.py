"""``settebello-lab perft``: how many lines of play there are, all in all or after each first play."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rich.progress import Progress

from settebello.cards import Language
from settebello.cli.common.output import make_console, print_json
from settebello.cli.common.progress import compiling, progress_bar
from settebello.cli.engine.positions import dealt_position
from settebello.engine import Action, State, apply, legal_actions
from settebello.notation import action_text, parse_position, position_text
from settebello.texts import Texts, texts
from settebello_lab import perft as reference

Count = Callable[[State, int], int]


def perft(
    position: str | None,
    rules: str,
    seed: int,
    depth: int,
    spoken: Language,
    *,
    divide: bool,
    plain: bool,
    as_json: bool,
) -> None:
    """Count and print; ``plain`` counts with the engine, not with its compiled twin."""
    said = texts(spoken)
    with progress_bar() as progress:
        count = reference.perft if plain else _compiled(progress, said)
        state = dealt_position(rules, seed) if position is None else parse_position(position)
        found = _counted(state, depth, count, progress, said.say("cli-perft-counting"))
    if as_json:
        print_json(found.as_dict(divide=divide))
    else:
        found.print(divide=divide)


@dataclass(frozen=True, slots=True)
class Counted:
    """The lines of play from a position to a depth, after each first play, and the seconds they took."""

    state: State
    depth: int
    after: Mapping[Action, int]
    seconds: float

    @property
    def lines(self) -> int:
        """Return how many there are in all."""
        return sum(self.after.values()) if self.depth else 1

    def as_dict(self, *, divide: bool) -> dict[str, object]:
        """Return the form of ``--json``."""
        moves = [{"action": action_text(action), "lines": below} for action, below in self.after.items()]
        found: dict[str, object] = {
            "position": position_text(self.state),
            "depth": self.depth,
            "lines": self.lines,
            "seconds": round(self.seconds, 3),
        }
        return found | ({"moves": moves} if divide else {})

    def print(self, *, divide: bool) -> None:
        """Print the count, and before it those after each play."""
        console = make_console()
        for action, below in self.after.items() if divide else ():
            console.print(f"{action_text(action):16} {below}")
        console.print(self.lines, style="bold")


def _counted(state: State, depth: int, count: Count, progress: Progress, name: str) -> Counted:
    """Count the lines after each legal action, one after another, so that Ctrl-C is heard between them."""
    actions = legal_actions(state) if depth else ()
    begun = time.perf_counter()
    after = {
        action: count(apply(state, action), depth - 1) for action in progress.track(actions, description=name)
    }
    return Counted(state, depth, after, time.perf_counter() - begun)


def _compiled(progress: Progress, said: Texts) -> Count:
    """Return the compiled count, ready; the first time ever, that takes seconds."""
    from settebello.kernels import needs_compiling, perft, warm_up

    if needs_compiling():
        with compiling(progress, said) as told:
            warm_up(told)
    return perft
