import Foundation
import Synchronization

/// A server on this machine that gives one answer to everything, or none: a socket, with a thread of its own.
final class LoopbackServer: Sendable {
    enum Answer: Sendable {
        case status(Int, String = "")
        /// The connection stays open, and nothing comes.
        case nothing
    }

    struct Failure: Error { let call: String }

    private let socket: Int32
    private let answer: Mutex<Answer>
    private let held = Mutex<[Int32]>([])

    /// Answers as long as something goes on.
    @MainActor
    static func answering(_ answer: Answer, _ body: @MainActor (LoopbackServer, URL) async throws -> Void) async throws {
        let server = try LoopbackServer(answer)
        let port = try server.start()
        defer { server.stop() }
        guard let url = URL(string: "http://127.0.0.1:\(port)") else { throw Failure(call: "URL") }
        try await body(server, url)
    }

    private init(_ answer: Answer) throws {
        self.answer = Mutex(answer)
        socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0 else { throw Failure(call: "socket") }
    }

    /// From now on.
    func answer(_ answer: Answer) { self.answer.withLock { $0 = answer } }

    private func start() throws -> UInt16 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let port = try withUnsafeMutablePointer(to: &address) { pointer in
            try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard bind(socket, address, size) == 0 else { throw Failure(call: "bind") }
                guard listen(socket, 8) == 0 else { throw Failure(call: "listen") }
                guard getsockname(socket, address, &size) == 0 else { throw Failure(call: "getsockname") }
            }
            return UInt16(bigEndian: pointer.pointee.sin_port)
        }
        Thread.detachNewThread { [self] in run() }
        return port
    }

    private func stop() {
        shutdown(socket, Int32(SHUT_RDWR))
        for connection in held.withLock({ $0 }) { close(connection) }
    }

    private func run() {
        while true {
            let connection = accept(socket, nil, nil)
            guard connection >= 0 else { break }
            guard case .status(let status, let body) = answer.withLock({ $0 }) else {
                held.withLock { $0.append(connection) }
                continue
            }
            var bytes = [UInt8](repeating: 0, count: 8192)
            _ = read(connection, &bytes, bytes.count)
            let text = "HTTP/1.1 \(status) Answer\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
            let answer = Array(text.utf8)
            _ = write(connection, answer, answer.count)
            close(connection)
        }
        close(socket)
    }
}
