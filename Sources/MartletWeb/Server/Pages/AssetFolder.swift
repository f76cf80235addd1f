/// A folder with an app's own files, such as images and fonts.
public struct AssetFolder: Hashable, Sendable {
    /// The folder's path on disk.
    public var path: String

    public init(_ path: String) { self.path = path }
}
