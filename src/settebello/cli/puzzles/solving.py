"""``settebello puzzle``: a position on the screen, one play, and what is said of it."""

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from secrets import choice

from rich.console import RenderableType
from rich.text import Text

from settebello.analysis.puzzles import (
    Puzzle,
    of_theme,
    puzzle_named,
    puzzle_of_day,
    read_puzzles,
    shipped,
    theme_name,
    told,
)
from settebello.analysis.sentences import play_text, signed_points
from settebello.cards import Language
from settebello.cli.common.board import Board
from settebello.cli.common.faces import sum_text, tag
from settebello.cli.common.terminal import InputEnded, Terminal
from settebello.cli.common.typed import Chosen, TypedWord, Unclear, Whole, understand, word_typed
from settebello.cli.puzzles.screen import plays_so_far, screen_of, taken_cards
from settebello.errors import InvalidSetting, NotFound, Reason
from settebello.room.screen import LegalPlay
from settebello.rules import split_rules
from settebello.texts import Texts, texts


@dataclass(frozen=True, slots=True)
class PuzzleWish:
    """The puzzle that somebody wants: the day's, one of a theme, one by its id; any one otherwise."""

    daily: bool
    theme: str | None
    name: str | None


def puzzles_of(path: Path | None) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file, otherwise the program's; raise `NotFound` for a file without any."""
    found = shipped() if path is None else read_puzzles(path)
    if not found:
        raise NotFound(f"there is no puzzle in {path}", reason=Reason.NO_PUZZLES, path=str(path))
    return found


def solve_puzzle(path: Path | None, wish: PuzzleWish, spoken: Language) -> int:
    """Show a puzzle until it is answered, and return the exit status: 1 where nobody answered."""
    puzzle = _wished(puzzles_of(path), wish)
    sitting = PuzzleSitting(puzzle, Terminal(), texts(spoken))
    try:
        tried = sitting.asked()
    except InputEnded:
        return 1
    if tried is None:
        return 0
    sitting.tell(tried)
    return 0


def _wished(puzzles: tuple[Puzzle, ...], wish: PuzzleWish) -> Puzzle:
    if wish.daily + (wish.theme is not None) + (wish.name is not None) > 1:
        raise InvalidSetting("choose a puzzle in one way", reason=Reason.PUZZLE_PICK)
    if wish.daily:
        return puzzle_of_day(puzzles, datetime.now(UTC).date())
    if wish.name is not None:
        return puzzle_named(puzzles, wish.name)
    return choice(puzzles if wish.theme is None else of_theme(puzzles, wish.theme))


class PuzzleSitting:
    """A puzzle in front of a person."""

    def __init__(self, puzzle: Puzzle, terminal: Terminal, said: Texts) -> None:
        self._puzzle = puzzle
        self._terminal = terminal
        self._said = said
        self._screen = screen_of(puzzle, said)
        self._board = Board(terminal.console, said, self._title())

    def asked(self) -> str | None:
        """Ask until one of the legal plays is chosen; None where the person leaves."""
        self._show()
        while True:
            answer = self._terminal.ask(self._say("cli-puzzle-choose"))
            match understand(answer, self._screen):
                case TypedWord.QUIT:
                    return None
                case TypedWord():
                    self._terminal.say(self._say("cli-puzzle-help"))
                case Unclear(message, facts):
                    self._terminal.say(Text(self._say(message, **facts), style="yellow"))
                case Whole(meant) | Chosen(meant):
                    chosen = self._one_of(
                        [each for each in self._screen.legal if meant in {each.action, each.card}]
                    )
                    if chosen is not None:
                        return chosen

    def tell(self, tried: str) -> None:
        """Say whether a play is the best one, why, and what each is worth."""
        right = tried == self._puzzle.best
        verdict = self._say("cli-puzzle-right" if right else "cli-puzzle-wrong")
        self._terminal.say(Text(verdict, style="bold green" if right else "bold yellow"))
        for sentence in told(self._puzzle, self._said, tried):
            self._terminal.say(Text(sentence))
        for each in sorted(self._puzzle.plays, key=lambda play: self._puzzle.loss(play.play)):
            points = signed_points(each.worth, self._said)
            mark = "→" if each.play == tried else " "
            style = "bold" if each.play == self._puzzle.best else "dim"
            self._terminal.say(Text(f"{mark} {points:>6}  {play_text(each.play, self._said)}", style=style))
        names = ", ".join(theme_name(theme, self._said) for theme in self._puzzle.themes)
        about = {"id": self._puzzle.id, "rating": str(self._puzzle.rating), "themes": names}
        self._terminal.say(Text(self._say("cli-puzzle-about", **about), style="dim"))

    def _say(self, message: str, **facts: object) -> str:
        return self._said.say(message, **facts)

    def _title(self) -> str:
        preset = split_rules(self._puzzle.rules)[0].titles[self._said.language]
        return self._say("cli-puzzle-title", rules=preset, id=self._puzzle.id)

    def _show(self) -> None:
        log = plays_so_far(self._puzzle, self._said)
        if self._terminal.draws:
            shown: list[RenderableType] = [*self._board.lines(self._screen, log, len(log)), *self._taken()]
            self._terminal.draw(shown)
            return
        self._terminal.say(f"== {self._title()} ==")
        for line in log:
            self._terminal.say(Text(line))
        for text in (self._board.seats(self._screen), *self._taken()):
            self._terminal.say(text)
        for line in self._board.plain(self._screen):
            self._terminal.say(Text(line))

    def _taken(self) -> list[Text]:
        """Return the cards that each side has taken: memory is not what a puzzle asks for."""
        named = zip(("cli-puzzle-ours", "cli-puzzle-theirs"), taken_cards(self._puzzle), strict=True)
        return [Text(self._say(name, cards=" ".join(cards) or "-")) for name, cards in named]

    def _one_of(self, plays: list[LegalPlay]) -> str | None:
        """Return which of several plays is meant; None, and a word about it, where it is none."""
        if len(plays) == 1:
            return plays[0].action
        if not plays:
            self._terminal.say(Text(self._say("cli-puzzle-not-legal"), style="yellow"))
            return None
        signs = self._terminal.signs
        head = self._say("cli-choices", card=tag(plays[0].card, signs=signs).plain)
        self._terminal.say(Text(head, style="bold"))
        for number, each in enumerate(plays, 1):
            self._terminal.say(Text(f"  {number}  ") + self._choice(each, signs=signs))
        answer = self._terminal.ask(self._say("cli-choose-capture"))
        if answer.isascii() and answer.isdigit() and 1 <= int(answer[:9]) <= len(plays):
            return plays[int(answer) - 1].action
        if answer and word_typed(answer) is None:
            self._terminal.say(Text(self._say("cli-no-such-choice", most=len(plays)), style="yellow"))
        return None

    def _choice(self, play: LegalPlay, *, signs: bool) -> Text:
        if play.capture:
            return sum_text(play.card, play.capture, signs=signs)
        return Text(self._say("choice-bank" if play.bank else "choice-lay"))
