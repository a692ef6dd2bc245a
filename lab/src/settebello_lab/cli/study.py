"""``settebello-lab losses`` and ``settebello-lab themes``: players' own deals reviewed, in tables."""

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table
from rich.text import Text

from settebello.analysis.scale import GameScale, LossScale, ScaleMark, scale_text
from settebello.cards import Language
from settebello.cli.common.files import check_place, replace_text
from settebello.cli.common.output import make_console, print_json
from settebello.cli.common.progress import compile_players, progress_bar
from settebello.cli.common.sharing import shared
from settebello.errors import NotFound, Reason, SettebelloError
from settebello.players.registry import player_kind
from settebello.rules import parse_rules, rules_text
from settebello.texts import Texts, texts
from settebello_lab.bench.markdown import markdown
from settebello_lab.study import (
    KeptDeals,
    ReviewedDeal,
    StudyDeals,
    counted,
    is_in_order,
    open_deals,
    reviewed_deal,
    scale_of,
)
from settebello_lab.study.kept import all_deals

Part = tuple[StudyDeals, int]


def measure_losses(
    asked: Sequence[StudyDeals], deals: int, folder: Path, workers: int, spoken: Language
) -> LossScale:
    """Play and review so many deals of each, as far as they are not in the folder, and return the scale.

    Deals of all players come in turn: a study that is broken off has about as many of each.
    """
    said = texts(spoken)
    asked = [_checked(each) for each in asked]
    compile_players([*(player_kind(each.player) for each in asked), player_kind("maestro")], said)
    kept = {each: open_deals(folder, each) for each in asked}
    parts = [(each, number) for number in range(deals) for each in asked if number >= len(kept[each].deals)]
    lost = SettebelloError("a process that judged plays ended", reason=Reason.REVIEW_DIED)
    with progress_bar() as progress:
        task = progress.add_task(said.say("cli-reviewing"), total=len(parts))
        for (each, _), reviewed in zip(parts, shared(_reviewed, parts, workers, lost), strict=True):
            kept[each].append(reviewed)
            progress.advance(task)
    return _scale(kept, deals)


def _checked(asked: StudyDeals) -> StudyDeals:
    return StudyDeals(asked.player, rules_text(parse_rules(asked.rules)), asked.seed, asked.worlds)


def _reviewed(part: Part) -> ReviewedDeal:
    return reviewed_deal(*part)


def _scale(kept: dict[StudyDeals, KeptDeals], deals: int) -> LossScale:
    return scale_of((asked, found.deals[:deals]) for asked, found in kept.items())


def show_losses(
    scale: LossScale, players: Sequence[str], spoken: Language, *, as_json: bool, as_markdown: bool
) -> None:
    """Print a scale, for a program, a page or a person."""
    said = texts(spoken)
    if as_json:
        print(scale_text(scale), end="")
        return
    if as_markdown:
        print(markdown([said.say("cli-ladder-player"), *(game.rules for game in scale.games)], _rows(scale)))
        return
    console = make_console()
    for game in scale.games:
        console.print(Text(_head(scale, game, said), style="bold"))
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for name in ("cli-ladder-player", "review-lost", "cli-arena-interval", "cli-losses-deals"):
            table.add_column(said.say(name), justify="left" if name == "cli-ladder-player" else "right")
        for mark in game.marks:
            table.add_row(mark.player, f"{mark.lost:.2f}", _interval(mark), str(mark.deals))
        console.print(table)
        apart = is_in_order(game.marks, players)
        console.print(said.say("cli-losses-apart" if apart else "cli-losses-not-apart"), style="dim")


def write_scale(path: Path, scale: LossScale) -> None:
    """Write the file of a scale; raise `FileProblem` where it has no place."""
    check_place(path)
    replace_text(path, scale_text(scale))


def show_themes(folder: Path, spoken: Language, *, examples: int, as_json: bool) -> None:
    """Print the named mistakes of all deals in a folder; raise `NotFound` for one without any."""
    said = texts(spoken)
    deals = [deal for _, found in all_deals(folder) for deal in found]
    if not deals:
        raise NotFound(f"there is no reviewed deal in {folder}", reason=Reason.FILE_MISSING, path=str(folder))
    found = counted(deals, examples)
    if as_json:
        print_json(
            {
                "deals": len(deals),
                "themes": [
                    {
                        "theme": each.theme,
                        "count": each.count,
                        "lost": each.lost,
                        "examples": [
                            {name: getattr(play, name) for name in type(play).__slots__}
                            for play in each.examples
                        ],
                    }
                    for each in found
                ],
            }
        )
        return
    heads = [said.say(name) for name in ("cli-puzzle-theme", "cli-themes-found", "cli-themes-lost")]
    rows = [[each.theme, each.count, f"{each.lost:.2f}" if each.count else ""] for each in found]
    print(markdown(heads, rows))
    for each in found:
        for play in each.examples:
            print(f"- {each.theme}: {play.said}")


def _head(scale: LossScale, game: GameScale, said: Texts) -> str:
    return said.say("cli-losses-head", rules=game.rules, seed=str(scale.seed), worlds=str(scale.worlds))


def _interval(mark: ScaleMark) -> str:
    return f"{mark.lost - mark.half:.2f} … {mark.lost + mark.half:.2f}"


def _rows(scale: LossScale) -> list[list[str]]:
    names = list(dict.fromkeys(mark.player for game in scale.games for mark in game.marks))
    marks = [{mark.player: mark for mark in game.marks} for game in scale.games]
    return [[f"`{name}`", *(_cell(each.get(name)) for each in marks)] for name in names]


def _cell(mark: ScaleMark | None) -> str:
    return "" if mark is None else f"{mark.lost:.2f} ± {mark.half:.2f} ({mark.deals})"
