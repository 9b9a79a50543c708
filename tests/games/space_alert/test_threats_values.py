"""The numbers printed on the 55 cards, as the sheet of cards has them."""

from __future__ import annotations

import pytest

from starboard.core.text import Text
from starboard.games.space_alert.threat_text import threat_name
from starboard.games.space_alert.threats import CARDS

# code | name | deck | speed | shield | hit points | points survived/destroyed | system | start stations
SHEET = """
E1-01  | Pulse Ball            | common white  | 2 |  1 | 5 | 2/4  | - |
E1-02  | Destroyer             | common white  | 2 |  2 | 5 | 2/4  | - |
E1-03  | Stealth Fighter       | common white  | 3 |  2 | 4 | 2/4  | - |
E1-04  | Energy Cloud          | common white  | 2 |  3 | 5 | 2/4  | - |
E1-05  | Gunship               | common white  | 2 |  2 | 5 | 2/4  | - |
E1-06  | Cryoshield Fighter    | common white  | 3 |  1 | 4 | 2/4  | - |
E1-07  | Fighter               | common white  | 3 |  2 | 4 | 2/4  | - |
E1-08  | Armored Grappler      | common white  | 2 |  3 | 4 | 2/4  | - |
E1-09  | Amoeba                | common white  | 2 |  0 | 8 | 2/4  | - |
E1-10  | Meteoroid             | common white  | 5 |  0 | 5 | 2/4  | - |
E2-01  | Kamikaze              | common yellow | 4 |  2 | 5 | 3/6  | - |
E2-02  | Scout                 | common yellow | 2 |  1 | 3 | 3/6  | - |
E2-03  | Phantom Fighter       | common yellow | 3 |  3 | 3 | 3/6  | - |
E2-04  | Swarm                 | common yellow | 2 |  0 | 3 | 3/6  | - |
E2-05  | Jellyfish             | common yellow | 2 | -2 | 13 | 3/6  | - |
E2-06  | Marauder              | common yellow | 3 |  1 | 6 | 3/6  | - |
E2-07  | Minor Asteroid        | common yellow | 4 |  0 | 7 | 3/6  | - |
SE1-01 | Frigate               | serious white  | 2 |  2 | 7 | 4/8  | - |
SE1-02 | Man-Of-War            | serious white  | 1 |  2 | 9 | 4/8  | - |
SE1-03 | Leviathan Tanker      | serious white  | 2 |  3 | 8 | 4/8  | - |
SE1-04 | Pulse Satellite       | serious white  | 3 |  2 | 4 | 4/8  | - |
SE1-05 | Cryoshield Frigate    | serious white  | 2 |  1 | 7 | 4/8  | - |
SE1-06 | Interstellar Octopus  | serious white  | 2 |  1 | 8 | 4/8  | - |
SE1-07 | Maelstrom             | serious white  | 2 |  3 | 8 | 4/8  | - |
SE1-08 | Asteroid              | serious white  | 3 |  0 | 9 | 4/8  | - |
SE2-01 | Behemoth              | serious yellow | 2 |  4 | 7 | 6/12 | - |
SE2-02 | Juggernaut            | serious yellow | 1 |  3 | 10 | 6/12 | - |
SE2-03 | Psionic Satellite     | serious yellow | 2 |  2 | 5 | 6/12 | - |
SE2-04 | Nebula Crab           | serious yellow | 2 |  2 | 7 | 6/12 | - |
SE2-05 | Nemesis               | serious yellow | 3 |  1 | 9 | -/12 | - |
SE2-06 | Major Asteroid        | serious yellow | 2 |  0 | 11 | 6/12 | - |
I1-01  | Skirmishers           | common white  | 3 |  - | 1 | 2/4  | - | red-upper (returns fire)
I1-02  | Skirmishers           | common white  | 3 |  - | 1 | 2/4  | - | blue-upper (returns fire)
I1-03  | Saboteur              | common white  | 4 |  - | 1 | 2/4  | - | white-lower
I1-04  | Saboteur              | common white  | 4 |  - | 1 | 2/4  | - | white-lower
I1-05  | Hacked Shields        | common white  | 2 |  - | 3 | 2/4  | B | blue-upper
I1-06  | Hacked Shields        | common white  | 2 |  - | 3 | 2/4  | B | red-upper
I1-07  | Unstable Warheads     | common white  | 3 |  - | rockets | 2/4  | C | blue-lower
I2-01  | Slime                 | common yellow | 2 |  - | 2 | 3/6  | - | blue-lower
I2-02  | Slime                 | common yellow | 2 |  - | 2 | 3/6  | - | red-lower
I2-03  | Troopers              | common yellow | 2 |  - | 2 | 3/6  | - | red-upper (returns fire)
I2-04  | Troopers              | common yellow | 2 |  - | 2 | 3/6  | - | blue-lower (returns fire)
I2-05  | Virus                 | common yellow | 3 |  - | 3 | 3/6  | C | white-upper
I2-06  | Overheated Reactor    | common yellow | 2 |  - | 3 | 3/6  | B | white-lower
SI1-01 | Commandos             | serious white  | 2 |  - | 2 | 4/8  | - | red-lower (returns fire)
SI1-02 | Commandos             | serious white  | 2 |  - | 2 | 4/8  | - | blue-upper (returns fire)
SI1-03 | Alien                 | serious white  | 2 |  - | 2 | -/8  | - | white-lower
SI1-04 | Fissure               | serious white  | 2 |  - | 2 | -/8  | - | red-upper
SI1-05 | Crossed Wires         | serious white  | 3 |  - | 4 | 4/8  | B | white-upper
SI1-06 | Battlebot Uprising    | serious white  | 2 |  - | 4 | 4/8  | C | blue-upper red-lower
SI2-01 | Executioner           | serious yellow | 2 |  - | 2 | 6/12 | - | blue-upper (returns fire)
SI2-02 | Seeker                | serious yellow | 2 |  - | 2 | 6/15 | - | white-upper
SI2-03 | Power System Overload | serious yellow | 3 |  - | 7 | 6/12 | B | red-lower white-lower blue-lower
SI2-04 | Contamination         | serious yellow | 2 |  - | 3 | 6/12 | - | red-upper red-lower blue-upper blue-lower
SI2-05 | Nuclear Device        | serious yellow | 4 |  - | 1 | -/12 | C | white-lower
"""


