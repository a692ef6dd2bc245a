"""The command line: ``settebello …``. Nobody imports it.

One room a feature, and `common` for what they share; `main` lists the commands. A command imports its
needs when it runs, so that ``--help`` is quick.
"""
