import Foundation

/// Media that can be played: here always an ``AVURLAsset``.
///
/// - Partly: an asset knows its URL; its duration and tracks are those that a player's item has, once the page has loaded it.
open class AVAsset: NSObject, @unchecked Sendable {  // Its properties are constants.
    public let _url: URL?

    init(address url: URL?) { _url = url }

    public convenience init(url: URL) { self.init(address: url) }

    public var isPlayable: Bool { _url != nil }
}

/// Media at a URL: of the web, of the app's resources, or a file of the user's, of at most 8 MiB.
public class AVURLAsset: AVAsset, @unchecked Sendable {  // Its properties are constants.
    public let url: URL

    /// - Parameter options: Without effect.
    public init(url: URL, options: [String: Any]? = nil) {
        self.url = url
        super.init(address: url)
    }
}
