import HTTPTypes
import HummingbirdCore
import MartletDOM
import NIOCore

/// The files that pages load, ready to send.
struct ResourceLibrary: Sendable {
    private let files: [String: Resource]
    /// The URLs of the files by name. They contain the version, so browsers can cache them forever.
    let addresses: [String: String]

    init(_ resources: [Resource]) {
        files = Dictionary(uniqueKeysWithValues: resources.map { ($0.name, $0) })
        addresses = files.mapValues(\.address)
    }

    /// Answers a request for a file of the server or of a family of elements; returns `nil` if there is no file with this name.
    func respond(to request: Request, name: String) -> Response? {
        guard let file = files[name] ?? Family.file(named: name) else { return nil }
        // A weak tag, because the response may be compressed.
        let tag = "W/\"\(file.version)\""
        let isVersioned = request.uri.query == "v=" + file.version
        var headers: HTTPFields = [
            .eTag: tag,
            .cacheControl: isVersioned ? "public, max-age=31536000, immutable" : "no-cache",
        ]
        // Also where nothing has changed: the headers of that answer replace those that the browser has.
        if file.contentType.hasPrefix("text/html") { headers[.contentSecurityPolicy] = SecurityHeaders.sandboxPolicy }
        if let known = request.headers[.ifNoneMatch], known == "*" || known.contains(tag) {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = file.contentType
        // Without it a service worker would serve only paths below its own.
        if name == WebHost.worker.name { headers.set("service-worker-allowed", "/") }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.bytes)))
    }
}
