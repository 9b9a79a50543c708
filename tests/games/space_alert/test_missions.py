"""The scripts, what is announced when, and random missions."""

from __future__ import annotations

from itertools import pairwise

import pytest

from starboard.core.chance import Seeded
from starboard.games.space_alert.announcements import phase_at, timeline
from starboard.games.space_alert.generator import Dials, generate
from starboard.games.space_alert.missions import Line, Script, full_missions, scripts

ALL = list(scripts().values())


def threats(script: Script) -> list[Line]:
    return [line for line in script.lines if line.turn]


def by_id(script: Script) -> str:
    return script.id


@pytest.mark.clause("SA-2.11")
def test_eight_missions_and_eight_training_flights() -> None:
    assert full_missions() == [f"mission-{n}" for n in range(1, 9)]
    assert [script.id for script in ALL if script.training] == [
        "test-run-1",
        "test-run-2",
        "simulation-1",
        "simulation-2",
        "simulation-3",
        "advanced-simulation-1",
        "advanced-simulation-2",
        "advanced-simulation-3",
    ]


@pytest.mark.parametrize("script", ALL, ids=by_id)
def test_weight_of_a_script(script: Script) -> None:
    """Seven points and one unconfirmed in a mission, five and one in a simulation, three in a test run (D-30)."""
    weight = sum(line.points for line in threats(script) if not line.unconfirmed)
    unconfirmed = [line for line in threats(script) if line.unconfirmed]
    expected = {"mission": (7, 1), "test-run": (3, 0)}.get(script.group, (5, 1))
    assert (weight, sum(line.points for line in unconfirmed)) == expected
    assert not any(line.serious for line in unconfirmed)


@pytest.mark.clause("SA-5.4")
@pytest.mark.parametrize("script", ALL, ids=by_id)
def test_numbers_ascend_and_are_unique(script: Script) -> None:
    numbers = [line.turn for line in threats(script)]
    assert numbers == sorted(set(numbers))
    assert all(1 <= number <= 8 for number in numbers)
    assert all((line.zone is None) == (line.kind == "internal-threat") for line in threats(script))


@pytest.mark.parametrize("script", ALL, ids=by_id)
def test_phase_of_a_number(script: Script) -> None:
    """T+1 to T+4 in phase 1, T+5 to T+8 in phase 2; only test run 2 announces T+4 five seconds late (D-59)."""
    for line in threats(script):
        expected = 1 if line.turn <= 4 else 2
        if script.id == "test-run-2" and line.turn == 4:
            expected = 2
            assert line.at == script.phase_ends[0] + 5
        assert phase_at(script, line.at) == expected


@pytest.mark.parametrize("script", ALL, ids=by_id)
def test_no_announcement_talks_into_a_black_out(script: Script) -> None:
    downs = [line for line in script.lines if line.kind == "communications-down"]
    for down in downs:
        for one in timeline(script, window=10):
            inside = down.at < one.at < down.until
            assert not inside, f"{one.saying} at {one.at}"


def test_mission_4_by_heart() -> None:
    """S2-4 from the script sheet, line by line for what makes it different."""
    script = scripts()["mission-4"]
    assert script.code == "S2-4"
    assert script.phase_ends == (225, 440, 580)
    assert [(line.at, line.turn, line.zone, line.serious, line.unconfirmed) for line in threats(script)] == [
        (10, 1, "red", False, False),
        (60, 3, "white", False, True),
        (115, 4, "red", True, False),
        (250, 5, None, True, False),
        (300, 6, "blue", True, False),
    ]
    downs = [(line.at, line.until) for line in script.lines if line.kind == "communications-down"]
    assert downs == [(345, 355), (395, 405), (480, 500), (535, 550)]


@pytest.mark.clause("SA-3.9")
def test_everything_that_is_said_in_the_first_phase_of_mission_1() -> None:
    """Opening, the script's lines, the beep ten seconds after a transfer, the warnings 60, 20 and 5 s before 225."""
    said = [(one.at, one.saying) for one in timeline(scripts()["mission-1"], window=10) if one.at <= 225]
    assert said == [
        (0, "opening"),
        (10, "threat"),
        (55, "internal-threat"),
        (110, "threat"),
        (140, "incoming-data"),
        (165, "one-minute"),
        (170, "communications-down"),
        (180, "communications-restored"),
        (185, "data-transfer"),
        (195, "transfer-over"),
        (205, "twenty-seconds"),
        (220, "countdown"),
        (225, "phase-end"),
    ]


