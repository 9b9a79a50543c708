"""Guests, codes and links: who somebody is, and what can't be guessed."""

from __future__ import annotations

import hmac
import secrets
import unicodedata
from hashlib import sha256

COOKIE = "starboard"
COOKIE_AGE = 400 * 24 * 3600

# No vowels (no words by accident), nothing that looks like a digit or like another letter when read aloud.
CODE_LETTERS = "BCDFGHJKLMPQRSTVWXZ"
CODE_LENGTH = 6

_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that are drawn as nothing: Hangul fillers, the empty Braille cell."""


def new_guest() -> str:
    """A guest's id: 128 bits."""
    return secrets.token_urlsafe(16)


def sign(key: bytes, guest: str) -> str:
    """The cookie's value."""
    return f"{guest}.{_signature(key, guest)}"


def read(key: bytes, cookie: str | None) -> str | None:
    """The guest behind a cookie, if we signed it."""
    guest, _, signature = (cookie or "").rpartition(".")
    if guest and hmac.compare_digest(_signature(key, guest).encode(), signature.encode(errors="replace")):
        return guest
    return None


def _signature(key: bytes, guest: str) -> str:
    return hmac.new(key, b"guest:" + guest.encode(errors="replace"), sha256).hexdigest()[:32]


def new_code() -> str:
    """A table's code: 47 million of them, and asking for wrong ones is rate limited."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether this could be a table's code."""
    return len(text) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in text)


def new_link(code: str, seat: int) -> tuple[str, str]:
    """A private seat link's token (128 secret bits) and the digest that is kept of it."""
    token = f"{code}-{seat}-{secrets.token_hex(16)}"
    return token, digest(token)


def read_link(token: str) -> tuple[str, int] | None:
    """The table and seat a token speaks of; whether it is right, its digest says."""
    code, _, rest = token.partition("-")
    seat, _, secret = rest.partition("-")
    if not is_code(code) or not (seat.isascii() and seat.isdigit() and len(seat) < 3) or not secret:
        return None
    return code, int(seat)


def digest(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode(errors="replace")).hexdigest()


def new_replay() -> str:
    """The id of an uploaded record: 96 bits."""
    return secrets.token_hex(12)


def is_replay(text: str) -> bool:
    """Whether this could be the id of an upload."""
    return len(text) == 24 and all(letter in "0123456789abcdef" for letter in text)


def clean(text: str) -> str:
    """A name or a line of chat without control and invisible characters, in normal form, spaces single.

    Empty if nothing of it can be seen.
    """
    normal = unicodedata.normalize("NFC", text)
    shown = "".join(" " if letter.isspace() else letter for letter in normal if not _hidden(letter))
    return " ".join(shown.split()) if any(map(_shows, shown)) else ""


def _shows(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS" and letter not in _BLANKS


def _hidden(letter: str) -> bool:
    # Joiners inside emoji stay; direction overrides, zero-width and unassigned characters go.
    return (
        letter != "\u200d" and not letter.isspace() and unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn")
    )
