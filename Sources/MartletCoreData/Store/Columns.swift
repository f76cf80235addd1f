import Foundation
import GRDB

// How values are columns of SQLite: dates as seconds since 2001, identities as 16 bytes, decimal numbers as text.

extension ManagedValue {
    /// - Throws: An error if a transformable value cannot be written.
    func column() throws -> DatabaseValue {
        switch self {
        case .null: .null
        case .integer(let value): value.databaseValue
        case .real(let value): value.databaseValue
        case .decimal(let value): NSDecimalNumber(decimal: value).stringValue.databaseValue
        case .text(let value): value.databaseValue
        case .date(let value): value.timeIntervalSinceReferenceDate.databaseValue
        case .data(let value): value.databaseValue
        case .uuid(let value): value.databaseValue
        case .url(let value): value.absoluteString.databaseValue
        case .object(let id): id.key.databaseValue
        case .list(let values): try TransformedValue.data(of: values.map(\.plain)).databaseValue
        case .opaque(let box): try TransformedValue.data(of: box.value).databaseValue
        }
    }

    private var plain: Any {
        switch self {
        case .integer(let value): value
        case .real(let value): value
        case .text(let value): value
        case .date(let value): value
        case .data(let value): value
        case .list(let values): values.map(\.plain)
        default: ""
        }
    }
}

extension NSAttributeDescription {
    /// Reads a column.
    func value(_ column: DatabaseValue) -> ManagedValue {
        if column.isNull { return .null }
        switch attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
            return Int64.fromDatabaseValue(column).map { .integer($0) } ?? .null
        case .doubleAttributeType, .floatAttributeType: return Double.fromDatabaseValue(column).map { .real($0) } ?? .null
        case .decimalAttributeType:
            if let text = String.fromDatabaseValue(column) { return Decimal(string: text).map { .decimal($0) } ?? .null }
            return Double.fromDatabaseValue(column).map { .decimal(Decimal($0)) } ?? .null
        case .stringAttributeType: return String.fromDatabaseValue(column).map { .text($0) } ?? .null
        case .dateAttributeType:
            return Double.fromDatabaseValue(column).map { .date(Date(timeIntervalSinceReferenceDate: $0)) } ?? .null
        case .binaryDataAttributeType: return Data.fromDatabaseValue(column).map { .data($0) } ?? .null
        case .UUIDAttributeType: return UUID.fromDatabaseValue(column).map { .uuid($0) } ?? .null
        case .URIAttributeType: return String.fromDatabaseValue(column).flatMap { URL(string: $0) }.map { .url($0) } ?? .null
        case .transformableAttributeType, .undefinedAttributeType, .objectIDAttributeType:
            return Data.fromDatabaseValue(column).map { .opaque(OpaqueValue(UnreadValue($0))) } ?? .null
        }
    }
}

extension String {
    /// The text as a name in SQL.
    var quoted: String { "\"" + replacingOccurrences(of: "\"", with: "\"\"") + "\"" }
}

/// Where the store keeps a relationship.
enum RelationshipPlace {
    /// In a column of the object's own table.
    case column(String)
    /// In a column of the table of the other objects.
    case otherColumn(String)
    /// In a table of its own, with the columns of this side and of the other.
    case link(table: String, own: String, other: String)
}

extension NSRelationshipDescription {
    var place: RelationshipPlace {
        guard isToMany else { return .column(name) }
        if let inverse, !inverse.isToMany, !isOrdered { return .otherColumn(inverse.name) }
        return writesLinks
            ? .link(table: linkName, own: "owner", other: "target")
            : .link(table: inverse?.linkName ?? linkName, own: "target", other: "owner")
    }

    /// Whether this side of a relationship writes the links of both.
    var writesLinks: Bool {
        guard let inverse, inverse !== self, inverse.isToMany else { return true }
        if isOrdered != inverse.isOrdered { return isOrdered }
        return linkName < inverse.linkName
    }

    private var linkName: String { "\(entity.title).\(name)" }
}

extension DatabaseFunction {
    /// Compares texts as predicates do: the operator, whether case counts not, whether marks count not, and both texts.
    static let predicateText = DatabaseFunction("predicateText", argumentCount: 5, pure: true) { values in
        guard let comparison = String.fromDatabaseValue(values[0]).flatMap(PredicateComparison.Operator.init),
            let ignoresCase = Bool.fromDatabaseValue(values[1]), let ignoresMarks = Bool.fromDatabaseValue(values[2]),
            let text = String.fromDatabaseValue(values[3]), let other = String.fromDatabaseValue(values[4])
        else { return false }
        return TextComparison(comparison, ignoresCase: ignoresCase, ignoresMarks: ignoresMarks).matches(text, other)
    }
}

extension DatabaseCollation {
    /// The order of Swift's strings.
    static let swiftOrder = DatabaseCollation("swift") { a, b in a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending }
}
