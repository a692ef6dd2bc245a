"""``python -m settebello`` is ``settebello``."""

from settebello.cli.main import main

if __name__ == "__main__":
    main()
