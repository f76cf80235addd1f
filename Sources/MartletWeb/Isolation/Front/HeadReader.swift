import NIOCore
import NIOEmbedded
import NIOHTTP1

/// Reads the head of a connection's first request with NIO's parser.
final class HeadReader {
    enum Progress {
        case incomplete
        case head(HTTPRequestHead)
        case malformed
        case tooLong
    }

    /// The maximum length of a head in bytes.
    static let capacity = 32 * 1024

    private let channel = EmbeddedChannel(handler: ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .dropBytes)))
    /// The number of bytes that the parser has seen.
    private(set) var count = 0

    deinit { _ = try? channel.finish(acceptAlreadyClosed: true) }

    /// - Parameter bytes: All bytes from the beginning of the request that have come so far.
    func read(_ bytes: UnsafeRawBufferPointer) -> Progress {
        guard bytes.count > count else { return .incomplete }
        let new = ByteBuffer(bytes: bytes[count...])
        count = bytes.count
        do {
            try channel.writeInbound(new)
            if case .head(let head) = try channel.readInbound(as: HTTPServerRequestPart.self) { return .head(head) }
        } catch {
            return .malformed
        }
        return count < Self.capacity ? .incomplete : .tooLong
    }
}
