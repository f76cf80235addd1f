import HTTPTypes
import HummingbirdCore
import NIOCore

extension Request {
    /// The value of a header. `name` is in lower case.
    func header(_ name: String) -> String? {
        name == "host" ? head.authority : headers.first { $0.name.canonicalName == name }?.value
    }

    /// The value of a header's last line. A proxy writes below what the client sent.
    func lastHeader(_ name: String) -> String? { headers.last { $0.name.canonicalName == name }?.value }

    /// The path and query, as shown in the address bar.
    var location: String { uri.query.map { uri.path + "?" + $0 } ?? uri.path }
}

extension HTTPFields {
    /// Sets a header for which `HTTPField.Name` has no constant.
    mutating func set(_ name: String, _ value: String) {
        if let name = HTTPField.Name(name) { self[name] = value }
    }
}

extension Response {
    /// Creates a response with plain text.
    static func text(_ status: HTTPResponse.Status, _ text: String) -> Response {
        Response(
            status: status, headers: [.contentType: "text/plain; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text + "\n")))
    }
}
