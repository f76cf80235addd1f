import HTTPTypes
import HummingbirdCore
import NIOHTTP1
import NIOHTTPCompression

/// Decides which responses are compressed: texts longer than a packet, if the client accepts it.
///
/// The responder knows the content of a response, and the compressor knows the encodings that the client accepts. They agree by `Vary`: a
/// response that varies with `Accept-Encoding` is compressed if the client accepts it.
enum Compression {
    /// Shorter responses fit into one packet uncompressed.
    private static let shortest = 1_024
    private static let texts = ["text/", "application/json", "application/javascript", "image/svg+xml"]

    /// Marks a response as compressible, if compression makes sense. Events are sent as they come, and a compressor would hold them back.
    static func offer(for response: inout Response, to request: Request) {
        // A HEAD response has nothing to compress, and a range refers to the uncompressed file.
        guard request.method == .get, response.status == .ok, response.body.contentLength.map({ $0 >= shortest }) ?? true,
            let type = response.headers[.contentType], type != "text/event-stream", texts.contains(where: type.hasPrefix)
        else { return }
        response.headers[.vary] = "accept-encoding"
    }

    static func handler() -> HTTPResponseCompressor {
        HTTPResponseCompressor { head, isPossible in
            guard isPossible, head.version == .http1_1, head.headers.contains(name: "vary") else { return .doNotCompress }
            // The head of a streamed response is sent before the compressed length is known. NIO's compressor sets the length where it
            // knows it.
            head.headers.remove(name: "content-length")
            head.headers.replaceOrAdd(name: "transfer-encoding", value: "chunked")
            return .compressIfPossible
        }
    }
}
