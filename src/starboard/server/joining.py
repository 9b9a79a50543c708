"""Sitting down in a running game: who watches asks for a seat that a bot plays for nobody, and the host lets them in.

Until the host has said yes they see what everybody sees. A person's seat is theirs, however long they are away.
"""

from __future__ import annotations

from starboard.core.game import SPECTATOR, Seat
from starboard.server import log
from starboard.server.fold import Folded
from starboard.server.live import Live
from starboard.server.lobby import existing, only_host, unlike
from starboard.server.plan import NOTHING, Plan
from starboard.server.refused import Refused

MOST_WISHES = 8
"""How many may ask at a table at once."""
ASK_AGAIN = 60.0
"""Seconds after a no in which one does not ask again."""


async def ask(live: Live, guest: str, name: str | None, seat: Seat | None) -> None:
    """Ask for a bot's seat, or (no seat) no longer. The host need not ask."""
    if seat is not None and name is None:
        raise Refused(400, "server-name-needed")

    def planner(folded: Folded, now: float) -> Plan:
        if seat is None:
            return Plan([log.Unasked(when=now, guest=guest, asker=guest)] if guest in folded.wishes else [])
        _may_ask(folded, guest, seat, now)
        called = unlike(folded, name or "", guest)
        if guest == folded.host:
            return Plan([log.Sat(when=now, guest=guest, seat=seat, name=called)])
        wish = folded.wish_of(guest)
        if wish is not None and wish.seat == seat:
            return NOTHING
        return Plan([log.Asked(when=now, guest=guest, seat=seat, name=called)])

    await live.act(planner)


def _may_ask(folded: Folded, guest: str, seat: Seat, now: float) -> None:
    if guest in folded.sent_away:
        raise Refused(403, "server-sent-away")
    if folded.phase != "playing":
        raise Refused(409, "server-over" if folded.phase == "over" else "server-not-started")
    if folded.seat_of(guest) != SPECTATOR:
        raise Refused(409, "server-already-seated")
    if not folded.vacant(existing(folded, seat)):
        raise Refused(409, "server-seat-taken")
    if now - folded.declined.get(guest, -ASK_AGAIN) < ASK_AGAIN:
        raise Refused(429, "server-ask-later")
    if guest not in folded.wishes and len(folded.wishes) >= MOST_WISHES:
        raise Refused(409, "server-asked-by-many")


async def answer(live: Live, guest: str, id: int, agree: bool) -> None:
    """The host lets somebody in who asks, or does not."""

    def planner(folded: Folded, now: float) -> Plan:
        only_host(folded, guest)
        asker = next((one for one, wish in folded.wishes.items() if wish.id == id), None)
        wish = folded.wish_of(asker)
        if asker is None or wish is None or folded.seat_of(asker) != SPECTATOR:
            raise Refused(409, "server-nobody-asks")
        if not agree:
            return Plan([log.Unasked(when=now, guest=guest, asker=asker, declined=True)])
        return Plan([log.Sat(when=now, guest=asker, seat=wish.seat, name=unlike(folded, wish.name, asker))])

    await live.act(planner)
