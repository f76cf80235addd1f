"""The sizes that views take: ratios, texts that shrink, symbols."""

import pytest
from playwright.sync_api import expect

from conftest import until
from test_app import go
from pixels import Picture
from test_look import box


def size(page, name):
    return box(page, name)[2:]


# Shows: .aspectRatio (RatiosPage)
@pytest.mark.parametrize("width, height", [(390, 844), (1280, 800)])
def test_a_view_keeps_its_ratio_in_a_frame(open_page, app, width, height):
    page = go(open_page(width, height), app, "ratios")
    assert size(page, "wide") == (100, 50)
    assert size(page, "square") == (100, 100)
    assert size(page, "filling") == (60, 60)
    assert size(page, "height") == (100, 50)
    assert size(page, "width") == (50, 25)


# In a window of 1280 × 800 there is too little room, and the filled view shrinks before the one without maxima, unlike in SwiftUI.
# Shows: .aspectRatio (BoundedRatiosPage)
@pytest.mark.parametrize("width, height", [(390, 844), (1280, 900)])
def test_a_view_keeps_its_ratio_in_a_frame_with_maxima(open_page, app, width, height):
    page = go(open_page(width, height), app, "boundedRatios")
    assert size(page, "wide") == (100, 50)
    assert size(page, "tall") == (50, 100)
    assert size(page, "filling") == (160, 80)
    assert size(page, "circle") == (60, 60)
    wide, high = size(page, "rest")
    assert wide == pytest.approx(high * 4, abs=0.5) and wide <= width
    assert size(page, "least") == (60, 30)


# A scroll view proposes no height.
def test_a_view_keeps_its_ratio_in_a_frame_with_maxima_in_a_scroll_view(open_page, app):
    page = go(open_page(390, 844), app, "scrolledRatios")
    assert size(page, "limited") == (200, 100)
    assert size(page, "free") == (390, 195)


# Shows: .minimumScaleFactor (ShrinkingPage)
def test_a_text_shrinks_to_fit_but_not_below_its_least_size(open_page, app):
    page = go(open_page(), app, "shrinking", extras=True)
    sizes = "name => parseFloat(getComputedStyle(document.querySelector(`[data-identifier='${name}']`)).fontSize)"
    full = page.evaluate(sizes, "whole")
    until(page, "document.querySelector('[data-identifier=shrunk]').style.getPropertyValue('--shrunk')")
    shrunk = page.evaluate(sizes, "shrunk")
    assert full * 0.5 < shrunk < full
    fits = "name => { const node = document.querySelector(`[data-identifier='${name}']`); return node.scrollWidth <= node.clientWidth }"
    assert page.evaluate(fits, "shrunk")
    assert page.evaluate(sizes, "least") == pytest.approx(full / 2, abs=0.1)
    assert not page.evaluate(fits, "least")
    assert page.evaluate(sizes, "short") == full


# Shows: .lineLimit (ShrinkingPage)
def test_a_text_of_several_parts_is_limited_to_its_lines(open_page, app):
    page = go(open_page(), app, "shrinking")
    assert [round(size(page, name)[1]) for name in ("marked", "two")] == [22, 44]
    assert size(page, "marked")[0] <= 150


# Shows: .font (SymbolButtonsPage)
def test_a_symbol_in_a_button_has_the_size_of_the_font(open_page, app):
    page = go(open_page(), app, "symbolButtons")
    height = lambda name: page.locator(f"[data-identifier={name}] svg, svg[data-identifier={name}]").first.bounding_box()["height"]
    full = height("image")
    assert full > 30
    assert [height(name) for name in ("button", "inside", "bordered", "label")] == [full] * 4
    assert height("plain") < full / 1.5


# Shows: Gauge, .gaugeStyle (GaugesPage)
def test_a_gauge_shows_its_labels(open_page, app):
    page = go(open_page(390, 844), app, "gauges")
    place = lambda text: page.get_by_text(text, exact=True).bounding_box()
    meter = page.get_by_role("meter").nth(0).bounding_box()
    low, high = place("0"), place("120")
    assert low["x"] + low["width"] <= meter["x"] and meter["x"] + meter["width"] <= high["x"]
    assert abs(low["y"] + low["height"] / 2 - meter["y"] - meter["height"] / 2) < 2
    assert place("Speed")["y"] < meter["y"] < place("30 km/h")["y"]
    ring, value = page.get_by_role("meter").nth(1).bounding_box(), place("70")
    assert abs(value["x"] + value["width"] / 2 - ring["x"] - ring["width"] / 2) < 1
    assert abs(value["y"] + value["height"] / 2 - ring["y"] - ring["height"] / 2) < 4
    assert place("low")["x"] < place("high")["x"]
    assert page.get_by_text("Disk").evaluate("node => node.parentElement.offsetWidth") <= 1


