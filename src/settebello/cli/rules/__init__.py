"""``settebello rules``: the rule sets there are, and what each option means."""
