"""The claims of a sentence: each claim carries its facts, and the engine checks it before it is shown.

A detector reasons from a seat's view. A check here knows nothing of that: it asks the state of the deal,
which has every card, and the acts that followed. A sentence has no fact that is not in a claim.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from settebello.analysis.positions import Position
from settebello.analysis.report import Fact
from settebello.cards import (
    EMPTY,
    PACK,
    SETTEBELLO,
    Card,
    CardSet,
    card_set,
    card_text,
    cards_in,
    cards_text,
    contains,
    of_rank,
    parse_cards,
    rank_of,
    rank_sum,
    single,
    size,
)
from settebello.engine import (
    Action,
    Play,
    apply_unchecked,
    fuori,
    fuori_allowed,
    is_scopa,
    points_to_reach,
    side_of,
    takes_whole_table,
)
from settebello.engine.live import Fuori
from settebello.notation import action_text

Facts = Mapping[str, Fact]
Check = Callable[[Position, Action, Facts], bool]


@dataclass(frozen=True, slots=True)
class ThemeClaim:
    """Something that a sentence says, by the name of its check, with the facts it is about."""

    check: str
    facts: Facts = field(default_factory=dict)


def holds(claim: ThemeClaim, position: Position, best: Action) -> bool:
    """Tell whether the engine finds a claim true; one of no known check is not."""
    check = CHECKS.get(claim.check)
    return check is not None and check(position, best, claim.facts)


def letter_of(card: Card) -> str:
    """Return the letter of a card's rank."""
    return card_text(card)[0]


def _compared(position: Position, best: Action, facts: Facts) -> bool:
    legal = [action_text(each) for each in position.legal]
    return (
        facts["play"] == action_text(position.played)
        and facts["better"] == action_text(best)
        and facts["better"] in legal
        and facts["better"] != facts["play"]
    )


def _left_table(position: Position, _best: Action, facts: Facts) -> bool:
    return _is_table(position.after.state.table, facts["table"], facts["total"])


def _better_table(position: Position, best: Action, facts: Facts) -> bool:
    after = apply_unchecked(position.before.state, best)
    return _is_table(after.table, facts["better_table"], facts["better_total"])


def _is_table(table: CardSet, text: Fact, total: Fact) -> bool:
    return table == parse_cards(str(text)) and rank_sum(table) == total


def _others_hold(position: Position) -> CardSet:
    """Return the cards that no one has played: those in other hands and in the stock."""
    state = position.before.state
    return CardSet(PACK & ~(state.hand | state.table | sum(state.piles)))


def _sweepers(position: Position, table: CardSet, cards: CardSet) -> CardSet:
    """Return which of some cards would make a scopa of a table with the next play."""
    state = position.before.state
    left = state.cards_to_play - 2
    return card_set(
        card
        for card in cards_in(cards)
        if table
        and left >= 0
        and takes_whole_table(state.rules, table, card)
        and is_scopa(state.rules, table, card, table, left)
    )


def _sweeper_out(position: Position, _best: Action, facts: Facts) -> bool:
    found = _sweepers(position, position.after.state.table, _others_hold(position))
    ranks = {letter_of(card) for card in cards_in(found)}
    return ranks == {facts["rank"]} and bool(found) and size(found) == facts["count"]


def _better_is_safe(position: Position, best: Action, _facts: Facts) -> bool:
    table = apply_unchecked(position.before.state, best).table
    return not _sweepers(position, table, _others_hold(position))


def _better_cannot_be_swept(position: Position, best: Action, _facts: Facts) -> bool:
    """No card sweeps the table of the better play, which is worth more than one that a card sweeps."""
    table, left = apply_unchecked(position.before.state, best).table, position.after.state.table
    more = rank_sum(table) > rank_sum(left) and bool(_sweepers(position, left, CardSet(PACK & ~left)))
    return more and not _sweepers(position, table, CardSet(PACK & ~table))


def _better_is_scopa(position: Position, best: Action, _facts: Facts) -> bool:
    better = apply_unchecked(position.before.state, best)
    return better.plays[-1].scopa and not position.after.state.plays[-1].scopa


def _next_swept(position: Position, _best: Action, facts: Facts) -> bool:
    later = position.moments[-1].acts[len(position.after.acts) :]
    if not later:
        return False
    done = later[0]
    other = side_of(position.before.state.rules, done.seat) != side_of(
        position.before.state.rules, position.seat
    )
    played = done.act.play if isinstance(done.act, Fuori) else done.act
    return (
        done.scopa
        and other
        and isinstance(played, Play)
        and done.seat == facts["seat"]
        and card_text(played.card) == facts["card"]
    )


def _settebello_lay(position: Position, _best: Action, _facts: Facts) -> bool:
    state = position.before.state
    return contains(CardSet(state.table | state.hand), SETTEBELLO)


def _settebello_stays(position: Position, _best: Action, _facts: Facts) -> bool:
    return contains(position.after.state.table, SETTEBELLO)


def _settebello_lost(position: Position, _best: Action, facts: Facts) -> bool:
    end, rules = position.moments[-1].state, position.before.state.rules
    own = side_of(rules, position.seat)
    for played in end.plays[len(position.after.state.plays) :]:
        action = played.action
        if isinstance(action, Play) and contains(action.capture, SETTEBELLO):
            return (
                played.seat == facts["seat"]
                and side_of(rules, played.seat) != own
                and card_text(action.card) == facts["card"]
            )
    return False


