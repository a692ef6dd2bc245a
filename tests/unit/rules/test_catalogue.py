"""The words of every option, and rule sets told in sentences."""

import re
import tomllib
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from typing import get_args

import pytest

import settebello.rules
from settebello.cards import Language
from settebello.errors import InvalidRules
from settebello.rules import (
    Rules,
    field_kinds,
    is_option_of_kin,
    options_of_kin,
    parse_rules,
    preset,
    presets,
)
from settebello.rules.catalogue import (
    Choice,
    Difference,
    Group,
    Title,
    catalogue,
    differences,
    plain_words,
)
from settebello.rules.codec import codec_for
from settebello.rules.preset_rows import LANGUAGES
from tests.kit.strategies import BASES, KIN
from tools.rules_doc import documents, main

SUGGESTED = {
    "players": ("2", "3", "4", "6"),
    "deal": ("P3+T4+P3*", "P3+T2+P3+T2+P3", "T2+P3+T2+P3+P3", "P10"),
    "target": ("7", "8", "11", "16", "21", "one_deal"),
    "capture_total": ("11", "15"),
    "max_capture": ("0", "2"),
    "table_bonus": ("none", "sum15:1+sum30:2", "sum15:1+two15:2", "sum30:2+low9:1"),
    "matta": ("none", "7C", "CC"),
    "declare": (
        "none",
        "low9:3+alike:10",
        "low9:1+alike:2+lowalike9:3",
        "low9:2+lowpair9:3+alike:7+both",
        "low9:2+lowpair9:3+lowalike9:7",
    ),
    "carte_points": ("1", "2"),
    "suit_points": ("1", "2"),
    "honours": ("none", "2S+FS", "AD+RD", "A+F+C+R"),
    "napoli_top": ("5", "6", "10"),
}
RULES = Path(settebello.rules.__file__).parent
EVERY_RULE_SET = [(name, row.rules()) for name, row in presets().items()]


def every_word() -> Iterator[tuple[str, Title | Choice]]:
    for option in catalogue().values():
        for titles in option.titles.values():
            yield option.name, titles
        for choices in (*option.values.values(), option.none):
            yield from ((option.name, choice) for choice in choices.values())


def changed(text: str, name: str, value: str) -> Rules | None:
    """Return rules with one option changed; None where it makes no sense beside the others."""
    try:
        return parse_rules(text).with_options({name: value})
    except InvalidRules:
        return None


def test_every_option_has_its_words_in_the_order_of_the_fields() -> None:
    rows = tomllib.loads((RULES / "catalogue.toml").read_text("utf-8"))
    assert list(rows) == list(field_kinds())
    for option in catalogue().values():
        assert option.group in get_args(Group)
        assert set(option.titles) == set(option.where) == set(LANGUAGES)
        assert set(option.notes) in ({*LANGUAGES}, set())


@pytest.mark.parametrize("name", field_kinds())
def test_every_value_has_its_words_in_both_languages(name: str) -> None:
    option, codec = catalogue()[name], codec_for(field_kinds()[name])
    assert set(option.values) == set(SUGGESTED.get(name, codec.choices))
    assert all(set(choices) == set(LANGUAGES) for choices in option.values.values())
    assert set(option.none) == (set(LANGUAGES) if codec.many else set())
    for value in option.values:
        assert codec.to_text(codec.read(name, value)) == value


def test_names_are_short_and_texts_are_neither_empty_nor_long() -> None:
    for option, words in every_word():
        name = words.title if isinstance(words, Title) else words.label
        assert 1 <= len(name.split()) <= 4, (option, name)
        assert 0 < len(words.text) <= 220, (option, words.text)
        assert words.text.endswith("."), (option, words.text)
    for entry in catalogue().values():
        assert all(0 < len(text) <= 220 for text in (*entry.where.values(), *entry.notes.values())), (
            entry.name
        )


