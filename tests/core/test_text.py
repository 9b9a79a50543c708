"""Words: phrases inside phrases, missing words are visible, clauses are read from the rules."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from starboard.core.clauses import rules
from starboard.core.game import Event
from starboard.core.languages import languages
from starboard.core.text import Text, added, clock, commas, crew_member, either, halves, player, say, spoken


def test_phrases_nest_and_join() -> None:
    text = Text()
    one, two, three = say("list-one", item="yes"), say("list-one", item="no"), say("list-none")
    assert text("record-header", reason=one) == "The header is damaged: yes."
    assert text("record-header", reason=[one, two]) == "The header is damaged: yes and no."
    assert text("record-header", reason=[one, two, three]) == "The header is damaged: yes, no and none."
    assert text("record-header", reason=[]) == "The header is damaged: none."


def test_what_is_missing_is_seen() -> None:
    text = Text()
    assert text("no-such-message") == "no-such-message"
    assert text.problems(say("no-such-message"))
    assert text.problems(say("record-header"))
    assert not text.problems(say("record-header", reason="x"))


def test_numbers_of_any_size_can_be_said() -> None:
    """The formatter of numbers gives up at 28 digits; a refusal must not."""
    text = Text()
    assert "1000000000" in text("record-format", theirs=10**400, ours=1)
    assert "-100000" in text("record-format", theirs=-(10**40), ours=1)
    assert "inf" in text("record-format", theirs=float("inf"), ours=1)


def test_words_of_any_length_can_be_said() -> None:
    """Fluent says ``{???}`` for a part of more than 2500 characters."""
    assert Text()("record-header", reason="x" * 9999) == f"The header is damaged: {'x' * 200}…."
    many = Text()("option-unknown", option="x", known=commas([f"option-{n}" for n in range(999)]))
    assert many.startswith("There is no option “x”. Known options: option-0, option-1,")
    assert "{???}" not in many


def test_an_unknown_language_falls_back_to_english() -> None:
    assert Text("xx")("web-seat-open") == "open"
    assert languages()[0] == "en"


def test_rules_have_clauses_and_headings() -> None:
    clauses = rules("death-angel")
    assert clauses["DA-1.3"].startswith("Six combat teams")
    assert any(key.startswith("§ 3. Setup") for key in clauses)


def test_a_table_in_a_clause_ends_where_it_ends() -> None:
    """Formerly the sentence after a table was shown as its last row."""
    clause = rules("galaxy-trucker")["ABE-3.2.4"]
    before, _gap, after = clause.rpartition("\n\n")
    assert before.splitlines()[-1].startswith("| front |")
    assert after.strip().startswith("On class IIIA")
    assert rules("death-angel")["DA-7.14"].count("\n\n") == 0


def test_lists_numbers_and_times_are_joined_by_the_catalogue() -> None:
    text = Text()
    assert text(commas(["a", 2, say("web-seat-open")])) == "a, 2, open"
    assert text(commas([])) == "none"
    assert [text(either(range(2, 2 + n))) for n in (1, 2, 3)] == ["2", "2 or 3", "2, 3 or 4"]
    assert text(added([3, 4])) == "3 + 4"
    assert [text(halves(n)) for n in (0, 1, 8, 9)] == ["0", "½", "4", "4½"]
    assert [text(clock(seconds)) for seconds in (0, 65.9, 3600)] == ["0:00", "1:05", "60:00"]


class Pushed(Event, frozen=True):
    seat: int
    by: int | None = None
    hard: bool = False
    to: str = "north"


def test_an_event_is_spoken_by_its_tag_and_its_fields() -> None:
    """A field is said as its name asks for, a flag and nothing as words that a catalogue can tell apart."""
    fields = {"seat": player, "by": player}
    assert spoken("toy-event", Pushed(seat=1), fields) == say(
        "toy-event-pushed", seat=player(1), by="none", hard="no", to="north"
    )
    whole = spoken("toy-event", Pushed(seat=0, by=2, hard=True, seats=(0,)), fields, to=say("toy-port"), more=3)
    assert whole == say("toy-event-pushed", seat=player(0), by=player(2), hard="yes", to=say("toy-port"), more=3)


def test_people_are_called_by_their_seat_counted_from_one() -> None:
    assert Text()(player(0)) == "Player 1"
    assert player(2) == say("player", seat=3)
    assert Text()(crew_member(4)) == "Crew member 5"
    assert crew_member(4) == say("crew-member", seat=5)


def test_androids_have_names_of_their_own() -> None:
    """Whoever plays alone commands four of them, and none has the player's name."""
    assert [Text().among(["Ola", "Marek"])(crew_member(n)) for n in range(4)] == ["Ola", "Marek", "Ada", "Brix"]
    assert [Text().among(["Ola"])(crew_member(n)) for n in range(4)] == ["Ada", "Brix", "Cosmo", "Dot"]
    assert Text().among(["Ola"])(player(0)) == "Ola"


def test_a_name_brings_its_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    """``$beside`` is also ``$beside_gen``; of a case that a name lacks, and of a typed name, the plain name stands."""
    source = """
leon = Leon
    .gen = Leona
    .gender = m
vex = Vex
behind = Roj vedle { $beside_gen }, za { $beside_ins }: { $beside }.
fell = { $who_gender ->
    [f] { $who } padla.
   *[m] { $who } padl.
 }
player = Hráč { $seat }
"""
    bundle = FluentBundle(["cs"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    text = Text(people=["Hana"])
    monkeypatch.setattr(text, "_bundles", [bundle])
    assert text(say("behind", beside=say("leon"))) == "Roj vedle Leona, za Leon: Leon."
    assert text(say("behind", beside=say("vex"))) == "Roj vedle Vex, za Vex: Vex."
    assert text(say("behind", beside=player(0))) == "Roj vedle Hana, za Hana: Hana."
    assert text(say("fell", who=say("leon"))) == "Leon padl."
    assert text.problems(say("behind", beside=say("leon"))) == []


def test_a_move_says_its_price_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    source = """
again = Roll again
    .price = { $tokens ->
        [1] the last token of { $who }
       *[other] 1 of { $tokens } tokens
     }
keep = Keep it
leon = Leon
"""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    text = Text()
    monkeypatch.setattr(text, "_bundles", [bundle])
    assert text(say("again", tokens=1, who=say("leon"))) == "Roll again"
    assert text.price(say("again", tokens=1, who=say("leon"))) == "the last token of Leon"
    assert text.price(say("again", tokens=3, who=say("leon"))) == "1 of 3 tokens"
    assert text.price(say("keep")) == ""
    assert text.problems(say("again", tokens=1)) != [], "who is missing"
