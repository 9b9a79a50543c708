"""Looking at a finished game together: one page leads, the others follow as long as they like. Nothing is kept."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from starboard.server.listener import Listener, encode
from starboard.server.messages.from_server import Shown


class Leading(msgspec.Struct, frozen=True):
    """Who leads, and where he looks."""

    name: str
    place: str
    page: Listener | None
    """The page that leads; ``None``: it is connected to another process."""


class Together:
    """The review of one table."""

    def __init__(self, listeners: Callable[[], set[Listener]], pass_on: Callable[[str, str | None], None]) -> None:
        self.leading: Leading | None = None
        self._listeners, self._pass_on = listeners, pass_on

    def show(self, page: Listener, name: str, place: str | None) -> None:
        """A page leads, and looks here; or it leads no longer."""
        if place is None:
            self.leave(page)
        else:
            self._set(Leading(name, place, page))
            self._pass_on(name, place)

    def leave(self, page: Listener) -> None:
        """A page that is gone leads nobody."""
        if self.leading is not None and self.leading.page is page:
            self._set(None)
            self._pass_on("", None)

    def heard(self, name: str, place: str | None) -> None:
        """Somebody leads at another process, or has stopped leading there."""
        if place is not None:
            self._set(Leading(name, place, None))
        elif self.leading is not None and self.leading.page is None:
            self._set(None)

    def tell(self, page: Listener) -> None:
        """Say who leads to a page that has just come."""
        if self.leading is not None:
            page.send(self._frame(page))

    def _set(self, leading: Leading | None) -> None:
        self.leading = leading
        for page in self._listeners():
            page.send(self._frame(page))

    def _frame(self, page: Listener) -> bytes:
        leading = self.leading
        if leading is None:
            return encode(Shown(name="", place=None))
        return encode(Shown(name=leading.name, place=leading.place, you=leading.page is page))
