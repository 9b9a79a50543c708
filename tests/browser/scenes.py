"""Chosen positions on the board: a scene of the rules tests is shown in place of where the table really stands."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute
from tests.browser.house import create
from tests.games.death_angel.positions import GAME, Position, build

from starboard.core import patch
from starboard.core.game import Advice, witnesses

FRIENDS = ("Ola", "Marek", "Ines", "Tove", "Vex", "Noor")
SIX = "leon<2 zael>1 lorenzo< valencio> deino<3 omnio>"
TWELVE = f"{SIX} calistarius< noctis> scipio<1 goriel> claudio< gideon>"
TERRAIN = {"door": "L1", "dark-corner": "R2", "promethium-tank": "R2", "ventilation-duct": "L5"}
SWARMS = {
    "L1": "head tail tongue",
    "R1": "claws",
    "L2": "head | tail tongue",
    "R2": "head head tail",
    "R4": "tongue",
    "L5": "claws tail tail",
    "R6": "tail tail claws claws tongue",
}


def crowded(*cards: str, formation: str = SIX, **more: Any) -> Position:
    """Everything at once: terrain and several swarms in a row, in the middle of a round."""
    return build(formation, cards=cards, terrain=TERRAIN, swarms=SWARMS, **more)


class Told(list[Any]):
    """What happens in a scene, each event with what it changed for a seat, as the server tells it."""

    def __init__(self, scene: Position, seat: int) -> None:
        super().__init__(scene.log)
        self.scene, self.seat = scene, seat
        self.events: list[dict[str, Any]] = []
        self.view = self._look()

    def _look(self) -> Any:
        return GAME.view(self.scene.state, self.seat)

    def append(self, event: Any) -> None:
        super().append(event)
        if witnesses(event, self.seat):
            old, self.view = self.view, self._look()
            changed = patch.diff(old, self.view)
            self.events.append({"event": event, "phrase": GAME.say_event(event), "patch": changed})


class Window:
    """A page at a table of its own that shows any scene as its seat would see it, and plays it on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.scene: Position | None = None
        self.seat = 0
        self.n = 0
        self.undoable = False
        page.route_web_socket("**/ws/tables/*", self._between)
        self.code = create(page, quick=True, seed=7, seats=1)

    def show(self, scene: Position, seat: int | None = None) -> None:
        """Look at a scene from the seat that has to decide, or from another one."""
        self.scene, self.seat = scene, scene.seat if seat is None else seat
        self.page.goto(f"/table/{self.code}")
        # The names of the cards come with a request of their own.
        self.page.locator("[data-show='location:'] .banner").wait_for(state="attached")

    def _between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def up(said: str | bytes) -> None:
            message = json.loads(said)
            if message["type"] in ("ask", "play") and self.scene:
                for answer in self._answers(message):
                    socket.send(msgspec.json.encode(answer).decode())
            else:
                server.send(said)

        socket.on_message(up)
        server.on_message(lambda said: socket.send(self._changed(said)))

    def _changed(self, said: str | bytes) -> str | bytes:
        message = json.loads(said)
        if self.scene is None:
            return said
        if message["type"] == "presence":
            return json.dumps({**message, "here": list(range(self.scene.state.seats))})
        if message["type"] != "snapshot":
            return said
        message["position"] |= self._position(message["position"])
        message["you"]["seat"] = self.seat
        chair = message["table"]["seats"][0]
        message["table"]["seats"] = [
            {**chair, "seat": n, "host": n == 0, "name": FRIENDS[n], "here": True}
            for n in range(self.scene.state.seats)
        ]
        return json.dumps(message)

    def _position(self, real: dict[str, Any]) -> dict[str, Any]:
        """What the server would say of the scene."""
        assert self.scene
        self.real, state = real, self.scene.state
        view, moves = GAME.view(state, self.seat), GAME.moves(state, self.seat)
        advice = GAME.advise(state, self.seat) if moves else Advice()
        said = {
            "n": self.n,
            "view": view,
            "to_move": GAME.to_move(state),
            "question": GAME.question(view),
            "moves": [
                {
                    "move": move,
                    "phrase": GAME.say_move(view, move),
                    "effects": GAME.preview(state, self.seat, move),
                    "best": move in advice.best,
                }
                for move in moves
            ],
            "advice": advice.line,
            "undoable": self.undoable,
            "result": GAME.result(state),
        }
        made: dict[str, Any] = msgspec.to_builtins(said, str_keys=True)
        return made

    def _answers(self, message: dict[str, Any]) -> Iterator[dict[str, Any]]:
        assert self.scene
        id, move = message["id"], msgspec.convert(message["move"], GAME.Move)
        if refusal := GAME.ask(self.scene.state, self.seat, move):
            yield {"type": "refusal", "id": id, "clause": refusal.clause, "reason": refusal.reason}
        elif message["type"] == "ask":
            yield {"type": "allowed", "id": id}
        else:
            told = Told(self.scene, self.seat)
            self.scene.log = told
            GAME.carry_out(self.scene.state, self.seat, move, self.scene.dice, told.append)
            while self.scene.idle:
                self.scene.go_on()
            self.n += 1
            events = told.events
            step = {"seq": 1000 + self.n, "n": self.n, "at": 0, "seat": self.seat, "events": events}
            position = self.real | self._position(self.real)
            yield {"type": "update", "seq": 1000 + self.n, "chat": []} | {
                "steps": [step],
                "position": position,
            }
            yield {"type": "accepted", "id": id, "seq": 1000 + self.n}
