#if os(Linux)
import Foundation

/// A request for a page that a front sends to itself, before it takes the place of another: who serves is replaced only by who can.
@MainActor
final class Trial {
    /// The other end of the connection.
    let descriptor: CInt
    private let client: CInt
    private let source: any DispatchSourceRead
    private var answer: [UInt8] = []
    private var hasEnded: ((_ works: Bool) -> Void)?

    private static let expected = Array("HTTP/1.1 200 ".utf8)
    private static let request = Array("GET / HTTP/1.1\r\nHost: localhost\r\nUser-Agent: Martlet bot/1.0\r\nConnection: close\r\n\r\n".utf8)

    /// - Parameter hasEnded: Called once: with `false` if there is no page.
    init(hasEnded: @escaping (_ works: Bool) -> Void) throws {
        (client, descriptor) = try Self.connection()
        self.hasEnded = hasEnded
        source = DispatchSource.makeReadSource(fileDescriptor: client, queue: .main)
        source.setCancelHandler { [client] in close(client) }
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
        source.activate()
        _ = send(client, Self.request, Self.request.count, CInt(MSG_NOSIGNAL))
    }

    /// Makes two connected sockets, as a browser and a server on this machine have them.
    private static func connection() throws -> (client: CInt, server: CInt) {
        let type = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
        let (listener, client) = (socket(AF_INET, type, 0), socket(AF_INET, type, 0))
        defer { close(listener) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr = in_addr(s_addr: INADDR_LOOPBACK.bigEndian)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let server = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard bind(listener, address, length) == 0, listen(listener, 1) == 0, getsockname(listener, address, &length) == 0,
                    connect(client, address, length) == 0
                else { return CInt(-1) }
                return accept(listener, nil, nil)
            }
        }
        guard server >= 0 else {
            let error = POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
            close(client)
            throw error
        }
        _ = fcntl(server, F_SETFD, FD_CLOEXEC)
        _ = fcntl(server, F_SETFL, O_NONBLOCK)
        return (client, server)
    }

    private func read() {
        let start = withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
            let count = recv(client, buffer.baseAddress, buffer.count, CInt(MSG_DONTWAIT))
            return buffer.prefix(max(0, count)).map { $0 }
        }
        answer += start
        guard start.isEmpty || answer.count >= Self.expected.count else { return }
        source.cancel()
        hasEnded?(answer.starts(with: Self.expected))
        hasEnded = nil
    }
}
#endif
