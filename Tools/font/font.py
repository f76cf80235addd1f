"""Makes the font with which layouts without a page measure texts, and the table of its widths.

    apt-get download fonts-inter-variable && dpkg -x fonts-inter-variable*.deb inter
    python3 -m venv venv && venv/bin/pip install fonttools brotli uharfbuzz
    venv/bin/python font.py inter/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf

It writes `SansWidths.swift` into MartletLayout, and `sans.woff2` with the Latin letters for the test that compares the layout with a page. The
font is Inter, with the letters as close together as Apple's are at 17 points.
"""

import io
import sys
from pathlib import Path

import uharfbuzz as hb
from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[2]
# https://rsms.me/inter/dynmetrics/ gives -0.0128 em for 17 points.
TRACKING = -0.0128
LATIN = [
    *range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x2010, 0x2028), 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x2044, 0x20AC, 0x2122,
    *range(0x2190, 0x2194), 0x2212, 0x221E, 0x2248, 0x2260, 0x2264, 0x2265, 0x25CF, 0x2605, 0x2606, 0x2713, 0x2715,
]
MORE = [*range(0x370, 0x530)]
WEIGHTS = [100, 300, 400, 500, 600, 700, 900]


def tighten(font):
    """Moves all letters closer together."""
    units = round(TRACKING * font["head"].unitsPerEm)
    for name, (width, bearing) in font["hmtx"].metrics.items():
        if width:
            font["hmtx"].metrics[name] = (width + units, bearing + units // 2)
            glyph = font["glyf"][name]
            # The parts of a composite glyph are moved themselves.
            if glyph.numberOfContours > 0:
                glyph.coordinates.translate((units // 2, 0))
                glyph.recalcBounds(font["glyf"])


def make(source, letters):
    # The same files each time.
    font = TTFont(source, recalcTimestamp=False)
    tighten(font)
    options = subset.Options(layout_features=["kern", "tnum", "mark", "ccmp", "locl"], hinting=False, notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6, 16):
            record.string = "Martlet-Sans" if record.nameID == 6 else "Martlet Sans"
    return font


def save(font, path):
    font.flavor = "woff2"
    font.save(path)
    print(path, path.stat().st_size, "bytes")


def shaper(font):
    """Returns a function that measures a text in a weight, in thousandths of the font's size."""
    font.flavor = None
    data = io.BytesIO()
    font.save(data)
    face = hb.Face(data.getvalue())
    shaped = hb.Font(face)

    def width(text, weight, figures=False):
        shaped.set_variations({"wght": weight})
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(shaped, buffer, {"kern": True, "tnum": figures})
        return sum(position.x_advance for position in buffer.glyph_positions) * 1000 / face.upem

    return width


def rows(numbers, indent):
    lines, line = [], ""
    for number in numbers:
        part = f"{number}, "
        if len(indent) + len(line) + len(part) > 136:
            lines.append(indent + line.rstrip())
            line = ""
        line += part
    return "\n".join([*lines, indent + line.rstrip()])


def table(latin, more):
    width, other = shaper(latin), shaper(more)
    supported = [(code, width) for code in sorted(latin.getBestCmap())] + [(code, other) for code in sorted(more.getBestCmap()) if code > 0x36F]
    supported.sort(key=lambda pair: pair[0])
    ranges, start = [], 0
    for index, (code, _) in enumerate(supported):
        if index and code != supported[index - 1][0] + 1:
            ranges.append((supported[start][0], supported[index - 1][0]))
            start = index
    ranges.append((supported[start][0], supported[-1][0]))
    letters = [chr(code) for code in range(0x21, 0x7F)]
    pairs = []
    for first in letters:
        for second in letters:
            kerns = [round(width(first + second, weight) - width(first, weight) - width(second, weight)) for weight in (400, 700)]
            if any(kerns):
                pairs += [ord(first) << 8 | ord(second), *kerns]
    print(len(supported), "letters,", len(pairs) // 3, "pairs")
    text = f"""// Written by Tools/font/font.py. Do not edit.

/// The widths of letters in the layout's font, in thousandths of its size.
enum SansWidths {{
    /// The code points of the letters, in ascending order.
    static let ranges: [ClosedRange<UInt32>] = [
{rows([f"0x{a:X}...0x{b:X}" for a, b in ranges], "        ")}
    ]

    static let weights: [Int] = {WEIGHTS}

    /// The width of a digit in tabular figures, in each weight.
    static let figures: [Int16] = [{", ".join(str(round(width("0", weight, True))) for weight in WEIGHTS)}]

    /// The widths of all letters in each weight.
    static let letters: [[Int16]] = [
"""
    for weight in WEIGHTS:
        text += "        [\n" + rows([round(measure(chr(code), weight)) for code, measure in supported], "            ") + "\n        ],\n"
    text += f"""    ]

    /// Pairs of ASCII letters that are closer together, or farther apart: the two codes in a number, and then the distances in
    /// the weights 400 and 700.
    static let pairs: [Int32] = [
{rows(pairs, "        ")}
    ]
}}
"""
    return text


def main():
    source = sys.argv[1]
    latin, more = make(source, LATIN), make(source, MORE)
    (ROOT / "Sources/MartletLayout/Text/SansWidths.swift").write_text(table(latin, more))
    save(latin, ROOT / "Tests/Browser/LayoutOracle/Fonts/sans.woff2")


main()
