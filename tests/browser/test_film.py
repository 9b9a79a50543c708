"""Space Alert's black box: the film of a six-threat mission, wound and played, the trip, the score, the what-if."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.house import create
from tests.browser.moments import film
from tests.games.space_alert.flown import PLANS, flown
from tests.games.space_alert.tables import GAME, Desk

from starboard.core import record as record_
from starboard.games.space_alert.flight_events import ShipJumped, ShipLost
from starboard.games.space_alert.moves import Agree
from starboard.games.space_alert.what_if import Change
from starboard.server.hindsight import branch_of

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]
LOST = [*PLANS[:2], ". C C ^ B < A B . > ^ C", PLANS[3]]
"""One card is missing, and with it the ship is lost."""


def uploaded(page: Page, desk: Desk) -> str:
    data = record_.dumps(GAME, desk.table.record, desk.state)
    origin = page.evaluate("location.origin")
    answer = page.request.post(f"{origin}/api/replays", data=data, headers={"origin": origin})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def first_turn(desk: Desk) -> int:
    """The step in which the action round ended."""
    return next(entry.n for entry in desk.table.record.entries if isinstance(entry.move, Agree))


LOOK = """() => {
    const stage = document.querySelector('[data-testid=film]');
    const all = (name) => [...stage.querySelectorAll(`[data-${name}]`)].map((node) => ({...node.dataset}));
    const {place, turn} = stage.dataset;
    return {place, turn: Number(turn), threats: all('threat'), figures: all('figure')};
}"""


def check(page: Page, truth: dict[str, Any]) -> str:
    """The stage shows what the server says of the moment that it names; which one."""
    seen = page.evaluate(LOOK)
    view = truth[seen["place"]]
    flight = view["flight"]
    order = view["order"]
    at = order.index(view["captain"])
    acting = order[at:] + order[:at]
    figures = {int(one["figure"]): (int(one["station"]), one["out"] == "true") for one in seen["figures"]}
    assert figures == {
        crew: (one["station"], one["knocked_out"]) for crew, one in zip(acting, flight["crew"], strict=True)
    }, seen["place"]
    shown = {one["threat"]: (int(one["square"]), int(one["damage"])) for one in seen["threats"]}
    flying = {one["card"]: (one["square"], one["damage"]) for one in flight["threats"] if one["status"] == "in-play"}
    assert flying.items() <= shown.items(), seen["place"]
    # What has just gone is seen going; nothing else is there.
    assert len(shown) <= len(flying) + 1, seen["place"]
    return str(seen["place"])


def opened(visit: Visit, desk: Desk, size: str = "laptop", more: str = "") -> tuple[Page, str, dict[str, Any]]:
    page = visit(name="Ola", size=size)
    id = uploaded(page, desk)
    entries = len(desk.table.record.entries)
    page.goto(f"/replay/{id}?seat=0&n={first_turn(desk)}{more}")
    page.get_by_test_id("film").wait_for()
    return page, id, film(page, f"/api/replays/{id}/steps?seat=0&", entries)


def test_step_back_and_seek_show_what_the_server_says(visit: Visit, pictures: Picture) -> None:
    page, _id, truth = opened(visit, flown(LOST))
    places = [check(page, truth)]
    for key in ["j"] * 25 + ["k"] * 8 + ["ArrowRight", "ArrowLeft", "j", "j"]:
        page.keyboard.press(key)
        places.append(check(page, truth))
    for turn in (7, 3, 9, 1):
        page.get_by_test_id("ribbon").get_by_role("button", name=f"Turn {turn}", exact=True).click()
        expect(page.get_by_test_id("film")).to_have_attribute("data-turn", str(turn))
        places.append(check(page, truth))
    for _ in range(4):
        page.get_by_role("button", name="Next damage").click()
        places.append(check(page, truth))
        expect(page.get_by_test_id("sum")).to_be_visible()
    assert len(set(places)) > 20
    pictures(page, "film")


def test_the_film_plays_to_its_end_and_the_score_adds_up(visit: Visit, pictures: Picture) -> None:
    desk = flown()
    page, _id, truth = opened(visit, desk)
    for _ in range(2):
        page.keyboard.press(".")
    page.clock.install()
    page.keyboard.press(" ")
    ending = page.get_by_test_id("ending")
    for _ in range(240):
        if ending.is_visible():
            break
        page.clock.run_for(1_000)
    check(page, truth)
    expect(ending).to_be_visible()
    page.clock.resume()
    parts = {
        one["part"]: one["text"]
        for one in ending.evaluate(
            "node => [...node.querySelectorAll('[data-part]')]"
            ".map((one) => ({part: one.dataset.part, text: one.innerText}))"
        )
    }
    total = int(parts.pop("total"))
    assert total == desk.state.log[-1].total
    assert sum(int(re.sub(r"\s", "", text).replace("−", "-")) for text in parts.values()) == total
    pictures(page, "film_home")


def test_a_lost_flight_is_a_scene(visit: Visit, pictures: Picture, picture: Picture) -> None:
    desk = flown(LOST)
    lost = next(event for event in branch_of(GAME, desk.table.record, 0).flown if isinstance(event, ShipLost))
    page, _id, _truth = opened(visit, desk)
    page.get_by_role("button", name="To the end").click()
    ending = page.get_by_test_id("ending")
    expect(ending.get_by_role("heading")).to_contain_text(str(lost.turn))
    pictures(page, "film_lost")
    # What would have saved us is a tap away: the coach is asked at once.
    ending.get_by_role("button", name="What would have saved us?").click()
    expect(page.get_by_test_id("coach")).to_be_visible()
    picture(page, "film_saved_laptop")
    page.get_by_role("button", name="Close").click()
    ending.get_by_role("button", name=f"Watch turn {lost.turn} again: the hit that broke her").click()
    expect(ending).to_be_hidden()
    expect(page.get_by_test_id("film")).to_have_attribute("data-turn", str(lost.turn))


def test_what_if(visit: Visit, pictures: Picture) -> None:
    """One tap on the missing card brings the ship home, as the engine says; the link shows it to a friend."""
    desk = flown(LOST)
    page, _id, _truth = opened(visit, desk)
    page.get_by_role("button", name="What if?").first.click()
    answer = page.get_by_test_id("what-if")
    expect(answer).to_have_attribute("data-outcome", "destroyed")
    page.get_by_role("button", name=re.compile(", turn 1: nothing")).first.click()
    page.get_by_role("group", name="Lay instead").get_by_role("button", name="gravolift").click()
    expect(answer).to_have_attribute("data-outcome", "survived")
    branch = branch_of(GAME, desk.table.record, 0)
    state: Any = branch.state
    told: list[Any] = []
    GAME.otherwise(state, [], [Change(crew=2, turn=1, order="^")], told.append)
    assert any(isinstance(event, ShipJumped) for event in told)
    expect(answer).to_have_attribute("data-score", str(state.log[-1].total))
    page.get_by_role("button", name="Ask the coach").click()
    expect(page.get_by_test_id("coach")).to_be_visible()
    pictures(page, "what_if")
    page.get_by_role("button", name="Watch it").click()
    expect(page.get_by_text("Back to what happened")).to_be_visible()
    expect(page.get_by_test_id("ribbon")).to_have_attribute("data-turn", "1")
    page.get_by_text("Back to what happened").click()

    friend, _id, _truth = opened(visit, desk, "phone", "&what-if=2-1-%5E")
    expect(friend.get_by_test_id("what-if")).to_have_attribute("data-outcome", "survived")


# --- at the table -------------------------------------------------------------------------------------------------


def plan_nothing(page: Page) -> None:
    """Alone without a clock: through the phases to the film, by the server's own moves."""
    page.evaluate(
        """async () => {
            const socket = new WebSocket(location.href.replace('http', 'ws').replace('/table/', '/ws/tables/'));
            const heard = [];
            await new Promise((open) => (socket.onopen = open));
            let wake = () => {};
            socket.onmessage = ({data}) => { heard.push(JSON.parse(data)); wake(); };
            const say = (message) => socket.send(JSON.stringify(message));
            const until = async (test) => {
                while (!heard.some(test)) await new Promise((done) => (wake = done));
            };
            say({type: 'hello', protocol: 2, seq: null, words: false});
            await until(({type}) => type === 'snapshot');
            const moves = [
                {move: 'ready'},
                {move: 'place', crew: 0, slot: 1, card: 'A<', half: 'action'},
                {move: 'take-packet'}, {move: 'take-packet'}, {move: 'agree'},
            ];
            for (const [n, move] of moves.entries()) {
                say({type: 'play', id: `plan${n}`, move});
                await until(({id}) => id === `plan${n}`);
            }
            const refused = heard.filter(({type}) => type === 'refusal' || type === 'trouble');
            socket.close();
            if (refused.length) throw new Error(JSON.stringify(refused));
        }"""
    )


