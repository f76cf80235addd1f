/// A file that pages load: the script, the style sheet, the symbols.
public struct Resource: Sendable {
    /// The last part of its address: `client.js`.
    public let name: String
    public let contentType: String
    public let bytes: [UInt8]

    public init(_ name: String, contentType: String, bytes: [UInt8]) {
        self.name = name
        self.contentType = contentType
        self.bytes = bytes
    }

    /// Names the content: another content has another version, so an address that carries it can be kept for ever.
    var version: String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 36)
    }
}

/// A folder of an app's own files: its pictures, its fonts.
public struct AssetFolder: Hashable, Sendable {
    /// Where on the disk.
    public var path: String

    public init(_ path: String) { self.path = path }
}
