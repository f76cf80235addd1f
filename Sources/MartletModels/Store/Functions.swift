import Foundation
import GRDB

// What SQLite compares otherwise than Swift. So a predicate has the same result whether SQLite or Swift evaluates it.

extension DatabaseCollation {
    /// The order of Swift's strings, to which `é` is one letter however it is written.
    static let swiftOrder = DatabaseCollation("swift") { a, b in a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending }

    /// The order of a list that a user reads: without regard to case, and by the value of numbers.
    static let localizedStandardOrder = DatabaseCollation("localizedStandard") { $0.localizedStandardCompare($1) }
}

extension DatabaseFunction {
    static let contains = ofTexts("swiftContains") { $0.contains($1) }
    static let startsWith = ofTexts("swiftStartsWith") { $0.starts(with: $1) }
    static let localizedStandardContains = ofTexts("localizedStandardContains") { $0.localizedStandardContains($1) }

    /// The number of characters of a text.
    static let characterCount = DatabaseFunction("swiftCount", argumentCount: 1, pure: true) { values in
        String.fromDatabaseValue(values[0])?.count
    }

    private static func ofTexts(_ name: String, _ function: @escaping @Sendable (String, String) -> Bool) -> DatabaseFunction {
        DatabaseFunction(name, argumentCount: 2, pure: true) { values in
            guard let first = String.fromDatabaseValue(values[0]), let second = String.fromDatabaseValue(values[1]) else { return nil }
            return function(first, second)
        }
    }
}
