"""The values each option can take; the text of a value is its name in docs/rules.md."""

from enum import StrEnum
from typing import Final, Literal


class Sides(StrEnum):
    """The sides: everybody alone, two teams in alternate seats, or partners who face each other."""

    SOLO = "solo"
    PAIRS = "pairs"
    COUPLES = "couples"


class Redeal(StrEnum):
    """The first tables that make the same dealer deal again."""

    KINGS3 = "kings3"
    SUM10 = "sum10"
    ACE1 = "ace1"
    ACES2 = "aces2"
    ALIKE3 = "alike3"


class HandReveal(StrEnum):
    """When a player sees the own hand."""

    AT_DEAL = "at_deal"
    FIRST_TURN = "first_turn"


class FirstDealer(StrEnum):
    """How the first dealer is found."""

    RANDOM = "random"
    LOW_CARD_DRAW = "low_card_draw"
    AGREED_OR_RANDOM = "agreed_or_random"


class Cut(StrEnum):
    """The player who cuts the pack (F4.3, P3): nobody is named, or the player on the dealer's left."""

    NONE = "none"
    LEFT = "left"


class CaptureBy(StrEnum):
    """The captures of a card."""

    EQUAL_OR_SUM = "equal_or_sum"
    FIFTEEN = "fifteen"
    BOTH = "both"


class CourtCapture(StrEnum):
    """The captures of fante, cavallo and re: as of other cards, or each its equal alone."""

    BY_VALUE = "by_value"
    EQUAL_ONLY = "equal_only"


class CaptureChoice(StrEnum):
    """Which of several captures may be chosen."""

    SINGLE_FIRST = "single_first"
    FEWEST = "fewest"
    FREE = "free"


class CaptureDuty(StrEnum):
    """Whether a capture must be made."""

    FORCED = "forced"
    LAPSE = "lapse"
    OPTIONAL = "optional"
    HAND = "hand"


class Ace(StrEnum):
    """The power of an ace."""

    NONE = "none"
    TAKES_ALL = "takes_all"


class AceVsAce(StrEnum):
    """The capture of a played ace when an ace lies on the table."""

    ALL = "all"
    ACE_ONLY = "ace_only"


class AceOpening(StrEnum):
    """The effect of an ace as the first play of a deal."""

    AS_USUAL = "as_usual"
    BY_VALUE = "by_value"
    BARRED = "barred"


class TableBonusTo(StrEnum):
    """The player who gets the points and the cards of a first table."""

    DEALER = "dealer"
    FIRST = "first"


class DeclareWhen(StrEnum):
    """From when a hand may be declared; in both cases until the own first card of the batch."""

    TURN = "turn"
    DEAL = "deal"


class DeclareShow(StrEnum):
    """Whether the cards of a declared hand lie open."""

    OPEN = "open"
    CLOSED = "closed"


class CommonPoint(StrEnum):
    """The five usual points of a deal."""

    CARTE = "carte"
    DENARI = "denari"
    SETTEBELLO = "settebello"
    PRIMIERA = "primiera"
    SCOPE = "scope"


class NobleSuit(StrEnum):
    """The suit of the point for coins and of all that is counted in a suit, by its letter."""

    DENARI = "D"
    COPPE = "C"
    SPADE = "S"
    BASTONI = "B"


class Majority(StrEnum):
    """How the points of cards and coins are won."""

    THRESHOLD = "threshold"
    MOST = "most"


class PrimieraValues(StrEnum):
    """The table of primiera values."""

    STANDARD = "standard"
    SOUTHERN = "southern"


class PrimieraShort(StrEnum):
    """The worth of a primiera without all four suits."""

    VOID = "void"
    FEWER_SUITS_LOWER = "fewer_suits_lower"
    PLAIN_SUM = "plain_sum"


class LevelMajority(StrEnum):
    """The share of two sides that are level with most cards: nothing, or half the points each."""

    NONE = "none"
    SPLIT = "split"


class PrimieraBy(StrEnum):
    """How primiere are compared: by the sum of their cards, or rank by rank from the sevens down."""

    SUM = "sum"
    RANKS = "ranks"


class Extra(StrEnum):
    """Points beyond the four of the pack."""

    RE_BELLO = "re_bello"
    NAPOLI = "napoli"
    GRANDE = "grande"
    GRANDE_LONG = "grande_long"
    MOST_SEVENS = "most_sevens"
    ALL_SEVENS = "all_sevens"
    LOW_COINS = "low_coins"


class ScopeDoubledBy(StrEnum):
    """The captures that double a side's scope."""

    NONE = "none"
    KNIGHTS = "knights"


class PlayBonus(StrEnum):
    """Points that a play makes besides a scopa."""

    PICULA = "picula"
    BAGER = "bager"
    ONE_SUIT = "one_suit"
    THREE = "three"


class Objective(StrEnum):
    """Whether the most points win a match, or the fewest."""

    MOST = "most"
    LEAST = "least"


class LevelEnd(StrEnum):
    """The way in which a match that is level at its end is decided."""

    PLAY_ON = "play_on"
    KING_OF_COINS = "king_of_coins"


class Leftovers(StrEnum):
    """The player who gets what lies on the table at the end."""

    LAST_CAPTURER = "last_capturer"
    DEALER = "dealer"


class Irregularities(StrEnum):
    """The treatment of mistakes: software in which none can happen, or the FIGS articles."""

    SOFTWARE = "software"
    FIGS = "figs"


class PileView(StrEnum):
    """The visible part of the piles."""

    NONE = "none"
    SCOPE_ONLY = "scope_only"


OneDeal = Literal["one_deal"]
ONE_DEAL: Final[OneDeal] = "one_deal"
Target = int | OneDeal
"""Points to reach, or the highest score after a single deal."""
