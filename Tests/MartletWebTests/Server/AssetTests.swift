import Foundation
import TestSupport
import Testing

@testable import MartletWeb

@Suite("The app's own files", .afterMainActorTests, .timeLimit(.minutes(1)))
struct AssetTests {
    /// Serves a folder that holds `film.mp4`, ten digits long.
    private func withFilm(_ body: (TestServer, _ film: URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appending(path: "sub"), withIntermediateDirectories: true)
        let film = folder.appending(path: "film.mp4")
        try Data("0123456789".utf8).write(to: film)
        try await withServer(configure: { $0.assets = [AssetFolder(folder.path)] }) { try await body($0, film) }
    }

    private let path = "/_martlet/assets/film.mp4"

    @Test func `A file comes with its type, length, tag and date`() async throws {
        try await withFilm { server, film in
            let date = Date(timeIntervalSince1970: 784_111_777)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: film.path)
            let answer = try await server.request("GET", path)
            #expect(answer.status == 200)
            #expect(answer.body == "0123456789")
            #expect(answer.headers["content-type"] == "video/mp4")
            #expect(answer.headers["content-length"] == "10")
            #expect(answer.headers["last-modified"] == "Sun, 06 Nov 1994 08:49:37 GMT")
            #expect(answer.headers["etag"]?.hasPrefix("W/\"") == true)
            #expect(answer.headers["date"]?.hasSuffix(" GMT") == true)
        }
    }

    @Test(arguments: [
        ("bytes=2-4", "234", "bytes 2-4/10"), ("bytes=7-", "789", "bytes 7-9/10"), ("bytes=-2", "89", "bytes 8-9/10"),
        ("bytes=8-99", "89", "bytes 8-9/10"), ("bytes=-99", "0123456789", "bytes 0-9/10"),
    ])
    func `A part is sent to whoever asks for one`(range: String, body: String, contentRange: String) async throws {
        try await withFilm { server, _ in
            let answer = try await server.request("GET", path, headers: ["range": range])
            #expect(answer.status == 206)
            #expect(answer.body == body)
            #expect(answer.headers["content-range"] == contentRange)
            #expect(answer.headers["content-length"] == "\(body.utf8.count)")
        }
    }

    @Test(arguments: ["bytes=10-", "bytes=99999999999999999999-", "bytes=-0"])
    func `A part that the file does not have is refused, with the file's length`(range: String) async throws {
        try await withFilm { server, _ in
            let answer = try await server.request("GET", path, headers: ["range": range])
            #expect(answer.status == 416)
            #expect(answer.headers["content-range"] == "bytes */10")
        }
    }

    @Test(arguments: ["bytes=4-2", "bytes=0-1,4-5", "bytes=a-b", "bytes=", "pages=1-2", "bytes=+1-2"])
    func `A range that makes no sense is answered with the whole file`(range: String) async throws {
        try await withFilm { server, _ in
            let answer = try await server.request("GET", path, headers: ["range": range])
            #expect(answer.status == 200)
            #expect(answer.body == "0123456789")
        }
    }

    @Test func `A part of another file than the one that was begun is answered with the whole file`() async throws {
        try await withFilm { server, _ in
            let tag = try #require(try await server.request("GET", path).headers["etag"])
            let same = try await server.request("GET", path, headers: ["range": "bytes=2-4", "if-range": tag])
            #expect(same.body == "234")
            let other = try await server.request("GET", path, headers: ["range": "bytes=2-4", "if-range": "W/\"other\""])
            #expect(other.body == "0123456789")
        }
    }

    @Test func `A file that is known is not sent again until it changes`() async throws {
        try await withFilm { server, film in
            let first = try await server.request("GET", path)
            let tag = try #require(first.headers["etag"])
            let date = try #require(first.headers["last-modified"])
            #expect(try await server.request("GET", path, headers: ["if-none-match": tag]).status == 304)
            #expect(try await server.request("GET", path, headers: ["if-modified-since": date]).status == 304)
            try Data("longer than before".utf8).write(to: film)
            #expect(try await server.request("GET", path, headers: ["if-none-match": tag]).body == "longer than before")
        }
    }

    @Test func `A head has the file's length and not the file`() async throws {
        try await withFilm { server, _ in
            let answer = try await server.request("HEAD", path)
            #expect(answer.status == 200)
            #expect(answer.headers["content-length"] == "10")
            #expect(answer.body == "")
        }
    }

    @Test(arguments: ["", "sub", "sub/", "none.mp4", "sub/../film.mp4", "%2e%2e/film.mp4", "film.mp4%00", "%zz"])
    func `A folder is no file, and no path leads out of one`(path: String) async throws {
        try await withFilm { server, _ in
            let answer = try await server.request("GET", "/_martlet/assets/" + path)
            #expect(answer.status == 404)
        }
    }
}
