"""How every test runs: Hypothesis finds new examples at a desk, and the same ones everywhere else.

What tests start hears Ctrl-C and the closing of its terminal, even where the tests run in the background or
under nohup and would hand down that neither is heard.
"""

import os
import signal

from hypothesis import HealthCheck, settings

pytest_plugins = ["tests.support.leftovers"]

# a shared machine may pause for longer than any deadline, and a whole deal is a large example
COMMON = settings(
    deadline=None,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)
settings.register_profile("desk", COMMON)
settings.register_profile("ci", COMMON, derandomize=True, print_blob=True)
settings.register_profile("night", COMMON, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "desk"))

signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)
