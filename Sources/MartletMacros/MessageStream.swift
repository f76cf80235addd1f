#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Transfers messages on the standard streams. Each follows its length as 8 little-endian bytes.
enum MessageStream {
    /// The maximum length. No source file leads to a longer message.
    private static let longest: UInt64 = 1 << 30

    /// Reads the next message. Returns `nil` if the compiler has closed the stream.
    static func next() -> [UInt8]? {
        guard let header = take(8) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length <= longest else { fail("the length of a message is out of range") }
        guard let message = take(Int(length)) else { fail("the compiler closed the stream within a message") }
        return message
    }

    static func send(_ message: [UInt8]) {
        let length = UInt64(message.count)
        let frame = (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + message
        guard give(frame, to: STDOUT_FILENO) else { fail("the compiler does not read the answer") }
    }

    private static func take(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let size = bytes.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress?.advanced(by: filled), count - filled) }
            if size < 0, errno == EINTR { continue }
            guard size > 0 else { return nil }
            filled += size
        }
        return bytes
    }

    private static func give(_ bytes: [UInt8], to file: Int32) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let size = bytes.withUnsafeBytes { write(file, $0.baseAddress?.advanced(by: sent), bytes.count - sent) }
            if size < 0, errno == EINTR { continue }
            guard size > 0 else { return false }
            sent += size
        }
        return true
    }

    private static func fail(_ problem: String) -> Never {
        _ = give(Array("MartletMacros: \(problem)\n".utf8), to: STDERR_FILENO)
        exit(1)
    }
}
