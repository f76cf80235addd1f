import AVFoundation
import AVKit
import MartletCore
import MartletElements
import MartletTest
import SwiftUI
import Testing
import UIKit

private let film = URL(string: "https://example.org/film.mp4")!
private let trailer = URL(string: "https://example.org/trailer.mp4")!

@MainActor
@Suite("Players")
struct PlayerTests {
    // Shows: import AVFoundation
    @Test func `A player without a view is played by the page, and follows what the page says`() {
        let host = mount { Text("Page") }
        let player = host.inSession { AVPlayer(url: film) }
        #expect(player.timeControlStatus == .paused)
        #expect(player.currentItem?.status == .unknown)
        host.inSession { player.play() }
        #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
        #expect(host.html.contains("<audio id=e"))
        #expect(host.html.contains("src='https://example.org/film.mp4'"))
        #expect(host.html.contains("data-playing=1:1.0"))
        host.report("ready", of: 60)
        #expect(player.currentItem?.status == .readyToPlay)
        #expect(player.currentItem?.duration.seconds == 60)
        host.report("playing", at: 0, of: 60)
        #expect(player.timeControlStatus == .playing)
        host.report("paused", at: 12.5, of: 60)
        #expect(player.timeControlStatus == .paused)
        #expect(player.rate == 0)
        #expect(player.currentTime().seconds == 12.5)
    }

    // Shows: import AVKit, VideoPlayer
    @Test func `The view of a player plays in place of the page, and gives it back when it goes`() {
        struct Page: View {
            let player: AVPlayer
            @State private var isShown = false

            var body: some View {
                Button("Show") { isShown.toggle() }
                if isShown { VideoPlayer(player: player) { Text("Above") } }
            }
        }
        let player = AVPlayer(url: film)
        let host = mount { Page(player: player) }
        host.inSession { player.play() }
        #expect(host.elements(of: .sound).count == 1)
        host.report("playing", at: 0, of: 60)
        host.report("paused", at: 7, of: 60)
        host.tap("Show")
        #expect(host.elements(of: .sound).count == 0)
        #expect(host.elements(of: .media).count == 1)
        #expect(host.exists("Above"))
        #expect(host.html.contains("<video"))
        #expect(host.html.contains("data-seeking=1:7.0"))
        host.tap("Show")
        #expect(host.elements(of: .sound).count == 1)
        #expect(host.elements(of: .media).count == 0)
    }

    @Test func `The controller shows the player's video with the gravity that it has`() {
        struct Player: UIViewControllerRepresentable {
            let player: AVPlayer
            func makeUIViewController(context: Context) -> AVPlayerViewController {
                let controller = AVPlayerViewController()
                controller.player = player
                controller.videoGravity = .resizeAspectFill
                controller.showsPlaybackControls = false
                return controller
            }
            func updateUIViewController(_ uiViewController: AVPlayerViewController, context: Context) {}
        }
        let player = AVPlayer(url: film)
        let host = mount { Player(player: player) }
        #expect(host.elements(of: .media).map { $0[.source] } == ["https://example.org/film.mp4"])
        #expect(host.html.contains("object-fit:cover"))
        #expect(!host.html.contains("controls"))
    }

    @Test func `The end is posted, and the player pauses`() {
        LiveSessions.shared.belongToOneUser = true
        defer { LiveSessions.shared.belongToOneUser = false }
        let host = mount { Text("Page") }
        let player = host.inSession { AVPlayer(url: film) }
        var ended: [AVPlayerItem] = []
        let observer = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
        ) { notification in
            let item = notification.object as? AVPlayerItem
            MainActor.assumeIsolated { if let item { ended.append(item) } }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        host.inSession { player.play() }
        host.report("playing", of: 60)
        host.report("ended", at: 60, of: 60)
        #expect(ended == [player.currentItem])
        #expect(player.rate == 0)
    }

