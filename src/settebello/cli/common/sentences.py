"""The parts of sentences: cards with their article, sides as one speaks of them, what they have won."""

from collections.abc import Sequence

from settebello.room.screen import CountScreen, Screen, SideScreen
from settebello.texts import Texts


def stakes_sentence(screen: Screen, said: Texts) -> str:
    """Return what each side has won by stakes, the person's own first."""
    stakes = screen.stakes or []
    won = [f"{side_name(screen, side, said)} {stakes[side.side]:+d}" for side in own_side_first(screen)]
    return said.say("cli-stakes", stakes=", ".join(won))


def side_name(screen: Screen, side: SideScreen, said: Texts) -> str:
    """Return what a side is called: *Noi*, *Loro*, *Tu*, or by its players' names."""
    who = _pronoun(screen, side)
    return said.say(f"side-{who}") if who else " + ".join(screen.seats[seat].name for seat in side.seats)


def side_subject(screen: Screen, side: SideScreen, said: Texts) -> dict[str, str]:
    """Return a side as the subject of a sentence: ``who`` gives the verb its person and number."""
    who = _pronoun(screen, side)
    if who:
        return {"who": who, "side": ""}
    return subject_named([name_of(screen, seat, said) for seat in side.seats], said)


def _pronoun(screen: Screen, side: SideScreen) -> str:
    """Return ``you`` or ``we`` for one's own side, ``they`` for the other of two pairs; else nothing."""
    pair = len(side.seats) > 1
    if screen.you in side.seats:
        return "we" if pair else "you"
    return "they" if screen.you is not None and pair and len(screen.sides) == 2 else ""


def name_of(screen: Screen, seat: int, said: Texts) -> str:
    """Return a player's name in a sentence; of a seat that is free, that somebody has left it."""
    return screen.seats[seat].name or said.say("somebody-gone")


def subject_named(names: Sequence[str], said: Texts) -> dict[str, str]:
    """Return one or several players as the subject of a sentence, by their names."""
    return {"who": "many" if len(names) > 1 else "one", "side": listed(names, said)}


def own_side_first(screen: Screen) -> list[SideScreen]:
    """List the sides in playing order, the person's own first."""
    own = 0 if screen.you is None else screen.seats[screen.you].side
    return [*screen.sides[own:], *screen.sides[:own]]


def the_card(card: str, said: Texts) -> str:
    """Return a card with its article: *il sette di denari*."""
    rank = int(card[0]) if card[0].isdigit() else card[0]
    return said.say("the-card", rank=rank, suit=card[1])


def rank_said(letter: str, said: Texts) -> str:
    """Return the name of the rank of a letter: *sette*."""
    return said.say("rank-name", rank=int(letter) if letter.isdigit() else letter)


def the_cards(cards: Sequence[str], said: Texts) -> str:
    """Return cards with their articles, as one enumeration."""
    return listed([the_card(card, said) for card in cards], said)


def listed(names: Sequence[str], said: Texts) -> str:
    """Join names as one says them: *a, b e c*."""
    if len(names) < 2:
        return "".join(names)
    return said.say("cli-and", first=", ".join(names[:-1]), last=names[-1])


def category_name(category: str, count: CountScreen, said: Texts) -> str:
    """Return the name of a category; the suit that counts as coins is called by its own name."""
    noble = category == "denari" and count.noble != "D"
    return said.say(f"category-noble-{count.noble}" if noble else f"category-{category}")


def won_by_category(screen: Screen, said: Texts) -> str:
    """Return the points of each side by category, the person's own first; ``none`` where there are none."""
    count = screen.count
    if count is None:
        return "none"
    told = []
    for side in own_side_first(screen):
        made = {name: points for name, points in count.sides[side.side].points.items() if points}
        named = [f"{category_name(name, count, said)} {points}" for name, points in made.items()]
        if made:
            told.append(said.say("said-side-won", won="; ".join(named), **side_subject(screen, side, said)))
    return ". ".join(told) or "none"


def points(by_side: Sequence[int], screen: Screen, said: Texts) -> str:
    """Return the points of each side, the person's own first: *noi 4 e loro 1*."""
    return listed(
        [
            said.say("said-side-score", points=by_side[side.side], **side_subject(screen, side, said))
            for side in own_side_first(screen)
        ],
        said,
    )
