import Foundation
import GRDB

/// Writes predicates and sort descriptors as SQL, as far as SQLite gives the same result.
struct PredicateTranslator {
    /// The entity whose objects are tested, and the name of its table in the text.
    private struct Scope {
        let entity: NSEntityDescription
        let alias: String
        var inner: String { alias + "x" }
    }

    private let scope: Scope
    /// Whether relationships may be followed: their objects can have changes that the store does not have.
    private let followsRelationships: Bool

    init(entity: NSEntityDescription, followsRelationships: Bool) {
        scope = Scope(entity: entity, alias: "t")
        self.followsRelationships = followsRelationships
    }

    /// Returns the condition for a predicate; `nil` if SQLite cannot evaluate it.
    func condition(_ predicate: NSPredicate) -> SQLText? { condition(PredicateNode(predicate), scope) }

    private func condition(_ node: PredicateNode, _ scope: Scope) -> SQLText? {
        switch node {
        case .constant(let value): return SQLText(sql: value ? "1" : "0")
        case .all(let parts): return joined(parts, " AND ", empty: "1", scope)
        case .any(let parts): return joined(parts, " OR ", empty: "0", scope)
        case .not(let part): return condition(part, scope).map { "NOT " + $0 }
        case .comparison(let comparison): return condition(comparison, scope)
        case .code: return nil
        }
    }

    private func joined(_ parts: [PredicateNode], _ separator: String, empty: String, _ scope: Scope) -> SQLText? {
        var result: SQLText?
        for part in parts {
            guard let next = condition(part, scope) else { return nil }
            result = result.map { $0 + separator + next } ?? next
        }
        return result.map { "(" + $0 + ")" } ?? SQLText(sql: empty)
    }

    // MARK: Comparisons

    private func condition(_ comparison: PredicateComparison, _ scope: Scope) -> SQLText? {
        guard case .path(let names) = comparison.left else {
            guard let left = value(comparison.left, scope) else { return nil }
            return test(left, comparison, scope)
        }
        if names.isEmpty { return test(SQLText(sql: "\(scope.alias)._id"), comparison, scope) }
        guard comparison.quantifier != nil || leadsToMany(names, scope) else {
            guard let left = value(comparison.left, scope) else { return nil }
            return test(left, comparison, scope, attribute(names, scope))
        }
        if comparison.quantifier == nil, comparison.comparison == .equal, comparison.right.isList { return nil }
        var single = comparison
        single.quantifier = nil
        if comparison.comparison == .contains, comparison.quantifier == nil { single.comparison = .equal }
        switch comparison.quantifier {
        case .all:
            return exists(names[...], scope) { value, attribute in test(value, single, scope, attribute).map { "NOT " + $0 } }.map {
                "NOT " + $0
            }
        case .no: return exists(names[...], scope) { test($0, single, scope, $1) }.map { "NOT " + $0 }
        case .any, nil: return exists(names[...], scope) { test($0, single, scope, $1) }
        }
    }

    private func leadsToMany(_ names: [String], _ scope: Scope) -> Bool {
        var entity = scope.entity
        for name in names {
            guard let relationship = entity.relationshipsByName[name] else { return false }
            if relationship.isToMany { return names.last?.hasPrefix("@") != true }
            guard let next = relationship.destinationEntity else { return false }
            entity = next
        }
        return false
    }

    private func attribute(_ names: [String], _ scope: Scope) -> NSAttributeDescription? {
        var entity = scope.entity
        for name in names.dropLast() {
            guard let next = entity.relationshipsByName[name]?.destinationEntity else { return nil }
            entity = next
        }
        return names.last.flatMap { entity.attributesByName[$0] }
    }

    /// Returns the condition that some value at the end of a path meets another.
    private func exists(
        _ names: ArraySlice<String>, _ scope: Scope, _ test: (SQLText, NSAttributeDescription?) -> SQLText?
    ) -> SQLText? {
        guard let name = names.first else { return test(SQLText(sql: "\(scope.alias)._id"), nil) }
        let rest = names.dropFirst()
        if let relationship = scope.entity.relationshipsByName[name], let (source, next) = join(relationship, scope) {
            return exists(rest, next, test).map { SQLText(sql: "EXISTS (SELECT 1 FROM \(source) AND ") + $0 + ")" }
        }
        guard rest.isEmpty, let attribute = scope.entity.attributesByName[name], isComparable(attribute) else { return nil }
        return test(SQLText(sql: "\(scope.alias).\(name.quoted)"), attribute)
    }

