"""The client's own checks: strict types in every component, and its unit tests."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize("script", [pytest.param("check", marks=pytest.mark.slow), "test"])
def test_client_source(script: str) -> None:
    npm = shutil.which("npm")
    if npm is None or not (WEB / "node_modules").is_dir():
        pytest.skip("needs Node and an npm ci in web/")
    done = subprocess.run([npm, "run", "--silent", script], cwd=WEB, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
