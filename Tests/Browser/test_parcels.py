"""Core Data where a person sees it: a list of stored objects, changes in the background, and what is there after a restart."""

from playwright.sync_api import expect

from test_app import go
from test_models import row, serve_models


# Shows: @FetchRequest, FetchedResults (ParcelsPage)
def test_objects_of_core_data_are_added_edited_and_deleted_and_outlive_the_server(open_page, serve, tmp_path):
    first = serve_models(serve, tmp_path)
    page = go(open_page(390, 844), first.address(), "parcels")
    for count in range(1, 4):
        page.get_by_role("button", name="Add").click()
        expect(row(page, f"Parcel {count}, 0 kg")).to_be_visible()
    page.get_by_role("button", name="Weigh").click()
    expect(row(page, "Parcel 3, 3 kg")).to_be_visible()
    row(page, "Parcel 2, 2 kg").click()
    page.get_by_role("textbox", name="Title").fill("Piano 2")
    expect(page.get_by_text("Not saved")).to_be_visible()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    page.go_back()
    expect(row(page, "Piano 2, 2 kg")).to_be_visible()
    page.get_by_role("button", name="Edit").click()
    parcel = page.locator(".k-row", has_text="Parcel 1")
    parcel.locator(".row-delete").click()
    parcel.locator(".swipe-trailing button").click()
    expect(row(page, "Parcel 1, 1 kg")).to_have_count(0)
    page.get_by_role("button", name="Heavy").click()
    expect(row(page, "Piano 2, 2 kg")).to_have_count(0)
    expect(row(page, "Parcel 3, 3 kg")).to_be_visible()

    # Another visitor has a store of their own.
    stranger = go(open_page(390, 844), first.address(), "parcels")
    expect(stranger.get_by_role("button", name="Add")).to_be_visible()
    expect(row(stranger, "Parcel 3, 3 kg")).to_have_count(0)

    stranger.close()
    page.goto("about:blank")
    assert first.stop() == 0
    go(page, serve_models(serve, tmp_path).address(), "parcels")
    expect(row(page, "Piano 2, 2 kg")).to_be_visible()
    expect(row(page, "Parcel 3, 3 kg")).to_be_visible()
    expect(row(page, "Parcel 1, 1 kg")).to_have_count(0)
