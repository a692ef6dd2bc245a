"""``settebello play``: a whole match in the terminal, and as many more as one likes."""

from contextlib import suppress
from pathlib import Path

from rich.text import Text

from settebello.cards import Language
from settebello.cli.common.board import Board, heading
from settebello.cli.common.faces import sum_text, tag
from settebello.cli.common.files import check_writable, write_text
from settebello.cli.common.problems import problem_text
from settebello.cli.common.progress import compile_players
from settebello.cli.common.sentences import stakes_sentence
from settebello.cli.common.spoken import sentences_of
from settebello.cli.common.terminal import InputEnded, Terminal
from settebello.cli.common.typed import (
    Chosen,
    TypedWord,
    Unclear,
    Whole,
    split_declaration,
    understand,
    word_typed,
)
from settebello.cli.play.house import House, SittingLuck
from settebello.cli.play.tally import tally
from settebello.errors import SettebelloError
from settebello.notation import dumps
from settebello.players.registry import LEVELS, check_plays, player_kind
from settebello.room.names import checked_name
from settebello.room.public import (
    CountedEvent,
    DealtEvent,
    DrawnEvent,
    PublicEvent,
    WonEvent,
)
from settebello.room.screen import LegalPlay, Phase, Screen
from settebello.room.told.steps import Step, steps
from settebello.rules.catalogue import plain_words
from settebello.texts import Texts, texts

ON_THE_COUNT = (CountedEvent, WonEvent)
"""The events that the count shows better than a sentence."""


DECLARES = "declares"
"""The word of a declared hand."""


class LeftTable(Exception):
    """The person has left before the end."""


def play(
    rules: str,
    opponents: str,
    name: str | None,
    seed: str | None,
    spoken: Language,
    record: Path | None,
    pace: float | None,
) -> int:
    """Play until the person has had enough and return the exit status: 1 if the input broke off."""
    said = texts(spoken)
    called = checked_name(said.say("default-name") if name is None else name)
    house = House(rules, opponents, called, SittingLuck(seed))
    check_plays(opponents, house.room.rules)
    if record is not None:
        check_writable(record)
    with suppress(ImportError, OSError):  # the table says so once such a player is on turn
        compile_players([player_kind(opponents)], said)
    game = Game(house, Terminal(pace), said, record)
    if opponents in LEVELS:
        game.notice(f"{said.say(f'level-{opponents}')}: {said.say(f'level-{opponents}-text')}")
    return game.run(house.sit_down())