def test_a_long_transfer_window_ends_where_the_next_begins() -> None:
    """Mission 5 has transfers at 395 and 410 s; with a window of 20 s the first beep comes at 410."""
    said = [(one.at, one.saying) for one in timeline(scripts()["mission-5"], window=20) if 390 < one.at <= 430]
    assert said == [
        (395, "data-transfer"),
        (410, "transfer-over"),
        (410, "data-transfer"),
        (430, "transfer-over"),
        (430, "twenty-seconds"),
    ]


@pytest.mark.clause("SA-3.9")
def test_last_warnings_speak_of_the_operation() -> None:
    last = [one.last for one in timeline(scripts()["mission-1"], window=10) if one.saying == "one-minute"]
    assert last == [False, False, True]


@pytest.mark.clause("SA-3.14")
def test_unconfirmed_reports_count_for_five_only() -> None:
    script = scripts()["mission-1"]
    assert [line.turn for line in script.threats(crew=5)] == [2, 3, 4, 5, 6, 7]
    assert [line.turn for line in script.threats(crew=4)] == [2, 4, 5, 6, 7]


@pytest.mark.clause("SA-17.2")
def test_a_solo_player_hears_no_data_lines() -> None:
    said = {one.saying for one in timeline(scripts()["mission-1"], window=10, solo=True)}
    assert said == {"opening", "threat", "internal-threat", "one-minute", "twenty-seconds", "countdown", "phase-end"}


# --- random missions -----------------------------------------------------------------------------------------------


def many(count: int, **dials: object) -> list[Script]:
    return [generate(Dials(**dials), Seeded(seed)) for seed in range(count)]  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def generated() -> list[Script]:
    """Random missions with no dial touched: they keep every constraint of printed missions."""
    return many(2000)


def test_budget(generated: list[Script]) -> None:
    for script in generated:
        confirmed = [line for line in threats(script) if not line.unconfirmed]
        assert sum(line.points for line in threats(script)) == 8
        assert sum(line.points for line in confirmed) == 7
        assert 4 <= len(confirmed) <= 6
        assert sum(line.serious for line in threats(script)) <= 3
        assert sum(not line.serious for line in threats(script)) <= 7


def test_internal_threats(generated: list[Script]) -> None:
    for script in generated:
        inside = [line for line in threats(script) if line.zone is None]
        assert 1 <= len(inside) <= 2
        assert 1 <= sum(line.points for line in inside) <= 3
        if len(inside) == 2:
            assert inside[1].turn - inside[0].turn >= 2
            between = [line for line in threats(script) if inside[0].turn < line.turn < inside[1].turn]
            assert any(line.zone for line in between)
        assert sum(line.serious for line in inside) < 2 or inside[1].turn - inside[0].turn >= 3


def test_numbers(generated: list[Script]) -> None:
    allowed = {(False, False): (1, 8), (False, True): (2, 7), (True, False): (2, 7), (True, True): (3, 6)}
    for script in generated:
        numbers = [line.turn for line in threats(script)]
        assert numbers == sorted(set(numbers))
        for line in threats(script):
            first, last = allowed[line.zone is None, line.serious]
            assert first <= line.turn <= last
            assert phase_at(script, line.at) == (1 if line.turn <= 4 else 2)


def test_balance_of_the_halves(generated: list[Script]) -> None:
    for script in generated:
        halves = [[line for line in threats(script) if (line.turn > 4) == late] for late in (False, True)]
        weights = [sum(line.points for line in half) for half in halves]
        assert abs(len(halves[0]) - len(halves[1])) <= 1
        assert abs(weights[0] - weights[1]) <= 2
        assert all(3 <= weight <= 5 for weight in weights)


def test_zones(generated: list[Script]) -> None:
    for script in generated:
        zones = [line.zone for line in threats(script) if line.zone]
        assert all(one != other for one, other in pairwise(zones))
        assert all(zones.count(zone) <= 3 for zone in zones)


def test_threat_times(generated: list[Script]) -> None:
    ambushes = 0
    for script in generated:
        late_ones = []
        for phase, (begin, end) in enumerate(zip((0, *script.phase_ends), script.phase_ends[:2], strict=False)):
            lines = [line for line in threats(script) if begin <= line.at < end]
            regular = [line for line in lines if line.at <= end - 70]
            late = [line for line in lines if line not in regular]
            late_ones += late
            assert all(end - 60 < line.at <= end - 30 for line in late)
            if regular:
                assert begin + 10 <= regular[0].at <= begin + (20 if phase == 0 else 40)
                assert all(line.at - begin <= 0.7 * (end - begin) for line in regular)
        assert all(line.turn in (4, 8) and line.zone and not line.serious for line in late_ones)
        assert len(late_ones) <= 1
        ambushes += len(late_ones)
        times = [line.at for line in threats(script)]
        assert all(later - earlier >= 25 for earlier, later in pairwise(times))
    assert 0.05 < ambushes / len(generated) < 0.40


