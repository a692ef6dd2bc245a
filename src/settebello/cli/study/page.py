"""A review as one self-contained page: no script, no request, both colour schemes, readable on a phone."""

from collections.abc import Iterator
from html import escape
from importlib.resources import files
from typing import Final

from settebello.analysis import Decision, ResultParts, Review, Unjudged
from settebello.analysis.sentences import (
    loss_text,
    lost_points,
    note_text,
    play_text,
    signed_points,
    themes_text,
    with_error,
)
from settebello.cards import Card, Side, card_name, card_text, cards_in, parse_cards
from settebello.engine import seats_of
from settebello.notation import parse_action
from settebello.rules import parse_rules, split_rules
from settebello.texts import Texts

DECK: Final = "napoletane-italian.svg"
"""The drawn deck that the page's cards are of; a checkout has it once its client is built."""

CLEAR: Final = 0.1
"""Points that a play has to have lost to be opened up."""

Row = tuple[str, list[str]]
"""The head of a row and its cells, as markup."""


def page_of(review: Review, said: Texts) -> str:
    """Return the page of a review."""
    return "".join(_Page(review, said, drawn_deck()).whole())


def drawn_deck() -> str:
    """Return the deck as symbols by card, or nothing where no client is built: cards are letters then."""
    drawn = files("settebello.server").joinpath("client", "cards", DECK)
    return drawn.read_text("utf-8") if drawn.is_file() else ""


