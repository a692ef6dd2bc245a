"""The duties of every store of results, as checks that anybody can run on a store of their own.

``connect`` opens an empty `Club`; called again, it opens the same one once more, as another process would:

- a match is written down once, however many do it at the same moment, with the events that end it or not
  at all;
- matches are listed by who played them, the newest first, and so many at once;
- who deletes an account is named nowhere any more, and nobody else's matches change by it;
- who gives up loses, and nobody by what somebody else does in their partner's seat;
- ratings move once a rated match, and come out the same when they are worked out again.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from itertools import pairwise

from settebello.cards import Seat, Side
from settebello.errors import Stale
from settebello.ratings import Rating, rated
from settebello.room import MatchResult, Open, Sealed, SeatResult, open_room
from settebello.room.results.figures import Chance, DealtFigures, Taken
from settebello.room.results.result import How
from settebello.rules import Company, Family, parse_rules
from settebello.store import EventLog, PeopleStore, Person, ResultStore, Role, Standing
from tests.kit.twice import both


@dataclass(frozen=True, slots=True)
class Club:
    """The parts of a store that results have to do with."""

    log: EventLog
    people: PeopleStore
    results: ResultStore

    async def close(self) -> None:
        """Let go of all of them."""
        for part in (self.log, self.people, self.results):
            await part.close()


Connect = Callable[[], Awaitable[Club]]
"""Opens the store, again and again the same."""

MARK = "account:of nobody"
"""The hash that the seats of somebody carry who has none."""

DEAL = DealtFigures(2, Chance(1, 0.9, 0.4), Chance(3, 3.5, 1.5), Chance(9, 9.25, 3.75))
TAKEN = Taken(2, 1, 1, 41, 12, 3)


async def check_a_match_is_written_down_once(connect: Connect) -> None:
    """Let many write one match at once from both sides; it stands once, with everything."""
    async with both(connect) as (here, there):
        ada = await _added(here, "ada")
        match = _match("once", 2, _seat(0, ada), _seat(1, name="Guest"), ended=1234.5)
        done = [(here, there)[number % 2].results.keep(match) for number in range(12)]
        assert (await asyncio.gather(*done)).count(True) == 1
        (kept,) = await there.results.matches(ada.id, most=50)
        assert (kept.room, kept.match, kept.rules, kept.score, kept.winner) == ("once", 2, "figs", (11, 7), 0)
        assert (kept.how, kept.deals, kept.ended, kept.rated) == ("played", 2, 1234.5, False)
        assert (kept.family, kept.company) == ("scopone", "pairs")
        assert [(each.side, each.name, each.kind) for each in kept.seats] == [
            (0, "Ada", "person"),
            (1, "Guest", "guest"),
        ]
        assert await here.results.match(kept.id) == kept
        assert "once" not in kept.id
        for name in ("", "once", "a' OR '1'='1", "\x00", "%", "x" * 5000, "🂡"):
            assert await here.results.match(name) is None, name


async def check_a_match_comes_with_the_events_that_end_it(connect: Connect) -> None:
    """Append with a result; of an append that is refused nothing stands, and what stands is kept."""
    async with both(connect) as (here, there):
        bea = await _added(here, "bea")
        match = _match("ends", 1, _seat(0, bea), _seat(1, name="Guest"))
        await here.log.append("ends", 0, open_room(Open("ends", "figs"), "0" * 64))
        try:
            await there.log.append("ends", 1, [Sealed("1" * 64)], result=match)
        except Stale:
            assert await here.results.matches(bea.id, most=5) == []
        else:
            raise AssertionError("an event stands there")
        await there.log.append("ends", 2, [Sealed("1" * 64)], result=match, due=5.0)
        assert len(await here.results.matches(bea.id, most=5)) == 1
        await here.log.append("ends", 3, [Sealed("2" * 64)], result=match)
        assert len(await here.results.matches(bea.id, most=5)) == 1
        assert len(await here.log.read("ends")) == 4


async def check_matches_are_listed_newest_first(connect: Connect) -> None:
    """Write many matches; each page goes on where the one before ended, and nobody else's are in it."""
    async with both(connect) as (here, there):
        carla, dario = await _added(here, "carla"), await _added(here, "dario")
        for number in range(7):
            whose = dario if number == 3 else carla
            assert await there.results.keep(_match("list", number, _seat(0, whose), _seat(1)))
        first = await here.results.matches(carla.id, most=4)
        rest = await here.results.matches(carla.id, before=first[-1].number, most=4)
        assert [each.match for each in (*first, *rest)] == [6, 5, 4, 2, 1, 0]
        assert await here.results.matches("nobody", most=4) == []


