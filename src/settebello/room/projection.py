"""The screen of a seat: the one place where a table turns into something public.

``seat`` is None for somebody who has only the link: that person sees what lies open on the table.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace

from settebello.cards import EMPTY, PACK_SIZE, Card, CardSet, Seat, Side, card_text, cards_in, size
from settebello.engine import (
    Action,
    Play,
    Played,
    Primiera,
    State,
    cappotto_side,
    categories,
    has_stakes,
    is_scopa,
    lying_open,
    may_be_missed,
    points_to_reach,
    primiera_value,
    seats_of,
    shows_scope,
    side_of,
)
from settebello.engine.legal import moment_of
from settebello.engine.live import How, LiveDeal, possible_plays, sees_hand
from settebello.fair import Luck
from settebello.room.absence import NOBODY, Absence, absent_from, awaited, until_claim, until_stand_in
from settebello.room.clock import time_text
from settebello.room.declaring import declaring_in_the_open, declaring_of, first_table_taken
from settebello.room.evolution import given_hashes
from settebello.room.listings import seat_kind
from settebello.room.offers import can_declare, can_show, offers
from settebello.room.practice.agreement import acts_kept, agreed_seats, all_agree
from settebello.room.public import PlayedEvent
from settebello.room.results.rated import gives_help, is_rated
from settebello.room.results.shown import noble_letter, shown_cards
from settebello.room.screen import (
    AbsenceScreen,
    ClockScreen,
    CountScreen,
    FairnessScreen,
    LegalPlay,
    OutcomeScreen,
    Phase,
    PlayerScreen,
    PracticeScreen,
    PrimieraScreen,
    RevealScreen,
    Screen,
    SeatScreen,
    SideCount,
    SideScreen,
)
from settebello.room.state import DealInPlay, Occupant, Room
from settebello.room.timing import deadline, has_clock, left_at, on_clock
from settebello.rules import Rules


def project(room: Room, seat: Seat | None, now: float | None = None, absence: Absence = NOBODY) -> Screen:
    """Return the screen of a seat at a moment; without one, its clock stands as it was last looked at.

    It knows of no computer player that has an account.
    """
    return for_seat(room, in_the_open(room, now, absence), seat)


def in_the_open(
    room: Room, now: float | None = None, absence: Absence = NOBODY, bots: Collection[str] = ()
) -> Screen:
    """Return what lies open for everybody: the screen of somebody who has only the link.

    ``bots`` are the computer players of the house that have an account.
    """
    deal, helps = room.deal, gives_help(room, bots)
    return Screen(
        room=room.id,
        version=room.version,
        phase=room.phase,
        rules=room.rules_text,
        target=None if room.repeated else points_to_reach(room.rules),
        you=None,
        seats=[_seat(room, Seat(at), absence) for at in range(room.rules.players)],
        sides=[_side(room, Side(side)) for side in range(room.rules.side_count)],
        match_number=room.match_number,
        deal_number=deal.number if deal else 0,
        to_move=room.to_move,
        table=table_in_order(deal) if deal else [],
        hand=None,
        stock=len(deal.state.stock) if deal else 0,
        legal=[],
        last_play=_last_play(deal),
        last_trick=_last_trick(deal),
        count=_count(room) if deal and deal.score else None,
        outcome=_outcome(room),
        fairness=_fairness(room),
        owner=_owner(room),
        by_hand=may_be_missed(room.rules),
        stakes=list(room.stakes) if has_stakes(room.rules) and room.stakes else None,
        time=time_text(room.time) if room.time else None,
        clock=_clock(room, now),
        public=room.public,
        host=room.seat_of(room.host) if room.host else None,
        absence=_absence(room, absence),
        draws=room.draws,
        played=[_ended(who) for who in room.ended] or None,
        rated=is_rated(room, bots),
        origin=room.given.origin if room.given else None,
        reveal=_reveal(room),
        repeated=bool(room.repeated),
        deals=len(room.repeated) or None,
        helps=helps,
        practice=_practice(room) if helps and room.in_match else None,
        declaring=declaring_in_the_open(room.rules, deal.state if deal else None),
        cancelled=room.cancelled,
        remarks=room.remarks,
        final=room.is_final,
    )


def for_seat(room: Room, seen: Screen, seat: Seat | None) -> Screen:
    """Return what lies open (``seen``, of the same table) with what the seat sees besides."""
    deal = room.deal
    if seat is None or deal is None:
        return seen if seen.you == seat else replace(seen, you=seat)
    playing = room.phase is Phase.PLAYING
    plays = possible_plays(deal.live) if _plays_now(room, deal, seat) else ()
    return replace(
        seen,
        you=seat,
        hand=_hand(deal.live, seat),
        legal=_legal(deal.state, plays),
        offers=offers(deal.live, seat) if playing else [],
        fuori=bool(plays) and can_declare(deal.live),
        shows=playing and can_show(deal.live, seat),
        practice=_practice_of(room, seen.practice, seat),
        declaring=None if seen.declaring is None else declaring_of(seen.declaring, deal.live, seat),
    )


def _practice(room: Room) -> PracticeScreen | None:
    """Show who has agreed to practise; nothing where no person sits."""
    return PracticeScreen(list(agreed_seats(room)), all_agree(room)) if room.owners else None


def _practice_of(room: Room, seen: PracticeScreen | None, seat: Seat) -> PracticeScreen | None:
    """Show a seat besides whether it can take a play back."""
    can = seen is not None and seen.open and bool(acts_kept(room, seat))
    return replace(seen, back=True) if seen is not None and can else seen


def _plays_now(room: Room, deal: DealInPlay, seat: Seat) -> bool:
    return room.to_move == seat == deal.state.to_move


def _hand(deal: LiveDeal, seat: Seat) -> list[str] | None:
    """List the cards of a seat's hand; None while it may not be looked at."""
    return _texts(deal.state.hands[seat]) if sees_hand(deal, seat) else None


