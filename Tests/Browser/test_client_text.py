"""Text belongs to who types it: nothing is lost, clobbered or moved while the server patches the page."""

import queue
import threading

from playwright.sync_api import expect

FIELD = "<input id=e2 data-on='change submit' data-edition=0><p id=e3>0</p>"


def value_and_caret(page):
    return page.evaluate("[e2.value, e2.selectionStart]")


def test_each_edit_is_reported_with_its_number(fake, page):
    fake.show(page, FIELD)
    page.type("#e2", "abc")
    assert [fake.event() for _ in range(3)] == [["change", 2, ["a", 1]], ["change", 2, ["ab", 2]], ["change", 2, ["abc", 3]]]


def test_typing_fast_while_the_server_patches_loses_no_character(fake, page):
    fake.show(page, FIELD)
    text = "the quick brown fox jumps over the lazy dog " * 3
    done = threading.Event()

    def disturb():
        """Answers every edit late and with an old text, and changes all around the field."""
        seen = []
        while not done.is_set() or not fake.events.empty():
            try:
                seen.append(fake.events.get(timeout=0.05)[2])
            except queue.Empty:
                continue
            old, edition = seen[-2] if len(seen) > 1 else ["", 0]
            boxes = [["b", ""]] * (len(seen) % 3) + [["k-field", ""]]
            fake.patch(["v", 2, old.upper(), edition], ["t", 3, str(len(seen))], ["b", 2, boxes])

    server = threading.Thread(target=disturb)
    server.start()
    page.focus("#e2")
    for character in text:
        page.keyboard.type(character)
    done.set()
    server.join()
    expect(page.locator("#e3")).to_have_text(str(len(text)))
    assert value_and_caret(page) == [text, len(text)]


def test_an_answer_to_the_last_edit_replaces_the_text(fake, page):
    fake.show(page, FIELD)
    page.type("#e2", "abcd")
    fake.patch(["v", 2, "abc", 4])
    expect(page.locator("#e2")).to_have_value("abc")


def test_an_answer_to_an_older_edit_is_dropped(fake, page):
    fake.show(page, FIELD)
    page.type("#e2", "abcd")
    fake.patch(["v", 2, "ABC", 3], ["t", 3, "came"])
    expect(page.locator("#e3")).to_have_text("came")
    expect(page.locator("#e2")).to_have_value("abcd")


def test_the_caret_stays_at_its_characters(fake, page):
    fake.show(page, FIELD)
    page.type("#e2", "12345")
    page.evaluate("e2.setSelectionRange(3, 3)")
    fake.patch(["v", 2, "+12345", 5])
    expect(page.locator("#e2")).to_have_value("+12345")
    assert value_and_caret(page) == ["+12345", 4]
    fake.patch(["v", 2, "+12345!", 5])
    expect(page.locator("#e2")).to_have_value("+12345!")
    assert value_and_caret(page) == ["+12345!", 4]


def test_nothing_touches_a_field_during_a_composition(fake, page):
    fake.show(page, FIELD)
    page.focus("#e2")
    keyboard = page.context.new_cdp_session(page)
    keyboard.send("Input.imeSetComposition", {"text": "に", "selectionStart": 1, "selectionEnd": 1})
    assert fake.event() == ["change", 2, ["に", 1]]
    fake.patch(["v", 2, "server", 1], ["a", 2, "placeholder", "later"], ["t", 3, "came"])
    expect(page.locator("#e3")).to_have_text("came")
    expect(page.locator("#e2")).to_have_value("に")
    keyboard.send("Input.insertText", {"text": "日"})
    assert fake.event() == ["change", 2, ["日", 2]]
    expect(page.locator("#e2")).to_have_attribute("placeholder", "later")
    expect(page.locator("#e2")).to_have_value("日")


def test_the_return_key_submits_after_the_last_change_and_not_in_a_composition(fake, page):
    fake.show(page, FIELD)
    page.type("#e2", "a")
    page.keyboard.press("Enter")
    assert [fake.event() for _ in range(2)] == [["change", 2, ["a", 1]], ["submit", 2]]
    page.evaluate("e2.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }))")
    page.keyboard.press("Enter")
    fake.event()
    assert fake.events.empty()


def test_a_return_in_a_text_of_many_lines_is_a_line(fake, page):
    fake.show(page, "<textarea id=e2 data-on='change submit' data-edition=4></textarea>")
    page.focus("#e2")
    page.keyboard.press("Enter")
    assert fake.event() == ["change", 2, ["\n", 5]]


def test_a_reset_keeps_an_edit_that_the_server_did_not_know_with_focus_and_selection(fake, page):
    fake.answers = False
    fake.show(page, FIELD)
    page.type("#e2", "hello")
    page.evaluate("e2.setSelectionRange(1, 2)")
    fake.write([0, 0, "reset", "<div id=e1 class=k-root><input id=e2 value=he data-edition=2 data-on=change><p id=e3>new</p></div>", 9])
    expect(page.locator("#e3")).to_have_text("new")
    expect(page.locator("#e2")).to_be_focused()
    assert page.evaluate("[e2.value, e2.dataset.edition, e2.selectionStart, e2.selectionEnd]") == ["hello", "5", 1, 2]
