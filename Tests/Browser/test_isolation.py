"""Two visitors of an app that is written for one person: what one does to its process, the other never sees."""

import os
import re
import signal
import time

from playwright.sync_api import expect

from conftest import visit, wait_until_saved


def serve_isolated(serve, *options):
    command = [".build/debug/IsolationProbe", "--port", "0", *options]
    return serve(command, env={**os.environ, "SWIFT_BACKTRACE": "enable=no"}).address()


def test_what_an_app_keeps_does_not_cross_users(serve, open_page):
    address = serve_isolated(serve)
    ann, bob = visit(open_page(), address), visit(open_page(), address)
    ann.get_by_role("button", name="Add").click()
    expect(ann.get_by_text("static 1, defaults 1, file 1, stored 1")).to_be_visible()
    visit(bob, address)
    expect(bob.get_by_text("static 0, defaults 0, file none, stored 0")).to_be_visible()
    visit(ann, address)
    expect(ann.get_by_text("static 1, defaults 1, file 1, stored 1")).to_be_visible()


def test_a_stored_value_with_a_suite_is_one_of_the_suite(serve, open_page, tmp_path):
    address = serve_isolated(serve, "--data", str(tmp_path))
    ann, bob = visit(open_page(), address), visit(open_page(), address)
    ann.get_by_role("button", name="Share").click()
    expect(ann.get_by_text("suite 1, as defaults 1")).to_be_visible()
    # The key of the same name without a suite is another one.
    expect(ann.get_by_text("static 0, defaults 0, file none, stored 0")).to_be_visible()
    second = visit(ann.context.new_page(), address)
    ann.get_by_role("button", name="Write").click()
    for page in (ann, second):
        expect(page.get_by_text("suite 40, as defaults 40")).to_be_visible()
    second.get_by_role("button", name="Share").click()
    for page in (ann, second):
        expect(page.get_by_text("suite 41, as defaults 41")).to_be_visible()
    visit(bob, address)
    expect(bob.get_by_text("suite 0, as defaults 0")).to_be_visible()
    # Foundation has written it.
    ann.get_by_role("button", name="Trap", exact=True).click()
    expect(ann.get_by_text("The app has ended because of an error in it.")).to_be_visible(timeout=10000)
    expect(ann.get_by_text("suite 41, as defaults 41")).to_be_visible()


def test_a_stored_value_with_a_suite_does_not_cross_users_of_a_process(serve, open_page):
    address = serve_isolated(serve, "--isolation", "session")
    ann, bob = visit(open_page(), address), visit(open_page(), address)
    ann.get_by_role("button", name="Share").click()
    expect(ann.get_by_text("suite 1,")).to_be_visible()
    bob.get_by_role("button", name="Share").click()
    expect(bob.get_by_text("suite 1,")).to_be_visible()
    visit(ann, address)
    expect(ann.get_by_text("suite 1,")).to_be_visible()


def test_each_tab_is_a_scene_of_its_own(serve, open_page, tmp_path):
    address = serve_isolated(serve, "--data", str(tmp_path))
    first = visit(open_page(), address)
    first.get_by_role("button", name="Turn", exact=True).click()
    expect(first.get_by_text("scene 1")).to_be_visible()
    second = visit(first.context.new_page(), address)
    expect(second.get_by_text("scene 0")).to_be_visible()
    for number in (1, 2, 3):
        second.get_by_role("button", name="Turn", exact=True).click()
        expect(second.get_by_text(f"scene {number}")).to_be_visible()
    # Each goes on with its own, also in the next process.
    first.reload()
    expect(first.get_by_text("scene 1")).to_be_visible()
    wait_until_saved(first, tmp_path, '\\"int\\":3')
    first.get_by_role("button", name="Trap", exact=True).click()
    for page, number in ((first, 1), (second, 3)):
        expect(page.get_by_text("The app has ended because of an error in it.")).to_be_visible(timeout=10000)
        expect(page.get_by_text(f"scene {number}")).to_be_visible()
    # When no page is open any more, the next one goes on where the last ended.
    context = first.context
    second.get_by_role("button", name="Turn", exact=True).click()
    expect(second.get_by_text("scene 4")).to_be_visible()
    first.goto("about:blank")
    second.goto("about:blank")
    third = context.new_page()
    for _ in range(20):
        visit(third, address)
        if third.get_by_text("scene 4").is_visible():
            break
        third.goto("about:blank")
        third.wait_for_timeout(50)
    expect(third.get_by_text("scene 4")).to_be_visible()
    # A reload without the browser's cache begins a new session in the same window.
    third.get_by_role("button", name="Process").click()
    process = third.get_by_text(re.compile("^[0-9]+$"))
    expect(process).to_be_visible()
    context.new_cdp_session(third).send("Page.reload", {"ignoreCache": True})
    expect(process).to_be_hidden()
    expect(third.get_by_text("scene 4")).to_be_visible()


