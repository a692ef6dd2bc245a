"""Records of matches that were really played."""

from settebello.cli.play.house import House, SittingLuck
from settebello.notation import dumps
from settebello.room import room_record
from settebello.room.screen import Phase
from tests.support.rooms import seated


def record_text(rules: str, seed: str = "5e77") -> str:
    """Return the record of a match between players who take the first thing they may."""
    house = House(rules, "greedy", "Anna", SittingLuck(seed))
    house.sit_down()
    while house.room.phase is not Phase.MATCH_OVER:
        if house.room.phase is Phase.DEAL_OVER:
            house.ready()
        elif house.bot_move() is None:
            house.move(house.screen.legal[0].action)
    return dumps(house.record())


def drawn_record_text(luck: int) -> str:
    """Return the record of a match of Scopone whose partners were drawn."""
    house = seated("scopone?target=one_deal", persons=4, luck=luck, draw_partners=True)
    house.play_match()
    return dumps(room_record(house.room))
