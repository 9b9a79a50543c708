"""The exploration campaign: up to three missions with one crew and one ship (SA-18), and the log of every flight."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from starboard.core.chance import Chance
from starboard.core.game import Event, Illegal
from starboard.games.space_alert import ship
from starboard.games.space_alert import table_events as events
from starboard.games.space_alert.flight import SURVIVED, Flight
from starboard.games.space_alert.flight_log import CODES, Entry
from starboard.games.space_alert.missions import ZONES
from starboard.games.space_alert.moves import Move, Repair, RepairSquad, StoreSquad, Vote
from starboard.games.space_alert.options import CAUTION
from starboard.games.space_alert.scoring import Score, disabled_squads, score
from starboard.games.space_alert.setup import SQUAD_STATIONS, prepare
from starboard.games.space_alert.state import Campaign, State, Topic

MISSIONS = 3
REPAIRS_PER_ZONE = 2
CHOICES: dict[Topic, tuple[str, ...]] = {"go-on": ("stop", "go-on"), "common": CAUTION, "serious": CAUTION}
"""What can be proposed, from the most cautious to the boldest (SA-18.1)."""

# --- after a flight ------------------------------------------------------------------------------------------


def conclude(state: State, chance: Chance) -> list[Event]:
    """Write the flight into the log; a campaign may go on (SA-15.4, SA-18.2)."""
    flight = state.flight
    assert flight is not None
    won = flight.outcome == SURVIVED
    sheet = mission_score(state, flight) if won else None
    state.log.append(_entry(state, flight, sheet))
    state.stage = "over"
    story: list[Event] = []
    if sheet is not None:
        story.append(events.MissionScored(**{name: getattr(sheet, name) for name in Score.__struct_fields__}))
    campaign = state.campaign
    if campaign is None or not won:
        return story
    _bring_home(state, campaign, flight)
    if len(state.log) == MISSIONS:
        return story + end_campaign(state)
    _open_vote(state, campaign, "go-on")
    return story


def mission_score(state: State, flight: Flight) -> Score:
    """The score sheet; in a campaign squads that stayed at home broken count too (SA-18.9, D-54)."""
    sheet = score(flight)
    campaign = state.campaign
    if campaign is None:
        return sheet
    if state.options.campaign_penalties == "ship":
        squads = sheet.squads - campaign.broken_squads
        return _sheet(sheet, sheet.damage, sheet.worst_zone, squads)
    new = [len(flight.damage[zone]) - len(campaign.damage[zone]) for zone in range(3)]
    return _sheet(sheet, -sum(new), -max(new), sheet.squads)


def _sheet(sheet: Score, damage: int, worst_zone: int, squads: int) -> Score:
    total = sheet.destroyed + sheet.survived + damage + worst_zone + sheet.knocked_out + squads + sheet.visual
    return Score(sheet.destroyed, sheet.survived, damage, worst_zone, sheet.knocked_out, squads, sheet.visual, total)


def _entry(state: State, flight: Flight, sheet: Score | None) -> Entry:
    entry = Entry(
        mission=state.script.code or state.script.id,
        common=CODES[state.common],
        serious=CODES[state.serious],
        captain=state.captain,
        communications=state.communications,
        security=state.security,
        crew=state.crew,
        lost_to=flight.lost_to,
        place=len(state.log) + 1 if state.campaign else 0,
    )
    if sheet is None:
        return entry
    return msgspec.structs.replace(
        entry,
        survived=sheet.survived,
        destroyed=sheet.destroyed,
        penalties=sheet.damage + sheet.worst_zone + sheet.knocked_out + sheet.squads,
        visual=sheet.visual,
        total=sheet.total,
    )


def _bring_home(state: State, campaign: Campaign, flight: Flight) -> None:
    """What the next mission starts with, before anybody repairs (SA-18.3, SA-18.4)."""
    campaign.scripts.append(state.script.id)
    campaign.damage = [sorted(tokens) for tokens in flight.damage]
    campaign.broken_squads += disabled_squads(flight)
    campaign.squad_station = None
    campaign.repaired = [0, 0, 0]


def campaign_score(log: list[Entry]) -> events.CampaignScored:
    """Threat points of all missions, the last mission's penalties, the visual points' average (SA-18.6)."""
    threats = sum(entry.survived + entry.destroyed for entry in log)
    penalties = log[-1].penalties
    visual = sum(entry.visual for entry in log) // len(log)
    return events.CampaignScored(
        threats=threats, penalties=penalties, visual=visual, total=threats + penalties + visual, missions=len(log)
    )


def end_campaign(state: State) -> list[Event]:
    """The crew stops, or has flown its third mission; there is no repair any more (SA-18.5)."""
    scored = campaign_score(state.log)
    state.log[-1] = msgspec.structs.replace(state.log[-1], campaign_total=scored.total)
    state.stage = "over"
    return [scored]


# --- votes ---------------------------------------------------------------------------------------------------


def _open_vote(state: State, campaign: Campaign, topic: Topic) -> None:
    state.stage = "vote"
    campaign.topic = topic
    campaign.votes = [None] * state.seats


def _decide(state: State, campaign: Campaign, chance: Chance) -> list[Event]:
    """All have spoken: unanimity or the most cautious proposal (SA-18.1)."""
    topic = campaign.topic
    assert topic is not None
    choice = min((vote for vote in campaign.votes if vote), key=CHOICES[topic].index)
    campaign.topic = None
    story: list[Event] = [events.Decided(topic=topic, choice=choice)]
    if topic == "go-on":
        return story + (end_campaign(state) if choice == "stop" else _begin_repairs(state, campaign))
    setattr(state, topic, choice)
    if topic == "common":
        _open_vote(state, campaign, "serious")
        return story
    return story + _next_mission(state, campaign, chance)


# --- repairs -------------------------------------------------------------------------------------------------


def _begin_repairs(state: State, campaign: Campaign) -> list[Event]:
    """Everybody does one thing, the captain first; who was knocked out recovers (SA-18.3)."""
    flight = state.flight
    assert flight is not None
    state.stage = "repairs"
    out = [flight.crew[place].knocked_out for place in range(state.crew)]
    acting = state.acting
    campaign.to_repair = [crew for place, crew in enumerate(acting) if not out[place]]
    story: list[Event] = [events.Recovered(crew=crew) for place, crew in enumerate(acting) if out[place]]
    return story + _repair_on(state, campaign)


def repairs(campaign: Campaign) -> list[Move]:
    """What can be repaired: tokens, at most two in a zone between missions, and squads (SA-18.3)."""
    found: list[Move] = [
        Repair(ZONES[zone], ship.TOKENS[token])
        for zone in range(3)
        if campaign.repaired[zone] < REPAIRS_PER_ZONE
        for token in campaign.damage[zone]
    ]
    if campaign.broken_squads:
        found.append(RepairSquad())
    return found


def _repair_on(state: State, campaign: Campaign) -> list[Event]:
    """Go on to the next one who has a choice; what is no choice is done at once."""
    story: list[Event] = []
    while campaign.to_repair:
        possible = repairs(campaign)
        if len(possible) > 1:
            return story
        crew = campaign.to_repair[0]
        if possible:
            story += _repair(campaign, crew, possible[0])
        else:
            campaign.to_repair.clear()
    _open_vote(state, campaign, "common")
    return story


def _repair(campaign: Campaign, crew: int, move: Move) -> list[Event]:
    campaign.to_repair.remove(crew)
    if isinstance(move, Repair):
        zone = ZONES.index(move.zone)
        campaign.damage[zone].remove(ship.TOKENS.index(move.token))
        campaign.repaired[zone] += 1
        return [events.TokenRepaired(crew=crew, zone=move.zone, token=move.token)]
    campaign.broken_squads -= 1
    return [events.SquadMended(crew=crew)]


# --- on to the next mission ------------------------------------------------------------------------------------


def _next_mission(state: State, campaign: Campaign, chance: Chance) -> list[Event]:
    """Where the only squad goes is the crew's choice (SA-18.4); then everything is laid out anew (SA-18.7)."""
    if campaign.broken_squads == 1 and campaign.squad_station is None:
        state.stage = "squad"
        return []
    prepare(state, chance)
    return [
        events.MissionPrepared(
            number=len(state.log) + 1, common=state.common, serious=state.serious, boards=list(state.boards)
        )
    ]


