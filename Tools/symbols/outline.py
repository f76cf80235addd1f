"""Writes SymbolOutlines.swift: the outlines of the shapes that are cut out of solid symbols.

    python3 -m venv venv && venv/bin/pip install skia-pathops
    swift build && .build/debug/Workshop details | venv/bin/python outline.py > ../../Sources/MartletDOM/Symbols/SymbolOutlines.swift

The outlines are for the widest stroke. For narrower strokes, the drawing strokes the edge of the hole inwards.
"""

import json
import math
import re
import sys

from pathops import LineCap, LineJoin, Path, PathOp, PathVerb, op

HEAVIEST = 3.1
REGULAR = 1.8
# The stroke widths around the edge of a solid mark, and along the details inside it.
BODY = 1.0
DETAIL = 1.1
# Skia has limited precision, so shapes are scaled up.
SCALE = 64
# The maximum distance of an arc from the exact outline.
TOLERANCE = 0.03


def parse(data):
    """Parses path data in the format of SymbolPath: M l h v c a z."""
    path = Path()
    pen = path.getPen()
    tokens = re.findall(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)", data)
    x = y = sx = sy = 0.0
    i = 0
    command = ""
    is_open = False
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
            if command == "z":
                pen.closePath()
                is_open = False
                x, y = sx, sy
                continue
        count = {"M": 2, "l": 2, "h": 1, "v": 1, "c": 6, "a": 7}[command]
        n = [float(t) for t in tokens[i : i + count]]
        if command != "a":
            n = [v * SCALE for v in n]
        else:
            n = [n[0] * SCALE, n[1] * SCALE, *n[2:5], n[5] * SCALE, n[6] * SCALE]
        i += count
        if command == "M":
            if is_open:
                pen.endPath()
            x, y = sx, sy = n
            pen.moveTo((x, y))
            is_open = True
            continue
        if not is_open:
            pen.moveTo((x, y))
            is_open = True
        if command == "c":
            points = [(x + n[k], y + n[k + 1]) for k in (0, 2, 4)]
            pen.curveTo(*points)
            x, y = points[-1]
            continue
        ex, ey = (n[0], 0) if command == "h" else (0, n[0]) if command == "v" else n[-2:]
        x, y = x + ex, y + ey
        if command == "a":
            arc(pen, x - ex, y - ey, n, x, y)
        else:
            pen.lineTo((x, y))
    if is_open:
        pen.endPath()
    return path


def arc(pen, x0, y0, n, x1, y1):
    """Adds a circular arc as cubic curves."""
    radius, large, sweep = n[0], n[3] != 0, n[4] != 0
    dx, dy = x1 - x0, y1 - y0
    chord = math.hypot(dx, dy)
    if chord == 0:
        return
    radius = max(radius, chord / 2)
    height = math.sqrt(max(0, radius**2 - chord**2 / 4)) * (-1 if large == sweep else 1)
    cx, cy = (x0 + x1) / 2 - height * dy / chord, (y0 + y1) / 2 + height * dx / chord
    start, end = math.atan2(y0 - cy, x0 - cx), math.atan2(y1 - cy, x1 - cx)
    delta = (end - start) % (2 * math.pi) if sweep else -((start - end) % (2 * math.pi))
    steps = max(1, math.ceil(abs(delta) / (math.pi / 2) - 1e-6))
    step = delta / steps
    k = 4 / 3 * math.tan(step / 4) * radius
    for s in range(steps):
        a, b = start + s * step, start + (s + 1) * step
        p = (cx + radius * math.cos(a), cy + radius * math.sin(a))
        q = (cx + radius * math.cos(b), cy + radius * math.sin(b))
        if s == steps - 1:
            q = (x1, y1)
        pen.curveTo((p[0] - k * math.sin(a), p[1] + k * math.cos(a)), (q[0] + k * math.sin(b), q[1] - k * math.cos(b)), q)


def stroked(data, pen):
    """Returns the area of a stroke. Strokes each subpath separately, so that overlaps leave no holes."""
    total = Path()
    for subpath in subpaths(data):
        stroke = parse(subpath)
        stroke.stroke(pen * SCALE, LineCap.ROUND_CAP, LineJoin.ROUND_JOIN, 4)
        stroke.convertConicsToQuads(0.01)
        stroke.simplify(fix_winding=True)
        total = op(total, stroke, PathOp.UNION)
    return total


def inked(data, pen):
    """Returns the area inside the subpaths, including a stroke along their edges."""
    total = Path()
    for subpath in subpaths(data):
        surface = parse(subpath)
        surface.simplify(fix_winding=True)
        total = op(total, op(surface, stroked(subpath, pen), PathOp.UNION), PathOp.UNION)
    return total


def subpaths(data):
    return re.findall(r"M[^M]*", data)


def thinned(path, by):
    edge = Path(path)
    edge.stroke(by * SCALE, LineCap.ROUND_CAP, LineJoin.ROUND_JOIN, 4)
    edge.convertConicsToQuads(0.01)
    edge.simplify(fix_winding=True)
    return op(path, edge, PathOp.DIFFERENCE)