async def check_what_deals_brought_is_summed_up(connect: Connect) -> None:
    """Sum up two matches, won and lost; of nobody's there is nothing."""
    async with both(connect) as (here, there):
        elena = await _added(here, "elena")
        mine = replace(_seat(0, elena), taken=TAKEN, dealt=DEAL)
        lost = replace(_match("sums", 2, mine, _seat(1)), winner=Side(1))
        assert await here.results.keep(_match("sums", 1, mine, _seat(1)))
        assert await there.results.keep(lost)
        found = await there.results.figures(elena.id)
        assert (found.matches, found.won) == (2, 1)
        assert found.taken == Taken(4, 2, 2, 82, 24, 6)
        assert found.dealt == DealtFigures(4, Chance(2, 1.8, 0.8), Chance(6, 7.0, 3.0), Chance(18, 18.5, 7.5))
        nothing = await here.results.figures("nobody")
        assert (nothing.matches, nothing.won) == (0, 0)
        assert (nothing.taken, nothing.dealt) == (Taken(), DealtFigures())


async def check_who_is_gone_is_named_nowhere(connect: Connect) -> None:
    """Remove somebody before and after matches; the others' matches and ratings stay as they were."""
    async with both(connect) as (here, there):
        franco, gina = await _added(here, "franco"), await _added(here, "gina")
        await here.results.keep(_match("gone", 1, _seat(0, franco), _seat(1, gina)))
        before = await here.results.standings(gina.id)
        await there.people.remove(franco.id, MARK)
        assert await here.results.keep(_match("gone", 2, _seat(0, franco), _seat(1, gina)))
        assert await here.results.standings(franco.id) == []
        assert await here.results.standings(gina.id) == before
        for kept in await there.results.matches(gina.id, most=9):
            assert [(each.name, each.kind) for each in kept.seats] == [("", "gone"), ("Gina", "person")]
        await there.results.rate_again()
        assert await here.results.standings(franco.id) == []
        assert await here.results.standings(gina.id) == before


async def check_accounts_may_go_while_matches_end(connect: Connect) -> None:
    """Remove people, write matches of theirs and work ratings out, all at once; nobody gone has any."""
    async with both(connect) as (here, there):
        going = [await _added(here, f"going{number}") for number in range(4)]
        stays = await _added(here, "stays")
        matches = [
            _match("goes", number, _seat(0, going[number % 4]), _seat(1, stays)) for number in range(8)
        ]
        await asyncio.gather(
            *(here.results.keep(match) for match in matches),
            *(there.people.remove(person.id, MARK) for person in going),
            *(club.results.rate_again() for club in (here, there)),
        )
        for person in going:
            assert await here.results.standings(person.id) == []
        kept = await there.results.matches(stays.id, most=50)
        assert sorted(each.match for each in kept) == list(range(8))
        rated = [each.matches for each in await here.results.standings(stays.id)]
        assert sum(rated) == sum(each.rated for each in kept)


