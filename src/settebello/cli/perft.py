"""``settebello perft``: how many lines of play there are, all in all or after each first play."""

import time
from collections.abc import Callable, Iterator

from rich.progress import Progress

from settebello.cards import Language
from settebello.cli.output import make_console, print_json
from settebello.cli.positions import dealt
from settebello.cli.progress import progress_bar
from settebello.engine import Action, State, apply, legal_actions
from settebello.notation import action_text, parse_position, position_text
from settebello.testkit import perft as reference
from settebello.texts import texts

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
        count = reference.perft if plain else _compiled(progress, said.say("cli-compiling"))
        state = dealt(rules, seed) if position is None else parse_position(position)
        begun = time.perf_counter()
        after = dict(_counted(state, depth, count, progress, said.say("cli-perft-counting")))
        seconds = time.perf_counter() - begun
    lines = sum(after.values()) if depth else 1
    if as_json:
        moves = [{"action": action_text(action), "lines": below} for action, below in after.items()]
        found = {
            "position": position_text(state),
            "depth": depth,
            "lines": lines,
            "seconds": round(seconds, 3),
        }
        print_json(found | ({"moves": moves} if divide else {}))
        return
    console = make_console()
    if divide:
        for action, below in after.items():
            console.print(f"{action_text(action):16} {below}")
    console.print(lines, style="bold")


def _counted(
    state: State, depth: int, count: Count, progress: Progress, name: str
) -> Iterator[tuple[Action, int]]:
    """Count the lines after each legal action, one after another, so that Ctrl-C is heard between them."""
    actions = legal_actions(state) if depth else ()
    for action in progress.track(actions, description=name):
        yield action, count(apply(state, action), depth - 1)


def _compiled(progress: Progress, name: str) -> Count:
    """Return the compiled count, ready; the first time ever, that takes seconds."""
    from settebello.kernels import needs_compiling, perft, warm_up

    if needs_compiling():
        task = progress.add_task(name)
        warm_up(lambda _part, done, steps: progress.update(task, completed=done, total=steps))
        progress.remove_task(task)
    return perft
