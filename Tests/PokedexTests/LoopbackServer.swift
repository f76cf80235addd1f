import Foundation
import Synchronization

/// A small HTTP server on this machine, with a thread of its own: it answers each connection once.
final class LoopbackServer: Sendable {
    private let socket: Int32
    private let pages: [String: String]
    private let isStopped = Atomic(false)

    struct Failure: Error { let call: String }

    /// Serves pages, by their paths, as long as something goes on.
    static func serving(_ pages: [String: String], _ body: (URL) async throws -> Void) async throws {
        let server = try LoopbackServer(pages)
        let port = try server.start()
        defer { server.stop() }
        try await body(URL(string: "http://127.0.0.1:\(port)/")!)
    }

    private init(_ pages: [String: String]) throws {
        self.pages = pages
        socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0 else { throw Failure(call: "socket") }
    }

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
        isStopped.store(true, ordering: .sequentiallyConsistent)
        shutdown(socket, Int32(SHUT_RDWR))
    }

    private func run() {
        while !isStopped.load(ordering: .sequentiallyConsistent) {
            let connection = accept(socket, nil, nil)
            guard connection >= 0 else { break }
            answer(on: connection)
            close(connection)
        }
        close(socket)
    }

    private func answer(on connection: Int32) {
        var bytes = [UInt8](repeating: 0, count: 8192)
        let count = read(connection, &bytes, bytes.count)
        let words = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self).split(separator: " ")
        let page = words.count > 1 ? pages[String(words[1])] : nil
        let body = page ?? "nothing here"
        let head = "HTTP/1.1 \(page == nil ? "404 Not Found" : "200 OK")\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n"
        let answer = Array((head + body).utf8)
        _ = write(connection, answer, answer.count)
    }
}
