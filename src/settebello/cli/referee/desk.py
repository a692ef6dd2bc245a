"""``settebello referee``: an arbiter beside a table follows a match, and asks what the articles say."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from settebello.cards import Language, Seat, seat_numbered
from settebello.cli.common.terminal import InputEnded, Terminal
from settebello.cli.referee.board import DeskBoard
from settebello.cli.referee.file import DeskFile, kept_text
from settebello.cli.referee.opening import Setting, opened
from settebello.cli.referee.typed import Bare, DeskLine, DeskWord, Reply, replied, understand
from settebello.cli.referee.words import DeskWords
from settebello.engine import Play
from settebello.engine.live import Act, Admit, Call, Fuori, Show
from settebello.errors import InvalidSetting, Reason, SettebelloError, SyntaxProblem
from settebello.notation.acts import is_play, names_its_seat
from settebello.referee import (
    Desk,
    DeskPhase,
    begin_deal,
    card_back,
    enter,
    look_at_piles,
    plays_with,
    protocol,
    reopen,
    status,
    take_back,
    turn_up,
)
from settebello.texts import Texts, texts


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A question that waits: which capture a card makes, or who did something."""

    what: Bare | Act
    seat: Seat | None = None
    fuori: bool = False


class DeskLeft(Exception):
    """The arbiter has left the desk."""


def referee(path: Path | None, setting: Setting, spoken: Language) -> int:
    """Follow a match until the arbiter has had enough; return the exit status: 1 if something is lost."""
    said, terminal = texts(spoken), Terminal()
    kept = kept_text(path)
    if kept is not None and (setting.rules or setting.players or setting.dealer):
        message = f"{path} holds a protocol already: names and rules are in it"
        raise InvalidSetting(message, reason=Reason.DESK_FILE_BEGUN, path=str(path))
    try:
        desk = reopen(kept) if kept is not None else opened(setting, terminal, said)
    except InputEnded:
        terminal.say(said.say("cli-desk-ended"))
        return 1
    return Arbiter(desk, terminal, said, DeskFile(path, kept)).run()


