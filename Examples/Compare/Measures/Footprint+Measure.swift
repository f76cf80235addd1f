import Foundation
import MartletTest
import QBChatModels
import QBChatPorts

extension Footprint {
    /// Has a port measured by a process of its own.
    ///
    /// - Parameter program: The program `Compare`.
    public static func measure(_ port: ChatPort, actions: Int = 10_000, by program: URL) throws -> Footprint {
        let process = Process()
        process.executableURL = program
        process.arguments = ["--footprint", port.rawValue, String(actions)]
        // What is freed is free at once, and what is hashed is hashed the same each time.
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

    /// Measures a port, in a process that does nothing else.
    ///
    /// - Parameter actions: How many messages come in another chat than the open one.
    @MainActor
    public static func measure(_ port: ChatPort, actions: Int, _ counters: Counters) async -> Footprint {
        // What is made once for a process is not counted: plans of types, caches, whatever the first session leaves behind.
        for place in [nil, Chat.ID.climbing] { _ = await bytes(port, at: place, actions: 1, counters) }

        let (visit, list) = await objects(counters) { await ChatVisit(port, .talkative) }
        let (_, chat) = await objects(counters) { await visit.open("Thursday Climbing") }
        visit.host.close()
        let (long, longList) = await objects(counters) { await ChatVisit(port, .withChats(1000)) }
        long.host.close()

        let atList = await leastBytes(port, at: nil, actions: 0, counters)
        let inChat = await leastBytes(port, at: .climbing, actions: 0, counters)
        let after = await leastBytes(port, at: .climbing, actions: actions, counters)
        return Footprint(
            list: list, chat: chat, longList: longList,
            bytes: Bytes(atList: atList.held, inChat: inChat.held, afterActions: after.held, afterClose: max(atList.left, 0)))
    }

    /// Does something, and counts the objects it makes. The service's are not the port's, and are of classes that do not count.
    @MainActor
    private static func objects<Result>(_ counters: Counters, in act: () async -> Result) async -> (Result, ObjectCount) {
        counters.beginObjects()
        let result = await act()
        return (result, ObjectCount(counters.endObjects()))
    }

    /// The least of three times: whatever else goes on in a process only adds to it.
    @MainActor
    private static func leastBytes(
        _ port: ChatPort, at chat: Chat.ID?, actions: Int, _ counters: Counters
    ) async -> (held: Int, left: Int) {
        var least = (held: Int.max, left: Int.max)
        for _ in 0..<3 {
            let next = await bytes(port, at: chat, actions: actions, counters)
            least = (min(least.held, next.held), min(least.left, next.left))
        }
        return least
    }

    /// What a session holds, and what is left of it when it is closed, at the mean of ten. Where much happens there is one alone.
    @MainActor
    private static func bytes(
        _ port: ChatPort, at chat: Chat.ID?, actions: Int, _ counters: Counters
    ) async -> (held: Int, left: Int) {
        let sessions = actions > 100 ? 1 : 10
        // What is written stays with the services, and these here.
        let services = (0..<sessions).map { _ in MockChatService.talkative }
        await rest(counters)
        let before = counters.liveBytes()
        var visits: [ChatVisit] = []
        for service in services { visits.append(await ChatVisit(port, service, at: chat)) }
        for visit in visits {
            await visit.receive(actions, in: .garden)
            // The host keeps the operations of the last act for its tests.
            visit.host.act {}
        }
        await rest(counters)
        let full = counters.liveBytes()
        for visit in visits { visit.host.close() }
        visits = []
        await rest(counters)
        let after = counters.liveBytes()
        return withExtendedLifetime(services) { ((full - after) / sessions, (after - before) / sessions) }
    }

    /// Lets all that was started come to its end: until nothing is allocated or freed any more.
    @MainActor
    private static func rest(_ counters: Counters) async {
        for _ in 0..<100 {
            let before = counters.liveBytes()
            for _ in 0..<500 { await Task.yield() }
            try? await Task.sleep(for: .milliseconds(20))
            if counters.liveBytes() == before { return }
        }
    }
}
