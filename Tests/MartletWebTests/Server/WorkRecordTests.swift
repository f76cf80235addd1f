import Foundation
import Testing

@testable import MartletWeb

/// What another process reads of what this one does.
@MainActor
@Suite("The record of an app's work")
struct WorkRecordTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "work-\(UUID())").path

    init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

    private func record(_ body: (WorkRecord) throws -> Void) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(WorkRecord(in: folder))
    }

    @Test func `It says what is being done, and what was done last`() throws {
        try record { record in
            #expect(WorkRecord.read(in: folder) == nil)
            record.during({ $0.append("tap on button") }, { #expect(WorkRecord.read(in: folder) == "during tap on button") })
            #expect(WorkRecord.read(in: folder) == "after tap on button")
            record.during({ $0.append("tap") }, { #expect(WorkRecord.read(in: folder) == "during tap") })
        }
    }

    @Test func `Work inside other work does not hide it`() throws {
        try record { record in
            record.during({ $0.append("tap") }) {
                record.during({ $0.append("the start of a session") }, { #expect(WorkRecord.read(in: folder) == "during tap") })
                #expect(WorkRecord.read(in: folder) == "during tap")
            }
            #expect(WorkRecord.read(in: folder) == "after tap")
        }
    }

    @Test func `Work that throws is over`() throws {
        struct Failure: Error {}
        try record { record in
            #expect(throws: Failure.self) { try record.during({ $0.append("tap") }, { throw Failure() }) }
            #expect(WorkRecord.read(in: folder) == "after tap")
        }
    }

    @Test func `A long name is cut off`() throws {
        try record { record in
            record.during(
                {
                    $0.append(String(repeating: "x", count: 1_000))
                    $0.append("y")
                }, {})
            #expect(WorkRecord.read(in: folder) == "after " + String(repeating: "x", count: 504))
        }
    }

    @Test func `What would control a terminal is left out`() throws {
        try record { record in
            record.during({ $0.append("\u{1B}[2J\nok\u{7F}") }, {})
            #expect(WorkRecord.read(in: folder) == "after ?[2J?ok?")
        }
    }

    @Test func `The record of the process before is gone when another begins`() throws {
        try record { record in
            record.during({ $0.append("tap") }, {})
            _ = try WorkRecord(in: folder)
            #expect(WorkRecord.read(in: folder) == nil)
        }
    }

    @Test nonisolated func `A server that cannot keep the record serves all the same`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // A folder in its place fails as a full disk does.
        try FileManager.default.createDirectory(atPath: folder + "/last-action", withIntermediateDirectories: true)
        try await withServer(configure: { [folder] in $0.storage = folder }) { server in
            let page = try await server.request("GET", "/", headers: ["accept": "text/html"])
            #expect(page.status == 200)
        }
    }
}
