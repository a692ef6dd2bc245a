"""A review in the terminal: how everybody played, why the result came about, and the costliest plays."""

from rich.table import Table
from rich.text import Text

from settebello.analysis import Decision, ResultParts, Review
from settebello.analysis.scale import marks_for, neighbours
from settebello.analysis.sentences import (
    loss_text,
    lost_points,
    note_text,
    play_text,
    signed_points,
    themes_text,
    with_error,
)
from settebello.cards import Side
from settebello.cli.common.output import make_console, tame
from settebello.engine import seats_of
from settebello.rules import parse_rules, split_rules
from settebello.texts import Texts

LONGEST_NAME = 200
"""Letters of a player's name that are shown."""


class StudyTable:
    """Prints a review for a person."""

    def __init__(self, review: Review, said: Texts) -> None:
        self._review = review
        self._said = said
        self._names = [tame(name, LONGEST_NAME) for name in review.players]
        self._console = make_console()
        self._marks = marks_for(parse_rules(review.rules))

    def show(self, plays: int) -> None:
        """Print it all, with so many of the costliest plays."""
        title = split_rules(self._review.rules)[0].titles[self._said.language]
        head = self._say("cli-replay-match", title=title, players=", ".join(self._names))
        self._console.print(Text(head, style="bold"))
        self._console.print(self._levels())
        self._console.print(Text(self._say("review-lost-hint"), style="dim"))
        if self._marks:
            marks = ", ".join(
                f"{mark.player} {loss_text(mark.lost, mark.half, self._said)}" for mark in self._marks
            )
            self._console.print(Text(self._say("review-scale-hint", marks=marks), style="dim"))
        if self._review.luck is not None:
            self._console.print(self._luck(self._review.luck))
            self._console.print(Text(self._say("review-luck-hint"), style="dim"))
        self._plays(plays)
        for note in self._review.notes:
            self._console.print(Text(f"• {tame(note_text(note, self._said))}"))

    def _say(self, message: str, **facts: object) -> str:
        return self._said.say(message, **facts)

    def _points(self, points: float) -> str:
        return signed_points(points, self._said)

    def _levels(self) -> Table:
        table = _table()
        table.add_column(self._say("review-player"), overflow="fold")
        table.add_column(self._say("review-lost"), justify="right", no_wrap=True)
        if self._marks:
            table.add_column(self._say("review-on-scale"), no_wrap=True)
        for deal in self._review.deals:
            table.add_column(self._say("review-deal", deal=deal.deal + 1), justify="right")
        for level in self._review.levels:
            by_deal = [lost_points(deal.lost[level.seat], self._said) for deal in self._review.deals]
            lost = loss_text(level.lost, level.error, self._said)
            place = [self._place(level.lost)] if self._marks else []
            table.add_row(self._names[level.seat], lost, *place, *by_deal)
        return table

    def _place(self, lost: float) -> str:
        """Return the players of the scale between which a loss lies, the one that loses more first."""
        weaker, stronger = neighbours(lost, self._marks)
        if weaker is None or stronger is None:
            return f"> {self._marks[0].player}" if weaker is None else f"< {self._marks[-1].player}"
        return f"{weaker.player} … {stronger.player}"

    def _luck(self, whole: ResultParts) -> Table:
        table = _table()
        rules = parse_rules(self._review.rules)
        sides = [" + ".join(self._names[seat] for seat in seats_of(rules, Side(side))) for side in (0, 1)]
        table.add_column(self._say("review-lead", first=sides[0], second=sides[1]), overflow="fold")
        for name in ("review-result", "review-cards", "review-play", "review-chance-part"):
            table.add_column(self._say(name), justify="right", no_wrap=True)
        for deal in self._review.deals:
            if deal.luck is not None:
                table.add_row(self._say("review-deal", deal=deal.deal + 1), *self._parts(deal.luck))
        table.add_row(self._say("review-match"), *self._parts(whole), style="bold")
        return table

    def _parts(self, luck: ResultParts) -> list[str]:
        cards = with_error(self._points(luck.cards), luck.error, self._said)
        result = signed_points(luck.result, self._said, 0)
        return [result, cards, self._points(luck.play), self._points(luck.chance)]

    def _plays(self, count: int) -> None:
        costly = self._review.costliest(count)
        title = "review-costliest" if costly else "review-nothing-lost"
        self._console.print(Text(self._say(title), style="bold"))
        for decision in costly:
            self._console.print(self._head(decision))
            self._console.print(Text(f"   {self._sentence(decision)}"), soft_wrap=False)

    def _head(self, decision: Decision) -> Text:
        where = self._say("review-where", deal=decision.deal + 1, left=decision.left)
        text = Text(f"{where} · {self._names[decision.seat]} · {play_text(decision.played, self._said)}  ")
        loss = with_error(self._points(-decision.loss), decision.error, self._said)
        text.append(loss, style="bold red")
        if decision.chance_lost is not None:
            percent = signed_points(-100 * decision.chance_lost, self._said, 1)
            text.append(f"  {self._say('review-chance', percent=percent)}")
        if decision.open_loss is not None:
            text.append(
                f"  {self._say('review-open', points=signed_points(-decision.open_loss, self._said, 0))}",
                style="dim",
            )
        return text

    def _sentence(self, decision: Decision) -> str:
        if decision.themes:
            return " ".join(themes_text(decision.themes[:1], self._names, self._said))
        return self._say("review-better", better=play_text(decision.best, self._said))


def _table() -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
