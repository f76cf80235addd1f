import Foundation
import MartletCombine
import MartletCore

/// Media that a player plays, and what the page knows of it.
@MainActor @preconcurrency
open class AVPlayerItem: NSObject, KeyValueObserving {
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    public let asset: AVAsset
    public let _changes = PassthroughSubject<Void, Never>()
    /// Whether the page has loaded the beginning of the item, or cannot.
    public internal(set) var status = Status.unknown
    public internal(set) var error: (any Error)?
    /// The duration; indefinite until the page knows it, and for live streams.
    public internal(set) var duration = CMTime.indefinite
    /// Whether the page had to wait for data.
    public internal(set) var isPlaybackLikelyToKeepUp = false
    public var isPlaybackBufferEmpty: Bool { !isPlaybackLikelyToKeepUp }
    public var isPlaybackBufferFull: Bool { false }
    /// Stored, and without effect: the browser decides.
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// Stored, and without effect.
    open var preferredPeakBitRate: Double = 0
    /// The player that plays it.
    weak var player: AVPlayer?

    public init(asset: AVAsset) { self.asset = asset }

    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

    open func currentTime() -> CMTime { player?.currentItem === self ? player?.currentTime() ?? .zero : .zero }

    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
        guard let player, player.currentItem === self else {
            completionHandler?(false)
            return
        }
        player.seek(to: time) { completionHandler?($0) }
    }

    /// Tells the app's observers of the item, unless they could be other users'.
    func post(_ name: Notification.Name, _ info: [String: Any]? = nil) {
        guard LiveSessions.shared.reachOneUser else { return }
        NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }
}

/// Notifications of players' items. There is one notification center for the whole process, so they are posted only where a process belongs to one user.
extension Notification.Name {
    public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
    public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumpedNotification")
    /// Never posted.
    public static let AVPlayerItemNewErrorLogEntry = Notification.Name("AVPlayerItemNewErrorLogEntry")
}

extension AVPlayerItem {
    public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
    public static let failedToPlayToEndTimeNotification = Notification.Name.AVPlayerItemFailedToPlayToEndTime
    public static let playbackStalledNotification = Notification.Name.AVPlayerItemPlaybackStalled
    public static let timeJumpedNotification = Notification.Name.AVPlayerItemTimeJumped
}

/// The error of an item that could not be played to its end.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
