"""The four jacks: men on foot, each in a pose of his own."""

from collections.abc import Callable
from typing import Final

from settebello.cards import Suit
from settebello_art.heads import face, ruff
from settebello_art.ink import (
    BLUE,
    BROWN,
    CREAM,
    GOLD,
    GREEN,
    INK,
    RED,
    SKIN,
    STEEL,
    inked,
    line,
    mirrored,
    placed,
    shape,
    use,
)
from settebello_art.napoletane.courts import (
    CLUB,
    COIN,
    CUP,
    NIGHT,
    OUTLINE,
    SWORD,
    band,
    flower,
    folds,
    ground,
    hand,
)
from settebello_art.napoletane.hats import (
    bald,
    broad_face,
    cropped,
    handlebar,
    locks,
    peaked_hat,
    phrygian,
    profile,
    sideburn,
)


def _herald() -> str:
    """Draw the jack of coins: a youth seen from the side, who walks with the coin before him."""
    head = locks(BROWN) + profile() + sideburn(BROWN) + peaked_hat(BLUE, GOLD, RED)
    return (
        ground()
        + flower(178)
        + shape("M72 122C44 138 20 176 9 224 28 220 38 238 58 230L92 140Z", BLUE)
        + folds("M52 158C38 180 30 200 26 218M62 176 52 220")
        + shape("M80 224C72 248 60 262 44 282L62 294C82 274 98 256 106 226Z", RED)
        + shape("M44 278C34 284 34 292 40 298 44 304 50 308 58 308 62 304 58 298 64 292Z", INK)
        + shape("M82 222C94 244 104 262 108 294L130 291C130 266 124 244 118 222Z", GREEN)
        + shape("M107 288C116 292 124 290 130 286 138 296 152 298 152 309H108Z", INK)
        + shape("M92 124C112 122 120 144 128 156L142 144 160 158C154 178 138 188 122 182L100 164Z", GREEN)
        + shape(
            "M66 124C58 148 64 166 66 184 58 202 48 214 44 230 60 242 78 234 92 240 106 234"
            " 122 242 136 230 128 210 116 198 110 184 114 166 118 146 108 124 96 116 78 116 66"
            " 124Z",
            RED,
        )
        + folds("M76 196 66 234M92 194V238M104 196 116 236")
        + line("M94 124 104 150 100 180", GOLD, 5)
        + band("M67 184Q88 194 109 184", GOLD)
        + shape("M70 128C48 134 42 158 50 174L74 194 84 182 68 166C70 156 78 150 84 146Z", GREEN)
        + folds("M52 150 70 156")
        + hand(80, 189)
        + use(COIN, 157, 112, 1.1)
        + hand(155, 151)
        + placed(ruff(), 83, 88, 1.1)
        + placed(head, 83, 88, 1.16)
    )


def _cellarer() -> str:
    """Draw the jack of cups: a stout bald servant in an apron, a towel on his arm."""
    head = ruff() + bald("#a87") + broad_face() + handlebar("#865")
    return (
        ground(GOLD, GREEN)
        + flower(180)
        + shape("M80 236 84 296H106L110 250 116 296H138L144 236Z", CREAM)
        + shape("M84 288H106V309H70C66 302 72 298 84 294ZM116 288H138V294C150 298 156 302 152 309H116Z", INK)
        + shape("M74 222C70 240 74 254 80 262H108L111 244 114 262H142C150 252 152 240 148 222Z", BLUE)
        + shape(
            "M86 126C72 150 62 180 66 226 94 236 128 236 156 226 160 180 150 150 136 126 122"
            " 116 100 116 86 126Z",
            GREEN,
        )
        + shape(
            "M96 150C94 176 80 190 78 214 76 230 76 240 78 254 98 264 124 264 144 254 146 240"
            " 146 230 144 214 142 190 128 176 126 150Z",
            CREAM,
        )
        + folds("M94 222 90 252M111 224V258M128 222 132 252")
        + line("M92 122 98 152M130 122 124 152", CREAM, 5)
        + band("M70 208Q111 224 152 208", RED, 4)
        + shape("M90 126C74 128 68 142 60 142L46 144 42 164C62 174 84 168 98 150Z", BLUE)
        + band("M57 142 54 167", GOLD)
        + use(CUP, 42, 98, 1.18)
        + hand(42, 151)
        + shape("M132 126C156 134 176 156 166 178 158 192 140 196 122 196L118 178 142 170 130 152Z", BLUE)
        + shape("M134 176C146 180 158 174 166 166L176 240H140Z", CREAM)
        + line("M140 228H174M139 216H173", RED, 3)
        + hand(116, 187)
        + placed(mirrored(head), 110, 90, 1.16)
    )


