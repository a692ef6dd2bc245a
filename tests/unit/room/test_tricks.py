"""Captures on a screen: who has taken, and the last trick where it may be looked at again."""

import pytest

from settebello.room import Fill, Sit, project
from settebello.room.screen import Phase
from tests.support.rooms import House


def house(rules: str) -> House:
    """Return a table at which one person plays with computer players."""
    made = House(rules)
    made.do(Sit("Ada", "ada"))
    made.do(Fill("random"))
    return made


@pytest.mark.parametrize("rules", ["scopa?players=2", "scopone-10", "assi?players=4&ace_bank=yes"])
def test_the_last_trick_is_the_last_play_that_took_in_this_deal(rules: str) -> None:
    table = house(rules)
    while table.room.phase is Phase.PLAYING:
        screen, deal = project(table.room, None), table.room.deal
        assert deal is not None
        last = screen.last_play
        if not deal.state.plays:
            assert screen.last_trick is None
        elif last is not None and (last.capture or last.bank):
            assert screen.last_trick == last
        assert [side.has_taken for side in screen.sides] == [bool(pile) for pile in deal.state.piles]
        table.play(1)
    assert project(table.room, None).last_trick is None


def test_figs_art_18_where_captures_are_closed_the_last_trick_is_not_shown_again() -> None:
    table = house("figs")
    took = False
    while table.room.phase is Phase.PLAYING:
        screen = project(table.room, None)
        took |= any(side.has_taken for side in screen.sides)
        assert screen.last_trick is None
        table.play(1)
    assert took
