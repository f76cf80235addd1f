#if os(Linux)
import CMartletProcess
import Foundation

/// The socket in the folder of users' files at which a running front can be reached by the one that replaces it.
@MainActor
final class TakeoverDoor {
    private static let name = "front"

    private let path: String
    private let source: any DispatchSourceRead

    /// - Parameters:
    ///   - folder: The open folder of users' files.
    ///   - accept: Called with a link to each front that comes.
    init(folder: CInt, accept: @escaping @MainActor (Link) -> Void) throws {
        let path = Self.path(in: folder)
        let descriptor = martlet_listen_at(path)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        self.path = path
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setCancelHandler { close(descriptor) }
        source.setEventHandler {
            MainActor.assumeIsolated {
                let connection = martlet_accept_own(descriptor)
                if connection >= 0 { accept(Link(owning: connection)) }
            }
        }
        source.activate()
    }

    /// Connects to the front that uses a folder.
    /// - Returns: `nil` if there is none.
    static func knock(at folder: CInt) -> Link? {
        let connection = martlet_connect_to(path(in: folder))
        return connection >= 0 ? Link(owning: connection) : nil
    }

    /// A path through the open folder: that of the folder itself can be longer than an address of a socket may be.
    private static func path(in folder: CInt) -> String { "/proc/self/fd/\(folder)/\(name)" }

    /// - Parameter isReplaced: Whether another front listens at the same path now.
    func shut(isReplaced: Bool) {
        if !isReplaced { unlink(path) }
        source.cancel()
    }
}
#endif
