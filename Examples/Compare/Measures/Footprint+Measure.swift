import Foundation
import MartletTest
import QBChatModels
import QBChatPorts

extension Footprint {
    /// Measures a port in several processes of its own. What else happens in a process only adds to its memory, so the least number is kept.
    ///
    /// - Parameter program: The program `Compare`.
    public static func measure(_ port: ChatPort, actions: Int = 10_000, processes: Int = 3, by program: URL) throws -> Footprint {
        let measured = try (0..<processes).map { _ in try measureOnce(port, actions: actions, by: program) }
        guard var least = measured.first else { preconditionFailure("A measurement needs at least one process.") }
        for place in [\Bytes.atList, \Bytes.inChat, \Bytes.afterActions, \Bytes.afterClose] {
            let numbers = measured.map { $0.bytes[keyPath: place] }.sorted()
            least.bytes[keyPath: place] = numbers[0]
            least.bytes.noise = max(least.bytes.noise, numbers[numbers.count - 1] - numbers[0])
        }
        return least
    }

    private static func measureOnce(_ port: ChatPort, actions: Int, by program: URL) throws -> Footprint {
        let process = Process()
        process.executableURL = program
        process.arguments = ["--footprint", port.rawValue, String(actions)]
        // Free memory immediately, and use a fixed seed for hashes.
        process.environment = ProcessInfo.processInfo.environment.merging([
            "GLIBC_TUNABLES": "glibc.malloc.tcache_count=0", "SWIFT_DETERMINISTIC_HASHING": "1",
        ]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let said = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return try JSONDecoder().decode(Footprint.self, from: said)
    }

    public var json: Data { get throws { try JSONEncoder().encode(self) } }

    /// Measures a port in this process, which must do nothing else.
    ///
    /// - Parameter actions: The number of messages that arrive in a chat other than the open one.
    @MainActor
    public static func measure(_ port: ChatPort, actions: Int, _ counters: Counters) async -> Footprint {
        // Exclude objects that a process creates once: type plans, caches and other leftovers of the first session.
        for place in [nil, Chat.ID.climbing] { _ = await bytes(port, at: place, actions: 1, counters) }

        let (visit, list) = await objects(counters) { await ChatVisit(port, .withMessages) }
        let (_, chat) = await objects(counters) { await visit.open("Thursday Climbing") }
        visit.host.close()
        let (long, longList) = await objects(counters) { await ChatVisit(port, .withChats(1000)) }
        long.host.close()

        let atList = await leastBytes(port, at: nil, counters)
        let inChat = await leastBytes(port, at: .climbing, counters)
        let after = await bytes(port, at: .climbing, actions: actions, counters)
        return Footprint(
            list: list, chat: chat, longList: longList,
            bytes: Bytes(atList: atList.held, inChat: inChat.held, afterActions: after.held, afterClose: max(atList.left, 0)))
    }

    /// Performs an act, waits until what it starts has ended, and counts the objects created. Objects of the mock service are not counted.
    @MainActor
    private static func objects<Result>(_ counters: Counters, in act: () async -> Result) async -> (Result, ObjectCount) {
        await counters.rest()
        counters.beginObjects()
        let result = await act()
        await counters.rest()
        return (result, ObjectCount(counters.endObjects()))
    }

    /// Returns the least of three measurements, because what a process makes once only adds to the first ones.
    @MainActor
    private static func leastBytes(_ port: ChatPort, at chat: Chat.ID?, _ counters: Counters) async -> (held: Int, left: Int) {
        var least = (held: Int.max, left: Int.max)
        for _ in 0..<3 {
            let next = await bytes(port, at: chat, actions: 0, counters)
            least = (min(least.held, next.held), min(least.left, next.left))
        }
        return least
    }

    /// Returns the bytes that a session holds, and those left after it is closed: the mean of ten sessions, or a single one for many
    /// messages.
    @MainActor
    private static func bytes(
        _ port: ChatPort, at chat: Chat.ID?, actions: Int, _ counters: Counters
    ) async -> (held: Int, left: Int) {
        let sessions = actions > 100 ? 1 : 10
        // The services keep the messages, and this array keeps the services alive.
        let services = (0..<sessions).map { _ in MockChatService.withMessages }
        await counters.rest()
        let before = counters.liveBytes()
        var visits: [ChatVisit] = []
        for service in services { visits.append(await ChatVisit(port, service, at: chat)) }
        for visit in visits {
            await visit.receive(actions, in: .garden)
            // The host keeps the operations of the last act for tests; replace them.
            visit.host.act {}
        }
        await counters.rest()
        let full = counters.liveBytes()
        for visit in visits { visit.host.close() }
        visits = []
        await counters.rest()
        let after = counters.liveBytes()
        return withExtendedLifetime(services) { ((full - after) / sessions, (after - before) / sessions) }
    }
}

extension Footprint.Counters {
    /// Waits until no more memory is allocated or freed.
    @MainActor
    func rest() async {
        for _ in 0..<100 {
            let before = liveBytes()
            for _ in 0..<500 { await Task.yield() }
            try? await Task.sleep(for: .milliseconds(20))
            if liveBytes() == before { return }
        }
    }
}
