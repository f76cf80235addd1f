"""Layouts of an app: the server computes them, with the sizes that the page measures."""

import json

from conftest import until
from test_app import go
from test_look import box
from test_motions import frame

tags = ["Swift", "Concurrency", "Layout", "Web", "Accessibility", "Testing", "Server", "Animation"]


def reports_of(page):
    """The reports of measurements that a page sends from now on."""
    found = []

    def note(text):
        message = json.loads(text)
        if message[1] == "arrange":
            found.append(message)

    page.on("websocket", lambda socket: socket.on("framesent", note))
    return found


def shown(page, name):
    until(page, f"document.querySelector(\"[data-identifier='{name}']\")?.checkVisibility({{visibilityProperty: true}})")
    return box(page, name)


def lines(page, names):
    """The names in each line, after checking that neighbours are 8 points from each other, and lines too."""
    boxes = {}
    # Until nothing moves any more.
    while (measured := {name: shown(page, name) for name in names}) != boxes:
        boxes = measured
        page.wait_for_timeout(50)
    rows = []
    for name, (x, y, width, height) in boxes.items():
        last = boxes[rows[-1][-1]] if rows else None
        if last and abs(last[1] - y) < 0.25:
            assert abs(last[0] + last[2] + 8 - x) < 0.25, (name, boxes)
            rows[-1].append(name)
        else:
            if last:
                assert abs(last[1] + last[3] + 8 - y) < 0.25, (name, boxes)
            rows.append([name])
    assert len({round(box[3]) for box in boxes.values()}) == 1, "a text is broken"
    return rows


# Shows: Layout, .place, .sizeThatFits, ProposedViewSize (FlowPage)
def test_tags_flow_in_lines(open_page, app):
    page = open_page(390, 844)
    reports = reports_of(page)
    go(page, app, "flow")
    rows = lines(page, tags)
    assert rows == [tags[:4], tags[4:]]
    flow, first, last = box(page, "flow"), box(page, "Swift"), box(page, rows[-1][0])
    # The layout is as large as its lines, and the others are around it.
    assert (flow[0], flow[1]) == (first[0], first[1])
    assert abs(flow[1] + flow[3] - last[1] - last[3]) < 0.25
    assert box(page, "after")[1] >= flow[1] + flow[3]
    assert 1 <= len(reports) <= 3
    # The answer to a tap comes after all that the page would still report.
    page.get_by_role("button", name="Rename").click()
    shown(page, "A renamed tag")
    assert len(reports) <= 4


def test_lines_follow_the_width_of_the_window_and_new_views(open_page, app):
    page = go(open_page(390, 844), app, "flow")
    before = lines(page, tags)
    page.set_viewport_size({"width": 800, "height": 844})
    until(page, f"{frame('Animation')}.top === {frame('Swift')}.top || {frame('Animation')}.left > 500")
    assert len(lines(page, tags)) < len(before)
    page.set_viewport_size({"width": 390, "height": 844})
    until(page, f"{frame('Swift')}.top < {frame('Animation')}.top - 30 && {frame('Animation')}.left > 250")
    assert lines(page, tags) == before
    page.get_by_role("button", name="Add").click()
    shown(page, "A tag with a long name")
    until(page, f"{frame('A tag with a long name')}.top > {frame('Animation')}.top + 30")
    assert lines(page, tags + ["A tag with a long name"])[-1] == ["A tag with a long name"]
    page.get_by_role("button", name="Rename").click()
    shown(page, "A renamed tag")
    # The first line has no room for the last of its tags.
    until(page, f"{frame('Web')}.top > {frame('Layout')}.top + 30")
    lines(page, ["A renamed tag"] + tags[1:])


# Shows: LayoutValueKey (RadialPage)
def test_views_are_on_a_circle_and_move_along_when_their_values_change(open_page, app):
    page = go(open_page(390, 844), app, "radial")
    shown(page, "red")
    x, y, width, height = box(page, "circle")
    assert width > 300 and height > 500
    radius = min(width, height) / 3
    middles = {name: (box(page, name)[0] + 20, box(page, name)[1] + 20) for name in ["red", "green", "blue", "orange"]}
    middle = (x + width / 2, y + height / 2)
    expected = {"red": (0, -radius), "green": (radius, 0), "blue": (0, radius), "orange": (-radius, 0)}
    for name, (dx, dy) in expected.items():
        assert abs(middles[name][0] - middle[0] - dx) < 0.25 and abs(middles[name][1] - middle[1] - dy) < 0.25, (name, middles, middle)
    page.get_by_role("button", name="Turn").click()
    top = middles["red"][1] - 20
    until(page, f"{frame('red')}.top > {top + 5} && {frame('red')}.top < {top + 2 * radius - 5}")
    until(page, f"Math.abs({frame('red')}.top - {top + 2 * radius}) < 0.25")


def test_a_layout_fills_what_a_resized_window_offers(open_page, app):
    page = go(open_page(390, 844), app, "radial")
    shown(page, "red")
    page.set_viewport_size({"width": 700, "height": 600})
    until(page, f"{frame('circle')}.width > 600 && Math.abs({frame('red')}.left + 20 - {frame('circle')}.left - {frame('circle')}.width / 2) < 0.25")


# Shows: AnyLayout (EqualWidthsPage)
def test_views_have_equal_widths_and_keep_their_nodes_in_another_layout(open_page, app):
    page = go(open_page(390, 844), app, "equalWidths")
    boxes = [shown(page, name) for name in ["Cat", "Goldfish", "Dog"]]
    assert len({round(box[2], 1) for box in boxes}) == 1
    assert 60 < boxes[0][2] < 120
    assert abs(boxes[1][0] - boxes[0][0] - boxes[0][2] - 8) < 0.25
    row = box(page, "row")
    assert abs(row[2] - 3 * boxes[0][2] - 16) < 0.25
    page.evaluate("globalThis.node = document.querySelector(\"[data-identifier='Dog']\")")
    page.get_by_role("button", name="Switch").click()
    until(page, f"{frame('Dog')}.top > {frame('Cat')}.top + 50")
    assert page.evaluate("node.isConnected")


def test_columns_have_equal_widths_and_no_gaps_in_a_scroll_view(open_page, app):
    page = go(open_page(390, 844), app, "masonry")
    shown(page, "item 4")
    boxes = [box(page, f"item {i}") for i in range(5)]
    assert len({round(box[2], 1) for box in boxes}) == 1
    left, right = boxes[0][0], boxes[1][0]
    assert abs(right - left - boxes[0][2] - 10) < 0.25
    assert boxes[1][3] > 2 * boxes[0][3]
    # The first column is the shortest for the third and the fourth.
    assert [box[0] for box in boxes[2:4]] == [left, left]
    assert abs(boxes[2][1] - boxes[0][1] - boxes[0][3] - 10) < 0.25
    assert abs(boxes[3][1] - boxes[2][1] - boxes[2][3] - 10) < 0.25
    end = max(box[1] + box[3] for box in boxes)
    assert end - 0.25 <= box(page, "below")[1] < end + 20
