"""The names of people: short enough to be shown, something to see in it, and like nobody else there.

A name is written in one script, as Unicode's report on security says (UTS 39, "highly restrictive": Latin
letters may stand with those of Japanese, Chinese or Korean). The look of a name is its skeleton by the same
report; two names with one skeleton look alike.
"""

import re
from collections.abc import Iterable
from typing import Final
from unicodedata import category, normalize

from disarm import Script, detect_scripts, is_mixed_script, skeleton_key

from settebello.errors import InvalidSetting, Reason

LONGEST_NAME: Final = 24
"""How many characters a name may have."""

MOST_MARKS: Final = 3
"""How many accents, vowel signs and other marks may stand on one letter."""

_UNSEEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
_JOINER: Final = "\u200d"
_EMOJI_SIGN: Final = "\ufe0f"
"""Says that what stands before it is an emoji, and shows nothing itself."""

_PICTURES: Final = frozenset({"So", "Sk"})
_WITH_LATIN: Final = (
    frozenset({Script.LATIN, Script.HAN, Script.HIRAGANA, Script.KATAKANA}),
    frozenset({Script.LATIN, Script.HAN, Script.HANGUL}),
    frozenset({Script.LATIN, Script.HAN, Script.BOPOMOFO}),
)

BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0\U000e0000-\U000e0fff]"
)
"""Letters, marks and signs that show nothing although they are no controls."""


def tidy(text: str) -> str:
    """Return a text in its compatibility form (NFKC), with single blanks and none around it."""
    return re.sub(" +", " ", normalize("NFKC", text)).strip(" ")


def checked_name(text: str, most: int = LONGEST_NAME) -> str:
    """Return a tidy name for a new account or a guest.

    Raises `InvalidSetting` for one that is empty, too long, invisible, or mixes alphabets.
    """
    name = visible_name(text, most)
    if not is_of_one_script(name):
        raise InvalidSetting("a name is written in one alphabet", reason=Reason.NAME_SCRIPTS)
    return name


def visible_name(text: str, most: int = LONGEST_NAME) -> str:
    """Return a tidy name in any alphabets, which older accounts may mix; raise as `visible_text`."""
    return visible_text("a name", text, most, Reason.BAD_NAME)


def visible_text(kind: str, text: str, most: int, reason: Reason) -> str:
    """Return a text of people, tidy: ``kind`` says what it is, as *a name*.

    Raises `InvalidSetting` with the ``reason`` for one that is empty, too long or invisible.
    """
    message = f"{kind} has 1 to {most} characters, all of them visible"
    try:
        shown = can_be_shown(text)
        if not 1 <= len(shown) <= most:
            raise ValueError(message)
    except ValueError:
        raise InvalidSetting(message, reason=reason, most=most) from None
    return shown


def can_be_shown(text: str) -> str:
    """Return a name, tidy; refuse what cannot be seen, hides something, or turns the line around."""
    if BLANK.search(text):
        raise ValueError("a name has something to see in it")
    name = tidy(text)
    for at, letter in enumerate(name):
        before, after = name[at - 1 : at] if at else "", name[at + 1 : at + 2]
        if letter == _JOINER:
            good = _is_picture(before) and _is_picture(after)
        elif letter == _EMOJI_SIGN:
            good = before != "" and (category(before) in {"So", "Sm", "Po", "Nd"} or not before.isascii())
            good = good and not before.isalpha() and not category(before).startswith(("M", "Z"))
        elif category(letter).startswith("M"):
            good = _stands_on_a_letter(name[:at])
        else:
            good = category(letter) not in _UNSEEN
        if not good:
            raise ValueError("a name has letters, digits and signs that can be seen")
    return name


def is_of_one_script(name: str) -> bool:
    """Tell whether a name mixes no alphabets whose letters are taken for one another."""
    if not is_mixed_script(name):
        return True
    scripts = frozenset(detect_scripts(name))
    return any(scripts <= together for together in _WITH_LATIN)


def skeleton(name: str) -> str:
    """Return what a name looks like, without regard to capitals: names of one skeleton are look-alikes."""
    return skeleton_key(tidy(name), digit_policy="tr39").replace("rn", "m").replace("vv", "w")


def looks(name: str) -> frozenset[str]:
    """Return by what a name is taken for another: its letters without capitals, and what it looks like.

    Two names are alike where they share one: a capital I looks like an l, and is an i all the same.
    """
    return frozenset({tidy(name).casefold(), skeleton(name)})


def told_apart(name: str, others: Iterable[str], most: int = LONGEST_NAME) -> str:
    """Return a name that looks like none of the others: with a number behind it where one does."""
    taken = frozenset[str]().union(*(looks(other) for other in others if other))
    number, found = 1, name
    while looks(found) & taken:
        number += 1
        sign = f" ({number})"
        found = name[: most - len(sign)].rstrip() + sign
    return found


def _is_picture(letter: str) -> bool:
    return letter == _EMOJI_SIGN or (letter != "" and category(letter) in _PICTURES)


def _stands_on_a_letter(before: str) -> bool:
    """Tell whether a mark may follow: a letter or digit stands before, without too many marks on it yet."""
    marks = 0
    while before and (category(before[-1]).startswith("M") or before[-1] == _EMOJI_SIGN):
        marks += before[-1] != _EMOJI_SIGN
        before = before[:-1]
    return bool(before) and category(before[-1])[0] in "LN" and marks < MOST_MARKS
