"""Views that match the frames of others."""

from conftest import until
from test_app import go
from test_look import box


def frames(page, name):
    """The frames of all views with a name: those that go come last."""
    return page.evaluate(
        "name => [...document.querySelectorAll(`[data-identifier='${name}']`)].sort((a, b) => !!a.closest('.leaving') - !!b.closest('.leaving'))"
        ".map(node => node.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))", name)


def stop_at(page, time):
    """Waits for animations, and shows all at a time in milliseconds."""
    running = "document.getAnimations().filter(({ timeline, effect }) => timeline === document.timeline && effect.getTiming().duration === 1000)"
    until(page, f"{running}.length > 0")
    page.evaluate(f"{running}.forEach(animation => {{ animation.pause(); animation.currentTime = {time}; }})")


def middle(first, last):
    return [round((a + b) / 2) for a, b in zip(first, last)]


def is_near(frame, other):
    return all(abs(a - b) <= 1 for a, b in zip(frame, other))


# Shows: .matchedGeometryEffect (MatchedPage)
def test_a_mark_travels_from_one_tab_to_the_next(open_page, app):
    page = go(open_page(390, 844), app, "matched")
    [start] = frames(page, "mark")
    left, *_ = page.get_by_role("button", name="Tab 2").bounding_box().values()
    page.get_by_role("button", name="Tab 2").click()
    stop_at(page, 500)
    coming, going = frames(page, "mark")
    # Both are between the tabs, one above the other.
    half = start[0] + (left - start[0]) / 2
    assert abs(coming[0] - half) <= 1 and coming == going
    stop_at(page, 999)
    assert abs(frames(page, "mark")[0][0] - left) <= 1


def test_a_card_grows_out_of_the_one_it_replaces(open_page, app):
    page = go(open_page(390, 844), app, "matched")
    [small], below = frames(page, "card"), box(page, "below")
    page.get_by_role("button", name="Open or close").click()
    stop_at(page, 500)
    coming, going = frames(page, "card")
    assert is_near(coming, going)
    assert coming[2:] == middle(small[2:], [300, 240])
    # The layout around it is the last one from the start: what is below only moves there.
    moved = box(page, "below")[1] - below[1]
    page.evaluate("document.getAnimations().forEach(animation => animation.timeline === document.timeline && animation.finish())")
    until(page, "document.querySelectorAll('[data-identifier=card]').length === 1")
    [large] = frames(page, "card")
    assert large[2:] == [300, 240]
    assert is_near(coming, middle(small, large))
    assert abs(moved * 2 - (box(page, "below")[1] - below[1])) <= 1


def test_a_view_that_is_no_source_has_the_frame_of_its_source(open_page, app):
    page = go(open_page(390, 844), app, "matched")
    small, large = page.get_by_role("button", name="small"), page.get_by_role("button", name="a larger one")
    # Their frames include the padding.
    frame = lambda button: [round(value) for value in button.bounding_box().values()]
    assert is_near(frames(page, "ring")[0], frame(small))
    # Without an animation it is there at once.
    page.get_by_role("button", name="Move the ring at once").click()
    until(page, f"document.querySelector('[data-identifier=ring]').getBoundingClientRect().width > 80")
    assert is_near(frames(page, "ring")[0], frame(large))
    # With one it travels.
    small.click()
    stop_at(page, 500)
    assert is_near(frames(page, "ring")[0], middle(frame(small), frame(large)))
    page.evaluate("document.getAnimations().forEach(animation => animation.timeline === document.timeline && animation.finish())")
    # It follows the layout.
    page.set_viewport_size({"width": 600, "height": 844})
    until(page, f"Math.abs(document.querySelector('[data-identifier=ring]').getBoundingClientRect().x - {small.bounding_box()['x']}) < 1")


def test_matched_views_come_at_once_with_reduced_motion(open_page, app):
    page = go(open_page(390, 844, reduced_motion="reduce"), app, "matched")
    page.get_by_role("button", name="Open or close").click()
    until(page, "[...document.querySelectorAll('[data-identifier=card]')].some(node => node.getBoundingClientRect().width === 300)")


def test_a_view_that_is_the_source_again_returns_from_the_frame_it_followed(open_page, app):
    page = go(open_page(390, 844), app, "matched")
    [seed] = frames(page, "seed")
    finish = "document.getAnimations().forEach(animation => animation.timeline === document.timeline && animation.finish())"
    page.locator("[data-identifier=grow]").click()
    until(page, "document.querySelector('[data-identifier=tree]')")
    stop_at(page, 999)
    page.evaluate(finish)
    [tree] = frames(page, "tree")
    assert tree[2:] == [120, 80]
    until(page, f"Math.abs(document.querySelector('[data-identifier=seed]').getBoundingClientRect().y - {tree[1]}) < 1")
    assert is_near(frames(page, "seed")[0], tree)
    page.locator("[data-identifier=grow]").click()
    until(page, "!document.querySelector('[data-identifier=tree]:not(.leaving *)')")
    stop_at(page, 500)
    assert is_near(frames(page, "seed")[0], middle(seed, tree))
    page.evaluate(finish)
    until(page, "!document.querySelector('[data-identifier=tree]')")
    assert is_near(frames(page, "seed")[0], seed)