def _bravo() -> str:
    """Draw the jack of swords: a bareheaded soldier, the helmet in his arm."""
    head = ruff() + face() + cropped(NIGHT) + handlebar(NIGHT)
    return (
        ground()
        + flower(178)
        + shape(
            "M82 226C74 250 70 270 72 292L56 302C52 306 54 310 60 310H96C96 280 102 256 108"
            " 234C114 256 118 272 122 296L118 310H156C162 308 160 302 154 300L144 292C144 268"
            " 140 248 132 226Z",
            BROWN,
        )
        + shape("M72 246 102 252 100 264 70 258ZM112 252 142 244 144 256 115 264Z", GOLD)
        + shape(
            "M82 180C62 190 56 222 70 240 84 248 98 246 106 236 116 246 132 248 144 240 158"
            " 220 152 190 132 180Z",
            RED,
        )
        + line(
            "M76 194C70 208 72 226 78 242M94 190C90 206 90 226 94 244M120 190C124 206 124 226 120 244",
            GOLD,
            5,
        )
        + shape(
            "M76 124C70 146 80 168 82 186 98 196 118 196 132 186 136 168 144 146 138 124 122"
            " 114 92 114 76 124Z",
            BLUE,
        )
        + shape("M82 122C78 150 86 172 107 182 128 172 136 150 132 122 118 130 96 130 82 122Z", STEEL)
        + folds("M107 128V178M90 144Q107 156 124 144")
        + band("M83 186Q107 198 131 186", GOLD)
        + shape("M80 126C62 130 62 146 56 160L38 166 36 184C56 192 76 182 88 150Z", GOLD)
        + folds("M62 144 80 156M56 164 62 178")
        + placed(use(SWORD, 0, -54, 1.18), 38, 174, 1, -4)
        + hand(38, 175)
        + shape("M134 126C160 130 176 156 170 186L146 200 136 188 150 172 128 150Z", GOLD)
        + placed(
            shape("M-8-20C4-34 28-28 30-6L20-4Z", RED)
            + shape("M-22 6C-22-28 22-28 22 6L28 12C10 18-10 18-28 12Z", STEEL)
            + folds("M0-20V4M-22 5H22"),
            152,
            192,
            1,
            14,
        )
        + hand(138, 204)
        + placed(head, 107, 88, 1.16)
    )


def _woodman() -> str:
    """Draw the jack of clubs: a barelegged young man who carries the club on his shoulder."""
    head = cropped("#b42") + face() + phrygian(RED, GREEN)
    return (
        ground(GOLD, GREEN)
        + flower(172)
        + shape("M62 224C58 250 48 268 38 290L58 300C72 274 84 256 90 228Z", SKIN)
        + shape("M86 228C104 246 112 268 122 298L142 290C134 262 126 244 118 222Z", SKIN)
        + shape(
            "M42 274 65 284 58 309H20C16 300 24 298 34 292ZM115 274 137 266 144 290C156 294"
            " 162 300 160 309H124Z",
            BROWN,
        )
        + shape("M108 126C138 132 162 158 154 178 148 192 130 192 114 190L112 172 126 164 104 150Z", CREAM)
        + shape(
            "M60 124C54 146 62 168 64 186 56 204 50 216 46 232L58 228 64 240 76 230 86 242 96"
            " 230 108 240 116 228 130 234C126 214 118 200 112 186 116 168 120 146 114 124 98"
            " 114 76 114 60 124Z",
            GREEN,
        )
        + shape("M72 118 87 160 102 118Z", CREAM)
        + folds("M76 200 70 228M90 200V230M102 200 110 228")
        + band("M65 186Q88 196 111 186", RED)
        + placed(use(CLUB, 0, -90, 1.35), 80, 212, 1, 32)
        + shape("M66 126C44 134 36 164 48 186L76 212 88 198 68 176C68 164 74 156 80 148Z", CREAM)
        + folds("M48 162 66 164M130 146 142 160")
        + hand(86, 203)
        + hand(114, 175)
        + placed(mirrored(head), 82, 93, 1.14)
    )


_JACKS: Final[dict[Suit, Callable[[], str]]] = {
    Suit.DENARI: _herald,
    Suit.COPPE: _cellarer,
    Suit.SPADE: _bravo,
    Suit.BASTONI: _woodman,
}


def jack(suit: Suit) -> str:
    """Draw the jack of a suit."""
    return inked(_JACKS[suit](), OUTLINE)
