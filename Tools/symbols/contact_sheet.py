"""Renders all symbols to images for review: light and dark, three sizes, three weights.

    pip install playwright        # and Chromium from the system
    swift build && .build/debug/Workshop symbols | python3 contact_sheet.py OUTPUT_FOLDER [NAME_PART …]
"""

import html
import json
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PENS = {300: 1.4, 400: 1.8, 700: 2.6}
SIZES = (17, 28, 96)
CELLS_PER_PICTURE = 48
# A page without an origin cannot load the symbols, so both are served from this fictitious host.
HOST = "http://symbols.test"

STYLE = """
body { margin: 0; font: 11px system-ui, sans-serif; display: grid; grid-template-columns: 1fr 1fr; width: 1480px }
section { padding: 10px; display: grid; grid-template-columns: repeat(4, 1fr); gap: 6px }
.light { background: #fff; color: #111 } .dark { background: #1c1c1e; color: #eee }
figure { margin: 0; text-align: center; overflow: hidden } figcaption { opacity: .6; font-size: 9px; white-space: nowrap }
"""


def cell(name, reference):
    def at(size, weight):
        return f'<span style="font-size:{size / 1.25}px;--symbol-stroke:{PENS[weight]}px">{reference}</span>'

    small = " ".join(at(size, weight) for size in SIZES[:2] for weight in PENS)
    return f"<figure>{at(SIZES[2], 400)}<div>{small}</div><figcaption>{html.escape(name)}</figcaption></figure>"


def main():
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    sheet = json.load(sys.stdin)
    names = [n for n in sorted(sheet["references"]) if not sys.argv[2:] or any(part in n for part in sys.argv[2:])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1480, "height": 900})
        for first in range(0, len(names), CELLS_PER_PICTURE):
            cells = "".join(cell(n, sheet["references"][n]) for n in names[first : first + CELLS_PER_PICTURE])
            document = (
                f"<!doctype html><style>{STYLE}{sheet['styleSheet']}</style>"
                f"<section class=light>{cells}</section><section class=dark>{cells}</section>"
            )
            page.route(f"{HOST}/symbols.svg", lambda route: route.fulfill(body=sheet["sprite"], content_type="image/svg+xml"))
            page.route(f"{HOST}/", lambda route: route.fulfill(body=document, content_type="text/html; charset=utf-8"))
            page.goto(f"{HOST}/")
            page.wait_for_load_state("networkidle")
            page.screenshot(path=str(folder / f"symbols-{first // CELLS_PER_PICTURE + 1}.png"), full_page=True)
        browser.close()


main()
