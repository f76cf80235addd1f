"""The catalogue: each page in a browser, on a phone and on a desk. No page may report an error, which `open_page` checks."""

import io
import re
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import expect

from conftest import served, visit
from test_access import SIZES, violations

SAMPLES = Path(__file__).parent.parent.parent / "Examples/Catalog/Samples"
PAGE = re.compile(r'static let \w+ = Page\(\s*"([\w-]+)", "([^"]+)"')
PAGES = dict(page for file in sorted(SAMPLES.glob("*.swift")) for page in PAGE.findall(file.read_text()))


@pytest.fixture(scope="module")
def catalog():
    with served("Catalog") as address:
        yield address


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", PAGES)
def test_a_page_opens_at_its_address_and_axe_finds_nothing(open_page, catalog, path, size):
    page = visit(open_page(**SIZES[size]), f"{catalog}/{path}")
    expect(page.get_by_role("heading", name=PAGES[path], exact=True).first).to_be_visible()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == [], scheme


def test_the_keyboard_chooses_a_row(open_page, catalog):
    page = visit(open_page(**SIZES["desktop"]), catalog)
    page.get_by_role("listitem").get_by_role("button", name="Buttons").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="A button")).to_be_visible()



def test_each_sample_that_needs_a_screen_opens_one(open_page, catalog):
    opened = 0
    for path in PAGES:
        page = visit(open_page(**SIZES["phone"]), f"{catalog}/{path}")
        for button in page.get_by_role("button", name=re.compile("^Try ")).all():
            button.click()
            close = page.get_by_role("button", name="Close")
            close.click()
            expect(close).to_have_count(0)
            opened += 1
    assert opened > 5


def color_of(page, text, property):
    return page.get_by_text(text, exact=True).first.evaluate(f"node => getComputedStyle(node).{property}")


def test_a_view_is_dark_in_a_light_page(open_page, catalog):
    page = visit(open_page(color_scheme="light"), f"{catalog}/colours")
    look = [(color_of(page, text, "color"), color_of(page, text, "backgroundColor")) for text in ("Always light", "Always dark")]
    assert look == [("rgb(0, 0, 0)", "rgb(255, 255, 255)"), ("rgb(255, 255, 255)", "rgb(0, 0, 0)")]


def test_a_fill_is_stronger_than_its_third_level(open_page, catalog):
    page = visit(open_page(color_scheme="light"), f"{catalog}/colours")
    fills = [color_of(page, text, "backgroundColor") for text in ("Fill", "Fill, tertiary")]
    assert fills == ["rgba(120, 120, 128, 0.2)", "rgba(118, 118, 128, 0.12)"]


def sizes_of(locator):
    return [(round(box["width"]), round(box["height"])) for box in map(lambda node: node.bounding_box(), locator.all())]


def test_a_view_in_a_low_row_keeps_its_aspect_ratio(open_page, catalog):
    page = visit(open_page(**SIZES["phone"]), f"{catalog}/layout")
    views = page.locator(".k-layer:has(> .k-color)").filter(has_text=re.compile("^(1 : 1|16 : 9)$"))
    assert sizes_of(views) == [(90, 90), (160, 90)]


def test_the_border_of_a_hidden_view_is_visible(open_page, catalog):
    page = visit(open_page(), f"{catalog}/effects")
    hidden = page.get_by_text("Hidden", exact=True)
    expect(hidden).to_be_hidden()
    expect(hidden.locator("..")).to_have_css("visibility", "visible")
    expect(hidden.locator("..")).to_have_css("outline-width", "1px")


def test_symbols_are_drawn_with_pens_of_their_weights(open_page, catalog):
    page = visit(open_page(), f"{catalog}/images")
    pens = page.locator(".k-image[style*='font-weight'] > svg").evaluate_all("all => all.map(node => getComputedStyle(node).strokeWidth)")
    assert len(set(pens)) == len(pens) >= 3