class Arbiter:
    """An arbiter at the desk: every line is entered, refused or answered; what is entered is saved."""

    def __init__(self, desk: Desk, terminal: Terminal, said: Texts, file: DeskFile) -> None:
        self.desk = desk
        self._terminal = terminal
        self._said = said
        self._file = file
        self._open: OpenQuestion | None = None
        console = terminal.console
        self._board = DeskBoard(said, terminal.signs, console.width, console.height)
        self._words = DeskWords(said, self._board)

    def run(self) -> int:
        """Take lines until there are no more; return the exit status."""
        try:
            if not self._file.begun:
                self._file.keep(self.desk)
            self._show(self._waited_for())
            while True:
                self._take(self._terminal.ask(self._say("cli-desk-prompt")))
        except DeskLeft:
            self._terminal.say(self._say("cli-desk-bye"))
            return 0
        except InputEnded:
            saved = self._file.holds(self.desk)
            self._terminal.say(self._say("cli-desk-bye" if saved else "cli-desk-ended"))
            return 0 if saved else 1

    def _take(self, line: str) -> None:
        if not line:
            return
        waiting, self._open = self._open, None
        try:
            reply = replied(line, self.desk.players) if waiting is not None else None
            if waiting is not None and reply is not None:
                self._answer(waiting, reply)
            else:
                closed = status(self.desk).phase is not DeskPhase.PLAY
                self._do(understand(line, self.desk.players, self.desk.rules, closed=closed))
        except SettebelloError as problem:
            self._say_only(self._words.refusal(problem))

    def _do(self, line: DeskLine) -> None:
        match line.what:
            case DeskWord():
                self._word(line.what, line.rest)
            case int():
                begin = begin_deal if self.desk.deal.over else turn_up
                self._keep(begin(self.desk, line.what), [])
            case Bare():
                self._bare(line.what, line.seat, fuori=line.fuori)
            case act:
                self._act(Fuori(act) if line.fuori and isinstance(act, Play) else act, line.seat)

    # entries

    def _bare(self, bare: Bare, seat: Seat | None, *, fuori: bool) -> None:
        """Enter a card alone; where it could take, ask whether and what."""
        captures = [each for each in plays_with(self.desk, bare.card) if each != Play(bare.card)]
        only = len(captures) == 1 and (bare.takes or self.desk.deal.must_take)
        number = bare.pick or (1 if only else None)
        waiting = OpenQuestion(bare, seat, fuori)
        if number is not None or not captures:
            self._answer(waiting, Reply(number, left=number is None))
            return
        # a card that cannot be played is refused before it is asked about
        enter(self.desk, seat, captures[0])
        self._open = waiting
        self._say_only(self._words.which(self.desk, Play(bare.card), captures))

    def _answer(self, waiting: OpenQuestion, reply: Reply) -> None:
        if not isinstance(waiting.what, Bare):
            if reply.number is None:
                raise self._unclear(Reason.WHO_DID_IT)
            self._act(waiting.what, seat_numbered(reply.number))
            return
        laid = Play(waiting.what.card)
        captures = [each for each in plays_with(self.desk, laid.card) if each != laid]
        if not reply.left and not 1 <= (reply.number or 0) <= len(captures):
            raise self._unclear(Reason.DESK_NO_SUCH_CAPTURE, most=len(captures))
        play = laid if reply.number is None else captures[reply.number - 1]
        self._act(Fuori(play) if waiting.fuori and isinstance(play, Play) else play, waiting.seat)

    def _act(self, act: Act, seat: Seat | None) -> None:
        if seat is None and isinstance(act, Admit) and self.desk.deal.state.plays:
            seat = self.desk.deal.state.plays[-1].seat
        if seat is None and isinstance(act, Call | Show | Admit):
            self._open = OpenQuestion(act)
            self._say_only(Text(self._say("cli-desk-who"), style="bold"))
            return
        after = enter(self.desk, seat if is_play(act) or names_its_seat(act) else None, act)
        self._keep(after, self._words.entry(after, protocol(after)[-1]))

    def _word(self, word: DeskWord, rest: str) -> None:
        match word:
            case DeskWord.QUIT:
                self._leave()
            case DeskWord.HELP:
                self._terminal.say(self._say("cli-desk-help"))
            case DeskWord.SAVE:
                self._save_as(rest)
            case DeskWord.BACK:
                self._take_back()
            case DeskWord.NEXT:
                self._keep(begin_deal(self.desk), [])
            case DeskWord.SHEET:
                self._terminal.say(self._board.sheet(self.desk))
            case DeskWord.PROTOCOL:
                for line in self._words.protocol(self.desk):
                    self._terminal.say(line)
            case DeskWord.CARD_BACK:
                self._say_only(self._words.ruling(card_back()))
            case DeskWord.PILES | DeskWord.SCOPE:
                self._say_only(self._words.ruling(look_at_piles(self.desk, word.value)))
            case DeskWord.ARTICLE:
                self._say_only(Text(self._article(rest)))
            case DeskWord.STATUS:
                self._show([])

    def _article(self, number: str) -> str:
        """Return the words of an article; raise `SyntaxProblem` for one that is not kept."""
        key = f"article-{number.strip()}"
        if not self._said.has(key):
            raise self._unclear(Reason.DESK_NO_ARTICLE)
        return self._say(key)

    def _take_back(self) -> None:
        gone = self._words.last_entry(self.desk)
        self._keep(take_back(self.desk), [Text(self._say("desk-taken-back", entry=gone))])

    def _leave(self) -> None:
        asked = self._say("cli-desk-really-quit"), self._say("cli-yes-or-no")
        if self._file.holds(self.desk) or self._terminal.confirm(*asked):
            raise DeskLeft

    def _keep(self, desk: Desk, told: list[Text]) -> None:
        """Save the desk as it stands now and show it; what cannot be saved is not recorded."""
        self._file.keep(desk)
        self.desk = desk
        now = status(desk)
        if not told and now.phase is DeskPhase.PLAY and now.table is not None:
            told = [self._words.turned_up(desk, now.table)]
        self._show([*told, *self._waited_for()])

    def _save_as(self, name: str) -> None:
        path = self._file.keep_as(name, self.desk)
        self._terminal.say(self._say("cli-recorded", path=str(path)))

    # showing

    def _say(self, message: str, **facts: object) -> str:
        return self._said.say(message, **facts)

    def _show(self, told: Sequence[Text]) -> None:
        """Show what happened, and how the table stands after it."""
        lines: list[RenderableType] = self._board.lines(self.desk)
        if self._terminal.draws:
            self._terminal.draw([*lines, Text(), *told])
            return
        for line in [*told, *lines]:
            self._terminal.say(line)

    def _say_only(self, told: Text) -> None:
        """Say something while the table stands as it did."""
        if self._terminal.draws:
            self._show([told])
        else:
            self._terminal.say(told)

    def _waited_for(self) -> list[Text]:
        """Say whose table is waited for, where one is."""
        closed = status(self.desk).phase is DeskPhase.TABLE
        return [self._words.whose_table(self.desk)] if closed else []

    @staticmethod
    def _unclear(reason: Reason, **facts: int) -> SyntaxProblem:
        return SyntaxProblem("this is no answer to the question", reason=reason, **facts)