def test_phase_lengths(generated: list[Script]) -> None:
    for script in generated:
        ends = (0, *script.phase_ends)
        lengths = [after - before for before, after in pairwise(ends)]
        for length, (least, most) in zip(lengths, ((205, 240), (180, 225), (140, 155)), strict=True):
            assert least <= length <= most


def per_phase(script: Script, kind: str) -> list[int]:
    counts = [0, 0, 0]
    for line in script.lines:
        if line.kind == kind:
            counts[phase_at(script, line.at) - 1] += 1
    return counts


def test_data_lines(generated: list[Script]) -> None:
    for script in generated:
        draws, gifts = per_phase(script, "incoming-data"), per_phase(script, "data-transfer")
        assert 1 <= draws[0] <= 3
        assert 0 <= draws[1] <= 2
        assert draws[2] == 0
        assert sum(draws) >= 2
        assert 0 <= gifts[0] <= 1
        assert 1 <= gifts[1] <= 2
        assert gifts[2] == 1
        assert sum(gifts) >= 3
        for phase in (0, 1):
            assert 2 <= draws[phase] + gifts[phase] <= 3


def test_first_transfer_follows_the_last_regular_threat(generated: list[Script]) -> None:
    """Within thirty seconds, or right after what is said then."""
    for script in generated:
        for begin, end in ((0, script.phase_ends[0]), script.phase_ends[:2]):
            regular = [line.at for line in threats(script) if begin <= line.at <= end - 70]
            gifts = [line.at for line in script.lines if line.kind == "data-transfer" and begin <= line.at < end]
            if regular and gifts:
                waits = [gift - regular[-1] for gift in gifts if gift > regular[-1]]
                assert min(waits) <= 45
                said = sum(stop - start for start, stop in busy(script) if regular[-1] < start < regular[-1] + 30)
                assert min(waits) <= 30 or said >= 15


def test_black_outs(generated: list[Script]) -> None:
    for script in generated:
        downs = [line for line in script.lines if line.kind == "communications-down"]
        assert 2 <= len(downs) <= 5
        assert 45 <= sum(line.until - line.at for line in downs) <= 65
        assert all(5 <= line.until - line.at <= 30 for line in downs)
        assert all(line.at >= 10 and line.until <= script.phase_ends[2] - 20 for line in downs)
        assert sum(line.until - line.at for line in downs if line.at >= script.phase_ends[1]) >= 20


def busy(script: Script) -> list[tuple[int, int]]:
    """Every stretch of time in which something is said, warnings included."""
    speech = {"incoming-data": 5}
    spans = [(line.at, line.until or line.at + speech.get(line.kind, 10)) for line in script.lines]
    for end in script.phase_ends:
        spans += [(end - 60, end - 55), (end - 20, end - 15), (end - 5, end)]
    return sorted(spans)


def test_nothing_overlaps_and_all_is_on_the_grid(generated: list[Script]) -> None:
    for script in generated:
        spans = busy(script)
        assert all(end <= begin for (_, end), (begin, _) in pairwise(spans))
        assert all(time % 5 == 0 for span in spans for time in span)


def test_variety(generated: list[Script]) -> None:
    assert len({script.lines for script in generated}) == len(generated)


@pytest.mark.parametrize("points", range(5, 11))
def test_threat_level_dial(points: int) -> None:
    for script in many(150, points=points):
        assert sum(line.points for line in threats(script)) == points
        assert sum(line.unconfirmed for line in threats(script)) == 1


@pytest.mark.parametrize("asked", range(6))
def test_transfer_and_black_out_dials(asked: int) -> None:
    for script in many(150, transfers=asked, black_outs=asked):
        assert sum(per_phase(script, "data-transfer")) == asked
        assert sum(per_phase(script, "communications-down")) == asked
        spans = busy(script)
        assert all(end <= begin for (_, end), (begin, _) in pairwise(spans))


def test_length_dial() -> None:
    total = {name: [script.phase_ends[-1] for script in many(100, length=name)] for name in ("short", "normal", "long")}
    assert max(total["short"]) <= min(530, *total["long"])
    assert all(475 <= seconds <= 530 for seconds in total["short"])
    assert all(525 <= seconds <= 620 for seconds in total["normal"])
    assert all(620 <= seconds <= 720 for seconds in total["long"])


def test_the_same_chance_gives_the_same_mission() -> None:
    assert generate(Dials(), Seeded(7)) == generate(Dials(), Seeded(7))
