"""The values each option can take; the text of a value is its name in docs/rules.md."""

from enum import StrEnum
from typing import Final, Literal


class Sides(StrEnum):
    """The sides: everybody alone, or two teams in alternate seats."""

    SOLO = "solo"
    PAIRS = "pairs"


class Redeal(StrEnum):
    """The first tables that make the same dealer deal again."""

    KINGS3 = "kings3"
    SUM10 = "sum10"
    ACE1 = "ace1"


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


class Extra(StrEnum):
    """Points beyond the four of the pack."""

    RE_BELLO = "re_bello"
    NAPOLI = "napoli"


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
