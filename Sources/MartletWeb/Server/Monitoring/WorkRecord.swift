import Foundation

/// A file that says in one line what the app does for its user, or has done last. Another process reads it when this one has been ended.
///
///     during tap on button in CartView
///     after tap on button in CartView
///
/// The file is mapped into memory, so writing to it calls no system function, and what was written outlives the process.
@MainActor
final class WorkRecord {
    /// The line that is being written. What does not fit is cut off.
    struct Line {
        fileprivate let bytes: UnsafeMutableRawBufferPointer
        fileprivate var count = 0

        mutating func append(_ text: String) {
            // One byte is left for the end of the line.
            for byte in text.utf8.prefix(bytes.count - 1 - count) {
                // A line is printed as it is, so what would control a terminal is left out.
                bytes[count] = byte < 0x20 || byte == 0x7F ? UInt8(ascii: "?") : byte
                count += 1
            }
        }

        fileprivate func end() { bytes[count] = UInt8(ascii: "\n") }
    }

    private static let size = 512
    private let bytes: UnsafeMutableRawBufferPointer
    private var isOpen = false

    /// - Parameter folder: Where the sessions of the process are stored.
    /// - Throws: An error if the file cannot be made, or the disk is full.
    init(in folder: String) throws {
        let file = open(Self.path(in: folder), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        defer { close(file) }
        // Without reserved space, a full disk would end the process when it writes.
        let zeros = [UInt8](repeating: UInt8(ascii: "\n"), count: Self.size)
        guard write(file, zeros, Self.size) == Self.size,
            let start = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), start != MAP_FAILED
        else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        bytes = UnsafeMutableRawBufferPointer(start: start, count: Self.size)
    }

    isolated deinit { munmap(bytes.baseAddress, bytes.count) }

    /// Records work while a body runs. Of work inside other work only the outer is recorded.
    func during<Result, Failure: Error>(
        _ describe: (inout Line) -> Void, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard !isOpen else { return try body() }
        isOpen = true
        var line = Line(bytes: bytes)
        line.append("during ")
        describe(&line)
        line.end()
        defer {
            var line = Line(bytes: bytes)
            line.append("after  ")
            isOpen = false
        }
        return try body()
    }

    /// Returns the line of a process that has ended; `nil` if it has recorded nothing.
    nonisolated static func read(in folder: String) -> String? {
        guard let data = FileManager.default.contents(atPath: path(in: folder)) else { return nil }
        let line = data.prefix { $0 != UInt8(ascii: "\n") }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self).replacing("  ", with: " ")
    }

    nonisolated static func path(in folder: String) -> String { folder + "/last-action" }
}
