#if os(Linux)
import Foundation

/// The front that a new one replaces, as the new one sees it.
@MainActor
struct Predecessor {
    /// Everything that a front has.
    struct Estate {
        var lock: CInt
        var listener: CInt
        var templates: [Int: Link] = [:]
        var hosts: [(HostRecord, Link)] = []
        var arrivals: [(ArrivalRecord, descriptor: CInt)] = []
    }

    /// How many fronts there were before it.
    let generation: Int
    private let link: Link

    /// How long the other front may take for all that it has to say.
    private static let patience: Duration = .seconds(10)

    /// Finds the front that uses a folder.
    /// - Parameter folder: The open folder.
    /// - Returns: `nil` if no front uses it.
    /// - Throws: ``ServerStartError/takeoverFailed(reason:)``
    init?(folder: CInt) throws {
        guard let link = TakeoverDoor.knock(at: folder) else { return nil }
        link.send(TakeoverRequest.hello(version: TakeoverRequest.version))
        guard case .message(.hello(let version, let generation), _) = link.receive(TakeoverReply.self, until: .now + Self.patience) else {
            throw ServerStartError.takeoverFailed(reason: "it does not answer")
        }
        guard version == TakeoverRequest.version else {
            throw ServerStartError.takeoverFailed(reason: "it was built with another version of Martlet. Stop it, and start this one then")
        }
        self.link = link
        self.generation = generation
    }

    /// Takes everything over. From then on the other front stands still until ``leave()``, or until this process ends.
    /// - Parameter isBehindProxy: Whether this front expects a proxy. Connections that wait must have come in the same way.
    /// - Throws: ``ServerStartError/takeoverFailed(reason:)``. Then the other front goes on.
    func takeOver(isBehindProxy: Bool) throws -> Estate {
        let end = ContinuousClock.now + Self.patience
        link.send(TakeoverRequest.give)
        var lock: CInt?
        var listener: CInt?
        var estate = Estate(lock: -1, listener: -1)
        while true {
            guard case .message(let reply, let descriptor) = link.receive(TakeoverReply.self, until: end) else {
                throw ServerStartError.takeoverFailed(reason: "it has not given everything in time")
            }
            switch (reply, descriptor) {
            case (.lock, let descriptor?): lock = descriptor
            case (.listener(isBehindProxy), let descriptor?): listener = descriptor
            case (.listener, _):
                throw ServerStartError.takeoverFailed(reason: "only one of the two was started with --behind-proxy")
            case (.template(let number), let descriptor?): estate.templates[number] = Link(owning: descriptor)
            case (.host(let host), let descriptor?): estate.hosts.append((host, Link(owning: descriptor)))
            case (.arrival(let arrival), let descriptor?): estate.arrivals.append((arrival, descriptor))
            case (.all, nil):
                guard let lock, let listener else { throw ServerStartError.takeoverFailed(reason: "it has given too little") }
                estate.lock = lock
                estate.listener = listener
                link.send(TakeoverRequest.ready)
                guard case .message(.yours, _) = link.receive(TakeoverReply.self, until: .now + Self.patience) else {
                    throw ServerStartError.takeoverFailed(reason: "it has changed its mind")
                }
                return estate
            default:
                throw ServerStartError.takeoverFailed(reason: "a descriptor did not arrive. This process may have too few")
            }
        }
    }

    /// Lets the other front end, because this one serves.
    func leave() { link.send(TakeoverRequest.serving) }
}
#endif