async def check_of_three_sides_each_is_rated(connect: Connect) -> None:
    """Write a match of three who play for themselves; whoever came last falls furthest."""
    async with both(connect) as (here, there):
        players = [await _added(here, f"third{number}") for number in range(3)]
        match = _match("three", 1, *(_seat(side, who) for side, who in enumerate(players)))
        match = replace(match, rules=parse_rules("x-scopa-3"), score=(5, 11, 8), winner=Side(1))
        assert await here.results.keep(match)
        best = await there.results.best("scopa", "singles", bots=False, most=50)
        means = {each.name: each.rating.mean for each in best if each.name.startswith("Third")}
        assert sorted(means, key=lambda name: -means[name]) == ["Third1", "Third2", "Third0"]


async def check_ratings_move_once_a_match(connect: Connect) -> None:
    """Write matches in which everybody has an account from both sides at once, some of them twice."""
    async with both(connect) as (here, there):
        ugo, vera = await _added(here, "ugo"), await _added(here, "vera")
        matches = [_match(f"rate{number}", 1, _seat(0, ugo), _seat(1, vera)) for number in range(5)]
        await asyncio.gather(*(club.results.keep(each) for each in matches for club in (here, there)))
        one, other = Rating(), Rating()
        for _ in matches:
            (one,), (other,) = rated([[one], [other]], [0, 1])
        assert await there.results.standings(ugo.id) == [_standing("Ugo", one, 5, 5)]
        assert await here.results.standings(vera.id) == [_standing("Vera", other, 5, 0)]


async def check_only_matches_of_accounts_are_rated(connect: Connect) -> None:
    """Write matches with a guest, with computer players, one without account, somebody twice, who left."""
    async with both(connect) as (here, _):
        ivo, lea = await _added(here, "ivo"), await _added(here, "lea")
        await _added(here, "circolo")  # a person who is called like a computer player
        bot = await _added(here, "maestro", role="bot")
        left = replace(_seat(0, ivo), left=True)
        for number, seats in enumerate(
            (
                (_seat(0, ivo), _seat(1, name="Guest")),
                (_seat(0, ivo), _seat(1, name="Nord", player="circolo")),
                (_seat(0, ivo), _seat(1, ivo)),
                (left, _seat(1, lea)),
            )
        ):
            assert await here.results.keep(_match("unrated", number, *seats))
        assert await here.results.standings(ivo.id) == []
        assert not any(each.rated for each in await here.results.matches(ivo.id, most=9))
        lost = replace(_match("unrated", 7, left, _seat(1, lea)), winner=Side(1))
        assert await here.results.keep(lost)
        house = _match("unrated", 8, _seat(0, lea), _seat(1, name="Nord", player="maestro"))
        assert await here.results.keep(house)
        assert [each.matches for each in await here.results.standings(bot.id)] == [1]
        (kept, *_) = await here.results.matches(lea.id, most=1)
        assert [(each.name, each.kind) for each in kept.seats] == [("Lea", "person"), ("Maestro", "bot")]
        best = await here.results.best("scopone", "pairs", bots=True, most=100)
        assert [each.name for each in best] == ["Maestro"]
        # U11: a simpler player has played for it, so nothing was learnt of it
        assert await here.results.keep(replace(house, match=9, replaced=True))
        # nor where somebody took plays back or had a hint
        assert await here.results.keep(replace(house, match=10, practised=True))
        assert [each.matches for each in await here.results.standings(bot.id)] == [1]
        assert [each.rated for each in await here.results.matches(lea.id, most=3)] == [False, False, True]


async def check_who_gives_up_loses_even_if_a_computer_stands_in(connect: Connect) -> None:
    """Have the loser of a match give it up, or be late, while the winner is away."""
    async with both(connect) as (here, _):
        olga, pia = await _added(here, "olga"), await _added(here, "pia")
        hows: tuple[How, ...] = ("time", "resigned", "absent")
        for number, how in enumerate(hows):
            away = replace(_seat(0, olga), left=True)
            match = replace(_match("away", number, away, _seat(1, pia)), how=how, lost_by=Seat(1))
            assert await here.results.keep(match)
        assert [(each.matches, each.won) for each in await here.results.standings(pia.id)] == [(3, 0)]


