import Foundation
import Synchronization

import Glibc

/// A server on loopback that answers each connection with one text, and remembers what it was sent.
final class LoopbackServer: Sendable {
    struct NoSocket: Error {}

    let url: URL
    private let socketHandle: Int32
    private let received = Mutex<[String]>([])

    /// - Parameter answer: All of it, head and body; `nil` leaves the client waiting.
    init(answer: String?) throws {
        let stream = Int32(SOCK_STREAM.rawValue)
        let listening = socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listening, address, length) == 0 && listen(listening, 8) == 0 && getsockname(listening, address, &length) == 0
            }
        }
        guard isListening, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/v1") else { throw NoSocket() }
        self.url = url
        socketHandle = listening
        Thread.detachNewThread { [self] in serve(answer) }
    }

    /// What came so far, a text for each connection.
    var requests: [String] { received.withLock { $0 } }

    func close() { shutdown(socketHandle, Int32(SHUT_RDWR)) }

    private func serve(_ answer: String?) {
        var open: [Int32] = []
        while case let connection = accept(socketHandle, nil, nil), connection >= 0 {
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = recv(connection, &buffer, buffer.count, 0)
            received.withLock { $0.append(String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)) }
            if let answer {
                _ = send(connection, answer, answer.utf8.count, Int32(MSG_NOSIGNAL))
                _ = Glibc.close(connection)
            } else {
                open.append(connection)
            }
        }
        for connection in open { _ = Glibc.close(connection) }
        _ = Glibc.close(socketHandle)
    }
}
