"""The four jacks: on foot, in doublet and hose."""

from settebello.cards import Suit
from settebello_art.heads import face, feathered_cap, hair, helmet, hood, moustache, ruff, turban
from settebello_art.ink import CREAM, GOLD, INK, SKIN, STEEL, disc, flat, inked, line, mirrored, placed, shape
from settebello_art.napoletane.courts import DRESSES, SIGNS_HELD, Dress, flower, ground, held


def _cloak(suit: Suit, dress: Dress) -> str:
    if suit is Suit.BASTONI:
        return ""
    if suit is Suit.COPPE:
        return shape(
            "M70 118C44 136 22 176 16 222 30 216 44 222 58 212L84 130ZM110 118 128 200C138 196 144 188 144 178 142 152 130 130 110 118Z",
            dress.cloak,
        )
    return shape(
        "M66 120C42 150 30 204 28 246 70 256 112 256 150 244 150 204 138 150 114 120Z", dress.cloak
    ) + line("M40 212 37 240M136 206 140 238", INK, 2)


def _legs(suit: Suit, dress: Dress) -> str:
    legs = shape(
        "M64 204C58 228 62 244 64 256 60 270 66 280 66 291L46 301C42 308 46 310 54 310H82C88 292 86 276 88 262 92 244 94 226 94 204Z",
        dress.cloak,
    ) + shape(
        "M90 204C92 228 100 244 102 258 102 272 106 284 104 294V310H134C140 309 138 302 132 300L122 292C122 280 128 268 126 256 124 240 124 222 120 204Z",
        dress.lining,
    )
    if suit is Suit.SPADE:
        return legs + shape(
            "M60 250 90 256C88 272 90 292 84 310H54C46 310 42 308 46 301L64 291C64 280 58 270 60 250ZM98 254 130 250C130 268 124 280 124 292L134 300C140 302 140 309 134 310H104C104 290 102 272 98 254Z",
            "#853",
        )
    shoes = shape(
        "M66 290C74 298 80 298 84 294L82 310H54C46 310 42 308 46 301ZM104 294C110 298 118 296 122 291L132 300C138 302 140 309 134 310H104Z",
        INK,
    )
    return (
        legs
        + shoes
        + line("M62 256 88 261M102 259 126 255", INK, 9)
        + line("M63 256 87 261M103 259 125 255", GOLD, 4.5)
    )


def _skirt(suit: Suit, dress: Dress) -> str:
    stripes = (
        flat(
            "M72 188 62 227 74 229 80 188ZM90 190 84 229H98L97 190ZM108 188 111 229 124 227 115 188Z",
            dress.trim,
        )
        if suit is Suit.DENARI
        else ""
    )
    return (
        shape(
            "M62 182C54 198 46 210 42 226 58 234 74 228 90 232 106 228 124 234 140 224 132 206 124 196 118 182Z",
            dress.coat,
        )
        + stripes
        + line("M72 190 62 226M90 190V229M108 190 118 228", INK, 2)
    )


def _doublet(suit: Suit, dress: Dress) -> str:
    body = shape(
        "M64 118C58 140 60 164 62 186 80 192 100 192 118 186 120 164 122 140 116 118 100 110 80 110 64 118Z",
        dress.coat,
    )
    if suit is Suit.DENARI:
        front = shape("M80 114H100L97 189H83Z", dress.trim) + line(
            "M83 134H97M83 148H97M83 162H97M84 176H96", INK, 2.5
        )
    elif suit is Suit.COPPE:
        front = (
            shape("M74 114 90 164 106 114Z", CREAM)
            + line("M80 128H100M84 140H96M87 152H93M90 166V188", INK, 2.5)
            + line("M67 126 73 184M113 126 107 184", dress.trim, 5)
        )
    elif suit is Suit.SPADE:
        front = shape(
            "M68 118C62 150 72 174 90 180 108 174 118 150 112 118 100 124 80 124 68 118Z", STEEL
        ) + line("M90 124V178M74 136C78 142 84 144 90 144 96 144 102 142 106 136", INK, 2.5)
    else:
        front = shape("M64 118 118 172V186L112 188 62 134Z", dress.lining) + flat(
            "M100 128l6 6-6 6-6-6ZM76 158l6 6-6 6-6-6ZM96 172l4 5-4 5-4-5Z", dress.cloak
        )
    belt = line("M62 187C80 194 100 194 118 187", INK, 11) + line(
        "M63 187C80 194 100 194 117 187", GOLD if dress.coat != GOLD else dress.cloak, 6
    )
    return body + front + belt


def _left_arm(dress: Dress) -> str:
    return (
        shape(
            "M66 118C44 114 32 136 26 156 24 164 26 168 32 174L56 192 66 180 48 161C54 154 62 150 68 144Z",
            dress.lining,
        )
        + line("M37 131 60 146M28 158 48 162", INK, 2)
        + disc(62, 189, 8.5, SKIN)
    )


def _right_arm(dress: Dress, *, lowered: bool) -> str:
    if lowered:
        return shape(
            "M112 118C132 120 136 132 138 140L148 138 156 156C142 172 116 170 110 150Z", dress.lining
        ) + line("M134 132 120 150", INK, 2)
    return shape("M112 118C130 122 136 126 144 116L162 130C156 152 132 158 110 148Z", dress.lining) + line(
        "M134 124 128 150", INK, 2
    )


def _head(suit: Suit, dress: Dress) -> str:
    if suit is Suit.DENARI:
        hat = mirrored(feathered_cap(dress.cloak, GOLD))
    elif suit is Suit.COPPE:
        hat = hood(dress.cloak, GOLD)
    elif suit is Suit.SPADE:
        hat = moustache(dress.hair) + helmet(STEEL, dress.cloak)
    else:
        hat = turban(dress.cloak, dress.lining)
    return hair(dress.hair) + ruff() + face() + hat


def jack(suit: Suit) -> str:
    """Draw a jack with his suit's sign."""
    dress, lowered = DRESSES[suit], SIGNS_HELD[suit].is_long
    return inked(
        ground(dress)
        + flower()
        + _cloak(suit, dress)
        + _legs(suit, dress)
        + _skirt(suit, dress)
        + _doublet(suit, dress)
        + _left_arm(dress)
        + _right_arm(dress, lowered=lowered)
        + placed(_head(suit, dress), 90, 87, 1.1)
        + held(suit, 154, 148 if lowered else 120)
    )
