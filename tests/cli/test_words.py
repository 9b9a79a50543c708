"""``starboard words``: every language that is shipped is whole; what a translation lacks is said by file."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.cli import main
from starboard.core import languages


@pytest.mark.parametrize("language", languages.languages())
def test_a_language_that_is_shipped_is_whole(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "--missing", language]) == 0, capsys.readouterr().out


def test_the_languages_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words"]) == 0
    tag, name, counts = capsys.readouterr().out.splitlines()[0].split(" · ")
    assert (tag, name) == ("en", "English")
    done, of, all_, _messages = counts.split()
    assert (done, of) == (all_, "of")


def test_a_language_nobody_has_begun(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "--missing", "xx"]) == 2
    assert "there are: en" in capsys.readouterr().err


FILES = {
    "en/toy.ftl": "toy-name = Toy\ntoy-end = { $player } wins { $prize } { toy-coins }\ntoy-coins = { $n } coins\n",
    "en/rules/toy.md": "# Toy\n\n## 1. Play\n- **TT-1.1** Throw.\n- **TT-1.2** Catch.\n",
    "pt/toy.ftl": "toy-name = Brinquedo\ntoy-coins = { $n } moedas\n",
    "pt-BR/toy.ftl": "toy-end = { $player } ganha { $what }\ntoy-more = mais\nnot a message\n",
    "pt/rules/toy.md": "# Brinquedo\n\n## 1. Jogo\n- **TT-1.1** Lance.\n- **TT-1.3** Pegue.\n",
}


def test_what_a_translation_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, words in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(words, encoding="utf-8")
    monkeypatch.setattr(languages, "homes", lambda: (tmp_path,))
    assert main(["words", "--missing", "pt-BR"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "rules/toy.md",
        "  missing: TT-1.2",
        "toy.ftl",
        "  not in English: toy-more",
        "  other arguments: toy-end, in English n, player, prize, here player, what",
        "  can’t be read: not a message",
    ]
    assert main(["words", "--missing", "pt"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "rules/toy.md",
        "  missing: TT-1.2",
        "  not in English: TT-1.3",
        "toy.ftl",
        "  missing: toy-end",
    ]
    assert main(["words", "--missing", "en"]) == 0
