import HTTPTypes
import HummingbirdCore
import NIOCore

extension Request {
    /// The value of a header, by its name in lower case.
    func header(_ name: String) -> String? {
        name == "host" ? head.authority : headers.first { $0.name.canonicalName == name }?.value
    }

    /// What the address bar says: the path and its query.
    var location: String { uri.query.map { uri.path + "?" + $0 } ?? uri.path }
}

extension HTTPFields {
    /// Sets a header that has no name of its own in `HTTPField.Name`.
    mutating func set(_ name: String, _ value: String) {
        if let name = HTTPField.Name(name) { self[name] = value }
    }
}

extension Response {
    /// An answer in plain words.
    static func text(_ status: HTTPResponse.Status, _ text: String) -> Response {
        Response(
            status: status, headers: [.contentType: "text/plain; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text + "\n")))
    }
}
