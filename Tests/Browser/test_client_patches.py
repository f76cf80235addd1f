"""Each kind of patch does one thing to the page, and leaves the rest alone."""

from playwright.sync_api import expect

from conftest import until

ROWS = "<div id=e2 class=k-stack>" + "".join(f"<div id=e{i} class=row>row {i}</div>" for i in (3, 4, 5)) + "</div>"


def ids(page, parent="#e2"):
    return page.eval_on_selector(parent, "node => [...node.children].map(child => child.id)")


def test_a_subtree_is_inserted_before_a_sibling_and_at_the_end(fake, page):
    fake.show(page, ROWS)
    fake.patch(["i", 2, 4, "<p id=e6>new</p>"], ["i", 2, 0, "<p id=e7>last</p>"])
    expect(page.locator("#e7")).to_have_text("last")
    assert ids(page) == ["e3", "e6", "e4", "e5", "e7"]


def test_a_subtree_is_inserted_before_a_sibling_s_boxes(fake, page):
    fake.show(page, '<div id=e2><div class="b out"><div class="b in"><p id=e3>boxed</p></div></div></div>')
    fake.patch(["i", 2, 3, "<p id=e4>new</p>"])
    expect(page.locator("#e2 > p#e4 + div.out")).to_be_visible()


def test_children_go_to_the_slot_they_name(fake, page):
    slots = '<section id=e2><header data-slot=header data-of=2></header><div data-slot="" data-of=2></div></section>'
    fake.show(page, slots)
    fake.patch(["i", 2, 0, "<p id=e3>content</p>"], ["i", 2, 0, '<div class="b x"><p id=e4 data-in=header>head</p></div>'])
    expect(page.locator("header > .b > #e4")).to_have_text("head")
    expect(page.locator("section > div > #e3")).to_have_text("content")


def test_a_slot_of_an_inner_element_is_not_taken_for_the_outer_s(fake, page):
    fake.show(page, '<div id=e2><div id=e3><div data-slot="" data-of=3></div></div></div>')
    fake.patch(["i", 2, 0, "<p id=e4>outer</p>"], ["i", 3, 0, "<p id=e5>inner</p>"])
    expect(page.locator("#e3 > div > #e5")).to_be_visible()
    assert ids(page) == ["e3", "e4"]


def test_moving_keeps_the_node_and_its_focus(fake, page):
    fake.show(page, "<div id=e2><input id=e3><p id=e4>4</p></div>")
    page.focus("#e3")
    page.evaluate("window.kept = document.getElementById('e3')")
    fake.patch(["m", 2, 3, 0])
    expect(page.locator("#e4 + #e3")).to_be_focused()
    assert page.evaluate("kept === document.getElementById('e3')")


def test_an_element_is_removed_with_its_boxes(fake, page):
    fake.show(page, '<div id=e2><div class="b"><div class="b"><p id=e3>3</p></div></div><p id=e4>4</p></div>')
    fake.patch(["r", 3])
    expect(page.locator("#e3")).to_have_count(0)
    assert ids(page) == ["e4"]


def test_text_is_set_as_text(fake, page):
    fake.show(page, "<p id=e2>old</p><h1 id=t2>old</h1>")
    fake.patch(["t", 2, "<b>1 & 2</b>"], ["t", "t2", "part"])
    expect(page.locator("#e2")).to_have_text("<b>1 & 2</b>")
    expect(page.locator("#t2")).to_have_text("part")


def test_attributes_are_set_emptied_and_taken_away(fake, page):
    fake.show(page, "<a id=e2 title=old href=/x>link</a><button id=c2 disabled>b</button>")
    fake.patch(["a", 2, "title", "new"], ["a", 2, "href", None], ["a", "c2", "disabled", False], ["a", 2, "data-x", True])
    expect(page.locator("#e2")).to_have_attribute("title", "new")
    expect(page.locator("#c2")).to_be_enabled()
    assert page.eval_on_selector("#e2", "node => [node.hasAttribute('href'), node.dataset.x]") == [False, ""]


