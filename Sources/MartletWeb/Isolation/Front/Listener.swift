#if os(Linux)
import CMartletProcess
import Foundation
import NIOCore

/// Listens on a port, and hands over each connection as it comes.
@MainActor
final class Listener {
    let port: Int
    let descriptor: CInt
    private let source: any DispatchSourceRead
    private let accept: @MainActor (_ descriptor: CInt, _ address: ClientAddress?) -> Void

    /// - Throws: ``ServerStartError`` if the port cannot be had.
    convenience init(host: String, port: Int, accept: @escaping @MainActor (_ descriptor: CInt, _ address: ClientAddress?) -> Void) throws {
        let address: SocketAddress
        do {
            address = try SocketAddress.makeAddressResolvingHost(host, port: port)
        } catch {
            throw ServerStartError.addressNotAvailable(host)
        }
        let family = address.protocol == .inet6 ? AF_INET6 : AF_INET
        let descriptor = socket(
            family, CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue) | CInt(SOCK_NONBLOCK.rawValue), 0)
        guard descriptor >= 0 else { throw Self.error(host, port) }
        var yes: CInt = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<CInt>.size))
        let bound = address.withSockAddr { bind(descriptor, $0, socklen_t($1)) }
        guard bound == 0, listen(descriptor, 1024) == 0 else {
            let error = Self.error(host, port)
            close(descriptor)
            throw error
        }
        self.init(owning: descriptor, accept: accept)
    }

    /// - Parameter descriptor: A listening socket's, which is the listener's from now on.
    init(owning descriptor: CInt, accept: @escaping @MainActor (_ descriptor: CInt, _ address: ClientAddress?) -> Void) {
        self.descriptor = descriptor
        port = Self.port(of: descriptor)
        self.accept = accept
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setCancelHandler { close(descriptor) }
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.acceptAll() } }
        source.activate()
    }

    private static func error(_ host: String, _ port: Int) -> any Error {
        let code = errno
        return ServerStartError(IOError(errnoCode: code, reason: "bind"), binding: host, port: port)
            ?? POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
    }

    private static func port(of descriptor: CInt) -> Int {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                guard getsockname(descriptor, pointer, &length) == 0 else { return 0 }
                // The port is at the same place in addresses of both versions.
                return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { Int(UInt16(bigEndian: $0.pointee.sin_port)) }
            }
        }
    }

    /// Accepts some of the connections that wait; the source calls again while there are more.
    private func acceptAll() {
        for _ in 0..<64 {
            var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            let connection = martlet_accept(descriptor, &text, text.count)
            guard connection >= 0 else {
                if errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM { pause() }
                return
            }
            let address = text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
            accept(connection, ClientAddress(address))
        }
    }

    /// Leaves connections in the system's queue for a moment, because there is no room for them.
    private func pause() {
        source.suspend()
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { [source] in source.resume() }
    }

    func stop() { source.cancel() }
}
#endif
