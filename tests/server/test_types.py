"""The client's TypeScript types are those of the Python structs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_typescript_types_are_current() -> None:
    done = subprocess.run(
        [sys.executable, "scripts/make_types.py", "--check"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"run scripts/make_types.py: web/src/lib/types.ts is old\n{done.stderr}"
