"""Public functions check their arguments (an unknown option was a KeyError; card -1 the king of clubs).

Each parameter of each public function gets values that its annotation excludes. The project's error is the
only permitted answer: another exception is a fault, and so is a result.
"""

import inspect
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from importlib import import_module
from io import StringIO
from types import NoneType, SimpleNamespace, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import numpy as np
import pytest

from settebello.cards import (
    EMPTY,
    SETTEBELLO,
    Card,
    Rank,
    Seat,
    Suit,
    card_set,
    card_text,
    contains,
    parse_card,
    parse_cards,
    rank_of,
    single,
    suit_of,
)
from settebello.engine import (
    DealScore,
    State,
    apply_unchecked,
    captures,
    deal,
    legal_actions,
    primiera,
    score_state,
    start_match,
    worth,
)
from settebello.engine.capture import ORDINARY, Moment
from settebello.engine.live import Acted, Ending, How, LiveDeal, live
from settebello.errors import InvalidArgument, SettebelloError, SyntaxProblem, UnknownRule
from settebello.fair import Luck, settled_pack
from settebello.notation import DealSource, dumps, load, position_text, record_of
from settebello.rules import DealPattern, Preset, Rules, option_text, parse_rules, preset

PACKAGES: Final = (
    "settebello.cards",
    "settebello.rules",
    "settebello.engine",
    "settebello.engine.live",
    "settebello.notation",
    "settebello.fair",
)
UNCHECKED: Final = {"apply_unchecked", "act_unchecked"}
"""Functions that trust their caller, as their name says."""

OF_ANY_TABLE: Final = {"settebello.cards.number_of"}
"""Functions of seats that a refusal names although there is none such."""

RULES: Final = parse_rules("figs")
LUCK: Final = Luck("ab" * 32, ())
BEGUN: Final = deal(RULES, Seat(0), settled_pack(RULES, LUCK)[0])
RANGES: Final = {"Card": (-1, 40), "CardSet": (-1, 1 << 40), "Seat": (-1, 6), "Side": (-1, 6)}
"""Numbers beside those that a kind of number has."""

OTHERS: Final = (None, 5, 1.5, "no such", b"7D", object())
"""Values of several types; of these the ones that an annotation excludes are tried."""


def played_out(state: State) -> State:
    """Return the end of a deal."""
    while not state.over:
        state = apply_unchecked(state, legal_actions(state)[0])
    return state


END: Final = played_out(BEGUN)
LIVE: Final = live(BEGUN)
RECORD: Final = record_of(
    "figs", ("A", "B", "C", "D"), [DealSource(deal=LIVE, pack=settled_pack(RULES, LUCK)[0])]
)
PLAY: Final = legal_actions(BEGUN)[0]

BY_NAME: Final[dict[str, object]] = {
    "number": 1,
    "text": "7D",
    "option_text.name": "target",
    "option_text.value": "11",
    "read_option.name": "target",
    "read_option.value": "11",
    "preset.name": "figs",
    "parse_rules.text": "figs",
    "split_rules.text": "figs",
    "tidy_rules.text": "figs",
    "rules_text.base": "figs",
    "parse.text": "P3 T4 P3*",
    "from_options.options": RULES.as_options(),
    "parse_act.text": "call",
    "parse_position.text": position_text(BEGUN),
    "loads.text": dumps(RECORD),
    "loads_matches.text": dumps(RECORD),
    "record_of.rules_text": "figs",
    "players": 4,
    "record_of.players": ("A", "B", "C", "D"),
    "order": tuple(range(40)),
    "chooser.order": (0, 1, 2, 3),
    "check_pile_request.request": "count_scope",
    "piles": (0, 0),
    "scope": (0, 0),
    "before": (0, 0),
    "match_outcome.deal": (0, 0),
    "hands": (9, 9, 9, 9),
    "cards_to_play": 30,
    "at_fault": (0,),
    "draw_roles.cards": ((0,), (4,), (8,), (12,)),
    "score": score_state(END),
    "score_state.state": END,
    "ending": Ending(How.COUNTED, score_state(END)),
    "primiere": (primiera(RULES, parse_cards("7D")), primiera(RULES, parse_cards("6D"))),
    "problem": UnknownRule("no such rule"),
    "acted": Acted(Seat(0), PLAY),
    "acts": (),
    "deals": (),
    "decode_act.number": 0,
    "decode_action.number": 0,
    "number_of.place": 0,
    "act.seat": BEGUN.to_move,
    "check_act.seat": BEGUN.to_move,
}
"""A sound value by parameter, or by function and parameter."""

