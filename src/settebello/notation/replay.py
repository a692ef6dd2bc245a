"""Playing a record through the engine, and checking every claim that it makes."""

from collections.abc import Iterator
from dataclasses import dataclass

from settebello.cards import PACK, Seat, Side, card_set
from settebello.engine import (
    DealScore,
    Match,
    Outcome,
    State,
    after_deal,
    apply,
    deal,
    match_outcome,
    redeal_reason,
    score_state,
    start_match,
)
from settebello.errors import IllegalAction, SyntaxProblem
from settebello.notation.moves import MarkedAction
from settebello.notation.places import Place, located, problem
from settebello.notation.reading import loads
from settebello.notation.record import DealRecord, MatchRecord, Places
from settebello.notation.tags import BETWEEN_SIDES, POINT_TAGS, UNFINISHED
from settebello.notation.writing import dumps
from settebello.rules import Rules


@dataclass(frozen=True, slots=True)
class VerifiedDeal:
    """A deal that was played through: every state from the first, and its score if it is over."""

    states: tuple[State, ...]
    score: DealScore | None

    @property
    def state(self) -> State:
        """Return how the deal stands at its end."""
        return self.states[-1]


def verified(record: MatchRecord) -> tuple[VerifiedDeal, ...]:
    """Check every claim of a record and return its deals.

    Raises `IllegalAction` for a play that the rules forbid and `SyntaxProblem` for any other claim
    that is wrong, with the line and column of the claim.
    """
    deals: list[list[State]] = []
    for state in replay(record):
        if not state.plays:
            deals.append([])
        deals[-1].append(state)
    return tuple(_verified_deal(states) for states in deals)


def _verified_deal(states: list[State]) -> VerifiedDeal:
    end = states[-1]
    return VerifiedDeal(tuple(states), score_state(end) if end.over else None)


def replay(record: MatchRecord) -> Iterator[State]:
    """Yield the states of a match, of each deal the first and that after every play.

    Raises as `verified`, as soon as it comes to a claim that is wrong.
    """
    rules = record.rules
    match = start_match(rules, record.deals[0].dealer if record.deals else Seat(0))
    _check_seats(record, rules)
    state = None
    for index, claim in enumerate(record.deals):
        if state is not None and not state.over:
            raise _wrong(record, index, "Deal", "the deal before this one is not played to its end")
        state = _opening(record, index, match)
        yield state
        for number in range(len(claim.plays)):
            state = _after_play(record, index, number, state)
            yield state
        match = _closing(record, index, match, state)
    _check_end(record, final_outcome(match, record.forfeit), match)


def final_outcome(match: Match, forfeit: Side | None) -> Outcome:
    """Return where a match ends, by play or because one of two sides forfeits it."""
    outcome = match.outcome
    if forfeit is None or match.over:
        return outcome
    nothing = (0,) * len(outcome.score)
    late = match_outcome(match.rules, outcome.score, nothing, clock_expired=forfeit)
    return late if late.winner is not None else Outcome(outcome.score, Side(1 - forfeit))


def _check_seats(record: MatchRecord, rules: Rules) -> None:
    if len(record.players) != rules.players:
        raise problem(f"these rules have {rules.players} players", _places(record).tags["Rules"])


def _opening(record: MatchRecord, index: int, match: Match) -> State:
    """Check what a deal says before its first play, and deal it."""
    claim, rules = record.deals[index], match.rules
    if match.over:
        raise _wrong(record, index, "Deal", "the match was over before this deal")
    if claim.dealer != match.dealer or claim.dealer not in range(rules.players):
        raise _wrong(record, index, "Dealer", f"it is seat {match.dealer + 1} who deals")
    if claim.before != match.outcome.score:
        raise _wrong(record, index, "Before", f"the score is {_text(match.outcome.score)}")
    if len(claim.pack) != len(set(claim.pack)) or card_set(claim.pack) != PACK:
        raise _wrong(record, index, "Pack", "a pack has each of the forty cards once")
    state = deal(rules, claim.dealer, claim.pack, claim.before)
    reason = redeal_reason(rules, state.table)
    if reason is not None:
        raise _wrong(record, index, "Pack", f"by these rules this pack is dealt again ({reason})")
    return state


def _after_play(record: MatchRecord, index: int, number: int, state: State) -> State:
    """Make a play of the record and check its mark."""
    play = record.deals[index].plays[number]
    try:
        after = apply(state, play.action)
    except IllegalAction as error:
        raise located(error, _places(record).deals[index].plays[number]) from None
    if after.plays[-1].scopa != play.scopa:
        raise _wrong_mark(play, _places(record).deals[index].plays[number])
    return after


def _closing(record: MatchRecord, index: int, match: Match, state: State) -> Match:
    """Check the points of a deal and return where the match stands after it."""
    claim = record.deals[index]
    if state.over:
        score = score_state(state)
        _check_points(record, index, score)
        return after_deal(match, score)
    if claim.points is not None:
        left = state.cards_to_play
        raise _wrong(
            record, index, POINT_TAGS["carte"], f"the deal is not over: {left} cards are to be played"
        )
    return match


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


def _wrong_mark(play: MarkedAction, place: Place) -> SyntaxProblem:
    why = "is no scopa and has a #" if play.scopa else "is a scopa and has no #"
    return problem(f"{play.action} {why}", place)


def _places(record: MatchRecord) -> Places:
    """Return where the claims stand: as they were read, or in the text that the record is written as."""
    if record.places is not None and _fits(record.places, record.deals):
        return record.places
    return _places(loads(dumps(record)))


def _fits(places: Places, deals: tuple[DealRecord, ...]) -> bool:
    """Tell whether the places are those of these deals: a record may be changed after it was read."""
    return [len(each.plays) for each in places.deals] == [len(each.plays) for each in deals]


def _text(counts: tuple[int, ...]) -> str:
    return BETWEEN_SIDES.join(map(str, counts))


def _result_text(winner: Side | None) -> str:
    return UNFINISHED if winner is None else str(winner + 1)
