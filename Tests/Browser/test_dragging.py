"""Dragging of values from view to view, and of texts from other apps."""

from playwright.sync_api import expect

from test_app import go


def named(page, name):
    """The outermost box of a view: with its padding and its frame."""
    view = page.locator(f"[data-identifier='{name}']")
    view.wait_for()
    box = view.evaluate(
        "node => { while (node.parentElement.matches('.b')) node = node.parentElement; return (node.id ||= 'box-' + Math.random()) }"
    )
    return page.locator(f"[id='{box}']")


# Shows: .draggable, .dropDestination (DraggingPage)
def test_a_value_is_dragged_to_a_view_that_takes_it(open_page, app):
    page = go(open_page(), app, "dragging")
    expect(named(page, "soup")).to_have_attribute("draggable", "true")
    named(page, "soup").hover()
    page.mouse.down()
    named(page, "table").hover(position={"x": 40, "y": 50})
    named(page, "table").hover(position={"x": 60, "y": 50})
    expect(page.get_by_text("Over the table")).to_be_visible()
    named(page, "card A").hover()
    expect(page.get_by_text("Beside the table")).to_be_visible()
    named(page, "table").hover(position={"x": 60, "y": 50})
    page.mouse.up()
    expect(page.get_by_text("Table: soup at 60", exact=True)).to_be_visible()
    expect(page.get_by_text("Beside the table")).to_be_visible()
    named(page, "link").drag_to(named(page, "table"))
    named(page, "soup").drag_to(named(page, "table"), target_position={"x": 30, "y": 30})
    expect(page.get_by_text("Table: soup at 60 soup at 30", exact=True)).to_be_visible()


# Shows: .onDrag, .onDrop (DraggingPage)
def test_a_delegate_moves_views_while_one_is_dragged(open_page, app):
    page = go(open_page(), app, "dragging")
    named(page, "card A").hover()
    page.mouse.down()
    named(page, "card C").hover(position={"x": 20, "y": 30})
    named(page, "card C").hover(position={"x": 30, "y": 30})
    expect(page.get_by_text("Cards: BCA, dragged A")).to_be_visible()
    page.mouse.up()
    expect(page.get_by_text("Cards: BCA, dragged none")).to_be_visible()


# Shows: .dropDestination (DraggingPage)
def test_a_text_of_another_app_is_dropped(open_page, app):
    page = go(open_page(), app, "dragging")
    page.evaluate(
        """() => {
            const data = new DataTransfer();
            data.setData("text/plain", "salad");
            let table = document.querySelector("[data-identifier=table]");
            while (table.parentElement.classList.contains("b")) table = table.parentElement;
            const { left, top } = table.getBoundingClientRect();
            for (const type of ["dragenter", "dragover", "drop"])
                table.dispatchEvent(new DragEvent(type, { dataTransfer: data, clientX: left + 10, clientY: top + 10, bubbles: true, cancelable: true }));
        }"""
    )
    expect(page.get_by_text("Table: salad at 10", exact=True)).to_be_visible()


# Shows: .draggable (DraggingPage)
def test_a_preview_follows_the_pointer(open_page, app):
    page = go(open_page(), app, "dragging")
    page.evaluate("() => (DataTransfer.prototype.setDragImage = (picture) => (window.picture = picture.textContent))")
    expect(named(page, "link").locator("xpath=ancestor-or-self::*[@draggable='true']")).to_have_count(1)
    expect(page.get_by_text("A link")).to_be_hidden()
    named(page, "link").drag_to(named(page, "table"))
    assert page.evaluate("window.picture") == "A link"
    expect(page.get_by_text("A link")).to_be_hidden()


def centre(node):
    box = node.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# Shows: .draggable, .dropDestination (DraggingPage)
def test_a_finger_that_stays_on_a_view_drags_it(open_page, app):
    page = go(open_page(390, 844, has_touch=True), app, "dragging")
    finger = page.context.new_cdp_session(page)

    def touch(kind, *point):
        points = [{"x": point[0], "y": point[1]}] if point else []
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    expect(named(page, "soup")).to_have_attribute("draggable", "true")
    touch("touchStart", *centre(named(page, "soup")))
    expect(page.locator("body > [inert]")).to_have_text("Soup")
    touch("touchMove", *centre(named(page, "table")))
    expect(page.get_by_text("Over the table")).to_be_visible()
    touch("touchMove", *centre(named(page, "card A")))
    expect(page.get_by_text("Beside the table")).to_be_visible()
    touch("touchMove", *centre(named(page, "table")))
    expect(page.get_by_text("Over the table")).to_be_visible()
    touch("touchEnd")
    expect(page.get_by_text("Table: soup at 100", exact=True)).to_be_visible()
    expect(page.locator("body > [inert]")).to_have_count(0)


# Shows: .dropDestination (DroppedRowsPage)
def test_a_value_is_dropped_between_two_rows(open_page, app):
    page = go(open_page(), app, "droppedRows")
    expect(named(page, "new")).to_have_attribute("draggable", "true")
    box = named(page, "row two").locator("xpath=ancestor::*[contains(@class, 'k-row')]").bounding_box()
    named(page, "new").hover()
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] + box["height"] - 6)
    page.mouse.move(box["x"] + 50, box["y"] + box["height"] - 5)
    page.mouse.up()
    expect(page.get_by_text("Words: one two new three", exact=True)).to_be_visible()