async def check_a_match_that_was_not_played_moves_no_rating(connect: Connect) -> None:
    """O3: nine accounts sit down in turn and resign before a card, or before the first deal is over."""
    async with both(connect) as (here, _):
        buyer = await _added(here, "buyer")
        helpers = [await _added(here, f"helper{number}") for number in range(9)]
        for number, helper in enumerate(helpers):
            match = _match("bought", number, _seat(0, buyer), _seat(1, helper))
            assert await here.results.keep(replace(match, how="resigned", lost_by=Seat(1), deals=number % 2))
        assert await here.results.standings(buyer.id) == []
        counted = replace(_seat(0, buyer), taken=Taken(deals=1))
        match = _match("bought", 9, counted, _seat(1, helpers[0]))
        assert await here.results.keep(replace(match, how="resigned", lost_by=Seat(1), deals=1))
        assert [each.matches for each in await here.results.standings(buyer.id)] == [1]


async def check_the_same_two_move_each_other_less_and_less_within_a_day(connect: Connect) -> None:
    """O3: however often a pair meets in a day, it counts as four matches; worked out again, the same."""

    async def points(club: Club, person: Person) -> float:
        return (await club.results.standings(person.id))[0].rating.mean

    async with both(connect) as (here, there):
        wins, loses = await _added(here, "wins"), await _added(here, "loses")
        means = []
        for number in range(40):
            match = _match("pair", number, _seat(0, wins), _seat(1, loses), ended=1000.0 + 60 * number)
            assert await (here, there)[number % 2].results.keep(match)
            means.append(await points(here, wins))
        steps = [after - before for before, after in pairwise(means)]
        assert all(after < before / 1.9 for before, after in pairwise(steps[1:10]))
        assert means[-1] - means[2] < steps[1]
        other = await _added(here, "other")
        assert await here.results.keep(_match("pair", 40, _seat(0, wins), _seat(1, other), ended=3500.0))
        assert await points(here, wins) - means[-1] > 10 * steps[-1]
        before = await points(here, wins)
        later = _match("pair", 41, _seat(0, wins), _seat(1, loses), ended=100_000.0)
        assert await here.results.keep(later)
        assert await points(here, wins) - before > 10 * steps[-1]
        kept = [await here.results.standings(each.id) for each in (wins, loses, other)]
        await there.results.rate_again()
        assert [await here.results.standings(each.id) for each in (wins, loses, other)] == kept


async def check_nobody_loses_by_who_took_their_partners_seat(connect: Connect) -> None:
    """Have somebody in a seat that was given up let the time run out: the partner who stayed is not moved.

    Where that one's own time runs out, or gives up too, it counts.
    """
    async with both(connect) as (here, there):
        rosa, sara, tea, uma = [await _added(here, key) for key in ("rosa", "sara", "tea", "uma")]
        seats = (_seat(0, rosa), _seat(1, tea), _seat(0, uma), replace(_seat(1, sara), left=True))
        assert await here.results.keep(replace(_match("forsaken", 1, *seats), how="time", lost_by=Seat(3)))
        for club in (here, there):
            played = {each.name: await club.results.standings(each.id) for each in (rosa, sara, tea, uma)}
            assert {name: len(found) for name, found in played.items()} == {
                "Rosa": 1, "Sara": 1, "Tea": 0, "Uma": 1,
            }  # fmt: skip
            assert await club.results.rate_again() >= 1
        assert await here.results.keep(_match("forsaken", 2, *seats))
        assert await here.results.keep(replace(_match("forsaken", 3, *seats), how="time", lost_by=Seat(1)))
        assert await here.results.keep(
            replace(_match("forsaken", 4, *seats), how="resigned", lost_by=Seat(3))
        )
        assert [each.matches for each in await here.results.standings(tea.id)] == [3]