def _owner(room: Room) -> Seat | None:
    """Return whose exposed card somebody else has to decide on; None where nobody has."""
    if room.to_move is None or room.deal is None or room.deal.state.to_move == room.to_move:
        return None
    return room.deal.state.to_move


def played_event(played: Played) -> PlayedEvent:
    """Return a play as the table saw it."""
    action = played.action
    return PlayedEvent(
        seat=played.seat,
        card=card_text(action.card),
        capture=_texts(action.capture) if isinstance(action, Play) else [],
        bank=not isinstance(action, Play),
        scopa=played.scopa,
    )


def table_in_order(deal: DealInPlay) -> list[str]:
    """List the cards on the table in the order in which they came to lie there."""
    laid = {played.action.card: at for at, played in enumerate(deal.state.plays)}

    def place(card: Card) -> int:
        return laid[card] if card in laid else deal.pack.index(card) - PACK_SIZE

    return [card_text(card) for card in sorted(cards_in(deal.state.table), key=place)]


def _texts(cards: CardSet) -> list[str]:
    return [card_text(card) for card in cards_in(cards)]


def _seat(room: Room, seat: Seat, absence: Absence) -> SeatScreen:
    occupant, deal = room.seats[seat], room.deal
    return SeatScreen(
        seat=seat,
        side=side_of(room.rules, seat),
        name=occupant.name if occupant else "",
        kind=seat_kind(occupant),
        player=(occupant.player if occupant else None) or "",
        cards=size(deal.state.hands[seat]) if deal else 0,
        dealer=deal is not None and deal.state.dealer == seat,
        ready=seat in room.ready,
        exposed=_open_cards(deal, seat) if deal else [],
        resigning=seat in room.resigning,
        account=occupant is not None and occupant.account is not None,
        absent=seat in absent_from(room, absence),
        stand_in=(occupant.stand_in if occupant else None) or "",
        replaced=room.replaced_at(seat) or "",
        newcomer=bool(room.ended) and not _same(room.ended[seat], occupant),
    )


def _open_cards(deal: DealInPlay, seat: Seat) -> list[str]:
    """List the cards of a hand that lie open: exposed ones, and those of a declared hand."""
    declared = lying_open(deal.state)
    return _texts(CardSet(deal.live.exposed[seat] | (declared[seat] if declared else EMPTY)))


def _ended(who: Occupant | None) -> PlayerScreen:
    return PlayerScreen(who.name if who else "", account=who is not None and who.account is not None)


def _same(one: Occupant | None, other: Occupant | None) -> bool:
    return (one and (one.name, one.key, one.player)) == (other and (other.name, other.key, other.player))


def _side(room: Room, side: Side) -> SideScreen:
    deal, open_piles = room.deal, shows_scope(room.rules)
    score = room.match.outcome.score[side] if room.match else 0
    return SideScreen(
        side=side,
        seats=list(seats_of(room.rules, side)),
        score=score,
        has_taken=deal is not None and deal.state.piles[side] != EMPTY,
        scope=(deal.state.scope[side] if deal else 0) if open_piles else None,
        scope_cards=(_scope_cards(deal.state, side) if deal else []) if open_piles else None,
    )


def _scope_cards(state: State, side: Side) -> list[str]:
    """List the cards that made a side's scope: those lying face up in its pile.

    For those of a first table that was captured, so many of its own.
    """
    first = _of_first_table(state, side) if state.taken_first else []
    return first + [
        card_text(played.action.card)
        for played in state.plays
        if played.scopa and side_of(state.rules, played.seat) == side
    ]


def _of_first_table(state: State, side: Side) -> list[str]:
    taken = first_table_taken(state)
    own = taken is not None and side_of(state.rules, Seat(taken.seat)) == side
    return taken.cards[: taken.scope] if taken is not None and own else []


def _legal(state: State, plays: Sequence[Action]) -> list[LegalPlay]:
    """Show the plays that a seat on turn may make."""
    left, moment, shown = state.cards_to_play - 1, moment_of(state), list[LegalPlay]()
    for action in plays:
        taken = action.capture if isinstance(action, Play) else EMPTY
        shown.append(
            LegalPlay(
                action=str(action),
                card=card_text(action.card),
                capture=_texts(taken),
                bank=not isinstance(action, Play),
                scopa=is_scopa(state.rules, state.table, action.card, taken, left, moment),
            )
        )
    return shown