def test_formatters_write_as_each_user_does(serve, open_page):
    address = serve_isolated(serve)
    ann = visit(open_page(locale="de-DE", timezone_id="Europe/Berlin"), address)
    bob = visit(open_page(locale="en-US", timezone_id="America/New_York"), address)
    for page in (ann, bob):
        page.get_by_role("button", name="Receipt").click()
    expect(ann.get_by_text("1.234,50\u00a0€, 14. November 2023 um 23:13", exact=True)).to_be_visible()
    expect(bob.get_by_text("$1,234.50, November 14, 2023 at 5:13\u202fPM", exact=True)).to_be_visible()


def check_failure(serve, open_page, tmp_path, button, sentence, *options):
    address = serve_isolated(serve, "--data", str(tmp_path), *options)
    ann, bob = visit(open_page(), address), visit(open_page(), address)
    ann.get_by_role("textbox").fill("half a sen")
    wait_until_saved(ann, tmp_path, "half a sen")
    reloads = []
    ann.on("load", lambda page: reloads.append(page.url))
    bob.get_by_role("button", name="Add").click()
    ann.get_by_role("button", name=button, exact=True).click()
    bob.get_by_role("button", name="Add").click()
    expect(bob.get_by_text("static 2, defaults 2, file 2, stored 2")).to_be_visible()
    expect(ann.get_by_text(sentence)).to_be_visible(timeout=10000)
    # The page goes on where it was.
    expect(ann.get_by_text("half a sen has 10 letters")).to_be_visible()
    expect(ann.get_by_role("textbox")).to_have_value("half a sen")
    ann.get_by_role("button", name="Add").click()
    expect(ann.get_by_text("static 1, defaults 1, file 1, stored 1")).to_be_visible()
    assert not reloads
    bob.get_by_role("button", name="Add").click()
    expect(bob.get_by_text("static 3, defaults 3, file 3, stored 3")).to_be_visible()


def test_a_trap_of_one_user_leaves_the_other_alone(serve, open_page, tmp_path):
    check_failure(serve, open_page, tmp_path, "Trap", "The app has ended because of an error in it.")


def test_a_loop_of_one_user_leaves_the_other_alone(serve, open_page, tmp_path):
    check_failure(
        serve, open_page, tmp_path, "Loop", "The app did not answer any more and was ended.", "--host-answer-time", "2"
    )


