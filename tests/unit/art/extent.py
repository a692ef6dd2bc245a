"""Where the marks of a drawing lie: points sampled along every shape, in the card's units."""

import itertools
import re
from collections.abc import Iterator
from math import cos, hypot, radians, sin
from typing import NamedTuple
from xml.etree import ElementTree

Point = tuple[float, float]
_SVG = "{http://www.w3.org/2000/svg}"
_STEPS = 12


class Map(NamedTuple):
    """An affine map: x' = ax + cy + e, y' = bx + dy + f."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    e: float = 0
    f: float = 0

    def after(self, inner: "Map") -> "Map":
        (e, f), (ae, af) = self.at((inner.e, inner.f)), (self.e, self.f)
        (a, b), (c, d) = self.at((inner.a, inner.b)), self.at((inner.c, inner.d))
        return Map(a - ae, b - af, c - ae, d - af, e, f)

    def at(self, point: Point) -> Point:
        x, y = point
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    @property
    def scale(self) -> float:
        return max(hypot(self.a, self.b), hypot(self.c, self.d))


class Mark(NamedTuple):
    """A point on a shape's edge, and half the width of the line drawn there."""

    x: float
    y: float
    half_line: float


def marks(document: str) -> Iterator[Mark]:
    """Sample every mark of a document, definitions only where they are used."""
    root = ElementTree.fromstring(document)
    named = {node.get("id", ""): node for node in root.iter() if node.get("id")}
    yield from _marks(root, Map(), 0, named)


def _marks(
    node: ElementTree.Element, place: Map, line: float, named: dict[str, ElementTree.Element]
) -> Iterator[Mark]:
    tag = node.tag.removeprefix(_SVG)
    if tag in ("defs", "symbol", "title"):
        return
    place = place.after(_transform(node.get("transform", "")))
    if node.get("stroke") == "none":
        line = 0
    elif "stroke-width" in node.attrib:
        line = float(node.attrib["stroke-width"])
    if tag == "use":
        place = place.after(Map(e=float(node.get("x", 0)), f=float(node.get("y", 0))))
        target = named[node.attrib["href"].removeprefix("#")]
        yield from _marks(target, place, line, named)
        return
    for point in _outline(tag, node):
        yield Mark(*place.at(point), line * place.scale / 2)
    for child in node:
        inner = _marks(child, place, line, named)
        yield from _clipped(inner, node) if tag == "svg" and "x" in node.attrib else inner


def _clipped(inner: Iterator[Mark], window: ElementTree.Element) -> Iterator[Mark]:
    """Keep what shows in a window that draws in the units of the card; its edge cuts lines too."""
    x, y, width, height = (float(window.attrib[name]) for name in ("x", "y", "width", "height"))
    assert window.attrib["viewBox"].split() == [f"{value:g}" for value in (x, y, width, height)]
    for mark in inner:
        if x <= mark.x <= x + width and y <= mark.y <= y + height:
            yield mark._replace(half_line=0)


def _transform(text: str) -> Map:
    whole = Map()
    for name, values in re.findall(r"(\w+)\(([^)]*)\)", text):
        n = [float(value) for value in re.split(r"[ ,]+", values.strip())]
        match name:
            case "translate":
                step = Map(e=n[0], f=n[1] if len(n) > 1 else 0)
            case "scale":
                step = Map(a=n[0], d=n[-1])
            case "rotate":
                turn, (x, y) = radians(n[0]), n[1:] or (0, 0)
                about = Map(cos(turn), sin(turn), -sin(turn), cos(turn))
                step = Map(e=x, f=y).after(about).after(Map(e=-x, f=-y))
            case _:
                raise ValueError(f"no rule for the transform {name}")
        whole = whole.after(step)
    return whole


def _outline(tag: str, node: ElementTree.Element) -> Iterator[Point]:
    def value(name: str) -> float:
        return float(node.get(name, 0))

    if tag == "path":
        yield from path_points(node.attrib["d"])
    elif tag == "rect":
        for x in (value("x"), value("x") + value("width")):
            for y in (value("y"), value("y") + value("height")):
                yield x, y
    elif tag in ("circle", "ellipse"):
        rx, ry = value("rx") or value("r"), value("ry") or value("r")
        for step in range(0, 360, 10):
            yield value("cx") + rx * cos(radians(step)), value("cy") + ry * sin(radians(step))


_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}


def path_points(d: str) -> Iterator[Point]:
    """Sample the points of a path; an arc counts as the box of its radii about both its ends."""
    x = y = start_x = start_y = 0.0
    for letter, text in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        kind, relative = letter.upper(), letter.islower()
        count = _ARGUMENTS[kind]
        for n in _groups(text, count, kind):
            ox, oy = (x, y) if relative else (0.0, 0.0)
            if kind == "Z":
                ends: list[Point] = [(start_x, start_y)]
            elif kind == "H":
                ends = [(ox + n[0], y)]
            elif kind == "V":
                ends = [(x, oy + n[0])]
            elif kind == "A":
                ends = [(ox + n[5], oy + n[6])]
                for cx, cy in ((x, y), ends[0]):
                    yield from ((cx - n[0], cy - n[1]), (cx + n[0], cy + n[1]))
            else:
                ends = [(ox + n[i], oy + n[i + 1]) for i in range(0, count, 2)]
            if kind != "M":
                yield from _curve([(x, y), *ends])
            x, y = ends[-1]
            if kind == "M":
                start_x, start_y = x, y


def _groups(text: str, count: int, kind: str) -> Iterator[list[float]]:
    if kind == "A":
        pattern = r"([\d.]+) ([\d.]+) ([\d.]+) ([01]) ?([01]) ?(-?[\d.]+)[ ]?(-?[\d.]+)"
        for found in re.findall(pattern, text):
            yield [float(part) for part in found]
        return
    numbers = [float(part) for part in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]
    if count == 0:
        yield []
        return
    assert numbers, f"a path command without numbers in {text!r}"
    assert len(numbers) % count == 0, f"{kind} wants numbers by {count}: {text!r}"
    for start in range(0, len(numbers), count):
        yield numbers[start : start + count]


def _curve(points: list[Point]) -> Iterator[Point]:
    """Sample a Bézier curve of any degree by repeated halving of its control points."""
    for step in range(_STEPS + 1):
        t, rest = step / _STEPS, points
        while len(rest) > 1:
            rest = [((1 - t) * a + t * c, (1 - t) * b + t * d) for (a, b), (c, d) in itertools.pairwise(rest)]
        yield rest[0]