@pytest.mark.clause("SA-2.2", "SA-2.3", "SA-2.4")
@pytest.mark.parametrize("line", SHEET.strip().splitlines(), ids=lambda line: line.split("|")[0].strip())
def test_numbers_on_the_card(line: str) -> None:
    code, name, deck, speed, shield, hp, points, system, start = (part.strip() for part in line.split("|"))
    card = CARDS[code]
    assert Text()(threat_name(code)) == name
    assert f"{card.severity} {card.difficulty}" == deck
    assert card.speed == int(speed)
    assert (str(card.shield) if not card.internal else "-") == shield
    assert (str(card.hp) if card.hp else "rockets") == hp
    assert f"{'-' if card.survived is None else card.survived}/{card.destroyed}" == points
    assert (card.system or "-") == system
    assert " ".join(card.start) == start.removesuffix("(returns fire)").strip()
    assert card.returns_fire == start.endswith("(returns fire)")


def test_every_card_is_in_the_sheet_once() -> None:
    codes = [line.split("|")[0].strip() for line in SHEET.strip().splitlines()]
    assert codes == list(CARDS)


@pytest.mark.parametrize(
    ("kind", "cards"),
    [("E1", 10), ("E2", 7), ("SE1", 8), ("SE2", 6), ("I1", 7), ("I2", 6), ("SI1", 6), ("SI2", 5)],
)
def test_size_of_the_decks(kind: str, cards: int) -> None:
    assert len([code for code in CARDS if code.split("-")[0] == kind]) == cards
