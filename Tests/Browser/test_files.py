"""Files and photos of the user's device: the browser's dialog, what is sent, what is shown and what is saved."""

import os
import struct
import zlib

import pytest
from playwright.sync_api import expect

from conftest import until
from test_app import go
from test_services import tap, value

MEGABYTE = 1024 * 1024


def png(path, size, shade=None):
    """Writes a square picture: of one grey, or of noise, which no compression makes smaller."""
    row = bytes([0]) + (bytes([shade, shade, shade]) * size if shade is not None else os.urandom(3 * size))
    rows = b"".join(row if shade is not None else bytes([0]) + os.urandom(3 * size) for _ in range(size))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b""))
    return path


def choose(page, button, files):
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=button, exact=True).click()
    chooser.value.set_files(files)
    return chooser.value


def until_widths(page, *expected):
    """Waits until the page shows pictures of these widths."""
    until(page, f"[...document.querySelectorAll('img')].map(i => i.naturalWidth) == '{','.join(map(str, expected))}'")


# Shows: PhotosPicker (PhotosPage), import PhotosUI (PhotosPage)
def test_a_photo_of_megabytes_is_shown_by_its_address(open_page, app, tmp_path):
    page = open_page(390, 844)
    frames = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(len(frame))))
    responses = []
    page.on("response", lambda response: responses.append(response) if "/_martlet/data/" in response.url else None)
    photo = png(tmp_path / "soup.png", 1200)
    assert photo.stat().st_size > 4 * MEGABYTE
    go(page, app, "photos")
    chooser = choose(page, "Choose a photo", photo)
    assert not chooser.is_multiple()
    expect(value(page, "Bytes")).to_contain_text(str(photo.stat().st_size), timeout=20000)
    until_widths(page, 1200)
    assert sum(frames) < 4000
    assert [response.status for response in responses] == [200]
    assert responses[0].headers["cache-control"] == "private, max-age=31536000, immutable"


def test_several_photos_are_shown(open_page, app, tmp_path):
    page = go(open_page(390, 844), app, "photos")
    photos = [png(tmp_path / f"{size}.png", size, shade=size) for size in (40, 50, 60, 70)]
    chooser = choose(page, "Choose several", photos)
    assert chooser.is_multiple()
    # The page takes no more than the app wants.
    expect(value(page, "Shown")).to_contain_text("3")
    until_widths(page, 40, 50, 60)


def test_a_closed_dialog_changes_nothing(open_page, app, tmp_path):
    page = go(open_page(390, 844), app, "photos")
    choose(page, "Choose a photo", png(tmp_path / "a.png", 40, shade=9))
    until_widths(page, 40)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a photo", exact=True).click()
    chooser.value.element.dispatch_event("cancel")
    until_widths(page, 40)
    choose(page, "Choose a photo", png(tmp_path / "b.png", 50, shade=9))
    until_widths(page, 50)


def test_a_file_that_is_too_large_is_an_error(open_page, app, tmp_path):
    page = go(open_page(390, 844), app, "photos")
    sent = []
    page.on("request", lambda request: sent.append(request.url) if "/_martlet/upload/" in request.url else None)
    large = tmp_path / "large.png"
    with large.open("wb") as file:
        file.truncate(101 * MEGABYTE)
    choose(page, "Choose a photo", large)
    expect(value(page, "Bytes")).to_contain_text("The file is too large")
    assert sent == []


def test_a_part_that_does_not_arrive_is_sent_again(open_page, app, tmp_path):
    page = go(open_page(390, 844), app, "photos")
    cut = []

    def answer(route):
        if len(cut) < 2:
            cut.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    page.route("**/_martlet/upload/**", answer)
    photo = png(tmp_path / "a.png", 400)
    choose(page, "Choose a photo", photo)
    expect(value(page, "Bytes")).to_contain_text(str(photo.stat().st_size), timeout=20000)
    assert len(cut) == 2
    page.complaints.clear()


def test_a_stopped_upload_sends_no_more(open_page, app, tmp_path):
    page = go(open_page(390, 844), app, "photos")
    held = []
    page.route("**/_martlet/upload/**", lambda route: held.append(route))
    choose(page, "Choose a photo", png(tmp_path / "a.png", 400))
    expect(value(page, "Bytes")).to_contain_text("loading")
    with page.expect_event("requestfailed", lambda request: "/_martlet/upload/" in request.url):
        tap(page, "Stop")
    expect(value(page, "Bytes")).to_contain_text("stopped")
    assert len(held) == 1
    page.complaints.clear()


# Shows: .fileImporter (FilesPage)
def test_texts_are_imported_under_their_names(open_page, app, tmp_path):
    page = go(open_page(390, 844), app, "files")
    names = ["soup.txt", "tea.txt"]
    for name in names:
        (tmp_path / name).write_text(name.upper())
    chooser = choose(page, "Import", [tmp_path / name for name in names])
    assert chooser.element.get_attribute("accept") == "text/plain,.txt,.text,application/json,.json"
    expect(value(page, "Read")).to_contain_text("soup.txt: SOUP.TXT, tea.txt: TEA.TXT")
    with page.expect_file_chooser() as chooser:
        tap(page, "Import")
    chooser.value.element.dispatch_event("cancel")
    expect(value(page, "Read")).to_contain_text("cancelled")


# Shows: .fileExporter (FilesPage)
def test_a_document_is_saved(open_page, app):
    page = go(open_page(390, 844), app, "files")
    with page.expect_download() as download:
        tap(page, "Export")
    assert download.value.suggested_filename == "menu.txt"
    assert open(download.value.path()).read() == "Soup of the day"
    expect(value(page, "Read")).to_contain_text("saved menu.txt")


# Shows: UIImagePickerController (FilesPage)
@pytest.mark.parametrize("button, capture", [("Pick", None), ("Take", "environment")])
def test_uikits_picker_lets_the_user_choose_a_picture(open_page, app, tmp_path, button, capture):
    page = go(open_page(390, 844), app, "files")
    chooser = choose(page, button, png(tmp_path / "ann.png", 60, shade=90))
    assert chooser.element.get_attribute("capture") == capture
    assert chooser.element.get_attribute("accept") == "image/*"
    expect(value(page, "Width")).to_contain_text("60")
    expect(page.get_by_role("dialog")).to_have_count(0)
    until_widths(page, 60)


def test_only_pages_that_use_files_load_the_script(open_page, app):
    page = open_page()
    scripts = []
    page.on("request", lambda request: scripts.append(request.url.split("/")[-1].split("?")[0]))
    go(page, app, "buttons")
    assert "files.js" not in scripts
    go(page, app, "photos")
    with page.expect_file_chooser():
        tap(page, "Choose a photo")
    assert "files.js" in scripts
