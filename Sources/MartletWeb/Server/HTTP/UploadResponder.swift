import Foundation
import HTTPTypes
import HummingbirdCore
import MartletTransfers
import NIOCore
import NIOPosix

/// Takes the files that users choose, in parts: `POST /_martlet/upload/<token>?offset=<bytes before>`.
///
/// The token, which only the page has, says where a part belongs. Answers with the number of bytes that are there: also with 409, if the part does not
/// follow them.
struct UploadResponder: Sendable {
    static let path = "/_martlet/upload/"
    let policy: HostPolicy

    func respond(to request: Request) async -> Response {
        guard policy.allows(host: request.header("host")), policy.allows(origin: request.header("origin"), host: request.header("host"))
        else {
            return .text(.forbidden, "Only this server's own pages send files.")
        }
        let token = String(request.uri.path.dropFirst(Self.path.count))
        // Before the body is read, which needs memory.
        guard Uploads.shared.expects(token) else { return .text(.notFound, "Nobody expects this file.") }
        guard let offset = request.uri.queryParameters["offset"].flatMap({ Int($0) }), offset >= 0 else {
            return .text(.badRequest, "A part of a file names its offset.")
        }
        guard let length = request.headers[.contentLength].flatMap({ Int($0) }) else {
            return .text(.lengthRequired, "A part of a file says how long it is.")
        }
        var request = request
        guard let body = try? await request.collectBody(upTo: Uploads.partSize) else {
            return .text(.contentTooLarge, "A part of a file has at most \(Uploads.partSize) bytes.")
        }
        // The body of a connection that was cut is shorter.
        guard body.readableBytes == length else { return .text(.badRequest, "The part is not complete.") }
        do {
            // A slow disk does not block an event loop.
            try await NIOThreadPool.singleton.runIfActive { try Uploads.shared.append(Data(body.readableBytesView), at: offset, to: token) }
            return .text(.ok, "\(offset + body.readableBytes)")
        } catch Uploads.Refusal.notNext(let count) {
            return .text(.conflict, "\(count)")
        } catch Uploads.Refusal.unexpected {
            return .text(.notFound, "Nobody expects this file.")
        } catch Uploads.Refusal.tooMany {
            return .text(.contentTooLarge, "The file has more bytes than it was said to have.")
        } catch {
            return .text(HTTPResponse.Status(code: 507), "The file could not be written.")
        }
    }
}
