"""The colours of symbols of several levels."""

from conftest import until
from pixels import Picture
from test_app import go

RED, BLUE, GREEN, YELLOW, CYAN = (255, 59, 48), (0, 106, 222), (52, 199, 89), (255, 204, 0), (50, 173, 230)
WHITE, BLACK, GRAY = (255, 255, 255), (0, 0, 0), (204, 204, 204)
HALF, QUARTER = (101, 101, 101), (153, 153, 153)  # of black on gray


# Shows: .symbolRenderingMode (SymbolModesPage)
def test_the_levels_of_a_symbol_have_colours(open_page, app):
    page = go(open_page(390, 844, color_scheme="light"), app, "symbolModes", extras=True)
    until(page, "document.fonts.status == 'loaded'")
    picture = Picture(page)
    inks = lambda name: picture.colors(name) - {GRAY}
    assert inks("plain badge") == inks("plain weather") == {BLACK}
    assert inks("monochrome badge") == inks("monochrome plate") == {RED}
    assert inks("hierarchical weather") == {BLACK, HALF, QUARTER}
    assert inks("hierarchical badge") == {BLACK, HALF}
    assert inks("palette badge") == inks("palette plate") == inks("palette slash") == inks("palette waves") == {RED, BLUE}
    assert inks("palette weather") == {RED, BLUE, GREEN}
    assert inks("two weather") == {RED, BLUE}
    assert inks("multicolor weather") == {WHITE, YELLOW, CYAN}
    assert inks("multicolor plate") == {WHITE, YELLOW}
    assert inks("multicolor badge") == {BLACK, GREEN}


# Shows: .symbolRenderingMode (SymbolModesPage)
def test_a_symbol_takes_another_mode(open_page, app):
    page = go(open_page(390, 844, color_scheme="light"), app, "symbolModes", extras=True)
    assert Picture(page).colors("palette weather") == {RED, BLUE, GREEN, GRAY}
    page.get_by_role("button", name="One colour").click()
    until(page, "!document.querySelector(\"[data-identifier='palette weather'] g\")")
    assert Picture(page).colors("palette weather") == {RED, GRAY}