    @Test func `Observers of the time are called when the page tells it, at most four times a second`() {
        let host = mount { Text("Page") }
        let player = host.inSession { AVPlayer(url: film) }
        var (times, isAtEnd): ([Double], Bool) = ([], false)
        let periodic = player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 0.01, preferredTimescale: 600), queue: .main) {
            times.append($0.seconds)
        }
        _ = player.addBoundaryTimeObserver(forTimes: [NSValue(time: CMTime(value: 3, timescale: 1))], queue: nil) { isAtEnd = true }
        host.inSession { player.play() }
        #expect(host.html.contains("data-interval=0.25"))
        host.report("time", at: 2.5, of: 60)
        #expect(!isAtEnd)
        host.report("time", at: 3.25, of: 60)
        #expect(isAtEnd)
        player.removeTimeObserver(periodic)
        host.report("time", at: 4, of: 60)
        #expect(times == [2.5, 3.25])
    }

    @Test func `A seek is over when the page says so, and one that another replaces has failed`() {
        let host = mount { Text("Page") }
        let player = host.inSession { AVPlayer(url: film) }
        var answers: [String] = []
        host.inSession {
            player.seek(to: CMTime(value: 5, timescale: 1)) { answers.append("first \($0)") }
            player.seek(to: CMTime(value: 9, timescale: 1)) { answers.append("second \($0)") }
        }
        #expect(player.currentTime().seconds == 9)
        #expect(host.html.contains("data-seeking=2:9.0"))
        host.report("seeked", at: 9, of: 60)
        #expect(answers == ["first false", "second true"])
    }

    @Test func `What the page says of an earlier item is not that of the present one`() {
        let host = mount { Text("Page") }
        let player = host.inSession { AVPlayer(url: film) }
        let next = AVPlayerItem(url: trailer)
        host.inSession { player.replaceCurrentItem(with: next) }
        host.report("ready", of: 60, source: 1)
        #expect(next.status == .unknown)
        host.report("ready", of: 30, source: 2)
        #expect(next.duration.seconds == 30)
    }

    @Test func `An item that the page cannot play has failed, and a file that is not there too`() {
        let host = mount { Text("Page") }
        let player = host.inSession { AVPlayer(url: film) }
        host.report("failed")
        #expect(player.currentItem?.status == .failed)
        #expect((player.currentItem?.error as? AVError)?.code == .unknown)
        let missing = host.inSession { AVPlayer(url: URL(fileURLWithPath: "/nowhere/film.mp4")) }
        #expect(missing.currentItem?.status == .failed)
    }

    @Test func `Properties are observed by their key paths`() {
        let host = mount { Text("Page") }
        let player = host.inSession { AVPlayer(url: film) }
        var (statuses, rates): ([AVPlayer.TimeControlStatus], [Float]) = ([], [])
        let subscription = player.publisher(for: \.timeControlStatus).sink { statuses.append($0) }
        let observation = player.observe(\.rate, options: [.new]) { _, change in rates.append(change.newValue ?? -1) }
        host.inSession { player.play() }
        host.report("playing", of: 60)
        observation.invalidate()
        host.inSession { player.pause() }
        subscription.cancel()
        #expect(statuses == [.paused, .waitingToPlayAtSpecifiedRate, .playing, .paused])
        #expect(rates == [1])
    }

    @Test func `A queue plays its items in order, and a looper plays one again and again`() {
        let host = mount { Text("Page") }
        let items = [AVPlayerItem(url: trailer), AVPlayerItem(url: film)]
        let player = host.inSession { AVQueuePlayer(items: items) }
        host.inSession { player.play() }
        host.report("ended", at: 5, of: 5, source: 1)
        #expect(player.currentItem === items[1])
        #expect(player.rate == 1)
        host.report("ended", at: 5, of: 5, source: 2)
        #expect(player.currentItem == nil)

        let other = mount { Text("Page") }
        let looped = other.inSession { AVQueuePlayer() }
        let looper = other.inSession { AVPlayerLooper(player: looped, templateItem: AVPlayerItem(url: trailer)) }
        other.inSession { looped.play() }
        other.report("ended", at: 5, of: 5, source: looped.currentItem == nil ? 0 : 1)
        #expect(looper.loopCount == 1)
        #expect(looped.rate == 1)
        #expect(looped.currentTime() == .zero)
    }

    @Test func `Reports from outside are cut to size`() {
        #expect(MediaReportProbe.seconds(of: ["time", 1e300, -1, 1, 1]) == 10_000_000)
        #expect(MediaReportProbe.seconds(of: ["time", -5, 1, 1, 1]) == 0)
        #expect(MediaReportProbe.seconds(of: ["nonsense", 1, 1, 1, 1]) == nil)
        #expect(MediaReportProbe.seconds(of: ["time", 1, 1]) == nil)
    }

    @Test func `There is no camera, and nobody is asked for one`() async {
        #expect(AVCaptureDevice.default(for: .video) == nil)
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
        #expect(await AVCaptureDevice.requestAccess(for: .audio) == false)
    }
}

/// What a player makes of a report.
@MainActor
private enum MediaReportProbe {
    static func seconds(of report: Value) -> Double? {
        let host = mount { Text("Page") }
        let player = host.inSession { AVPlayer(url: film) }
        var told: Double?
        _ = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 1), queue: nil) { told = $0.seconds }
        host.say(report, on: .sound)
        return told
    }
}
