import Foundation
import Synchronization
import Testing

@testable import MartletTransfers

@Suite("Uploads")
struct UploadTests {
    private let parent = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    private func open(_ size: Int, in uploads: Uploads) throws -> Upload { try uploads.open("soup.txt", size: size) { _, _ in } }

    @Test func `Parts in order make the file, once`() throws {
        let uploads = Uploads(in: parent)
        let upload = try open(5, in: uploads)
        try uploads.append(Data("so".utf8), at: 0, to: upload.token)
        #expect(throws: Uploads.Refusal.notNext(2)) { try uploads.append(Data("so".utf8), at: 0, to: upload.token) }
        #expect(throws: Uploads.Refusal.notNext(2)) { try uploads.append(Data("p".utf8), at: 3, to: upload.token) }
        try uploads.append(Data("ups".utf8), at: 2, to: upload.token)
        #expect(try String(contentsOf: upload.url, encoding: .utf8) == "soups")
        #expect(throws: Uploads.Refusal.unexpected) { try uploads.append(Data("!".utf8), at: 5, to: upload.token) }
    }

    @Test func `More than was expected, or nothing expected, is refused`() throws {
        let uploads = Uploads(in: parent)
        let upload = try open(3, in: uploads)
        #expect(throws: Uploads.Refusal.tooMany) { try uploads.append(Data("soup".utf8), at: 0, to: upload.token) }
        #expect(throws: Uploads.Refusal.unexpected) { try uploads.append(Data("s".utf8), at: 0, to: "00") }
        #expect(try Data(contentsOf: upload.url).isEmpty)
        let large = try open(1 << 20, in: uploads)
        #expect(throws: Uploads.Refusal.tooMany) { try uploads.append(Data(count: Uploads.partSize + 1), at: 0, to: large.token) }
    }

    @Test func `A file that nobody has any more is deleted, and its token means nothing`() throws {
        let uploads = Uploads(in: parent)
        var upload: Upload? = try open(3, in: uploads)
        let (url, token) = (try #require(upload?.url), try #require(upload?.token))
        #expect(url.lastPathComponent == "soup.txt")
        #expect(FileManager.default.fileExists(atPath: url.path))
        upload = nil
        #expect(!FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path))
        #expect(!uploads.expects(token))
    }

    @Test func `All files together have a limit, which a deleted one does not count against`() throws {
        let uploads = Uploads(in: parent, capacity: 1_000_000)
        var first: Upload? = try open(600_000, in: uploads)
        #expect(throws: Uploads.Refusal.full) { try open(500_000, in: uploads) }
        #expect(throws: Uploads.Refusal.full) { try open(.max, in: uploads) }
        #expect(throws: Uploads.Refusal.full) { try open(-1, in: uploads) }
        #expect(first?.size == 600_000)
        first = nil
        #expect(try open(1_000_000, in: uploads).size == 1_000_000)
    }

    @Test func `Whoever watches the limit hears of each file that finds no room, for as long as they live`() throws {
        final class Watcher: Sendable { let count = Atomic(0) }
        let uploads = Uploads(in: parent, capacity: 100_000)
        let forever = Watcher()
        var brief: Watcher? = Watcher()
        weak let ended = brief
        for watcher in [forever, brief].compactMap(\.self) {
            uploads.observeFull(for: watcher) { [weak watcher] in watcher?.count.add(1, ordering: .relaxed) }
        }
        _ = try open(100_000, in: uploads)
        #expect(throws: Uploads.Refusal.full) { try open(100_001, in: uploads) }
        #expect(brief?.count.load(ordering: .relaxed) == 1)
        brief = nil
        #expect(ended == nil)
        #expect(throws: Uploads.Refusal.full) { try open(100_001, in: uploads) }
        #expect(forever.count.load(ordering: .relaxed) == 2)
    }

    @Test func `A small file counts for 64 KiB, also an empty one`() throws {
        let uploads = Uploads(in: parent, capacity: 2 * 65_536)
        let first = try open(0, in: uploads)
        var second: Upload? = try open(1, in: uploads)
        #expect(throws: Uploads.Refusal.full) { try open(0, in: uploads) }
        #expect(first.size == 0)
        #expect(second?.size == 1)
        second = nil
        #expect(try open(65_536, in: uploads).size == 65_536)
    }

    @Test func `Only this user of the machine can read a file`() throws {
        let upload = try open(1, in: Uploads(in: parent))
        func permissions(_ url: URL) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
        }
        #expect(try permissions(upload.url) == 0o600)
        #expect(try permissions(upload.url.deletingLastPathComponent()) == 0o700)
    }

    @Test func `What a process left behind when it crashed is deleted, and what a living one has is not`() throws {
        // No process has this number: it is above the greatest one.
        let left = parent.appending(path: "martlet-uploads-2147483647-ab/cd")
        let living = parent.appending(path: "martlet-uploads-1-ab/cd")
        // In a container each process has the number of the crashed one.
        let namesake = parent.appending(path: "martlet-uploads-\(getpid())-ab/cd")
        for folder in [left, living, namesake] { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
        let upload = try open(1, in: Uploads(in: parent))
        #expect(!FileManager.default.fileExists(atPath: left.path))
        #expect(!FileManager.default.fileExists(atPath: namesake.path))
        #expect(FileManager.default.fileExists(atPath: living.path))
        #expect(FileManager.default.fileExists(atPath: upload.url.path))
    }

    @Test func `Each part tells how many bytes are there`() throws {
        let counts = Mutex<[Int]>([])
        let uploads = Uploads(in: parent)
        let upload = try uploads.open("a", size: 3) { _, count in counts.withLock { $0.append(count) } }
        try uploads.append(Data([1, 2]), at: 0, to: upload.token)
        try uploads.append(Data([3]), at: 2, to: upload.token)
        #expect(counts.withLock { $0 } == [2, 3])
    }
}
