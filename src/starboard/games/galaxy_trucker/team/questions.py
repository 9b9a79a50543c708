"""Every question a window can have, as JSON is decoded."""

from __future__ import annotations

from typing import TypeAlias

from starboard.games.galaxy_trucker.team.advertiser import Prediction
from starboard.games.galaxy_trucker.team.architect import EarlyBonus
from starboard.games.galaxy_trucker.team.assembler import Plating, Wireless
from starboard.games.galaxy_trucker.team.bureaucrat import BendRewards, FlyAheadOfTime
from starboard.games.galaxy_trucker.team.deliveryman import SparePart
from starboard.games.galaxy_trucker.team.hotel_clerk import ShareCabin
from starboard.games.galaxy_trucker.team.hypergeometer import Turret
from starboard.games.galaxy_trucker.team.inspector import Preview
from starboard.games.galaxy_trucker.team.planner import KeepPart, Markers
from starboard.games.galaxy_trucker.team.plumber import Pipes
from starboard.games.galaxy_trucker.team.recruiting import KeepSpecialist, Pick
from starboard.games.galaxy_trucker.team.saboteur import Plant
from starboard.games.galaxy_trucker.team.security_guard import ChargeConnectors
from starboard.games.galaxy_trucker.team.swindler import LastExtra
from starboard.games.galaxy_trucker.team.trader import BuyGoods, ChangePrice
from starboard.games.galaxy_trucker.team.welder import Caps, MoveWelds

TeamAsk: TypeAlias = (
    KeepSpecialist
    | Pick
    | Markers
    | Preview
    | LastExtra
    | SparePart
    | MoveWelds
    | KeepPart
    | Wireless
    | Plating
    | Pipes
    | Caps
    | EarlyBonus
    | ShareCabin
    | FlyAheadOfTime
    | BuyGoods
    | ChargeConnectors
    | Turret
    | Plant
    | Prediction
    | BendRewards
    | ChangePrice
)
"""What the owner of a specialist can be asked."""
