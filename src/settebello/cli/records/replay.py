"""``settebello replay``: a match that was written down, checked from the first card to the last."""

from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path

from rich.table import Table
from rich.text import Text

from settebello.cards import CardSet, Language, Seat, Side, card_text, cards_in, size
from settebello.cli.common.faces import tag
from settebello.cli.common.files import read_text
from settebello.cli.common.output import print_json, tame
from settebello.cli.common.sentences import subject_named
from settebello.cli.common.terminal import InputEnded, Terminal
from settebello.cli.common.typed import TypedWord, word_typed
from settebello.cli.records.fairness import Proof, check_packs
from settebello.engine import DealScore, articles_apply, categories, seats_of, start_match
from settebello.engine.live import How, LiveDeal, after_ending
from settebello.notation import (
    MatchRecord,
    VerifiedDeal,
    action_text,
    loads_matches,
    marked,
    verified_matches,
)
from settebello.notation.acts import is_play
from settebello.notation.places import in_match
from settebello.notation.values import UNKNOWN
from settebello.referee import Ruling, how_it_ended, rulings
from settebello.rules import split_rules
from settebello.texts import Texts, texts

LONGEST_NAME = 200
"""Letters of a player's name that are shown."""

OF_ANY_RULES = frozenset({11, 16})
"""The FIGS articles that other rules can have as options: the missed capture, the declaration."""


@dataclass(frozen=True, slots=True)
class ReplayedDeal:
    """A deal as it was played, and the proof of its pack."""

    played: VerifiedDeal
    proof: Proof

    @property
    def plays(self) -> list[str]:
        """List the plays that stand as they are written, a scopa marked."""
        return [action_text(made.action, scopa=made.scopa) for made in self.played.state.plays]

    @property
    def acts(self) -> list[str]:
        """List everything that happened as it is written."""
        return [str(marked(done)) for done in self.played.end.acts]


def replay_file(path: Path, spoken: Language, *, step: bool, as_json: bool) -> None:
    """Check a record and show it; raise a `SettebelloError` with line and column if it does not hold."""
    records = loads_matches(read_text(path))
    matches = list(zip(records, _replayed(records), strict=True))
    if as_json:
        found = [_as_dict(record, deals) for record, deals in matches]
        print_json(found[0] if len(found) == 1 else {"ok": True, "matches": found})
        return
    for number, (record, deals) in enumerate(matches, 1):
        shown = _Show(record, deals, texts(spoken))
        if len(matches) > 1:
            shown.head(number)
        shown.run(step=step)


def _replayed(records: Sequence[MatchRecord]) -> Iterator[list[ReplayedDeal]]:
    """Check all that the records claim; an error says in which of several it is."""
    for number, (record, played) in enumerate(zip(records, verified_matches(records), strict=True), 1):
        with in_match(number) if len(records) > 1 else nullcontext():
            yield [ReplayedDeal(*both) for both in zip(played, check_packs(record), strict=True)]


