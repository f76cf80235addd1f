"""Two visitors of an app that is written for one person: what one does to its process, the other never sees."""

import os

from playwright.sync_api import expect

from conftest import visit


def serve_isolated(serve, *options):
    command = [".build/debug/IsolationProbe", "--port", "0", "--isolation", "process", *options]
    return serve(command, env={**os.environ, "SWIFT_BACKTRACE": "enable=no"}).address()


def test_what_an_app_keeps_does_not_cross_users(serve, open_page):
    address = serve_isolated(serve)
    ann, bob = visit(open_page(), address), visit(open_page(), address)
    ann.get_by_role("button", name="Add").click()
    expect(ann.get_by_text("static 1, defaults 1, file 1, stored 1")).to_be_visible()
    bob.reload()
    expect(bob.get_by_text("static 0, defaults 0, file none, stored 0")).to_be_visible()
    ann.reload()
    expect(ann.get_by_text("static 1, defaults 1, file 1, stored 1")).to_be_visible()


def check_failure(serve, open_page, button, sentence, *options):
    address = serve_isolated(serve, *options)
    ann, bob = visit(open_page(), address), visit(open_page(), address)
    bob.get_by_role("button", name="Add").click()
    ann.get_by_role("button", name=button, exact=True).click()
    bob.get_by_role("button", name="Add").click()
    expect(bob.get_by_text("static 2, defaults 2, file 2, stored 2")).to_be_visible()
    expect(ann.get_by_text(sentence)).to_be_visible(timeout=10000)
    ann.wait_for_event("load", timeout=10000)
    ann.get_by_role("button", name="Add").click()
    expect(ann.get_by_text("static 1, defaults 1, file 1, stored 1")).to_be_visible()
    bob.get_by_role("button", name="Add").click()
    expect(bob.get_by_text("static 3, defaults 3, file 3, stored 3")).to_be_visible()


def test_a_trap_of_one_user_leaves_the_other_alone(serve, open_page):
    check_failure(serve, open_page, "Trap", "The app has ended because of an error in it.")


def test_a_loop_of_one_user_leaves_the_other_alone(serve, open_page):
    check_failure(
        serve, open_page, "Loop", "The app did not answer any more and was ended.", "--host-answer-time", "2"
    )
