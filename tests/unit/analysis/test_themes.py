"""Each detector on positions laid out for it: where it speaks, where it is silent, what it may not say."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pytest

from settebello.analysis import Position, Theme, course_of
from settebello.analysis.report import Fact
from settebello.analysis.sentences import theme_text, themes_text
from settebello.analysis.themes import OF_DECLARATIONS, OF_PLAYS, declarations_of, themes_of
from settebello.analysis.themes.claims import CHECKS, ThemeClaim, holds
from settebello.analysis.themes.found import Found, theme_of
from settebello.analysis.themes.seen import Seen
from settebello.cards import PACK, CardSet, Language, of_rank, rank_of, size
from settebello.engine import Action, Play
from settebello.texts import languages, texts
from tests.unit.analysis.cases import CASES, EARLY, MISSED, Case
from tests.unit.notation.matches import played_match

NAMES: Final = ("Ada", "Bruno", "Carla", "Dario")
LANGUAGES: Final = languages()


def named(themes: tuple[Theme, ...]) -> dict[str, Theme]:
    return {theme.name: theme for theme in themes}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.theme)
def test_a_mistake_is_named(case: Case) -> None:
    theme = named(themes_of(case.position, case.best))[case.theme]
    assert bool(theme.happened) == case.happened


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.theme)
def test_the_better_play_is_no_such_mistake(case: Case) -> None:
    turned = case.turned
    assert case.theme not in named(themes_of(turned, case.position.played))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.theme)
def test_what_did_not_happen_is_not_told(case: Case) -> None:
    position = case.position
    short = Position(0, position.act, position.moments[: position.act + 2])
    theme = named(themes_of(short, case.best))[case.theme]
    assert not theme.happened


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", [*CASES, MISSED, EARLY], ids=lambda case: case.theme)
def test_a_theme_can_be_said(case: Case, language: Language) -> None:
    position = case.position
    themes = named((*themes_of(position, case.best), *declarations_of(position)))
    sentence = " ".join(themes_text((themes[case.theme],), NAMES, texts(language)))
    assert len(sentence) > 30
    assert "{" not in sentence


def test_a_sentence_names_cards_and_ranks() -> None:
    case = next(each for each in CASES if each.theme == "under_eleven")
    theme = named(themes_of(case.position, case.best))["under_eleven"]
    assert theme_text(theme, NAMES, texts("en")) == (
        "That left 21 on the table, too much for any scopa. "
        "This play left 9, with 2 of the horses not seen. Bruno made the scopa with the horse of coins."
    )
    assert "due di coppe" in themes_text((theme,), NAMES, texts("it"))[0]


def test_the_better_play_is_named_once_whatever_else_it_did() -> None:
    case = next(each for each in CASES if each.theme == "under_eleven")
    theme = named(themes_of(case.position, case.best))["under_eleven"]
    sentences = themes_text((theme, theme), NAMES, texts("en"))
    assert sentences[0] == "Better: two of cups, laid."
    assert [each.startswith("That left 21") for each in sentences] == [False, True, True]
    assert themes_text((), NAMES, texts("en")) == ()


def test_too_little_for_a_scopa_is_not_too_much() -> None:
    """Where captures make fifteen, no card sweeps a table of three: it is safe for another reason."""
    case = Case(
        "scopa_given", ("AC",), "5Dx4C6C", {0: "5DAC4S"}, "AD2S4C6C", more={"rules": "quindici", "dealer": 1}
    )
    themes = named(themes_of(case.position, case.best))
    assert "under_eleven" not in themes
    assert themes["scopa_given"].facts["count"] == 2
    claim = ThemeClaim("better_cannot_be_swept")
    assert not holds(claim, case.position, case.best)


def finds(case: Case) -> Iterator[Found]:
    """Yield what the detectors find in a case, before anything is checked."""
    position = case.position
    for detect in (*OF_PLAYS, *OF_DECLARATIONS):
        found = detect(Seen(position.view), position, case.best)
        if found is not None:
            yield found


def other(name: str, fact: Fact) -> Fact:
    """Return a fact of the same kind that is not this one."""
    if isinstance(fact, int):
        return fact + 1
    if name in {"rank", "better_rank"}:
        return "A" if fact != "A" else "2"
    return "AD" if fact != "AD" else "2D"


def test_a_sentence_that_the_engine_contradicts_is_not_shown() -> None:
    """If any fact is changed, the sentence, or the part of it that says so, is left out."""
    tried = 0
    for case in (*CASES, MISSED, EARLY):
        for found in finds(case):
            for index, claim in enumerate(found.claims):
                for name, fact in claim.facts.items():
                    wrong = ThemeClaim(claim.check, {**claim.facts, name: other(name, fact)})
                    claims = (*found.claims[:index], wrong, *found.claims[index + 1 :])
                    told = theme_of(replace(found, claims=claims), case.position, case.best)
                    assert told is None, (found.name, wrong)
                    tried += 1
            for claim in found.happened_claims:
                for name, fact in claim.facts.items():
                    wrong = ThemeClaim(claim.check, {**claim.facts, name: other(name, fact)})
                    lied = theme_of(replace(found, happened_claims=(wrong,)), case.position, case.best)
                    assert lied is None or not lied.happened, (found.name, wrong)
                    tried += 1
    assert tried > 60


def test_a_claim_without_a_check_holds_of_nothing() -> None:
    case = CASES[0]
    assert not holds(ThemeClaim("everybody_says_so"), case.position, case.best)


def test_a_sentence_has_no_fact_without_a_claim() -> None:
    for case in (*CASES, MISSED, EARLY):
        for found in finds(case):
            theme = theme_of(found, case.position, case.best)
            assert theme is None or set(theme.facts) <= {
                name for claim in (*found.claims, *found.happened_claims) for name in claim.facts
            }


def test_figs_article_16_points_that_nobody_declares_are_named_once() -> None:
    position = MISSED.position
    assert named(declarations_of(position))["fuori_missed"].facts["points"] == 8


def test_figs_article_16_a_declaration_with_the_points_is_no_mistake() -> None:
    right = replace(MISSED, acts=("7Cx7D=fuori",)).position
    assert declarations_of(right) == ()


def test_figs_article_16_a_declaration_without_the_points_is_too_early() -> None:
    assert named(declarations_of(EARLY.position))["fuori_early"].facts["goal"] == 8


def test_nobody_is_out_where_the_rules_know_no_declaration() -> None:
    plain = replace(MISSED, more={"before": (7, 0)}).position
    assert declarations_of(plain) == ()


def late() -> Iterator[tuple[Position, Action]]:
    """Yield plays at the end of deals played by chance, each beside every other legal play."""
    for seed in range(12):
        for position in course_of(played_match("scopone", seed, most=1)).positions:
            if position.before.state.cards_to_play <= 8 and position.played in position.legal:
                yield from ((position, best) for best in position.legal if best != position.played)


def test_the_dealer_gives_up_the_card_of_which_an_odd_number_is_around() -> None:
    told = 0
    for position, best in late():
        theme = named(themes_of(position, best)).get("dealers_last")
        state = position.before.state
        around = CardSet(PACK & ~(state.hand | sum(state.piles)))
        two = state.to_move == state.dealer and size(state.hand) == 2 and best.card != position.played.card
        odd = two and size(of_rank(around, rank_of(position.played.card))) % 2 == 1
        even = two and size(of_rank(around, rank_of(best.card))) % 2 == 0
        assert (theme is not None) == (odd and even)
        told += theme is not None
    assert told > 0


def test_a_capture_passed_over_is_named_where_the_other_side_got_what_was_left() -> None:
    told = 0
    for position, best in late():
        theme = named(themes_of(position, best)).get("last_capture")
        end = position.moments[-1].state
        lost = end.last_capturer is not None and end.last_capturer % 2 != position.seat % 2
        passed = isinstance(best, Play) and best.capture and position.played == Play(position.played.card)
        assert (theme is not None) == bool(lost and passed and end.leftovers)
        told += theme is not None
    assert told > 0


def test_every_check_is_used_by_a_detector() -> None:
    used = {
        claim.check
        for case in (*CASES, MISSED, EARLY)
        for found in finds(case)
        for claim in (*found.claims, *found.happened_claims)
    }
    assert set(CHECKS) - used == {"kept", "last_capture_lost"}  # those of the two tests before
