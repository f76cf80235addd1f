/// A file that pages load: the script, the style sheet, the symbols.
public struct Resource: Sendable {
    /// The last part of its address: `client.js`.
    public let name: String
    public let contentType: String
    public let bytes: [UInt8]
    /// Names the content: another content has another version, so an address that carries it can be kept for ever.
    package let version: String

    public init(_ name: String, contentType: String, bytes: [UInt8]) {
        self.name = name
        self.contentType = contentType
        self.bytes = bytes
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        version = String(hash, radix: 36)
    }

    /// Where pages find it.
    package var address: String { PageAddress.folder + name + "?v=" + version }
}
