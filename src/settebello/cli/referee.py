"""``settebello referee``: an arbiter beside a table follows a match, and asks what the articles say."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from settebello.cards import Language, Seat, card_text, cards_in
from settebello.cli.desk_board import DeskBoard
from settebello.cli.desk_opening import Setting, kept_text, opened
from settebello.cli.desk_typed import Bare, Line, Reply, Word, replied, understand
from settebello.cli.files import replace_text
from settebello.cli.output import tame
from settebello.cli.problems import problem_text
from settebello.cli.sentences import the_card, the_cards
from settebello.cli.terminal import InputEnded, Terminal
from settebello.engine import BankAce, Play
from settebello.engine.live import Act, Admit, Call, Fuori, Show
from settebello.errors import FileProblem, InvalidSetting, SettebelloError, SyntaxProblem
from settebello.notation import MarkedAct
from settebello.notation.acts import is_play, names_its_seat
from settebello.referee import (
    Desk,
    Entry,
    Phase,
    Ruling,
    begin_deal,
    card_back,
    enter,
    look_at_piles,
    plays_with,
    protocol,
    reopen,
    save,
    status,
    take_back,
    turn_up,
)
from settebello.texts import Texts, texts


@dataclass(frozen=True, slots=True)
class Open:
    """A question that waits: which capture a card makes, or who did something."""

    what: Bare | Act
    seat: Seat | None = None
    fuori: bool = False


class Left(Exception):
    """The arbiter has left the desk."""


def referee(path: Path | None, setting: Setting, spoken: Language) -> int:
    """Follow a match until the arbiter has had enough; return the exit status: 1 if something is lost."""
    said, terminal = texts(spoken), Terminal()
    kept = kept_text(path)
    if kept is not None and (setting.rules or setting.players or setting.dealer):
        message = f"{path} holds a protocol already: names and rules are in it"
        raise InvalidSetting(message, reason="desk_file_begun", path=str(path))
    try:
        desk = reopen(kept) if kept is not None else opened(setting, terminal, said)
    except InputEnded:
        terminal.say(said.say("cli-desk-ended"))
        return 1
    return Sitting(desk, terminal, said, path, kept).run()


class Sitting:
    """An arbiter at the desk: every line is entered, refused or answered; what is entered is saved."""

    def __init__(
        self, desk: Desk, terminal: Terminal, said: Texts, path: Path | None, kept: str | None
    ) -> None:
        self.desk = desk
        self._terminal = terminal
        self._said = said
        self._path = path
        self._kept = kept
        self._open: Open | None = None
        console = terminal.console
        self._board = DeskBoard(said, terminal.signs, console.width, console.height)

    def run(self) -> int:
        """Take lines until there are no more; return the exit status."""
        try:
            if self._kept is None:
                self._save(self.desk)
            self._show([self._whose_table()] if status(self.desk).phase is Phase.TABLE else [])
            while True:
                self._take(self._terminal.ask(self._say("cli-desk-prompt")))
        except Left:
            self._terminal.say(self._say("cli-desk-bye"))
            return 0
        except InputEnded:
            saved = self._kept == save(self.desk)
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
                closed = status(self.desk).phase is not Phase.PLAY
                self._do(understand(line, self.desk.players, closed=closed))
        except SettebelloError as problem:
            self._refuse(problem)

    def _do(self, line: Line) -> None:
        match line.what:
            case Word():
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
        waiting = Open(bare, seat, fuori)
        if number is not None or not captures:
            self._answer(waiting, Reply(number, left=number is None))
            return
        # a card that cannot be played is refused before it is asked about
        enter(self.desk, seat, captures[0])
        self._open = waiting
        self._say_only(self._captures(bare, captures))

    def _answer(self, waiting: Open, reply: Reply) -> None:
        if not isinstance(waiting.what, Bare):
            if reply.number is None:
                raise self._unclear("who_did_it")
            self._act(waiting.what, Seat(reply.number - 1))
            return
        laid = Play(waiting.what.card)
        captures = [each for each in plays_with(self.desk, laid.card) if each != laid]
        if not reply.left and not 1 <= (reply.number or 0) <= len(captures):
            raise self._unclear("desk_no_such_capture", most=len(captures))
        play = laid if reply.number is None else captures[reply.number - 1]
        self._act(Fuori(play) if waiting.fuori and isinstance(play, Play) else play, waiting.seat)

    def _act(self, act: Act, seat: Seat | None) -> None:
        if seat is None and isinstance(act, Admit) and self.desk.deal.state.plays:
            seat = self.desk.deal.state.plays[-1].seat
        if seat is None and isinstance(act, Call | Show | Admit):
            self._open = Open(act)
            self._say_only(Text(self._say("cli-desk-who"), style="bold"))
            return
        after = enter(self.desk, seat if is_play(act) or names_its_seat(act) else None, act)
        entry = protocol(after)[-1]
        self._keep(after, [*self._told(entry), *map(self._ruled, entry.rulings)])

    def _word(self, word: Word, rest: str) -> None:
        match word:
            case Word.QUIT:
                self._leave()
            case Word.HELP:
                self._terminal.say(self._say("cli-desk-help"))
            case Word.SAVE:
                self._save_as(rest)
            case Word.BACK:
                self._take_back()
            case Word.NEXT:
                self._keep(begin_deal(self.desk), [])
            case Word.SHEET:
                self._terminal.say(self._board.sheet(self.desk))
            case Word.PROTOCOL:
                self._show_protocol()
            case Word.CARD_BACK:
                self._say_only(self._ruled(card_back()))
            case Word.PILES | Word.SCOPE:
                self._say_only(self._ruled(look_at_piles(self.desk, word.value)))
            case Word.ARTICLE:
                self._say_only(Text(self._article(rest)))
            case Word.STATUS:
                self._show([])

    def _article(self, number: str) -> str:
        """Return the words of an article; raise `SyntaxProblem` for one that is not kept."""
        key = f"article-{number.strip()}"
        if not self._said.has(key):
            raise self._unclear("desk_no_article")
        return self._say(key)

    def _take_back(self) -> None:
        gone = self._last_entry()
        self._keep(take_back(self.desk), [Text(self._say("desk-taken-back", entry=gone))])

    def _last_entry(self) -> str:
        entries = protocol(self.desk)
        if entries:
            return str(entries[-1].act)
        table = status(self.desk).table
        number = self._say("deal-number", deal=len(self.desk.deals))
        return number if table is None else " ".join(map(card_text, cards_in(table)))

    def _leave(self) -> None:
        if self._kept != save(self.desk) and not self._terminal.confirm(
            self._say("cli-desk-really-quit"), self._say("cli-yes-or-no")
        ):
            return
        raise Left

    # keeping

    def _keep(self, desk: Desk, told: list[Text]) -> None:
        """Save the desk as it stands now and show it; what cannot be saved is not recorded."""
        self._save(desk)
        self.desk = desk
        now = status(desk)
        if not told and now.phase is Phase.PLAY and now.table is not None:
            facts = {"cards": self._board.cards(now.table).plain, "name": desk.players[now.to_move]}
            told = [Text(self._say("desk-turned-up", **facts))]
        self._show([*told, *([self._whose_table()] if now.phase is Phase.TABLE else [])])

    def _save(self, desk: Desk) -> None:
        if self._path is None:
            return
        text = save(desk)
        if self._kept is not None and kept_text(self._path) != self._kept:
            message = f"{self._path} was changed by another program"
            raise FileProblem(message, reason="desk_file_changed", path=str(self._path))
        replace_text(self._path, text)
        self._kept = text

    def _save_as(self, name: str) -> None:
        if name:
            path = Path(name)
            if kept_text(path) is not None and path != self._path:
                message = f"{path} is there already and is not overwritten"
                raise FileProblem(message, reason="file_exists", path=name)
            if path != self._path:
                replace_text(path, save(self.desk))
                self._path, self._kept = path, save(self.desk)
        if self._path is None:
            raise InvalidSetting("name a file to save to", reason="desk_no_file")
        self._save(self.desk)
        self._terminal.say(self._say("cli-recorded", path=str(self._path)))

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

    def _show_protocol(self) -> None:
        for number, entry in enumerate(protocol(self.desk), 1):
            name = "" if entry.seat is None else f"{self.desk.players[entry.seat]} "
            act = MarkedAct(entry.act.act, None, entry.act.scopa, entry.act.missed)
            self._terminal.say(Text(f"{number}. {name}{act}", style="bold"))
            for ruling in entry.rulings:
                self._terminal.say(Text("   ").append(self._ruled(ruling)))

    def _whose_table(self) -> Text:
        name = self.desk.players[status(self.desk).dealer]
        count = self.desk.rules.deal.table_size()
        return Text(self._say("desk-deal-begun", deal=len(self.desk.deals), name=name, count=count))

    def _told(self, entry: Entry) -> list[Text]:
        """Say in a sentence what was played; of another act the rulings say it."""
        act = entry.act.act
        play = act.play if isinstance(act, Fuori) else act
        if entry.seat is None or not isinstance(play, Play | BankAce):
            return []
        facts = {"me": "no", "name": self.desk.players[entry.seat]}
        card = the_card(card_text(play.card), self._said)
        if isinstance(play, BankAce):
            return [Text(self._say("said-banked", card=card, **facts))]
        if not play.capture:
            return [Text(self._say("said-laid", card=card, **facts))]
        taken = the_cards([card_text(each) for each in cards_in(play.capture)], self._said)
        return [Text(self._say("said-took", card=card, taken=taken, **facts))]

    def _ruled(self, ruling: Ruling) -> Text:
        text = Text(self._say(ruling.key, **ruling.facts), style="bold")
        if ruling.article is not None:
            text.append(f" {self._say('cli-article', article=str(ruling.article))}", style="not bold")
        return text

    def _captures(self, bare: Bare, captures: Sequence[Play | BankAce]) -> Text:
        choices = [
            f"{number}) {self._board.cards(each.capture).plain if isinstance(each, Play) else each}"
            for number, each in enumerate(captures, 1)
        ]
        may_lie = Play(bare.card) in plays_with(self.desk, bare.card)
        facts = {"card": card_text(bare.card), "choices": "  ".join(choices)}
        return Text(self._say("cli-desk-which" if may_lie else "cli-desk-which-takes", **facts), style="bold")

    def _refuse(self, problem: SettebelloError) -> None:
        """Name what is wrong, with its code and article; nothing was recorded."""
        ours = isinstance(problem, SyntaxProblem) and problem.reason != problem.code
        text = self._said.error(problem) if ours else problem_text(problem, self._said.language)
        article = problem.facts.get("article")
        named = f" {self._say('cli-article', article=str(article))}" if article is not None else ""
        told = Text(f"{problem.code}: {tame(text)}{named}", style="bold red")
        self._say_only(told)

    @staticmethod
    def _unclear(reason: str, **facts: int) -> SyntaxProblem:
        problem = SyntaxProblem("this is no answer to the question", reason=reason)
        problem.facts |= facts
        return problem
