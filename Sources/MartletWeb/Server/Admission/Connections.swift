import HummingbirdCore
import NIOCore
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Counts the connections of a server and of each address, and limits both.
final class Connections: Sendable {
    /// The permissions of a new connection.
    enum Admission: Hashable, Sendable {
        case ordinary
        /// The server is nearly at its maximum of connections, and none of them is idle. The connection can request only `/health`.
        case healthOnly
        /// The address has reached its limit.
        case refused
    }

    private struct State {
        var count = 0
        var ofAddress: [ClientAddress: Int] = [:]
        var idle = IdleConnections()
    }

    private let state = Mutex(State())
    let limit: Int
    private let perAddress: Int
    private let limitLog: LimitLog

    /// The number of connections reserved for health checks.
    static let reserved = 16
    /// The number of descriptors reserved for other uses: files, pipes, databases and what the app opens.
    private static let otherDescriptors = 64

    /// - Parameters:
    ///   - limit: The maximum number of connections; `nil` allows as many as the process can open.
    ///   - perAddress: The maximum number of connections per address.
    init(limit: Int?, perAddress: Int, limitLog: LimitLog) {
        self.limit = max(Self.reserved + 1, min(limit ?? .max, Self.available))
        self.perAddress = perAddress
        self.limitLog = limitLog
    }

    /// The number of connections for which the process has descriptors.
    static var available: Int { descriptors - otherDescriptors }

    /// The maximum number of open descriptors of the process.
    private static var descriptors: Int {
        var limit = rlimit()
        #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
        let resource = RLIMIT_NOFILE
        #endif
        guard getrlimit(resource, &limit) == 0 else { return 1024 }
        return Int(clamping: limit.rlim_cur)
    }

    /// Counts a connection until its channel closes. Near the maximum, the connection that has been idle longest is closed.
    /// - Parameter address: The address of the client; `nil` if unknown.
    func enter(_ channel: any Channel, from address: ClientAddress?) -> Admission {
        let (admission, longestIdle): (Admission, (any Channel)?) = state.withLock { state in
            state.count += 1
            if let address {
                state.ofAddress[address, default: 0] += 1
                if state.ofAddress[address, default: 0] > perAddress { return (.refused, nil) }
            }
            guard state.count > limit - Self.reserved else { return (.ordinary, nil) }
            guard let longestIdle = state.idle.removeOldest() else { return (.healthOnly, nil) }
            return (.ordinary, longestIdle)
        }
        setIdle(channel, admission == .ordinary)
        channel.closeFuture.whenComplete { _ in self.leave(channel, address) }
        if let longestIdle { longestIdle.eventLoop.execute { longestIdle.close(promise: nil) } }
        if longestIdle != nil || admission == .healthOnly {
            limitLog.reached(.connections, "The maximum of \(limit - Self.reserved) connections is reached")
        }
        if admission == .refused {
            limitLog.reached(
                .addressConnections, "\(address?.description ?? "") has reached its maximum of \(perAddress) connections")
        }
        return admission
    }

    /// Records whether a connection is idle: it is not a socket, and has no request to read or to answer.
    func setIdle(_ channel: any Channel, _ isIdle: Bool) {
        state.withLock { isIdle ? $0.idle.insert(channel) : $0.idle.remove(channel) }
    }

    private func leave(_ channel: any Channel, _ address: ClientAddress?) {
        state.withLock { state in
            state.count -= 1
            state.idle.remove(channel)
            guard let address, let count = state.ofAddress[address] else { return }
            state.ofAddress[address] = count > 1 ? count - 1 : nil
        }
    }
}

/// Stops accepting connections while the maximum is reached. New ones wait in the system's queue.
struct ConnectionGate: AvailableConnectionsDelegate {
    let connections: Connections
    private var count = 0

    init(_ connections: Connections) { self.connections = connections }

    mutating func connectionOpened() { count += 1 }
    mutating func connectionClosed() { count -= 1 }
    func isAcceptingNewConnections() -> Bool { count < connections.limit }
}
