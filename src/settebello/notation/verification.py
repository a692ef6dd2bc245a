"""Playing a record through the engine, and checking what it claims of the match.

How a pack came about (`Commitment`, `Seed`, `Salts`, `Attempt`, `Drawn`) is not checked here: whoever knows
how packs are shuffled does that.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from settebello.arguments import check_kind
from settebello.cards import EMPTY, PACK_SIZE, CardSet, Seat, Side, number_of
from settebello.engine import (
    DealScore,
    Match,
    Outcome,
    State,
    deal,
    declares,
    first_table,
    forfeited,
    must_take_if_able,
    redeal_reason,
    start_match,
    with_article,
)
from settebello.engine.live import Ending, How, LiveDeal, act, after_ending, live
from settebello.errors import IllegalAction, NotYourTurn, SyntaxProblem
from settebello.notation.acts import MISSED, SCOPA, MarkedAct, names_its_seat
from settebello.notation.places import located, problem
from settebello.notation.reading import loads
from settebello.notation.record import DealRecord, MatchRecord, Places
from settebello.notation.tags import BETWEEN_SIDES, POINT_TAGS, UNFINISHED
from settebello.notation.unknown import Filled, fill, is_whole, table_is_known
from settebello.notation.writing import dumps
from settebello.rules import Rules


@dataclass(frozen=True, slots=True)
class VerifiedDeal:
    """A deal that was played through: how it stood at first and after every act.

    ``guessed`` are the cards that nobody saw: in ``moments`` they lie somewhere, which means nothing.
    """

    moments: tuple[LiveDeal, ...]
    guessed: CardSet = EMPTY

    @property
    def end(self) -> LiveDeal:
        """Return how the deal stands at its end."""
        return self.moments[-1]

    @property
    def state(self) -> State:
        """Return how the cards lie at the deal's end."""
        return self.end.state

    @property
    def states(self) -> tuple[State, ...]:
        """List how the cards lay at first and after every act."""
        return tuple(each.state for each in self.moments)

    @property
    def ending(self) -> Ending | None:
        """Return how the deal ended; None where it is broken off."""
        return self.end.ending

    @property
    def score(self) -> DealScore | None:
        """Return the count; None where the deal is broken off, or void."""
        return counted(self.end)


def verified(record: MatchRecord) -> tuple[VerifiedDeal, ...]:
    """Check what a record claims, but for how its packs came about, and return its deals.

    Raises `IllegalAction` and `NotYourTurn` for an act that the rules forbid and `SyntaxProblem` for
    any other claim that is wrong, with the line and column of the claim; and `InvalidArgument`
    for what is no record.
    """
    deals: list[list[LiveDeal]] = []
    for moment in replay(record):
        if not moment.acts:
            deals.append([])
        deals[-1].append(moment)
    return tuple(
        VerifiedDeal(tuple(moments), _filled(record.rules, claim).guessed)
        for claim, moments in zip(record.deals, deals, strict=True)
    )


def replay(record: MatchRecord) -> Iterator[LiveDeal]:
    """Yield how a match goes, of each deal how it stands at first and after every act.

    Raises as `verified`, as soon as it comes to a claim that is wrong.
    """
    check_kind("record", record, MatchRecord, "settebello.notation.loads reads one")
    rules = record.rules
    first = record.deals[0].dealer if record.deals else Seat(0)
    match = start_match(rules, first if first in range(rules.players) else Seat(0))  # or it is refused below
    _check_seats(record, rules)
    moment = None
    for index, claim in enumerate(record.deals):
        if moment is not None and not moment.over:
            raise _wrong(record, index, "Deal", "the deal before this one is not played to its end")
        _check_opening(record, index, match)
        filled = _filled(rules, claim)
        moment = live(deal(rules, claim.dealer, filled.pack, claim.before))
        yield moment
        for number in range(len(claim.acts)):
            moment = _after_act(record, index, number, moment, filled)
            yield moment
        match = _closing(record, index, match, moment)
    _check_end(record, final_outcome(match, record.forfeit), match)


def counted(moment: LiveDeal) -> DealScore | None:
    """Return the count of a deal; None while it goes on, and where it is void."""
    ending = moment.ending
    return None if ending is None or ending.how is How.VOID else ending.score


def final_outcome(match: Match, forfeit: Side | None) -> Outcome:
    """Return where a match ends, by play or because one of two sides forfeits it."""
    if forfeit is None or match.over:
        return match.outcome
    return forfeited(match, forfeit).outcome


def _check_seats(record: MatchRecord, rules: Rules) -> None:
    if len(record.players) != rules.players:
        raise problem(f"these rules have {rules.players} players", _places(record).tags["Rules"])


def _check_opening(record: MatchRecord, index: int, match: Match) -> None:
    """Check what a deal says before its first play."""
    claim, rules = record.deals[index], match.rules
    if match.over:
        raise _wrong(record, index, "Deal", "the match was over before this deal")
    if claim.dealer != match.dealer or claim.dealer not in range(rules.players):
        raise _wrong(record, index, "Dealer", f"it is seat {number_of(match.dealer)} who deals")
    if claim.before != match.outcome.score:
        raise _wrong(record, index, "Before", f"the score is {_text(match.outcome.score)}")
    _check_pack(record, index, rules)


