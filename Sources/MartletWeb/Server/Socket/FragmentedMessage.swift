import NIOCore

/// A message that comes in fragments. Of one that is too large only the beginning is kept, which says which event it is.
struct FragmentedMessage {
    private(set) var bytes = ByteBuffer()
    private(set) var size = 0

    /// - Parameter limit: How many bytes a message may have.
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
