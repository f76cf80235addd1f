import Foundation

extension FileHandle {
    /// Reads lines on a thread of its own, to the end.
    ///
    /// Not by `readabilityHandler`: on Linux it can close the descriptor before Dispatch has let go of it, and Dispatch crashes when another file gets its number.
    ///
    /// - Parameter hear: Receives each line, and `nil` behind the last.
    public func readLines(_ hear: @escaping @Sendable (String?) -> Void) {
        Thread.detachNewThread {
            var rest = Data()
            while case let data = self.availableData, !data.isEmpty {
                rest += data
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    hear(String(decoding: rest[..<end], as: UTF8.self))
                    rest = Data(rest[(end + 1)...])
                }
            }
            hear(nil)
        }
    }
}
