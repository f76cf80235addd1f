"""Controllers and controls of UIKit."""

from playwright.sync_api import expect

from conftest import until
from pixels import Picture
from test_app import go


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


# Shows: UIAlertController (ControllersPage)
def test_an_alert_of_uikit_has_a_field_and_a_default_button(open_page, app):
    page = go(open_page(), app, "controllers")
    button(page, "Rename").click()
    field = page.get_by_role("alertdialog").get_by_placeholder("Name")
    expect(field).to_have_value("So")
    field.press("End")
    field.press_sequentially("up")
    field.press("Enter")
    expect(page.get_by_text("Answer: Soup")).to_be_visible()
    expect(page.get_by_role("alertdialog")).to_have_count(0)


def test_an_action_sheet_of_uikit_answers_and_cancels(open_page, app):
    page = go(open_page(width=390, height=844), app, "controllers")
    button(page, "Delete").click()
    button(page, "Delete it").click()
    expect(page.get_by_text("Answer: deleted")).to_be_visible()
    expect(button(page, "Delete it")).to_have_count(0)
    button(page, "Delete").click()
    expect(button(page, "Delete it")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Answer: cancelled")).to_be_visible()


# Shows: UIActivityViewController (ControllersPage)
def test_an_activity_controller_shares_by_the_browser(open_page, app):
    page = open_page(width=390, height=844)
    page.add_init_script("window.shared = []; navigator.share = async (data) => void shared.push(data);")
    go(page, app, "controllers")
    button(page, "Share").click()
    button(page, "Share…").click()
    until(page, "shared.length === 1")
    assert page.evaluate("shared") == [{"text": "Miso soup"}]
    page.keyboard.press("Escape")
    expect(button(page, "Share…")).to_have_count(0)
    button(page, "Share in a sheet").click()
    button(page, "Share…").click()
    until(page, "shared.length === 2")
    assert page.evaluate("shared[1].url") == "https://example.org/soup"


# Shows: import SafariServices (ControllersPage)
def test_a_page_of_the_web_opens_in_another_tab(open_page, app):
    page = open_page(width=390, height=844)
    page.add_init_script("window.opened = []; window.open = (url) => (opened.push(url), {});")
    go(page, app, "controllers")
    button(page, "Read").click()
    expect(page.get_by_role("link", name="Open the page")).to_be_visible()
    until(page, "opened.length === 1")
    assert page.evaluate("opened") == ["https://example.org/soup"]
    button(page, "Done").click()
    expect(page.get_by_role("link", name="Open the page")).to_have_count(0)


# Shows: UIViewController (ControllersPage)
def test_a_controller_covers_the_page_and_dismisses_itself(open_page, app):
    page = go(open_page(width=390, height=844), app, "controllers")
    button(page, "Cover").click()
    close = button(page, "Close the note")
    expect(close).to_be_visible()
    # The cover slides to its place; the button is in the middle of its frame.
    until(
        page,
        """(() => { const box = [...document.querySelectorAll("button")].find((node) => node.textContent === "Close the note")
        .getBoundingClientRect(); return Math.abs(box.x + box.width / 2 - 140) < 1 && Math.abs(box.y + box.height / 2 - 122) < 1; })()""",
    )
    close.click()
    expect(close).to_have_count(0)
    expect(page.get_by_text("Answer: covered")).to_be_visible()


# Shows: UIViewControllerRepresentable, UIHostingController (ControllersPage)
def test_the_view_of_a_child_fills_the_view_of_its_controller(open_page, app):
    page = go(open_page(), app, "controllers")
    text = page.get_by_text("Child", exact=True).bounding_box()
    frame = page.evaluate(
        """() => { let node = [...document.querySelectorAll("*")].find((node) => !node.children.length && node.textContent === "Child");
        while (node.getBoundingClientRect().width < 200) node = node.parentElement;
        const box = node.getBoundingClientRect(); return [box.width, box.height, box.x + box.width / 2]; }"""
    )
    assert frame[:2] == [200, 60]
    assert abs(frame[2] - text["x"] - text["width"] / 2) < 1


# Shows: UITextField (ControlsPage)
def test_controls_of_uikit_report_to_their_coordinators(open_page, app):
    page = go(open_page(), app, "controls")
    field = page.get_by_placeholder("Number")
    expect(field).to_be_focused()
    page.keyboard.type("1")
    expect(page.get_by_text("Text: 1, page 0, size 0")).to_be_visible()
    page.keyboard.type("x")
    expect(field).to_have_value("1")
    page.keyboard.type("2")
    expect(page.get_by_text("Text: 12, page 0, size 0")).to_be_visible()
    expect(field).to_have_value("12")
    button(page, "page 1 of 3").click()
    page.get_by_text("Large").click()
    expect(page.get_by_text("Text: 12, page 1, size 1")).to_be_visible()


# Shows: UIBezierPath, UIRectCorner (ControlsPage)
def test_one_corner_of_a_rectangle_is_round(open_page, app):
    page = go(open_page(), app, "controls")
    until(
        page,
        """(() => {
          const corner = document.querySelector("[data-identifier=corner]");
          const { left, right, top, bottom } = corner.getBoundingClientRect();
          const isHit = (x, y) => corner.contains(document.elementFromPoint(x, y));
          return !isHit(left + 3, top + 3) && isHit(right - 3, top + 3) && isHit(left + 3, bottom - 3);
        })()""",
    )


# Shows: UIImageView, UIVisualEffectView, UIBlurEffect (BlursPage)
def test_a_picture_of_uikit_fills_or_fits_and_a_blur_covers_its_half(open_page, app):
    page = go(open_page(390, 844), app, "blurs")
    until(page, "[...document.images].length === 2 && [...document.images].every(image => image.complete && image.naturalWidth)")
    seen = Picture(page)
    red, blurred = seen.at("filled", 0.2), seen.at("filled", 0.8)
    # The picture is blue behind the blur, which is lighter, and still lets the blue through.
    assert seen.at("filled", 0.02)[:2] == (255, 0)
    # The one that fits is as wide as high.
    assert seen.at("fitted", 0.2) == (255, 255, 255) and seen.at("fitted", 0.3)[:2] == (255, 0)
    assert red[0] > 200 and red[2] < 60
    assert blurred[2] > 200 and blurred[0] > 60 and blurred[2] - blurred[0] > 20
