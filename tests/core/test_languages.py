"""Languages by their BCP-47 tags: what is found, what a reader gets, what stands in for what a language lacks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from starboard.cli import main
from starboard.core import languages, text
from starboard.core.clauses import rules
from starboard.core.languages import PSEUDO, fallbacks, matching, negotiate
from starboard.core.text import Text, player, say

Write = Callable[[dict[str, str]], None]


@pytest.fixture
def catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Made-up words beside ours, by path."""

    def write(files: dict[str, str]) -> None:
        for name, words in files.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(words, encoding="utf-8")

    ours = languages.homes()[0]
    monkeypatch.setattr(languages, "homes", lambda: (ours, tmp_path))
    text._bundle.cache_clear()
    yield write
    text._bundle.cache_clear()


PORTUGUESE = {
    "pt/cli.ftl": "web-seat-bot = sim\nweb-seat-away = não\nlist-and = { $head } e { $item }\n",
    "pt-BR/cli.ftl": "web-seat-away = não mesmo\n",
    "zh-Hant/cli.ftl": "web-seat-bot = 是\n",
    "not a tag/cli.ftl": "web-seat-bot = ?\n",
    "PT_br/cli.ftl": "web-seat-bot = ?\n",
}


def test_folders_are_tags(catalogue: Write) -> None:
    catalogue(PORTUGUESE)
    assert languages.languages() == ["en", "pt", "pt-BR", "zh-Hant"]


def test_each_message_falls_back_on_its_own(catalogue: Write) -> None:
    catalogue(PORTUGUESE)
    brazil = Text("pt-BR")
    assert brazil("web-seat-away") == "não mesmo"
    assert brazil("web-seat-bot") == "sim"
    assert brazil("list-none") == "none"
    assert (
        brazil("record-header", reason=[say("web-seat-bot"), say("web-seat-away")])
        == "The header is damaged: sim e não mesmo."
    )
    assert fallbacks("zh-Hant-TW") == ["zh-Hant-TW", "zh-Hant", "zh", "en"]
    assert Text("zh-Hant-TW")("web-seat-bot") == "是"


@pytest.mark.parametrize(
    ("wishes", "found"),
    [
        (["pt-BR"], "pt-BR"),
        (["pt_BR.UTF-8"], "pt-BR"),
        (["PT-br"], "pt-BR"),
        (["pt-PT", "zh-Hant"], "pt"),
        (["zh-Hant-TW"], "zh-Hant"),
        (["zh"], "zh-Hant"),
        (["ZH_HANT"], "zh-Hant"),
        (["xx", "", "en-GB", "pt"], "en"),
        (["xx"], "en"),
        ([], "en"),
        ([PSEUDO], PSEUDO),
    ],
)
def test_the_first_wish_that_can_be_met_counts(catalogue: Write, wishes: list[str], found: str) -> None:
    catalogue(PORTUGUESE)
    assert negotiate(wishes) == found
    assert matching("xx") is None


def test_the_terminal_speaks_what_the_environment_says(
    catalogue: Write, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    catalogue({"pt/cli.ftl": "cli-description = Três jogos.\n"})
    for variable, words, arguments in (
        ("pt_BR.UTF-8", "Três jogos.", []),
        ("C.UTF-8", "Three spaceship board games", []),
        ("C.UTF-8", "Três jogos.", ["--language", "pt-BR"]),
        ("pt_BR.UTF-8", "Three spaceship board games", ["--language=en"]),
    ):
        monkeypatch.setenv("LC_ALL", variable)
        with pytest.raises(SystemExit):
            main([*arguments, "--help"])
        assert words in capsys.readouterr().out
    with pytest.raises(SystemExit) as stopped:
        main(["--language", "xx", "rules", "death-angel"])
    assert stopped.value.code == 2
    assert "there are: en, pt" in capsys.readouterr().err


RULES = """# Jogo: regras

## 1. Peças
- **TT-1.1** Dez peças.

### Cores
- **TT-1.3** Vermelho.
"""


def test_each_clause_falls_back_on_its_own(catalogue: Write) -> None:
    english = "# Toy: the rules\nHello.\n\n## 1. Parts\n- **TT-1.1** Ten parts.\n- **TT-1.2** All wooden.\n\n"
    english += "### Colours\n- **TT-1.3** Red.\n\n## 2. End\n- **TT-2.1** Over.\n"
    catalogue({"en/rules/toy-game.md": english, "pt/rules/toy-game.md": RULES, "pt-BR/cli.ftl": ""})
    assert rules("toy-game", "pt-BR") == {
        "§ Jogo: regras": "Hello.",
        "§ 1. Peças": "",
        "TT-1.1": "Dez peças.",
        "TT-1.2": "All wooden.",
        "§ Cores": "",
        "TT-1.3": "Vermelho.",
        "§ 2. End": "",
        "TT-2.1": "Over.",
    }
    assert rules("toy-game")["§ Toy: the rules"] == "Hello."
    assert rules("no-such-game") == {}


def test_a_package_brings_its_own_words(catalogue: Write) -> None:
    catalogue({"en/toy-game.ftl": "toy-game-name = Toy\n"})
    assert Text()("toy-game-name") == "Toy"
    assert Text(PSEUDO)("toy-game-name") == "⟦Ţööý⟧"
    assert ("toy-game.ftl", "toy-game-name = Toy\n") in languages.catalogues("en"), "what the server gives to clients"


def test_people_are_called_by_their_names() -> None:
    """Only the two messages of core stand for somebody; a crew member who is nobody at the table is an android."""
    text = Text().among(["Ola", "Marek"])
    assert text(player(1)) == "Marek"
    assert (
        text("record-header", reason=[player(0), say("crew-member", seat=2)]) == "The header is damaged: Ola and Marek."
    )
    assert text(player(2)) == "Player 3"
    assert text("option-number", option=say("crew-member", seat=5), value="x").startswith("Option Cosmo ")
    assert Text()(player(1)) == "Player 2"


def test_the_pseudo_language_leaves_alone_what_it_is_given(catalogue: Write) -> None:
    text = Text(PSEUDO)
    assert text("web-seat-away") == "⟦ååŵååý⟧"
    assert text("record-header", reason="x [1]") == "⟦Ţĥéé ĥééååðééŕŕ îîš ðååɱååĝééð: x [1].⟧"
    assert (
        text("record-header", reason=[say("web-seat-away"), say("web-seat-away")])
        == "⟦Ţĥéé ĥééååðééŕŕ îîš ðååɱååĝééð: ååŵååý ååññð ååŵååý.⟧"
    )
    assert text("clock", minutes=61, seconds=5) == "⟦61:05⟧"
    assert text("no-such-message") == "⟦no-such-message⟧"
    assert PSEUDO not in languages.languages()
    toy = "## 1. Parts\n- **TT-1.1** Ten\n  parts (TT-1.2):\n\n  | a | 2 |\n  |---|---|\n  | `b` | c |\n"
    catalogue({"en/rules/toy-game.md": toy})
    assert rules("toy-game", PSEUDO) == {
        "§ ⟦1. Þååŕŕţš⟧": "",
        "TT-1.1": "⟦Ţééññ\n  þååŕŕţš (TT-1.2):⟧\n\n  | ⟦åå⟧ | ⟦2⟧ |\n  |---|---|\n  | ⟦`b`⟧ | ⟦ç⟧ |",
    }
