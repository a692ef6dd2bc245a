"""Playing a deal on to its end, all cards known, each seat as the greedy player would with its own."""

from settebello.cards import EMPTY, PACK, PACK_SIZE, SUIT_MASK, CardSet, Seat, cards_in, single
from settebello.engine import Action, State, fewest_win, noble_suit, play_order, side_of
from settebello.engine.capture import matta
from settebello.engine.dealing import hand_out
from settebello.engine.legal import moment_of
from settebello.engine.play_points import counted_in_play
from settebello.engine.score import DealScore, extras, score_deal
from settebello.engine.seats import leftovers_to
from settebello.players.kin.choices import POINT, THREAT, WORTH, Memory, WeighedPlay
from settebello.rules import Extra


class DealSetting:
    """All that stays the same while a deal is played on: the order of the seats, the rules that count."""

    def __init__(self, memory: Memory, dealer: Seat) -> None:
        rules = self.rules = memory.rules
        self.memory, self.dealer = memory, dealer
        self.sides = rules.side_count
        self.side_of = [side_of(rules, Seat(seat)) for seat in range(rules.players)]
        self.after = [Seat((seat + 1) % rules.players) for seat in range(rules.players)]
        self.first = play_order(rules, dealer)[0]
        wild = matta(rules)
        self.matta = EMPTY if wild is None else single(wild)
        self.noble = SUIT_MASK[noble_suit(rules)]
        self.runs = Extra.NAPOLI in extras(rules)
        self.bonus, self.least = bool(counted_in_play(rules)), fewest_win(rules)

    def later_hands(self, state: State) -> list[tuple[CardSet, ...]]:
        """List the hands of the batches that are still to be handed out."""
        found, stock, rules = list[tuple[CardSet, ...]](), state.stock, self.rules
        while stock:
            batch = rules.deal.next_batch(rules.players, PACK_SIZE - len(stock))
            dealt = hand_out(rules, self.dealer, () if batch is None else (batch,), stock)
            found.append(dealt.hands)
            stock = dealt.stock
        return found


class GreedyRun:
    """A deal that is played on, changed in place; the seats play as `settebello.players.greedy` does."""

    def __init__(self, setting: DealSetting, state: State, later: list[tuple[CardSet, ...]]) -> None:
        self._setting, self._later = setting, later
        self._hands, self._table = list(state.hands), state.table
        self._piles, self._scope = list(state.piles), list(state.scope)
        self._giocate = [*state.giocate] or [0] * setting.sides
        self._seat, self._last_capturer = state.to_move, state.last_capturer
        self._to_play, self._fresh, self._batch = state.cards_to_play, state.fresh, 0
        self._choices = setting.memory.choices(state.matta_as)
        self._first, self._accusi = moment_of(state), state.accusi

    def begin(self, action: Action) -> None:
        """Make the first play."""
        self._make(self._choices.judged(self._table, action, self._first))

    def finish(self) -> DealScore:
        """Play to the end and count."""
        while self._to_play:
            self._make(self._best())
        setting = self._setting
        receiver = leftovers_to(setting.rules, setting.dealer, self._last_capturer)
        if receiver is not None:
            side = setting.side_of[receiver]
            self._piles[side] = CardSet(self._piles[side] | self._table)
        return score_deal(setting.rules, self._piles, self._scope, self._accusi, self._giocate)

    def _best(self) -> WeighedPlay:
        """Return the choice of greatest merit, of least where the fewest points win; the first of equals."""
        setting, table, hand, choices = self._setting, self._table, self._hands[self._seat], self._choices
        pile = self._piles[setting.side_of[self._seat]]
        unseen = PACK & ~(table | hand | sum(self._piles))
        last, threatens = (
            self._to_play == 1,
            self._to_play > 2 or (self._to_play == 2 and setting.rules.last_play_scopa),
        )
        best, most, memory = None, 0, setting.memory
        for card in cards_in(hand):
            equal = memory.equal[card]
            twins = 1 + (equal & unseen).bit_count()
            for choice in choices.of(table, card):
                _, taken, _, won, sweeps, sweeps_last, threats, value, laid = choice
                merit = WORTH * value
                if laid is not None:
                    merit = 2 * ((equal & hand).bit_count() - 1) - laid * twins
                elif setting.runs:
                    merit += WORTH * memory.gained(pile, won, setting.noble)
                if sweeps_last if last else sweeps:
                    merit += POINT
                if setting.bonus and taken and not last:
                    merit += POINT * memory.bonus(choice, self._fresh)
                if threatens and threats:
                    merit -= THREAT * (threats & unseen).bit_count()
                if setting.least:
                    merit = -merit
                if (best is None or merit > most) and self._allowed(choice, table, hand):
                    best, most = choice, merit
        if best is None:
            raise AssertionError("a hand of a deal that goes on has a card to play")
        return best

    def _allowed(self, choice: WeighedPlay, table: CardSet, hand: CardSet) -> bool:
        """Tell whether a card may be played: where all have to take that can, not if it takes nothing."""
        if not self._choices.must_take or choice.won:
            return True
        return not any(each.won for card in cards_in(hand) for each in self._choices.of(table, card))

    def _make(self, choice: WeighedPlay) -> None:
        """Make a play, and hand out the next cards where all are played."""
        setting, seat = self._setting, self._seat
        side = setting.side_of[seat]
        self._to_play -= 1
        self._hands[seat] = CardSet(self._hands[seat] & ~(1 << choice.card))
        self._table = choice.left
        if setting.bonus and self._to_play and choice.taken:
            self._giocate[side] += setting.memory.bonus(choice, self._fresh)
        self._fresh = None if choice.won else choice.card
        if choice.won:
            self._piles[side] = CardSet(self._piles[side] | choice.won)
            if choice.taken:
                self._last_capturer = seat
            if choice.won & setting.matta:
                self._choices = setting.memory.choices(None)
        self._scope[side] += choice.sweeps if self._to_play else choice.sweeps_last
        self._seat = setting.after[seat]
        if self._to_play and not any(self._hands):
            self._hands, self._batch = list(self._later[self._batch]), self._batch + 1
            self._seat, self._fresh = setting.first, None
