"""The values each option can take (RULES.md section 2); the text of a value is its name there."""

from enum import StrEnum
from typing import Final, Literal


class Sides(StrEnum):
    """Who scores together (option 2): everybody alone, or two teams in alternate seats."""

    SOLO = "solo"
    PAIRS = "pairs"


class Redeal(StrEnum):
    """What on the first table makes the same dealer deal again (option 4)."""

    KINGS3 = "kings3"
    SUM10 = "sum10"
    ACE1 = "ace1"


class HandReveal(StrEnum):
    """When a player sees the own hand (option 5)."""

    AT_DEAL = "at_deal"
    FIRST_TURN = "first_turn"


class FirstDealer(StrEnum):
    """How the first dealer is found (option 6)."""

    RANDOM = "random"
    LOW_CARD_DRAW = "low_card_draw"
    AGREED_OR_RANDOM = "agreed_or_random"


class Cut(StrEnum):
    """Who cuts the pack (F4.3, P3): nobody is named, or the player on the dealer's left."""

    NONE = "none"
    LEFT = "left"


class CaptureBy(StrEnum):
    """What a card takes (option 7)."""

    EQUAL_OR_SUM = "equal_or_sum"
    FIFTEEN = "fifteen"


class CaptureChoice(StrEnum):
    """Which of several captures may be chosen (option 8)."""

    SINGLE_FIRST = "single_first"
    FEWEST = "fewest"
    FREE = "free"


class CaptureDuty(StrEnum):
    """Whether a capture must be made (option 9)."""

    FORCED = "forced"
    LAPSE = "lapse"
    OPTIONAL = "optional"
    HAND = "hand"


class Ace(StrEnum):
    """What an ace does (option 10)."""

    NONE = "none"
    TAKES_ALL = "takes_all"


class AceVsAce(StrEnum):
    """What a played ace takes when an ace lies on the table (option 10a)."""

    ALL = "all"
    ACE_ONLY = "ace_only"


class Majority(StrEnum):
    """How the points of cards and coins are won (option 12)."""

    THRESHOLD = "threshold"
    MOST = "most"


class PrimieraValues(StrEnum):
    """The table of primiera values (option 13)."""

    STANDARD = "standard"
    SOUTHERN = "southern"


class PrimieraShort(StrEnum):
    """What a primiera without all four suits is worth (option 14)."""

    VOID = "void"
    FEWER_SUITS_LOWER = "fewer_suits_lower"
    PLAIN_SUM = "plain_sum"


class Extra(StrEnum):
    """Points beyond the four of the pack (option 15)."""

    RE_BELLO = "re_bello"
    NAPOLI = "napoli"


class Irregularities(StrEnum):
    """Who deals with mistakes (option 21): software in which none can happen, or the FIGS articles."""

    SOFTWARE = "software"
    FIGS = "figs"


class PileView(StrEnum):
    """What may be seen of the piles (option 22)."""

    NONE = "none"
    SCOPE_ONLY = "scope_only"


OneDeal = Literal["one_deal"]
ONE_DEAL: Final[OneDeal] = "one_deal"
Target = int | OneDeal
"""Points to reach, or the highest score after a single deal (option 17)."""