def _last_play(deal: DealInPlay | None) -> PlayedEvent | None:
    return played_event(deal.state.plays[-1]) if deal and deal.state.plays else None


def _last_trick(deal: DealInPlay | None) -> PlayedEvent | None:
    """Return the last capture; None where it may not be looked at again (F18), and once the deal is over."""
    if deal is None or deal.ending is not None or not shows_scope(deal.state.rules):
        return None
    told = map(played_event, reversed(deal.state.plays))
    return next((each for each in told if each.capture or each.bank), None)


def _count(room: Room) -> CountScreen | None:
    if room.deal is None or room.match is None:
        return None
    return count_screen(room.rules, room.deal, room.match.outcome.score)


def count_screen(rules: Rules, deal: DealInPlay, after: Sequence[int]) -> CountScreen | None:
    """Return the count of a deal, with the match score ``after`` it; None while the deal is in play."""
    if deal.ending is None:
        return None
    return CountScreen(
        deal_number=deal.number,
        categories=list(categories(rules)),
        sides=[_side_count(rules, deal, Side(side)) for side in range(rules.side_count)],
        cappotto=cappotto_side(rules, deal.ending.score.all_coins),
        before=list(deal.state.before),
        after=list(after),
        how=deal.ending.how.value,
        declarer=deal.ending.seat,
        right=deal.ending.right if deal.ending.how is How.FUORI else None,
        noble=noble_letter(deal.state),
    )


def _side_count(rules: Rules, deal: DealInPlay, side: Side) -> SideCount:
    score = deal.score
    if score is None:
        raise ValueError("the deal is not counted yet")
    pile, points = deal.state.piles[side], score.points[side]
    counted = {name: getattr(points, name) for name in categories(rules)}
    return SideCount(
        side=side,
        pile=_texts(pile),
        scope_cards=_scope_cards(deal.state, side),
        primiera=_primiera(rules, score.primiere[side]),
        cards=score.cards[side],
        coins=score.coins[side],
        points=counted,
        total=points.total,
        shown=shown_cards(deal.state, side, counted),
    )


def _primiera(rules: Rules, primiera: Primiera) -> PrimieraScreen:
    values = [primiera_value(rules, card) for card in primiera.cards]
    return PrimieraScreen([card_text(card) for card in primiera.cards], values, primiera.value)


def _outcome(room: Room) -> OutcomeScreen | None:
    outcome, lost = room.match.outcome if room.match else None, room.forfeit
    if outcome is None or outcome.winner is None:
        return None
    if lost is None:
        return OutcomeScreen(outcome.winner, outcome.multiplier)
    return OutcomeScreen(outcome.winner, outcome.multiplier, lost.why, lost.seat)


def _clock(room: Room, now: float | None) -> ClockScreen | None:
    if room.clock is None:
        return None
    at = room.clock.at if now is None else now
    end, running = deadline(room), on_clock(room)
    return ClockScreen(
        left=[
            round(left_at(room, Seat(seat), at), 1) if has_clock(room, Seat(seat)) else None
            for seat in range(room.rules.players)
        ],
        running=running,
        pause=None if end is None or running is not None else round(max(0.0, end - at), 1),
    )


def _absence(room: Room, absence: Absence) -> AbsenceScreen | None:
    if not absence.seconds and not absence.owing:
        return None
    seats = sorted(seat for seat in awaited(room) if until_stand_in(room, seat, absence) is not None)
    seat = seats[0] if seats else None
    claims = [until_claim(room, Side(side), absence) for side in range(room.rules.side_count)]
    if seat is None and not any(claim is not None for claim in claims):
        return None
    return AbsenceScreen(seat, None if seat is None else until_stand_in(room, seat, absence), claims)


def _fairness(room: Room) -> FairnessScreen:
    """Show the hashes before, and the seed of a deal only once it is over."""
    deal = room.deal
    luck = deal.luck if deal else None
    over = room.phase in {Phase.DEAL_OVER, Phase.MATCH_OVER}
    if deal is not None and room.repeated:
        over = deal.ending is not None  # others still play what was broken off here
    return FairnessScreen(
        commitment=luck.commitment if luck else None,
        salts=list(luck.salts) if luck else [],
        attempt=deal.attempt if deal else 0,
        seed=luck.seed if luck and over else None,
        next_commitment=Luck(room.seed, ()).commitment if room.seed and room.next_given is None else None,
    )


def _reveal(room: Room) -> RevealScreen | None:
    """Show the hashes of the salts for the next deal, and whose salt is still owed; no salt."""
    asked = room.reveal
    hashes = asked.hashes if asked else given_hashes(room)
    if not any(hashes):
        return None
    return RevealScreen(list(hashes), asked is not None, sorted(room.owing), room.is_broken)
