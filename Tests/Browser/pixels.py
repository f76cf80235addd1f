"""Reads the pixels of a page."""

import io

from PIL import Image


class Picture:
    """A picture of a page, taken once."""

    def __init__(self, page):
        self.page = page
        self.image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")

    def at(self, name, x=0.5, y=0.5):
        """The colour within a named view, at a share of its width and height, as its red, green and blue."""
        box = self.page.locator(f"[data-identifier='{name}']").bounding_box()
        return self.image.getpixel((int(box["x"] + box["width"] * x), int(box["y"] + box["height"] * y)))

    def colors(self, name, least=40):
        """The colours within a named view that at least so many pixels have, each once with those near it."""
        box = self.page.locator(f"[data-identifier='{name}']").bounding_box()
        left, top = int(box["x"]), int(box["y"])
        part = self.image.crop((left, top, left + int(box["width"]) + 1, top + int(box["height"]) + 1))
        found = []
        for _, color in sorted((entry for entry in part.getcolors(1 << 16) if entry[0] >= least), reverse=True):
            if near(color) not in found:
                found.append(color)
        return set(found)


class near(tuple):
    """A colour that equals those that differ from it by rounding alone."""

    def __eq__(self, other):
        return all(abs(mine - its) <= 2 for mine, its in zip(self, other, strict=True))

    __hash__ = None
