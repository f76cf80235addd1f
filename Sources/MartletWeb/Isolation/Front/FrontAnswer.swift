#if os(Linux)
import HTTPTypes
import NIOHTTP1

/// An answer of the front itself. The connection ends with it.
struct FrontAnswer: Sendable {
    var status: HTTPResponseStatus
    var text = ""
    var type = "text/plain; charset=utf-8"
    var headers: [(String, String)] = []

    static let malformed = FrontAnswer(status: .badRequest)
    static let tooLong = FrontAnswer(status: .requestHeaderFieldsTooLarge)
    static let full = FrontAnswer(
        status: .serviceUnavailable, text: "There are too many visitors just now.", headers: [("retry-after", "5")])
    static let busy = FrontAnswer(
        status: .serviceUnavailable, text: "The app has too much to do just now.", headers: [("retry-after", "5")])
    static let fullForAddress = FrontAnswer(
        status: .tooManyRequests, text: "There are too many visitors from this address just now.", headers: [("retry-after", "5")])
    static let noDatabase = page(
        .serviceUnavailable, "The app cannot find out just now where you are served.", headers: [("retry-after", "5")])
    static let noMachine = page(
        .serviceUnavailable, "The machine that serves you cannot be reached just now.", headers: [("retry-after", "5")])
    static let unknownUser = FrontAnswer(status: .forbidden, text: "The proxy does not say whose request this is.")
    static let failing = page(
        .serviceUnavailable, "The app has failed several times in a row. Try again in a minute.", headers: [("retry-after", "60")])

    /// A process has ended before it answered.
    static func lost(_ end: HostEnd) -> FrontAnswer { page(.internalServerError, end.sentence) }

    /// - Parameter sentence: Without anything that HTML would understand.
    private static func page(_ status: HTTPResponseStatus, _ sentence: String, headers: [(String, String)] = []) -> FrontAnswer {
        FrontAnswer(
            status: status,
            text: """
                <!doctype html><html lang=en><head><meta charset=utf-8><meta name=viewport content="width=device-width">\
                <meta name=color-scheme content="light dark"><title>\(status.reasonPhrase)</title></head>\
                <body><p>\(sentence)</p><p><a href="">Load again</a></p></body></html>
                """,
            type: "text/html; charset=utf-8", headers: headers)
    }

    /// - Parameter hasBody: `false` for the answer to a HEAD request.
    func bytes(hasBody: Bool) -> [UInt8] {
        var fields: HTTPFields = [:]
        SecurityHeaders.add(to: &fields)
        var lines = ["HTTP/1.1 \(status.code) \(status.reasonPhrase)"]
        lines += fields.map { "\($0.name.canonicalName): \($0.value)" } + headers.map { "\($0): \($1)" }
        lines += [
            "connection: close", "cache-control: no-store", "content-type: \(type)", "content-length: \(text.utf8.count)",
            "date: \(HTTPDate.now)",
        ]
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + (hasBody ? text : "")).utf8)
    }
}
#endif
