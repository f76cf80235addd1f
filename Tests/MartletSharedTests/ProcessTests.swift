import Foundation
import MartletShared
import TestSupport
import Testing

@Suite("Processes that share", .afterMainActorTests, .timeLimit(.minutes(3)))
struct ProcessTests {
    @Test(arguments: Place.common)
    func `Two processes that change a value 1,000 times each lose no change`(place: Place) async throws {
        try await place.with { ground in
            let probes = [try ground.probe("add", 1000), try ground.probe("add", 1000)]
            for probe in probes { #expect(await probe.exitCode == 0) }
            #expect(try await Shared("count", in: try ground.storage(), initial: 0).value == 2000)
        }
    }

    @Test(arguments: Place.common)
    func `A process follows what another appends`(place: Place) async throws {
        try await place.with { ground in
            let reader = try ground.probe("follow", 300)
            #expect(await reader.wait(for: "ready"))
            let writer = try ground.probe("append", 300)
            var seen: [String] = []
            for await line in reader.lines { seen.append(line) }
            #expect(seen == (1...300).map(String.init) + ["done"])
            #expect(await writer.exitCode == 0)
        }
    }

    @Test(arguments: Place.common)
    func `Two processes answer each other`(place: Place) async throws {
        try await place.with { ground in
            let other = try ground.probe("echo", 50)
            #expect(await other.wait(for: "ready"))
            let ball = Shared("ball", in: try ground.storage(), initial: 0)
            var last = 0
            for try await value in ball.values where value.isMultiple(of: 2) {
                last = value
                if value == 100 { break }
                try await ball.change { $0 += 1 }
            }
            #expect(last == 100)
            #expect(await other.exitCode == 0)
        }
    }

    @Test(arguments: Place.common)
    func `What a writer has been told is stored stays when it is killed, and others go on`(place: Place) async throws {
        try await place.with { ground in
            let log = SharedLog<Int>("numbers", in: try ground.storage(), keeping: 100_000)
            for round in 1...3 {
                let before = try await log.latest().count
                let writer = try ground.probe("append", 100_000, killedAt: "\(20 * round)")
                var said = 0
                for await line in writer.lines { said = Int(line) ?? 0 }
                #expect(await writer.exitCode != 0)
                let kept = try await log.latest().map(\.element).dropFirst(before)
                // The last one may be stored and not said.
                #expect(kept.count >= said)
                #expect(Array(kept) == Array(1...kept.count))
                try await Shared("count", in: try ground.storage(), initial: 0).change { $0 += 1 }
            }
            #expect(try await Shared("count", in: try ground.storage(), initial: 0).value == 3)
        }
    }

    @Test(.enabled(if: TestDatabase.isInstalled))
    func `Readers and writers go on when PostgreSQL was killed, and what it has acknowledged is there`() async throws {
        let server = TestDatabase()
        try await Place.postgres.with(server) { ground in
            let log = SharedLog<Int>("numbers", in: try ground.storage())
            let reader = SharedLog<Int>("numbers", in: try ground.storage())
            let (beginnings, begins) = AsyncStream.makeStream(of: Void.self)
            let reading = Task {
                var seen: [Int] = []
                for try await entry in reader.follow() where !seen.contains(entry.element) {
                    seen.append(entry.element)
                    begins.yield()
                    if entry.element == 99 { break }
                }
                return seen
            }
            try await log.append(1)
            _ = await beginnings.first { _ in true }
            let restart = Task { try await server.killAndRestart(after: .seconds(1)) }
            var acknowledged = [1]
            var failures = 0
            for number in 2...20 {
                do {
                    try await log.append(number)
                    acknowledged.append(number)
                } catch SharedError.unavailable {
                    failures += 1
                }
                try await Task.sleep(for: .milliseconds(100))
            }
            try await restart.value
            while (try? await log.append(99)) == nil { try await Task.sleep(for: .milliseconds(50)) }
            #expect(failures > 0)
            let seen = try await reading.value
            #expect(Set(acknowledged).isSubset(of: seen))
            #expect(seen == seen.sorted())
        }
    }
}
