import HTTPTypes
import HummingbirdCore
import MartletTransfers
import NIOCore

/// Answers with bytes that the app has made or received: its images, and files for the user to save.
///
/// Whoever has the address gets them; it contains 128 random bits, which only the page is told.
enum ServedFileResponder {
    /// The number of bytes that are copied at a time.
    private static let pieceSize = 65_536

    static func respond(to request: Request) -> Response? {
        guard let file = ServedFiles.shared.file(at: String(request.uri.path.dropFirst(ServedFile.folder.count))) else { return nil }
        var headers: HTTPFields = [
            .contentType: file.mediaType, .acceptRanges: "bytes",
            // An address always stands for the same bytes.
            .cacheControl: "private, max-age=31536000, immutable",
            // They may come from strangers: opened by themselves, they run nothing.
            .contentSecurityPolicy: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        ]
        headers.set("cross-origin-resource-policy", "same-origin")
        if file.name != nil { headers[.contentDisposition] = "attachment" }
        let range: Range<Int>
        switch ByteRange(request.headers[.range], size: file.data.count) {
        case .whole: range = 0..<file.data.count
        case .part(let part):
            range = part
            headers[.contentRange] = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(file.data.count)"
        case .outside:
            headers[.contentRange] = "bytes */\(file.data.count)"
            return Response(status: .rangeNotSatisfiable, headers: headers)
        }
        return Response(status: range.count == file.data.count ? .ok : .partialContent, headers: headers, body: body(of: file, range))
    }

    /// Copies one piece after another, as the client takes them: a file can have 100 MB.
    private static func body(of file: ServedFile, _ range: Range<Int>) -> ResponseBody {
        ResponseBody(contentLength: range.count) { writer in
            let start = file.data.startIndex
            for offset in stride(from: range.lowerBound, to: range.upperBound, by: Self.pieceSize) {
                let end = min(offset + Self.pieceSize, range.upperBound)
                try await writer.write(ByteBuffer(bytes: file.data[start + offset..<start + end]))
            }
            try await writer.finish(nil)
        }
    }
}
