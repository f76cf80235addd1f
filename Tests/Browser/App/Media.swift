import AVFoundation
import AVKit
import AudioToolbox
import Combine
import SwiftUI

/// What a page plays and speaks.
struct MediaPage: View {
    @StateObject private var model = MediaModel()
    @State private var isShown = true

    var body: some View {
        VStack {
            if isShown {
                VideoPlayer(player: model.player).frame(width: 200, height: 100).accessibilityIdentifier("film")
            }
            Text("Status: \(model.status)")
            Text("Seconds: \(model.seconds)")
            Text("Length: \(model.length)")
            Text("Ends: \(model.ends)")
            HStack {
                Button("Play") { model.player.play() }
                Button("Fast") { model.player.rate = 2 }
                Button("Pause") { model.player.pause() }
                Button("Seek") { model.player.seek(to: CMTime(seconds: 1.5, preferredTimescale: 600)) }
                Button("Quiet") { model.player.volume = 0.25 }
                Button("Hide") { isShown.toggle() }
            }
            HStack {
                Button("Sound") { model.playSound() }
                Button("Speak") { model.speak() }
                Button("Hush") { model.synthesizer.stopSpeaking(at: .immediate) }
                Button("Beep") { AudioServicesPlaySystemSound(1007) }
            }
            Text("Heard: \(model.heard)")
        }
    }
}

private final class MediaModel: NSObject, ObservableObject, AVAudioPlayerDelegate, AVSpeechSynthesizerDelegate {
    let player: AVPlayer
    let synthesizer = AVSpeechSynthesizer()
    @Published var status = "paused"
    @Published var seconds = "0"
    @Published var length = "0"
    @Published var ends = 0
    @Published var heard = ""
    private var sound: AVAudioPlayer?
    private var subscriptions: Set<AnyCancellable> = []

    private static var tone: URL { Bundle.main.url(forResource: "tone", withExtension: "wav")! }

    override init() {
        player = AVPlayer(url: Self.tone)
        super.init()
        synthesizer.delegate = self
        player.publisher(for: \.timeControlStatus).sink { [weak self] status in
            self?.status = status == .playing ? "playing" : status == .paused ? "paused" : "waiting"
        }.store(in: &subscriptions)
        player.currentItem?.publisher(for: \.duration).sink { [weak self] duration in
            if duration.isNumeric { self?.length = String(format: "%.1f", duration.seconds) }
        }.store(in: &subscriptions)
        NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime, object: player.currentItem).sink { [weak self] _ in
            self?.ends += 1
        }.store(in: &subscriptions)
        _ = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 4), queue: .main) { [weak self] time in
            self?.seconds = String(format: "%.1f", time.seconds)
        }
    }

    func playSound() {
        sound = try? AVAudioPlayer(data: Data(contentsOf: Self.tone))
        sound?.delegate = self
        sound?.play()
    }

    func speak() {
        let utterance = AVSpeechUtterance(string: "Miso soup")
        utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
        synthesizer.speak(utterance)
        synthesizer.speak(AVSpeechUtterance(string: "Ramen"))
    }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { heard += "sound;" }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
        heard += utterance.speechString + "…"
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) { heard += "done;" }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) { heard += "cancelled;" }
}
