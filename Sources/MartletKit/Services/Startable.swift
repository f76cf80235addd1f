/// A service that has something to do before the app is used: open a file, ask who the user is.
@MainActor
public protocol Startable {
    func start() async throws
}

/// A service did not start.
public struct ServiceStartError: Error, CustomStringConvertible {
    public let service: String
    public let underlying: any Error

    public var description: String { "The service \(service) did not start: \(underlying)" }
}

/// How far the start of a container's services has come, and who waits for it.
@MainActor
final class Startup {
    struct Waiter: Hashable {
        let id: Int
    }

    private(set) var running: Task<Void, any Error>?
    private var waiting: Set<Waiter> = []
    private var waiterCount = 0
    var started: Set<ObjectIdentifier> = []
    var startedObjects: [AnyObject] = []

    /// Waits for the start under way, or else for one that begins now.
    func join(_ start: @escaping @MainActor () async throws -> Void) -> (task: Task<Void, any Error>, waiter: Waiter) {
        waiterCount += 1
        let waiter = Waiter(id: waiterCount)
        waiting.insert(waiter)
        if let running, !running.isCancelled { return (running, waiter) }
        let task = Task { [running] in
            // One that was given up may not have ended yet.
            _ = await running?.result
            try await start()
        }
        running = task
        return (task, waiter)
    }

    /// A start for which nobody waits is given up.
    func leave(_ waiter: Waiter) {
        guard waiting.remove(waiter) != nil, waiting.isEmpty else { return }
        running?.cancel()
    }
}

extension Services {
    /// Starts each service that is ``Startable``, one after the other in the order of registration, those of the parent first.
    ///
    /// Each is started once, however often this is called and by however many sessions: who calls while they start waits for the same start.
    /// After a failure a next call goes on with the one that failed. To know which are startable, all are made.
    ///
    /// - Throws: ``ServiceStartError``, which says whose start failed, or ``ServiceError`` if one cannot be made.
    public func start() async throws {
        try await parent?.start()
        let (task, waiter) = startup.join { try await self.startEach() }
        defer { startup.leave(waiter) }
        try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            // What all sessions wait for does not end because one of them does.
            if scope == .session { Task { @MainActor in startup.leave(waiter) } }
        }
    }

    private func startEach() async throws {
        for entry in ownEntries where !startup.started.contains(entry.key) {
            try Task.checkCancellation()
            let service = try entry.service(in: self, askedBy: "The start of the services")
            if let startable = service as? any Startable, !hasStarted(startable) {
                do {
                    try await startable.start()
                } catch {
                    throw ServiceStartError(service: entry.name, underlying: error)
                }
                note(startable)
            }
            startup.started.insert(entry.key)
        }
    }

    /// One object may be registered under two types.
    private func hasStarted(_ startable: any Startable) -> Bool {
        type(of: startable) is AnyClass && startup.startedObjects.contains { $0 === startable as AnyObject }
    }

    private func note(_ startable: any Startable) {
        if type(of: startable) is AnyClass { startup.startedObjects.append(startable as AnyObject) }
    }
}
