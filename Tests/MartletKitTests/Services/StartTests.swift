import MartletKit
import Testing

@MainActor private final class Journal { var lines: [String] = [] }

/// Records its name on start, or fails if the test says so.
@MainActor private class Part: Startable {
    struct Broken: Error {}
    let journal: Journal
    var isBroken = false
    init(_ journal: Journal) { self.journal = journal }

    func start() async throws {
        await Task.yield()
        if isBroken { throw Broken() }
        journal.lines.append("\(type(of: self))")
    }
}

private final class Disk: Part {}
private final class Account: Part {}
private final class Push: Part {}

/// Starts when the test opens it; until then, waits or is cancelled.
@MainActor private final class Gate: Startable {
    var isOpen = false
    private let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)

    func arrival() async { for await _ in arrivals { return } }

    func start() async throws {
        arrived.yield()
        while !isOpen {
            try Task.checkCancellation()
            await Task.yield()
        }
    }
}

private protocol Storage {}
extension Disk: Storage {}

@MainActor
@Suite struct StartTests {
    private let journal = Journal()

    @Test func `E3: Services start in the order of registration`() async throws {
        let services = Services(.fake) { [journal] services in
            services.register(Push.self) { _ in Push(journal) }
            services.register(String.self) { _ in "not startable" }
            services.register(Disk.self) { _ in Disk(journal) }
        }
        try await services.start()
        #expect(journal.lines == ["Push", "Disk"])
    }

    @Test func `E3: Each service starts once`() async throws {
        let services = Services(.fake) { [journal] in $0.register(Disk.self) { _ in Disk(journal) } }
        try await services.start()
        try await services.start()
        #expect(journal.lines == ["Disk"])
    }

    @Test func `E3: Concurrent callers wait for the same start`() async throws {
        let services = Services(.fake) { [journal] in $0.register(Disk.self) { _ in Disk(journal) } }
        async let first: Void = services.start()
        async let second: Void = services.start()
        _ = try await (first, second)
        #expect(journal.lines == ["Disk"])
    }

    @Test func `A cancelled caller does not cancel the start for others`() async throws {
        let services = Services(.fake) { [journal] in $0.register(Disk.self) { _ in Disk(journal) } }
        let first = Task { try await services.start() }
        let second = Task { try await services.start() }
        await Task.yield()
        first.cancel()
        try await second.value
        #expect(journal.lines == ["Disk"])
    }

    @Test func `A start is cancelled when nobody waits for it, and the next call continues it`() async throws {
        let services = Services(.fake) { [journal] services in
            services.register(Gate.self) { _ in Gate() }
            services.register(Disk.self) { _ in Disk(journal) }
        }
        let gate = try services(Gate.self)
        let start = Task { try await services.start() }
        await gate.arrival()
        start.cancel()
        await #expect(throws: (any Error).self) { try await start.value }
        #expect(journal.lines == [])
        gate.isOpen = true
        try await services.start()
        #expect(journal.lines == ["Disk"])
    }

    @Test func `An object registered under two types starts once`() async throws {
        let services = Services(.fake) { [journal] services in
            services.register(Disk.self) { _ in Disk(journal) }
            services.register((any Storage).self) { try $0(Disk.self) }
        }
        try await services.start()
        #expect(journal.lines == ["Disk"])
    }

    @Test func `Process services start once, before those of each session`() async throws {
        let shared = Services(.production, scope: .process) { [journal] services in
            services.register(Account.self) { _ in Account(journal) }
            services.register(Disk.self, scope: .process) { _ in Disk(journal) }
        }
        try await Services(parent: shared).start()
        try await Services(parent: shared).start()
        #expect(journal.lines == ["Disk", "Account", "Account"])
    }

    @Test func `An error names the service that failed to start, and the next start continues there`() async throws {
        let services = Services(.fake) { [journal] services in
            services.register(Disk.self) { _ in Disk(journal) }
            services.register(Account.self) { _ in Account(journal) }
            services.register(Push.self) { _ in Push(journal) }
        }
        try services(Account.self).isBroken = true
        let error = await #expect(throws: ServiceStartError.self) { try await services.start() }
        #expect(error?.description == "The service Account failed to start: Broken()")
        #expect(journal.lines == ["Disk"])
        try services(Account.self).isBroken = false
        try await services.start()
        #expect(journal.lines == ["Disk", "Account", "Push"])
    }
}