# --- what a seat may do ----------------------------------------------------------------------------------------


def moves(state: State, seat: int) -> Iterator[Move]:
    """What this seat may do between missions."""
    campaign = state.campaign
    assert campaign is not None
    if state.stage == "vote" and campaign.topic and not campaign.votes[seat]:
        yield from (Vote(choice) for choice in CHOICES[campaign.topic])
    elif state.stage == "repairs" and state.keeper(campaign.to_repair[0]) == seat:
        yield from repairs(campaign)
    elif state.stage == "squad" and state.keeper(state.captain) == seat:
        yield from (StoreSquad(ship.STATIONS[station]) for station in SQUAD_STATIONS)


def ask(state: State, seat: int, move: Move) -> Illegal | None:
    """Why this move would be refused between missions, or ``None``."""
    campaign = state.campaign
    assert campaign is not None
    if state.stage == "vote":
        return _ask_vote(campaign, seat, move)
    if state.stage == "squad":
        return _ask_squad(state, seat, move)
    return _ask_repair(state, campaign, seat, move)


def _ask_vote(campaign: Campaign, seat: int, move: Move) -> Illegal | None:
    assert campaign.topic is not None
    if not isinstance(move, Vote) or move.choice not in CHOICES[campaign.topic]:
        return Illegal("SA-18.1", "space-alert-why-vote")
    if campaign.votes[seat]:
        return Illegal("SA-18.1", "space-alert-why-voted-already")
    return None


