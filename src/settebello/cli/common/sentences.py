"""What is said of each thing that happens at a table, in the words of ``table.ftl``."""

from collections.abc import Sequence

from settebello.cards import SETTEBELLO, card_text
from settebello.room.public import (
    BatchEvent,
    CalledEvent,
    ChosenEvent,
    CountedEvent,
    DealtEvent,
    DrawnEvent,
    FuoriEvent,
    LeftoversEvent,
    PlayedEvent,
    PublicEvent,
    RedealtEvent,
    ReplacedEvent,
    ShownEvent,
    WonEvent,
)
from settebello.room.screen import Screen, SideScreen
from settebello.texts import Texts


def sentence(event: PublicEvent, screen: Screen, said: Texts) -> str:
    """Return what is said of an event, given the screen after it; empty where nothing need be said."""
    match event:
        case PlayedEvent():
            return played_sentence(event, screen, said)
        case FuoriEvent() | CalledEvent() | ShownEvent() | ChosenEvent():
            return incident_sentence(event, screen, said)
        case LeftoversEvent(seat, cards):
            return said.say("said-leftovers", count=len(cards), **_who(screen, seat))
        case DealtEvent(number, dealer):
            who = _who(screen, dealer)
            return said.say("said-dealt", deal=number, count=_hand_size(screen), **who)
        case DrawnEvent(cards, dealer):
            return f"{said.say('said-drawn', **_who(screen, dealer))} {_turned_up(cards, screen)}"
        case RedealtEvent(reason):
            return said.say("said-redealt", reason=reason)
        case BatchEvent(batch, batches):
            return said.say("said-batch", batch=batch, batches=batches)
        case CountedEvent(points):
            return said.say("said-counted", scores=_scores(points, screen, said))
        case WonEvent(winner, multiplier):
            return won_sentence(winner, multiplier, screen, said)
        case ReplacedEvent(seat, why):
            return said.say("replaced", why=why, name=screen.seats[seat].name)
        case _:
            return ""


def played_sentence(event: PlayedEvent, screen: Screen, said: Texts) -> str:
    """Return what is said of a play: card, capture, settebello, scopa."""
    who = _who(screen, event.seat)
    card, taken = the_card(event.card, said), the_cards(event.capture, said)
    if event.bank:
        return said.say("said-banked", card=card, **who)
    if not event.capture:
        return said.say("said-laid", card=card, **who)
    parts = [said.say("said-took", card=card, taken=taken, **who)]
    if card_text(SETTEBELLO) in {event.card, *event.capture}:
        parts.append(said.say("said-settebello", **who))
    if event.scopa:
        parts.append(said.say("said-scopa", **who))
    return " ".join(parts)


def incident_sentence(
    event: FuoriEvent | CalledEvent | ShownEvent | ChosenEvent, screen: Screen, said: Texts
) -> str:
    """Return what is said of a declaration, a capture that was called, a card that lies open."""
    match event:
        case FuoriEvent(seat, right):
            return said.say("said-fuori", right="yes" if right else "no", **_who(screen, seat))
        case CalledEvent(seat, owner, card):
            facts = {"owner": screen.seats[owner].name, "card": the_card(card, said)}
            return said.say(_to_whom("said-called", screen, owner), **facts, **_who(screen, seat))
        case ShownEvent(seat, cards, twin):
            message = "said-admitted" if twin else "said-shown"
            return said.say(message, cards=the_cards(cards, said), **_who(screen, seat))
        case ChosenEvent(seat, owner, card):
            facts = {"owner": screen.seats[owner].name, "card": the_card(card, said)}
            return said.say(_to_whom("said-chosen", screen, owner), **facts, **_who(screen, seat))


def won_sentence(winner: int, multiplier: int | None, screen: Screen, said: Texts) -> str:
    """Return who has won, and what the stake is paid by."""
    won = said.say("said-won", **side_subject(screen, screen.sides[winner], said))
    return won if multiplier is None else f"{won} {said.say('won-stake', times=multiplier)}"


def stakes_sentence(screen: Screen, said: Texts) -> str:
    """Return what each side has won by stakes, the person's own first."""
    stakes = screen.stakes or []
    won = [f"{side_name(screen, side, said)} {stakes[side.side]:+d}" for side in own_side_first(screen)]
    return said.say("cli-stakes", stakes=", ".join(won))


def side_name(screen: Screen, side: SideScreen, said: Texts) -> str:
    """Return what a side is called: *Noi*, *Loro*, *Tu*, or by its players' names."""
    own = screen.you is not None and screen.you in side.seats
    if screen.you is not None and len(side.seats) > 1:
        return said.say("side-we" if own else "side-they")
    return said.say("side-you") if own else " + ".join(screen.seats[seat].name for seat in side.seats)


def side_subject(screen: Screen, side: SideScreen, said: Texts) -> dict[str, str]:
    """Return a side as the subject of a sentence: ``who`` gives the verb its person and number."""
    pair = len(side.seats) > 1
    if screen.you is not None and (pair or screen.you in side.seats):
        own = screen.you in side.seats
        return {"who": ("we" if pair else "you") if own else "they", "side": ""}
    return subject_named([screen.seats[seat].name for seat in side.seats], said)


def subject_named(names: Sequence[str], said: Texts) -> dict[str, str]:
    """Return one or several players as the subject of a sentence, by their names."""
    return {"who": "many" if len(names) > 1 else "one", "side": listed(names, said)}


def own_side_first(screen: Screen) -> list[SideScreen]:
    """List the sides, the person's own first."""
    return sorted(screen.sides, key=lambda side: screen.you not in side.seats)


def the_card(card: str, said: Texts) -> str:
    """Return a card with its article: *il sette di denari*."""
    rank = int(card[0]) if card[0].isdigit() else card[0]
    return said.say("the-card", rank=rank, suit=card[1])


def the_cards(cards: Sequence[str], said: Texts) -> str:
    """Return cards with their articles, as one enumeration."""
    return listed([the_card(card, said) for card in cards], said)


def listed(names: Sequence[str], said: Texts) -> str:
    """Join names as one says them: *a, b e c*."""
    if len(names) < 2:
        return "".join(names)
    return said.say("cli-and", first=", ".join(names[:-1]), last=names[-1])


def _who(screen: Screen, seat: int) -> dict[str, str]:
    """Return who did it, as the facts of a sentence: ``me`` makes it *prendi*."""
    mine = seat == screen.you
    return {"me": "yes" if mine else "no", "name": screen.seats[seat].name}


def _to_whom(message: str, screen: Screen, owner: int) -> str:
    """Return the form of a sentence that speaks to the owner of a card, or of the owner."""
    return f"{message}-yours" if owner == screen.you else message


def _hand_size(screen: Screen) -> int:
    return 0 if screen.you is None else screen.seats[screen.you].cards


def _turned_up(cards: list[list[str]], screen: Screen) -> str:
    shown = (f"{seat.name} {' '.join(drawn)}" for seat, drawn in zip(screen.seats, cards, strict=True))
    return f"({', '.join(shown)})"


def _scores(points: list[int], screen: Screen, said: Texts) -> str:
    return listed(
        [
            said.say("said-side-score", points=points[side.side], **side_subject(screen, side, said))
            for side in own_side_first(screen)
        ],
        said,
    )
