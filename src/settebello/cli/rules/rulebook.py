"""``settebello rules``: the rule sets there are, one of them in full, one option, a text id."""

from dataclasses import asdict, replace

from rich.console import Console
from rich.table import Table
from rich.text import Text

from settebello.cards import Language
from settebello.cli.common.output import make_console, print_json
from settebello.errors import Reason, UnknownRule
from settebello.rules import Preset, Rules, parse_rules, presets, rules_text, split_rules, tidy_rules
from settebello.rules.catalogue import OptionText, catalogue, differences, plain_words
from settebello.rules.model import field_kinds
from settebello.texts import Texts, texts


def list_rules(spoken: Language, *, every: bool, as_json: bool) -> None:
    """Print the rule sets people choose from, or every one."""
    rows = [row for row in presets().values() if row.shown or row.kin or every]
    if as_json:
        print_json([_preset_as_dict(row, spoken) for row in rows])
        return
    said, console = texts(spoken), make_console()
    table = _table(said, "cli-preset", "cli-title", "cli-players", "cli-summary")
    for row in rows:
        players = _players(row, said)
        table.add_row(Text(row.name, style="bold"), row.titles[spoken], players, row.summaries[spoken])
    console.print(table)
    console.print(said.say("cli-show-hint"), style="dim")


def show_rules(text: str, spoken: Language, *, as_json: bool) -> None:
    """Print every option of a rule set; raises as `parse_rules`."""
    row, rules = split_rules(text)[0], parse_rules(text)
    if as_json:
        print_json(_rules_as_dict(row, rules, spoken))
        return
    said, console = texts(spoken), make_console()
    title = Text(row.titles[spoken], style="bold")
    console.print(title.append(f"  {rules_text(rules, row.name)}", style="not bold dim"))
    console.print()
    _print_sentences(console, plain_words(rules, spoken))
    console.print()
    console.print(_options_table(row, rules, said))
    changed = differences(rules, row.name)
    console.print(said.say("cli-differs" if changed else "cli-as-it-is", preset=row.name), style="dim")


def explain(asked: str, spoken: Language, *, as_json: bool) -> None:
    """Print what an option decides, what each of its values means, and where the sources say so.

    Of ``capture_choice=any`` that value is explained alone. A rule set is shown as by `show_rules`.
    """
    option, _, value = asked.partition("=")
    if option.partition("?")[0] in presets():
        show_rules(asked, spoken, as_json=as_json)
        return
    found = _option(option)
    if value in found.choices:
        found = replace(found, values={value: found.choices[value]}, none={})
    if as_json:
        print_json(_option_as_dict(found, spoken))
        return
    said, console = texts(spoken), make_console()
    title = found.titles[spoken]
    console.print(Text(title.title, style="bold").append(f"  {option}", style="not bold dim"))
    console.print(title.text.strip(), soft_wrap=False)
    console.print()
    console.print(_values_table(found, said))
    console.print()
    sources = f"{found.where[spoken].strip()} ({', '.join(found.sources)})"
    _print_labelled(console, said.say("cli-source"), sources)
    if found.notes:
        _print_labelled(console, said.say("cli-at-table"), found.notes[spoken].strip())


def print_id(text: str, *, as_json: bool) -> None:
    """Print the canonical text id of a rule set; raises as `parse_rules`."""
    tidy = tidy_rules(text)
    if as_json:
        print_json({"id": tidy, "options": parse_rules(tidy).as_options()})
    else:
        print(tidy)


def _players(row: Preset, said: Texts) -> str:
    rules = row.rules()
    paired = rules.side_count < rules.players
    return said.say("players-pairs", players=rules.players) if paired else str(rules.players)


def _option(name: str) -> OptionText:
    found = catalogue().get(name)
    if found is None:
        known = list(field_kinds())
        raise UnknownRule(
            f"there is no option {name!r}", reason=Reason.UNKNOWN_OPTION, option=name, known=known
        )
    return found


def _options_table(row: Preset, rules: Rules, said: Texts) -> Table:
    base = {change.field: change.base for change in differences(rules, row.name)}
    table = _table(said, "cli-option", "cli-value", "cli-meaning", "cli-source")
    for name, value in rules.as_texts().items():
        option = catalogue()[name]
        meaning = f"{option.titles[said.language].title}: {option.label(value, said.language)}"
        if name in base:
            was = option.label(base[name], said.language)
            meaning += f" ({said.say('cli-base-value', base=row.name, value=was)})"
        changed = name in base
        sources = ", ".join(option.sources)
        table.add_row(
            f"{name} *" if changed else name, value, meaning, sources, style="bold" if changed else None
        )
    return table


def _values_table(option: OptionText, said: Texts) -> Table:
    table = _table(said, "cli-value", "cli-title", "cli-meaning")
    for value, words in option.choices.items():
        choice = words[said.language]
        table.add_row(Text(value, style="bold"), choice.label, choice.text.strip())
    return table


def _table(said: Texts, first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(said.say(first), no_wrap=True)
    for name in others:
        table.add_column(said.say(name), overflow="fold")
    return table


def _print_sentences(console: Console, sentences: tuple[str, ...]) -> None:
    hanging = Table.grid(padding=(0, 1, 0, 0))
    for sentence in sentences:
        hanging.add_row("·", sentence)
    console.print(hanging)


def _print_labelled(console: Console, label: str, text: str) -> None:
    console.print(Text(f"{label}: ", style="dim").append(text, style="not dim"), soft_wrap=False)


def _preset_as_dict(row: Preset, spoken: Language) -> dict[str, object]:
    rules = row.rules()
    return {
        "id": row.name,
        "title": row.titles[spoken],
        "summary": row.summaries[spoken],
        "players": rules.players,
        "sides": rules.side_count,
        "source": row.source,
        "shown": row.shown,
    }


def _rules_as_dict(row: Preset, rules: Rules, spoken: Language) -> dict[str, object]:
    base = {change.field: change.base for change in differences(rules, row.name)}
    values = rules.as_options()
    options = {
        name: {
            "value": values[name],
            "text": value,
            "label": catalogue()[name].label(value, spoken),
            "sources": list(catalogue()[name].sources),
            "preset": base.get(name, value),
            "changed": name in base,
        }
        for name, value in rules.as_texts().items()
    }
    return {
        "id": rules_text(rules, row.name),
        "nearest": rules_text(rules),
        "preset": _preset_as_dict(row, spoken),
        "words": list(plain_words(rules, spoken)),
        "options": options,
    }


def _option_as_dict(option: OptionText, spoken: Language) -> dict[str, object]:
    return {
        "option": option.name,
        "group": option.group,
        **asdict(option.titles[spoken]),
        "sources": list(option.sources),
        "where": option.where[spoken],
        "values": {value: asdict(words[spoken]) for value, words in option.choices.items()},
        "note": option.notes.get(spoken, ""),
    }
