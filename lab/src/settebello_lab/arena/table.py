"""A table: the players of a contest, and the sittings they play.

Every seat has a player of its own, and A's at seat 1 is another than A's at seat 3: partners do
not whisper, and an outside engine at one seat of two sides never sees what the other side held. Partners of
different names change places from round to round.
"""

import time
from types import TracebackType
from typing import Final, Self

from settebello.cards import Seat
from settebello.engine import (
    Action,
    State,
    after_deal,
    apply_unchecked,
    score_state,
    seats_of,
    side_of,
    start_match,
    view,
)
from settebello.players import Budget, Player
from settebello_lab.arena.contest import Contest, Unit, Who, first_state, move_seed
from settebello_lab.arena.engines.outside import OutsideEngine
from settebello_lab.arena.faults import CRASHES, Fault, PlayerFault
from settebello_lab.arena.players import OracleSeat, OwnPlayer, new_own_player, new_player, partners
from settebello_lab.arena.rounds import Forfeit, Round, Sitting
from settebello_lab.arena.seatings import Seating, dealer_seat, seatings
from settebello_lab.arena.times import Times

DETAIL: Final = 300
"""Letters of a fault's particulars that are kept."""


class Forfeited(Exception):
    """A player has given the sitting away."""

    def __init__(self, forfeit: Forfeit) -> None:
        super().__init__(forfeit.why)
        self.forfeit = forfeit


class Table:
    """Plays the rounds of a contest; close it, for outside engines may sit there."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._players: dict[tuple[Who, Seat, str], Player | OracleSeat] = {}
        self._turn = 0
        self._times = {who: Times() for who in Who}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Send everybody home."""
        for player in self._players.values():
            if isinstance(player, OutsideEngine):
                player.close()
        self._players.clear()

    def play_round(self, number: int) -> Round:
        """Play every sitting of a round."""
        self._times = {who: Times() for who in Who}
        self._turn = number
        sittings = tuple(self._sitting(number, seating) for seating in seatings(self._contest.rules))
        return Round(number, sittings, (self._times[Who.A], self._times[Who.B]))

    def _sitting(self, number: int, seating: Seating) -> Sitting:
        try:
            if self._contest.unit is Unit.MATCH:
                return self._match(number, seating)
            rules = self._contest.rules
            end = self._deal((number, 0), seating, dealer_seat(rules), (0,) * rules.side_count)
            return Sitting(score_state(end).totals)
        except Forfeited as given:
            return Sitting((), forfeit=given.forfeit)

    def _match(self, number: int, seating: Seating) -> Sitting:
        match = start_match(self._contest.rules, dealer_seat(self._contest.rules))
        while True:
            place = (number, match.deal_number - 1)
            end = self._deal(place, seating, match.dealer, match.outcome.score)
            match = after_deal(match, score_state(end))
            if match.over:
                return Sitting(match.outcome.score, match.outcome.winner, match.deal_number)

    def _deal(self, place: tuple[int, int], seating: Seating, dealer: Seat, before: tuple[int, ...]) -> State:
        state = first_state(self._contest, place, dealer, before)
        self._tell_of_deal(state, seating)
        while not state.over:
            seed = move_seed(self._contest, place, len(state.plays))
            who = seating[side_of(state.rules, state.to_move)]
            state = apply_unchecked(state, self._ask(state, who, seed))
        return state

    def _tell_of_deal(self, state: State, seating: Seating) -> None:
        for seat in map(Seat, range(state.rules.players)):
            who = seating[side_of(state.rules, seat)]
            player = self._player(who, seat)
            if isinstance(player, OutsideEngine):
                try:
                    player.begin_deal(view(state, seat))
                except PlayerFault as problem:
                    raise _forfeited(who, problem.fault, problem.detail) from None

    def _ask(self, state: State, who: Who, seed: int) -> Action:
        """Have a player choose; whatever goes wrong is its own fault."""
        seen = view(state, state.to_move)
        player, budget = self._player(who, state.to_move), Budget(self._contest.budget_of(who), seed)
        begun = time.perf_counter()
        try:
            action = (
                player.oracle.choose(state, budget)
                if isinstance(player, OracleSeat)
                else player.choose(seen, budget)
            )
            spent = time.perf_counter() - begun
            legal = [each for each in seen.legal if type(each) is type(action) and each == action]
        except PlayerFault as problem:
            raise _forfeited(who, problem.fault, problem.detail) from None
        except CRASHES as problem:
            raise _crashed(who, problem) from problem
        self._times[who].add(spent, budget.ms)
        if not legal:
            raise _forfeited(who, Fault.ILLEGAL, _said(action))
        return legal[0]  # not the player's own object, which may be made of anything

    def _player(self, who: Who, seat: Seat) -> Player | OracleSeat:
        rules, sits = self._contest.rules, self._contest.player(who)
        names = partners(sits) if isinstance(sits, str) else (self._contest.name(who),)
        place = seats_of(rules, side_of(rules, seat)).index(seat)
        name = names[(place + self._turn) % len(names)]
        if (who, seat, name) not in self._players:
            self._players[who, seat, name] = new_player(name) if isinstance(sits, str) else _made(who, sits)
        return self._players[who, seat, name]


def _made(who: Who, player: OwnPlayer) -> Player:
    """Return a player in Python for one seat; a class that makes none gives the sitting away."""
    try:
        return new_own_player(player)
    except CRASHES as problem:
        raise _crashed(who, problem) from problem


def _said(what: object) -> str:
    """Return what an object of a player says of itself, where it can."""
    try:
        return str(what)
    except CRASHES:
        return type(what).__name__


def _crashed(who: Who, problem: BaseException) -> Forfeited:
    return _forfeited(who, Fault.CRASH, f"{type(problem).__name__}: {_said(problem)}")


def _forfeited(who: Who, fault: Fault, detail: str) -> Forfeited:
    return Forfeited(Forfeit(who, fault.value, " ".join(detail.split())[:DETAIL]))
