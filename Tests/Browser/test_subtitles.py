"""Labels with subtitles, icons in a list, lines of texts, gradients, and what a bar shows in its middle and in its menu."""

from playwright.sync_api import expect

from pixels import Picture
from test_app import go
from test_look import box, style


# Shows: Toggle, LabeledContent, Label (SubtitlesPage)
def test_the_second_text_of_a_label_is_a_subtitle(open_page, app):
    page = go(open_page(390, 844, color_scheme="light"), app, "subtitles")
    for name in ["toggle", "labeled", "label"]:
        title, subtitle = box(page, f"{name} title"), box(page, f"{name} subtitle")
        assert subtitle[0] == title[0] and subtitle[1] >= title[1] + title[3]
        assert style(page, f"{name} subtitle", "fontSize")[0] == "13px"
        assert style(page, f"{name} subtitle", "color") != style(page, f"{name} title", "color")


# Shows: .listItemTint (SubtitlesPage)
def test_the_icons_of_rows_have_the_tint_of_the_items(open_page, app):
    page = go(open_page(390, 844, color_scheme="light"), app, "subtitles")
    text = style(page, "label title", "color")[0]
    tray = page.locator("[data-identifier=tray]").evaluate("node => getComputedStyle(node).color")
    trash = page.locator("[data-identifier=trash] [data-slot=icon]").evaluate("node => getComputedStyle(node).color")
    assert tray != text == trash
    red = [int(part) for part in tray.removeprefix("rgb(").removesuffix(")").split(",")]
    assert red[0] > 200 > 100 > red[1]


# Shows: .underline, .strikethrough (SubtitlesPage)
def test_lines_of_texts_have_a_pattern_and_a_colour(open_page, app):
    page = go(open_page(390, 844, color_scheme="light"), app, "subtitles")
    assert style(page, "dotted", "textDecorationLine")[0] == "underline"
    assert style(page, "dotted", "textDecorationStyle")[0] == "dotted"
    assert style(page, "dotted", "textDecorationColor")[0] != style(page, "dotted", "color")[0]
    lines = page.locator("[data-identifier=dashed]").evaluate(
        "node => [node, node.parentElement].map(node => getComputedStyle(node)).map(style => style.textDecorationLine + style.textDecorationStyle)")
    assert "line-throughdashed" in lines


# Shows: .toolbar, ToolbarItem (SubtitlesPage)
def test_secondary_actions_are_in_a_menu_of_the_bar(open_page, app):
    page = go(open_page(390, 844), app, "subtitles")
    bar = page.locator(".k-screen:not([hidden]) .bar")
    expect(bar.get_by_role("button", name="Add")).to_be_visible()
    archive = page.get_by_role("menuitem", name="Archive")
    expect(archive).to_be_hidden()
    bar.get_by_role("button", name="More").click()
    expect(archive).to_be_visible()
    page.get_by_role("menu").evaluate("menu => Promise.all(menu.getAnimations().map(animation => animation.finished))")
    title, subtitle = box(page, "command title"), box(page, "command subtitle")
    assert subtitle[0] == title[0] and subtitle[1] >= title[1] + title[3]
    archive.click()
    expect(archive).to_be_hidden()
    expect(page.get_by_role("switch")).not_to_be_checked()


# Shows: .toolbarTitleMenu (PrincipalPage)
def test_a_view_in_the_middle_of_the_bar_hides_the_menu_of_the_title(open_page, app):
    page = go(open_page(390, 844), app, "principal")
    expect(page.locator("[data-identifier=principal]")).to_be_visible()
    expect(page.locator(".k-screen:not([hidden]) .bar-middle .menu-button")).to_be_hidden()


# Shows: LinearGradient (GradientsPage)
def test_a_gradient_runs_from_its_start_to_its_end(open_page, app):
    picture = Picture(go(open_page(color_scheme="light"), app, "gradients"))
    grey = lambda name, x, y: picture.at(name, x, y)[0]
    assert grey("half", 0.5, 0.02) < 20 and 110 < grey("half", 0.5, 0.25) < 145 and grey("half", 0.5, 0.52) == 255
    assert 120 < grey("beyond", 0.01, 0.5) < 135 and grey("beyond", 0.98, 0.5) > 245
    assert grey("corner", 0.25, 0.25) == 0 == grey("corner", 0.45, 0.45) and 110 < grey("corner", 0.75, 0.75) < 145
    # Halfway between the points; the line of equal colour is at a right angle to the gradient.
    assert abs(grey("slanted", 0.5, 0.25) - grey("slanted", 0.4, 0.45)) < 4
