"""SwiftData where a person sees it: a list of stored objects, their editor, and what is there after a restart."""

from playwright.sync_api import expect

from test_app import go


def serve_models(serve, folder):
    return serve([".build/debug/BrowserApp", "--port", "0", "--data", str(folder)])


def row(page, text):
    return page.locator(".k-screen:not([hidden])").get_by_text(text, exact=True)


# Shows: @Query, @Model, .modelContainer, @Bindable (ModelsPage)
def test_stored_objects_are_added_edited_and_deleted_and_outlive_the_server(open_page, serve, tmp_path):
    first = serve_models(serve, tmp_path)
    page = go(open_page(390, 844), first.address(), "models")
    for count in range(1, 4):
        page.get_by_role("button", name="Add").click()
        expect(row(page, f"Plant {count}, 0 waterings")).to_be_visible()
    row(page, "Plant 2, 0 waterings").click()
    name = page.get_by_role("textbox", name="Name")
    name.fill("Aloe")
    page.get_by_role("button", name="Water").click()
    expect(page.get_by_text("1 times")).to_be_visible()
    page.go_back()
    expect(row(page, "Aloe, 1 waterings")).to_be_visible()
    page.get_by_role("button", name="Edit").click()
    plant = page.locator(".k-row", has_text="Plant 1")
    plant.locator(".row-delete").click()
    plant.locator(".swipe-trailing button").click()
    expect(row(page, "Plant 1, 0 waterings")).to_have_count(0)

    # Another visitor has a store of their own.
    stranger = go(open_page(390, 844), first.address(), "models")
    expect(stranger.get_by_role("button", name="Add")).to_be_visible()
    expect(row(stranger, "Aloe, 1 waterings")).to_have_count(0)

    stranger.close()
    page.goto("about:blank")
    assert first.stop() == 0
    go(page, serve_models(serve, tmp_path).address(), "models")
    expect(row(page, "Aloe, 1 waterings")).to_be_visible()
    expect(row(page, "Plant 3, 0 waterings")).to_be_visible()
    expect(row(page, "Plant 1, 0 waterings")).to_have_count(0)
