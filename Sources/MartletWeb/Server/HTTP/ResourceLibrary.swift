import HTTPTypes
import HummingbirdCore
import MartletDOM
import NIOCore

/// The files that pages load, ready to be sent.
struct ResourceLibrary: Sendable {
    private struct File: Sendable {
        let body: ByteBuffer
        let contentType: String
        let version: String
    }

    private let files: [String: File]
    /// The addresses of the files, by their names. They carry the version, so they can be kept for ever.
    let addresses: [String: String]

    init(_ resources: [Resource]) {
        var files: [String: File] = [:]
        for resource in resources {
            files[resource.name] = File(
                body: ByteBuffer(bytes: resource.bytes), contentType: resource.contentType, version: resource.version)
        }
        self.files = files
        addresses = Dictionary(uniqueKeysWithValues: files.map { ($0, PageAddress.folder + $0 + "?v=" + $1.version) })
    }

    /// Answers a request for a file; `nil` if there is none of the name.
    func respond(to request: Request, name: String) -> Response? {
        guard let file = files[name] else { return nil }
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
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: file.body))
    }
}