def test_deploys_under_the_hands_of_a_user_lose_no_letter(serve, open_page, tmp_path):
    options = ("--data", str(tmp_path), "--takeover", "--takeover-idle-time", "1")
    address = serve_isolated(serve, *options)
    page = visit(open_page(), address)
    notes, reloads = [], []
    page.on("load", lambda page: reloads.append(page.url))
    page.on("console", lambda message: notes.append(message.text))
    page.get_by_role("button", name="Process").click()
    process = page.get_by_text(re.compile(r"^\d+$"))
    expect(process).to_be_visible()
    first = process.inner_text()
    field = page.get_by_role("textbox")
    typed = ""
    for version in range(3):
        assert serve_isolated(serve, *options) == address
        for letter in "a sentence that is typed while versions change ":
            field.press_sequentially(letter, delay=20)
            typed += letter
        # Who types is left alone. The page goes on in the new version when the user rests.
        until_true(lambda: page.request.get(address + "/health").json()["hosts"]["old"] == 0)
    expect(field).to_have_value(typed)
    expect(field).to_be_focused()
    expect(page.get_by_text(f"{typed} has {len(typed)} letters")).to_be_visible()
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_text("static 1, defaults 1, file 1, stored 1")).to_be_visible()
    page.get_by_role("button", name="Process").click()
    expect(process).to_be_visible()
    assert process.inner_text() != first
    assert not reloads and not notes


def until_true(condition, seconds=20):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end


def enter(page, address, name):
    visit(page, address)
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("button", name="Join")).to_have_count(0)
    return page


def say(page, text):
    page.get_by_role("textbox", name="Message").locator("visible=true").fill(text)
    page.get_by_role("button", name="Send").locator("visible=true").click()


def line(page, text):
    return page.get_by_text(text, exact=True).locator("visible=true")


def users_with_processes(page, address):
    return page.request.get(address + "/health").json()["hosts"]["serving"]


def test_two_users_in_two_processes_chat(serve, open_page, tmp_path):
    command = [".build/debug/QBChat", "--port", "0", "--data", str(tmp_path)]
    server = serve(command)
    ann = enter(open_page(), server.address() + "/redux/garden", "Ann")
    bob = enter(open_page(), server.address() + "/services/garden", "Bob")
    say(ann, "Who waters today?")
    expect(line(bob, "Who waters today?")).to_be_visible()
    say(bob, "I do.")
    expect(line(ann, "I do.")).to_be_visible()
    expect(line(ann, "Who waters today?")).to_have_count(1)
    assert users_with_processes(ann, server.address()) == 2
    assert server.stop() == 0
    cleo = enter(open_page(), serve(command).address() + "/model-view/garden", "Cleo")
    expect(line(cleo, "I do.")).to_be_visible()
    # The server of these pages is gone on purpose.
    for page in (ann, bob):
        page.complaints.clear()


def test_each_user_has_a_list_in_the_database_of_all(serve, open_page):
    address = serve([".build/debug/TodosProduction", "--port", "0"]).address()
    ann, bob = visit(open_page(), address), visit(open_page(), address)
    ann.get_by_role("textbox", name="New todo").fill("Sweep the yard")
    ann.get_by_role("textbox", name="New todo").press("Enter")
    expect(line(ann, "Sweep the yard")).to_be_visible()
    visit(bob, address)
    expect(line(bob, "Oil the garden gate")).to_be_visible()
    expect(line(bob, "Sweep the yard")).to_have_count(0)
    visit(ann, address)
    expect(line(ann, "Sweep the yard")).to_be_visible()
    assert users_with_processes(ann, address) == 2


def test_a_text_that_is_being_typed_outlives_its_process(serve, open_page, tmp_path):
    page = visit(open_page(), serve_isolated(serve, "--data", str(tmp_path)))
    page.get_by_role("button", name="Process").click()
    expect(page.get_by_text(re.compile("^[0-9]+$"))).to_be_visible()
    process = int(page.get_by_text(re.compile("^[0-9]+$")).text_content())
    field = page.get_by_role("textbox")
    field.fill("half a sen")
    wait_until_saved(page, tmp_path, "half a sen")
    os.kill(process, signal.SIGKILL)
    field.press_sequentially("tence")
    expect(page.get_by_text("half a sentence has 15 letters")).to_be_visible(timeout=10000)
    expect(field).to_be_focused()
    field.press_sequentially("!")
    expect(page.get_by_text("half a sentence! has 16 letters")).to_be_visible()
    page.get_by_role("button", name="Process").click()
    expect(page.get_by_text(str(process))).to_be_hidden()
