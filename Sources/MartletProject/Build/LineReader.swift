import Foundation

/// Reads lines from a file as they come.
struct LineReader: @unchecked Sendable {  // A value is used by one thread: it is handed over, never shared.
    private let file: FileHandle
    private var rest = Data()
    private(set) var last: String?

    init(_ file: FileHandle) { self.file = file }

    /// Waits for the next line and returns it without its end; `nil` at the end of the file.
    mutating func next() -> String? {
        last = nextLine()
        return last
    }

    private mutating func nextLine() -> String? {
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                defer { rest = Data(rest[rest.index(after: end)...]) }
                return String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
            }
            let data = file.availableData
            if data.isEmpty {
                defer { rest = Data() }
                return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
            }
            rest += data
        }
    }
}
