"""Videos, sounds and speech."""

from playwright.sync_api import expect

from conftest import until
from test_app import go

# A voice for a browser that has none: it says when it starts, and ends when the test wants it to.
VOICE = """
window.spoken = [];
Object.defineProperty(window, "speechSynthesis", { value: {
  speak(utterance) { spoken.push([utterance.text, utterance.lang]); window.current = utterance; utterance.onstart(); },
  cancel() { spoken.push("cancel"); }, pause() {}, resume() {},
} });
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""

FILM = "document.querySelector('video')"


def media(open_page, app):
    page = open_page()
    page.add_init_script(VOICE)
    page = go(page, app, "media")
    until(page, f"{FILM}?.readyState > 0")
    return page


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


# Shows: import AVKit, import AVFoundation (MediaPage)
def test_a_player_plays_pauses_and_seeks_in_the_page(open_page, app):
    page = media(open_page, app)
    expect(page.get_by_text("Length: 2.0")).to_be_visible()
    press(page, "Quiet")
    until(page, f"{FILM}.volume === 0.25")
    press(page, "Play")
    expect(page.get_by_text("Status: playing")).to_be_visible()
    until(page, f"{FILM}.currentTime > 0.2")
    press(page, "Pause")
    expect(page.get_by_text("Status: paused")).to_be_visible()
    assert page.evaluate(f"{FILM}.paused")
    press(page, "Seek")
    expect(page.get_by_text("Seconds: 1.5")).to_be_visible()
    assert page.evaluate(f"{FILM}.currentTime") == 1.5


def test_the_app_hears_what_the_user_does_with_the_controls(open_page, app):
    page = media(open_page, app)
    page.evaluate(f"void {FILM}.play()")
    expect(page.get_by_text("Status: playing")).to_be_visible()
    page.evaluate(f"{FILM}.pause()")
    expect(page.get_by_text("Status: paused")).to_be_visible()
    assert page.evaluate(f"{FILM}.paused")


def test_the_end_is_posted_and_observers_hear_the_time(open_page, app):
    page = media(open_page, app)
    press(page, "Fast")
    until(page, f"{FILM}.playbackRate === 2")
    expect(page.get_by_text("Ends: 1")).to_be_visible()
    expect(page.get_by_text("Seconds: 2.0")).to_be_visible()
    expect(page.get_by_text("Status: paused")).to_be_visible()


def test_a_player_whose_view_goes_plays_on(open_page, app):
    page = media(open_page, app)
    press(page, "Play")
    expect(page.get_by_text("Status: playing")).to_be_visible()
    until(page, f"{FILM}.currentTime > 0.2")
    press(page, "Hide")
    until(page, f"!{FILM} && document.querySelector('audio')?.currentTime > 0.2")
    expect(page.get_by_text("Ends: 1")).to_be_visible()


def test_a_sound_of_data_is_played_to_its_end(open_page, app):
    page = media(open_page, app)
    press(page, "Sound")
    expect(page.get_by_text("Heard: sound;")).to_be_visible()


def test_the_browser_speaks_one_text_after_the_other(open_page, app):
    page = media(open_page, app)
    press(page, "Speak")
    expect(page.get_by_text("Heard: Miso soup…")).to_be_visible()
    assert page.evaluate("spoken") == [["Miso soup", "en-GB"]]
    page.evaluate("current.onend()")
    expect(page.get_by_text("Heard: Miso soup…done;Ramen…")).to_be_visible()
    press(page, "Hush")
    expect(page.get_by_text("Heard: Miso soup…done;Ramen…cancelled;")).to_be_visible()
    until(page, "spoken.at(-1) === 'cancel'")


def test_a_system_sound_is_a_tone(open_page, app):
    page = open_page()
    page.add_init_script("""
      window.tones = [];
      const create = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function () { const tone = create.call(this); tones.push(tone); return tone; };
    """)
    page = go(page, app, "media")
    press(page, "Beep")
    until(page, "tones.length === 1 && tones[0].frequency.value === 880")
    press(page, "Beep")
    until(page, "tones.length === 2")
