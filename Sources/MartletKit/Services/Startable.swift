/// A service with work to do before the app is used, for example to open a file or to restore a login.
@MainActor
public protocol Startable {
    func start() async throws
}

/// The error of a service that failed to start.
public struct ServiceStartError: Error, CustomStringConvertible {
    public let service: String
    public let underlying: any Error

    public var description: String { "The service \(service) failed to start: \(underlying)" }
}

/// The progress of starting a container's services, and the callers that wait for it.
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

    /// Joins the running start, or begins one.
    func join(_ start: @escaping @MainActor () async throws -> Void) -> (task: Task<Void, any Error>, waiter: Waiter) {
        waiterCount += 1
        let waiter = Waiter(id: waiterCount)
        waiting.insert(waiter)
        if let running, !running.isCancelled { return (running, waiter) }
        let task = Task { [running] in
            // A cancelled start may still be running.
            _ = await running?.result
            try await start()
        }
        running = task
        return (task, waiter)
    }

    /// Removes a waiter. Cancels the start when no task waits for it any more.
    func leave(_ waiter: Waiter) {
        guard waiting.remove(waiter) != nil, waiting.isEmpty else { return }
        running?.cancel()
    }
}

extension Services {
    /// Starts each ``Startable`` service, one after the other in the order of registration, the parent's first.
    ///
    /// Each service starts once, however often and from however many sessions this is called; concurrent callers wait for the same start.
    /// After a failure, the next call continues with the service that failed. This creates all services, to find out which are startable.
    ///
    /// - Throws: ``ServiceStartError`` with the service that failed to start, or ``ServiceError`` if one cannot be created.
    public func start() async throws {
        try await parent?.start()
        let (task, waiter) = startup.join { try await self.startEach() }
        defer { startup.leave(waiter) }
        try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            // All sessions share the start of the process's services, so one cancelled caller does not cancel it.
            if scope == .session { Task { @MainActor in startup.leave(waiter) } }
        }
    }

    private func startEach() async throws {
        for entry in ownEntries where !startup.started.contains(entry.key) {
            try Task.checkCancellation()
            let service = try entry.service(in: self, requestedBy: "Services.start()")
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

    /// One object may be registered under two types; start it once.
    private func hasStarted(_ startable: any Startable) -> Bool {
        type(of: startable) is AnyClass && startup.startedObjects.contains { $0 === startable as AnyObject }
    }

    private func note(_ startable: any Startable) {
        if type(of: startable) is AnyClass { startup.startedObjects.append(startable as AnyObject) }
    }
}
