import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The reason why a server could not start, and how to fix it.
public enum ServerStartError: Error, Hashable, CustomStringConvertible {
    case portInUse(Int)
    case portNotPermitted(Int)
    case addressNotAvailable(String)
    case storageNotAvailable(String, reason: String)
    case dataNotAvailable(String, reason: String)
    case takeoverFailed(reason: String)
    case databaseNotAvailable(reason: String)
    case machineExists(address: String)
    case badOrigin(String)

    public var description: String {
        switch self {
        case .portInUse(let port):
            "Port \(port) is in use by another program. Choose another port, for example with --port \(port < 65535 ? port + 1 : 8080)."
        case .portNotPermitted(let port):
            "Port \(port) may not be used by this user. Choose a port from 1024 on, for example with --port 8080."
        case .addressNotAvailable(let host):
            "This machine has no address '\(host)'. Choose another with --host, for example --host 127.0.0.1."
        case .storageNotAvailable(let path, let reason):
            "The folder '\(path)' cannot be used to keep values: \(reason). Choose another with --data."
        case .dataNotAvailable(let path, let reason):
            "The folder '\(path)' cannot be used for users' files: \(reason). Choose another with --data."
        case .takeoverFailed(let reason):
            "The running server could not be taken over: \(reason). It goes on serving."
        case .databaseNotAvailable(let reason):
            "The database of --database cannot be used: \(reason)."
        case .machineExists(let address):
            "The server at \(address) says that it is this machine. If its folder of --data was copied, remove machine.id from the copy."
        case .badOrigin(let origin):
            "'\(origin)' is no origin. One looks like https://app.example.com, with nothing behind the host and the port."
        }
    }

    /// Converts an error of binding to an address; `nil` if the error is another one.
    init?(_ error: any Error, binding host: String, port: Int) {
        switch error {
        case let error as IOError where error.errnoCode == EADDRINUSE: self = .portInUse(port)
        case let error as IOError where error.errnoCode == EACCES: self = .portNotPermitted(port)
        case let error as IOError where error.errnoCode == EADDRNOTAVAIL: self = .addressNotAvailable(host)
        case is SocketAddressError: self = .addressNotAvailable(host)
        default: return nil
        }
    }
}