def test_the_table_waits_for_the_film_and_a_card_can_be_corrected(visit: Visit, pictures: Picture) -> None:
    page = visit(name="Ola")
    options = {"mission": "mission-2", "clock": "off"}
    code = create(page, "space-alert", quick=True, seed=3, seats=1, options=options)
    page.goto(f"/table/{code}")
    page.get_by_test_id("prompt").wait_for()
    plan_nothing(page)
    page.get_by_test_id("film").wait_for()
    controls = page.get_by_test_id("film-controls")
    controls.get_by_role("button", name="Pause").click()
    expect(page.get_by_text("the table waits for you")).to_be_visible()
    # Whoever holds the film is waited for: the cards lie there, and can be corrected.
    controls.get_by_role("button", name="One part on").click()
    trip = page.get_by_role("button", name=re.compile("meant something else")).first
    pictures(page, "film_trip")
    trip.click()
    meant = page.get_by_role("group", name="What was meant?")
    meant.get_by_role("button").first.click()
    expect(meant).to_be_hidden()
    turn = page.evaluate(LOOK)["turn"]
    controls.get_by_role("button", name="Play").click()
    # Corrected, the film goes on by itself, turn after turn.
    page.wait_for_function(f"() => Number(document.querySelector('[data-testid=film]').dataset.turn) > {turn + 1}")
    # The stage has the room of the log, which is a button away.
    expect(page.get_by_test_id("log")).to_have_count(0)
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_test_id("log").get_by_text("trips and means").first).to_be_attached()
