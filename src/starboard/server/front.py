"""The front door: who comes in, from which page, how often; and what every answer carries."""

from __future__ import annotations

import asyncio
import ipaddress
from functools import partial
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

import msgspec

from starboard.core.text import Phrase, say
from starboard.server import identity, limits
from starboard.server.asgi import App, Message, Receive, Scope, Send
from starboard.server.house import House
from starboard.server.limits import Who
from starboard.server.messages.house import Problem
from starboard.server.meter import metered
from starboard.server.pages import Pages
from starboard.server.sockets import Connection

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        b"font-src 'self'; media-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
SAFE = ("GET", "HEAD", "OPTIONS")
API = ("/api/", "/health", "/schema")
PENALTY = 1.0
"""Seconds that who has asked for too much waits for the "no": asking on at once brings nothing."""
LONGEST_HOST = 260
"""A name of 253 characters, and a port."""


class Front:
    """The ASGI application: guards, then REST, WebSocket or pages."""

    def __init__(self, house: House, rest: App, pages: Pages) -> None:
        self.house, self.rest, self.pages = house, rest, pages
        settings = house.settings
        own = [urlsplit(url).hostname for url in (settings.address, settings.lan, *settings.origins) if url]
        self._names = {"localhost", *filter(None, own), *(name.lower() for name in settings.hosts)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == "lifespan":
            await self.rest(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    # --- who and from where ---------------------------------------------------------------------------------------

    def _own_name(self, headers: dict[bytes, bytes]) -> bool:
        """Whether we are called by a name of ours.

        A foreign page can make its own name point to our address (DNS rebinding): for the browser it then is of our
        origin. But the browser says the name. Nobody can make an address, or ``localhost``, point elsewhere.
        """
        host = headers.get(b"host")
        if host is None:
            return True  # no browser
        if len(host) > LONGEST_HOST:
            return False
        try:
            called = urlsplit(f"//{host.decode('latin-1')}")
            name, _port = called.hostname or "", called.port  # looked at, so that nobody stumbles over it later
        except ValueError:
            return False
        return name.removesuffix(".") in self._names or _is_address(name)

    def _own_page(self, headers: dict[bytes, bytes]) -> bool:
        """Whether the request comes from our own pages. Programs that are no browsers send no origin."""
        origin = headers.get(b"origin")
        if origin is None:
            return True
        text = origin.decode("latin-1")
        if text in (self.house.settings.address, *self.house.settings.origins):
            return True
        try:
            page = urlsplit(text).netloc
        except ValueError:
            return False
        return bool(page) and page == headers.get(b"host", b"").decode("latin-1")

    def _guest(self, headers: dict[bytes, bytes]) -> str | None:
        try:
            cookie = SimpleCookie(headers.get(b"cookie", b"").decode("latin-1")).get(identity.COOKIE)
        except CookieError:
            return None
        return identity.read(self.house.key, None if cookie is None else cookie.value)

    def _cookie(self, guest: str, scope: Scope) -> bytes:
        secure = self.house.settings.secure_cookie or scope.get("scheme") == "https"
        value = identity.sign(self.house.key, guest)
        text = f"{identity.COOKIE}={value}; Max-Age={identity.COOKIE_AGE}; Path=/; HttpOnly; SameSite=Lax"
        return (text + ("; Secure" if secure else "")).encode()

    # --- ways in ---------------------------------------------------------------------------------------------------

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        ours = self._own_name(headers) and self._own_page(headers)
        if not ours or not scope["path"].startswith("/ws/tables/"):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        guest, household = self._guest(headers), _household(scope)
        who = Who(household, guest or household)
        if self.house.work.dry(who) or not self.house.requests.take(*who):
            await asyncio.sleep(PENALTY)
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        scope["starboard"] = {"guest": guest, "household": household}
        connection = Connection(self.house, scope, receive, send)
        del scope, headers, guest  # a socket lives for hours, and nobody asks for these again
        await metered(connection.run(), connection.spend)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, in turn with the others of its household, and on the account of who asks."""
        headers = dict(scope["headers"])
        known, household = self._guest(headers), _household(scope)
        who = Who(household, known or household)
        if self.house.work.dry(who) or self.house.bytes.dry(who):
            await asyncio.sleep(PENALTY)
            await _problem(_with(send, HEADERS), 429, say("server-too-fast"))
            return
        answer = self._answer(scope, receive, self._counted(send, who), headers, known, household)
        await self.house.answering.enter(household)
        try:
            await metered(answer, partial(self.house.work.spend, who))
        finally:
            self.house.answering.leave(household)

    def _counted(self, send: Send, who: Who) -> Send:
        """Whose account the bytes of an answer are on."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.house.counts[str(message["status"])] += 1
            self.house.bytes.spend(who, len(message.get("body", b"")))
            await send(message)

        return sending

    async def _answer(
        self,
        scope: Scope,
        receive: Receive,
        send: Send,
        headers: dict[bytes, bytes],
        known: str | None,
        household: str,
    ) -> None:
        more = list(HEADERS)
        if not self._own_name(headers):
            await _problem(_with(send, more), 403, say("server-foreign-name"))
            return
        if not scope["path"].startswith(API):
            # The page itself makes the guest: a client that asks several things at once must not become several.
            if "." not in scope["path"] and known is None:
                more.append((b"set-cookie", self._cookie(identity.new_guest(), scope)))
            if not await self.pages(scope, _with(send, more)):
                await _problem(_with(send, more), 404, say("server-not-found"))
            return
        more.append((b"cache-control", b"no-store"))
        guest = known or identity.new_guest()
        if known is None and scope["path"].startswith("/api/"):
            more.append((b"set-cookie", self._cookie(guest, scope)))
        scope["starboard"] = {"guest": guest, "household": household}
        send = _with(send, more)
        if scope["method"] not in SAFE and not self._own_page(headers):
            await _problem(send, 403, say("server-foreign-page"))
        elif not self.house.requests.take(household, known or household):
            await asyncio.sleep(PENALTY)
            await _problem(send, 429, say("server-too-fast"))
        else:
            await self.rest(scope, receive, send)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _household(scope: Scope) -> str:
    return limits.household(scope["client"][0]) if scope.get("client") else ""


PRIVATE = (b"cache-control", b"set-cookie")
"""What an answer that anybody may keep and pass on does not get."""


def _with(send: Send, more: list[tuple[bytes, bytes]]) -> Send:
    """Add headers to the answer."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = message.get("headers", [])
            public = any(name == b"cache-control" and value.startswith(b"public") for name, value in own)
            message["headers"] = [*own, *((name, value) for name, value in more if not (public and name in PRIVATE))]
        await send(message)

    return sending


async def _problem(send: Send, status: int, reason: Phrase) -> None:
    body = msgspec.json.encode(Problem(status=status, reason=reason))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
