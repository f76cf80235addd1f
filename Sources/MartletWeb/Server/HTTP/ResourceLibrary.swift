import HTTPTypes
import HummingbirdCore
import MartletDOM
import NIOCore

/// The files that pages load, ready to be sent.
struct ResourceLibrary: Sendable {
    private let files: [String: Resource]
    /// The addresses of the files, by their names. They carry the version, so they can be kept for ever.
    let addresses: [String: String]

    init(_ resources: [Resource]) {
        files = Dictionary(uniqueKeysWithValues: resources.map { ($0.name, $0) })
        addresses = files.mapValues(\.address)
    }

    /// Answers a request for a file, be it of the server or of a family of elements; `nil` if there is none of the name.
    func respond(to request: Request, name: String) -> Response? {
        guard let file = files[name] ?? Family.file(named: name) else { return nil }
        // Weak, because the bytes on their way may be compressed.
        let tag = "W/\"\(file.version)\""
        let isVersioned = request.uri.query == "v=" + file.version
        var headers: HTTPFields = [
            .eTag: tag,
            .cacheControl: isVersioned ? "public, max-age=31536000, immutable" : "no-cache",
        ]
        if let known = request.headers[.ifNoneMatch], known == "*" || known.contains(tag) {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = file.contentType
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.bytes)))
    }
}
