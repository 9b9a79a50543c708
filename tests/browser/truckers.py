"""Galaxy Trucker by rule of thumb: a visitor's seat over the wire until a phase comes, or the visitor at the board."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import msgspec
from playwright.sync_api import Page
from tests.browser.house import House
from tests.browser.player import Player
from websockets.sync.client import ClientConnection, connect

import starboard
from starboard.core import patch
from starboard.core.course import seeded
from starboard.games.galaxy_trucker.moves import building

GAME = starboard.game("galaxy-trucker")
MOST = 2_000
"""More moves than a round's building takes."""
PATIENCE = 120.0
ENOUGH = 24
"""Parts with which a ship is finished: more is not needed for what is shown here."""


# The next touch, and the first frame in which a tile follows the pointer: a promise of both times.
CARRIED = """() => {
    window.painted = new Promise((done) => {
        let touched = null;
        addEventListener('pointerdown', (event) => (touched = event.timeStamp), {capture: true, once: true});
        const look = () => {
            if (touched === null || !document.querySelector('[data-testid=carried] svg use'))
                return requestAnimationFrame(look);
            const after = new MessageChannel();
            after.port1.onmessage = () => done([touched, performance.now()]);
            after.port2.postMessage(0);
        };
        requestAnimationFrame(look);
    });
}"""


class Trucker:
    """A seat of a visitor, played over a socket of its own beside the visitor's page."""

    def __init__(self, house: House, page: Page, code: str, options: dict[str, Any]) -> None:
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in page.context.cookies())
        headers = {"cookie": cookies, "origin": house.url}
        address = f"{house.url.replace('http', 'ws')}/ws/tables/{code}"
        self.line = ExitStack()
        opened = connect(address, additional_headers=headers, open_timeout=PATIENCE)
        self.socket: ClientConnection = self.line.enter_context(opened)
        self.options = msgspec.convert(options, GAME.Options)
        self.chance = seeded(7)(0)
        self.position: dict[str, Any] | None = None
        self.seat = -1
        self.sent = 0
        self._say({"type": "hello", "protocol": 2, "seq": None, "words": False, "moments": False})

    def until(self, phase: Callable[[str], bool]) -> None:
        """Play until such a phase has come."""
        for _ in range(MOST):
            while self.position is None or not (phase(self.phase) or self.position["moves"]):
                self._hear()
            if phase(self.phase):
                return
            self._move()
        raise AssertionError("that phase does not come")

    def close(self) -> None:
        """Leave it to the page."""
        self.line.close()

    def listen(self) -> None:
        """Take in what has come meanwhile."""
        while True:
            try:
                self._hear(0.05)
            except TimeoutError:
                return

    @property
    def phase(self) -> str:
        assert self.position is not None
        return str(self.position["view"]["phase"])

    def _move(self) -> None:
        assert self.position is not None
        view = msgspec.convert(self.position["view"], GAME.View, strict=False)
        moves = [msgspec.convert(said["move"], GAME.Move) for said in self.position["moves"]]
        self.sent += 1
        move = msgspec.to_builtins(self._choice(view, moves))
        self._say({"type": "play", "id": f"t{self.sent}", "move": move})
        before = self.position["n"]
        while self.position["n"] == before:
            answer = self._hear()
            if answer["type"] == "refusal":
                return

    def _choice(self, view: Any, moves: list[Any]) -> Any:
        own = view.players[view.seat]
        if len(own.ship.components) >= ENOUGH:
            finish = [move for move in moves if isinstance(move, building.TakeNumber)]
            if finish:
                return finish[0]
        if view.phase == "building":
            state = GAME.imagine(view, self.options, self.chance)
            return GAME.sensible(state, view.seat, moves)[0]
        return moves[0]

    def _say(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def _hear(self, patience: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=patience))
        if message.get("position"):
            self.position = message["position"]
        elif self.position is not None and message.get("patch"):
            self.position = patch.apply(self.position, message["patch"])
        return message


# The first of these that can be touched is. Nothing is assumed of what bots have done meanwhile: whoever is at the heap
# looks at what there is to do, does one thing, and looks again.
AT_THE_HEAP = """(enough) => {
    const heap = document.querySelector('[data-testid=heap]');
    if (!heap) return null;
    const more = starboard.position.moves.some(({move}) => ['take-face-down', 'end-turn'].includes(move.move));
    const built = !more || document.querySelectorAll('.own .square.taken').length >= enough;
    const ways = [
        '[data-testid=flip]', '[data-testid=number]', '[data-testid=put]',
        ...(document.querySelector('[data-held]')
            ? ['.own [data-spot^="square:"][data-look=lit]', '[data-testid=return]']
            : [...(built ? ['[data-testid=finish]'] : []), '[data-testid=draw]', '[data-testid=end-turn]']),
    ];
    for (const way of ways) {
        const thing = [...document.querySelectorAll(way)].find((node) => node.offsetParent && !node.disabled);
        if (thing) return thing.click(), way;
    }
    return null;
}"""

BUILT = 12
"""Parts with which a builder at the board is content; what is drawn may fit nowhere, and the heap has an end."""


class Builder(Player):
    """A player who also builds on the board: draws, puts what fits where it fits, flips the sand and finishes."""

    def turn(self) -> dict[str, Any]:
        seen = self.look()
        if seen["state"] == "over":
            return seen
        if self.page.evaluate(AT_THE_HEAP, BUILT) is not None:
            return self.look(seen["key"])
        return self.act(seen)

    @property
    def finished(self) -> bool:
        """Whether the ships are being built, and there is nothing for this player to do any more."""
        table = "() => [starboard.position.view.phase, starboard.position.moves.length]"
        return bool(self.page.evaluate(table) == ["building", 0])
