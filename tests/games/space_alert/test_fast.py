"""The fast flight is the engine's, number by number after every turn; ``scripts/prove_fast.py`` runs millions."""

from __future__ import annotations

import msgspec
import pytest

from starboard.core.kernel import COMPILING
from starboard.games.space_alert.fast import layout as at
from starboard.games.space_alert.fast import mission, turns
from starboard.games.space_alert.fast.tables import Unknown, make
from starboard.games.space_alert.flight import Announced, begin
from starboard.games.space_alert.threats import LIBRARY, Effect, ThreatCard
from starboard.lab import fast_proof

FLIGHTS = 1_500


def test_every_card_can_be_flown() -> None:
    assert mission.tables().refused == {}
    assert set(mission.tables().cards) == set(LIBRARY)


def test_every_field_of_a_flight_has_its_number() -> None:
    assert mission.unread_fields() == set()


class Strange(Effect, frozen=True, tag="strange"):
    """An effect that no kernel knows."""


@pytest.mark.parametrize("change", [{"x": [Strange()]}, {"special": "unheard-of"}, {"hp": 120}])
def test_a_card_with_something_unknown_is_refused_by_name(change: dict[str, object]) -> None:
    card = msgspec.structs.replace(LIBRARY["E1-07"], **change)
    refused = make({"E1-07": card}).refused
    assert refused["E1-07"].card == "E1-07"


def test_a_card_with_a_new_rule_is_refused_by_name() -> None:
    class Newer(ThreatCard, frozen=True, kw_only=True):
        glows: bool = False

    values = msgspec.structs.asdict(LIBRARY["E1-07"])
    assert make({"E1-07": Newer(**values)}).refused == {}
    assert make({"E1-07": Newer(**values, glows=True)}).refused["E1-07"].what == "glows"


def test_a_flight_with_a_refused_card_is_not_flown(monkeypatch: pytest.MonkeyPatch) -> None:
    known = mission.tables()
    broken = msgspec.structs.replace(known, refused={"E1-07": Unknown("E1-07", "x")})
    monkeypatch.setattr(mission, "tables", lambda: broken)
    with pytest.raises(Unknown):
        mission.fixed(begin([[]], [1, 2, 3, 4], [Announced("E1-07", 1, 0)], [[], [], []]))


@pytest.mark.skipif(COMPILING, reason="with numba the compiled kernel is compared instead")
def test_the_plain_kernel_is_the_engine() -> None:
    tables = mission.tables().numbers
    for number in range(FLIGHTS):
        drawn = fast_proof.draw(number)
        fixed = mission.fixed(drawn.begin(), drawn.trips)
        states = fast_proof.by_turn(drawn)
        state = list(next(states))
        for expected in states:
            if len(expected) == 1:
                home = state[at.OUTCOME] == at.SURVIVED
                assert (turns.score(state, fixed, tables) if home else 0) == expected[0]
            else:
                turns.play_turn(state, fixed, tables)
                assert fast_proof.differences(expected, state) == [], number


@pytest.mark.slow
@pytest.mark.skipif(not COMPILING, reason="NUMBA IS NOT INSTALLED: the compiled kernel is not tested")
def test_the_compiled_kernel_is_the_engine() -> None:
    import numpy as np

    from starboard.games.space_alert.fast import arrays, batch

    flights = [fast_proof.draw(number) for number in range(FLIGHTS)]
    begun = [drawn.begin() for drawn in flights]
    rows = (arrays.begun(begun), arrays.fixed(begun, [drawn.trips for drawn in flights]), arrays.tables())
    which = np.arange(FLIGHTS, dtype=np.int32)
    plans, traces, ends = arrays.plans(begun), arrays.traces(FLIGHTS), arrays.results(FLIGHTS)
    batch.trace_many(*rows, which, plans, traces)
    batch.fly_many(*rows, which, plans, arrays.room(), ends)
    for number, drawn in enumerate(flights):
        fast_proof.check(number, drawn, None, traces[number], int(ends[number, 2]))


@pytest.mark.slow
def test_the_gpu_is_the_cpu() -> None:
    if not COMPILING:
        pytest.skip("NUMBA IS NOT INSTALLED: no GPU is tested")
    from starboard.games.space_alert.fast import gpu

    if not gpu.available():
        pytest.skip("NO GPU HERE: run scripts/prove_fast.py --gpu on a machine with one")
    import numpy as np
    from numba import cuda

    from starboard.games.space_alert.fast import arrays, batch

    begun = [fast_proof.draw(number).begin() for number in range(FLIGHTS)]
    rows = (arrays.begun(begun), arrays.fixed(begun), arrays.tables(), np.arange(FLIGHTS, dtype=np.int32))
    plans, expected = arrays.plans(begun), arrays.traces(FLIGHTS)
    batch.trace_many(*rows, plans, expected)
    found = cuda.to_device(arrays.traces(FLIGHTS))
    gpu.trace_many[gpu.blocks(FLIGHTS), gpu.THREADS](*map(cuda.to_device, (*rows, plans)), found)
    assert np.array_equal(found.copy_to_host(), expected)