def hole(entry):
    """Returns the outline, and whether it depends on the weight. A mark that the widest stroke would fill uses the regular one."""
    if entry["isBody"]:
        mark = op(inked(entry["surfaces"], BODY), stroked(entry["lines"], REGULAR * 0.8), PathOp.UNION)
        mark = op(mark, stroked(entry["detailLines"], DETAIL), PathOp.DIFFERENCE)
        return op(mark, inked(entry["detailSurfaces"], DETAIL), PathOp.DIFFERENCE), False

    def knockout(pen):
        return op(stroked(entry["detailLines"], pen), inked(entry["detailSurfaces"], pen), PathOp.UNION)

    regular = knockout(REGULAR)
    follows = abs(abs(thinned(knockout(HEAVIEST), HEAVIEST - REGULAR).area) / abs(regular.area) - 1) < 0.04
    path = knockout(HEAVIEST) if follows else regular
    if entry["surfaces"]:
        body = parse(entry["surfaces"])
        body.simplify(fix_winding=True)
        path = op(path, body, PathOp.INTERSECTION)
    return path, follows


def polylines(path):
    """Converts the contours of a path to closely spaced points."""
    contour = []
    for verb, points in path:
        if verb == PathVerb.MOVE:
            contour = [points[0]]
        elif verb == PathVerb.LINE:
            contour.append(points[0])
        elif verb in (PathVerb.QUAD, PathVerb.CUBIC):
            control = [contour[-1], *points]
            for step in range(1, 9):
                level = control
                while len(level) > 1:
                    t = step / 8
                    level = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(level, level[1:])]
                contour.append(level[0])
        elif verb == PathVerb.CLOSE:
            if math.dist(contour[0], contour[-1]) > 1e-4:
                contour.append(contour[0])
            contour = [(x / SCALE, y / SCALE) for x, y in contour]
            # Start at a corner, at the end of the longest line.
            start = max(range(len(contour) - 1), key=lambda i: math.dist(contour[i], contour[i + 1])) + 1
            yield contour[start:] + contour[1 : start + 1]


def circle(a, b, c):
    """Returns the centre and radius of the circle through three points."""
    d = 2 * (a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1]))
    if abs(d) < 1e-6:
        return None
    aa, bb, cc = (p[0] ** 2 + p[1] ** 2 for p in (a, b, c))
    x = (aa * (b[1] - c[1]) + bb * (c[1] - a[1]) + cc * (a[1] - b[1])) / d
    y = (aa * (c[0] - b[0]) + bb * (a[0] - c[0]) + cc * (b[0] - a[0])) / d
    return (x, y), math.dist((x, y), a)


def fit(points, i, j):
    """Returns a line or an arc along the points i to j, or None."""
    a, b = points[i], points[j]
    chord = math.dist(a, b)
    if chord < 1e-6:
        return None
    between = points[i + 1 : j]
    off = [((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])) / chord for p in between]
    if all(abs(o) < TOLERANCE for o in off):
        return ("line",)
    bend = max(off, key=abs)
    found = circle(a, between[off.index(bend)], b)
    if not found or found[1] > 60 or abs(bend) > found[1] * 0.99:
        return None
    centre, radius = found
    middles = [((p[0] + q[0]) / 2, (p[1] + q[1]) / 2) for p, q in zip(points[i:j], points[i + 1 : j + 1])]
    if any(abs(math.dist(centre, p) - radius) > TOLERANCE for p in between + middles):
        return None
    return ("arc", radius, bend < 0)


def write(path):
    """Writes path data of lines and circular arcs, rounded to hundredths."""
    out = []
    for points in polylines(path):
        here = hundredths(points[0])
        out.append("M" + numbers(*here))
        i = 0
        while i < len(points) - 1:
            best, end = ("line",), i + 1
            for j in range(i + 2, min(len(points), i + 120)):
                found = fit(points, i, j)
                if found:
                    best, end = found, j
            i = end
            there = hundredths(points[i])
            dx, dy = there[0] - here[0], there[1] - here[1]
            here = there
            if dx == dy == 0:
                continue
            if best[0] == "line":
                out.append("l" + numbers(dx, dy))
            else:
                radius = round(best[1] * 100)
                out.append("a" + numbers(radius, radius, 0, 0, 100 * best[2], dx, dy))
        out.append("z")
    return "".join(out)


def hundredths(point):
    return round(point[0] * 100), round(point[1] * 100)


def numbers(*values):
    texts = (re.sub(r"^(-?)0\.", r"\1.", f"{v / 100:.2f}".rstrip("0").rstrip(".")) for v in values)
    joined = " ".join(t if t not in ("", "-", "-0") else "0" for t in texts).replace(" -", "-")
    return re.sub(r"(\.\d+) (?=\.)", r"\1", joined)


def table(name, comment, entries):
    rows = []
    for entry in entries:
        path, follows = hole(entry)
        rows.append(f'        {entry["name"]} {"" if follows else "="}{write(path)}\n')
    return f'    /// {comment}\n    static let {name} = read(\n        """\n{"".join(rows)}        """)\n'


HEADER = """\
// Written by Tools/symbols/outline.py from the drawings; run it again after changing one.

/// The outlines of the shapes that are cut out of solid symbols, for the widest stroke. A shape that this stroke would fill
/// has the outline for the regular stroke, marked with `=`.
enum SymbolOutlines {
    private static func read(_ rows: String) -> [Substring: Substring] {
        let pairs = rows.split(separator: "\\n").map { $0.split(separator: " ", maxSplits: 1) }
        return Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
    }
"""


def main():
    wanted = json.load(sys.stdin)
    print(HEADER)
    print(table("details", "The details of each symbol's body, by the symbol's name.", wanted["details"]))
    print(table("marks", "The marks cut out of a solid shape, by the mark's name.", wanted["marks"]), end="")
    print("}")


main()
