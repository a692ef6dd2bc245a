"""The desk's answers: the entry, its consequences by article, and questions."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from settebello.cards import CardSet, card_text, cards_in
from settebello.cli.common.output import tame
from settebello.cli.common.problems import problem_text
from settebello.cli.common.sentences import the_card, the_cards
from settebello.cli.referee.board import DeskBoard
from settebello.engine import BankAce, Play
from settebello.engine.live import Fuori
from settebello.errors import SettebelloError, SyntaxProblem
from settebello.notation import MarkedAct
from settebello.referee import Desk, Entry, Ruling, plays_with, protocol, status
from settebello.texts import Texts


@dataclass(frozen=True, slots=True)
class DeskWords:
    """The sentences of a desk, in the arbiter's language and signs."""

    said: Texts
    board: DeskBoard

    def entry(self, desk: Desk, entry: Entry) -> list[Text]:
        """Say what was played, and what follows; of an act that is no play the rulings say it."""
        act = entry.act.act
        play = act.play if isinstance(act, Fuori) else act
        played: list[Text] = []
        if entry.seat is not None and isinstance(play, Play | BankAce):
            played = [Text(self._played(desk.players[entry.seat], play))]
        return [*played, *map(self.ruling, entry.rulings)]

    def ruling(self, ruling: Ruling) -> Text:
        """Say what follows, and by which article."""
        text = Text(self.said.say(ruling.key, **ruling.facts), style="bold")
        if ruling.article is not None:
            text.append(f" {self._article(ruling.article)}", style="not bold")
        return text

    def protocol(self, desk: Desk) -> Iterator[Text]:
        """Yield the lines of the protocol of the last deal."""
        for number, entry in enumerate(protocol(desk), 1):
            name = "" if entry.seat is None else f"{desk.players[entry.seat]} "
            act = MarkedAct(entry.act.act, None, entry.act.scopa, entry.act.missed)
            yield Text(f"{number}. {name}{act}", style="bold")
            for ruling in entry.rulings:
                yield Text("   ").append(self.ruling(ruling))

    def last_entry(self, desk: Desk) -> str:
        """Name what was entered last: an act, the table, or the deal that was begun."""
        entries = protocol(desk)
        if entries:
            return str(entries[-1].act)
        table = status(desk).table
        number = self.said.say("deal-number", deal=len(desk.deals))
        return number if table is None else " ".join(map(card_text, cards_in(table)))

    def whose_table(self, desk: Desk) -> Text:
        """Say that a deal has begun and its table is waited for."""
        facts = {"name": desk.players[status(desk).dealer], "count": desk.rules.deal.table_size()}
        return Text(self.said.say("desk-deal-begun", deal=len(desk.deals), **facts))

    def turned_up(self, desk: Desk, table: CardSet) -> Text:
        """Say which cards were turned up, and who plays first."""
        facts = {"cards": self.board.cards(table).plain, "name": desk.players[desk.deal.state.to_move]}
        return Text(self.said.say("desk-turned-up", **facts))

    def which(self, desk: Desk, laid: Play, captures: Sequence[Play | BankAce]) -> Text:
        """Ask what a card takes."""
        choices = [
            f"{number}) {self.board.cards(each.capture).plain if isinstance(each, Play) else each}"
            for number, each in enumerate(captures, 1)
        ]
        key = "cli-desk-which" if laid in plays_with(desk, laid.card) else "cli-desk-which-takes"
        facts = {"card": card_text(laid.card), "choices": "  ".join(choices)}
        return Text(self.said.say(key, **facts), style="bold")

    def refusal(self, problem: SettebelloError) -> Text:
        """Name what is wrong, with its code and article."""
        ours = isinstance(problem, SyntaxProblem) and problem.reason != problem.code
        text = self.said.error(problem) if ours else problem_text(problem, self.said.language)
        article = problem.facts.get("article")
        named = "" if article is None else f" {self._article(article)}"
        return Text(f"{problem.code}: {tame(text)}{named}", style="bold red")

    def _article(self, number: object) -> str:
        return self.said.say("cli-article", article=str(number))

    def _played(self, name: str, play: Play | BankAce) -> str:
        capture = () if isinstance(play, BankAce) else cards_in(play.capture)
        return self.said.say(
            "said-played",
            me="no",
            name=name,
            card=the_card(card_text(play.card), self.said),
            bank="yes" if isinstance(play, BankAce) else "no",
            taken=the_cards([card_text(each) for each in capture], self.said),
            takes=len(capture),
        )
