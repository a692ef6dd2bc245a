"""The four horsemen: mounted, riding to the left."""

from dataclasses import dataclass
from typing import Final

from settebello.cards import Suit
from settebello_art.heads import beard, face, feathered_cap, hair, helmet, hood, moustache, ruff, turban
from settebello_art.ink import (
    BROWN,
    CREAM,
    GOLD,
    INK,
    RED,
    SKIN,
    STEEL,
    disc,
    dots,
    flat,
    inked,
    line,
    mirrored,
    placed,
    shape,
)
from settebello_art.napoletane.courts import DRESSES, SIGNS_HELD, Dress, ground, held


@dataclass(frozen=True)
class Horse:
    """A horse's colours."""

    coat: str
    shade: str
    mane: str


_HORSES: Final[dict[Suit, Horse]] = {
    Suit.DENARI: Horse(CREAM, "#e3d8c4", GOLD),
    Suit.COPPE: Horse("#b74", "#853", "#433"),
    Suit.SPADE: Horse("#568", "#346", CREAM),
    Suit.BASTONI: Horse("#d5dae2", "#a9b4c2", "#433"),
}


def _horse(horse: Horse) -> str:
    return (
        shape("M166 188C186 188 194 212 190 240 188 252 192 258 194 264 178 262 168 240 164 214Z", horse.mane)
        + shape("M120 236C124 252 136 258 132 270L122 290 112 308H136L146 288 154 262 150 236Z", horse.shade)
        + shape(
            "M52 214C38 220 20 220 12 232 10 240 14 248 18 254L24 276 42 272 34 252C44 248 62 248 74 236Z",
            horse.shade,
        )
        + flat("M23 270 41 266 45 276 25 281Z", INK)
        + shape(
            "M86 182C104 186 134 184 150 182 168 182 180 198 176 218 172 232 166 238 168 248L178 264C178 276 172 284 172 292"
            "L176 308H154L152 292C154 280 158 274 156 266 146 256 138 248 136 236 124 244 108 246 98 244"
            "L94 272 94 308H72L76 274C72 262 66 252 66 240 54 232 50 224 50 214"
            " 48 198 56 186 58 176 58 168 54 164 50 164 42 170 36 178 26 180 14 180 12 168 16 160 28 150 34 138 42 126"
            "L42 108 54 116C78 118 94 146 94 168Z",
            horse.coat,
        )
        + shape(
            "M40 110C32 120 32 134 38 142 44 136 46 132 50 130 60 134 58 142 66 146 64 154 72 158 70 168 78 170 82 178 92 180 104 168 96 142 80 122 66 108 48 106 40 110Z",
            horse.mane,
        )
        + line("M58 122C70 128 80 140 84 156", INK, 2)
        + dots("M41 147h0", CREAM, 11)
        + dots("M40 147h0", INK, 6.5)
        + disc(20, 167, 2, INK)
        + flat("M71 297H95V309H71ZM111 299H139L135 309H109ZM153 297H175L177 309H153Z", INK)
    )


def _bridle(trim: str) -> str:
    d = "M28 152 38 176M46 128 56 162M34 164C54 184 72 186 88 178"
    return line(d, INK, 7) + line(d, trim, 3.5)


def _saddle(suit: Suit, dress: Dress) -> str:
    if suit is Suit.SPADE:
        cloth = "M88 182C110 190 140 188 160 182L174 214C168 232 156 240 148 250L138 236 128 250 116 238 104 250 92 236Z"
    elif suit is Suit.COPPE:
        cloth = "M88 182C106 190 132 188 152 182L158 222C152 236 142 236 138 228 134 240 122 240 118 231 114 240 100 238 92 226Z"
    else:
        cloth = "M88 182C106 190 132 188 150 182L158 230 122 240 90 230Z"
    edge = "" if suit in (Suit.SPADE, Suit.COPPE) else line("M93 220 122 229 153 220", dress.cloak, 6)
    spots = flat("M140 198l6 8-6 8-6-8Z", dress.cloak)
    return shape(cloth, dress.trim) + edge + spots


def _leg(dress: Dress) -> str:
    return (
        shape(
            "M104 178C94 196 84 204 82 216L80 254 60 264C56 272 60 276 66 276H98L106 226C116 216 128 206 132 186Z",
            dress.lining,
        )
        + shape("M80 226 80 254 60 264C56 272 60 276 66 276H98L107 228Z", BROWN)
        + shape("M77 222 110 226 108 238 77 234Z", GOLD)
    )


def _torso(suit: Suit, dress: Dress) -> str:
    body = shape(
        "M84 122C80 146 86 166 88 184 104 194 124 194 138 184 138 162 142 144 134 122 118 114 100 114 84 122Z",
        dress.coat,
    )
    if suit is Suit.DENARI:
        front = line("M110 122V188M96 140H128M96 156H128M96 172H128", dress.trim, 5)
    elif suit is Suit.COPPE:
        front = (
            shape("M98 118 110 152 122 118Z", CREAM)
            + line("M110 152V190", INK, 2.5)
            + line("M95 128 98 182M125 128 122 182", dress.trim, 5)
        )
    elif suit is Suit.SPADE:
        front = shape(
            "M88 122C84 150 92 172 110 180 128 172 136 150 130 122 118 126 102 126 88 122Z", STEEL
        ) + line("M110 128V178M94 140C100 148 120 148 126 140", INK, 2.5)
    else:
        front = shape("M134 120 88 172V184L98 189 139 138Z", dress.cloak) + flat(
            "M102 128l5 6-5 6-5-6ZM124 166l5 6-5 6-5-6Z", dress.lining
        )
    belt = line("M89 184C104 193 124 193 137 184", INK, 9) + line(
        "M90 184C104 193 124 193 136 184", GOLD if dress.coat != GOLD else RED, 5
    )
    return body + front + belt


def _arms(dress: Dress, *, lowered: bool) -> str:
    left = shape(
        "M88 122C70 126 62 144 62 162L78 186 92 176 82 160C84 152 90 148 96 144Z", dress.lining
    ) + line("M68 140 88 150", INK, 2)
    if lowered:
        right = shape(
            "M130 122C144 124 148 132 150 138L158 134 168 152C154 166 134 164 126 148Z", dress.lining
        )
    else:
        right = shape("M130 122C142 124 148 126 152 116L168 130C162 152 144 156 128 148Z", dress.lining)
    return left + disc(84, 181, 8, SKIN) + right


def _head(suit: Suit, dress: Dress) -> str:
    if suit is Suit.DENARI:
        hat = hood(dress.cloak, GOLD)
    elif suit is Suit.COPPE:
        hat = mirrored(feathered_cap(dress.cloak, GOLD))
    elif suit is Suit.SPADE:
        hat = beard("square", dress.hair) + turban(CREAM, dress.cloak)
    else:
        hat = moustache(dress.hair) + helmet(STEEL, dress.lining)
    return hair(dress.hair) + ruff() + face() + hat


def rider(suit: Suit) -> str:
    """Draw a horseman with his suit's sign."""
    dress, lowered = DRESSES[suit], SIGNS_HELD[suit].is_long
    return inked(
        ground(dress)
        + shape("M120 122C152 128 176 160 182 196 168 202 150 200 132 190Z", dress.cloak)
        + _horse(_HORSES[suit])
        + _bridle(dress.cloak)
        + _saddle(suit, dress)
        + _leg(dress)
        + _torso(suit, dress)
        + _arms(dress, lowered=lowered)
        + placed(_head(suit, dress), 108, 87, 1.05)
        + held(suit, 162, 146 if lowered else 122)
    )
