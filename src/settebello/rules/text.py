"""Rule sets as text ids: a preset and the options that differ from it, as in ``figs?target=11``.

`parse_rules` reads one and `rules_text` writes one; `split_rules` only takes one apart, and
`tidy_rules` rewrites one on its own preset.
"""

from settebello.arguments import check_kind
from settebello.errors import Reason, UnknownRule
from settebello.rules.kin import options_of_kin
from settebello.rules.model import Rules, field_kinds, option_text, read_option
from settebello.rules.preset_rows import Preset, preset, presets

BY_PARSE_RULES = "settebello.rules.parse_rules makes them from text"
"""The hint for an argument that is no `Rules`."""


def split_rules(text: str) -> tuple[Preset, dict[str, str]]:
    """Split ``name?option=value&…`` into preset and chosen options; raise `UnknownRule`."""
    check_kind("text", text, str, "rules are named by text, as in figs?target=11")
    name, _, query = text.strip().partition("?")
    chosen: dict[str, str] = {}
    for part in filter(None, query.split("&")):
        option, equals, value = part.partition("=")
        if not equals:
            raise UnknownRule(
                f"{part!r} is no option: write option=value, as in figs?target=11",
                reason=Reason.UNREADABLE_OPTION,
                option=part,
            )
        if option in chosen:
            raise UnknownRule(
                f"option {option} is given twice in {text!r}", reason=Reason.OPTION_TWICE, option=option
            )
        read_option(option, value)
        chosen[option] = value
    return preset(name), chosen


def parse_rules(text: str) -> Rules:
    """Read a rule set from its text id: ``parse_rules("scopa?players=2")``.

    Raises `UnknownRule` for a preset, option or value that does not exist and `InvalidRules`
    for options that make no sense together, `InvalidArgument` for what is no text.
    """
    base, chosen = split_rules(text)
    return base.rules(chosen)


def rules_text(rules: Rules, base: str | None = None) -> str:
    """Write the text id of a rule set: the options that differ from ``base``.

    Without ``base``, from the preset people choose from that is nearest: one of the five sources for their
    own rule sets, and any for those of the games around them. Reading the text gives
    an equal rule set back. Raises `InvalidArgument` for what is no `Rules`, `UnknownRule` for a ``base`` that
    does not exist.
    """
    check_kind("rules", rules, Rules, BY_PARSE_RULES)
    kin = bool(options_of_kin(rules))
    bases = [preset(base)] if base else [row for row in presets().values() if row.shown or (kin and row.kin)]
    differences = [(row.name, _difference(rules, row)) for row in bases]
    name, chosen = min(differences, key=lambda found: len(found[1]))
    return name + ("?" if chosen else "") + "&".join(f"{key}={value}" for key, value in chosen.items())


def tidy_rules(text: str) -> str:
    """Rewrite a text id in its one canonical form, on the same preset; raises as `parse_rules`."""
    base, chosen = split_rules(text)
    return rules_text(base.rules(chosen), base.name)


def _difference(rules: Rules, row: Preset) -> dict[str, str]:
    wanted = rules.as_texts()
    chosen: dict[str, str] = {}
    for name in field_kinds():
        options = row.options_with(chosen)
        # what an option brings along is known only once that option itself is chosen
        if option_text(name, options[name]) != wanted[name]:
            chosen[name] = wanted[name]
    return chosen
