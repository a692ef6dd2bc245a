"""A picture as PNG, with the fonts of the machine, or else with the one that Pillow has.

Pillow's own has the letters of ASCII alone. A text that no font has is written without its accents, or
replaced by a plain one.
"""

from functools import lru_cache
from io import BytesIO
from typing import Final
from unicodedata import combining, normalize

from PIL import Image, ImageDraw, ImageFont

from settebello.server.sharing.picture import (
    CLOTH,
    HEIGHT,
    INSET,
    LINE,
    RADIUS,
    WIDTH,
    Disc,
    Picture,
    Plate,
    Words,
)

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont

FINE: Final = 2
"""The picture is drawn so many times larger, and made smaller at the end: edges are smooth."""

SERIF: Final = ("DejaVuSerif-Bold.ttf", "LiberationSerif-Bold.ttf", "NotoSerif-Bold.ttf", "georgiab.ttf")
SANS: Final = (
    "DejaVuSans.ttf",
    "LiberationSans-Regular.ttf",
    "NotoSans-Regular.ttf",
    "arial.ttf",
    "Arial.ttf",
)
"""Fonts that machines have, the best first."""

ANCHORS: Final = {"start": "ls", "middle": "ms", "end": "rs"}
"""Pillow's names of the point of a text that lies at its place, on the line."""

_NOTHING: Final = "\uffff"
"""A character that no font has."""


def png(picture: Picture) -> bytes:
    """Draw a picture as PNG."""
    image = _cloth()
    draw = ImageDraw.Draw(image)
    edge, far, low = INSET * FINE, (WIDTH - INSET) * FINE, (HEIGHT - INSET) * FINE
    draw.rounded_rectangle((edge, edge, far, low), RADIUS * FINE, outline=LINE, width=2 * FINE)
    for shape in picture.shapes:
        match shape:
            case Plate():
                _lay(image, shape)
            case Disc():
                x, y, radius = shape.x * FINE, shape.y * FINE, shape.radius * FINE
                draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=shape.colour)
            case Words():
                _write(draw, shape)
    file = BytesIO()
    image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS).save(file, "PNG", optimize=True)
    return file.getvalue()


def _cloth() -> Image.Image:
    """Return the empty cloth, lighter in its middle."""
    size = WIDTH * FINE, HEIGHT * FINE
    dark = Image.radial_gradient("L").resize(size, Image.Resampling.BICUBIC)
    return Image.composite(Image.new("RGB", size, CLOTH[1]), Image.new("RGB", size, CLOTH[0]), dark)


def _lay(image: Image.Image, plate: Plate) -> None:
    """Lay a card on the cloth: drawn upright, turned, and put where its middle belongs."""
    size = round((plate.width + plate.line) * FINE), round((plate.height + plate.line) * FINE)
    card = Image.new("RGBA", size)
    outline = (0, 0, size[0] - 1, size[1] - 1)
    line = round(plate.line * FINE)
    ImageDraw.Draw(card).rounded_rectangle(outline, plate.radius * FINE, plate.colour, plate.edge, line)
    turned = card.rotate(-plate.turn, Image.Resampling.BICUBIC, expand=True)
    place = round(plate.x * FINE - turned.width / 2), round(plate.y * FINE - turned.height / 2)
    image.paste(turned, place, turned)


def _write(draw: ImageDraw.ImageDraw, words: Words) -> None:
    size = round(words.size * FINE)
    font, text = _font_for(words, size)
    wide, most = draw.textlength(text, font), words.most * FINE
    if wide > most:
        font, text = _font_for(words, int(max(size / 2, size * most / wide)))
    while text and draw.textlength(text, font) > most:
        text = f"{text.rstrip('…')[:-1].rstrip()}…" if len(text) > 1 else ""
    at = words.x * FINE, words.y * FINE
    draw.text(at, text, fill=words.colour, font=font, anchor=ANCHORS[words.anchor])


def _font_for(words: Words, size: int) -> tuple[Font, str]:
    """Return a font and a text as it can write it; another family where that alone has all letters."""
    fonts = [_font(size, serif=words.serif), _font(size, serif=not words.serif)]
    font = next((each for each in fonts if _has(words.text, each)), fonts[0])
    return font, shown_in(words, font)


def shown_in(words: Words, font: Font) -> str:
    """Return a text as this font can write it."""
    bare = "".join(letter for letter in normalize("NFKD", words.text) if not combining(letter))
    bare = bare.replace("·", "-")
    return next((text for text in (words.text, bare) if _has(text, font)), words.plain)


def _has(text: str, font: Font) -> bool:
    nothing = bytes(font.getmask(_NOTHING))
    return all(letter.isspace() or bytes(font.getmask(letter)) != nothing for letter in text)


@lru_cache(maxsize=128)
def _font(size: int, *, serif: bool) -> Font:
    for name in SERIF if serif else SANS:
        try:
            return ImageFont.truetype(name, size)
        except OSError:
            continue
    return ImageFont.load_default(size)
