import Foundation

/// Keeps values and logs, and tells who follows them of changes. All processes that use the same place see the same.
package protocol SharedEngine: Sendable {
    /// Returns a value. `nil` if nobody has set it.
    func value(named name: String) async throws -> SharedRecord?

    /// Replaces a value, unless somebody has changed it since.
    ///
    /// - Parameter version: The version to replace; 0 if nobody had set the value.
    func replace(_ name: String, version: Int64, with bytes: Data) async throws -> SharedReplacement

    /// Appends to a log, and removes the oldest entries if there are too many.
    ///
    /// - Returns: The entry's number.
    func append(_ bytes: Data, to log: String, keeping count: Int) async throws -> Int64

    /// Returns entries of a log in order.
    func entries(of log: String, _ range: SharedRange) async throws -> SharedPage

    /// Begins to tell of changes that are made from now on, by this process or any other. Called once.
    func listen(_ hear: @escaping @Sendable (SharedNews) -> Void) async throws

    /// Ends what ``listen(_:)`` has begun.
    func close()
}

/// A value as it is stored.
package struct SharedRecord: Hashable, Sendable {
    /// Another number for each change.
    package let version: Int64
    package let bytes: Data

    package init(version: Int64, bytes: Data) {
        self.version = version
        self.bytes = bytes
    }
}

package enum SharedReplacement: Hashable, Sendable {
    case replaced
    /// Somebody else has changed the value.
    case conflict(SharedRecord?)
}

/// Which entries of a log to read.
package enum SharedRange: Hashable, Sendable {
    /// The first that have larger numbers.
    case after(Int64, limit: Int)
    /// The latest.
    case last(Int)
}

/// Entries of a log.
package struct SharedPage: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        package let number: Int64
        package let bytes: Data

        package init(number: Int64, bytes: Data) {
            self.number = number
            self.bytes = bytes
        }
    }

    package var entries: [Entry]
    /// The number of the latest entry that was removed because there were too many; 0 if none was.
    package var dropped: Int64

    package init(entries: [Entry], dropped: Int64) {
        self.entries = entries
        self.dropped = dropped
    }
}

/// What may have changed.
package enum SharedNews: Hashable, Sendable {
    case names([String])
    case all
}
