import AVFoundation
import AudioToolbox
import MartletElements
import MartletTest
import SwiftUI
import Testing

@MainActor
@Suite("Sounds and speech")
struct SoundTests {
    private final class Listener: NSObject, AVAudioPlayerDelegate, AVSpeechSynthesizerDelegate {
        var heard: [String] = []

        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { heard.append("finished \(flag)") }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
            heard.append("started \(utterance.speechString)")
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
            heard.append("finished \(utterance.speechString)")
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
            heard.append("cancelled \(utterance.speechString)")
        }
        func speechSynthesizer(
            _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance
        ) {
            heard.append("word \(characterRange.location) \(characterRange.length)")
        }
    }

    @Test func `A sound of data is played as often as it is to be`() throws {
        let host = mount { Text("Page") }
        let listener = Listener()
        let player = try host.inSession { try AVAudioPlayer(data: silence) }
        player.delegate = listener
        player.numberOfLoops = 1
        #expect(
            host.html.contains("src=\"data:audio/wav;base64,") || host.html.contains("src='data:audio/wav;base64,")
                || host.html.contains("src=data:audio/wav;base64,"))
        host.inSession { _ = player.play() }
        #expect(player.isPlaying)
        host.report("playing", of: 1)
        #expect(player.duration == 1)
        host.report("ended", at: 1, of: 1)
        #expect(player.isPlaying)
        #expect(listener.heard == [])
        host.report("ended", at: 1, of: 1)
        #expect(!player.isPlaying)
        #expect(listener.heard == ["finished true"])
    }

    @Test func `A sound that nothing holds any more is not played`() async throws {
        let host = mount { Text("Page") }
        var player: AVAudioPlayer? = try host.inSession { try AVAudioPlayer(data: silence) }
        host.inSession { _ = player?.play() }
        #expect(host.elements(of: .sound).count == 1)
        host.inSession { player = nil }
        await host.settle(until: { host.elements(of: .sound).isEmpty })
    }

    @Test func `Data that is no sound is refused`() {
        #expect(throws: AVError(.fileFormatNotRecognized)) { try AVAudioPlayer(data: Data("no sound".utf8)) }
        #expect(throws: AVError(.fileFailedToParse)) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere/bell.wav")) }
    }

    @Test func `Texts are spoken one after the other, and what waits can be cancelled`() {
        let host = mount { Text("Page") }
        let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
        synthesizer.delegate = listener
        let hello = AVSpeechUtterance(string: "Hello soup")
        hello.voice = AVSpeechSynthesisVoice(language: "en-GB")
        hello.rate = 1
        host.inSession {
            synthesizer.speak(hello)
            synthesizer.speak(AVSpeechUtterance(string: "Good bye"))
            synthesizer.speak(AVSpeechUtterance(string: "Never"))
        }
        func say(_ moment: String, _ start: Int = 0, _ length: Int = 0) {
            let number = host.elements(of: .speech).first?[.init(rawValue: "number")]?.intValue ?? 0
            host.say([.string(moment), .int(number), .int(start), .int(length)], on: .speech)
        }
        #expect(host.elements(of: .speech).count == 1)
        #expect(host.html.contains("data-words='Hello soup'") || host.html.contains("data-words=\"Hello soup\""))
        #expect(host.html.contains("data-language=en-GB"))
        #expect(host.html.contains("data-rate=2"))
        say("started")
        say("word", 6, 4_000)
        say("ended")
        #expect(synthesizer.isSpeaking)
        say("started")
        host.inSession { _ = synthesizer.stopSpeaking(at: .immediate) }
        #expect(!synthesizer.isSpeaking)
        #expect(host.elements(of: .speech).count == 0)
        #expect(
            listener.heard == [
                "started Hello soup", "word 6 4", "finished Hello soup", "started Good bye", "cancelled Good bye", "cancelled Never",
            ])
    }

    @Test func `System sounds are a tone, the motor, or a sound of the app's`() async throws {
        let host = mount { Text("Page") }
        host.inSession { AudioServicesPlaySystemSound(kSystemSoundID_Vibrate) }
        #expect(host.vibrations == [[400]])
        host.inSession { AudioServicesPlaySystemSound(1007) }
        #expect(host.html.contains("data-pitch=880"))
        let file = FileManager.default.temporaryDirectory.appending(path: "bell-\(UUID()).wav")
        try silence.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var bell: SystemSoundID = 0
        AudioServicesCreateSystemSoundID(file as NSURL, &bell)
        host.inSession { AudioServicesPlaySystemSound(bell) }
        #expect(host.elements(of: .sound).count == 1)
        host.report("ended", at: 1, of: 1)
        await host.settle(until: { host.elements(of: .sound).isEmpty })
    }

    @Test func `The session of sounds keeps what it is told`() throws {
        try AVAudioSession.sharedInstance().setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers])
        #expect(AVAudioSession.sharedInstance().category == .playback)
        #expect(AVAudioSession.sharedInstance().recordPermission == .denied)
    }

    @Test func `Times are parts of seconds`() {
        #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
        #expect(CMTimeGetSeconds(CMTimeMake(value: 3, timescale: 2) + CMTimeMake(value: 1, timescale: 4)) == 1.75)
        #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
        #expect(CMTime(seconds: .nan, preferredTimescale: 600).isValid == false)
        #expect(CMTime(seconds: 1e300, preferredTimescale: 600).isPositiveInfinity)
        #expect(CMTime.indefinite.seconds.isNaN)
        #expect(NSValue(time: CMTime(value: 7, timescale: 2)).timeValue.seconds == 3.5)
    }
}
