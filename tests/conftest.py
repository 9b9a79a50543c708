"""One profile for all property tests: the same examples on every run, and no verdict by the clock.

``STARBOARD_EXPLORE=1 make test`` looks for new examples instead. And every test finds a thread without a running loop.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "starboard",
    deadline=None,
    derandomize=not os.environ.get("STARBOARD_EXPLORE"),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("starboard")


@pytest.fixture(autouse=True)
def no_loop_of_the_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright leaves its loop running in this thread to the end: tests with a loop of their own must not see it."""
    if "browser" in request.fixturenames:
        yield
        return
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)
