"""Random layouts and screens: the frames of the page must be those of the layout engine.

`LAYOUTS=5000 LAYOUTS_FROM=1 pytest Tests/Browser/test_layout.py` tries as many, from another seed. `docs/layout.md` tells what the layouts
contain, and which of them are left out.
"""

import json
import os
import subprocess

import pytest

SIZES = [(320, 480), (700, 500)]
FEATURES = (
    "depth,spacers,dividers,frames,maxima,minima,padding,negativePadding,fixedSize,ratios,offsets,positions,layers,priorities"
)
COUNT = int(os.environ.get("LAYOUTS", "300"))
FIRST = int(os.environ.get("LAYOUTS_FROM", "1"))
AT_ONCE = 300

# Gives each layout a size and a direction, and returns the frames of its colours by their elements.
MEASURE = """
([width, height, direction]) => {
  const places = [...document.querySelectorAll('.place')];
  for (const place of places) {
    place.style.width = width + 'px';
    place.style.height = height + 'px';
    place.dir = direction;
  }
  return places.map(place => Object.fromEntries([...place.querySelectorAll('.k-color')].map(node => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [node.id.slice(1), [x, y, width, height]];
  })));
}
"""


def oracle(first, count, features=FEATURES):
    """Layouts from a seed on: their HTML, and the frames that the engine gives their colours."""
    sizes = ",".join(f"{width}x{height}" for width, height in SIZES)
    command = [".build/debug/LayoutOracle", str(first), str(count), features, sizes]
    return json.loads(subprocess.run(command, capture_output=True, check=True).stdout)


def show(page, layouts):
    """Shows layouts one over the other, each in a place of its own."""
    style = layouts["style"] + ".place{position:absolute;left:0;top:0}"
    places = "".join(f"<div class=place>{case['html']}</div>" for case in layouts["cases"])
    page.set_content(f"<!doctype html><style>{style}</style>{places}")


def differences(case, size, direction, found):
    """The colours of a layout that are elsewhere in the page, with both frames."""
    expected = case["frames"][size][direction]
    return {
        element: (frame, found.get(element))
        for element, frame in expected.items()
        if element not in found or max(abs(a - b) for a, b in zip(frame, found[element])) > 0.5
    }


def compare(page, layouts):
    """Returns how many layouts were compared, and those that differ."""
    show(page, layouts)
    compared, wrong = 0, []
    for width, height in SIZES:
        size = f"{width}x{height}"
        for direction in ("ltr", "rtl"):
            for case, found in zip(layouts["cases"], page.evaluate(MEASURE, [width, height, direction]), strict=True):
                if size in case["leftOut"]:
                    continue
                compared += 1
                if other := differences(case, size, direction, found):
                    wrong.append((case["seed"], size, direction, other, case["sketch"]))
    return compared, wrong


def test_random_layouts_have_the_frames_of_the_engine(page):
    compared = 0
    for first in range(FIRST, FIRST + COUNT, AT_ONCE):
        count, wrong = compare(page, oracle(first, min(AT_ONCE, FIRST + COUNT - first)))
        compared += count
        assert wrong == []
    # Two sizes and two directions each. A generator that makes little else than what is left out would compare nothing.
    assert compared > COUNT * 4 * 0.4


# Returns the frames of all elements: of a tab that of its button, because its panel is a node of its own.
MEASURE_SCREEN = """
() => Object.fromEntries([...document.querySelectorAll('[id^=e], .tab-bar>[role=tab]')].map(node => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [node.id.slice(1), [x, y, width, height]];
}))
"""


def screens(width, height):
    """Screens of controls, lists and bars: their HTML, and the frames that the layout of a window gives their elements."""
    command = [".build/debug/LayoutOracle", "screens", f"{width}x{height}"]
    return json.loads(subprocess.run(command, capture_output=True, check=True).stdout)


def serve(page, windows):
    """Answers the requests of a page from the given windows; returns a function that shows one of them in the layout's font."""
    shown = {}
    font = (
        "@font-face{font-family:Measured;src:url(/sans.woff2);font-weight:100 900}:root{--font:Measured,sans-serif!important}"
    )
    still = "*,::before,::after,::backdrop{transition:none!important;animation:none!important}"

    def answer(route):
        address = route.request.url
        if "sans.woff2" in address:
            route.fulfill(path="Tests/Browser/LayoutOracle/Fonts/sans.woff2", content_type="font/woff2")
        elif "symbols.svg" in address:
            route.fulfill(body=windows["symbols"], content_type="image/svg+xml")
        elif address.endswith("/"):
            route.fulfill(body=shown["html"], content_type="text/html")
        else:
            route.fulfill(status=404)

    page.route("**/*", answer)

    def show_screen(screen):
        head = "<meta charset=utf-8><meta name=viewport content='width=device-width'>"
        shown["html"] = f"<!doctype html><html lang=en dir=ltr>{head}<style>{windows['style']}{font}{still}</style><body>{screen['html']}"
        page.goto("http://screens.test/")
        page.evaluate("document.querySelectorAll('dialog').forEach(dialog => dialog.show())")
        page.evaluate("document.fonts.ready")
        return page.evaluate(MEASURE_SCREEN)

    return show_screen


def agrees(element, frames, found):
    """Whether a node of the page has one of the frames of an element. A line of text may have room beside it."""

    def same(frame):
        if max(abs(a - b) for a, b in zip(frame, found)) <= 1.2:
            return True
        x, y, width, height = frame
        # A scroll view that scrolls with its screen is as high as its content.
        if element.startswith("scroll") and height < found[3] and max(abs(a - b) for a, b in zip(frame[:3], found)) <= 1.2:
            return True
        is_inside = found[0] - 1 <= x and x + width <= found[0] + found[2] + 1
        return element.startswith("text") and is_inside and abs(y - found[1]) <= 1.2 and abs(height - found[3]) <= 1.2

    return any(same(frame) for frame in frames)


@pytest.mark.parametrize("size", [(390, 844), (1000, 760)])
def test_screens_have_the_frames_of_the_layout_without_a_page(page, size):
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    windows = screens(width, height)
    show_screen = serve(page, windows)
    compared, wrong = 0, []
    for screen in windows["screens"]:
        found = show_screen(screen)
        for element, frames in screen["frames"].items():
            compared += 1
            name = screen["elements"][element]
            if element not in found or not agrees(name, frames, found[element]):
                wrong.append((screen["name"], name, frames, found.get(element)))
    assert wrong == []
    assert compared > 250