def test_every_option_names_statements_of_the_sources() -> None:
    for option in catalogue().values():
        assert option.sources
        own = is_option_of_kin(option.name)
        known = r"[FTOPSA]\d+(\.\d+)?" + (r"|[A-Z]{1,2}\d+" if own else "")
        assert all(re.fullmatch(known, source) for source in option.sources), option.name


def test_every_statement_of_the_games_around_the_sources_is_on_its_page() -> None:
    page = (Path(__file__).parents[3] / "docs" / "family.md").read_text("utf-8")
    for option in catalogue().values():
        for source in option.sources:
            if not re.fullmatch(r"[FTOPSA]\d+(\.\d+)?", source):
                assert f'<a id="{source.lower()}"></a>{source} |' in page, (option.name, source)


def test_every_row_has_every_language() -> None:
    """A language that a row lacks is said in English; of these three none is."""
    lacking = [
        (name, way)
        for name in ("catalogue", "words", "presets")
        for way, texts in texts_below(tomllib.loads((RULES / f"{name}.toml").read_text("utf-8")))
        if set(texts) < set(LANGUAGES)
    ]
    assert lacking == []


def texts_below(row: object, way: str = "") -> Iterator[tuple[str, dict[str, object]]]:
    """Yield every table of the rows that has words by language, and the way to it."""
    if isinstance(row, list):
        for each in row:
            yield from texts_below(each, way)
    if isinstance(row, dict):
        found = {name: words for name, words in row.items() if name in LANGUAGES}
        if found:
            yield way, found
        for name in row.keys() - found.keys():
            yield from texts_below(row[name], f"{way} {name}")


def test_words_that_a_language_lacks_are_english() -> None:
    rules = preset("figs").rules()
    assert plain_words(rules, "eo") == plain_words(rules, "en")
    assert catalogue()["redeal"].label("kings3", "eo") == "Three kings"
    assert presets()["scopone-10"].titles["eo"] == "Scopone, ten cards"


def test_labels_of_one_option_can_be_told_apart() -> None:
    for option in catalogue().values():
        for language in LANGUAGES:
            labels = [choice[language].label for choice in option.values.values()]
            assert len(set(labels)) == len(labels), (option.name, labels)


def test_what_the_table_does_not_do_yet_is_said() -> None:
    assert {option.name for option in catalogue().values() if option.notes} == {
        "capture_duty",
        "fuori",
        "clock",
        "irregularities",
    }


