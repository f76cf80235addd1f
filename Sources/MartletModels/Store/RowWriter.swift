import Foundation
import GRDB

/// Writes the values of objects into their rows.
struct RowWriter {
    let schema: Schema
    let database: Database

    /// - Returns: The identifier of the stored object that the object replaces, if it has the same values in what is unique.
    func insert(_ state: _ModelState) throws -> PersistentIdentifier? {
        let (names, values) = try columns(of: state) { _ in true }
        if let id = try uniqueRow(for: state) {
            try update(state.plan, names, values, id)
            return id
        }
        let columns = (["_id"] + names).map(\.quoted).joined(separator: ", ")
        let marks = Array(repeating: "?", count: names.count + 1).joined(separator: ", ")
        try run("INSERT INTO \(state.plan.entityName.quoted) (\(columns)) VALUES (\(marks))", [state.id.column] + values)
        return nil
    }

    func update(_ state: _ModelState) throws {
        let (names, values) = try columns(of: state) { property in
            guard let saved = state.savedValues else { return true }
            return try !isSame(saved[property.index], state.values[property.index], property)
        }
        guard !names.isEmpty else { return }
        try update(state.plan, names, values, state.id)
    }

    private func update(_ plan: _ModelPlan, _ names: [String], _ values: [DatabaseValue], _ id: PersistentIdentifier) throws {
        let assignments = names.map { "\($0.quoted) = ?" }.joined(separator: ", ")
        try run("UPDATE \(plan.entityName.quoted) SET \(assignments) WHERE _id = ?", values + [id.column])
    }

    /// Deletes a row, and what refers to it.
    func delete(_ state: _ModelState) throws {
        try run("DELETE FROM \(state.plan.entityName.quoted) WHERE _id = ?", [state.id.column])
        for plan in schema.plans {
            for property in plan.properties {
                guard let destination = property.relationshipType?._destination else { continue }
                switch schema.link(of: property, in: plan) {
                case .column where destination == state.plan.type:
                    let column = property.name.quoted
                    try run("UPDATE \(plan.entityName.quoted) SET \(column) = NULL WHERE \(column) = ?", [state.id.column])
                case .table(let name, let own, let other, true):
                    if plan.type == state.plan.type { try run("DELETE FROM \(name.quoted) WHERE \(own) = ?", [state.id.column]) }
                    if destination == state.plan.type { try run("DELETE FROM \(name.quoted) WHERE \(other) = ?", [state.id.column]) }
                default: break
                }
            }
        }
    }

    /// Writes the relationships that have a table.
    func writeLinks(of state: _ModelState, aliases: [PersistentIdentifier: PersistentIdentifier]) throws {
        for property in state.plan.properties {
            guard property.relationshipType != nil,
                case .table(let name, let own, let other, true) = schema.link(of: property, in: state.plan),
                case .identifiers(let identifiers) = state.references(property.index)
            else { continue }
            var saved: Set<PersistentIdentifier> = []
            if let values = state.savedValues {
                guard case .identifiers(let known)? = values[property.index] as? _ModelState.References else { continue }
                saved = Set(known)
            }
            let id = aliases[state.id] ?? state.id
            for removed in saved.subtracting(identifiers) {
                try run("DELETE FROM \(name.quoted) WHERE \(own) = ? AND \(other) = ?", [id.column, removed.column])
            }
            for added in identifiers where !saved.contains(added) {
                try run(
                    "INSERT OR IGNORE INTO \(name.quoted) (\(own), \(other)) VALUES (?, ?)", [id.column, (aliases[added] ?? added).column])
            }
        }
    }

    /// Has the rows that refer to an object refer to the one that it has become.
    func replaceReferences(_ aliases: [PersistentIdentifier: PersistentIdentifier]) throws {
        for plan in schema.plans {
            for property in plan.properties where property.relationshipType != nil {
                guard case .column = schema.link(of: property, in: plan) else { continue }
                let column = property.name.quoted
                for (old, new) in aliases {
                    try run("UPDATE \(plan.entityName.quoted) SET \(column) = ? WHERE \(column) = ?", [new.column, old.column])
                }
            }
        }
    }

    private func uniqueRow(for state: _ModelState) throws -> PersistentIdentifier? {
        for constraint in state.plan.uniqueConstraints {
            let (names, values) = try columns(of: state) { constraint.contains($0.index) }
            guard names.count == constraint.count, !values.contains(where: \.isNull) else { continue }
            let condition = names.map { "\($0.quoted) = ?" }.joined(separator: " AND ")
            let statement = try database.cachedStatement(sql: "SELECT _id FROM \(state.plan.entityName.quoted) WHERE \(condition)")
            if let key = try DatabaseValue.fetchOne(statement, arguments: StatementArguments(values)).flatMap({ UUID(column: $0) }) {
                return PersistentIdentifier(entityName: state.plan.entityName, key: key)
            }
        }
        return nil
    }

    private func columns(of state: _ModelState, _ isIncluded: (PropertyPlan) throws -> Bool) throws -> ([String], [DatabaseValue]) {
        var names: [String] = []
        var values: [DatabaseValue] = []
        for property in state.plan.properties {
            if property.relationshipType != nil {
                guard case .column = schema.link(of: property, in: state.plan) else { continue }
            }
            guard try isIncluded(property) else { continue }
            names.append(property.name)
            values.append(try column(state.values[property.index], property))
        }
        return (names, values)
    }

    private func column(_ value: Any?, _ property: PropertyPlan) throws -> DatabaseValue {
        if let coding = property.coding { return try value.map { try coding.encode($0) } ?? .null }
        guard case .identifiers(let identifiers)? = value as? _ModelState.References else { return .null }
        return identifiers.first?.column ?? .null
    }

    private func isSame(_ a: Any?, _ b: Any?, _ property: PropertyPlan) throws -> Bool {
        try column(a, property) == column(b, property)
    }

    private func run(_ sql: String, _ values: [DatabaseValue]) throws {
        try database.cachedStatement(sql: sql).execute(arguments: StatementArguments(values))
    }
}
