import HTTPTypes
import HummingbirdCore
import NIOHTTP1
import NIOHTTPCompression

/// Which answers are compressed for those who can read that: texts that are longer than a packet.
///
/// What answers a request knows what it sends, and what compresses it knows what the other end can read. `Vary` is what they agree by: an
/// answer that says it varies with the encodings that were asked for is compressed when they allow it.
enum Compression {
    /// Shorter answers fit into one packet as they are.
    private static let shortest = 1_024
    private static let texts = ["text/", "application/json", "application/javascript", "image/svg+xml"]

    /// Says of an answer that there are two forms of it, if compressing makes sense.
    static func offer(for response: inout Response, to request: Request) {
        // The head alone has nothing to compress; a part of a file is a part of the file as it is.
        guard request.method == .get, response.status == .ok, response.body.contentLength.map({ $0 >= shortest }) ?? true,
            let type = response.headers[.contentType], texts.contains(where: type.hasPrefix)
        else { return }
        response.headers[.vary] = "accept-encoding"
    }

    static func handler() -> HTTPResponseCompressor {
        HTTPResponseCompressor { head, isPossible in
            guard isPossible, head.version == .http1_1, head.headers.contains(name: "vary") else { return .doNotCompress }
            // What is sent piece by piece has a head before anyone knows how short it will be. NIO's compressor says the length where it knows it.
            head.headers.remove(name: "content-length")
            head.headers.replaceOrAdd(name: "transfer-encoding", value: "chunked")
            return .compressIfPossible
        }
    }
}
