"""The shape of an image, read from its first bytes: PNG, JPEG, WebP and SVG."""

import re
from collections.abc import Callable
from typing import Final

_PNG: Final = b"\x89PNG\r\n\x1a\n"
_JPEG: Final = b"\xff\xd8"
_FRAMES: Final = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""JPEG markers that begin a frame, which states the size."""
_SVG: Final = re.compile(rb"<svg\b([^>]*)>")
_BOX: Final = re.compile(
    rb"""\bviewBox\s*=\s*["']\s*[-\d.e]+[\s,]+[-\d.e]+[\s,]+([\d.e]+)[\s,]+([\d.e]+)\s*["']"""
)
_LENGTH: Final = r"""\b%s\s*=\s*["']\s*([\d.]+)"""

TYPES: Final = {
    "svg": "image/svg+xml",
    "png": "image/png",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "webp": "image/webp",
}
"""The media type of each ending."""


def ratio_of(image: bytes, media_type: str) -> float | None:
    """Return an image's width divided by its height; none where it is no image of its type."""
    try:
        width, height = _READERS[media_type](image)
    except (IndexError, ValueError):
        return None
    return width / height if width > 0 and height > 0 else None


def _png(image: bytes) -> tuple[float, float]:
    if not image.startswith(_PNG) or len(image) < 24:
        raise ValueError("no PNG")
    return int.from_bytes(image[16:20]), int.from_bytes(image[20:24])


def _jpeg(image: bytes) -> tuple[float, float]:
    if not image.startswith(_JPEG):
        raise ValueError("no JPEG")
    at = 2
    while image[at] == 0xFF:
        if image[at + 1] in _FRAMES:
            return int.from_bytes(image[at + 7 : at + 9]), int.from_bytes(image[at + 5 : at + 7])
        at += 2 + int.from_bytes(image[at + 2 : at + 4])
    raise ValueError("a JPEG without a frame")


def _webp(image: bytes) -> tuple[float, float]:
    if image[:4] != b"RIFF" or image[8:12] != b"WEBP" or len(image) < 30:
        raise ValueError("no WebP")
    match image[12:16]:
        case b"VP8 ":
            return _little(image[26:28]) & 0x3FFF, _little(image[28:30]) & 0x3FFF
        case b"VP8L":
            bits = _little(image[21:25])
            return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        case b"VP8X":
            return _little(image[24:27]) + 1, _little(image[27:30]) + 1
        case _:
            raise ValueError("a WebP of another kind")


def _little(part: bytes) -> int:
    return int.from_bytes(part, "little")


def _svg(image: bytes) -> tuple[float, float]:
    root = _SVG.search(image)
    if root is None:
        raise ValueError("no SVG")
    box = _BOX.search(root[1])
    if box:
        return float(box[1]), float(box[2])
    sizes = [re.search((_LENGTH % name).encode(), root[1]) for name in ("width", "height")]
    width, height = (float(size[1]) if size else 0.0 for size in sizes)
    return width, height


_READERS: Final[dict[str, Callable[[bytes], tuple[float, float]]]] = {
    "image/png": _png,
    "image/jpeg": _jpeg,
    "image/webp": _webp,
    "image/svg+xml": _svg,
}
