"""The game and its states; importing this module registers the game."""

from typing import Any, Final

import pyspiel

from settebello.arguments import check_whole
from settebello.cards import PACK_SIZE, Card, CardSet, Seat, card_text, cards_text
from settebello.engine import State, apply_unchecked, deal, legal_actions, score_state, side_of
from settebello.rules import Rules
from settebello_lab.arena.sequential import most_points
from settebello_lab.envs.spaces import action_of, number_of, rules_of
from settebello_lab.kernels.places import ACTIONS
from settebello_lab.openspiel import NAME
from settebello_lab.openspiel.observer import SeatObserver
from settebello_lab.openspiel.shuffle import Shuffle

PRESET: Final = "scopa-2"
LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Scopa and Scopone, one deal",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=LEAST_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"rules": PRESET, "dealer": 0},
)


class DealGame(pyspiel.Game):
    """One deal of a rule set: chance deals the pack, and each seat plays for its side.

    A seat's return is the points of its side less the mean of the others', as an environment's reward.
    Raises `InvalidRules` for rules that no environment holds, `InvalidArgument` for a dealer that is no seat.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.rules: Final[Rules] = rules_of(given.get("rules", PRESET))
        seat = check_whole("dealer", given.get("dealer", 0), 0, self.rules.players - 1)
        self.shuffle: Final = Shuffle(self.rules, Seat(seat))
        most = float(most_points(self.rules))
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=PACK_SIZE,
            num_players=self.rules.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=PACK_SIZE - self.rules.deal.table_size(),
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> "DealState":
        """Return a deal of which no card is dealt yet."""
        return DealState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401 (OpenSpiel has no types)
        params: dict[str, Any] | None = None,
    ) -> SeatObserver:
        """Return what writes down what a seat knows."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SeatObserver(self.rules, kind, params)


class _Position:
    """A position of the engine, which a copy of a state shares: it is never changed."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, _memo: object) -> "_Position":
        return self


class DealState(pyspiel.State):
    """The cards that chance has dealt, and then the position of the engine."""

    def __init__(self, game: DealGame) -> None:
        super().__init__(game)
        self._shuffle = game.shuffle
        self._dealt: list[Card] = []
        self._at: _Position | None = None

    @property
    def position(self) -> State | None:
        """Return the position of the engine; None while cards are dealt."""
        return None if self._at is None else self._at.state

    def current_player(self) -> int:
        """Return the seat on turn, or that it is chance's turn, or that the deal is over."""
        if self._at is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._at.state.over else int(self._at.state.to_move)

    def is_terminal(self) -> bool:
        """Tell whether the deal is over."""
        return self._at is not None and self._at.state.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the cards that may be dealt next, each with its probability."""
        return self._shuffle.chances(self._dealt)

    def returns(self) -> list[float]:
        """Return the points of each seat's side less the mean of the others'; 0 before the end."""
        rules = self._shuffle.rules
        if self._at is None or not self._at.state.over:
            return [0.0] * rules.players
        points, sides = score_state(self._at.state).totals, rules.side_count
        margin = [own - (sum(points) - own) / (sides - 1) for own in points]
        return [float(margin[side_of(rules, Seat(seat))]) for seat in range(rules.players)]

    def _legal_actions(self, _player: int) -> list[int]:
        at = self._at
        if at is None:
            return []
        table = at.state.table
        return sorted(number_of(self._shuffle.rules, table, action) for action in legal_actions(at.state))

    def _apply_action(self, action: int) -> None:
        if self._at is not None:
            state = self._at.state
            chosen = action_of(self._shuffle.rules, state.table, int(action))
            self._at = _Position(apply_unchecked(state, chosen))
            return
        self._dealt.append(Card(int(action)))
        if len(self._dealt) == PACK_SIZE:
            pack = self._shuffle.pack(self._dealt)
            self._at = _Position(deal(self._shuffle.rules, self._shuffle.dealer, pack))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self._at is None:
            return card_text(Card(int(action)))
        return str(action_of(self._shuffle.rules, self._at.state.table, int(action)))

    def __str__(self) -> str:
        if self._at is None:
            return f"dealt {''.join(map(card_text, self._dealt))}"
        state = self._at.state
        hands = " ".join(map(_cards, state.hands))
        plays = " ".join(str(each.action) for each in state.plays)
        return f"hands {hands}; table {_cards(state.table)}; plays {plays}"


def _cards(cards: CardSet) -> str:
    return cards_text(cards) or "-"


pyspiel.register_game(GAME_TYPE, DealGame)