SOUND: Final[dict[Any, object]] = {
    str: "en",
    int: 1,
    bool: False,
    Rules: RULES,
    Preset: preset("figs"),
    State: BEGUN,
    Moment: ORDINARY,
    LiveDeal: LIVE,
    DealScore: score_state(END),
    Luck: LUCK,
}


METHODS: Final[dict[str, dict[str, Callable[..., object]]]] = {
    "settebello.rules": {
        "DealPattern.parse": DealPattern.parse,
        "Rules.from_options": Rules.from_options,
        "Rules.with_options": RULES.with_options,
        "Preset.options_with": preset("figs").options_with,
        "Preset.rules": preset("figs").rules,
    }
}
"""Methods that are asked with what people write."""


def public_functions(package: str) -> Iterator[tuple[str, Callable[..., object]]]:
    """Yield every public function of a package, and `METHODS`."""
    module = import_module(package)
    names = getattr(module, "__all__", None) or [
        name for name, found in vars(module).items() if getattr(found, "__module__", "") == package
    ]
    for name in names:
        found = getattr(module, name)
        if inspect.isfunction(found) and name not in UNCHECKED and not name.startswith("_"):
            yield f"{package}.{name}", found
    yield from METHODS.get(package, {}).items()


def sound_for(name: str, parameter: str, kind: Any) -> object:  # noqa: ANN401 - an annotation
    """Return a value that a parameter takes."""
    short = name.rpartition(".")[2]
    for key in (f"{short}.{parameter}", parameter):
        if key in BY_NAME:
            return BY_NAME[key]
    if kind in SOUND:
        return SOUND[kind]
    if hasattr(kind, "__supertype__"):
        return 0
    if isinstance(kind, type) and issubclass(kind, Enum):
        return next(iter(kind))
    origin = get_origin(kind)
    if origin in {Union, UnionType}:
        return None if NoneType in get_args(kind) else PLAY
    if origin in {Sequence, Iterable, Collection, tuple}:
        return ()
    if origin is Mapping:
        return {}
    by_class = {"MatchRecord": RECORD, "Match": start_match(RULES, Seat(0)), "Writable": StringIO()}
    return by_class.get(getattr(kind, "__name__", ""), StringIO(dumps(RECORD)))


def excluded(kind: Any) -> list[object]:  # noqa: ANN401 - an annotation
    """List values that an annotation excludes: of another type, out of range, and in a row of sound ones."""
    origin, arguments = get_origin(kind), get_args(kind)
    if kind in {Any, object, bool} or (
        origin is None and isinstance(kind, type) and issubclass(kind, Exception)
    ):
        return []
    if origin in {Union, UnionType}:
        rejected = [excluded(each) for each in arguments if each is not NoneType]
        wrong = [value for value in rejected[0] if all(_among(value, others) for others in rejected[1:])]
        return [value for value in wrong if value is not None or NoneType not in arguments]
    if origin is Literal:
        return [value for value in OTHERS if value not in arguments]
    if origin in {Sequence, Iterable, Collection, tuple}:
        inner = excluded(arguments[0])
        return [
            None,
            5,
            object(),
            *([value] for value in inner if origin is not tuple),
            *([] if _holds_text(kind) else ["x"]),
        ]
    if origin is Mapping:
        return [None, 5, "no such", object()]
    if hasattr(kind, "__supertype__"):
        return [None, "7D", 1.5, object(), [0], *RANGES[kind.__name__]]
    if kind is int:
        return [None, "1", 1.5, object()]
    if kind is str:
        return [None, 5, b"7D", object()]
    if isinstance(kind, type) and issubclass(kind, Enum):
        return [None, 99, -1, "no such", object()]
    return list(OTHERS)


