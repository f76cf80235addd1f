import Foundation
import Glibc
import Hummingbird
import LoopbackServer
import Testing

@Suite("Server for this machine")
struct LoopbackServerTests {
    @Test func `Stopping while clients connect drops their connections and nothing else`() async throws {
        for _ in 0..<10 {
            let server = LoopbackServer(Router())
            let port = try #require(await server.address().port)
            let sockets = (0..<64).map { _ in Self.connect(toPort: port) }
            await server.stop()
            for socket in sockets { close(socket) }
        }
    }

    /// Opens a connection to this machine, and returns its descriptor.
    private static func connect(toPort port: Int) -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        _ = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        return descriptor
    }
}