    /// Returns the tables with a relationship's objects, and the condition that they are an object's.
    private func join(_ relationship: NSRelationshipDescription, _ scope: Scope) -> (source: String, next: Scope)? {
        guard followsRelationships, let destination = relationship.destinationEntity else { return nil }
        let next = Scope(entity: destination, alias: scope.inner)
        let table = "\(destination.root.title.quoted) \(next.alias)"
        switch relationship.place {
        case .column(let name): return ("\(table) WHERE \(next.alias)._id = \(scope.alias).\(name.quoted)", next)
        case .otherColumn(let name): return ("\(table) WHERE \(next.alias).\(name.quoted) = \(scope.alias)._id", next)
        case .link(let link, let own, let other):
            return (
                "\(link.quoted) \(next.alias)l JOIN \(table) ON \(next.alias)._id = \(next.alias)l.\(other) WHERE \(next.alias)l.\(own) = \(scope.alias)._id",
                next
            )
        }
    }

    /// Whether SQLite compares a column as Swift compares the values.
    private func isComparable(_ attribute: NSAttributeDescription) -> Bool {
        guard !attribute.isTransient else { return false }
        return switch attribute.attributeType {
        case .decimalAttributeType, .transformableAttributeType, .undefinedAttributeType, .objectIDAttributeType: false
        default: true
        }
    }

    /// Returns the condition that a value compares so with the right side. It is never unknown: what is missing equals what is missing.
    private func test(_ left: SQLText, _ comparison: PredicateComparison, _ scope: Scope, _ attribute: NSAttributeDescription? = nil)
        -> SQLText?
    {
        let constant = { (value: ManagedValue) -> SQLText? in self.constant(value, attribute) }
        switch comparison.comparison {
        case .isIn:
            guard case .constant(.list(let values)) = comparison.right.folded, !comparison.ignoresCase, !comparison.ignoresMarks else {
                return nil
            }
            // SQLite has a limit for the number of values in a statement.
            guard values.count <= 20_000 else { return nil }
            let parts = values.filter { !$0.isNull }.compactMap(constant)
            guard parts.count == values.count(where: { !$0.isNull }) else { return nil }
            let list = left + " IN (" + SQLText(sql: parts.map(\.sql).joined(separator: ", "), arguments: parts.flatMap(\.arguments)) + ")"
            let found = "COALESCE(" + list + ", 0)"
            return values.contains(where: \.isNull) ? "(" + found + " OR " + left + " IS NULL)" : found
        case .between:
            guard case .constant(.list(let bounds)) = comparison.right.folded, bounds.count == 2, let low = constant(bounds[0]),
                let high = constant(bounds[1])
            else { return nil }
            return "COALESCE(" + left + " BETWEEN " + low + " AND " + high + ", 0)"
        case .beginsWith, .endsWith, .contains, .like, .matches: return text(left, comparison, scope)
        case .equal, .notEqual:
            if comparison.ignoresCase || comparison.ignoresMarks {
                return text(left, comparison, scope).map { comparison.comparison == .equal ? $0 : "NOT " + $0 }
            }
            guard let right = right(comparison, scope, attribute) else { return nil }
            return "(" + left + (comparison.comparison == .equal ? " IS " : " IS NOT ") + right + ")"
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            guard let right = right(comparison, scope, attribute) else { return nil }
            return "COALESCE(" + left + " \(comparison.comparison.rawValue) " + right + ", 0)"
        }
    }

    private func text(_ left: SQLText, _ comparison: PredicateComparison, _ scope: Scope) -> SQLText? {
        guard case .constant(.text(let other)) = comparison.right else { return nil }
        var name = comparison.comparison
        if name == .notEqual { name = .equal }
        let options = "\(comparison.ignoresCase ? 1 : 0), \(comparison.ignoresMarks ? 1 : 0)"
        return "predicateText('\(name.rawValue)', \(options), " + left + SQLText(sql: ", ?)", arguments: [other.databaseValue])
    }

