import Foundation
import MartletCore
import MartletGraph

/// What a page plays for one player: the wishes that go to the page, and what the page has said about them.
///
/// It is shown by the view of the player, or without one by a layer of the session, so a player without a view is heard too.
@MainActor
package final class Playback {
    /// What the page is to do, as its element says it.
    package struct Wishes: Equatable {
        var address: String?
        var source = 0
        /// The rate, and the number of the wish: the page follows a wish once, and the user's own choice after that.
        var rate = 0.0
        var rateNumber = 0
        var seconds = 0.0
        var secondsNumber = 0
        var volume = 1.0
        var isMuted = false
        var loops = false
        var interval: Double?
    }

    private let source = Source()
    private var wishes = Wishes() { didSet { if wishes != oldValue { source.changed() } } }
    private weak var players: MediaPlayers?
    /// The view that shows it.
    private weak var view: MediaClaim?
    private var position = 0.0
    private var positionTime = ContinuousClock.now
    /// The rate at which the page plays now; 0 while it does not.
    private var currentRate = 0.0
    /// Receives what the page says.
    var onReport: ((MediaReport) -> Void)?

    init() {}

    isolated deinit { players?.changed() }

    /// Records that the view being evaluated shows the wishes.
    package func read() -> Wishes {
        source.wasRead()
        return wishes
    }

    var hasView: Bool { view != nil }
    var hasSource: Bool { wishes.address != nil }

    /// Lets the page of the session that runs play what has no view.
    func join() {
        guard players == nil, let session = CurrentSession.context else { return }
        players = MediaPlayers.of(session)
        players?.add(self)
    }

    func hold(by claim: MediaClaim) {
        guard view !== claim else { return }
        if currentRate > 0 || position > 0 { place(at: seconds) }
        view = claim
        players?.changed()
    }

    func release(by claim: MediaClaim) {
        guard view === claim else { return }
        place(at: seconds)
        view = nil
        players?.changed()
    }

    // MARK: Wishes

    /// Replaces what is played; `nil` is nothing.
    func load(_ address: String?) {
        (position, currentRate) = (0, 0)
        wishes.address = address
        wishes.source += 1
        wishes.seconds = 0
        join()
        players?.changed()
    }

    func play(at rate: Double) {
        join()
        wishes.rate = rate
        wishes.rateNumber += 1
    }

    func seek(to seconds: Double) {
        (position, positionTime) = (seconds, .now)
        place(at: seconds)
    }

    private func place(at seconds: Double) {
        wishes.seconds = seconds
        wishes.secondsNumber += 1
    }

    var volume: Double {
        get { wishes.volume }
        set { wishes.volume = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
    }
    var isMuted: Bool {
        get { wishes.isMuted }
        set { wishes.isMuted = newValue }
    }
    var loops: Bool {
        get { wishes.loops }
        set { wishes.loops = newValue }
    }
    /// How often the page reports the time while it plays, in seconds; `nil` is never.
    var interval: Double? {
        get { wishes.interval }
        set { wishes.interval = newValue }
    }

    // MARK: Reports

    /// The second that is played now: the one that the page has reported last, and the time since then.
    var seconds: Double {
        guard currentRate > 0 else { return position }
        return position + (ContinuousClock.now - positionTime) / .seconds(1) * currentRate
    }

    func receive(_ report: MediaReport) {
        guard report.source == wishes.source else { return }
        (position, positionTime) = (report.seconds, .now)
        switch report.moment {
        case .playing: (currentRate, wishes.rate) = (report.rate, report.rate)
        case .paused, .ended, .failed: (currentRate, wishes.rate, wishes.seconds) = (0, 0, report.moment == .ended ? 0 : report.seconds)
        case .waiting, .blocked: currentRate = 0
        case .ready, .seeked, .time: break
        }
        onReport?(report)
    }
}

/// The view that shows a playback, for as long as it lives.
@MainActor
package final class MediaClaim {
    private var playback: Playback?

    nonisolated package init() {}

    package func hold(_ playback: Playback?) {
        if self.playback !== playback { self.playback?.release(by: self) }
        self.playback = playback
        playback?.hold(by: self)
    }

    package func release() { hold(nil) }
}
