"""Space Alert's resolution round: whole six-threat missions per second, one core, plain CPython, no story.

The flights are drawn from seeds: a crew of five with twelve cards each and six threats, kept if the ship comes home, so
that all twelve turns and the final step are played and the score is counted. The number to compare with is that of the
best-known public resolver (C#, compiled, warm), measured for a six-threat mission of its own.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from starboard.core.chance import Seeded
from starboard.core.game import Event
from starboard.games.space_alert.flight import Flight, begin, copy
from starboard.games.space_alert.flight_file import Request, read
from starboard.games.space_alert.resolver import answer, resolve
from starboard.games.space_alert.scoring import score
from starboard.games.space_alert.ship import ZONES
from starboard.games.space_alert.threats import CARDS
from starboard.games.space_alert.turns import fly, play_turn

MISSIONS = 40
CARDS_PLAYED = ["A", "A", "A", "B", "B", "C", "C", "C", "R", "<", ">", "^", "^", "."]
PEER = 4_100
"""Missions per second of ecm85/space-alert-resolver."""
WANTED = 1_500
ROUNDS = 5
SECONDS = 1.0


def main() -> None:
    """Print speeds and the ratio."""
    lines = six_threat_missions()
    requests = [read(line) for line in lines]
    print(f"{len(requests)} missions, five crew members against six threats, that come home")
    plain = best(lambda: [score(fly(start(request))) for request in requests], len(requests))
    print(f"resolved without story: {plain:8,.0f} missions/s (wanted: {WANTED:,})")
    print(f"ratio to the {PEER:,}/s of the best-known public resolver, compiled: {plain / PEER:.2f}")
    told = best(lambda: [tell(request) for request in requests], len(requests))
    print(f"resolved with story:    {told:8,.0f} missions/s")
    batch = best(lambda: [answer(line, str) for line in lines], len(lines))
    print(f"--batch, JSON to JSON:  {batch:8,.0f} missions/s")
    middle = start(requests[0])
    for _ in range(6):
        play_turn(middle)
    copies = best(lambda: [copy(middle) for _ in range(100)], 100)
    print(f"copy of a flight:       {1e6 / copies:8.1f} µs")


def six_threat_missions() -> list[bytes]:
    """Flights of a full crew against six threats that come home, as JSON lines."""
    found: list[bytes] = []
    seed = 0
    while len(found) < MISSIONS:
        seed += 1
        line = json.dumps(random_mission(Seeded(seed))).encode()
        if resolve(read(line)).outcome == "survived":
            found.append(line)
    return found


def random_mission(chance: Seeded) -> dict[str, Any]:
    """A crew that plays whatever it holds, and six cards of all decks."""
    crew = [" ".join(chance.pick(CARDS_PLAYED) for _ in range(12)) for _ in range(5)]
    codes = [list(CARDS)[place] for place in chance.order(len(CARDS))[:6]]
    numbers = [place + 1 for place in chance.order(8)]
    boards = [place + 1 for place in chance.order(7)]
    return {
        "crew": [{"plan": plan} for plan in crew],
        "trajectories": dict(zip(("red", "white", "blue", "internal"), boards, strict=False)),
        "threats": [
            {"card": code, "turn": turn, **({} if CARDS[code].internal else {"zone": chance.pick(ZONES)})}
            for code, turn in zip(codes, numbers, strict=False)
        ],
        "seed": chance.below(1 << 30),
    }


def start(request: Request) -> Flight:
    """A flight before turn 1."""
    return begin(request.plans, request.boards, request.threats, request.stacks)


def tell(request: Request) -> list[Event]:
    """A flight with every event."""
    story: list[Event] = []
    resolve(request, story.append)
    return story


def best(work: Callable[[], object], times: int) -> float:
    """The best of several rounds: how often per second the work is done."""
    speed = 0.0
    for _ in range(ROUNDS):
        done = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < SECONDS / ROUNDS * 2:
            work()
            done += times
        speed = max(speed, done / spent)
    return speed


if __name__ == "__main__":
    main()
