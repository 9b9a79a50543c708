"""The client's TypeScript types are those of the Python structs, and what a client may say is heard."""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

from starboard import games
from starboard.core.text import Text
from starboard.server import learning, listener, sockets
from starboard.server.messages.from_client import ClientMessage
from starboard.server.messages.from_server import ServerMessage

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
    assert done.returncode == 0, f"run scripts/make_types.py: web/src/net/types.ts is old\n{done.stderr}"


def test_every_field_a_client_may_send_is_read() -> None:
    words = set(re.findall(r"\w+", "".join(map(inspect.getsource, (sockets, listener, learning)))))
    for message in get_args(ClientMessage):
        assert set(message.__struct_fields__) <= words, message


def test_the_examples_of_the_wire_exist() -> None:
    page = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
    game = games.find("death-angel")
    assert game is not None
    known = {
        "type": {tag(each) for each in (*get_args(ClientMessage), *get_args(ServerMessage))},
        "move": {tag(each) for each in get_args(game.Move)},
        "event": {tag(each) for each in get_args(game.Event)},
    }
    for field, tags in known.items():
        shown = set(re.findall(rf'"{field}": "([^"…]+)"', page))
        assert shown, field
        assert shown <= tags
    said = set(re.findall(r'"id": "(death-angel-[^"…]+)"', page))
    assert len(said) > 1
    assert {id for id in said if not Text().has(id)} == set()


def tag(struct: type) -> object:
    return struct.__struct_config__.tag  # type: ignore[attr-defined]
