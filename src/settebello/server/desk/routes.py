"""The arbiter's desk over REST: the record travels, nothing of it is stored or logged."""

import time
from collections.abc import Mapping, Sequence

from fastapi import APIRouter

from settebello.cards import PACK, Card, CardSet, Seat, Side, card_set, card_text, cards_in, contains, single
from settebello.engine import SidePoints, categories, points_to_reach, seats_of, start_match
from settebello.engine.live import How, after_ending
from settebello.errors import InvalidRules, SettebelloError
from settebello.notation import parse_act
from settebello.notation.places import TextPlace
from settebello.notation.values import read_cards
from settebello.referee import (
    Desk,
    DeskPhase,
    Ruling,
    Status,
    begin_deal,
    card_back,
    enter,
    look_at_piles,
    open_desk,
    plays_with,
    protocol,
    reopen,
    save,
    side_names,
    status,
    take_back,
    turn_up,
)
from settebello.rules import Rules
from settebello.server.desk import wire
from settebello.server.results.days import day_of
from settebello.server.wire.answers import REFUSED
from settebello.server.wire.messages import ErrorBody

router = APIRouter(prefix="/api", tags=["desk"], responses=REFUSED)


@router.post("/desk")
def at_the_desk(asked: wire.DeskRequest) -> wire.DeskAnswer:
    """Do one thing with a protocol; what cannot be is refused, and the record stays as it came."""
    try:
        desk, rulings = _done(asked.record, asked.command)
    except InvalidRules as problem:
        raise _first_of(problem) from None
    return _answer(desk, rulings)


def _done(record: str, command: wire.DeskCommand) -> tuple[Desk, Sequence[Ruling]]:
    if isinstance(command, wire.OpenDesk):
        today = day_of(time.time())
        return open_desk(command.rules, command.players, Seat(command.dealer), date=today), ()
    desk = reopen(record)
    match command:
        case wire.TurnUp(cards=text):
            cards = card_set(read_cards(text, TextPlace()))
            return (begin_deal if desk.deal.over else turn_up)(desk, cards), ()
        case wire.BeginDeal():
            return begin_deal(desk), ()
        case wire.EnterAct(act=text, seat=seat):
            after = enter(desk, None if seat is None else Seat(seat), parse_act(text))
            return after, protocol(after)[-1].rulings
        case wire.TakeBack():
            return take_back(desk), ()
        case wire.AskArbiter(question=question):
            asked_back = question == "card_back"
            return desk, (card_back() if asked_back else look_at_piles(desk, question),)
        case _:
            return desk, ()


def _first_of(problem: InvalidRules) -> InvalidRules:
    """Give an error of several problems the reason of the first: a desk has one sentence for it."""
    first = problem.problems[0]
    problem.reason = first.reason
    problem.facts = {**problem.facts, **first.facts}
    return problem


def _answer(desk: Desk, rulings: Sequence[Ruling]) -> wire.DeskAnswer:
    now = status(desk)
    return wire.DeskAnswer(
        record=save(desk),
        rules=desk.rules_text,
        players=list(desk.players),
        sides=list(side_names(desk.rules, desk.players)),
        seats_of_sides=[list(seats_of(desk.rules, Side(side))) for side in range(desk.rules.side_count)],
        status=_status(desk, now),
        pack=[_card(desk, now, each) for each in cards_in(PACK)],
        rulings=[_ruling(each) for each in rulings],
        protocol=[
            wire.DeskEntry(
                seat=entry.seat, act=str(entry.act), rulings=[_ruling(each) for each in entry.rulings]
            )
            for entry in protocol(desk)
        ],
        deals=_sheet(desk),
    )


def _status(desk: Desk, now: Status) -> wire.DeskStatus:
    state = desk.deal.state
    return wire.DeskStatus(
        phase=now.phase.value,
        deal=now.deal_number,
        target=points_to_reach(desk.rules),
        score=list(now.score),
        winner=now.outcome.winner,
        multiplier=now.outcome.multiplier,
        roles=list(now.roles),
        to_move=now.to_move,
        to_act=now.to_act,
        must_play=_texts(now.must_play),
        must_take=now.must_take,
        table=None if now.table is None else _texts(now.table),
        hands=list(now.hand_sizes),
        exposed=[_texts(cards) for cards in now.exposed],
        piles=list(now.pile_sizes),
        scope=list(now.scope),
        acquired=[_points(desk.rules, each) for each in now.acquired],
        at_stake=list(now.at_stake),
        missed=_missed(now),
        fuori_refused=_refused(now.declaring.refused),
        fuori=_declarations(now),
        has_begun=bool(state.plays_made) or desk.deal.must_take,
        table_size=desk.rules.deal.table_size(),
    )


def _missed(now: Status) -> wire.DeskMissed | None:
    if now.missed is None:
        return None
    return wire.DeskMissed(
        card=card_text(now.missed.card),
        seat=now.missed.seat,
        choices=[_texts(cards) for cards in now.missed.choices],
        callers=list(now.missed.callers),
    )


def _declarations(now: Status) -> list[wire.DeskDeclaration]:
    return [
        wire.DeskDeclaration(
            reached=each.reached,
            score=list(each.outcome.score),
            winner=each.outcome.winner or 0,
            multiplier=each.outcome.multiplier,
        )
        for each in now.declaring.now
    ]


def _card(desk: Desk, now: Status, card: Card) -> wire.DeskCard:
    """Say where a card is and, where it may be entered now, what can be done with it."""
    where, seat = _place(desk, now, single(card))
    mine = where == "hand" and seat == now.to_move
    room = now.known[now.to_move].bit_count() < now.hand_sizes[now.to_move]
    bound = bool(now.must_play) and not contains(now.must_play, card)
    enters = now.phase is DeskPhase.PLAY and not bound and (mine or (where == "free" and room))
    plays = [str(each) for each in plays_with(desk, card)] if enters else []
    return wire.DeskCard(card=card_text(card), where=where, seat=seat, plays=plays)


def _place(desk: Desk, now: Status, card: CardSet) -> tuple[wire.Where, int | None]:
    if now.table is not None and card & now.table:
        return "table", None
    if any(card & pile for pile in desk.deal.state.piles):
        return "gone", None
    holder = next((seat for seat, known in enumerate(now.known) if card & known), None)
    return ("free", None) if holder is None else ("hand", holder)


def _sheet(desk: Desk) -> list[wire.DeskDeal]:
    match = start_match(desk.rules, desk.deals[0].deal.state.dealer)
    rows = []
    for number, source in enumerate(desk.deals, 1):
        ending = source.deal.ending
        match = match if ending is None else after_ending(match, ending)
        counts = ending is not None and ending.how is not How.VOID
        points = [_points(desk.rules, each) for each in ending.score.points] if ending and counts else None
        rows.append(
            wire.DeskDeal(
                number=number,
                dealer=source.deal.state.dealer,
                how=None if ending is None else ending.how.value,
                points=points,
                score=list(match.outcome.score),
            )
        )
    return rows


def _points(rules: Rules, points: SidePoints) -> wire.DeskPoints:
    counted: Mapping[str, int] = {name: getattr(points, name) for name in categories(rules)}
    return wire.DeskPoints(total=points.total, categories=dict(counted))


def _ruling(ruling: Ruling) -> wire.DeskRuling:
    return wire.DeskRuling(article=ruling.article, key=ruling.key, facts=dict(ruling.facts))


def _refused(problem: SettebelloError | None) -> ErrorBody | None:
    if problem is None:
        return None
    return ErrorBody(
        code=problem.code, reason=problem.reason, message=problem.message, facts=dict(problem.facts)
    )


def _texts(cards: CardSet) -> list[str]:
    return [card_text(card) for card in cards_in(cards)]