class _Page:
    def __init__(self, review: Review, said: Texts, deck: str) -> None:
        self._review = review
        self._said = said
        self._deck = deck

    def whole(self) -> Iterator[str]:
        """Yield the page from its head to its end."""
        players = ", ".join(self._review.players)
        title = escape(self._say("review-title", players=players))
        yield f'<!doctype html><html lang="{self._said.language}"><head><meta charset="utf-8">'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
        yield f"<title>{title}</title><style>{_style()}</style></head><body>{self._deck}<main>"
        preset = split_rules(self._review.rules)[0].titles[self._said.language]
        yield f"<h1>{escape(preset)}</h1><p>{escape(players)}</p>"
        yield from self._levels()
        yield from self._luck()
        yield from self._costly()
        yield from self._every()
        yield from (f"<p>{escape(note_text(note, self._said))}</p>" for note in self._review.notes)
        made = {"program": self._review.program, "worlds": self._review.settings.worlds}
        footer = self._text("review-made-by", seed=str(self._review.settings.seed), **made)
        yield f"<footer>{footer}</footer></main></body></html>\n"

    def _say(self, message: str, **facts: object) -> str:
        return self._said.say(message, **facts)

    def _text(self, message: str, **facts: object) -> str:
        return escape(self._say(message, **facts))

    def _points(self, points: float) -> str:
        return signed_points(points, self._said)

    def _levels(self) -> Iterator[str]:
        yield f"<section><h2>{self._text('review-lost')}</h2><p>{self._text('review-lost-hint')}</p>"
        heads = [self._text("review-deal", deal=deal.deal + 1) for deal in self._review.deals]
        rows = []
        for level in self._review.levels:
            by_deal = [lost_points(deal.lost[level.seat], self._said) for deal in self._review.deals]
            cells = [loss_text(level.lost, level.error, self._said), *by_deal]
            rows.append((escape(self._review.players[level.seat]), cells))
        yield from _table([self._text("review-player"), self._text("review-lost"), *heads], rows)
        yield "</section>"

    def _luck(self) -> Iterator[str]:
        whole = self._review.luck
        if whole is None:
            return
        rules, names = parse_rules(self._review.rules), self._review.players
        sides = [" + ".join(names[seat] for seat in seats_of(rules, Side(side))) for side in (0, 1)]
        lead = self._text("review-lead", first=sides[0], second=sides[1])
        yield f"<section><h2>{lead}</h2><p>{self._text('review-luck-hint')}</p>"
        parts = ("review-result", "review-cards", "review-play", "review-chance-part")
        named = [(self._text("review-deal", deal=each.deal + 1), each.luck) for each in self._review.deals]
        named.append((self._text("review-match"), whole))
        rows = [(name, self._parts(luck)) for name, luck in named if luck is not None]
        yield from _table(["", *(self._text(part) for part in parts)], rows)
        yield "</section>"

    def _parts(self, luck: ResultParts) -> list[str]:
        cards = with_error(self._points(luck.cards), luck.error, self._said)
        result = signed_points(luck.result, self._said, 0)
        return [result, cards, self._points(luck.play), self._points(luck.chance)]

    def _costly(self) -> Iterator[str]:
        costly = [each for each in self._review.costliest(len(self._review.decisions)) if each.loss >= CLEAR]
        yield f"<section><h2>{self._text('review-costliest' if costly else 'review-nothing-lost')}</h2>"
        for number, decision in enumerate(costly):
            yield from self._play(decision, opened=number < 3)
        yield "</section>"

    def _play(self, decision: Decision, *, opened: bool) -> Iterator[str]:
        loss = with_error(self._points(-decision.loss), decision.error, self._said)
        name = escape(self._review.players[decision.seat])
        where = self._text("review-where", deal=decision.deal + 1, left=decision.left)
        made = escape(play_text(decision.played, self._said))
        yield f"<details{' open' if opened else ''}><summary><span>{where} · {name}</span>"
        yield f"<span>{made}</span><b>{loss}</b></summary>"
        yield from self._board(decision)
        yield f"<p>{escape(self._sentence(decision))}</p>{self._beside(decision)}"
        yield from self._bars(decision)
        yield "</details>"

    def _board(self, decision: Decision) -> Iterator[str]:
        table = [self._card(card) for card in cards_in(parse_cards(decision.table))]
        empty = f"<i>{self._text('review-table-empty')}</i>"
        yield f'<div class="board"><h3>{self._text("review-on-table")}</h3>'
        yield f"<div>{''.join(table) or empty}</div>"
        played, best = parse_action(decision.played).card, parse_action(decision.best).card
        marks = {best: "review-best", played: "review-played"}
        hand = [self._card(card, marks.get(card, "")) for card in cards_in(parse_cards(decision.hand))]
        yield f"<h3>{self._text('review-in-hand')}</h3><div>{''.join(hand)}</div></div>"

    def _card(self, card: Card, mark: str = "") -> str:
        name = escape(card_name(card, self._said.language))
        label = f"{name}, {self._text(mark)}" if mark else name
        word = f"<small>{self._text(mark)}</small>" if mark else ""
        drawn = f'<svg viewBox="0 0 200 328" aria-hidden="true"><use href="#{card_text(card)}"/></svg>'
        drawn = drawn if self._deck else f'<b aria-hidden="true">{card_text(card)}</b>'
        return f'<span class="card {mark}" role="img" aria-label="{label}">{drawn}{word}</span>'

    def _sentence(self, decision: Decision) -> str:
        if decision.themes:
            return " ".join(themes_text(decision.themes[:2], self._review.players, self._said))
        return self._say("review-better", better=play_text(decision.best, self._said))

    def _beside(self, decision: Decision) -> str:
        """Return what stands beside the loss: the chance to win, and what open cards would have said."""
        parts = []
        if decision.chance_lost is not None:
            parts.append(
                self._text("review-chance", percent=signed_points(-100 * decision.chance_lost, self._said, 1))
            )
        if decision.open_loss is not None:
            parts.append(self._text("review-open", points=signed_points(-decision.open_loss, self._said, 0)))
        return f"<p><small>{' · '.join(parts)}</small></p>" if parts else ""

    def _bars(self, decision: Decision) -> Iterator[str]:
        """Yield every play with its points, as a table whose bars say the same."""
        points = [each.points for each in decision.plays]
        low, high = min(points), max(points)
        yield "<table><tbody>"
        for each in sorted(decision.plays, key=lambda play: -play.points):
            width = 100 * (each.points - low) / (high - low or 1)
            bar = f'<td class="bar"><div style="width:{width:.0f}%"></div></td>'
            name = escape(play_text(each.play, self._said))
            yield f'<tr><th scope="row">{name}</th><td>{self._points(each.points)}</td>{bar}</tr>'
        yield "</tbody></table>"

    def _every(self) -> Iterator[str]:
        yield f"<section><details><summary>{self._text('review-all-plays')}</summary>"
        names = ("review-player", "review-played", "review-best", "review-lost-here")
        rows = [self._judged(each) for each in self._review.decisions]
        yield from _table(["", *(self._text(name) for name in names)], rows)
        yield "</details></section>"

    def _judged(self, decision: Decision) -> Row:
        where = self._text("review-where", deal=decision.deal + 1, left=decision.left)
        name = escape(self._review.players[decision.seat])
        made = escape(play_text(decision.played, self._said))
        if decision.unjudged is not None:
            only = decision.unjudged is Unjudged.ONLY_PLAY
            return where, [name, made, self._text("review-only-play") if only else "", ""]
        better = escape(play_text(decision.best, self._said)) if decision.loss > 0 else ""
        return where, [name, made, better, loss_text(decision.loss, decision.error, self._said)]


def _style() -> str:
    return files("settebello.cli.study").joinpath("page.css").read_text("utf-8")


def _table(heads: list[str], rows: list[Row]) -> Iterator[str]:
    """Yield a table whose rows a narrow screen shows as blocks; the roles hold there as well."""
    named = "".join(f'<th scope="col" role="columnheader">{head}</th>' for head in heads)
    yield '<div class="scroll"><table class="blocks" role="table"><thead role="rowgroup">'
    yield f'<tr role="row">{named}</tr></thead><tbody role="rowgroup">'
    for name, cells in rows:
        labelled = zip(heads[1:], cells, strict=True)
        told = "".join(f'<td role="cell" data-label="{head}">{cell}</td>' for head, cell in labelled)
        yield f'<tr role="row"><th scope="row" role="rowheader">{name}</th>{told}</tr>'
    yield "</tbody></table></div>"
