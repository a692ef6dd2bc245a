"""``settebello rules``: the rule sets there are, and what each option means."""

from typing import Annotated

import typer

from settebello.cli.common.options import JsonOption, LangOption
from settebello.cli.common.problems import language, telling_problems

rules_app = typer.Typer(help="The rule sets there are, and what each option means.", no_args_is_help=True)

RulesArgument = Annotated[str, typer.Argument(metavar="RULES", help="A rule set, as in figs?target=11.")]


@rules_app.command("list")
def list_command(
    every: Annotated[bool, typer.Option("--all", help="Also those that few people choose.")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """List the rule sets: name, players, summary."""
    from settebello.cli.rules.rulebook import list_rules

    list_rules(language(lang), every=every, as_json=as_json)


@rules_app.command("show", epilog="Example: settebello rules show 'figs?target=11'")
def show_command(rules: RulesArgument, as_json: JsonOption = False, lang: LangOption = None) -> None:
    """Show every option of a rule set, and what differs from its preset."""
    from settebello.cli.rules.rulebook import show_rules

    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        show_rules(rules, spoken, as_json=as_json)


@rules_app.command("explain", epilog="Example: settebello rules explain capture_choice")
def explain_command(
    option: Annotated[str, typer.Argument(help="An option, one with a value, or a rule set.")],
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Explain an option (what it decides, its values, where the sources say so), a value, a rule set."""
    from settebello.cli.rules.rulebook import explain

    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        explain(option, spoken, as_json=as_json)


@rules_app.command("id", epilog="Example: settebello rules id 'figs?target=8'")
def id_command(rules: RulesArgument, as_json: JsonOption = False, lang: LangOption = None) -> None:
    """Print the one canonical text of a rule set; exit 1 for rules that cannot be played."""
    from settebello.cli.rules.rulebook import print_id

    with telling_problems(language(lang), as_json=as_json):
        print_id(rules, as_json=as_json)
