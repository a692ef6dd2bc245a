"""A match that is over, as a link to it shows it: who played, the score, the scope."""

from settebello.cards import Side, number_of
from settebello.rules import split_rules
from settebello.server.sharing.picture import INK, LEFT, QUIET, RIGHT, SIDES, Picture, Words, emblem
from settebello.server.study.wire import MatchSummary
from settebello.texts import Texts


def game_of(rules: str, said: Texts) -> str:
    """Return what the game of a text id is called."""
    return split_rules(rules)[0].titles[said.language]


def target_of(points: int | None, said: Texts) -> str:
    """Return what a match is played to; None is one deal."""
    return said.say("one-deal") if points is None else said.say("match-to", target=points)


def match_title(summary: MatchSummary, said: Texts) -> str:
    """Return what a match is called in one line: the sides and their points."""
    sides = [f"{_names(summary, side, said)} {found.score}" for side, found in enumerate(summary.match.sides)]
    return " · ".join(sides)


def match_about(summary: MatchSummary, said: Texts) -> str:
    """Return what a match was: its rules, what it was played to, how many deals it took, and its origin."""
    deals = said.say("share-deals", deals=summary.match.deals)
    again = [said.say("origin-deals")] if summary.match.origin else []
    return " · ".join([game_of(summary.match.rules, said), target_of(summary.target, said), deals, *again])


def picture_of_match(summary: MatchSummary, said: Texts) -> Picture:
    """Lay out the picture of a match."""
    winner = Side(summary.match.winner)
    who = "many" if len(summary.match.sides[winner].players) > 1 else "one"
    won = said.say("won-side", who=who, side=_names(summary, winner, said))
    plain = said.say("won-side", who="one", side=said.say("share-side", side=number_of(winner)))
    words = [
        Words(LEFT, 224, 58, INK, won, RIGHT - LEFT, plain, serif=True),
        Words(RIGHT, 562, 28, QUIET, match_about(summary, said), 1000, "", anchor="end"),
    ]
    count = len(summary.match.sides)
    for side in range(count):
        words += _side(summary, side, count, said)
    return Picture(match_title(summary, said), (*emblem(), *words))


def _side(summary: MatchSummary, side: int, count: int, said: Texts) -> list[Words]:
    room = (RIGHT - LEFT) / count
    x, most, two = LEFT + side * room, room - 24, count == 2
    colour = SIDES[side] if two else SIDES[0]
    score, scope = str(summary.match.sides[side].score), said.say("share-scope", count=_scope(summary, side))
    names, plain = _names(summary, side, said), said.say("share-side", side=number_of(Side(side)))
    return [
        Words(x, 306, 36, QUIET, names, most, plain),
        Words(x, 460, 168 if two else 110, colour, score, most, score, serif=True),
        Words(x, 506, 28, QUIET, scope, most, scope),
    ]


def _names(summary: MatchSummary, side: int, said: Texts) -> str:
    """Return the names of a side; who has no account any more has none."""
    players = summary.match.sides[side].players
    names = [player.name or said.say("match-gone") for player in players]
    return names[0] if len(names) == 1 else said.say("cli-and", first=", ".join(names[:-1]), last=names[-1])


def _scope(summary: MatchSummary, side: int) -> int:
    """Count the scope of a side in all deals that were counted."""
    return sum(len(deal.count.sides[side].scope_cards) for deal in summary.deals if deal.count)
