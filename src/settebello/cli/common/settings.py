"""A command whose options are settings of the server, each with the help of its field of `Settings`."""

from typing import Any

from typer.core import TyperCommand, TyperOption


class SettingsCommand(TyperCommand):
    """Takes the help of its options from `Settings`, which it imports when it runs: that takes a while."""

    def get_params(self, ctx: Any) -> list[Any]:  # noqa: ANN401 (Typer hides its own click)
        """Return the options with their help."""
        from settebello.server.settings import Settings

        found = super().get_params(ctx)
        for option in found:
            field = Settings.model_fields.get(option.name or "")
            if isinstance(option, TyperOption) and field is not None:
                option.help = field.description
        return found
