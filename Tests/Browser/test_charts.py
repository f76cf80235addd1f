"""Charts: where the marks are in the page, the legend, and what a touch selects."""

import pytest
from playwright.sync_api import expect

from conftest import until
from test_app import go


@pytest.fixture
def charts(open_page, app):
    """The page of charts on a phone."""

    def charts(width=390, scheme="light"):
        page = go(open_page(width, 844, color_scheme=scheme), app, "charts")
        until(page, "document.querySelectorAll('.k-chart').length === 8")
        return page

    return charts


def box(page, name):
    return page.locator(f"[data-identifier={name}]").bounding_box()


def plot(page, name):
    return page.locator(f"[data-identifier={name}] .k-chart-plot").bounding_box()


def near(number):
    return pytest.approx(number, abs=0.5)


# Shows: BarMark, RuleMark, import Charts (ChartsPage)
@pytest.mark.parametrize("width", [390, 1280])
def test_bars_are_at_the_places_of_their_values(charts, width):
    page = charts(width)
    area, jan, feb, mar = plot(page, "bars"), box(page, "jan"), box(page, "feb"), box(page, "mar")
    third = area["width"] / 3
    assert jan["height"] == near(area["height"] / 2)
    assert feb["height"] == near(area["height"])
    assert mar["height"] == near(area["height"] / 4)
    assert [bar["y"] + bar["height"] for bar in (jan, feb, mar)] == [near(area["y"] + area["height"])] * 3
    assert (jan["x"], jan["width"]) == (near(area["x"] + third * 0.1), near(third * 0.8))
    assert (mar["x"], mar["width"]) == (near(area["x"] + third * 2.5 - 10), near(20))
    assert box(page, "goal")["y"] + 0.5 == near(area["y"] + area["height"] / 4)


def test_a_resized_chart_moves_its_marks_by_itself(charts):
    page = charts()
    page.context.set_offline(True)
    page.set_viewport_size({"width": 800, "height": 844})
    area = plot(page, "bars")
    assert area["width"] > 700
    assert box(page, "jan")["width"] == near(area["width"] / 3 * 0.8)
    assert page.locator("[data-identifier=lines] .line svg").first.bounding_box()["width"] == near(plot(page, "lines")["width"])
    assert page.locator("[data-identifier=lines] .line path").first.evaluate("it => getComputedStyle(it).vectorEffect") == "non-scaling-stroke"


def test_labels_of_axes_are_in_one_line_at_their_values(charts):
    page = charts()
    area = plot(page, "bars")
    for text, share in [("0", 1), ("40", 0.5), ("80", 0)]:
        label = page.locator("[data-identifier=bars] [data-slot=trailing]").get_by_text(text, exact=True).bounding_box()
        assert label["y"] + label["height"] / 2 == near(area["y"] + area["height"] * share)
        assert label["x"] == near(area["x"] + area["width"] + 4)
    label = page.locator("[data-identifier=bars] [data-slot=bottom]").get_by_text("Feb").bounding_box()
    assert label["x"] + label["width"] / 2 == near(area["x"] + area["width"] / 2)
    assert label["height"] < 20


def test_a_changed_value_moves_its_bar(charts):
    page = charts()
    page.locator("[data-identifier=jan]").evaluate(
        "bar => { window.moved = []; bar.addEventListener('transitionrun', ({propertyName}) => window.moved.push(propertyName)) }")
    page.get_by_role("button", name="Grow").click()
    until(page, "document.querySelector('[data-identifier=jan]').style.height === '100%'")
    until(page, "window.moved.includes('height')")
    until(page, "document.querySelector('[data-identifier=jan]').getAnimations().length === 0")
    assert box(page, "jan")["height"] == near(plot(page, "bars")["height"])


def test_the_legend_is_below_the_chart(charts):
    page = charts()
    chart = page.locator("[data-identifier=stacked]")
    entry = chart.locator("[data-slot=legend]").get_by_text("Coffee").bounding_box()
    assert entry["y"] > chart.locator("[data-slot=bottom]").bounding_box()["y"]
    assert entry["x"] < plot(page, "stacked")["x"] + 40


def test_the_colors_of_marks_follow_dark_mode(charts):
    def color(page):
        return page.locator("[data-identifier=feb]").evaluate("it => getComputedStyle(it).backgroundColor")

    assert color(charts()) != color(charts(scheme="dark"))


def test_a_touch_selects_the_value_below_it(charts):
    page = charts()
    feb = box(page, "feb")
    page.mouse.move(feb["x"] + 5, feb["y"] + 20)
    page.mouse.down()
    expect(page.get_by_text("Selected: Feb")).to_be_visible()
    page.mouse.move(feb["x"] - 30, feb["y"] + 20, steps=5)
    expect(page.get_by_text("Selected: Jan")).to_be_visible()
    page.mouse.up()
    expect(page.get_by_text("Selected: nothing")).to_be_visible()


# Shows: DragGesture (ChartsPage)
def test_an_overlay_converts_points_to_values(charts):
    page = charts()
    page.locator("[data-identifier=overlaid]").scroll_into_view_if_needed()
    area = plot(page, "overlaid")
    page.mouse.click(area["x"] + area["width"] / 4, area["y"] + 50)
    expect(page.get_by_text("Tapped: 2.5")).to_be_visible()


def test_a_screen_reader_finds_each_mark(charts):
    page = charts()
    expect(page.get_by_role("img", name="Feb, 80", exact=True)).to_have_count(1)
    expect(page.get_by_role("img", name="A, 30", exact=True)).to_have_count(1)
    expect(page.get_by_role("figure", name="Chart")).to_have_count(8)


# Shows: .chartScrollableAxes, .chartXVisibleDomain, .chartScrollPosition, LinePlot (ScrollingChartsPage)
def test_a_drag_scrolls_a_chart_and_a_function_is_drawn(open_page, app):
    page = go(open_page(390, 844), app, "scrollingCharts")
    expect(page.get_by_text("From Feb")).to_be_visible()
    expect(page.locator("[data-identifier=months]").get_by_text("Feb", exact=True)).to_be_visible()
    frame = plot(page, "months")
    x, y = frame["x"] + frame["width"] * 0.8, frame["y"] + frame["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 20, y)
    page.mouse.move(x - frame["width"] * 0.55, y, steps=5)
    page.mouse.up()
    expect(page.get_by_text("From Mar")).to_be_visible()
    expect(page.locator("[data-identifier=months]").get_by_text("Mar", exact=True)).to_be_visible()
    expect(page.locator("[data-identifier=months]").get_by_text("Feb", exact=True)).to_have_count(0)
    # A curve of 200 parts that rises: as high as its plot.
    path = page.locator("[data-identifier=curve] path").first
    assert path.bounding_box()["height"] > 0.6 * plot(page, "curve")["height"]


# Shows: .textScale, .searchFocused (ScrollingChartsPage)
def test_a_secondary_text_is_smaller_and_the_app_focuses_the_search(open_page, app):
    page = go(open_page(390, 844), app, "scrollingCharts")
    sizes = [page.get_by_text(name, exact=True).evaluate("node => parseFloat(getComputedStyle(node).fontSize)") for name in ("Whole", "Small")]
    assert near(sizes[0] * 0.8) == sizes[1]
    page.get_by_role("button", name="Search").click()
    until(page, "document.activeElement.matches('.k-field')")
