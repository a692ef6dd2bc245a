"""Hints: the play of the strongest computer player by what a seat knows or knew, and why."""

import asyncio
import secrets
from dataclasses import replace
from typing import Final

from settebello.analysis.hints import declaring_missed, hint_sentences
from settebello.cards import Seat, card_text
from settebello.engine import BankAce, Play, View
from settebello.engine.live import Call, Declare, Fuori, live_view
from settebello.errors import NotFound, NotYourTurn, Reason, TooMany
from settebello.players import Budget
from settebello.players.manners import missed_by_opponent
from settebello.room import Room
from settebello.room.practice.looking_back import own_plays
from settebello.server.bots.thinker import Thinker
from settebello.server.practice.wire import HindsightAnswer, HintAnswer
from settebello.server.rules.wire import Label
from settebello.server.site.languages import rows_in_all

ADVISER: Final = "maestro"
"""The computer player that is asked."""

Advice = Play | BankAce | Fuori | Declare | Call

TRIES: Final = 4
"""How often it is asked: the first time it may still have to be loaded."""

AGAIN_S: Final = 5
"""After how many seconds to ask again where it is not ready."""


async def hint_for(room: Room, seat: Seat, thinker: Thinker) -> HintAnswer:
    """Return a hint for the seat on turn; raise `NotYourTurn`, and `TooMany` where nobody can say it now."""
    if room.deal is None or room.to_move != seat or room.deal.state.to_move != seat:
        raise NotYourTurn("it is not your turn", reason=Reason.NOT_YOUR_TURN)
    view = live_view(room.deal.live, seat)
    play = await _advised(view, thinker)
    said = await asyncio.to_thread(_said, view, play, _names(room))
    return HintAnswer(version=room.version, play=str(play), card=_card_of(play), said=said)


async def hindsight_for(room: Room, seat: Seat, number: int, thinker: Thinker) -> HindsightAnswer:
    """Return what the adviser would have played where the seat made its play of this number.

    A card was played, so the adviser says a card; what the hand could have been declared for is told beside
    it. A play before which a missed capture could have been called is left out.
    Raises `NotFound` for a number beyond the last, and `TooMany` where nobody can say it now.
    """
    own = [
        each for each in await asyncio.to_thread(own_plays, room, seat) if not missed_by_opponent(each.view)
    ]
    if number >= len(own):
        raise NotFound("you had no such choice in this deal", reason=Reason.NO_SUCH_CHOICE)
    seen, made = own[number].view, own[number].made
    view = replace(seen, declarations=())
    play = await _advised(view, thinker)
    other = made.play if isinstance(made, Fuori) else made
    said = await asyncio.to_thread(_said, view, play, _names(room), other)
    before = await asyncio.to_thread(rows_in_all, lambda texts: declaring_missed(seen, texts))
    return HindsightAnswer(
        number=number, of=len(own), made=str(made), play=str(play), said=said, before=before
    )


async def _advised(view: View, thinker: Thinker) -> Advice:
    """Ask the adviser; a play that another one chose in its stead is no advice."""
    for _ in range(TRIES):
        thought = await thinker.respond(ADVISER, view, Budget(seed=secrets.randbits(64)))
        if thought.replaced is None and isinstance(thought.act, Advice):
            return thought.act
    raise TooMany("nobody is ready to advise", reason=Reason.HINT_LATER, seconds=AGAIN_S)


def _card_of(play: Advice) -> str:
    """Return the card to play, as text; none to declare a hand or to call a missed capture."""
    if isinstance(play, Declare | Call):
        return ""
    return card_text(play.play.card if isinstance(play, Fuori) else play.card)


def _names(room: Room) -> list[str]:
    return [who.name if who else "" for who in room.seats]


def _said(view: View, play: Advice, names: list[str], made: Play | BankAce | None = None) -> list[Label]:
    return rows_in_all(lambda said: hint_sentences(view, play, names, said, made))
