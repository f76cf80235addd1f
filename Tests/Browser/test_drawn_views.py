"""Views that the server draws into images, beside those that the page shows."""

from PIL import ImageChops, ImageFilter, ImageStat

from conftest import until
from pixels import Picture
from test_app import go


def part(picture, name):
    box = picture.page.locator(f"[data-identifier='{name}']").bounding_box()
    left, top = round(box["x"]), round(box["y"])
    return picture.image.crop((left, top, left + round(box["width"]), top + round(box["height"])))


# Shows: ImageRenderer (DrawnViewsPage)
def test_what_the_server_draws_looks_like_what_the_page_shows(open_page, app):
    page = go(open_page(1200, 800, color_scheme="light"), app, "drawnViews")
    until(page, "document.querySelectorAll('[data-identifier^=drawn]').length === 4")
    until(page, "[...document.images].every(image => image.complete && image.naturalWidth > 0)")
    page.wait_for_timeout(300)
    picture = Picture(page)
    for index in range(4):
        shown, drawn = part(picture, f"shown {index}"), part(picture, f"drawn {index}")
        assert shown.size == drawn.size
        # Letters differ by a fraction of a pixel, and so do round edges.
        soft = [image.filter(ImageFilter.GaussianBlur(2)) for image in (shown, drawn)]
        difference = ImageStat.Stat(ImageChops.difference(*soft))
        assert max(difference.mean) < 3, (index, difference.mean)
        assert max(high for _, high in difference.extrema) < 90, (index, difference.extrema)