class Game:
    """A sitting: what is shown, what is asked, until the person stops."""

    def __init__(self, house: House, terminal: Terminal, said: Texts, record: Path | None) -> None:
        self.house = house
        self.terminal = terminal
        self.said = said
        self.board = Board(terminal.console, said)
        self._record = record
        self._log: list[str] = []
        self._fresh = 0
        self._notice = ""
        self._shown = house.screen

    def notice(self, text: str) -> None:
        """Say something when the person is asked next."""
        self._notice = text

    def run(self, told: list[PublicEvent]) -> int:
        """Play match after match; return the exit status."""
        try:
            self._show(told)
            while self._step():
                pass
        except LeftTable:
            self._end("cli-quit")
        except InputEnded:
            over = self.house.room.phase is Phase.MATCH_OVER
            self._end("cli-bye" if over else "cli-input-ended")
            return 0 if over else 1
        except KeyboardInterrupt:
            self._end("cli-quit")
            raise
        else:
            self._end("cli-bye")
        return 0

    def _step(self) -> bool:
        """Let one thing happen; False when the person wants no other match."""
        phase = self.house.room.phase
        if phase is Phase.PLAYING:
            told = self.house.bot_move()
            self._show(told if told is not None else self._own_move())
            return True
        self._show_count()
        if phase is Phase.DEAL_OVER:
            self._next_deal()
        elif not self._another_match():
            return False
        self._show(self.house.ready())
        return True

    # what is shown

    def _show(self, told: list[PublicEvent]) -> None:
        """Show what happened, and the table after it."""
        before, screen = self._shown, self.house.screen
        self._shown = screen
        if any(isinstance(event, DealtEvent) for event in told):
            self._log, self._fresh = [], 0
            if not self.terminal.draws:
                self.terminal.say(f"== {heading(screen, self.said)} ==")
        for step in steps(before, told, screen):
            for line in [] if isinstance(step.event, ON_THE_COUNT) else self._lines(step):
                self._log.append(line)
                if not self.terminal.draws:
                    self.terminal.say(Text(line))
        if self.terminal.draws:
            self._draw(screen)
        if screen.to_move != screen.you:
            self.terminal.pause()

    def _lines(self, step: Step) -> list[str]:
        """Return what is said of a step, and the cards that were turned up for places."""
        spoken = sentences_of(step, step.screen.you, self.said)
        lines = [" ".join(spoken)] if spoken else []
        if isinstance(step.event, DrawnEvent):
            lines += [f"{who.name} {' '.join(step.event.cards[who.seat])}" for who in step.screen.seats]
        return lines

    def _draw(self, screen: Screen) -> None:
        self.terminal.draw(self.board.lines(screen, self._log, self._fresh))

    def _show_count(self) -> None:
        screen = self.house.screen
        if screen.count is None:
            return
        lines: list[Text] = []
        if self.terminal.draws:
            self.terminal.pause()
            lines = [Text(line, style="dim") for line in self._log[-4:]]
            self.terminal.draw([Text(heading(screen, self.said), style="bold"), Text(), *lines])
        self.terminal.say(tally(screen, screen.count, self.said, signs=self.terminal.signs))
        if screen.outcome is not None:
            won = WonEvent(screen.outcome.winner, screen.outcome.multiplier)
            spoken = sentences_of(Step(won, screen), screen.you, self.said)
            self.terminal.say(Text(" ".join(spoken), style="bold"))
            if screen.stakes is not None:
                self.terminal.say(Text(stakes_sentence(screen, self.said), style="dim"))

    # what is asked

    def _own_move(self) -> list[PublicEvent]:
        """Ask until the person has made a legal move; return what happened."""
        fresh = True
        while True:
            screen = self.house.screen
            self._ask_screen(screen, fresh=fresh)
            fresh = False
            action = self._asked_action(screen)
            if action is None:
                continue
            try:
                told = self.house.move(action)
            except SettebelloError as problem:
                self._notice = problem_text(problem, self.said.language)
            else:
                self._fresh = len(self._log)
                return told

    def _ask_screen(self, screen: Screen, *, fresh: bool) -> None:
        """Show what there is to choose from, and why the last answer was none."""
        if self.terminal.draws:
            if not fresh:
                self._draw(screen)
        elif fresh:
            for line in self.board.plain(screen):
                self.terminal.say(Text(line))
        if ways := [offer for offer in screen.offers if offer.startswith(DECLARES)]:
            self.terminal.say(Text(self.said.say("cli-may-declare", choices=", ".join(ways)), style="bold"))
        if self._notice:
            self.terminal.say(Text(self._notice, style="yellow"))
            self._notice = ""

    def _asked_action(self, screen: Screen) -> str | None:
        """Ask for the next move; None where the answer is none."""
        if screen.by_hand and all(play.capture for play in screen.legal):
            # a capture was called: the card lies there, and what it takes is no secret any more
            return self._choice(screen.legal)
        text, declared = split_declaration(self.terminal.ask(self.said.say("cli-choose")))
        action = self._chosen_action(text, screen)
        return f"{action}=fuori" if declared and action is not None else action

    def _chosen_action(self, text: str, screen: Screen) -> str | None:
        """Return the action a line stands for; None where it stands for none."""
        match understand(text, screen):
            case TypedWord() as word:
                self._obey(word)
            case Unclear(message, facts):
                self._notice = self.said.say(message, **facts)
            case Whole(action):
                return action
            case Chosen(card) if screen.by_hand:
                return self._taken_by_hand(card)
            case Chosen(card):
                plays = [play for play in screen.legal if play.card == card]
                if not plays:
                    return card
                return plays[0].action if len(plays) == 1 else self._choice(plays)
        return None

    def _taken_by_hand(self, card: str) -> str:
        """Ask what a card takes, where the person has to see it."""
        shown = tag(card, signs=self.terminal.signs).plain
        taken = self.terminal.ask(self.said.say("cli-take-by-hand", card=shown)).replace(" ", "")
        return f"{card}x{taken}" if taken else card

    def _choice(self, plays: list[LegalPlay]) -> str | None:
        """Ask which of several things a card should do; None for another card."""
        signs = self.terminal.signs
        card = tag(plays[0].card, signs=signs)
        self.terminal.say(Text(self.said.say("cli-choices", card=card.plain), style="bold"))
        for number, legal in enumerate(plays, 1):
            self.terminal.say(Text(f"  {number}  ", style="bold") + self._choice_text(legal))
        answer = self.terminal.ask(self.said.say("cli-choose-capture"))
        if answer.isascii() and answer.isdigit() and 1 <= int(answer[:9]) <= len(plays):
            return plays[int(answer) - 1].action
        if word := word_typed(answer):
            self._obey(word)
        elif answer:
            self._notice = self.said.say("cli-no-such-choice", most=len(plays))
        return None

    def _choice_text(self, legal: LegalPlay) -> Text:
        if legal.bank:
            return Text(self.said.say("choice-bank"), style="not bold")
        if not legal.capture:
            return Text(self.said.say("choice-lay"), style="not bold")
        text = sum_text(legal.card, legal.capture, signs=self.terminal.signs)
        return text.append(f"  {self.said.say('shout-scopa')}", style="bold") if legal.scopa else text

    def _obey(self, word: TypedWord) -> None:
        if word is TypedWord.QUIT:
            self._leave()
        elif word is TypedWord.RULES:
            rules = self.house.room.rules
            self._read_aloud(plain_words(rules, self.said.language))
        else:
            self._read_aloud(self.said.say("cli-help").splitlines())

    def _read_aloud(self, lines: list[str] | tuple[str, ...]) -> None:
        if self.terminal.draws:
            self.terminal.draw([])
        for line in lines:
            self.terminal.say(Text(line))
        if self.terminal.draws:
            self.terminal.ask(self.said.say("cli-continue"))

    def _next_deal(self) -> None:
        while word_typed(self.terminal.ask(self.said.say("cli-next-deal"))) is TypedWord.QUIT:
            self._leave()

    def _another_match(self) -> bool:
        self._write_record()
        return self.terminal.confirm(self.said.say("cli-rematch"), self.said.say("cli-yes-or-no"))

    def _leave(self) -> None:
        """Ask whether the person means it, and end the sitting if so."""
        if self.terminal.confirm(self.said.say("cli-really-quit"), self.said.say("cli-yes-or-no")):
            raise LeftTable

    # the end

    def _end(self, message: str) -> None:
        self.terminal.say(self.said.say(message))
        if self.house.room.phase is not Phase.MATCH_OVER:
            self._write_record()

    def _write_record(self) -> None:
        """Write the match so far, a later one of the sitting beside the first."""
        if self._record is None:
            return
        number = self.house.room.match_number
        path = self._record if number == 1 else self._record.with_stem(f"{self._record.stem}-{number}")
        write_text(path, dumps(self.house.record()))
        self.terminal.say(self.said.say("cli-recorded", path=str(path)))