    private func right(_ comparison: PredicateComparison, _ scope: Scope, _ attribute: NSAttributeDescription?) -> SQLText? {
        if case .constant(let value) = comparison.right.folded { return constant(value, attribute) }
        return value(comparison.right, scope)
    }

    private func constant(_ value: ManagedValue, _ attribute: NSAttributeDescription?) -> SQLText? {
        let value = attribute?.normal(value) ?? value
        switch value {
        case .list, .opaque, .decimal: return nil
        case .integer(let number) where attribute.map { [.stringAttributeType, .URIAttributeType].contains($0.attributeType) } ?? false:
            return SQLText(sql: "?", arguments: [number.databaseValue])
        case .text(let text) where attribute?.attributeType == .UUIDAttributeType:
            return UUID(uuidString: text).map { SQLText(sql: "?", arguments: [$0.databaseValue]) }
        default: return (try? value.column()).map { SQLText(sql: "?", arguments: [$0]) }
        }
    }

    // MARK: Values

    private func value(_ expression: PredicateExpression, _ scope: Scope) -> SQLText? {
        switch expression {
        case .constant(let value): return constant(value, nil)
        case .path(let names): return value(names[...], scope)
        case .arithmetic(let a, let sign, let b):
            if case .constant(let value) = expression.folded { return constant(value, nil) }
            // SQLite divides whole numbers without a rest.
            guard sign != "/", let a = value(a, scope), let b = value(b, scope) else { return nil }
            return "(" + a + " \(sign) " + b + ")"
        case .variable, .list, .subquery, .function: return nil
        }
    }

    private func value(_ names: ArraySlice<String>, _ scope: Scope) -> SQLText? {
        guard let name = names.first else { return SQLText(sql: "\(scope.alias)._id") }
        let rest = names.dropFirst()
        if let attribute = scope.entity.attributesByName[name] {
            return rest.isEmpty && isComparable(attribute) ? SQLText(sql: "\(scope.alias).\(name.quoted)") : nil
        }
        guard let relationship = scope.entity.relationshipsByName[name] else { return nil }
        if case .column(let column) = relationship.place, rest.isEmpty { return SQLText(sql: "\(scope.alias).\(column.quoted)") }
        guard let (source, next) = join(relationship, scope) else { return nil }
        if relationship.isToMany { return rest == ["@count"] ? SQLText(sql: "(SELECT COUNT(*) FROM \(source))") : nil }
        return value(rest, next).map { "(SELECT " + $0 + " FROM \(source))" }
    }

    // MARK: Order

    /// Returns the order of sort descriptors; `nil` if SQLite sorts otherwise.
    func ordering(_ descriptors: [NSSortDescriptor]) -> SQLText? {
        var result = SQLText(sql: "")
        for descriptor in descriptors {
            guard let named = descriptor.named, named.comparison == .compare, !named.path.isEmpty,
                let value = value(named.path[...], scope)
            else { return nil }
            let isText = attribute(named.path, scope).map { [.stringAttributeType, .URIAttributeType].contains($0.attributeType) } ?? false
            result = result + value + (isText ? " COLLATE swift" : "") + (descriptor.ascending ? ", " : " DESC, ")
        }
        return result + "t._row"
    }
}

extension PredicateExpression {
    fileprivate var isList: Bool {
        switch self {
        case .list, .constant(.list): true
        default: false
        }
    }

    /// The value, if it is the same for all objects.
    fileprivate var folded: PredicateExpression {
        switch self {
        case .list(let parts):
            let values = parts.compactMap { part -> ManagedValue? in if case .constant(let value) = part.folded { value } else { nil } }
            return values.count == parts.count ? .constant(.list(values)) : self
        case .arithmetic(let a, _, let b):
            guard case .constant = a.folded, case .constant = b.folded else { return self }
            return .constant(PredicateEvaluation().value(self, nil))
        default: return self
        }
    }
}
