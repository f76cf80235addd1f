/// A file that pages load: a script, a style sheet or symbols.
public struct Resource: Sendable {
    /// The last component of its URL: `client.js`.
    public let name: String
    public let contentType: String
    public let bytes: [UInt8]
    /// A hash of the content. A URL with the version always has the same content, so browsers can cache it forever.
    package let version: String

    public init(_ name: String, contentType: String, bytes: [UInt8]) {
        self.name = name
        self.contentType = contentType
        self.bytes = bytes
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        version = String(hash, radix: 36)
    }

    /// The URL of the file.
    package var address: String { PageAddress.folder + name + "?v=" + version }
}
