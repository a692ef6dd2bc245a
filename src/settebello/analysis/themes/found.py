"""The find of a detector: a name, the sentence for it, and the claims that the sentence makes."""

from collections.abc import Callable
from dataclasses import dataclass

from settebello.analysis.positions import Position
from settebello.analysis.report import Theme
from settebello.analysis.themes.claims import ThemeClaim, holds
from settebello.analysis.themes.seen import Seen
from settebello.engine import Action
from settebello.notation import action_text


@dataclass(frozen=True, slots=True)
class Found:
    """A theme before its claims are checked.

    ``happened`` is a second sentence, about what came of the play, with claims of its own: it is left out
    where these do not hold.
    """

    name: str
    sentence: str
    claims: tuple[ThemeClaim, ...]
    happened: str = ""
    happened_claims: tuple[ThemeClaim, ...] = ()


Detector = Callable[[Seen, Position, Action], Found | None]
"""Looks at what the seat saw, the play made and the best one; what followed it may only name as a claim."""


def compared(position: Position, best: Action) -> ThemeClaim:
    """Return the claim that this play was made and that one was possible."""
    return ThemeClaim("compared", {"play": action_text(position.played), "better": action_text(best)})


def theme_of(found: Found, position: Position, best: Action) -> Theme | None:
    """Return what may be shown of a find: nothing where the engine contradicts one of its claims."""
    if not all(holds(claim, position, best) for claim in found.claims):
        return None
    later = found.happened_claims
    came = bool(found.happened) and all(holds(claim, position, best) for claim in later)
    claims = (*found.claims, *later) if came else found.claims
    facts = {name: fact for claim in claims for name, fact in claim.facts.items()}
    return Theme(
        name=found.name, sentence=found.sentence, happened=found.happened if came else "", facts=facts
    )
