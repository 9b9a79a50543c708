"""One profile for all property tests: the same examples on every run, and no verdict by the clock.

``STARBOARD_EXPLORE=1 make test`` looks for new examples instead.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "starboard",
    deadline=None,
    derandomize=not os.environ.get("STARBOARD_EXPLORE"),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("starboard")
