"""For owners of the box: missions heard and printed, the crew's own plan flown; and how quickly the computer speaks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import create

from starboard.core.text import Text
from starboard.games.space_alert.flight_file import read
from starboard.games.space_alert.flight_log import Entry, lines
from starboard.games.space_alert.missions import scripts
from starboard.games.space_alert.resolver import resolve
from starboard.games.space_alert.soundtrack import BEFORE, cues
from starboard.games.space_alert.voice import voice

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"

ONSETS = """async (mission) => {
    const answer = await fetch('/api/tools/space-alert/soundtrack', {
        method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({mission})});
    const sound = await new OfflineAudioContext(1, 1, 8000).decodeAudioData(await answer.arrayBuffer());
    const samples = sound.getChannelData(0);
    const found = [];
    let last = -8000;
    for (let n = 0; n < samples.length; n++)
        if (Math.abs(samples[n]) > 0.02) {
            if (n - last >= 8000) found.push(n / 8000);
            last = n;
        }
    return { type: answer.headers.get('content-type'), long: sound.duration, found };
}"""

LISTENING = """
window.heard = [];
window.came = 0;
const Line = WebSocket;
window.WebSocket = class extends Line {
    constructor(...all) {
        super(...all);
        this.addEventListener('message', () => (window.came = performance.now()));
    }
};
for (const [kind, proto] of [['signal', OscillatorNode.prototype], ['voice', AudioBufferSourceNode.prototype]]) {
    const start = proto.start;
    proto.start = function (when = 0, ...more) {
        const ahead = Math.max(0, when - this.context.currentTime) * 1000;
        window.heard.push({ kind, after: performance.now() - window.came, ahead, long: more[1] ?? 0 });
        return start.call(this, when, ...more);
    };
}
"""


def test_a_mission_as_sound_decodes_and_keeps_its_seconds(visit: Callable[..., Page]) -> None:
    made, script = voice("en"), scripts()["mission-1"]
    assert made is not None
    wanted, free = [], -2000
    for at, clip in cues(script, 10, made, Text("en")):
        if at - free >= 1100:
            wanted.append((at + BEFORE) / 1000)
        free = at + clip.long
    heard = visit("/").evaluate(ONSETS, "S2-1")
    assert heard["type"].startswith("audio/ogg")
    worst = max(min(abs(at - one) for at in heard["found"]) for one in wanted)
    print(f"{len(wanted)} cues in {heard['long']:.0f} s, off by at most {1000 * worst:.0f} ms")
    assert worst <= 0.05


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_a_mission_is_heard_with_its_captions(
    visit: Callable[..., Page], picture: Callable[[Page, str], None], size: str
) -> None:
    page = visit("/games/space-alert/missions", size)
    picture(page, f"missions-{size}")
    page.get_by_role("link", name="Mission 1").click()
    listen = page.get_by_test_id("listen")
    play = listen.get_by_role("button", name="Play")
    expect(play).to_be_enabled()
    expect(page.get_by_test_id("timetable")).to_be_hidden()
    play.click()
    expect(listen).to_contain_text("Contacts ahead.")
    slider = listen.get_by_role("slider")
    slider.fill("10")
    expect(listen).to_contain_text("Time T+2. Serious threat. Zone white.")
    picture(page, f"mission-{size}")
    listen.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Show the timetable").click()
    row = page.get_by_role("row", name="3:05 Data transfer.")
    row.get_by_role("button").click()
    expect(listen).to_contain_text("Data transfer. Hand one card over.")
    picture(page, f"timetable-{size}")
    with page.expect_download() as loading:
        page.get_by_role("link", name="Download the sound").click()
    assert loading.value.suggested_filename == "mission-1.ogg"
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", name="Mission 1")).to_be_visible()
    expect(listen).to_be_hidden()
    picture(page, f"timetable-print-{size}")


def test_no_such_mission(visit: Callable[..., Page]) -> None:
    expect(visit("/games/space-alert/missions/mission-9").get_by_text("There is no mission mission-9.")).to_be_visible()


def test_a_generated_mission_has_its_number(visit: Callable[..., Page]) -> None:
    page = visit("/games/space-alert/missions")
    page.get_by_role("button", name="A new mission").click()
    expect(page.get_by_test_id("listen")).to_be_visible()
    assert "seed=" in page.url


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_the_crew_s_own_plan_is_flown(
    visit: Callable[..., Page], picture: Callable[[Page, str], None], size: str
) -> None:
    page = visit("/games/space-alert/resolve", size)
    palette = page.get_by_role("group", name="which half is up?")
    for half in ("A", "A", "◀ red", "gravolift"):
        palette.get_by_role("button", name=half, exact=half == "A").first.click()
    page.get_by_role("button", name="T+2", exact=True).click()
    page.get_by_role("button", name="white", exact=True).first.click()
    page.get_by_label("Add a threat card").select_option(index=3)
    expect(page.get_by_test_id("threats").get_by_role("listitem")).to_have_count(1)
    picture(page, f"resolve-{size}")
    page.reload()
    expect(page.get_by_test_id("threats").get_by_role("listitem")).to_have_count(1)
    page.get_by_role("button", name="Fly it").click()
    expect(page.get_by_test_id("review")).to_be_visible()
    picture(page, f"resolve-film-{size}")
    page.get_by_role("button", name="Back to the plan").first.click()
    expect(page.get_by_role("button", name="Fly it")).to_be_visible()


def test_a_flight_file_is_loaded(visit: Callable[..., Page], tmp_path: Path) -> None:
    """The file of `starboard resolve`, with what the page has no place for; a bad one says what is wrong with it."""
    page = visit("/games/space-alert/resolve")
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(EXAMPLES / "second-flight.json")
    given = msgspec.json.decode((EXAMPLES / "second-flight.json").read_bytes())
    expect(page.get_by_test_id("threats").get_by_role("listitem")).to_have_count(len(given["threats"]))
    expect(page.get_by_text("Also in the file")).to_contain_text("carried")
    with page.expect_download() as loading:
        page.get_by_role("button", name="Keep as a file").click()
    kept = read(loading.value.path().read_bytes())
    wanted = read(msgspec.json.encode(given))
    assert resolve(kept) == resolve(wanted)
    page.get_by_role("button", name="Fly it").click()
    expect(page.get_by_test_id("review")).to_be_visible()
    page.get_by_role("button", name="Back to the plan").first.click()

    bad = tmp_path / "bad.json"
    for text, said in (("no", "it is not JSON"), ('{"crew": []}', "a crew has 1 to 5 members")):
        bad.write_text(text)
        chooser.set_input_files(bad)
        expect(page.get_by_role("alert")).to_contain_text(said)
    expect(page.get_by_test_id("threats").get_by_role("listitem")).to_have_count(len(given["threats"]))


def test_the_computer_speaks_by_its_own_voice_at_once(visit: Callable[..., Page]) -> None:
    page = visit("/")
    page.context.add_init_script(LISTENING)
    code = create(page, "space-alert", quick=True, seats=1, options={"mission": "test-run-1"})
    with page.expect_response(lambda answer: answer.url.endswith(".ogg")) as voiced:
        page.goto(f"/table/{code}?generic=1")
    assert voiced.value.ok
    page.get_by_role("button", name="Ready").first.click()
    expect(page.get_by_test_id("captions")).to_contain_text("Contacts ahead. Phase 1 begins.")
    page.wait_for_function("() => heard.some(({ kind, long }) => kind === 'voice' && long > 1)")
    heard = page.evaluate("heard")
    signal = next(one for one in heard if one["kind"] == "signal" and one["after"] < 2_000)
    spoken = [one for one in heard if one["kind"] == "voice" and one["long"]]
    print(f"from the message to the signal {signal['after'] + signal['ahead']:.0f} ms, ", end="")
    print(f"to the first word {spoken[0]['after'] + spoken[0]['ahead']:.0f} ms (the signal goes before it)")
    assert len(spoken) >= 2, "two sentences"
    assert spoken[0]["ahead"] < spoken[1]["ahead"], "one after the other"


def test_the_flight_log(visit: Callable[..., Page], picture: Callable[[Page, str], None]) -> None:
    """The log as a page: who flew what, who came home, and what destroyed the ship."""
    flown = Entry(mission="S2-3", common="1", serious="1+2", captain=0, communications=1, security=2, crew=4)
    won = msgspec.structs.replace(flown, destroyed=14, survived=2, penalties=-5, visual=1, total=12)
    campaign = [
        msgspec.structs.replace(won, place=1),
        msgspec.structs.replace(flown, place=2, lost_to="SE1-02"),
    ]
    log = lines([won, *campaign], ["Ola", "Marek", ""], "2026-11-15")
    page = visit("/", "phone")
    page.route("**/api/flight-log", lambda route: route.fulfill(body=msgspec.json.encode(log)))
    page.goto("/games/space-alert/log")
    shown = page.get_by_test_id("flight-log")
    expect(shown).to_contain_text("3 missions flown, 2 home.")
    expect(shown).to_contain_text("Ola, Marek, a bot · crew of 4")
    expect(shown).to_contain_text("Lost to ")
    picture(page, "flight-log-phone")


def test_the_page_of_a_crew(visit: Callable[..., Page], picture: Callable[[Page, str], None]) -> None:
    page = visit("/", "laptop")
    code = create(page, "space-alert", quick=True, seats=1, options={"campaign": True})
    page.goto(f"/games/space-alert/crew/{code}")
    crew = page.get_by_test_id("crew")
    expect(crew).to_contain_text("Mission 1 of 3")
    expect(crew).to_contain_text("0 points so far")
    expect(crew.get_by_label("Both battlebot squads work")).to_be_visible()
    picture(page, "crew-laptop")
