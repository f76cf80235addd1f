import MartletKit
import Testing

@MainActor private final class Journal { var lines: [String] = [] }

/// Starts by writing its name, and fails if it is told to.
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
private protocol Storage {}
extension Disk: Storage {}

@MainActor
@Suite struct StartTests {
    private let journal = Journal()

    @Test func `E3: Services start in the order of their registration`() async throws {
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

    @Test func `E3: Two who start the services at once wait for the same start`() async throws {
        let services = Services(.fake) { [journal] in $0.register(Disk.self) { _ in Disk(journal) } }
        async let first: Void = services.start()
        async let second: Void = services.start()
        _ = try await (first, second)
        #expect(journal.lines == ["Disk"])
    }

    @Test func `An object that is registered under two types starts once`() async throws {
        let services = Services(.fake) { [journal] services in
            services.register(Disk.self) { _ in Disk(journal) }
            services.register((any Storage).self) { try $0(Disk.self) }
        }
        try await services.start()
        #expect(journal.lines == ["Disk"])
    }

    @Test func `Shared services start once, before those of each session`() async throws {
        let shared = Services(.production, scope: .process) { [journal] services in
            services.register(Account.self) { _ in Account(journal) }
            services.register(Disk.self, scope: .process) { _ in Disk(journal) }
        }
        try await Services(parent: shared).start()
        try await Services(parent: shared).start()
        #expect(journal.lines == ["Disk", "Account", "Account"])
    }

    @Test func `An error says whose start failed, and the next start goes on from there`() async throws {
        let services = Services(.fake) { [journal] services in
            services.register(Disk.self) { _ in Disk(journal) }
            services.register(Account.self) { _ in Account(journal) }
            services.register(Push.self) { _ in Push(journal) }
        }
        try services(Account.self).isBroken = true
        let error = await #expect(throws: ServiceStartError.self) { try await services.start() }
        #expect(error?.description == "The service Account did not start: Broken()")
        #expect(journal.lines == ["Disk"])
        try services(Account.self).isBroken = false
        try await services.start()
        #expect(journal.lines == ["Disk", "Account", "Push"])
    }
}