def _among(value: object, others: list[object]) -> bool:
    return any(value is other or (type(value) is type(other) and value == other) for other in others)


def _holds_text(kind: Any) -> bool:  # noqa: ANN401 - an annotation
    return get_args(kind)[0] is str


def sound_arguments(name: str, function: Callable[..., object]) -> dict[str, object]:
    """Return arguments that a function takes."""
    hints = get_type_hints(function)
    return {each: sound_for(name, each, hints[each]) for each in inspect.signature(function).parameters}


def faults_of(name: str, function: Callable[..., object]) -> list[str]:
    """List what a function does with excluded values besides raising the project's error."""
    hints, sound = get_type_hints(function), sound_arguments(name, function)
    found = []
    for parameter in sound:
        for value in excluded(hints[parameter]):
            if name in OF_ANY_TABLE and isinstance(value, int):
                continue
            shown = f"{name}({parameter}={value if type(value) is not object else 'object()'!r})"
            try:
                result = function(**{**sound, parameter: value})
                if isinstance(result, Iterator):
                    result = list(result)
            except SettebelloError:
                continue
            except Exception as error:
                found.append(f"{shown} raised {type(error).__name__}: {error}")
            else:
                found.append(f"{shown} returned {result!r}"[:200])
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_public_functions_refuse_what_their_annotations_exclude(package: str) -> None:
    found = [fault for name, function in public_functions(package) for fault in faults_of(name, function)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("package", PACKAGES)
def test_the_other_arguments_of_those_calls_are_sound(package: str) -> None:
    for name, function in public_functions(package):
        try:
            function(**sound_arguments(name, function))
        except InvalidArgument as error:
            pytest.fail(f"{name}: {error}")
        except SettebelloError:
            continue  # the rules forbid it


def test_a_name_that_is_no_option_is_an_unknown_rule_and_no_key_error() -> None:
    with pytest.raises(UnknownRule, match="there is no option 'nosuch'"):
        option_text("nosuch", 1)


@pytest.mark.parametrize("number", [-1, 40])
def test_a_number_that_is_no_card_has_no_text_rank_or_set(number: int) -> None:
    card = Card(number)
    calls = (
        card_text,
        rank_of,
        suit_of,
        single,
        lambda each: contains(EMPTY, each),
        lambda each: card_set([each]),
    )
    for call in calls:
        with pytest.raises(InvalidArgument, match=f"card is {number}; it has to be from 0 to 39"):
            call(card)


def test_a_card_is_read_from_text_alone() -> None:
    wrong: Any = 7
    with pytest.raises(InvalidArgument, match="text has type int, not str"):
        parse_card(wrong)
    assert parse_card("7d") == SETTEBELLO


def test_numbers_of_arrays_are_cards_like_others() -> None:
    number: Any = np.int64(24)
    found = [rank_of(number), suit_of(number), card_text(number), single(number), card_set([number])]
    assert found == [Rank.SETTE, Suit.DENARI, "7D", 1 << 24, 1 << 24]
    assert all(type(each) is int for each in found[3:])
    table: Any = np.int64(parse_cards("2D5D7S"))
    taken = captures(RULES, table, number)
    assert taken == captures(RULES, parse_cards("2D5D7S"), SETTEBELLO)
    assert all(type(each) is int for each in taken)


def test_too_many_and_unknown_arguments_stay_pythons_own_error() -> None:
    wrong: Any = worth
    for arguments, named in (((RULES, 1, 2), {}), ((RULES,), {}), ((RULES, 1), {"colour": 3})):
        with pytest.raises(TypeError):
            wrong(*arguments, **named)


def test_a_value_without_an_attribute_is_refused_after_one_of_its_type_that_has_it() -> None:
    unreadable: Any = SimpleNamespace()
    readable: Any = SimpleNamespace(read=lambda: "no record")
    with pytest.raises(InvalidArgument):
        load(unreadable)
    with pytest.raises(SyntaxProblem):
        load(readable)
    with pytest.raises(InvalidArgument):
        load(unreadable)
