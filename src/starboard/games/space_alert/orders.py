"""What a planned card says: the half that lies upwards, as one small int.

In files and on the wire an order is a short token: ``A B C`` the systems, ``R`` battlebots, ``< >`` the arrows towards
red and blue, ``^`` the gravolift, ``.`` nothing, ``A! B! R!`` the heroic actions and ``@ur`` … ``@lb`` the heroic
movements to a station (deck, then zone).
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

NOTHING, A, B, C, BATTLEBOTS, TO_RED, TO_BLUE, LIFT, HEROIC_A, HEROIC_B, HEROIC_BATTLEBOTS = range(11)
HEROIC_MOVE = 11
"""Heroic movement to station s is ``HEROIC_MOVE + s``."""

Order: TypeAlias = Literal[
    ".", "A", "B", "C", "R", "<", ">", "^", "A!", "B!", "R!", "@ur", "@uw", "@ub", "@lr", "@lw", "@lb"
]
ORDERS: tuple[Order, ...] = get_args(Order)
ORDER: dict[str, int] = {token: order for order, token in enumerate(ORDERS)}


def parse(plan: str) -> list[int]:
    """Orders from tokens with blanks between. Raises ``KeyError`` with the token that is none."""
    return [ORDER[token] for token in plan.split()]


def write(orders: list[int]) -> str:
    """The tokens of these orders."""
    return " ".join(ORDERS[order] for order in orders)