def test_boxes_of_the_same_number_are_changed_in_place(fake, page):
    fake.show(page, '<div class="b one"><p id=e2 class=k-text>text</p></div>')
    page.evaluate("window.kept = document.querySelector('.b')")
    fake.patch(["b", 2, [["b two", "padding:4px"], ["k-text", "color:red"]]])
    expect(page.locator("#e2")).to_have_css("color", "rgb(255, 0, 0)")
    assert page.evaluate("[kept.className, kept.style.padding, kept.firstElementChild.id]") == ["b two", "4px", "e2"]


def test_boxes_come_and_go_around_a_field_that_keeps_its_focus_and_caret(fake, page):
    fake.show(page, "<input id=e2 value=hello>")
    page.focus("#e2")
    page.evaluate("e2.setSelectionRange(2, 3); window.kept = e2")
    fake.patch(["b", 2, [["b out", ""], ["b in", ""], ["k-field", ""]]])
    expect(page.locator(".b.out > .b.in > #e2")).to_be_focused()
    fake.patch(["b", 2, [["k-field bare", ""]]])
    expect(page.locator(".k-root > #e2.bare")).to_be_focused()
    assert page.evaluate("[e2 === kept, e2.selectionStart, e2.selectionEnd]") == [True, 2, 3]
    expect(page.locator(".b")).to_have_count(0)


def test_the_inside_of_an_element_is_rendered_anew(fake, page):
    fake.show(page, "<div id=e2>old</div>")
    fake.patch(["h", 2, '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>'])
    expect(page.locator("#e2 svg path")).to_have_count(1)
    assert page.evaluate("e2.firstChild.namespaceURI") == "http://www.w3.org/2000/svg"


def test_focus_is_given_and_taken(fake, page):
    fake.show(page, "<input id=e2 data-on=focus>")
    fake.patch(["f", 2, True])
    expect(page.locator("#e2")).to_be_focused()
    fake.patch(["f", 2, False])
    expect(page.locator("#e2")).not_to_be_focused()
    assert fake.events.empty()


def test_a_focus_that_cannot_be_given_is_reported_back(fake, page):
    fake.show(page, "<input id=e2 data-on=focus disabled>")
    fake.patch(["f", 2, True])
    assert fake.event() == ["focus", 2, False]


def test_scrolling_brings_an_element_to_its_anchor(fake, page):
    rows = "".join(f"<div id=e{i} class=row></div>" for i in range(10, 60))
    fake.show(page, f"<div id=e2 class=scroll>{rows}</div>")
    fake.patch(["s", 30, 0, 0])
    until(page, "e2.scrollTop === 800")
    fake.patch(["s", 30, 0.5, 0.5])
    until(page, "e2.scrollTop === 800 - (400 - 40) / 2")
    fake.patch(["s", 59, None, None])
    until(page, "e2.scrollTop === 50 * 40 - 400")


def test_the_patches_of_a_frame_and_frames_apply_in_order(fake, page):
    fake.show(page, ROWS)
    fake.patch(["i", 2, 0, "<div id=e6></div>"], ["t", 6, "a"], ["m", 2, 6, 3], ["r", 4])
    fake.patch(["i", 2, 6, "<div id=e7></div>"], ["t", 6, "b"])
    expect(page.locator("#e6")).to_have_text("b")
    assert ids(page) == ["e7", "e6", "e3", "e5"]


def test_a_patch_that_fails_is_reported_and_the_others_apply(fake, page):
    fake.show(page, "<p id=e2>old</p>")
    fake.patch(["t", 99, "nobody"], ["z", 2], ["t", 2, "new"])
    expect(page.locator("#e2")).to_have_text("new")
    assert [text.split("Error: ")[1].splitlines()[0] for text in page.complaints] == ["there is no element 99", "there is no patch z"]
    page.complaints.clear()


def test_an_island_keeps_what_foreign_script_made_of_it_over_a_reset(fake, page):
    fake.show(page, "<div id=e2 data-island data-on=tap>mine</div>")
    page.evaluate("e2.innerHTML = '<button>foreign</button>'; window.kept = e2")
    page.click("#e2 button")
    fake.write([0, fake.handled, "reset", "<div id=e1 class=k-root><p id=e3>new</p><div id=e2 data-island></div></div>", 7])
    expect(page.locator("#e3")).to_be_visible()
    assert page.evaluate("document.getElementById('e2') === kept")
    assert fake.events.empty()
