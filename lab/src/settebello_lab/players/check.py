"""The duties of every player at a table, as checks that anybody can run on a player of their own.

``check_player(Greedy, parse_rules("figs"))`` raises `AssertionError`, saying what, where a player fails:

- its actions are legal from the first card to the last, a hand of one card included;
- it answers within its budget, generously measured in processor time, so that a busy machine changes nothing;
  one that waits instead of working is found where it waits for `WAITING` times as long as it may work;
- the same view and seed give the same answer, whatever else it has been asked before;
- its choice does not change with the cards that it cannot see, even if it also plays for those who see them.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import count
from random import Random

from settebello.cards import PACK_SIZE, Card, CardSet, Seat, card_set, cards_in, size
from settebello.engine import (
    Action,
    State,
    View,
    apply_unchecked,
    deal,
    first_table,
    legal_actions,
    redeal_reason,
    view,
)
from settebello.players import Budget, Player
from settebello.rules import Rules

Make = Callable[[], Player]
"""Makes a new player."""

TIME_PERMITTING = 1200
"""The same answer is owed where there is time for it: so many budgets, on a machine that may pause."""

SLACK_MS = 1000
"""A player may take so much more processor time than three times the budget."""

WAITING = 20
"""A busy machine may keep a player waiting for so many times the processor time that it may use."""


def check_player(make: Make, rules: Rules, *, seed: int = 0, ms: int = 50, every: int = 1) -> None:
    """Run all checks on a deal by these rules; ``every`` asks at each so-manieth position only.

    The deal and the player's luck follow from ``seed``; ``ms`` is the budget for a move.
    """
    check_whole_deal(make, rules, seed=seed, ms=ms)
    check_same_answer(make, rules, seed=seed, ms=ms, every=every)
    check_hidden_cards(make, rules, seed=seed, ms=ms, every=every)


def check_whole_deal(make: Make, rules: Rules, *, seed: int = 0, ms: int = 50) -> None:
    """Have the player play a deal with itself: legal, in time, down to one card and to the last one."""
    seats = [make() for _ in range(rules.players)]
    state = dealt(rules, seed)
    met_one_card = False
    while not state.over:
        seen = view(state, state.to_move)
        met_one_card |= size(state.hand) == 1
        action = _in_time(seats[state.to_move], seen, Budget(ms, seed + len(state.plays)))
        assert action in seen.legal, f"{action} is not legal in {_where(state)}"
        state = apply_unchecked(state, action)
    assert met_one_card


def check_same_answer(make: Make, rules: Rules, *, seed: int = 0, ms: int = 50, every: int = 1) -> None:
    """Ask a new player, another new one, and one that has been asked all along."""
    old = make()
    for states in _histories(rules, seed, every):
        state = states[-1]
        seen, budget = view(state, state.to_move), Budget(TIME_PERMITTING * ms, seed)
        answers = [make().choose(seen, budget), make().choose(seen, budget), old.choose(seen, budget)]
        assert answers.count(answers[0]) == 3, f"{', '.join(map(str, answers))} in {_where(state)}"


def check_hidden_cards(make: Make, rules: Rules, *, seed: int = 0, ms: int = 50, every: int = 1) -> None:
    """Ask in the same situation with the unseen cards dealt otherwise.

    One player is made for each of the two deals. Before the question it chooses for everybody else in
    its own deal, so one that carries a partner's cards from one seat to the next is found out.
    """
    luck = Random(seed)  # noqa: S311 (the same luck every time)
    for states in _histories(rules, seed, every):
        seat = states[-1].to_move
        others = states[-rules.players : -1]
        moved = _rearranged(states[-1], seat, luck)
        budget = Budget(TIME_PERMITTING * ms, seed)
        answers = [
            [player.choose(view(world, world.to_move), budget) for world in worlds][-1]
            for player, worlds in (
                (make(), [*others, states[-1]]),
                (make(), [_exchanged(state, moved) for state in [*others, states[-1]]]),
            )
        ]
        where = _where(states[-1])
        assert answers[0] == answers[1], (
            f"{answers[0]} became {answers[1]} with other hidden cards in {where}"
        )


def dealt(rules: Rules, seed: int) -> State:
    """Deal from a seed, the last seat dealing; again until the table stands."""
    luck = Random(seed)  # noqa: S311 (the same luck every time)
    pack = [Card(number) for number in range(PACK_SIZE)]
    for _ in count():
        luck.shuffle(pack)
        if redeal_reason(rules, first_table(rules, pack)) is None:
            break
    return deal(rules, Seat(rules.players - 1), pack)


def _histories(rules: Rules, seed: int, every: int) -> Iterator[Sequence[State]]:
    """Yield the states up to each position of a deal played at random; the last position is among them."""
    luck = Random(seed)  # noqa: S311 (as above)
    states = [dealt(rules, seed)]
    while not states[-1].over:
        legal = legal_actions(states[-1])
        if len(states) % every == 0 or states[-1].cards_to_play == 1:
            yield states
        states.append(apply_unchecked(states[-1], luck.choice(legal)))


def _in_time(player: Player, seen: View, budget: Budget) -> Action:
    begun, at = time.process_time(), time.monotonic()
    action = player.choose(seen, budget)
    worked_ms = (time.process_time() - begun) * 1000
    waited_ms = (time.monotonic() - at) * 1000 - worked_ms
    most_ms = 3 * budget.ms + SLACK_MS
    assert worked_ms <= most_ms, f"{worked_ms:.0f} ms for a budget of {budget.ms} ms"
    assert waited_ms <= WAITING * most_ms, f"{waited_ms:.0f} ms idle for a budget of {budget.ms} ms"
    return action


def _rearranged(state: State, seat: Seat, luck: Random) -> dict[Card, Card]:
    """Return another order of the cards that a seat cannot see."""
    hidden = [card for at, hand in enumerate(state.hands) if at != seat for card in cards_in(hand)]
    hidden += state.stock
    return dict(zip(hidden, luck.sample(hidden, len(hidden)), strict=True))


def _exchanged(state: State, exchange: dict[Card, Card]) -> State:
    """Return the state with cards in hands and stock exchanged."""

    def moved(cards: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(exchange.get(card, card) for card in cards)

    hands = tuple(CardSet(card_set(moved(cards_in(hand)))) for hand in state.hands)
    return replace(state, hands=hands, stock=moved(state.stock))


def _where(state: State) -> str:
    plays = " ".join(str(play.action) for play in state.plays)
    return f"seat {state.to_move}, {state.cards_to_play} cards to play, after {plays or 'nothing'}"
