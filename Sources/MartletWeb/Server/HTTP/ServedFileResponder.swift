import HTTPTypes
import HummingbirdCore
import MartletTransfers
import NIOCore

/// Answers with bytes that the app has made or received: its images, and files for the user to save.
///
/// Whoever has the address gets them; it contains 128 random bits, which only the page is told.
enum ServedFileResponder {
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
        let start = file.data.startIndex
        let bytes = ByteBuffer(bytes: file.data[start + range.lowerBound..<start + range.upperBound])
        return Response(
            status: range.count == file.data.count ? .ok : .partialContent, headers: headers, body: ResponseBody(byteBuffer: bytes))
    }
}
