"""Measure Death Angel's board in the browser: ``python scripts/measure_board.py [--words] [--pictures FOLDER]``.

Prints a table: height of the prompt, of the rows with six and with twelve Marines, share of the chrome, by how much the
board moves from one question to the next, and how many texts are cut off, on five screens at normal and largest text,
in English and in the pseudo-language, which is longer. ``--words`` names what is cut off.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.browser import chromium, measures
from tests.browser.house import House
from tests.browser.visitors import remembered

HEAD = ("screen", "text", "words", "prompt", "row of 6", "row of 12", "chrome", "board moves", "cut off")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--words", action="store_true", help="name what is cut off")
    parser.add_argument("--pictures", type=Path, help="keep a picture of every screen here")
    asked = parser.parse_args()
    rows, cut = [], []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder) / "tables.sqlite3")
        house.open()
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.ARGUMENTS)
        try:
            for language in ("en", "en-XA"):
                context = browser.new_context(base_url=house.url, reduced_motion="reduce", has_touch=True)
                page = context.new_page()
                page.add_init_script(remembered("Ola", language))
                page.goto("/")
                found: dict[tuple[tuple[int, int], str], list[measures.Seen]] = defaultdict(list)
                for seen in measures.measured(page):
                    found[seen.size, seen.text].append(seen)
                    cut += [f"{language} {seen.size} {seen.text} {seen.scene}: {one}" for one in seen.numbers["cut"]]
                    if asked.pictures:
                        asked.pictures.mkdir(parents=True, exist_ok=True)
                        name = f"{language}_{seen.size[0]}x{seen.size[1]}_{seen.text}_{seen.scene.strip('?')}.png"
                        page.screenshot(path=asked.pictures / name.replace(" ", "-"))
                rows += [_row(size, text, language, screens) for (size, text), screens in found.items()]
                context.close()
        finally:
            browser.close()
            house.close()
    _print(rows)
    if asked.words:
        print("\n".join(cut))


def _row(size: tuple[int, int], text: str, language: str, screens: list[measures.Seen]) -> tuple[str, ...]:
    six = [one.numbers for one in screens if not one.scene.startswith("twelve")]
    twelve = [one.numbers for one in screens if one.scene.startswith("twelve")]
    prompts = sorted({one["prompt"] for one in (*six, *twelve)})
    return (
        f"{size[0]}x{size[1]}",
        text,
        language,
        "/".join(map(str, prompts)),
        str(min(one["row"] for one in six)),
        str(min(one["row"] for one in twelve)),
        f"{max(one['chrome'] for one in (*six, *twelve)):.0%}",
        str(max(one["top"] for one in six) - min(one["top"] for one in six)),
        str(sum(len(one["cut"]) for one in (*six, *twelve))),
    )


def _print(rows: list[tuple[str, ...]]) -> None:
    widths = [max(len(row[n]) for row in (HEAD, *rows)) for n in range(len(HEAD))]
    for row in (HEAD, *rows):
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


if __name__ == "__main__":
    main()
