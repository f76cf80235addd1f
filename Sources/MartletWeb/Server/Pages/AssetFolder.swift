/// A folder of an app's own files: its pictures, its fonts.
public struct AssetFolder: Hashable, Sendable {
    /// Where on the disk.
    public var path: String

    public init(_ path: String) { self.path = path }
}
