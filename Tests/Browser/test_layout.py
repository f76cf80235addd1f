"""Random layouts: the frames of the page must be those of the layout engine, to half a point.

`LAYOUTS=5000 LAYOUTS_FROM=1 pytest Tests/Browser/test_layout.py` tries as many, from another seed. `docs/layout.md` tells what the layouts
contain, and which of them are left out.
"""

import json
import os
import subprocess

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
