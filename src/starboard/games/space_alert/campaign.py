"""The exploration campaign: up to three missions with one crew and one ship (SA-18), and the log of every flight.

What is asked between two missions is in :mod:`.voting`, :mod:`.repairing` and :mod:`.squad_storing`; here is what comes
after what.
"""

from __future__ import annotations

import msgspec

from starboard.games.space_alert import events, ship
from starboard.games.space_alert.flight import SURVIVED, Flight
from starboard.games.space_alert.flight_log import CODES, Entry
from starboard.games.space_alert.missions import code_of
from starboard.games.space_alert.moves import Repair, RepairSquad
from starboard.games.space_alert.scoring import Score, disabled_squads, score
from starboard.games.space_alert.setup import prepare
from starboard.games.space_alert.state import Campaign, Play, State, Topic

MISSIONS = 3
REPAIRS_PER_ZONE = 2


def campaign_of(state: State) -> Campaign:
    """The campaign this table flies."""
    assert state.campaign is not None
    return state.campaign


# --- after a flight ------------------------------------------------------------------------------------------


def conclude(play: Play) -> None:
    """Write the flight into the log; a campaign may go on (SA-15.4, SA-18.2)."""
    state = play.state
    flight, campaign = state.flight, state.campaign
    assert flight is not None
    sheet = mission_score(state, flight) if flight.outcome == SURVIVED else None
    state.log.append(_entry(state, flight, sheet))
    state.score = sheet
    if sheet is None or campaign is None:
        state.stage = "over"
    else:
        _bring_home(state, campaign, flight)
        if len(state.log) < MISSIONS:
            open_vote(state, "go-on")
    if sheet is not None:
        play.tell(events.MissionScored(score=sheet))
    if sheet is not None and campaign is not None and len(state.log) == MISSIONS:
        end_campaign(play)


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


def log_line(state: State, script: str, before: int) -> Entry:
    """The line of a flight by this crew, after so many others, before anything came of it."""
    return Entry(
        mission=code_of(script),
        common=CODES[state.common],
        serious=CODES[state.serious],
        captain=state.captain,
        communications=state.communications,
        security=state.security,
        crew=state.crew,
        place=before + 1 if state.campaign else 0,
    )


def _entry(state: State, flight: Flight, sheet: Score | None) -> Entry:
    entry = log_line(state, state.script.id, len(state.log))
    if sheet is None:
        return msgspec.structs.replace(entry, lost_to=flight.lost_to)
    return msgspec.structs.replace(
        entry,
        lost_to=flight.lost_to,
        survived=sheet.survived,
        destroyed=sheet.destroyed,
        penalties=sheet.penalties,
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


def end_campaign(play: Play) -> None:
    """The crew stops, or has flown its third mission; there is no repair any more (SA-18.5)."""
    state = play.state
    campaign_of(state).topic = None
    scored = campaign_score(state.log)
    state.log[-1] = msgspec.structs.replace(state.log[-1], campaign_total=scored.total)
    state.stage = "over"
    play.tell(scored)


def open_vote(state: State, topic: Topic) -> None:
    """The crew votes on this now (SA-18.1)."""
    state.stage = "vote"
    campaign = campaign_of(state)
    campaign.topic = topic
    campaign.votes = [None] * state.seats


# --- repairs -------------------------------------------------------------------------------------------------


def begin_repairs(play: Play) -> None:
    """Everybody does one thing, the captain first; who was knocked out recovers (SA-18.3)."""
    state, campaign = play.state, campaign_of(play.state)
    flight = state.flight
    assert flight is not None
    state.stage = "repairs"
    campaign.topic = None
    out = [crew for place, crew in enumerate(state.acting) if flight.crew[place].knocked_out]
    campaign.to_repair = [crew for crew in state.acting if crew not in out]
    for crew in out:
        play.tell(events.Recovered(crew=crew))
    repair_on(play)


def repairs(campaign: Campaign) -> list[Repair | RepairSquad]:
    """What can be repaired: tokens, at most two in a zone between missions, and squads (SA-18.3)."""
    found: list[Repair | RepairSquad] = [
        Repair(name, ship.TOKENS[token])
        for zone, name in enumerate(ship.ZONES)
        if campaign.repaired[zone] < REPAIRS_PER_ZONE
        for token in campaign.damage[zone]
    ]
    if campaign.broken_squads:
        found.append(RepairSquad())
    return found


def repair_on(play: Play) -> None:
    """Go on to the next one who has a choice; what is no choice is done at once."""
    campaign = campaign_of(play.state)
    while campaign.to_repair:
        possible = repairs(campaign)
        if len(possible) > 1:
            return
        if possible:
            repair(play, possible[0])
        else:
            campaign.to_repair.clear()
    open_vote(play.state, "common")


def repair(play: Play, move: Repair | RepairSquad) -> None:
    """The one whose turn it is repairs this."""
    campaign = campaign_of(play.state)
    crew = campaign.to_repair.pop(0)
    if isinstance(move, Repair):
        zone = ship.ZONES.index(move.zone)
        campaign.damage[zone].remove(ship.TOKENS.index(move.token))
        campaign.repaired[zone] += 1
        play.tell(events.TokenRepaired(crew=crew, zone=move.zone, token=move.token))
    else:
        campaign.broken_squads -= 1
        play.tell(events.SquadMended(crew=crew))


# --- on to the next mission ------------------------------------------------------------------------------------


def next_mission(play: Play) -> None:
    """Where the only squad goes is the crew's choice (SA-18.4); then everything is laid out anew (SA-18.7)."""
    state, campaign = play.state, campaign_of(play.state)
    campaign.topic = None
    if campaign.broken_squads == 1 and campaign.squad_station is None:
        state.stage = "squad"
        return
    prepare(state, play.chance)
    play.tell(
        events.MissionPrepared(
            number=len(state.log) + 1, common=state.common, serious=state.serious, boards=list(state.boards)
        )
    )
