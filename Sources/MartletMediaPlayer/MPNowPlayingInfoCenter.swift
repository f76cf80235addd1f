@_exported import Foundation
@_exported import MartletUIKit

// - Partly import MediaPlayer: it compiles; what plays is shown nowhere, keys of a keyboard or headset are not heard, and the library is denied

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"

public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

/// A picture of what plays.
open class MPMediaItemArtwork: NSObject {
    public let bounds: CGRect
    private let handler: (CGSize) -> UIImage

    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        handler = requestHandler
    }

    open func image(at size: CGSize) -> UIImage? { handler(size) }
}

/// What plays: stored, and shown nowhere.
@MainActor @preconcurrency
public final class MPNowPlayingInfoCenter: NSObject {
    private static let only = MPNowPlayingInfoCenter()

    public class func `default`() -> MPNowPlayingInfoCenter { only }
    /// Not kept: all users of the process would see it.
    public var nowPlayingInfo: [String: Any]? {
        get { nil }
        set {}
    }
    /// Not kept.
    public var playbackState: MPNowPlayingPlaybackState {
        get { .unknown }
        set {}
    }
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}

/// A press of a key of a headset. Nobody hears one.
open class MPRemoteCommandEvent: NSObject {
    open var timestamp: TimeInterval { 0 }
    override init() { super.init() }
}
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    public var positionTime: TimeInterval { 0 }
}
public final class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    public var interval: TimeInterval { 0 }
}

/// What a key does. Handlers are accepted, and never called.
@MainActor @preconcurrency
open class MPRemoteCommand: NSObject {
    /// Not kept: no key is heard.
    open var isEnabled: Bool {
        get { false }
        set {}
    }

    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
    open func removeTarget(_ target: Any?) {}
}
public final class MPSkipIntervalCommand: MPRemoteCommand {
    /// Not kept.
    public var preferredIntervals: [NSNumber] {
        get { [] }
        set {}
    }
}

@MainActor @preconcurrency
public final class MPRemoteCommandCenter: NSObject {
    private static let only = MPRemoteCommandCenter()

    public class func shared() -> MPRemoteCommandCenter { only }
    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let seekForwardCommand = MPRemoteCommand()
    public let seekBackwardCommand = MPRemoteCommand()
    public let changePlaybackPositionCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
}

/// A slider for the volume: it is empty, because a page cannot set the device's.
@MainActor @preconcurrency
open class MPVolumeView: UIView {
    open var showsVolumeSlider = true
    open var showsRouteButton = true
}

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

/// The user's music: a page does not see it.
open class MPMediaLibrary: NSObject {
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
        // Later, as the answer of a user would come.
        DispatchQueue.main.async { handler(.denied) }
    }
}
