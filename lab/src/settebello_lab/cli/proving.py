"""``settebello-lab puzzles check``: a file of puzzles proved again, and counted by theme."""

from pathlib import Path

from rich.table import Table
from rich.text import Text

from settebello.analysis.puzzles import puzzle_line, puzzle_of, theme_name
from settebello.cards import Language
from settebello.cli.common.output import make_console, print_json
from settebello.cli.common.progress import compile_players, progress_bar
from settebello.cli.common.sharing import shared
from settebello.cli.puzzles.solving import puzzles_of
from settebello.errors import Reason, SettebelloError
from settebello.players.registry import player_kind
from settebello.texts import Texts, texts
from settebello_lab.puzzles.judgement import Ways
from settebello_lab.puzzles.proof import Fault, PuzzleProof, fault_of, proof_of

Part = tuple[str, int | None]
"""A puzzle's line, and the seed of the fresh worlds, None for none."""


def prove(path: Path | None, seed: int | None, workers: int, spoken: Language, *, as_json: bool) -> bool:
    """Prove the puzzles of a file, print what came of it, and tell whether all hold."""
    said, puzzles = texts(spoken), puzzles_of(path)
    if seed is not None:
        compile_players([player_kind("maestro")], said)
    faults: dict[str, Fault] = {}
    with progress_bar() as progress:
        task = progress.add_task(said.say("cli-puzzles-checking"), total=len(puzzles))
        parts = [(puzzle_line(each), seed) for each in puzzles]
        for puzzle, fault in zip(puzzles, shared(_fault, parts, workers, lost()), strict=True):
            progress.advance(task)
            if fault is not None:
                faults[puzzle.id] = fault
    proof = proof_of(puzzles, faults)
    if as_json:
        print_json(proof.as_dict())
    else:
        _show(proof, said)
    return proof.ok


def lost() -> SettebelloError:
    """Return the problem of a process that died."""
    return SettebelloError("a process that looked for puzzles ended", reason=Reason.MINING_DIED)


def _fault(part: Part) -> Fault | None:
    line, seed = part
    return fault_of(puzzle_of(line), None if seed is None else Ways(seed=seed))


def _show(proof: PuzzleProof, said: Texts) -> None:
    console = make_console()
    for name, fault in proof.faults.items():
        why = said.say(f"cli-puzzle-fault-{fault.value.replace('_', '-')}")
        console.print(Text(f"{name}: {why}", style="bold red"))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(said.say("cli-puzzle-theme"))
    table.add_column(said.say("cli-puzzles"), justify="right")
    for theme, count in proof.by_theme.items():
        table.add_row(theme_name(theme, said), str(count))
    console.print(table)
    console.print(Text(" · ".join(f"{rules} {count}" for rules, count in proof.by_rules.items())))
    total = said.say("cli-puzzles-checked", puzzles=proof.puzzles, faults=len(proof.faults))
    console.print(Text(total, style="bold red" if proof.faults else "bold"))
