"""``settebello-lab imitate``: how others play, learned from deals that they play against the network."""

from pathlib import Path

from settebello.cards import Language
from settebello.cli.common.output import make_console, print_json
from settebello.cli.common.progress import compile_players, progress_bar
from settebello.errors import NotFound, Reason
from settebello.kernels import pack_rules
from settebello.kernels.net import weights_for
from settebello.kernels.net.weights import write_weights
from settebello.rules import parse_rules
from settebello.texts import texts
from settebello_lab.cli.train import compile_learning
from settebello_lab.learn import ImitationSettings, gather, learn_plays
from settebello_lab.players import check_name, kind_of


def imitate_players(
    settings: ImitationSettings, out: Path, processes: int, spoken: Language, *, as_json: bool
) -> None:
    """Have the players play, learn from it, and say how much likelier their plays have become.

    Raises as `parse_rules` and `check_name`, and `NotFound` for a game without a network.
    """
    said, rules = texts(spoken), pack_rules(parse_rules(settings.rules))
    for name in settings.players:
        check_name(name)
    values = weights_for(rules)
    if values is None:
        raise NotFound(
            f"no network knows the game of {settings.rules}",
            reason=Reason.NETWORK_MISSING,
            rules=settings.rules,
        )
    compile_players([kind_of(name) for name in (*settings.players, "net")], said)
    with progress_bar() as progress:
        compile_learning(progress, said)
        task = progress.add_task(said.say("cli-imitate-playing"), total=1.0)
        examples = gather(
            settings.rules,
            settings.players,
            settings.deals,
            settings.seed,
            processes,
            lambda done: progress.update(task, completed=done),
        )
        progress.remove_task(task)
        task = progress.add_task(said.say("cli-learning"), total=1.0)
        weights, likeness = learn_plays(
            values, rules, examples, settings, lambda done: progress.update(task, completed=done)
        )
    write_weights(out, weights, above=True)
    if as_json:
        print_json({"out": str(out), "settings": settings.as_dict(), "likeness": likeness.as_dict()})
    else:
        make_console().print(
            said.say(
                "cli-imitate-line",
                plays=str(likeness.plays),
                before=f"{100 * likeness.before:.1f}",
                after=f"{100 * likeness.after:.1f}",
            )
        )