@pytest.mark.parametrize(
    ("option", "value", "label"),
    [
        ("deal", "P3+T4+P3*", "3 alla volta"),
        ("deal", "P20", "P20"),
        ("redeal", "kings3+ace1", "Tre re, Un asso"),
        ("redeal", "none", "Mai"),
        ("ace", "none", "Come le altre"),
        ("target", "31", "31"),
        ("clock", "yes", "Sì"),
    ],
)
def test_a_value_is_called_by_its_label_or_by_itself(option: str, value: str, label: str) -> None:
    assert catalogue()[option].label(value, "it") == label


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "rules"), EVERY_RULE_SET, ids=presets())
def test_a_preset_is_told_in_four_to_eight_sentences(name: str, rules: Rules, language: Language) -> None:
    """The games around the five sources have more to tell."""
    words = plain_words(rules, language)
    assert 4 <= len(words) <= (12 if options_of_kin(rules) else 8), name
    for sentence in words:
        assert re.fullmatch(r"[A-ZÀ-Ý0-9][^{}]{5,218}\.", sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_presets_that_differ_are_told_differently(language: Language) -> None:
    for (one, left), (other, right) in combinations(EVERY_RULE_SET, 2):
        same_words = plain_words(left, language) == plain_words(right, language)
        assert same_words == (left == right), (one, other)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", field_kinds())
def test_every_option_is_told(name: str, language: Language) -> None:
    """Some value of it changes the sentences about some rule set: ``words.toml`` has a part for it."""
    values = {*catalogue()[name].values, *KIN.get(name, ())}
    told = {
        text: plain_words(parse_rules(text), language)
        for text in (*BASES, "figs", "spazzino", "scopa?players=2&redeal=none")
    }
    assert any(
        plain_words(rules, language) != told[text]
        for text, value in product(told, values)
        if (rules := changed(text, name, value)) is not None
    ), f"no sentence of words.toml looks at {name}, or none of these rule sets can have it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_rule_set_still_fits_in_eight_sentences(language: Language) -> None:
    rules = parse_rules(
        "figs?redeal=kings3+sum10+ace1&capture_duty=hand&ace=takes_all&ace_bank=yes&last_play_scopa=yes"
        "&extras=re_bello+napoli&primiera_values=southern&cappotto=yes&clock=yes&deal=P1+T4+P4*&capture_by=fifteen"
    )
    assert len(plain_words(rules, language)) == 8


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("scopa?deal=P1+T4+P4*", "una carta a testa e poi quattro alla volta, in tre distribuzioni"),
        ("scopa?deal=P12+T4+P2*&players=3", "dodici carte a testa, quattro in tavola"),
        ("scopone?target=1", "un punto"),
        ("scopone?target=one_deal", "una smazzata"),
        ("scopa?players=6&sides=solo", "in sei, ognuno per sé"),
        ("scopa?players=4&redeal=kings3+ace1", "con tre re in tavola o con un asso in tavola"),
    ],
)
def test_rules_without_a_name_are_told_too(text: str, sentence: str) -> None:
    assert sentence in " ".join(plain_words(parse_rules(text), "it")).lower()


@pytest.mark.parametrize(
    ("text", "language", "sentence"),
    [
        ("frac", "it", "Un punto ciascuna: asso, fante, cavallo e re di ogni seme."),
        ("frac", "en", "A point each: ace, jack, horse and king of each suit."),
        ("frac", "es", "Un punto cada una: as, sota, caballo y rey de cada palo."),
        ("spazzino", "it", "Un punto ciascuna: due e fante di spade."),
        ("spazzino", "en", "A point each: two and jack of swords."),
        ("spazzino?honours=FS", "es", "Un punto cada una: sota de espadas."),
        ("frac?honours=A+3D+FS", "en", "A point each: ace of each suit; three of coins; jack of swords."),
    ],
)
def test_cards_of_a_point_are_told_by_their_names(text: str, language: Language, sentence: str) -> None:
    assert sentence in plain_words(parse_rules(text), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", [rules for _, rules in EVERY_RULE_SET], ids=presets())
def test_no_sentence_has_the_letters_of_a_card(rules: Rules, language: Language) -> None:
    told = " ".join(plain_words(rules, language))
    assert re.findall(r"\b[2-7FCR][DCSB]\b|\b[FCR]\b", told) == []


def test_an_empty_table_is_never_dealt_again() -> None:
    assert "king" not in " ".join(plain_words(preset("scopone-10").rules(), "en"))


def test_differences_name_what_is_not_as_in_the_base() -> None:
    rules = parse_rules("figs?capture_duty=forced&last_play_scopa=yes")
    assert differences(rules, "figs") == (
        Difference("capture_duty", "lapse", "forced"),
        Difference("last_play_scopa", "no", "yes"),
    )


def test_differences_count_what_an_option_brings_along() -> None:
    changed = [found.field for found in differences(parse_rules("figs?target=11"), "figs")]
    assert changed == ["target", "stakes", "fuori"]


@pytest.mark.parametrize("name", presets())
def test_a_preset_does_not_differ_from_itself(name: str) -> None:
    assert differences(preset(name).rules(), name) == ()


def test_the_documents_are_up_to_date() -> None:
    assert {path.name for path in documents()} == {"rules.md", "regole.md"}
    assert main(["--check"]) == 0