async def check_ratings_come_out_the_same_again(connect: Connect) -> None:
    """Play several games at random, and work all ratings out again."""
    async with both(connect) as (here, there):
        players = [await _added(here, f"player{number}") for number in range(4)]
        for number in range(24):
            order = [players[(number * step) % 4] for step in (1, 3)]
            rules = ("figs", "scopa?players=2", "assi")[number % 3]
            match = _match("again", number, *(_seat(at, who) for at, who in enumerate(order)))
            match = replace(match, rules=parse_rules(rules), winner=Side(number % 2))
            assert await (here, there)[number % 2].results.keep(match)
        before = [await here.results.standings(each.id) for each in players]
        assert sum(len(each) for each in before) > len(players)
        assert await there.results.rate_again() >= 1
        assert [await here.results.standings(each.id) for each in players] == before


async def check_the_best_are_those_who_are_surely_good(connect: Connect) -> None:
    """Let one win once and another often: the one of whom more is known stands first, at most so many."""
    async with both(connect) as (here, there):
        often, once, loser = [await _added(here, key) for key in ("often", "once", "loser")]
        for number in range(8):
            match = _match("best", number, _seat(0, often), _seat(1, loser))
            await here.results.keep(replace(match, rules=parse_rules("quindici")))
        match = _match("best", 9, _seat(0, once), _seat(1, loser))
        await here.results.keep(replace(match, rules=parse_rules("quindici")))
        best = await there.results.best("quindici", "singles", bots=False, most=2)
        assert [each.name for each in best] == ["Often", "Once"]
        assert await there.results.best("quindici", "pairs", bots=False, most=2) == []


async def check_tables_that_are_counted_are_named_no_more(connect: Connect) -> None:
    """Say of a table that it is counted, though nobody asked."""
    async with both(connect) as (here, there):
        await here.results.counted("nosuch")
        assert "nosuch" not in await there.results.uncounted(50)


CHECKS = (
    check_a_match_is_written_down_once,
    check_a_match_comes_with_the_events_that_end_it,
    check_matches_are_listed_newest_first,
    check_what_deals_brought_is_summed_up,
    check_who_is_gone_is_named_nowhere,
    check_accounts_may_go_while_matches_end,
    check_ratings_move_once_a_match,
    check_of_three_sides_each_is_rated,
    check_only_matches_of_accounts_are_rated,
    check_who_gives_up_loses_even_if_a_computer_stands_in,
    check_a_match_that_was_not_played_moves_no_rating,
    check_the_same_two_move_each_other_less_and_less_within_a_day,
    check_nobody_loses_by_who_took_their_partners_seat,
    check_ratings_come_out_the_same_again,
    check_the_best_are_those_who_are_surely_good,
    check_tables_that_are_counted_are_named_no_more,
)


async def _added(club: Club, key: str, *, role: Role = "member") -> Person:
    person = Person(f"id-{key}", key, key.title(), "a hash", role=role)
    assert await club.people.add(person)
    return person


def _seat(
    side: int, person: Person | None = None, *, name: str = "Guest", player: str | None = None
) -> SeatResult:
    shown, account = (person.name, person.id) if person else (name, None)
    return SeatResult(Side(side), shown, account, player, left=False, taken=Taken(), dealt=DealtFigures())


def _match(room: str, number: int, *seats: SeatResult, ended: float | None = None) -> MatchResult:
    return MatchResult(
        room=room,
        match=number,
        rules_text="figs",
        rules=parse_rules("figs"),
        score=(11, 7),
        winner=Side(0),
        how="played",
        lost_by=None,
        deals=2,
        ended=ended,
        seats=seats,
    )


def _standing(
    name: str, rating: Rating, matches: int, won: int, game: tuple[Family, Company] = ("scopone", "pairs")
) -> Standing:
    return Standing(name, *game, rating, matches, won)
