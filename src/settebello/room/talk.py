"""Talk at a table: a list of phrases and no free text, so that nobody is insulted."""

from typing import Final, Literal, get_args

from settebello.engine import articles_apply
from settebello.errors import Forbidden, Reason
from settebello.room.screen import Phase
from settebello.room.state import Room

Phrase = Literal["hello", "luck", "well_played", "thanks", "sorry", "moment", "good_game", "bye"]

PHRASES: Final[tuple[Phrase, ...]] = get_args(Phrase)


def check_talk(room: Room) -> None:
    """Raise `Forbidden` while the articles ask for silence (RULES.md F18): as long as a deal is played."""
    if articles_apply(room.rules) and room.phase is Phase.PLAYING:
        raise Forbidden(
            "the articles ask for silence while a deal is played", reason=Reason.SILENCE, article=18
        )