def test_the_chosen_row_of_a_wheel_is_in_its_middle(open_page, catalog):
    page = visit(open_page(**SIZES["phone"]), f"{catalog}/toggles")
    wheel = page.locator(".k-picker.wheel > select")
    frame = wheel.locator("xpath=ancestor::*[contains(@style, 'height:160px')][1]").bounding_box()
    middle = "node => { const [a, b] = [node, node.selectedOptions[0]].map((n) => n.getBoundingClientRect()); return (b.top + b.bottom - a.top - a.bottom) / 2 }"
    for option in ("10 min", "0 min", "59 min"):
        wheel.select_option(label=option)
        expect(wheel.locator("option:checked")).to_have_text(option)
        assert abs(wheel.evaluate(middle)) < 3
    box = wheel.bounding_box()
    assert frame["y"] <= box["y"] and box["y"] + box["height"] <= frame["y"] + frame["height"]


def test_the_title_of_a_toggle_is_in_the_middle_of_its_button(open_page, catalog):
    page = visit(open_page(), f"{catalog}/toggles")
    toggle = page.locator(".k-toggle.as-button")
    outer, inner = toggle.bounding_box(), toggle.locator(".k-label").bounding_box()
    for edge, side in (("x", "width"), ("y", "height")):
        assert outer[edge] + outer[side] / 2 == pytest.approx(inner[edge] + inner[side] / 2, abs=0.6)


def test_a_date_and_a_time_fit_on_a_small_phone(open_page, catalog):
    page = visit(open_page(width=320, height=700), f"{catalog}/dates")
    picker = page.locator(".k-date-picker").first
    box, field = picker.bounding_box(), picker.locator("input").bounding_box()
    assert field["x"] >= box["x"] and field["x"] + field["width"] <= box["x"] + box["width"] + 0.5
    assert picker.locator("input").evaluate("node => node.scrollWidth <= node.clientWidth")
    assert box["x"] + box["width"] <= 320 - 32


def test_the_controls_of_a_group_are_side_by_side(open_page, catalog):
    page = visit(open_page(), f"{catalog}/stacks")
    less, more = (page.get_by_role("group").get_by_role("button", name=name).bounding_box() for name in ("Less", "More"))
    assert less["y"] == more["y"] and less["x"] + less["width"] <= more["x"]


def test_a_shadow_inside_a_circle_is_drawn(open_page, catalog):
    page = visit(open_page(), f"{catalog}/effects")
    circle = page.locator(".k-shape[style*='radial-gradient(circle closest-side']")
    image = Image.open(io.BytesIO(circle.screenshot())).convert("RGB")
    middle, edge = (image.getpixel((image.width // 2, y)) for y in (image.height // 2, 2))
    assert middle == (255, 149, 0) and sum(edge) < sum(middle) - 60


@pytest.mark.parametrize("size", SIZES)
def test_the_search_leads_to_the_sample(open_page, catalog, size):
    page = visit(open_page(**SIZES[size]), catalog)
    page.get_by_role("searchbox").fill("ControlGroup")
    page.get_by_role("listitem").get_by_text("ControlGroup").click()
    expect(page.get_by_role("heading", name="Groups", exact=True)).to_be_in_viewport()


def test_the_menu_makes_the_app_dark(open_page, catalog):
    page = visit(open_page(**SIZES["phone"]), catalog)
    page.get_by_role("button", name="Appearance").click()
    page.get_by_text("Dark", exact=True).click()
    expect(page.locator("html")).to_have_css("color-scheme", "dark")


def test_a_button_copies_the_source(open_page, catalog):
    page = visit(open_page(permissions=["clipboard-read", "clipboard-write"]), f"{catalog}/buttons")
    page.get_by_role("button", name="Copy the source of A button").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    text = page.evaluate("() => navigator.clipboard.readText()")
    assert text.startswith("struct ButtonCounter: View {") and text in (SAMPLES / "ButtonSamples.swift").read_text()
