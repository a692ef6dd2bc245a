"""The acts of computer players besides plays: they call, decide and declare, from the view alone."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from settebello.cards import EMPTY, PACK, CardSet, Seat, card_set, cards_in, parse_card, parse_cards
from settebello.engine import Action, Play, View, apply_unchecked, view
from settebello.engine.live import Call, Choose, Fuori, LiveDeal, Show, act, can_act, live, live_view
from settebello.engine.state import Played, State
from settebello.players import LEVELS, Budget, Greedy, RandomPlayer, player, respond
from settebello.rules import parse_rules
from settebello_lab.players.check import dealt
from tests.rulings.asking import ALL_COINS, cards, position


def test_a_capture_that_an_opponent_missed_is_called() -> None:
    deal = live(position("figs", ["7S AD", "4C RB", "2C RS", "3B RC"], "5C 2D"))
    missed = act(deal, Seat(0), Play(parse_card("7S")))
    assert respond(Greedy(), live_view(missed, Seat(1)), Budget()) == Call()


def test_a_card_that_took_nothing_is_not_called() -> None:
    deal = live(position("figs", ["7S AD", "4C RB", "2C RS", "3B RC"], "5C 2D"))
    laid = act(deal, Seat(0), Play(parse_card("AD")))
    assert respond(Greedy(), live_view(laid, Seat(1)), Budget()) != Call()


def test_of_exposed_cards_the_one_that_takes_least_is_played() -> None:
    deal = live(position("figs", ["7S AD", "4C 5B RB", "2C 2S RS", "3B 3C RC"], "5C 2D"))
    for seat, play in enumerate(["AD", "4C", "2C", "3B"]):
        deal = act(deal, Seat(seat), Play(parse_card(play), EMPTY if play != "2C" else cards("2D")))
    shown = act(deal, Seat(1), Show(parse_cards("5BRB")))
    at_its_turn = act(shown, Seat(0), Play(parse_card("7S"), cards("4C 3B")))
    assert at_its_turn.to_act == 0
    assert respond(Greedy(), live_view(at_its_turn, Seat(0)), Budget()) == Choose(parse_card("RB"))


@pytest.mark.parametrize(("before", "declares"), [((7, 0), True), ((6, 0), False)])
def test_whoever_is_certain_of_the_points_declares(before: tuple[int, int], *, declares: bool) -> None:
    state = replace(position("figs?target=8", ["7D AD", "4C RB", "2C RS", "3B RC"], "7C 2D"), before=before)
    answer = respond(Greedy(), live_view(live(state), Seat(0)), Budget())
    assert isinstance(answer, Fuori) == declares


class Last:
    """Chooses the last legal action, whatever it is."""

    def choose(self, view: View, budget: Budget) -> Action:  # noqa: ARG002 (a player's signature)
        return view.legal[-1]


def positions(rules: str, before: tuple[int, int], seeds: range) -> Iterator[State]:
    """Yield every position of some deals of the greedy player, at a score."""
    for seed in seeds:
        state = replace(dealt(parse_rules(rules), seed), before=before)
        while not state.over:
            yield state
            state = apply_unchecked(state, Greedy().choose(view(state, state.to_move), Budget()))


def winning_declarations(deal: LiveDeal, seat: Seat) -> list[Fuori]:
    """List the declarations with which a seat wins the match at once, by making each of them."""
    plays = [each for each in live_view(deal, seat).legal if isinstance(each, Play)]
    made = {Fuori(play): act(deal, seat, Fuori(play)) for play in plays if can_act(deal, seat, Fuori(play))}
    return [what for what, after in made.items() if after.ending is not None and after.ending.right]


@pytest.mark.parametrize("rules", ["figs", "scopa?players=2&target=8&stakes=true&fuori=true"])
@pytest.mark.parametrize("before", [(7, 7), (6, 7), (5, 4)])
def test_a_certain_win_by_declaring_is_never_passed_over(rules: str, before: tuple[int, int]) -> None:
    """The play was chosen first, and only then was it asked whether that play is out."""
    for state in positions(rules, before, range(6)):
        deal = live(state)
        winning = winning_declarations(deal, state.to_move)
        for chooser in (Greedy(), Last(), RandomPlayer()):
            answer = respond(chooser, live_view(deal, state.to_move), Budget())
            assert (answer in winning) if winning else not isinstance(answer, Fuori)


def test_every_level_declares_where_only_another_play_is_out() -> None:
    """Found where the greedy player would have made another play."""
    found = 0
    levels = {level: player(level) for level in LEVELS}
    for state in positions("figs", (7, 7), range(40)):
        deal = live(state)
        winning = winning_declarations(deal, state.to_move)
        own = Greedy().choose(view(state, state.to_move), Budget())
        if winning and own not in [each.play for each in winning]:
            found += 1
            seen = live_view(deal, state.to_move)
            answers = {level: respond(each, seen, Budget()) for level, each in levels.items()}
            assert {level: str(answer) for level, answer in answers.items() if answer not in winning} == {}
    assert found


def test_a_win_is_declared_rather_than_an_opponents_mistake_called() -> None:
    """A call takes the turn back to the opponent, and the certain win with it."""
    state = replace(
        position("figs?target=8", ["7S AD", "7D RB", "2C RS", "3B RC"], "7C 2C 5C"), before=(0, 7)
    )
    missed = act(live(state), Seat(0), Play(parse_card("7S")))
    seen = live_view(missed, Seat(1))
    assert can_act(missed, Seat(1), Call())
    answer = respond(Last(), seen, Budget())
    assert isinstance(answer, Fuori)
    after = act(missed, Seat(1), answer).ending
    assert after is not None
    assert after.right


def test_the_play_that_completes_the_ten_coins_is_made_where_they_win_the_match() -> None:
    """The same of the other act that wins a match for certain (P17)."""
    coins = parse_cards(ALL_COINS.replace(" ", "")) & ~parse_cards("4D")
    pile = cards_in(CardSet(coins))
    taken = tuple(
        Played(Seat(0), Play(pile[first], card_set(pile[first + 1 : first + 3]))) for first in (0, 3, 6)
    )
    others = cards_in(CardSet(PACK & ~coins & ~parse_cards("4D4SFB6BRCCB")))
    rest = Played(Seat(1), Play(others[0], card_set(others[1:])))
    state = replace(
        position("trentino", ["4S FB", "6B", "RC", "CB"], "4D"),
        plays=(rest, *taken),
        to_move=Seat(0),
    )
    for chooser in (Greedy(), Last()):
        assert respond(chooser, view(state, Seat(0)), Budget()) == Play(parse_card("4S"), cards("4D"))


@pytest.mark.parametrize(("rules", "wins"), [("scopa-2?low_three_wins=true", True), ("scopa-2", False)])
def test_the_play_that_completes_ace_two_and_three_is_made_where_they_win_the_match(
    rules: str, *, wins: bool
) -> None:
    """It was made only where the player chose it for another reason (TR2)."""
    start = dealt(parse_rules(rules), 1)
    low, others = parse_cards("AD2D"), CardSet(PACK & ~parse_cards("AD2D3D3S5B6B7CRB"))
    pile, other = (
        cards_in(CardSet(low | parse_cards("4S4B"))),
        cards_in(CardSet(others & ~parse_cards("4S4B"))),
    )
    plays = tuple(
        Played(Seat(seat), Play(each[0], card_set(each[1:]))) for seat, each in enumerate((pile, other))
    )
    state = replace(
        start,
        hands=(parse_cards("3S7C"), parse_cards("5B6B")),
        table=parse_cards("3DRB"),
        stock=(),
        piles=(card_set(pile), card_set(other)),
        to_move=Seat(0),
        last_capturer=Seat(1),
        plays=plays,
    )
    answer = respond(Last(), view(state, Seat(0)), Budget())
    assert (answer == Play(parse_card("3S"), parse_cards("3D"))) == wins
