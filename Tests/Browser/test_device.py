"""What UIKit's module does with the device."""

from playwright.sync_api import expect

from conftest import until
from test_app import go

# What the page asks of the device, in order, in place of the device.
DEVICE = """
window.asked = [];
navigator.vibrate = (durations) => asked.push(durations);
Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => void asked.push(text) } });
Object.defineProperty(navigator, "wakeLock", {
  value: { request: async (type) => (asked.push(type), { release: async () => void asked.push("released") }) },
});
window.open = (url) => (asked.push(url), {});
"""


def device(open_page, app, **options):
    page = open_page(**options)
    page.add_init_script(DEVICE)
    return go(page, app, "device")


# Shows: .sensoryFeedback, UIPasteboard.general, UIApplication.shared (DevicePage)
def test_the_device_vibrates_copies_stays_awake_and_opens_urls(open_page, app):
    page = device(open_page, app)
    for name in ("Vibrate", "Feel", "Copy", "Stay awake", "Sleep", "Open"):
        page.get_by_role("button", name=name, exact=True).click()
    until(page, "asked.length === 6")
    assert page.evaluate("asked") == [[15, 90, 25], [8], "Miso soup", "screen", "released", "https://example.org/soup"]


def test_the_action_that_hides_the_keyboard_takes_the_focus_away(open_page, app):
    page = device(open_page, app)
    field = page.get_by_role("textbox", name="Note")
    field.press_sequentially("Soup")
    expect(page.get_by_text("Typing")).to_be_visible()
    field.press(".")
    expect(page.get_by_text("Idle")).to_be_visible()
    expect(field).not_to_be_focused()
    expect(field).to_have_value("Soup.")


def test_a_lock_that_is_granted_late_is_released(open_page, app):
    page = open_page()
    page.add_init_script(
        """
        window.asked = [];
        window.grants = [];
        Object.defineProperty(navigator, "wakeLock", { value: { request: () => {
          asked.push("screen");
          return new Promise((grant) => grants.push(() => grant({ released: false, release: async () => void asked.push("released") })));
        } } });
        """
    )
    go(page, app, "device")
    for name in ("Stay awake", "Sleep", "Stay awake", "Sleep"):
        page.get_by_role("button", name=name, exact=True).click()
    until(page, "grants.length > 0")
    page.get_by_role("button", name="Copy", exact=True).click()
    page.evaluate("(async () => { while (grants.length) { grants.shift()(); await new Promise((done) => setTimeout(done)); } })()")
    until(page, "asked.filter((x) => x === 'screen').length === asked.filter((x) => x === 'released').length")


def test_the_screens_size_is_known_from_the_start_at_the_second_visit(open_page, app):
    page = device(open_page, app, width=412, height=915)
    until(page, "document.cookie.includes('martlet-window=412x915x1')")
    assert "412 by 915, iPhone" in page.request.get(f"{app}/device").text()


# Shows: UIScreen.main, UIDevice.current (DevicePage)
def test_the_screen_is_the_window_also_after_it_has_changed(open_page, app):
    page = device(open_page, app, width=390, height=844)
    expect(page.get_by_text("390 by 844, iPhone")).to_be_visible()
    page.set_viewport_size({"width": 1024, "height": 700})
    expect(page.get_by_text("1,024 by 700, iPad")).to_be_visible()
