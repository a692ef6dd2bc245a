"""Presets, options and rule sets over REST."""

from fastapi import APIRouter

from settebello.cards import Language
from settebello.errors import InvalidRules
from settebello.rules import check_served, field_kinds, option_text, presets, rules_text, split_rules
from settebello.rules.catalogue import OptionText, catalogue, differences, plain_words
from settebello.rules.codec import codec_for
from settebello.server.rules import wire
from settebello.server.wire.answers import REFUSED

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSED)


@router.get("/presets")
async def list_presets() -> list[wire.PresetInfo]:
    """List the presets, those that people choose from first."""
    return [
        wire.PresetInfo(
            name=row.name,
            shown=row.shown,
            source=row.source,
            title=wire.Label.model_validate(dict(row.titles)),
            summary=wire.Label.model_validate(dict(row.summaries)),
            options=row.rules().as_texts(),
        )
        for row in presets().values()
    ]


@router.get("/options")
async def list_options() -> list[wire.OptionInfo]:
    """List the options with their explanations and values."""
    return [_option(option) for option in catalogue().values()]


@router.post("/rules")
async def look_at_rules(asked: wire.RulesRequest) -> wire.RulesAnswer:
    """Say what a rule set is and whether it can be played; 422 for names that do not exist."""
    base, chosen = split_rules(asked.rules)
    chosen |= asked.options
    try:
        rules = base.rules(chosen)
        check_served(rules)
    except InvalidRules as problem:
        options = {name: option_text(name, value) for name, value in base.options_with(chosen).items()}
        return _answer(asked.rules, base.name, options, problem)
    answer = _answer(rules_text(rules, base.name), base.name, rules.as_texts(), None)
    return answer.model_copy(
        update={
            "changes": [
                wire.Change(option=each.field, base=each.base, value=each.own)
                for each in differences(rules, base.name)
            ],
            "words_it": list(plain_words(rules, "it")),
            "words_en": list(plain_words(rules, "en")),
        }
    )


def _answer(text: str, base: str, options: dict[str, str], problem: InvalidRules | None) -> wire.RulesAnswer:
    problems = [
        wire.Problem(
            fields=list(each.fields), reason=each.reason, message=each.message, facts=dict(each.facts)
        )
        for each in (problem.problems if problem else ())
    ]
    return wire.RulesAnswer(
        rules=text, preset=base, options=options, changes=[], words_it=[], words_en=[], problems=problems
    )


def _option(option: OptionText) -> wire.OptionInfo:
    codec = codec_for(field_kinds()[option.name])
    return wire.OptionInfo(
        name=option.name,
        group=option.group,
        kind="many" if codec.many else "one" if codec.choices or option.name == "players" else "open",
        title=_label({language: option.titles[language].title for language in option.titles}),
        text=_label({language: option.titles[language].text for language in option.titles}),
        where=_label(dict(option.where)),
        note=_label(dict(option.notes)) if option.notes else None,
        values=[
            wire.ValueInfo(
                value=value,
                label=_label({language: words[language].label for language in words}),
                text=_label({language: words[language].text for language in words}),
            )
            for value, words in option.values.items()
        ],
    )


def _label(words: dict[Language, str]) -> wire.Label:
    return wire.Label.model_validate(words)
