import Foundation
import MartletCombine
import MartletCore

/// Plays a video or a sound in the page.
///
/// - Partly: the browser plays what it can: MP4, WebM, MP3, WAV, and HLS in Safari alone; it begins a sound only after the user has done something in the page.
@MainActor @preconcurrency
open class AVPlayer: NSObject, KeyValueObserving {
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

    /// Why a player waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
        public static let evaluatingBufferingRate = WaitingReason(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    }

    package let _playback = Playback()
    public let _changes = PassthroughSubject<Void, Never>()
    private var observers = TimeObservers()
    private var seekHandlers: [(Bool) -> Void] = []

    public private(set) var currentItem: AVPlayerItem?
    public private(set) var status = Status.unknown
    public private(set) var error: (any Error)?
    public private(set) var timeControlStatus = TimeControlStatus.paused
    public private(set) var reasonForWaitingToPlay: WaitingReason?
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// The rate that ``play()`` plays at.
    open var defaultRate: Float = 1
    /// Accepted, and without effect: the browser decides.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Accepted, and without effect: there is no AirPlay.
    open var allowsExternalPlayback = false
    public var isExternalPlaybackActive: Bool { false }
    /// Accepted, and without effect: the browser decides.
    open var preventsDisplaySleepDuringVideoPlayback = true

    public override init() {
        super.init()
        _playback.onReport = { [weak self] in self?.receive($0) }
    }

    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

    public convenience init(playerItem item: AVPlayerItem?) {
        self.init()
        replaceCurrentItem(with: item)
    }

