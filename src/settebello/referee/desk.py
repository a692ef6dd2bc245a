"""The desk of an arbiter: a match at a physical table, taken down act by act (FIGS articles 4-18).

A `Desk` is what was entered and what follows from it. An impossible entry is refused with the reason
and the article, and nothing is recorded. Cards that the arbiter has not seen stay unknown: see
`settebello.notation.unknown`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from settebello.cards import CardSet, Seat, card_set, card_text, cards_in, cards_text, number_of, size
from settebello.engine import (
    Match,
    articles_apply,
    must_take_if_able,
    redeal_reason,
    start_match,
    with_article,
)
from settebello.engine.live import Act, Choose, LiveDeal
from settebello.errors import (
    IllegalAction,
    InvalidRules,
    InvalidSetting,
    NotYourTurn,
    Reason,
    RuleProblem,
    SyntaxProblem,
)
from settebello.notation import DealSource, MatchRecord, dumps, loads, match_of, record_of, verified
from settebello.notation.acts import is_play, names_its_seat
from settebello.notation.record import FreeTags
from settebello.notation.unknown import TABLE, dealt_places, is_whole
from settebello.referee.course import entered, replayed, table_known, unseen_deal
from settebello.rules import Rules, check_refereed, parse_rules

MOST_ACTS: Final = 900
"""Acts of a deal that can be entered: a record of a few more could not be read again."""


@dataclass(frozen=True, slots=True)
class Desk:
    """A match as far as it was entered; the last of ``deals`` is the one in play, or just ended."""

    rules_text: str
    players: tuple[str, ...]
    deals: tuple[DealSource, ...]
    site: str | None = None
    date: str | None = None
    free_tags: FreeTags = ()
    drawn: tuple[Seat, ...] = ()

    @property
    def rules(self) -> Rules:
        """Return the rules of the match."""
        return self.deal.state.rules

    @property
    def source(self) -> DealSource:
        """Return the last deal, with what is known of its pack."""
        return self.deals[-1]

    @property
    def deal(self) -> LiveDeal:
        """Return how the last deal stands; cards that nobody saw are guessed in it."""
        return self.source.deal

    @property
    def match(self) -> Match:
        """Return where the match stands by the deals that have ended."""
        return match_of(self.rules, self.deals)

    @property
    def record(self) -> MatchRecord:
        """Return the protocol: the record of the match with its incidents."""
        return record_of(
            self.rules_text,
            self.players,
            self.deals,
            drawn=self.drawn,
            site=self.site,
            date=self.date,
            free_tags=self.free_tags,
        )


def open_desk(
    rules_text: str, players: Sequence[str], dealer: Seat, *, site: str | None = None, date: str | None = None
) -> Desk:
    """Begin a match with its first deal, the table not turned up yet.

    Raises `UnknownRule` and `InvalidRules` for the rules, `InvalidSetting` for names and seats that cannot
    be, `SyntaxProblem` for names that no text can hold.
    """
    rules = _rules(rules_text)
    check_refereed(rules)
    _check_names(rules, players)
    if dealer not in range(rules.players):
        raise InvalidSetting(f"there is no seat {number_of(Seat(dealer))}", reason=Reason.NO_SUCH_SEAT)
    first = unseen_deal(start_match(rules, dealer))
    desk = Desk(rules_text, tuple(players), (first,), site, date)
    dumps(desk.record)
    return desk


def begin_deal(desk: Desk, table: CardSet | None = None) -> Desk:
    """Begin the next deal; ``table`` is what lies on it, None while it is not turned up.

    Raises `IllegalAction` while a deal is in play, after the match, and as `turn_up`.
    """
    if not desk.deal.over:
        raise _refused(desk, "the deal is not over yet", reason=Reason.DEAL_NOT_OVER)
    if desk.match.over:
        raise _refused(desk, "the match is over", reason=Reason.MATCH_OVER)
    begun = replace(desk, deals=(*desk.deals, unseen_deal(desk.match)))
    return begun if table is None else turn_up(begun, table)


def turn_up(desk: Desk, table: CardSet) -> Desk:
    """Enter the cards that the primo di mano turns up (F6.1).

    Raises `IllegalAction` where these cannot lie there, and where the same player has to deal again
    (F6.2): the cards are then taken in, and the next ones turned up.
    """
    _check_table(desk, table)
    cards = iter(cards_in(table))
    places = dealt_places(desk.rules, desk.deal.state.dealer)
    pack = tuple(
        next(cards) if place == TABLE else card for card, place in zip(desk.source.pack, places, strict=True)
    )
    return _with_last(desk, replayed(desk.source, pack, entered(desk.source)))


def enter(desk: Desk, seat: Seat | None, what: Act) -> Desk:
    """Take down an act; ``seat`` may be None where the turn tells who does it.

    Raises `IllegalAction` and `NotYourTurn`, with the article, for what cannot be.
    """
    if seat is None and isinstance(what, Choose):
        seat = desk.deal.to_act
    _check_seat(desk, seat, what)
    if len(desk.deal.acts) >= MOST_ACTS:
        raise _refused(desk, "so much does not happen in a deal", reason=Reason.DEAL_TOO_LONG, most=MOST_ACTS)
    by = seat if names_its_seat(what) else None
    return _with_last(desk, replayed(desk.source, desk.source.pack, [*entered(desk.source), (by, what)]))


def take_back(desk: Desk) -> Desk:
    """Undo the last entry: an act, the table that was turned up, or a deal that was begun."""
    acts = entered(desk.source)
    if acts:
        return _with_last(desk, replayed(desk.source, desk.source.pack, acts[:-1]))
    pack = desk.source.pack
    places = dealt_places(desk.rules, desk.deal.state.dealer)
    closed = tuple(None if place == TABLE else card for card, place in zip(pack, places, strict=True))
    if not is_whole(pack) and table_known(desk.source) and closed != pack:
        return _with_last(desk, replayed(desk.source, closed, []))
    if len(desk.deals) == 1:
        raise IllegalAction("there is nothing to take back", reason=Reason.NOTHING_TO_TAKE_BACK)
    return replace(desk, deals=desk.deals[:-1])


def save(desk: Desk) -> str:
    """Write the protocol as the text of a match record."""
    return dumps(desk.record)


def reopen(text: str) -> Desk:
    """Read a protocol and go on with it.

    Raises as `loads` and `verified`, and `InvalidRules` for rules by which no desk can judge.
    """
    record = loads(text)
    _rules(record.rules_text)
    played = verified(record)
    if not played or record.forfeit is not None:
        raise SyntaxProblem("a protocol has a deal, and no forfeit", reason=Reason.NO_PROTOCOL)
    sources = tuple(
        DealSource(
            deal=moments.end,
            pack=claim.pack,
            commitment=claim.commitment,
            seed=claim.seed,
            salts=claim.salts,
            attempt=claim.attempt,
            free_tags=claim.free_tags,
            hashes=claim.hashes,
        )
        for claim, moments in zip(record.deals, played, strict=True)
    )
    return Desk(
        record.rules_text, record.players, sources, record.site, record.date, record.free_tags, record.drawn
    )


def _rules(text: str) -> Rules:
    rules = parse_rules(text)
    if not articles_apply(rules):
        message = "an arbiter needs rules by which mistakes are settled: irregularities=figs, as in figs"
        raise InvalidRules([RuleProblem(("irregularities",), Reason.DESK_NEEDS_ARTICLES, message)])
    if must_take_if_able(rules):
        message = "an arbiter sees no hand, and by these rules whoever can take has to: not capture_duty=hand"
        raise InvalidRules([RuleProblem(("capture_duty",), Reason.DESK_SEES_NO_HAND, message)])
    return rules


def _check_names(rules: Rules, players: Sequence[str]) -> None:
    if len(players) != rules.players:
        raise InvalidSetting(f"these rules have {rules.players} players", reason=Reason.NAMES_WANTED)
    for name in players:
        if not name.strip():
            raise InvalidSetting("every player needs a name", reason=Reason.NAMES_WANTED)
        if players.count(name) > 1:
            raise InvalidSetting(
                f"two seats have the same name: {name}", reason=Reason.NAMES_DIFFER, name=name
            )


def _check_table(desk: Desk, table: CardSet) -> None:
    rules, source = desk.rules, desk.source
    if table_known(desk.source):
        raise _refused(desk, "the table is turned up already", reason=Reason.TABLE_KNOWN)
    wanted = rules.deal.table_size()
    if size(table) != wanted:
        raise _refused(
            desk, f"the deal lays {wanted} cards on the table", reason=Reason.TABLE_SIZE, wanted=wanted
        )
    held = cards_in(CardSet(_held(source) & table))
    if held:
        raise _refused(
            desk,
            "a card that was shown or written down is in a hand",
            reason=Reason.CARD_SHOWN_BEFORE,
            card=" ".join(map(card_text, held)),
        )
    again = redeal_reason(rules, table)
    if again is not None:
        dealer = desk.players[source.deal.state.dealer]
        message = f"with {cards_text(table)} on the table {dealer} deals again"
        raise _refused(
            desk, message, reason=Reason.TABLE_REDEALT, name=dealer, cards=cards_text(table), why=again.value
        )


def _held(source: DealSource) -> CardSet:
    """Return the cards of a deal that are known to be dealt to hands: written down in one, or shown."""
    state = source.deal.state
    places = dealt_places(state.rules, state.dealer)
    held = card_set(
        card for card, place in zip(source.pack, places, strict=True) if card is not None and place != TABLE
    )
    for hand in source.deal.exposed:
        held = CardSet(held | hand)
    return held


def _check_seat(desk: Desk, seat: Seat | None, what: Act) -> None:
    if seat is None and names_its_seat(what):
        raise _refused(desk, "say who did this", reason=Reason.WHO_DID_IT)
    if seat is not None and seat not in range(desk.rules.players):
        raise _refused(desk, f"there is no seat {number_of(seat)}", reason=Reason.NO_SUCH_SEAT)
    turn = desk.deal.state.to_move
    if is_play(what) and seat is not None and seat != turn and not desk.deal.over:
        message = f"it is the turn of {desk.players[turn]}, not of {desk.players[seat]}"
        problem = NotYourTurn(
            message, reason=Reason.PLAYED_OUT_OF_TURN, name=desk.players[seat], turn=desk.players[turn]
        )
        raise with_article(desk.rules, problem)


def _with_last(desk: Desk, source: DealSource) -> Desk:
    return replace(desk, deals=(*desk.deals[:-1], source))


def _refused(desk: Desk, message: str, *, reason: Reason, **facts: str | int) -> IllegalAction:
    return with_article(desk.rules, IllegalAction(message, reason=reason, **facts))
