"""The comparison, in a real browser: what the page shows is what is kept in the repository."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from conftest import ServerProgram

ROOT = Path(__file__).resolve().parents[2] / "Examples" / "Compare"
KEPT = json.loads((ROOT / "Measures" / "Resources" / "results.json").read_text())
SIZES = {"phone": dict(width=390, height=844), "desk": dict(width=1280, height=800)}
TITLES = {
    "model-view": "Model-View", "redux": "Redux, observed by path", "literal-redux": "Redux, observed as a whole",
    "view-state": "MVVM with view states", "services": "Fine-grained services", "coordinators": "Coordinators",
    "clean": "Clean Architecture", "viper": "VIPER", "modules": "Modular MVVM",
}
CARDS = [
    "Eight architectures, one chat", "What an action costs", "A favourite among N views", "An app of N screens",
    "Objects and memory", "Amount of code",
    "What a change costs", "One app, two interfaces", "Differences", "Claims",
]


@pytest.fixture(scope="module")
def address():
    program = ServerProgram([".build/debug/Compare", "--port", "0"])
    yield program.address()
    program.stop()


@pytest.fixture(params=SIZES)
def compare(request, open_page, address):
    page = open_page(**SIZES[request.param])
    page.goto(address)
    expect(page.locator("html")).to_have_class(re.compile(r"\blive\b"))
    return page


def card(page, title):
    return page.get_by_role("heading", name=title, exact=True).locator("xpath=../..")


def bars(page, title):
    """What a chart says: the names and texts of its bars, and how far each goes, from 0 to 1."""
    found = {}
    for bar in card(page, title).get_by_role("img").all():
        name, text = [span.inner_text() for span in bar.locator(".k-text").all()]
        # The second of the two is drawn over the whole bar, as far as it is not pale.
        whole = bar.locator("path").first.get_attribute("d")
        found[name] = (text, float(re.match(r"M0 0L([\d.]+)", whole)[1]))
    return found


def of_ports(value):
    """What is kept of each port, by its title."""
    return {TITLES[port["port"]]: value(port) for port in KEPT["ports"]}


def expect_bars(page, title, texts, values):
    expect(card(page, title).get_by_role("img").first).to_contain_text(texts["Model-View"])
    shown = bars(page, title)
    assert {name: text for name, (text, _) in shown.items()} == texts
    most = max(values.values())
    assert {name: round(width, 2) for name, (_, width) in shown.items()} == {name: round(value / most, 2) for name, value in values.items()}


def test_d14_every_card_is_there_and_nothing_is_wider_than_the_screen(compare):
    for title in CARDS:
        expect(compare.get_by_role("heading", name=title, exact=True)).to_be_visible()
    assert compare.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert compare.evaluate("[...document.querySelectorAll('main, section')].every(element => element.scrollWidth <= innerWidth)")


def test_the_growth_of_an_app_is_shown_as_it_is_kept(compare):
    grown = card(compare, "An app of N screens")
    rows = lambda value: [f"{value(point):,}" for growth in KEPT["growth"] for point in growth["points"]]
    numbers = lambda: [text for text in grown.locator(".k-text").all_inner_texts() if re.fullmatch(r"[\d,]+", text)][4:]
    assert numbers() == rows(lambda point: point["lines"])
    grown.get_by_role("radio", name="Compiled").check(force=True)
    expect(grown).to_contain_text("Files that are compiled anew")
    assert numbers() == rows(lambda point: point["rebuilt"]["state"])


def test_d14_the_chart_of_an_action_shows_what_is_kept(compare):
    evaluations = of_ports(lambda port: port["runtime"]["costs"]["receiveInRow"]["evaluations"] / 20)
    expect_bars(compare, "What an action costs", {name: f"{value:g}" for name, value in evaluations.items()}, evaluations)
    compare.get_by_role("combobox", name="Action").select_option("Send a message")
    compare.get_by_role("radio", name="Bytes").check(force=True)
    sent = of_ports(lambda port: port["runtime"]["costs"]["sendOne"]["bytes"])
    expect_bars(compare, "What an action costs", {name: str(value) for name, value in sent.items()}, sent)


def test_d14_the_charts_of_objects_and_state_show_what_is_kept(compare):
    def objects(port):
        footprint = port["runtime"]["footprint"]
        return [footprint[screen]["own"] + footprint[screen]["kit"] for screen in ("list", "chat")]

    made = of_ports(objects)
    expect_bars(
        compare, "Objects and memory", {name: f"{list} + {chat}" for name, (list, chat) in made.items()},
        {name: sum(both) for name, both in made.items()})
    compare.get_by_role("radio", name="State").check(force=True)
    reach = of_ports(lambda port: port["runtime"]["reach"])
    expect_bars(
        compare, "Objects and memory", {name: f"{one['held']} · {one['read']} read" for name, one in reach.items()},
        {name: one["held"] for name, one in reach.items()})


@pytest.mark.parametrize("change", sorted({cost["change"] for cost in KEPT["changes"]}))
def test_d14_the_chart_of_a_change_shows_what_is_kept(compare, change):
    compare.get_by_role("combobox", name="Change").select_option(change.replace("-", " "))
    costs = {TITLES[cost["port"]]: cost for cost in KEPT["changes"] if cost["change"] == change}
    expect_bars(
        compare, "What a change costs",
        {name: f"{cost['lines']} lines · {cost['files']} files · {len(cost['rebuilt'])} modules" for name, cost in costs.items()},
        {name: cost["lines"] for name, cost in costs.items()})


def test_a8_the_table_below_the_curve_shows_what_is_kept(compare):
    curve = card(compare, "A favourite among N views")
    assert curve.locator("path").count() >= 2
    for point in KEPT["diner"]["global"] + KEPT["diner"]["services"]:
        expect(curve.get_by_text(f"{point['cost']['evaluations']:,}", exact=True).first).to_be_visible()


def test_d14_each_claim_stands_with_its_verdict_and_opens_to_its_numbers(compare):
    rows = [line.split(" | ") for line in (ROOT / "tables.md").read_text().split("### Claims")[1].splitlines()[4:]]
    verdicts = [verdict for _, _, verdict, _, _ in rows]
    summary = card(compare, "Eight architectures, one chat")
    for word, title in (("confirmed", "confirmed"), ("refuted", "refuted"), ("depends", "it depends")):
        count = sum(verdict.startswith(word) for verdict in verdicts)
        expect(summary.get_by_role("img").filter(has_text=title)).to_have_text(re.compile(rf"^\s*{count}\s*{title}\s*$"))
    for _, text, verdict, _, _ in rows:
        expect(card(compare, "Claims").locator("summary").filter(has_text=text).filter(has_text=verdict)).not_to_have_count(0)
    _, text, _, _, because = next(row for row in rows if row[1] == "Model-View creates the fewest objects for a screen")
    finding = compare.get_by_text(because.split("; ")[0].removeprefix("Redux, observed by path: ")).first
    expect(finding).to_be_hidden()
    compare.get_by_text(text).click()
    expect(finding).to_be_visible()
