"""Maximum matchings in small graphs: defense systems in pairs (ABE-3.6.3), panels for crewbot stations."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TypeVar

T = TypeVar("T", bound=int)


def matching(graph: Mapping[T, Collection[T]]) -> int:
    """The most disjoint pairs of neighbours. Tried out: there are ten defense systems in the box."""
    nodes = sorted(graph)
    best: dict[tuple[T, ...], int] = {}

    def pairs(left: tuple[T, ...]) -> int:
        if len(left) < 2:
            return 0
        known = best.get(left)
        if known is None:
            first, rest = left[0], left[1:]
            partners = [other for other in rest if other in graph[first]]
            with_first = (1 + pairs(tuple(node for node in rest if node != partner)) for partner in partners)
            known = best[left] = max((pairs(rest), *with_first))
        return known

    return pairs(tuple(nodes))
