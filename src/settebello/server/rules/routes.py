"""Presets, options and rule sets over REST."""

from functools import cache
from typing import Final

from fastapi import APIRouter, Request, Response

from settebello.errors import InvalidRules
from settebello.players import levels
from settebello.rules import (
    Preset,
    check_served,
    field_kinds,
    has_ratings,
    is_value_of_kin,
    option_text,
    options_of_kin,
    presets,
    rules_text,
    split_rules,
    texts_in_use,
    usual_texts,
)
from settebello.rules.catalogue import OptionText, catalogue, differences, plain_words
from settebello.rules.codec import codec_for
from settebello.rules.preset_rows import LANGUAGES
from settebello.server.rules import wire
from settebello.server.wire.answers import REFUSED
from settebello.server.wire.compressed import Compressed, answer_with, compressed_json

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSED)

SIZES: Final = (2, 3, 4, 6)
"""The numbers of players that there are."""


@router.get("/presets", response_model=list[wire.PresetInfo])
def list_presets(request: Request) -> Response:
    """List the presets, those that people choose from first, with the games around the sources."""
    return answer_with(request, _presets())


@cache
def _presets() -> Compressed:
    return compressed_json(
        list[wire.PresetInfo],
        [
            wire.PresetInfo(
                name=row.name,
                shown=row.shown,
                source=row.source,
                title=dict(row.titles),
                summary=dict(row.summaries),
                options=texts_in_use(row.rules()),
                place=dict(row.places) if row.kin else None,
                sizes=list(row.sizes),
                levels=list(levels(row.rules())),
                reviewed=not options_of_kin(row.rules()),
            )
            for row in _listed()
        ],
    )


def _listed() -> list[Preset]:
    """List the presets that the page knows: not the relatives of the games around the sources."""
    return [row for row in presets().values() if row.kin or not options_of_kin(row.rules())]


@router.get("/options", response_model=list[wire.OptionInfo])
def list_options(request: Request) -> Response:
    """List the options with their explanations and values."""
    return answer_with(request, _options())


@cache
def _options() -> Compressed:
    usual = usual_texts()
    found = [_option(option, usual.get(option.name, "")) for option in catalogue().values()]
    return compressed_json(list[wire.OptionInfo], found)


@router.get("/rules/book", response_model=dict[str, wire.RulesAnswer])
def rules_book(request: Request) -> Response:
    """Say of every preset, for each number of players, what it is: for a page without a network."""
    return answer_with(request, _book())


@cache
def _book() -> Compressed:
    sizes = ("", *(f"?players={number}" for number in SIZES))
    found = {
        f"{name}{size}": _looked_at(wire.RulesRequest(rules=f"{name}{size}"))
        for name in (row.name for row in _listed())
        for size in sizes
    }
    playable = {text: answer for text, answer in found.items() if not answer.problems}
    return compressed_json(dict[str, wire.RulesAnswer], playable)


@router.post("/rules")
async def look_at_rules(asked: wire.RulesRequest) -> wire.RulesAnswer:
    """Say what a rule set is and whether it can be played; 422 for names that do not exist."""
    return _looked_at(asked)


def _looked_at(asked: wire.RulesRequest) -> wire.RulesAnswer:
    base, chosen = split_rules(asked.rules)
    chosen |= asked.options
    try:
        rules = base.rules(chosen)
        check_served(rules)
    except InvalidRules as problem:
        options = {name: option_text(name, value) for name, value in base.options_with(chosen).items()}
        return _answer(asked.rules, base.name, options, problem)
    answer = _answer(rules_text(rules, base.name), base.name, texts_in_use(rules), None)
    return answer.model_copy(
        update={
            "changes": [
                wire.Change(option=each.field, base=each.base, value=each.own)
                for each in differences(rules, base.name)
            ],
            "words": {language: list(plain_words(rules, language)) for language in LANGUAGES},
            "levels": list(levels(rules)),
            "rated": has_ratings(rules),
        }
    )


def _answer(text: str, base: str, options: dict[str, str], problem: InvalidRules | None) -> wire.RulesAnswer:
    problems = [
        wire.Problem(
            fields=list(each.fields), reason=each.reason, message=each.message, facts=dict(each.facts)
        )
        for each in (problem.problems if problem else ())
    ]
    return wire.RulesAnswer(rules=text, preset=base, options=options, changes=[], words={}, problems=problems)


def _option(option: OptionText, usual: str) -> wire.OptionInfo:
    codec = codec_for(field_kinds()[option.name])
    return wire.OptionInfo(
        name=option.name,
        group=option.group,
        kind="many" if codec.many else "one" if codec.choices or option.name == "players" else "open",
        title={language: option.titles[language].title for language in option.titles},
        text={language: option.titles[language].text for language in option.titles},
        where=dict(option.where),
        note=dict(option.notes) if option.notes else None,
        values=[
            wire.ValueInfo(
                value=value,
                label={language: words[language].label for language in words},
                text={language: words[language].text for language in words},
                kin=is_value_of_kin(option.name, value),
            )
            for value, words in option.values.items()
        ],
        usual=usual,
    )