def _check_pack(record: MatchRecord, index: int, rules: Rules) -> None:
    claim = record.deals[index]
    known = [card for card in claim.pack if card is not None]
    if len(claim.pack) != PACK_SIZE or len(known) != len(set(known)):
        raise _wrong(record, index, "Pack", "a pack has each of the forty cards once")
    if not is_whole(claim.pack) and must_take_if_able(rules):
        message = "by these rules whoever can take has to: every card of the pack has to be known"
        raise _wrong(record, index, "Pack", message)
    if not is_whole(claim.pack) and declares(rules):
        message = "by these rules hands are declared: every card of the pack has to be known"
        raise _wrong(record, index, "Pack", message)
    if table_is_known(rules, claim.dealer, claim.pack):
        reason = redeal_reason(rules, first_table(rules, _filled(rules, claim).pack))
        if reason is not None:
            raise _wrong(record, index, "Pack", f"by these rules this pack is dealt again ({reason})")


def _filled(rules: Rules, claim: DealRecord) -> Filled:
    return fill(rules, claim.dealer, claim.pack, [(marked.seat, marked.act) for marked in claim.acts])


def _after_act(record: MatchRecord, index: int, number: int, moment: LiveDeal, filled: Filled) -> LiveDeal:
    """Do what the record says and check its marks."""
    marked = record.deals[index].acts[number]
    if not _says_who(marked, moment.state.rules):
        loads(dumps(record))
    try:
        if filled.refused and filled.refused[0] == number:
            raise with_article(moment.state.rules, filled.refused[1])
        after = act(moment, moment.state.to_move if marked.seat is None else marked.seat, marked.act)
    except (IllegalAction, NotYourTurn) as error:
        raise located(error, _places(record).deals[index].acts[number]) from None
    for wrong in _wrong_marks(marked, after):
        raise problem(wrong, _places(record).deals[index].acts[number])
    return after


def _says_who(marked: MarkedAct, rules: Rules) -> bool:
    """Tell whether an act has a seat where one is written, and one that there is."""
    named = marked.seat is not None and marked.seat in range(rules.players)
    return named if names_its_seat(marked.act) else marked.seat is None


def _wrong_marks(marked: MarkedAct, after: LiveDeal) -> Iterator[str]:
    """Yield what is wrong with the marks of an act that was made."""
    done = after.acts[-1]
    if done.scopa != marked.scopa:
        why = "is no scopa and has a" if marked.scopa else "is a scopa and has no"
        yield f"{marked.act} {why} {SCOPA}"
    if done.missed != marked.missed:
        why = "misses no capture and has a" if marked.missed else "misses a capture and has no"
        yield f"{marked.act} {why} {MISSED}"


def _closing(record: MatchRecord, index: int, match: Match, moment: LiveDeal) -> Match:
    """Check the points of a deal and return where the match stands after it."""
    claim, ending = record.deals[index], moment.ending
    score = counted(moment)
    if score is not None:
        _check_points(record, index, score)
    elif claim.points is not None:
        left = moment.state.cards_to_play
        why = "is void" if ending else f"is not over: {left} cards are to be played"
        raise _wrong(record, index, POINT_TAGS["carte"], f"the deal {why}")
    return match if ending is None else after_ending(match, ending)


def _check_points(record: MatchRecord, index: int, score: DealScore) -> None:
    claimed = record.deals[index].points
    if claimed is None or claimed == score.points:
        return
    for category in POINT_TAGS:
        right = tuple(getattr(side, category) for side in score.points)
        if tuple(getattr(side, category) for side in claimed) != right:
            raise _wrong(record, index, POINT_TAGS[category], f"{category} is {_text(right)}")


def _check_end(record: MatchRecord, outcome: Outcome, match: Match) -> None:
    if record.forfeit is not None and match.over:
        raise _wrong_end(record, "Forfeit", "the match was over already")
    if record.score != outcome.score:
        raise _wrong_end(record, "Score", f"the score is {_text(outcome.score)}")
    if record.winner != outcome.winner:
        raise _wrong_end(record, "Result", f"the result is {_result_text(outcome.winner)}")
    if record.stake != outcome.multiplier:
        right = "no stake" if outcome.multiplier is None else f"a stake of {outcome.multiplier}"
        raise _wrong_end(record, "Stake", f"this match has {right}")


def _wrong(record: MatchRecord, index: int, tag: str, message: str) -> SyntaxProblem:
    tags = _places(record).deals[index].tags
    return problem(message, tags.get(tag, tags["Deal"]))


def _wrong_end(record: MatchRecord, tag: str, message: str) -> SyntaxProblem:
    tags = _places(record).tags
    return problem(message, tags.get(tag, tags["Result"]))


def _places(record: MatchRecord) -> Places:
    """Return where the claims stand: as they were read, or in the text that the record is written as."""
    if record.places is not None and _fits(record.places, record.deals):
        return record.places
    return _places(loads(dumps(record)))


def _fits(places: Places, deals: tuple[DealRecord, ...]) -> bool:
    """Tell whether the places are those of these deals: a record may be changed after it was read."""
    return [len(each.acts) for each in places.deals] == [len(each.acts) for each in deals]


def _text(counts: tuple[int, ...]) -> str:
    return BETWEEN_SIDES.join(map(str, counts))


def _result_text(winner: Side | None) -> str:
    return UNFINISHED if winner is None else str(number_of(winner))
