import Foundation
import MartletShared
import Testing

@Suite("A shared log")
struct SharedLogTests {
    @Test(arguments: Place.allCases)
    func `Its elements come in order, those that exist and then those that are appended`(place: Place) async throws {
        try await place.with { ground in
            let mine = SharedLog<String>("letters", in: try ground.storage())
            let theirs = SharedLog<String>("letters", in: try ground.storage())
            try await mine.append("a")
            try await theirs.append("b")
            var entries = mine.follow().makeAsyncIterator()
            #expect(try await entries.next()?.element == "a")
            #expect(try await entries.next()?.element == "b")
            try await theirs.append("c")
            try await mine.append("d")
            #expect(try await entries.next()?.element == "c")
            #expect(try await entries.next()?.element == "d")
        }
    }

    @Test(arguments: Place.allCases)
    func `It is followed from behind an entry`(place: Place) async throws {
        try await place.with { ground in
            let log = SharedLog<String>("letters", in: try ground.storage())
            try await log.append("a")
            let number = try await log.append("b")
            try await log.append("c")
            var entries = log.follow(after: number).makeAsyncIterator()
            #expect(try await entries.next()?.element == "c")
        }
    }

    @Test(arguments: Place.allCases)
    func `Numbers grow over all logs of a storage`(place: Place) async throws {
        try await place.with { ground in
            let storage = try ground.storage()
            let one = SharedLog<String>("one", in: storage), two = SharedLog<String>("two", in: storage)
            let numbers = [try await one.append("a"), try await two.append("b"), try await one.append("c")]
            #expect(numbers == numbers.sorted() && Set(numbers).count == 3)
        }
    }

    @Test(arguments: Place.allCases)
    func `It keeps the latest entries`(place: Place) async throws {
        try await place.with { ground in
            let log = SharedLog<Int>("numbers", in: try ground.storage(), keeping: 3)
            #expect(try await log.latest().map(\.element) == [])
            for number in 1...5 { try await log.append(number) }
            #expect(try await log.latest().map(\.element) == [3, 4, 5])
            #expect(try await log.latest(1).map(\.element) == [5])
            var entries = log.follow().makeAsyncIterator()
            #expect(try await entries.next()?.element == 3)
        }
    }

    @Test(arguments: Place.allCases)
    func `A reader that has missed entries hears so`(place: Place) async throws {
        try await place.with { ground in
            let log = SharedLog<Int>("numbers", in: try ground.storage(), keeping: 2)
            var entries = log.follow().makeAsyncIterator()
            let first = try await log.append(1)
            #expect(try await entries.next()?.element == 1)
            for number in 2...4 { try await log.append(number) }
            await #expect(throws: SharedError.missed(log: "numbers", after: first)) {
                try await log.follow(after: first).first { _ in true }
            }
            await #expect(throws: SharedError.missed(log: "numbers", after: first)) { try await entries.next() }
        }
    }

    @Test(arguments: Place.allCases)
    func `A reader gets each entry that many append at once, in the order of all`(place: Place) async throws {
        try await place.with { ground in
            let reader = SharedLog<Int>("numbers", in: try ground.storage())
            let reading = Task {
                var seen: [Int] = []
                for try await entry in reader.follow() {
                    seen.append(entry.element)
                    if seen.count == 200 { break }
                }
                return seen
            }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for part in 0..<4 {
                    let log = SharedLog<Int>("numbers", in: try ground.storage())
                    group.addTask { for number in 0..<50 { try await log.append(part * 50 + number) } }
                }
                try await group.waitForAll()
            }
            let seen = try await reading.value
            #expect(seen == (try await reader.latest().map(\.element)))
            #expect(seen.sorted() == Array(0..<200))
        }
    }
}