def _ask_squad(state: State, seat: int, move: Move) -> Illegal | None:
    if not isinstance(move, StoreSquad) or move.station not in [ship.STATIONS[place] for place in SQUAD_STATIONS]:
        return Illegal("SA-18.4", "space-alert-why-squad-station")
    if state.keeper(state.captain) != seat:
        return Illegal("SA-18.4", "space-alert-why-squad-captain")
    return None


def _ask_repair(state: State, campaign: Campaign, seat: int, move: Move) -> Illegal | None:
    if not isinstance(move, Repair | RepairSquad):
        return Illegal("SA-18.3", "space-alert-why-repairs")
    if state.keeper(campaign.to_repair[0]) != seat:
        return Illegal("SA-18.3", "space-alert-why-repair-turn")
    if isinstance(move, Repair) and campaign.repaired[ZONES.index(move.zone)] >= REPAIRS_PER_ZONE:
        return Illegal("SA-18.3", "space-alert-why-repair-two")
    if move not in repairs(campaign):
        return Illegal("SA-18.3", "space-alert-why-repair-nothing")
    return None


def carry_out(state: State, seat: int, move: Move, chance: Chance) -> list[Event]:
    """Play an allowed move between missions."""
    campaign = state.campaign
    assert campaign is not None
    match move:
        case Vote(choice):
            assert campaign.topic is not None
            campaign.votes[seat] = choice
            story: list[Event] = [events.Voted(seat=seat, topic=campaign.topic, choice=choice)]
            return story + _decide(state, campaign, chance) if all(campaign.votes) else story
        case StoreSquad(station):
            campaign.squad_station = ship.STATIONS.index(station)
            return [events.SquadStored(station=station), *_next_mission(state, campaign, chance)]
        case _:
            return _repair(campaign, campaign.to_repair[0], move) + _repair_on(state, campaign)
