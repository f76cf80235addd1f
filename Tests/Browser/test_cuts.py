"""Texts that are too long for their line."""

import pytest

from conftest import until
from test_app import go

#: The boxes of the first and the last letter of a named text, and the text's own: their left and right edges.
LETTERS = """
name => {
  const text = document.querySelector(`[data-identifier=${name}] .k-text, .k-text[data-identifier=${name}]`);
  const edges = (from, to) => {
    const range = document.createRange();
    range.setStart(text.firstChild, from);
    range.setEnd(text.firstChild, to);
    const { left, right } = range.getBoundingClientRect();
    return [left, right];
  };
  const { left, right } = text.getBoundingClientRect();
  const length = text.firstChild.length;
  return [edges(0, 1), edges(length - 1, length), [left, right]];
}
"""


# Shows: .truncationMode (CutsPage)
def test_a_text_is_cut_at_its_head_or_tail(open_page, app):
    page = go(open_page(390, 844), app, "cuts")
    first, last, text = page.evaluate(LETTERS, "tail")
    assert first[0] == pytest.approx(text[0], abs=1) and last[0] > text[1]
    first, last, text = page.evaluate(LETTERS, "head")
    assert first[1] < text[0] and last[1] == pytest.approx(text[1], abs=1)
    assert text[1] - text[0] <= 200


# Shows: .truncationMode (CutsPage)
def test_a_text_is_cut_in_its_middle(open_page, app):
    page = go(open_page(390, 844), app, "cuts", extras=True)
    text = lambda name: page.locator(f"[data-identifier={name}] .k-text, .k-text[data-identifier={name}]").first
    shown = lambda name: text(name).get_attribute("data-shown")
    until(page, "document.querySelectorAll('[data-shown]').length === 3")
    start, end = shown("middle").split("…")
    assert start.startswith("The quick") and end.endswith("away 2") and abs(len(start) - len(end)) <= 1
    assert text("middle").text_content() == "The quick brown fox jumps over the lazy dog and runs away 2"
    first, _, box = page.evaluate(LETTERS, "middle")
    assert first[0] >= box[1] - 1 and box[1] - box[0] <= 200
    assert shown("path").startswith("/Users/") and shown("path").endswith("er.txt")
    assert shown("short") is None and shown("two") is None
    before = shown("row")
    page.set_viewport_size({"width": 460, "height": 844})
    until(page, f"document.querySelector('[data-identifier=row]').dataset.shown.length > {len(before)}")
    page.get_by_role("button", name="Change").click()
    until(page, "document.querySelector('[data-identifier=path]').dataset.shown.endsWith('year.txt')")
