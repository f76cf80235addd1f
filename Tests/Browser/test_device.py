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


# Shows: UIScreen.main, UIDevice.current (DevicePage)
def test_the_screen_is_the_window_also_after_it_has_changed(open_page, app):
    page = device(open_page, app, width=390, height=844)
    expect(page.get_by_text("390 by 844, iPhone")).to_be_visible()
    page.set_viewport_size({"width": 1024, "height": 700})
    expect(page.get_by_text("1,024 by 700, iPad")).to_be_visible()
