"""The scenes of an app beside its first: each is a tab of the browser, at an address of its own."""

from playwright.sync_api import expect

from test_app import go


# Shows: \.openWindow (WindowsPage)
def test_an_app_opens_windows_of_its_other_scenes(open_page, app):
    page = go(open_page(390, 844), app, "windows")
    notes = {}
    for number in (7, 8):
        with page.context.expect_page() as opened:
            page.get_by_role("button", name=f"Open note {number}").click()
        notes[number] = opened.value
        expect(opened.value.get_by_text(f"Note {number}")).to_be_visible()
        expect(opened.value).to_have_title("Note")
        opened.value.get_by_role("textbox").fill(f"text {number}")
    # The page of the app stays where it was.
    expect(page.get_by_role("button", name="Open note 7")).to_be_visible()
    # A window that is open comes to the front as it is.
    loads = []
    notes[7].on("framenavigated", lambda frame: loads.append(frame.url))
    page.bring_to_front()
    page.get_by_role("button", name="Open note 7").click()
    expect(page.get_by_role("button", name="Open note 7")).to_be_visible()
    notes[7].get_by_role("textbox").press_sequentially("!")
    expect(notes[7].get_by_role("textbox")).to_have_value("text 7!")
    assert not loads
    notes[7].reload()
    expect(notes[7].get_by_text("Note 7")).to_be_visible()
    expect(notes[7].get_by_role("textbox")).to_have_value("text 7!")
    assert len(page.context.pages) == 3
    with notes[8].expect_event("close"):
        notes[8].get_by_role("button", name="Close").click()
    assert len(page.context.pages) == 2
