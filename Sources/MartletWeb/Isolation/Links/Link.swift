#if os(Linux)
import CMartletProcess
import Foundation

/// A Unix socket between two processes of an app. It keeps messages apart, and each can carry an open descriptor.
final class Link: Sendable {
    enum Delivery {
        case sent
        /// The other process lives, but has not read for long, or too many descriptors are on their way.
        case refused
        /// The other process has ended.
        case closed
    }

    enum Input<Message> {
        case message(Message, descriptor: CInt?)
        /// There is no message now.
        case nothing
        /// The other process has ended.
        case closed
    }

    let descriptor: CInt

    /// The maximum length of a message in bytes.
    private static let capacity = 64 * 1024

    /// - Parameter descriptor: The link's from now on.
    init(owning descriptor: CInt) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    static func pair() throws -> (Link, Link) {
        var ends: [CInt] = [-1, -1]
        guard martlet_socket_pair(&ends) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return (Link(owning: ends[0]), Link(owning: ends[1]))
    }

    /// Sends a message without waiting.
    @discardableResult
    func send(_ message: some Encodable, descriptor: CInt = -1) -> Delivery {
        guard let bytes = try? JSONEncoder().encode(message), bytes.count <= Self.capacity else { return .refused }
        return bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return .refused }
            if martlet_send(self.descriptor, start, bytes.count, descriptor) == 0 { return .sent }
            return errno == EPIPE || errno == ECONNRESET || errno == ENOTCONN ? .closed : .refused
        }
    }

    /// Receives the next message without waiting. Its descriptor is the caller's from then on.
    func receive<Message: Decodable>(_ type: Message.Type) -> Input<Message> {
        withUnsafeTemporaryAllocation(byteCount: Self.capacity, alignment: 1) { buffer in
            guard let start = buffer.baseAddress else { return .nothing }
            var passed: CInt = -1
            let count = martlet_receive(descriptor, start, buffer.count, &passed)
            if count < 0 { return errno == EAGAIN || errno == EINTR ? .nothing : .closed }
            if count == 0 { return .closed }
            do {
                let message = try JSONDecoder().decode(type, from: Data(bytes: start, count: count))
                return .message(message, descriptor: passed >= 0 ? passed : nil)
            } catch {
                // Both processes are the same program, so this is a fault of it.
                if passed >= 0 { close(passed) }
                return .closed
            }
        }
    }

    /// Sends a message, and waits while the other process has not read those before it.
    func send(_ message: some Encodable, descriptor: CInt = -1, until end: ContinuousClock.Instant) -> Delivery {
        while true {
            let delivery = send(message, descriptor: descriptor)
            guard delivery == .refused, ContinuousClock.now < end else { return delivery }
            usleep(1000)
        }
    }

    /// Receives the next message, and waits for it.
    func receive<Message: Decodable>(_ type: Message.Type, until end: ContinuousClock.Instant) -> Input<Message> {
        while true {
            let input = receive(type)
            let time = end - .now
            guard case .nothing = input, time > .zero else { return input }
            var port = pollfd(fd: self.descriptor, events: Int16(POLLIN), revents: 0)
            _ = poll(&port, 1, CInt((time / .milliseconds(1)).rounded(.up)))
        }
    }

    /// Calls a handler on a queue for each message, and with `nil` at the end. Ends with the returned source's cancellation.
    func listen<Message: Decodable & Sendable>(
        for type: Message.Type, on queue: DispatchQueue, _ handle: @escaping @Sendable (_ message: (Message, descriptor: CInt?)?) -> Void
    ) -> any DispatchSourceRead {
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        // Its end lets go of the handler, and so of the source.
        source.setEventHandler {
            while true {
                switch self.receive(type) {
                case .message(let message, let descriptor): handle((message, descriptor))
                case .nothing: return
                case .closed:
                    source.cancel()
                    return handle(nil)
                }
            }
        }
        // The descriptor may not be closed before the source has let go of it.
        source.setCancelHandler { withExtendedLifetime(self) {} }
        source.activate()
        return source
    }
}
#endif