    /// Plays another item; `nil` plays nothing.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        currentItem?.player = nil
        currentItem = item
        item?.player = self
        finishSeeking(false)
        do {
            _playback.load(try item?.asset._url.map { try MediaAddress.address(of: $0) })
            if rate > 0 { wait(for: item == nil ? .noItemToPlay : .evaluatingBufferingRate) }
        } catch {
            _playback.load(nil)
            fail(error)
        }
        changed()
    }

    // MARK: Playing

    open func play() { rate = defaultRate }
    open func pause() { rate = 0 }
    open func playImmediately(atRate rate: Float) { self.rate = rate }

    private var wantedRate: Float = 0

    /// The rate that the app or the user wants; 0 pauses. Rates below 0 pause too, and rates are at most 16, because browsers have no others.
    open var rate: Float {
        get { wantedRate }
        set {
            wantedRate = newValue.isNaN ? 0 : min(max(newValue, 0), 16)
            _playback.play(at: Double(wantedRate))
            if wantedRate == 0 {
                (timeControlStatus, reasonForWaitingToPlay) = (.paused, nil)
            } else if timeControlStatus != .playing {
                wait(for: currentItem == nil ? .noItemToPlay : .evaluatingBufferingRate)
            }
            changed()
        }
    }

    /// From 0 to 1. Mobile Safari ignores it: the user sets the volume.
    open var volume: Float {
        get { Float(_playback.volume) }
        set { _playback.volume = Double(newValue) }
    }
    open var isMuted: Bool {
        get { _playback.isMuted }
        set { _playback.isMuted = newValue }
    }

    // MARK: Time

    /// The time that is played now, as far as the page has told it.
    open func currentTime() -> CMTime { currentItem == nil ? .zero : CMTime(seconds: _playback.seconds, preferredTimescale: 600) }

    open func seek(to time: CMTime) { seek(to: time) { _ in } }

    /// Calls the handler when the page shows the time, with `false` if another one came before.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        finishSeeking(false)
        guard currentItem != nil, time.isNumeric else {
            completionHandler(false)
            return
        }
        seekHandlers.append(completionHandler)
        _playback.seek(to: max(time.seconds, 0))
    }

    /// - Parameters:
    ///   - toleranceBefore: Without effect: browsers seek as exactly as they can.
    ///   - toleranceAfter: Without effect.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
    ) {
        seek(to: time, completionHandler: completionHandler)
    }

    @discardableResult
    open func seek(to time: CMTime, toleranceBefore: CMTime = .zero, toleranceAfter: CMTime = .zero) async -> Bool {
        await withCheckedContinuation { continuation in seek(to: time) { continuation.resume(returning: $0) } }
    }

    private func finishSeeking(_ succeeded: Bool) {
        let handlers = seekHandlers
        seekHandlers = []
        for handler in handlers { handler(succeeded) }
    }

    /// Calls a block with the time while it is played, and when it jumps.
    ///
    /// - Partly: at most four times a second: each call is a message of the page.
    /// - Parameter queue: `nil` is the main queue.
    /// - Returns: What ``removeTimeObserver(_:)`` takes.
    open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void) -> Any {
        defer { _playback.interval = observers.interval }
        return observers.add(every: interval.isNumeric ? interval.seconds : 1, queue, block)
    }

    /// Calls a block when one of several times has been played, as soon as the page says so: up to a quarter of a second later.
    open func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void) -> Any {
        defer { _playback.interval = observers.interval }
        return observers.add(at: times.map(\.timeValue).filter(\.isNumeric).map(\.seconds), queue, block)
    }

    open func removeTimeObserver(_ observer: Any) {
        observers.remove(observer)
        _playback.interval = observers.interval
    }

    // MARK: What the page says

    func changed() {
        _changes.send()
        currentItem?._changes.send()
    }

    private func wait(for reason: WaitingReason) { (timeControlStatus, reasonForWaitingToPlay) = (.waitingToPlayAtSpecifiedRate, reason) }

    private func fail(_ error: any Error) {
        currentItem?.status = .failed
        currentItem?.error = error
        (timeControlStatus, reasonForWaitingToPlay) = (.paused, nil)
        currentItem?.post(.AVPlayerItemFailedToPlayToEndTime, [AVPlayerItemFailedToPlayToEndTimeErrorKey: error])
    }

    private func isReady() {
        status = .readyToPlay
        currentItem?.status = .readyToPlay
        currentItem?.isPlaybackLikelyToKeepUp = true
    }

    private func receive(_ report: MediaReport) {
        let item = currentItem
        if let duration = report.duration { item?.duration = CMTime(seconds: duration, preferredTimescale: 600) }
        switch report.moment {
        case .ready:
            isReady()
        case .playing:
            wantedRate = Float(report.rate)
            isReady()
            (timeControlStatus, reasonForWaitingToPlay) = (.playing, nil)
        case .paused:
            wantedRate = 0
            (timeControlStatus, reasonForWaitingToPlay) = (.paused, nil)
        case .waiting:
            item?.isPlaybackLikelyToKeepUp = false
            if rate > 0 { wait(for: .toMinimizeStalls) }
            item?.post(.AVPlayerItemPlaybackStalled)
        case .blocked:
            if rate > 0 { wait(for: .evaluatingBufferingRate) }
        case .failed:
            wantedRate = 0
            fail(AVError(.unknown))
        case .seeked:
            finishSeeking(true)
            item?.post(.AVPlayerItemTimeJumped)
        case .ended:
            if actionAtItemEnd != .none { wantedRate = 0 }
            (timeControlStatus, reasonForWaitingToPlay) = (.paused, nil)
        case .time: break
        }
        observers.played(to: CMTime(seconds: report.seconds, preferredTimescale: 600), jumped: report.moment == .seeked)
        if report.moment != .time { changed() }
        if report.moment == .ended, let item {
            item.post(.AVPlayerItemDidPlayToEndTime)
            ended(item)
        }
    }

    /// Called when an item has ended.
    func ended(_ item: AVPlayerItem) {}
}

extension NSValue {
    /// A time, for ``AVPlayer/addBoundaryTimeObserver(forTimes:queue:using:)``. Foundation's own values of two numbers carry it.
    public convenience init(time: CMTime) { self.init(point: CGPoint(x: time.seconds, y: Double(time.timescale))) }

    public var timeValue: CMTime {
        CMTime(seconds: pointValue.x, preferredTimescale: Int32(exactly: pointValue.y) ?? 600)
    }
}