def _better_wins(position: Position, best: Action, facts: Facts) -> bool:
    state = position.before.state
    side = side_of(state.rules, position.seat)
    gained = apply_unchecked(state, best).piles[side] & ~state.piles[side]
    had = position.after.state.piles[side] & ~state.piles[side]
    cards = parse_cards(str(facts["cards"]))
    return bool(cards) and not cards & ~gained and not cards & had


def _rank_is_ours(position: Position, best: Action, facts: Facts) -> bool:
    """The better play leaves one card, and its equals are in the own hand or won: none is with the others."""
    after = apply_unchecked(position.before.state, best)
    hand = after.hands[position.seat]
    if size(after.table) != 1:
        return False
    card = cards_in(after.table)[0]
    others = of_rank(_others_hold(position), rank_of(card))
    return letter_of(card) == facts["rank"] and not others and bool(of_rank(hand, rank_of(card)))


def _equals_out(position: Position, _best: Action, facts: Facts) -> bool:
    card = position.played.card
    found = of_rank(_others_hold(position), rank_of(card))
    return (
        position.before.state.table == EMPTY
        and letter_of(card) == facts["rank"]
        and bool(found)
        and size(found) == facts["count"]
    )


def _better_equals_out(position: Position, best: Action, facts: Facts) -> bool:
    found = of_rank(_others_hold(position), rank_of(best.card))
    return letter_of(best.card) == facts["better_rank"] and size(found) == facts["better_count"]


def _ranks_broken(position: Position, _best: Action, facts: Facts) -> bool:
    return facts["ranks"] == broken(position.before.state.piles, position.after.state.piles)


def _better_ranks_broken(position: Position, best: Action, facts: Facts) -> bool:
    after = apply_unchecked(position.before.state, best)
    return facts["ranks"] == broken(position.before.state.piles, after.piles)


def _deals(position: Position, _best: Action, facts: Facts) -> bool:
    return position.before.state.dealer == facts["dealer"]


def broken(before: tuple[CardSet, ...], after: tuple[CardSet, ...]) -> str:
    """Return the ranks, as letters, of which an even number was won before and an odd number is now."""
    then, now = CardSet(sum(before)), CardSet(sum(after))
    return "".join(
        card_text(card)[0]
        for card in cards_in(CardSet(_FIRST_OF_EACH_RANK))
        if size(of_rank(then, rank_of(card))) % 2 == 0 and size(of_rank(now, rank_of(card))) % 2 == 1
    )


_FIRST_OF_EACH_RANK: Final = sum(1 << 4 * rank for rank in range(10))


def _last_capture_lost(position: Position, _best: Action, facts: Facts) -> bool:
    end = position.moments[-1].state
    if end.last_capturer is None or not end.leftovers:
        return False
    rules = end.rules
    return (
        side_of(rules, end.last_capturer) != side_of(rules, position.seat)
        and end.last_capturer == facts["seat"]
        and cards_text(end.leftovers) == facts["cards"]
    )


def _kept(position: Position, best: Action, facts: Facts) -> bool:
    """The one card left is as named, and so many of its rank are on the table or with the others."""
    state = position.before.state
    kept, other = position.after.state.hands[position.seat], CardSet(state.hand & ~single(best.card))
    if size(kept) != 1 or size(other) != 1 or position.seat != state.dealer:
        return False
    around = CardSet(PACK & ~(state.hand | sum(state.piles)))
    return (
        cards_text(kept) == facts["kept"]
        and cards_text(other) == facts["better_kept"]
        and size(of_rank(around, rank_of(cards_in(kept)[0]))) == facts["count"]
        and size(of_rank(around, rank_of(cards_in(other)[0]))) == facts["better_count"]
    )


def _points_certain(position: Position, _best: Action, facts: Facts) -> bool:
    state = position.after.state
    if not fuori_allowed(state.rules):
        return False
    side = side_of(state.rules, position.seat)
    verdict = fuori(state.rules, state.before, state.piles, state.scope, side)
    goal = points_to_reach(state.rules)
    return verdict.outcome.score[side] == facts["points"] and goal == facts["goal"]


def _declared(position: Position, _best: Action, _facts: Facts) -> bool:
    return isinstance(position.done.act, Fuori)


def _undeclared(position: Position, best: Action, facts: Facts) -> bool:
    return not _declared(position, best, facts)


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "compared": _compared,
        "left_table": _left_table,
        "better_table": _better_table,
        "sweeper_out": _sweeper_out,
        "better_is_safe": _better_is_safe,
        "better_cannot_be_swept": _better_cannot_be_swept,
        "better_is_scopa": _better_is_scopa,
        "next_swept": _next_swept,
        "settebello_lay": _settebello_lay,
        "settebello_stays": _settebello_stays,
        "settebello_lost": _settebello_lost,
        "better_wins": _better_wins,
        "rank_is_ours": _rank_is_ours,
        "equals_out": _equals_out,
        "better_equals_out": _better_equals_out,
        "ranks_broken": _ranks_broken,
        "better_ranks_broken": _better_ranks_broken,
        "deals": _deals,
        "last_capture_lost": _last_capture_lost,
        "kept": _kept,
        "points_certain": _points_certain,
        "declared": _declared,
        "undeclared": _undeclared,
    }
)
"""Every check by its name."""
