"""The screens between two versions: each event of a command leads to a screen of its own."""

from itertools import pairwise

from settebello.cards import Seat
from settebello.room import Ready, Room, evolve, project, tell
from settebello.room.public import PlayedEvent, PublicEvent
from settebello.room.screen import Phase, Screen
from settebello.room.told.steps import Step, steps
from tests.support.rooms import House, seated
from tests.unit.room.test_figs_table import HANDS, TABLE, Table


def acted(table: Table, seat: int, act: str, you: int = 0) -> list[Step]:
    """Return what a seat is shown of an act at the federation's table."""
    before = project(table.room, Seat(you))
    table.do(seat, act)
    told = [event for event in table.told if isinstance(event, PublicEvent)]
    return steps(before, told, project(table.room, Seat(you)))


def last_command(house: House, before: Room, you: int = 0) -> list[Step]:
    """Return what a seat is shown of everything that has happened since a table was like this."""
    told: list[PublicEvent] = []
    room = before
    for event in house.log[before.version :]:
        room = evolve(room, event)
        told += tell(event, room)
    return steps(project(before, Seat(you)), told, project(room, Seat(you)))


def kinds(shown: list[Step]) -> list[str]:
    return [step.event.type for step in shown]


def ended_deal(rules: str, luck: int) -> tuple[Screen, list[Step]]:
    """Return the screen before the last play of a deal, and what is shown of that play."""
    house = seated(rules, luck=luck)
    rooms = [house.room]
    while house.room.phase is Phase.PLAYING:
        house.play(1)
        rooms.append(house.room)
    before, _ = list(pairwise(rooms))[-1]
    return project(before, Seat(0)), last_command(house, before)


def swept_deal() -> tuple[Screen, list[Step], str]:
    """Return the end of a deal whose last card is laid, and that card."""
    for luck in range(20):
        before, shown = ended_deal("scopa?players=2", luck)
        match shown[0].event, kinds(shown)[1:3]:
            case PlayedEvent(card=card, capture=[]), ["leftovers", "counted"]:
                return before, shown, card
    raise AssertionError("no last card of these deals is laid")


def test_before_the_last_cards_are_swept_up_they_lie_on_the_table_and_nothing_is_counted() -> None:
    before, shown, laid = swept_deal()
    played, swept, counted = (step.screen for step in shown[:3])
    assert set(played.table) == {*before.table, laid}
    assert (swept.table, swept.phase, swept.count) == ([], Phase.PLAYING, None)
    assert [side.score for side in swept.sides] == [side.score for side in before.sides]
    assert counted.count is not None
    assert [side.score for side in counted.sides] == counted.count.after


def test_a_match_is_won_after_its_last_deal_is_counted() -> None:
    shown = ended_deal("scopa?players=2&target=1", 3)[1]
    assert kinds(shown)[-2:] == ["counted", "won"]
    counted, won = shown[-2].screen, shown[-1].screen
    assert (counted.phase, counted.outcome) == (Phase.DEAL_OVER, None)
    assert (won.phase, won.outcome is None) == (Phase.MATCH_OVER, False)


def test_before_new_cards_are_handed_out_hands_are_empty_and_the_stock_is_larger() -> None:
    house = seated("scopa?players=2")
    house.play(5)
    before = house.room
    house.play(1)
    shown = last_command(house, before)
    assert kinds(shown) == ["played", "batch"]
    played, dealt = (step.screen for step in shown)
    assert [who.cards for who in played.seats] == [0, 0]
    assert (played.hand, played.stock) == ([], dealt.stock + 6)
    assert [who.cards for who in dealt.seats] == [3, 3]


def test_a_called_card_goes_back_to_its_hand_and_lies_open_there_before_it_takes() -> None:
    table = Table(HANDS, TABLE)
    table.do(0, "7S")
    before = project(table.room, Seat(0))
    called, taken = acted(table, 1, "call")
    assert "7S" in before.table
    assert set(called.screen.table) == {"5C", "2D", "RB", "RS"}
    assert called.screen.hand is not None
    assert "7S" in called.screen.hand
    assert called.screen.seats[0].exposed == ["7S"]
    assert called.screen.seats[0].cards == before.seats[0].cards + 1
    assert (called.screen.last_play, called.screen.legal) == (None, [])
    assert set(taken.screen.table) == {"RB", "RS"}


def test_a_card_that_is_shown_lies_open_after_its_event() -> None:
    table = Table(HANDS, TABLE)
    (shown,) = acted(table, 0, "shows=5D")
    assert shown.screen.seats[0].exposed == ["5D"]


def test_a_declaration_leaves_the_table_as_it_lay() -> None:
    table = Table(HANDS, TABLE)
    shown = acted(table, 0, "AD=fuori", you=1)
    assert kinds(shown)[:3] == ["played", "fuori", "counted"]
    lying = shown[0].screen.table
    assert "AD" in lying
    assert [step.screen.table for step in shown] == [lying] * len(shown)


def thrown_in() -> list[Step]:
    """Return what is shown of the second deal of a match, which was thrown in at first."""
    for luck in range(40):
        house = seated("scopa?players=2&redeal=kings3+sum10+ace1", luck=luck)
        house.play_deal()
        before = house.room
        house.do(Ready(Seat(0), "salt"))
        shown = last_command(house, before)
        if "redealt" in kinds(shown):
            return shown
    raise AssertionError("none of these deals is thrown in")


def test_before_a_deal_everybody_has_empty_hands_and_no_count_is_left() -> None:
    shown = thrown_in()
    assert kinds(shown)[0] == "ready"
    assert shown[0].screen.seats[0].ready
    thrown = next(step.screen for step in shown if step.event.type == "redealt")
    assert (thrown.table, thrown.hand, thrown.count) == ([], [], None)
    assert [who.cards for who in thrown.seats] == [0, 0]
