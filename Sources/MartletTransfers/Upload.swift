import Foundation
import Synchronization

/// A file that a page sends to this process over HTTP, in parts.
///
/// Whoever has the token can fill the file, once, from its beginning to its end, and nothing else. The file is deleted with this object.
public final class Upload: Sendable {
    /// The file, in a folder of its own.
    public let url: URL
    /// In bytes.
    public let size: Int
    public let token: String
    private let received: @Sendable (String, Int) -> Void
    private let end: @Sendable () -> Void
    /// The number of bytes that are there. Only those who write this file wait for the lock.
    private let count = Mutex(0)

    init(_ url: URL, size: Int, token: String, received: @escaping @Sendable (String, Int) -> Void, end: @escaping @Sendable () -> Void) {
        self.url = url
        self.size = size
        self.token = token
        self.received = received
        self.end = end
    }

    deinit {
        try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
        end()
    }

    func append(_ bytes: Data, at offset: Int) throws(Uploads.Refusal) {
        let sum = try count.withLock { count throws(Uploads.Refusal) in
            guard count < size else { throw .unexpected }
            guard count == offset else { throw .notNext(count) }
            guard bytes.count <= Uploads.partSize, bytes.count <= size - offset else { throw .tooMany }
            // Within the lock, so that two requests with the same part do not both write it.
            do {
                let handle = try FileHandle(forWritingTo: url)
                defer { try? handle.close() }
                try handle.seek(toOffset: UInt64(offset))
                try handle.write(contentsOf: bytes)
            } catch {
                throw .unwritable
            }
            count += bytes.count
            return count
        }
        received(token, sum)
    }
}
