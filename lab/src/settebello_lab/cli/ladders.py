"""A ladder of players: the table of all pairs."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table

from settebello.cards import Language
from settebello.cli.common.output import make_console, print_json
from settebello.cli.common.progress import compile_players
from settebello.rules import Rules, rules_text
from settebello.texts import Texts, texts
from settebello_lab.arena import Contest, Estimate, Ladder, kinds_of, play_ladder
from settebello_lab.arena.run import Tell
from settebello_lab.bench.markdown import markdown as markdown_table
from settebello_lab.cli.contests import telling_rounds
from settebello_lab.cli.figures import name_text, signed


@dataclass(frozen=True, slots=True)
class Climbed:
    """A ladder that was played, and by what."""

    ladder: Ladder
    rules: Rules
    seed: int
    budget_ms: int

    def print(self, spoken: Language, *, as_json: bool, markdown: bool) -> None:
        """Print the ladder, for a program, a page or a person."""
        said = texts(spoken)
        if as_json:
            about = {"rules": rules_text(self.rules), "seed": self.seed, "budget_ms": self.budget_ms}
            print_json(about | self.ladder.as_dict())
        elif markdown:
            print(markdown_table(_heads(self.ladder, said), _rows(self.ladder)))
        else:
            self._show(said)

    def _show(self, said: Texts) -> None:
        console = make_console()
        head = said.say(
            "cli-ladder-head",
            rules=rules_text(self.rules),
            deals=str(self.ladder.deals),
            count=self.ladder.deals,
            seed=str(self.seed),
            ms=str(self.budget_ms),
        )
        console.print(head, style="bold", soft_wrap=False)
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for index, name in enumerate(_heads(self.ladder, said)):
            table.add_column(name, justify="left" if index == 1 else "right", no_wrap=True)
        for row in _rows(self.ladder):
            table.add_row(*row)
        console.print(table)
        console.print(said.say("cli-ladder-how"), style="dim", soft_wrap=False)


def climb(
    players: Sequence[str],
    rules: Rules,
    deals: int,
    seed: int,
    budget_ms: int,
    jobs: int,
    results: Path | None,
    spoken: Language,
) -> Climbed:
    """Play a ladder, showing each pair while it plays; raises as `play_ladder`."""
    compile_players(kinds_of(players), texts(spoken))
    with ExitStack() as shown:

        def begin(a: str, b: str) -> Tell:
            shown.close()
            contest = Contest(a, b, rules, seed, budget_ms)
            return shown.enter_context(telling_rounds(contest, deals, texts(spoken)))

        ladder = play_ladder(
            players,
            rules,
            deals,
            seed=seed,
            budget_ms=budget_ms,
            jobs=jobs,
            results=results,
            begin=begin,
        )
    return Climbed(ladder, rules, seed, budget_ms)


def _heads(ladder: Ladder, said: Texts) -> list[str]:
    numbers = [str(number + 1) for number in range(len(ladder.players))]
    return ["", said.say("cli-ladder-player"), said.say("cli-ladder-points"), *numbers, "ms"]


def _rows(ladder: Ladder) -> Iterator[list[str]]:
    """Yield each player from the best down: points against all, against each, and milliseconds a move."""
    order = [rung.player for rung in ladder.rungs]
    for number, rung in enumerate(ladder.rungs, 1):
        against = [
            "" if other == rung.player else signed(ladder.points(rung.player, other).mean, 2)
            for other in order
        ]
        name = name_text(ladder.players[rung.player])
        ms = f"{rung.times.as_dict()['mean']:.1f}"
        yield [str(number), name, _with_half(rung.points), *against, ms]


def _with_half(found: Estimate) -> str:
    half = "" if found.half is None else f" ± {found.half:.2f}"
    return f"{signed(found.mean, 2)}{half}"
