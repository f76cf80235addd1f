import Foundation
import GRDB

/// Translates predicates and orders to SQL.
///
/// Each translation has the same result as the evaluation in Swift. Where SQLite would answer otherwise, there is none, and Swift evaluates the
/// predicate.
final class PredicateTranslator {
    let schema: Schema
    /// The properties that the translations read.
    private(set) var read: Set<ReadProperty> = []
    /// The classes that they reach by way of relationships.
    private(set) var related: Set<ObjectIdentifier> = []
    private var variables: [PredicateExpressions.VariableID: Term] = [:]
    private var aliases = 0

    init(schema: Schema) { self.schema = schema }

    /// A part of a predicate that has no translation.
    struct Untranslatable: Error {}

    /// What an expression stands for.
    enum Term {
        /// An object, by the alias of its row.
        case row(alias: String, _ModelPlan)
        /// An object that a relationship refers to, by its identifier, which can be `NULL`.
        case object(SQL, _ModelPlan)
        /// The objects of a relationship: `condition` holds for the rows with an alias.
        case objects(_ModelPlan, condition: (String) -> SQL)
        /// A value of a type that a column keeps.
        case value(SQL, ColumnCoding)
        /// A truth, which is never `NULL`.
        case truth(SQL)
        /// A value that does not depend on the object.
        case constant(Any)
    }

    /// The condition for rows with the alias `t`; `nil` if the predicate has no translation.
    func condition<T: PersistentModel>(_ predicate: Predicate<T>, _ plan: _ModelPlan) -> SQL? {
        variables[predicate.variable.key] = .row(alias: "t", plan)
        return try? truth(of: predicate.expression)
    }

    /// The order of rows with the alias `t`; `nil` if SQLite cannot sort so.
    func ordering<T: PersistentModel>(_ descriptors: [SortDescriptor<T>], _ plan: _ModelPlan) -> SQL? {
        var parts: [SQL] = []
        for descriptor in descriptors {
            guard descriptor.stringComparator == nil, let path = descriptor.keyPath,
                let (property, collation) = Self.sortedProperty(path, plan), property.coding != nil
            else { return nil }
            read.insert(ReadProperty(plan: plan, property: property.index))
            let direction = descriptor.order == .forward ? "ASC" : "DESC"
            parts.append(SQL(sql: "t.\(property.name.quoted) \(collation) \(direction)"))
        }
        return (parts + ["t._row"]).joined(separator: ", ")
    }

    private static func sortedProperty<T: PersistentModel>(_ path: PartialKeyPath<T>, _ plan: _ModelPlan) -> (PropertyPlan, String)? {
        if let property = plan.property(at: path) {
            switch property.coding?.order {
            case .total: return (property, "")
            case .text: return (property, "COLLATE swift")
            default: return nil
            }
        }
        for property in plan.properties {
            if let text = property.keyPath as? KeyPath<T, String>, text.appending(path: \.localizedStandardText) == path {
                return (property, "COLLATE localizedStandard")
            }
            if let text = property.keyPath as? KeyPath<T, String?>, text.appending(path: \.localizedStandardText) == path {
                return (property, "COLLATE localizedStandard")
            }
        }
        return nil
    }

    // MARK: Terms

    func term(of expression: any PredicateExpression) throws -> Term {
        guard let expression = expression as? any TranslatableExpression else { throw Untranslatable() }
        return try expression.translate(self)
    }

    func truth(of expression: any PredicateExpression) throws -> SQL {
        switch try term(of: expression) {
        case .truth(let sql): return sql
        case .value(let sql, let coding) where !coding.isOptional: return sql
        case .constant(let value as Bool): return value ? "1" : "0"
        default: throw Untranslatable()
        }
    }

    /// The SQL of a value, and how its type is kept.
    func value(of expression: any PredicateExpression) throws -> (sql: SQL, coding: ColumnCoding) {
        switch try term(of: expression) {
        case .value(let sql, let coding): return (sql, coding)
        case .truth(let sql):
            guard let coding = ColumnCoding.make(for: Bool.self) else { throw Untranslatable() }
            return (sql, coding)
        case .constant(let value): return try constant(value)
        case .object(let sql, _): return (sql, .identifier)
        case .row(let alias, _): return ("\(sql: alias)._id", .identifier)
        case .objects: throw Untranslatable()
        }
    }

    private func constant(_ value: Any) throws -> (SQL, ColumnCoding) {
        if let id = value as? PersistentIdentifier { return ("\(id.column)", .identifier) }
        if let id = value as? PersistentIdentifier? { return ("\(id?.column ?? .null)", .identifier) }
        if let value = value as? any _RelationshipValue {
            guard !type(of: value)._isToMany else { throw Untranslatable() }
            return ("\(value._models.first?.persistentModelID.column ?? .null)", .identifier)
        }
        guard let coding = ColumnCoding.make(for: type(of: value)) else { throw Untranslatable() }
        return ("\(try coding.encode(value))", coding)
    }

