import NIOCore

/// A message that arrives in fragments. Of a too large message it keeps only the beginning, which contains the number of the event.
struct FragmentedMessage {
    private(set) var bytes = ByteBuffer()
    private(set) var size = 0

    /// - Parameter limit: The maximum size of a message in bytes.
    mutating func append(_ fragment: ByteBuffer, limit: Int) {
        size += fragment.readableBytes
        if size <= limit {
            bytes.writeImmutableBuffer(fragment)
        } else if bytes.readableBytes < Self.beginning {
            bytes.writeBytes(fragment.readableBytesView.prefix(Self.beginning))
        } else {
            bytes = ByteBuffer(bytes: bytes.readableBytesView.prefix(Self.beginning))
        }
    }

    private static let beginning = 64
}