# Shows: ShareLink (SharesPage)
def test_a_share_link_opens_the_share_sheet_of_the_browser(open_page, app):
    page = open_page()
    page.add_init_script("navigator.share = data => { (window.shared ??= []).push(data); return Promise.resolve() }")
    go(page, app, "shares", extras=True)
    for name in ("Share the page", "Share the text", "Share both"):
        page.get_by_role("button", name=name).click()
    until(page, "window.shared?.length === 3")
    assert page.evaluate("window.shared") == [
        {"url": "https://example.com/soup", "title": "Soup", "text": "Try it"}, {"text": "A recipe"}, {"text": "one\ntwo"},
    ]


def test_a_share_link_copies_where_the_browser_cannot_share(open_page, app):
    page = open_page(permissions=["clipboard-read", "clipboard-write"])
    page.add_init_script("delete Navigator.prototype.share")
    go(page, app, "shares", extras=True)
    page.get_by_role("button", name="Share the page").click()
    expect(page.get_by_role("status")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == "https://example.com/soup"


# Shows: Transferable (SharesPage), SharePreview (SharesPage)
def test_a_value_is_shared_as_a_file(open_page, app):
    page = open_page()
    page.add_init_script("""
        navigator.canShare = data => !!data
        navigator.share = async ({ files, ...data }) => {
            window.shared = { ...data, files: await Promise.all((files ?? []).map(async f => [f.name, f.type, await f.text()])) }
        }""")
    go(page, app, "shares", extras=True)
    page.get_by_role("button", name="Share the table").click()
    until(page, "window.shared?.files.length === 1")
    assert page.evaluate("window.shared") == {"title": "Soups", "files": [["soups.csv", "text/csv", "miso,3\nramen,4"]]}
    page.get_by_role("button", name="Share the soup").click()
    until(page, "window.shared?.files.length === 0")
    assert page.evaluate("window.shared") == {"title": "Soup", "text": "Miso", "files": []}


def test_a_file_is_saved_where_the_browser_cannot_share_it(open_page, app):
    page = open_page(permissions=["clipboard-read", "clipboard-write"])
    page.add_init_script("delete Navigator.prototype.share; delete Navigator.prototype.canShare")
    go(page, app, "shares", extras=True)
    with page.expect_download() as download:
        page.get_by_role("button", name="Share the table").click()
    assert download.value.suggested_filename == "soups.csv"
    assert open(download.value.path()).read() == "miso,3\nramen,4"
    page.get_by_role("button", name="Share the soup").click()
    expect(page.get_by_role("status")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == "Miso"


# Shows: Gauge, .tint (PaintedGaugesPage)
def test_a_gauge_shows_the_gradient_of_its_tint(open_page, app):
    page = go(open_page(390, 844), app, "paintedGauges")
    scale = "[data-identifier={}] [role=meter]"

    def colors(name, *shares):
        area = page.locator(scale.format(name)).bounding_box()
        image = Picture(page).image
        return [image.getpixel((int(area["x"] + share * (area["width"] - 1)), int(area["y"] + area["height"] / 2))) for share in shares]

    first, middle, end = colors("capacity", 0.02, 0.45, 0.9)
    # Green, on the way to yellow, and the empty part.
    assert first[1] > first[0] + 80 and abs(middle[0] - middle[1]) < 60 and middle[2] < 60
    assert max(end) - min(end) < 12
    first, last = colors("marker", 0.02, 0.98)
    assert first[1] > first[0] + 80 and last[0] > last[1] + 120
    ring = page.locator(scale.format("ring"))
    assert "conic-gradient" in ring.evaluate("node => getComputedStyle(node).backgroundImage")


# Shows: .gridColumnAlignment, .gridCellAnchor (AlignedColumnsPage)
def test_one_cell_aligns_its_column_and_another_one_takes_no_width(open_page, app):
    page = go(open_page(390, 844), app, "alignedColumns")
    ends = [sum(box(page, name)[::2]) for name in ("seven", "price")]
    assert ends[0] == pytest.approx(ends[1], abs=0.5)
    # One that has an anchor keeps it, and one that covers several columns has the alignment of the first.
    assert box(page, "nine")[0] == pytest.approx(box(page, "price")[0], abs=0.5)
    assert box(page, "both")[0] == box(page, "soup")[0]
    left, _, width, _ = box(page, "line")
    assert left == pytest.approx(box(page, "dish")[0], abs=0.5)
    assert left + width == pytest.approx(ends[0], abs=0.5)
    # The grid is as wide as its texts.
    assert width < 300


# Shows: .onGeometryChange (MeasuredViewPage)
def test_a_view_is_told_its_size_with_the_modifiers_inside(open_page, app):
    page = go(open_page(390, 844), app, "measuredView")
    expect(page.get_by_text("Size 50 × 40")).to_be_visible()
    page.get_by_role("button", name="Grow").click()
    expect(page.get_by_text("Size 70 × 60")).to_be_visible()
