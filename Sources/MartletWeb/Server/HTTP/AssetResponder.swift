import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOPosix

/// Answers with the app's own files: images, fonts and videos. It supports range requests, which browsers use to play videos.
struct AssetResponder: Sendable {
    let folders: [AssetFolder]
    /// Threads for reading files, so that a slow disk does not block an event loop.
    private let threads = NIOThreadPool.singleton

    init(folders: [AssetFolder]) { self.folders = folders }

    /// - Parameter path: The file's path in its folder, percent-encoded.
    /// - Returns: `nil` if no folder contains the file.
    func respond(to request: Request, path: Substring) async throws -> Response? {
        guard let path = path.removingPercentEncoding, Self.isInside(path), AssetType.isForPages(path) else { return nil }
        guard let file = try await threads.runIfActive({ [folders] in Self.file(at: path, in: folders) }) else { return nil }
        var headers: HTTPFields = [
            .contentType: AssetType.contentType(of: file.url), .eTag: file.tag, .lastModified: HTTPDate.string(from: file.modified),
            .acceptRanges: "bytes", .cacheControl: "no-cache",
        ]
        if file.isKnown(to: request.headers) { return Response(status: .notModified, headers: headers) }
        switch file.isCurrent(in: request.headers) ? ByteRange(request.headers[.range], size: file.size) : .whole {
        case .whole:
            return Response(status: .ok, headers: headers, body: body(of: file, 0..<file.size))
        case .part(let range):
            headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(file.size)"
            return Response(status: .partialContent, headers: headers, body: body(of: file, range))
        case .outside:
            headers[.contentRange] = "bytes */\(file.size)"
            return Response(status: .rangeNotSatisfiable, headers: headers)
        }
    }

    /// Returns whether a path stays inside its folder.
    private static func isInside(_ path: String) -> Bool {
        !path.utf8.contains(0) && !path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
    }

    private static func file(at path: String, in folders: [AssetFolder]) -> AssetFile? {
        folders.lazy.compactMap { AssetFile(URL(filePath: $0.path).appending(path: path)) }.first
    }

    private func body(of file: AssetFile, _ range: Range<Int>) -> ResponseBody {
        ResponseBody(contentLength: range.count) { [threads] writer in
            let handle = try await threads.runIfActive {
                let handle = try FileHandle(forReadingFrom: file.url)
                try handle.seek(toOffset: UInt64(range.lowerBound))
                return handle
            }
            var left = range.count
            while left > 0 {
                let count = min(left, 65_536)
                // If the file has become shorter, the connection is closed, because the longer length has been sent already.
                guard let piece = try await threads.runIfActive({ try handle.read(upToCount: count) }), !piece.isEmpty else {
                    throw CocoaError(.fileReadCorruptFile)
                }
                try await writer.write(ByteBuffer(bytes: piece))
                left -= piece.count
            }
            try await writer.finish(nil)
        }
    }
}

/// A file at the time of a request.
private struct AssetFile: Sendable {
    let url: URL
    let size: Int
    let modified: Date

    /// Returns `nil` if the file does not exist or is a folder.
    init?(_ url: URL) {
        let target = url.resolvingSymlinksInPath()
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: target.path),
            attributes[.type] as? FileAttributeType == .typeRegular,
            let size = attributes[.size] as? Int, let modified = attributes[.modificationDate] as? Date
        else { return nil }
        self.url = url
        self.size = size
        self.modified = modified
    }

    /// A weak tag, because the response may be compressed.
    var tag: String {
        "W/\"\(String(Int(modified.timeIntervalSince1970 * 1_000), radix: 36))-\(String(size, radix: 36))\""
    }

    /// Returns whether the client has the current version of the file.
    func isKnown(to headers: HTTPFields) -> Bool {
        if let tags = headers[.ifNoneMatch] { return tags == "*" || tags.contains(tag) }
        guard let date = headers[.ifModifiedSince].flatMap(HTTPDate.date(from:)) else { return false }
        return modified.timeIntervalSince1970.rounded(.down) <= date.timeIntervalSince1970
    }

    /// Returns whether a requested range belongs to the version that the client has parts of.
    func isCurrent(in headers: HTTPFields) -> Bool {
        guard let condition = headers[.ifRange] else { return true }
        return condition == tag || condition == HTTPDate.string(from: modified)
    }
}