class _Show:
    """Prints a record for a person."""

    def __init__(self, record: MatchRecord, deals: Sequence[ReplayedDeal], said: Texts) -> None:
        self._record = record
        self._names = [tame(name, LONGEST_NAME) for name in record.players]
        self._deals = deals
        self._said = said
        self._terminal = Terminal()

    def head(self, number: int) -> None:
        """Say which match of several this is."""
        self._terminal.say(Text(f"{self._say('cli-match', match=number)}", style="bold"))

    def run(self, *, step: bool) -> None:
        """Print the match; with ``step`` each play before it."""
        title = split_rules(self._record.rules_text)[0].titles[self._said.language]
        head = self._say("cli-replay-match", title=title, players=", ".join(self._names))
        self._terminal.say(Text(head, style="bold"))
        self._terminal.say(Text(self._record.rules_text, style="dim"))
        if step:
            self._step_through()
        self._terminal.say(self._table())
        for line in self._closing():
            self._terminal.say(Text(line))

    def _say(self, message: str, **facts: object) -> str:
        return self._said.say(message, **facts)

    # the plays

    def _step_through(self) -> None:
        try:
            for number, deal in enumerate(self._deals, 1):
                self._step_deal(number, deal)
        except InputEnded:
            self._terminal.say("")

    def _step_deal(self, number: int, deal: ReplayedDeal) -> None:
        first, unseen = deal.played.moments[0], deal.played.guessed
        dealer = self._say("cli-replay-dealer", name=self._names[first.state.dealer])
        self._terminal.say(Text(f"\n{self._say('deal-title', deal=number)} · {dealer}", style="bold"))
        self._terminal.say(self._table_line(first, unseen))
        for before, after in pairwise(deal.played.moments):
            self._go_on()
            self._terminal.say(self._act_line(before, after, unseen))
            for ruling in rulings(self._names, before, after):
                self._tell(ruling)
            self._terminal.say(self._table_line(after, unseen))

    def _go_on(self) -> None:
        """Wait for Enter where somebody sits there; raise `InputEnded` when they have seen enough."""
        if (
            self._terminal.watched
            and word_typed(self._terminal.ask(self._say("cli-replay-step"))) is TypedWord.QUIT
        ):
            raise InputEnded

    def _act_line(self, before: LiveDeal, after: LiveDeal, unseen: CardSet) -> Text:
        done = after.acts[-1]
        name = self._names[done.seat] if marked(done).seat is not None else ""
        if not is_play(done.act):
            return Text(self._say("cli-replay-act", name=name, act=str(done.act)).strip(), style="bold")
        number, action = str(len(after.state.plays)), str(marked(done))
        name = self._names[done.seat]
        text = Text(self._say("cli-replay-play", number=number, name=name, action=action), style="bold")
        return text.append("   ").append(self._cards(before.state.hands[done.seat], unseen))

    def _tell(self, ruling: Ruling) -> None:
        """Say what follows from an act, with its article where the articles apply."""
        figs = articles_apply(self._record.rules)
        if figs or ruling.article in OF_ANY_RULES:
            told = self._say(ruling.key, **ruling.facts)
            article = self._say("cli-article", article=str(ruling.article)) if figs else ""
            self._terminal.say(Text(f"   {told} {article}".rstrip()))

    def _table_line(self, moment: LiveDeal, unseen: CardSet) -> Text:
        table = moment.state.table
        shown = self._cards(table, unseen) if table else Text(self._say("cli-table-empty"), style="dim")
        return Text(f"   {self._say('cli-table')}: ").append(shown)

    def _cards(self, cards: CardSet, unseen: CardSet) -> Text:
        """Write cards; those that nobody saw as what they are, unknown."""
        known = [
            tag(card_text(card), signs=self._terminal.signs) for card in cards_in(CardSet(cards & ~unseen))
        ]
        return Text(" ").join([*known, *[Text(UNKNOWN, style="dim")] * size(CardSet(cards & unseen))])

    # the points

    def _table(self) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(self._say("cli-replay-deal"))
        table.add_column(self._say("dealer").capitalize())
        for side in range(self._record.rules.side_count):
            table.add_column(self._side_name(side), overflow="fold")
        table.add_column(self._say("cli-replay-score"))
        table.add_column(self._say("cli-replay-fair"))
        for row in self._rows():
            table.add_row(*row)
        return table

    def _rows(self) -> Iterator[list[str]]:
        match = start_match(self._record.rules, Seat(0))
        for number, deal in enumerate(self._deals, 1):
            if deal.played.ending is not None:
                match = after_ending(match, deal.played.ending)
            score = "-".join(map(str, match.outcome.score))
            dealer = self._names[deal.played.states[0].dealer]
            proof = self._say(f"cli-fair-{deal.proof.value}")
            yield [str(number), dealer, *self._side_cells(deal), score, proof]

    def _side_cells(self, deal: ReplayedDeal) -> list[str]:
        if deal.played.score is None:
            void = deal.played.ending is not None
            left = self._say("cli-void" if void else "cli-unfinished", left=deal.played.state.cards_to_play)
            return [left, *[""] * (self._record.rules.side_count - 1)]
        return [self._side_cell(deal.played.score, side) for side in range(len(deal.played.score.points))]

    def _side_cell(self, score: DealScore, side: int) -> str:
        points = score.points[side]
        won = []
        for category in categories(self._record.rules):
            count = getattr(points, category)
            name = self._say(f"category-{category}").lower()
            won += [name if count == 1 else f"{name} {count}"] if count else []
        return f"{points.total}  ({', '.join(won)})" if won else "0"

    def _side_name(self, side: int) -> str:
        return " + ".join(self._names[seat] for seat in seats_of(self._record.rules, Side(side)))

    def _side_subject(self, side: int) -> dict[str, str]:
        players = seats_of(self._record.rules, Side(side))
        return subject_named([self._names[seat] for seat in players], self._said)

    def _closing(self) -> Iterator[str]:
        record = self._record
        for number, deal in enumerate(self._deals, 1):
            if deal.played.ending is not None and deal.played.ending.how is not How.COUNTED:
                how = how_it_ended(self._names, *deal.played.moments[-2:])
                yield f"{self._say('deal-title', deal=number)}: {self._say(how.key, **how.facts)}"
        if record.forfeit is not None:
            yield self._say("cli-replay-forfeit", **self._side_subject(record.forfeit))
        if record.winner is None:
            yield self._say("cli-replay-unfinished")
        else:
            won = self._say("won-side", **self._side_subject(record.winner))
            yield won if record.stake is None else f"{won} {self._say('said-stake', multiplier=record.stake)}"
        plays = sum(len(deal.plays) for deal in self._deals)
        checked = sum(deal.proof is Proof.CHECKED for deal in self._deals)
        yield self._say("cli-replay-ok", deals=len(self._deals), plays=plays, checked=checked)


def _as_dict(record: MatchRecord, deals: Sequence[ReplayedDeal]) -> dict[str, object]:
    """Return the form of ``--json``; seats and sides count from 0."""
    return {
        "ok": True,
        "rules": record.rules_text,
        "players": list(record.players),
        "score": list(record.score),
        "winner": record.winner,
        "stake": record.stake,
        "forfeit": record.forfeit,
        "deals": [_deal_as_dict(deal) for deal in deals],
    }


def _deal_as_dict(deal: ReplayedDeal) -> dict[str, object]:
    first = deal.played.states[0]
    return {
        "dealer": first.dealer,
        "before": list(first.before),
        "plays": deal.plays,
        "acts": deal.acts,
        "ending": deal.played.ending.how.value if deal.played.ending else None,
        "over": deal.played.ending is not None,
        "points": [{**asdict(side), "total": side.total} for side in deal.played.score.points]
        if deal.played.score
        else None,
        "pack": deal.proof.value,
    }