    func variable(_ id: PredicateExpressions.VariableID) throws -> Term {
        guard let term = variables[id] else { throw Untranslatable() }
        return term
    }

    /// Runs code with a meaning of a variable.
    func with<Result>(_ id: PredicateExpressions.VariableID, as term: Term, _ body: () throws -> Result) rethrows -> Result {
        let outer = variables[id]
        variables[id] = term
        defer { variables[id] = outer }
        return try body()
    }

    /// A name for the rows of a subquery.
    func nextAlias() -> String {
        aliases += 1
        return "t\(aliases)"
    }

    // MARK: Properties

    func member(_ keyPath: AnyKeyPath, of term: Term) throws -> Term {
        switch term {
        case .row(let alias, let plan):
            if plan.isIdentifier(keyPath) { return .value("\(sql: alias)._id", .identifier) }
            guard let property = plan.property(at: keyPath) else { throw Untranslatable() }
            read.insert(ReadProperty(plan: plan, property: property.index))
            if alias != "t" { related.insert(ObjectIdentifier(plan)) }
            return try self.property(property, of: plan, id: "\(sql: alias)._id", column: { SQL(sql: "\(alias).\($0.quoted)") })
        case .object(let id, let plan):
            if plan.isIdentifier(keyPath) { return .value(id, .identifier) }
            guard let property = plan.property(at: keyPath) else { throw Untranslatable() }
            read.insert(ReadProperty(plan: plan, property: property.index))
            related.insert(ObjectIdentifier(plan))
            let alias = nextAlias()
            return try self.property(property, of: plan, id: id) { name in
                "(SELECT \(sql: "\(alias).\(name.quoted)") FROM \(sql: plan.entityName.quoted) \(sql: alias) WHERE \(sql: alias)._id = \(id))"
            }
        case .objects(let plan, let condition):
            let rows = rows(plan, condition)
            switch memberName(keyPath) {
            case "count": return .value("(SELECT COUNT(*) \(rows.sql))", try coding(Int.self))
            case "isEmpty": return .truth("NOT EXISTS (SELECT 1 \(rows.sql))")
            default: throw Untranslatable()
            }
        case .value(let sql, let coding):
            guard case .text = coding.order else { throw Untranslatable() }
            switch memberName(keyPath) {
            case "count" where !coding.isOptional: return .value("swiftCount(\(sql))", try self.coding(Int.self))
            case "isEmpty" where !coding.isOptional: return .truth("(\(sql) = '')")
            default: throw Untranslatable()
            }
        case .truth, .constant: throw Untranslatable()
        }
    }

    private func property(_ property: PropertyPlan, of plan: _ModelPlan, id: SQL, column: (String) -> SQL) throws -> Term {
        if let coding = property.coding { return .value(column(property.name), coding) }
        guard let destination = property.relationshipType?._destination._modelPlan else { throw Untranslatable() }
        related.insert(ObjectIdentifier(destination))
        switch schema.link(of: property, in: plan) {
        case .column: return .object(column(property.name), destination)
        case .inverseColumn(_, let inverse):
            read.insert(ReadProperty(plan: destination, property: inverse.index))
            return .objects(destination) { alias in "\(sql: "\(alias).\(inverse.name.quoted)") = \(id)" }
        case .table(let name, let own, let other, _):
            return .objects(destination) { alias in
                "\(sql: alias)._id IN (SELECT \(sql: other) FROM \(sql: name.quoted) WHERE \(sql: own) = \(id))"
            }
        }
    }

    /// The rows of a relationship, as what follows `SELECT …`, and their alias.
    func rows(_ plan: _ModelPlan, _ condition: (String) -> SQL) -> (sql: SQL, alias: String) {
        let alias = nextAlias()
        return ("FROM \(sql: plan.entityName.quoted) \(sql: alias) WHERE \(condition(alias))", alias)
    }

    func coding(_ type: Any.Type) throws -> ColumnCoding {
        guard let coding = ColumnCoding.make(for: type) else { throw Untranslatable() }
        return coding
    }

    /// `count` or `isEmpty`, of a text or of the objects of a relationship.
    private func memberName(_ keyPath: AnyKeyPath) -> String? {
        if keyPath == \String.count { return "count" }
        if keyPath == \String.isEmpty { return "isEmpty" }
        guard let paths = (type(of: keyPath).rootType as? any _RelationshipValue.Type)?._sizePaths else { return nil }
        return keyPath == paths.count ? "count" : keyPath == paths.isEmpty ? "isEmpty" : nil
    }
}

extension ColumnCoding {
    /// That of an object's identifier.
    static let identifier = ColumnCoding(order: .equality, isOptional: true, encode: { _ in .null }, decode: { _ in nil })
}
