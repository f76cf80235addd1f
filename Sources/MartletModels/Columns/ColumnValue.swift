import Foundation
import GRDB

/// A type that a column keeps as it is.
protocol ColumnValue: Sendable {
    static var order: ColumnCoding.Order { get }
    var column: DatabaseValue { get }
    init?(column: DatabaseValue)
}

extension ColumnValue where Self: DatabaseValueConvertible {
    static var order: ColumnCoding.Order { .total }
    var column: DatabaseValue { databaseValue }

    init?(column: DatabaseValue) {
        guard let value = Self.fromDatabaseValue(column) else { return nil }
        self = value
    }
}

extension Int: ColumnValue {}
extension Int8: ColumnValue {}
extension Int16: ColumnValue {}
extension Int32: ColumnValue {}
extension Int64: ColumnValue {}
extension UInt8: ColumnValue {}
extension UInt16: ColumnValue {}
extension UInt32: ColumnValue {}
extension Bool: ColumnValue {}

extension String: ColumnValue {
    static var order: ColumnCoding.Order { .text }
}

// SQLite's integers have a sign: larger numbers are stored as negative ones.
extension UInt: ColumnValue {
    static var order: ColumnCoding.Order { .equality }
    var column: DatabaseValue { Int64(truncatingIfNeeded: self).databaseValue }

    init?(column: DatabaseValue) {
        guard let value = Int64.fromDatabaseValue(column) else { return nil }
        self.init(truncatingIfNeeded: value)
    }
}

extension UInt64: ColumnValue {
    static var order: ColumnCoding.Order { .equality }
    var column: DatabaseValue { Int64(truncatingIfNeeded: self).databaseValue }

    init?(column: DatabaseValue) {
        guard let value = Int64.fromDatabaseValue(column) else { return nil }
        self.init(truncatingIfNeeded: value)
    }
}

// SQLite has no "not a number": it would be `NULL`.
extension Double: ColumnValue {
    var column: DatabaseValue { isNaN ? "nan".databaseValue : databaseValue }

    init?(column: DatabaseValue) {
        if case .string = column.storage {
            self = .nan
        } else {
            guard let value = Double.fromDatabaseValue(column) else { return nil }
            self = value
        }
    }
}

extension Float: ColumnValue {
    var column: DatabaseValue { Double(self).column }

    init?(column: DatabaseValue) {
        guard let value = Double(column: column) else { return nil }
        self.init(value)
    }
}

// As seconds since 2001, with all their digits: GRDB would store milliseconds.
extension Date: ColumnValue {
    static var order: ColumnCoding.Order { .total }
    var column: DatabaseValue { timeIntervalSinceReferenceDate.databaseValue }

    init?(column: DatabaseValue) {
        guard let seconds = Double.fromDatabaseValue(column) else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

extension Data: ColumnValue {
    static var order: ColumnCoding.Order { .equality }
    var column: DatabaseValue { databaseValue }

    init?(column: DatabaseValue) {
        guard let value = Data.fromDatabaseValue(column) else { return nil }
        self = value
    }
}

extension UUID: ColumnValue {
    static var order: ColumnCoding.Order { .total }
    var column: DatabaseValue { uuidString.databaseValue }

    init?(column: DatabaseValue) {
        guard let text = String.fromDatabaseValue(column) else { return nil }
        self.init(uuidString: text)
    }
}

extension URL: ColumnValue {
    static var order: ColumnCoding.Order { .equality }
    var column: DatabaseValue { absoluteString.databaseValue }

    init?(column: DatabaseValue) {
        guard let text = String.fromDatabaseValue(column) else { return nil }
        self.init(string: text)
    }
}

// As text, with all its digits. Equal numbers can be written in several ways.
extension Decimal: ColumnValue {
    static var order: ColumnCoding.Order { .none }
    var column: DatabaseValue { description.databaseValue }

    init?(column: DatabaseValue) {
        guard let text = String.fromDatabaseValue(column) else { return nil }
        self.init(string: text)
    }
}

extension PersistentIdentifier {
    var column: DatabaseValue { key.column }
}
