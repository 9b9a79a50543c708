"""Where this user's games, logs and database live."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The user's data folder, made if it is missing; ``STARBOARD_DATA`` names another one."""
    chosen = os.environ.get("STARBOARD_DATA")
    folder = Path(chosen) if chosen else user_data_path("starboard", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder
