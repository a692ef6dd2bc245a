"""``python -m settebello_lab`` is ``settebello-lab``."""

from settebello_lab.cli.main import main

if __name__ == "__main__":
    main()
