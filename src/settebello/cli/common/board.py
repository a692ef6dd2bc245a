"""The table on the screen: who sits where, the cards on the table, the own hand, what was said.

::

    Scopa · a 11 · smazzata 2                          Tu 5  Est 7      heading
    ──────────────────────────────────────────────────────────────
    ▸Zanni 3 carte, mazziere   Scapino 2 carte, compagno                   seats
    In tavola · 12 nel mazzo                                            table
    ╭───╮ ╭───╮
    Est cala il sei di bastoni.                                         log
    In mano                                                             hand, numbered
    ╭───╮ ╭───╮ ╭───╮
      1     2     3

Wide screens have the log at the right.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from settebello.cli.common.faces import LARGE, SMALL, Size, rows
from settebello.cli.common.sentences import own_side_first, side_name
from settebello.room.screen import Screen, SeatScreen, SideScreen
from settebello.rules import split_rules
from settebello.texts import Texts

WIDE: Final = 104
"""Columns from which the log stands at the right."""

LOG_COLUMNS: Final = 36
TAKES: Final = "\N{MULTIPLICATION SIGN}"
"""The mark beside the number of a card that takes something."""

LARGE_ROWS: Final = 30
"""Rows from which the cards are drawn large."""


@dataclass(frozen=True, slots=True)
class Board:
    """Draws screens for one console and language; a ``title`` stands in place of the heading."""

    console: Console
    said: Texts
    title: str = ""

    def lines(self, screen: Screen, log: Sequence[str], fresh: int) -> list[RenderableType]:
        """Return the whole screen, from the heading to the hand; the prompt goes below.

        The lines from ``log[fresh]`` on are new to the person and stand out.
        """
        width, height = self.console.size
        wide = width >= WIDE
        columns = width - LOG_COLUMNS - 3 if wide else width
        size = LARGE if height >= LARGE_ROWS and columns >= 72 else SMALL
        above = [*self._heading(screen, width), *self._table(screen, size, columns)]
        hand = self._hand(screen, size, columns)
        room = height - len(above) - len(hand) - 4
        if not wide:
            return [*above, Text(), *self._log(log, fresh, columns, max(2, min(room, 6))), Text(), *hand]
        board, head = [*above[3:], Text(), Text(), *hand], above[:3]
        return [*head, self._beside(board, self._log(log, fresh, LOG_COLUMNS, len(board) - 1))]

    def plain(self, screen: Screen) -> list[str]:
        """Return table and hand in words and letters, for a terminal that cannot draw."""
        table = " ".join(screen.table) or self.said.say("cli-table-empty")
        lines = [f"{self.said.say('cli-table')}: {table}"]
        if screen.hand is not None:
            lines.append(f"{self.said.say('cli-hand')}: {' '.join(_numbered(screen))}")
        return lines

    def _heading(self, screen: Screen, width: int) -> list[Text]:
        left = Text(self.title or heading(screen, self.said), style="bold")
        right = Text("   ").join(self._side(screen, side) for side in own_side_first(screen))
        lines = [left, right]
        if len(left) + len(right) + 2 <= width:
            lines = [left + Text(" " * (width - len(left) - len(right))) + right]
        return [*lines, Text("─" * width, style="dim"), self.seats(screen)]

    def _side(self, screen: Screen, side: SideScreen) -> Text:
        text = Text(f"{side_name(screen, side, self.said)} ").append(str(side.score), style="bold")
        if side.scope:
            text.append(f" ({self.said.say('pile-scope', count=side.scope)})", style="dim")
        return text

    def seats(self, screen: Screen) -> Text:
        """Return the other players in playing order, with their cards."""
        you = screen.you or 0
        others = [screen.seats[(you + step) % len(screen.seats)] for step in range(1, len(screen.seats))]
        return Text("   ").join(self._seat(screen, seat) for seat in others)

    def _seat(self, screen: Screen, seat: SeatScreen) -> Text:
        on_turn = seat.seat == screen.to_move
        text = Text("▸" if on_turn else "", style="bold yellow").append(seat.name, style="bold")
        text.append(f" {'▮' * seat.cards}{seat.cards}", style="not bold dim")
        own = screen.seats[screen.you or 0]
        notes = [self.said.say("cli-partner")] if seat.side == own.side else []
        notes += [self.said.say("dealer")] if seat.dealer else []
        notes += [self.said.say("cli-exposed", cards=" ".join(seat.exposed))] if seat.exposed else []
        return text.append(f" {', '.join(notes)}" if notes else "", style="not bold italic")

    def _table(self, screen: Screen, size: Size, columns: int) -> list[Text]:
        label = self.said.say("cli-table")
        if screen.stock:
            label += f" · {self.said.say('cli-stock', cards=screen.stock)}"
        last = screen.last_play
        marked = {last.card} if last and not last.capture else set()
        cards = rows(screen.table, size, columns, marked=marked)
        empty = [Text(f"  {self.said.say('cli-table-empty')}", style="dim"), *[Text()] * (size.height - 1)]
        return [Text(), Text(label, style="dim"), *(cards or empty)]

    def _hand(self, screen: Screen, size: Size, columns: int) -> list[Text]:
        own = screen.seats[screen.you or 0]
        label = Text(self.said.say("cli-hand"), style="dim")
        if own.dealer:
            label.append(f" · {self.said.say('you-deal')}", style="not dim italic")
        if screen.hand is None:
            hidden = Text(self.said.say("hand-closed"), style="dim")
            return [label, hidden, *[Text()] * size.height]
        taking = pointed_at(screen)
        numbers = [f"{number}{TAKES if card in taking else ''}" for number, card in enumerate(screen.hand, 1)]
        if taking:
            label.append(f" · {self.said.say('cli-takes')}", style="dim not italic")
        cards = rows(screen.hand, size, columns, under=numbers)
        return [label, *(cards or [Text()] * (size.height + 1))]

    def _log(self, log: Sequence[str], fresh: int, columns: int, most: int) -> list[Text]:
        """Return the last lines of what was said, the newest last."""
        shown: list[Text] = []
        for index in reversed(range(len(log))):
            lines = Text(log[index], style="dim" if index < fresh else "").wrap(self.console, columns)
            if shown and len(shown) + len(lines) > most:
                break
            shown = [*lines, *shown]
        return [*shown[-most:], *[Text()] * (most - len(shown))]

    def _beside(self, board: Sequence[Text], log: Sequence[Text]) -> Table:
        grid = Table.grid(expand=True, padding=(0, 1))
        grid.add_column()
        grid.add_column(width=LOG_COLUMNS)
        grid.add_row(Text("\n").join(board), Text("\n").join([Text(), *log]))
        return grid


def heading(screen: Screen, said: Texts) -> str:
    """Return what is played: title, target and the number of the deal; duplicate deals have no target."""
    title = split_rules(screen.rules)[0].titles[said.language]
    if screen.deals is not None:
        deal = said.say("deal-of", deal=screen.deal_number, deals=screen.deals)
        return f"{title} · {said.say('repeated-deals')} · {deal}"
    target = said.say("one-deal") if screen.target is None else said.say("target-to", target=screen.target)
    return f"{title} · {target} · {said.say('deal-number', deal=screen.deal_number)}"


def pointed_at(screen: Screen) -> set[str]:
    """Return the cards of the hand that are marked as taking; none where captures are made by hand."""
    return set() if screen.by_hand else {play.card for play in screen.legal if play.capture}


def _numbered(screen: Screen) -> Iterator[str]:
    taking = pointed_at(screen)
    for number, card in enumerate(screen.hand or [], 1):
        yield f"{number}) {card}{'x' if card in taking else ''} "
