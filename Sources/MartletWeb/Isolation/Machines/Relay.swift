#if os(Linux)
import Foundation
import Logging
import NIOCore
import NIOPosix

/// Connects visitors whose processes run on another machine with that machine, byte for byte.
///
/// The balancer sends a browser to the machine of its user, as a rule. Where it does not, this front stays on the way of the events.
@MainActor
final class Relay {
    /// The number of connections that are relayed now.
    private(set) var open = 0
    /// The number of connections that were relayed.
    private(set) var total = 0
    private let logger: Logger
    private lazy var group = MultiThreadedEventLoopGroup(numberOfThreads: 1)

    private static let connectTime = TimeAmount.seconds(3)

    private typealias Pipe = NIOAsyncChannel<ByteBuffer, ByteBuffer>

    init(logger: Logger) { self.logger = logger }

    /// Relays a connection to another machine.
    /// - Parameter hasFailed: Called if that machine cannot be reached. The connection is as it was.
    func relay(_ arrival: Arrival, to address: String, hasFailed: @escaping @MainActor (Arrival) -> Void) {
        guard let (host, port) = Self.parts(of: address) else { return hasFailed(arrival) }
        let group = group
        Task { @MainActor in
            let other: Pipe
            do {
                other = try await ClientBootstrap(group: group).connectTimeout(Self.connectTime)
                    .channelOption(.allowRemoteHalfClosure, value: true)
                    .channelOption(.tcpOption(.tcp_nodelay), value: 1)
                    .channelOption(.socketOption(.so_keepalive), value: 1)
                    .connect(host: host, port: port) { Self.pipe($0) }
            } catch {
                logger.error("The machine at \(address) cannot be reached: \(error)", metadata: metadata(arrival))
                return hasFailed(arrival)
            }
            // It may have ended meanwhile, or have waited too long.
            guard let descriptor = arrival.take() else {
                try? await other.channel.close()
                return
            }
            open += 1
            total += 1
            logger.info("A connection is relayed to another machine", metadata: metadata(arrival, ["way": "relayed to \(address)"]))
            await Self.join(descriptor, other, group)
            open -= 1
        }
    }

    private func metadata(_ arrival: Arrival, _ more: Logger.Metadata = [:]) -> Logger.Metadata {
        more.merging(["user": "\(arrival.user?.name ?? "")"]) { $1 }
    }

    /// - Parameter address: `host:port`, or `[address]:port`.
    nonisolated static func parts(of address: String) -> (host: String, port: Int)? {
        guard let colon = address.lastIndex(of: ":"), let port = Int(address[address.index(after: colon)...]), 1...65535 ~= port else {
            return nil
        }
        var host = address[..<colon]
        if host.hasPrefix("["), host.hasSuffix("]") { host = host.dropFirst().dropLast() } else if host.contains(":") { return nil }
        return host.isEmpty ? nil : (String(host), port)
    }

    private nonisolated static func pipe(_ channel: any Channel) -> EventLoopFuture<Pipe> {
        channel.eventLoop.makeCompletedFuture {
            try Pipe(
                wrappingChannelSynchronously: channel,
                configuration: .init(isOutboundHalfClosureEnabled: true, inboundType: ByteBuffer.self, outboundType: ByteBuffer.self))
        }
    }

    /// Copies bytes both ways until both ends have closed, or one is lost.
    private nonisolated static func join(_ descriptor: CInt, _ other: Pipe, _ group: any EventLoopGroup) async {
        do {
            let visitor = try await ClientBootstrap(group: group)
                .channelOption(.allowRemoteHalfClosure, value: true)
                .withConnectedSocket(descriptor) { Self.pipe($0) }
            try await other.executeThenClose { answers, requests in
                try await visitor.executeThenClose { incoming, outgoing in
                    try await withThrowingTaskGroup(of: Void.self) { tasks in
                        tasks.addTask { try await copy(incoming, to: requests) }
                        tasks.addTask { try await copy(answers, to: outgoing) }
                        try await tasks.waitForAll()
                    }
                }
            }
        } catch {
            // One end is lost, and the other was closed for it.
            try? await other.channel.close()
        }
    }

    private nonisolated static func copy(
        _ bytes: NIOAsyncChannelInboundStream<ByteBuffer>, to end: NIOAsyncChannelOutboundWriter<ByteBuffer>
    ) async throws {
        for try await buffer in bytes { try await end.write(buffer) }
        end.finish()
    }
}
#endif
