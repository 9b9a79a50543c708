"""What games offer beside their tables (:mod:`starboard.core.tools`): answered in a thread, nothing is kept."""

from __future__ import annotations

import msgspec

from starboard.core.game import SPECTATOR, AnyGame
from starboard.core.tools import JSON, AnyTool, Staged, Unusable
from starboard.server.answers import Packed, pack
from starboard.server.film import Camera
from starboard.server.messages.study import Filmed, ReplayStep
from starboard.server.refused import Refused
from starboard.server.replays import step_of


def find(game: AnyGame, name: str) -> AnyTool:
    """The tool of this name."""
    tool = game.tools().get(name)
    if tool is None:
        raise Refused(404, "server-not-found")
    return tool


def answer(game: AnyGame, tool: AnyTool, asked: bytes, panels: bool = False) -> tuple[Packed, str]:
    """The answer and what it is made of; runs in a thread."""
    try:
        found = tool.ask(asked)
    except Unusable as unusable:
        raise Refused(400, unusable.reason) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(400, "server-bad-request", reason=str(error)) from None
    if isinstance(found, bytes):
        # A file is as small as it gets.
        return Packed(found, None), tool.media
    return pack(film(game, found, panels) if isinstance(found, Staged) else found), JSON


def film(game: AnyGame, staged: Staged, panels: bool = False) -> Filmed:
    """All of it, as whoever watches sees it."""
    state = staged.state
    camera = Camera(game, SPECTATOR, 0, True)

    def step(n: int) -> ReplayStep:
        made = step_of(game, n, None, state, camera.shot(state), None, panels)
        camera.turn(state)
        return made

    steps = [step(0)]
    steps += [step(n) for n, _ in enumerate(staged.play(camera.witness), start=1)]
    return Filmed(game=game.id, seats=list(staged.names), options=state.options, steps=steps, result=game.result(state))
