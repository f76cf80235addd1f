import Foundation
import MartletShared
import Testing

@Suite("A shared value")
struct SharedTests {
    @Test(arguments: Place.allCases)
    func `It reads as the initial value until somebody changes it, and then as what all have`(place: Place) async throws {
        try await place.with { ground in
            let mine = Shared("motto", in: try ground.storage(), initial: "none")
            let theirs = Shared("motto", in: try ground.storage(), initial: "none")
            #expect(try await mine.value == "none")
            try await theirs.change { $0 = "one for all" }
            #expect(try await mine.value == "one for all")
        }
    }

    @Test(arguments: Place.allCases)
    func `A change returns what its body returns, and a body that throws changes nothing`(place: Place) async throws {
        struct Refused: Error {}
        try await place.with { ground in
            let seats = Shared("seats", in: try ground.storage(), initial: 2)
            let rest = try await seats.change { count in
                count -= 1
                return "\(count) left"
            }
            #expect(rest == "1 left")
            await #expect(throws: Refused.self) {
                try await seats.change { count in
                    count = 99
                    throw Refused()
                }
            }
            #expect(try await seats.value == 1)
        }
    }

    @Test(arguments: Place.allCases)
    func `No change of many at once is lost`(place: Place) async throws {
        try await place.with { ground in
            let storages = try (0..<4).map { _ in try ground.storage() }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for storage in storages {
                    let count = Shared("count", in: storage, initial: 0)
                    for _ in 0..<25 { group.addTask { try await count.change { $0 += 1 } } }
                }
                try await group.waitForAll()
            }
            #expect(try await Shared("count", in: storages[0], initial: 0).value == 100)
        }
    }

    @Test(arguments: Place.allCases)
    @MainActor
    func `A change runs on the actor of its caller`(place: Place) async throws {
        try await place.with { ground in
            var seen: [Int] = []
            let count = Shared("count", in: try ground.storage(), initial: 7)
            try await count.change { value in
                MainActor.assertIsolated()
                seen.append(value)
                value = 8
            }
            #expect(seen == [7])
        }
    }

    @Test(arguments: Place.allCases)
    func `Who follows it gets the value, and then each that is left standing`(place: Place) async throws {
        try await place.with { ground in
            var values = Shared("count", in: try ground.storage(), initial: 0).values.makeAsyncIterator()
            let count = Shared("count", in: try ground.storage(), initial: 0)
            #expect(try await values.next() == 0)
            try await count.change { $0 = 1 }
            #expect(try await values.next() == 1)
            try await count.change { $0 = 2 }
            try await count.change { $0 = 3 }
            // A slow reader may miss the 2, and never the 3.
            var last = try await values.next()
            if last == 2 { last = try await values.next() }
            #expect(last == 3)
        }
    }

    @Test(arguments: Place.allCases)
    func `Who follows one value does not hear of others, nor of a change to the same`(place: Place) async throws {
        try await place.with { ground in
            var values = Shared("count", in: try ground.storage(), initial: 0).values.makeAsyncIterator()
            #expect(try await values.next() == 0)
            let storage = try ground.storage()
            let count = Shared("count", in: storage, initial: 0)
            try await Shared("other", in: storage, initial: 0).change { $0 = 5 }
            try await count.change { $0 = 1 }
            try await count.change { $0 = 1 }
            #expect(try await values.next() == 1)
            try await count.change { $0 = 2 }
            #expect(try await values.next() == 2)
        }
    }

    @Test(arguments: Place.allCases)
    @MainActor
    func `The main actor follows values and logs`(place: Place) async throws {
        try await place.with { ground in
            let storage = try ground.storage()
            let count = Shared("count", in: storage, initial: 0)
            let log = SharedLog<String>("log", in: storage)
            let values = Task {
                var seen: [Int] = []
                for try await value in count.values.map({ $0 * 10 }) {
                    MainActor.assertIsolated()
                    seen.append(value)
                    if value == 10 { break }
                }
                return seen
            }
            let entries = Task {
                for try await entry in log.follow().map(\.element) { return entry }
                return "none"
            }
            try await count.change { $0 = 1 }
            try await log.append("a")
            #expect(try await values.value.last == 10)
            #expect(try await entries.value == "a")
        }
    }

    @Test(arguments: Place.allCases)
    func `A reader that is cancelled ends`(place: Place) async throws {
        try await place.with { ground in
            let storage = try ground.storage()
            let (firsts, saw) = AsyncStream.makeStream(of: Int.self)
            let reader = Task {
                for try await value in Shared("count", in: storage, initial: 0).values { saw.yield(value) }
                return "ended"
            }
            #expect(await firsts.first { _ in true } == 0)
            reader.cancel()
            #expect(try await reader.value == "ended")
        }
    }
}
