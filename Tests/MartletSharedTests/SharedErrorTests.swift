import Foundation
import MartletShared
import Testing

@Suite("What cannot be shared")
struct SharedErrorTests {
    private struct Dish: Codable, Equatable {
        var name: String
        var price: Int
    }

    @Test(arguments: Place.allCases)
    func `A value of another type names the type and the place`(place: Place) async throws {
        try await place.with { ground in
            let storage = try ground.storage()
            try await Shared("menu", in: storage, initial: ["name": "Soup"]).change { $0["name"] = "Fish" }
            await #expect {
                try await Shared("menu", in: storage, initial: Dish(name: "", price: 0)).value
            } throws: {
                "\($0)"
                    == "What is stored as “menu” is no Dish: it has no “price”. Use another name, or a type that decodes what is stored."
            }
            await #expect(throws: SharedError.otherType(name: "menu", expected: "Int", reason: "it is no Int.")) {
                try await Shared("menu", in: storage, initial: 0).change { $0 += 1 }
            }
            #expect(try await Shared("menu", in: storage, initial: [:]).value == ["name": "Fish"])
        }
    }

    @Test(arguments: Place.allCases)
    func `A value and a log cannot have one name`(place: Place) async throws {
        try await place.with { ground in
            let storage = try ground.storage()
            try await Shared("a", in: storage, initial: 0).change { $0 = 1 }
            try await SharedLog<Int>("b", in: storage).append(1)
            await #expect(throws: SharedError.otherKind(name: "a")) { try await SharedLog<Int>("a", in: storage).append(1) }
            await #expect(throws: SharedError.otherKind(name: "a")) { try await SharedLog<Int>("a", in: storage).latest() }
            await #expect(throws: SharedError.otherKind(name: "b")) { try await Shared("b", in: storage, initial: 0).change { $0 = 1 } }
            await #expect(throws: SharedError.otherKind(name: "b")) { try await Shared("b", in: storage, initial: 0).value }
            #expect(try await Shared("a", in: storage, initial: 0).value == 1)
            #expect(try await SharedLog<Int>("b", in: storage).latest().map(\.element) == [1])
        }
    }

    @Test(arguments: Place.allCases)
    func `What is too large is refused, and changes nothing`(place: Place) async throws {
        try await place.with { ground in
            let storage = try ground.storage()
            let text = Shared("text", in: storage, initial: "short")
            let large = String(repeating: "x", count: 100_000)
            await #expect(throws: SharedError.tooLarge(name: "text", bytes: 100_002, limit: 100_000)) {
                try await text.change { $0 = large }
            }
            #expect(try await text.value == "short")
            await #expect(throws: SharedError.tooLarge(name: "log", bytes: 100_002, limit: 1000)) {
                try await SharedLog<String>("log", in: storage).append(large)
            }
        }
    }

    @Test(arguments: ["", String(repeating: "a", count: 201), "a\u{0}b", "a\nb"])
    func `A name is refused that is empty, long or no text`(name: String) async throws {
        let storage = try SharedStorage.inMemory()
        await #expect(throws: SharedError.badName(name)) { try await Shared(name, in: storage, initial: 0).value }
        await #expect(throws: SharedError.badName(name)) { try await SharedLog<Int>(name, in: storage).append(1) }
    }

    @Test func `A full storage says so, and goes on with what it has`() async throws {
        var limits = SharedLimits()
        limits.storage = 128 * 1024
        let storage = try SharedStorage.inMemory(limits: limits)
        let log = SharedLog<String>("log", in: storage, keeping: 10_000)
        let line = String(repeating: "x", count: 10_000)
        await #expect(throws: SharedError.full) { for _ in 0..<100 { try await log.append(line) } }
        #expect(try await log.latest(1).map(\.element) == [line])
    }

    @Test func `A damaged file, and one of a newer version, are refused`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "martlet-shared-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "shared.sqlite")
        try Data(repeating: 65, count: 8192).write(to: file)
        #expect(throws: SharedError.damaged(reason: "file is not a database")) { try SharedStorage(folder: folder) }
        try FileManager.default.removeItem(at: file)
        _ = try SharedStorage(folder: folder)
        // SQLite keeps the format as four bytes at 60.
        let handle = try FileHandle(forUpdating: file)
        try handle.seek(toOffset: 60)
        try handle.write(contentsOf: Data([0, 0, 0, 9]))
        try handle.close()
        #expect(throws: SharedError.newerFormat(9)) { try SharedStorage(folder: folder) }
    }
}
