"""Tables: columns, sorting and selection."""

import pytest
from playwright.sync_api import expect

from test_app import go


def left(page, text):
    return page.get_by_text(text, exact=True).bounding_box()["x"]


# Shows: Table, TableColumn (TablePage)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_titles_and_cells_are_aligned_in_columns(open_page, app, scheme):
    page = go(open_page(1280, 800, color_scheme=scheme), app, "table")
    for title, cell in [("Name", "Person 999"), ("Town", "Town 1"), ("Number", "#1")]:
        first = page.get_by_text(cell, exact=True).first.bounding_box()["x"]
        assert abs(left(page, title) - first) < 1, title


# Shows: Table (TablePage)
def test_a_title_sorts_and_a_row_is_selected(open_page, app):
    page = go(open_page(1280, 800), app, "table")
    rows = page.get_by_role("button", name="Person")
    expect(rows.first).to_contain_text("Person 999")
    page.get_by_role("button", name="Name").click()
    expect(rows.first).to_contain_text("Person 800")
    page.get_by_role("button", name="Name").click()
    expect(rows.first).to_contain_text("Person 999")
    page.get_by_text("Person 997", exact=True).click()
    expect(page.get_by_text("Selected: 3")).to_be_visible()


# Shows: Table (TablePage)
def test_a_narrow_table_shows_the_first_column(open_page, app):
    page = go(open_page(390, 844), app, "table")
    expect(page.get_by_text("Person 999", exact=True)).to_be_visible()
    expect(page.get_by_text("#1", exact=True)).to_have_count(0)
    expect(page.get_by_text("Age", exact=True)).to_have_count(0)
