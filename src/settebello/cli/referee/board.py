"""The arbiter's board: who plays and decides, what lies open, what is acquired and still at stake.

::

    Smazzata 2 · Ada + Carla 3 · Bruno + Dario 1 · a 8
    ▸ 1 Ada     primo di mano     9 carte   di turno
      2 Bruno   secondo di mano   9 carte   scoperte 4C
    In tavola: 2S 5C FS FB
    Ada + Carla     acquisiti 2 (settebello, scope 1)   scope 1   prese 12
    In palio: carte, denari, primiera
    Fuori ora: Ada + Carla 5-1 perde, doppia
"""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from settebello.cards import CardSet, Seat, card_text, cards_in, number_of
from settebello.cli.common.faces import SMALL, rows, tag
from settebello.engine import FuoriVerdict, SidePoints, categories, points_to_reach
from settebello.engine.live import How
from settebello.referee import Desk, DeskPhase, Status, side_names, status
from settebello.rules import split_rules
from settebello.texts import Texts

ROLES = ("primo", "secondo", "terzo", "cartaro")
TALL = 34
"""Rows from which the table's cards are drawn."""


@dataclass(frozen=True, slots=True)
class DeskBoard:
    """Draws a desk in one language; ``signs`` says whether the terminal shows suit signs."""

    said: Texts
    signs: bool
    width: int
    height: int

    def lines(self, desk: Desk) -> list[RenderableType]:
        """Return the board, from the score to what a declaration would come to."""
        now = status(desk)
        return [
            self._heading(desk, now),
            *([Text("─" * self.width, style="dim")] if self.signs else []),
            self._seats(desk, now),
            *self._table(now),
            self._points(desk, now),
            *self._at_stake(now),
            *self._fuori(desk, now),
        ]

    def sheet(self, desk: Desk) -> Table:
        """Return the score sheet: a row for each deal that has ended."""
        table = _grid(header=True)
        for title in (self._say("cli-replay-deal"), self._say("dealer").capitalize()):
            table.add_column(title)
        for name in side_names(desk.rules, desk.players):
            table.add_column(name, overflow="fold")
        for number, source in enumerate(desk.deals, 1):
            ending, dealer = source.deal.ending, desk.players[source.deal.state.dealer]
            if ending is None:
                continue
            void = ending.how is How.VOID
            cells = [self._won(desk, each) for each in ending.score.points]
            table.add_row(str(number), dealer, *([self._say("cli-void"), ""] if void else cells))
        table.add_row("", "", *(Text(str(points), style="bold") for points in desk.match.outcome.score))
        return table

    def cards(self, cards: CardSet) -> Text:
        """Write cards, or that there are none."""
        if not cards:
            return Text(self._say("cli-table-empty"), style="dim")
        return Text(" ").join(tag(card_text(card), signs=self.signs) for card in cards_in(cards))

    def _say(self, message: str, **facts: object) -> str:
        return self.said.say(message, **facts)

    def _heading(self, desk: Desk, now: Status) -> Text:
        title = split_rules(desk.rules_text)[0].titles[self.said.language]
        target = points_to_reach(desk.rules)
        goal = self._say("one-deal") if target is None else self._say("target-to", target=target)
        sides = zip(side_names(desk.rules, desk.players), now.score, strict=True)
        parts = [f"{title} {goal}", self._say("deal-number", deal=now.deal_number)]
        return Text(" · ".join([*parts, *(f"{name} {score}" for name, score in sides)]), style="bold")

    def _seats(self, desk: Desk, now: Status) -> Table:
        table = _grid()
        for role, seat in zip(ROLES, now.roles, strict=False):
            acts = seat == now.to_act and now.phase is DeskPhase.PLAY
            mark = Text(("▸" if self.signs else ">") if acts else " ", style="bold yellow")
            name = Text(f"{number_of(Seat(seat))} {desk.players[seat]}", style="bold" if acts else "")
            cards = self._say("cli-desk-cards", count=now.hand_sizes[seat])
            table.add_row(mark, name, self._say(f"role-{role}"), cards, self._notes(now, seat))
        return table

    def _notes(self, now: Status, seat: Seat) -> Text:
        notes = []
        if now.phase is DeskPhase.PLAY and seat == now.to_act:
            notes.append(Text(self._say("desk-turn" if seat == now.to_move else "desk-decides")))
        if now.phase is DeskPhase.PLAY and seat == now.to_move and now.must_take:
            notes.append(Text(self._say("cli-desk-takes")))
        if now.exposed[seat]:
            open_cards = Text(self._say("cli-exposed", cards="").rstrip() + " ")
            notes.append(open_cards.append(self.cards(now.exposed[seat])))
        return Text(" · ").join(notes)

    def _table(self, now: Status) -> list[Text]:
        label = Text(f"{self._say('cli-table')}: ")
        if now.table is None:
            return [label.append(self._say("cli-desk-closed"), style="dim")]
        if self.signs and self.height >= TALL and now.table:
            drawn = [card_text(card) for card in cards_in(now.table)]
            return [label, *rows(drawn, SMALL, self.width)]
        return [label.append(self.cards(now.table))]

    def _points(self, desk: Desk, now: Status) -> Table:
        table = _grid()
        for side, name in enumerate(side_names(desk.rules, desk.players)):
            acquired = self._say("cli-desk-acquired", points=self._won(desk, now.acquired[side]))
            scope = self._say("cli-desk-scope", count=now.scope[side])
            taken = self._say("cli-desk-taken", count=now.pile_sizes[side])
            table.add_row(Text(name, style="bold"), Text(acquired, overflow="fold"), scope, taken)
        return table

    def _won(self, desk: Desk, points: SidePoints) -> str:
        won = []
        for category in categories(desk.rules):
            count = getattr(points, category)
            name = self._say(f"category-{category}").lower()
            won += [name if count == 1 else f"{name} {count}"] if count else []
        return f"{points.total} ({', '.join(won)})" if won else "0"

    def _at_stake(self, now: Status) -> Iterator[Text]:
        if now.phase in {DeskPhase.DEAL_OVER, DeskPhase.MATCH_OVER}:
            return
        names = ", ".join(self._say(f"category-{name}").lower() for name in now.at_stake)
        yield Text(f"{self._say('desk-at-stake')}: {names or self._say('desk-nothing-at-stake')}")

    def _fuori(self, desk: Desk, now: Status) -> Iterator[Text]:
        if now.phase is not DeskPhase.PLAY or not now.declaring.now:
            return
        refused = now.declaring.refused
        if refused is not None:
            yield Text(f"Fuori: {self.said.error(refused)}", style="dim")
            return
        names = side_names(desk.rules, desk.players)
        verdicts = [self._verdict(names, side, each) for side, each in enumerate(now.declaring.now)]
        yield Text(f"{self._say('cli-desk-fuori-now')}: {'; '.join(verdicts)}", style="dim")

    def _verdict(self, names: tuple[str, ...], side: int, verdict: FuoriVerdict) -> str:
        stake = verdict.outcome.multiplier
        times = "" if stake is None else f", {self._say('desk-fuori-stake', times=stake)}"
        return self._say(
            "cli-desk-fuori-wins" if verdict.reached else "cli-desk-fuori-loses",
            side=names[side],
            score="-".join(map(str, verdict.outcome.score)),
            stake=times,
        )


def _grid(*, header: bool = False) -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=header)
