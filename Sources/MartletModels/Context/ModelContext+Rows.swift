import Foundation
import GRDB

extension ModelContext {
    /// The columns of a class: the identifier, then each property that has one.
    static func columns(of plan: _ModelPlan, in schema: Schema, alias: String) -> (properties: [PropertyPlan], sql: SQL) {
        let properties = plan.properties.filter { property in
            guard property.relationshipType != nil else { return true }
            if case .column = schema.link(of: property, in: plan) { return true }
            return false
        }
        let names = ["_id"] + properties.map(\.name)
        return (properties, SQL(sql: names.map { "\(alias).\($0.quoted)" }.joined(separator: ", ")))
    }

    /// Reads the objects of rows. `rest` is what follows the name of the table, whose alias is `t`.
    func readModels(_ plan: _ModelPlan, _ rest: SQL) throws -> [any PersistentModel] {
        let (properties, columns) = Self.columns(of: plan, in: container.schema, alias: "t")
        let rows = try container.store.database.read { database in
            let request: SQL = "SELECT \(columns) FROM \(sql: plan.entityName.quoted) t \(rest)"
            let (sql, arguments) = try request.build(database)
            return try Row.fetchAll(try database.cachedStatement(sql: sql), arguments: arguments)
        }
        return try rows.map { row in
            guard let key = UUID(column: row[0]) else {
                throw SwiftDataError(.unreadableValue, "\(plan.entityName) has a row without identifier")
            }
            let id = PersistentIdentifier(entityName: plan.entityName, key: key)
            if let model = registeredModel(id) { return model }
            let state = _ModelState(plan, id: id, values: try values(of: row, plan, properties), context: self)
            let model = plan.make(state)
            register(model)
            return model
        }
    }

    private func values(of row: Row, _ plan: _ModelPlan, _ properties: [PropertyPlan]) throws -> [Any?] {
        var values: [Any?] = plan.properties.map { $0.relationshipType == nil ? nil : _ModelState.References.unloaded }
        for (index, property) in properties.enumerated() {
            let column: DatabaseValue = row[index + 1]
            if let coding = property.coding {
                values[property.index] = try Self.decode(column, coding, property, plan)
            } else {
                let key = UUID(column: column)
                let destination = property.relationshipType?._destination._modelPlan.entityName ?? ""
                values[property.index] = _ModelState.References.identifiers(
                    key.map { [PersistentIdentifier(entityName: destination, key: $0)] } ?? [])
            }
        }
        return values
    }

    private static func decode(_ column: DatabaseValue, _ coding: ColumnCoding, _ property: PropertyPlan, _ plan: _ModelPlan) throws -> Any
    {
        do {
            if let value = try coding.decode(column) { return value }
        } catch {
            throw SwiftDataError(.unreadableValue, "\(plan.entityName).\(property.name) cannot be read: \(error)")
        }
        // A column that an older version has left without a value.
        if column.isNull, let make = property.makeDefault { return make() }
        throw SwiftDataError(.unreadableValue, "\(plan.entityName).\(property.name) cannot be read: its column has \(column)")
    }

    /// The objects of some identifiers, in their order, without those that are deleted.
    func models(_ ids: [PersistentIdentifier], _ property: PropertyPlan) -> [any PersistentModel] {
        guard let plan = property.relationshipType?._destination._modelPlan else { return [] }
        return models(ids, plan)
    }

    func models(_ ids: [PersistentIdentifier], _ plan: _ModelPlan) -> [any PersistentModel] {
        let missing = ids.filter { registeredModel($0) == nil }
        // They are kept until the end: the context does not keep them.
        var read: [any PersistentModel] = []
        for start in stride(from: 0, to: missing.count, by: 500) {
            let keys = missing[start..<min(start + 500, missing.count)].map(\.column)
            do {
                read += try readModels(plan, "WHERE t._id IN \(keys)")
            } catch {
                FileHandle.standardError.write(Data("SwiftData could not read: \(error)\n".utf8))
            }
        }
        return withExtendedLifetime(read) {
            ids.compactMap { registeredModel($0) }.filter { $0._modelState.phase != .deleted || $0._modelState.isLeaving }
        }
    }

    /// The object of an identifier.
    ///
    /// - Returns: An object that has no values if the store has none.
    public func model(for id: PersistentIdentifier) -> any PersistentModel {
        guard let plan = container.schema.plan(named: id.entityName) else {
            preconditionFailure(SwiftDataError.unknownModel(id.entityName).description)
        }
        return existingModel(id) ?? plan.make(_ModelState(plan))
    }

    /// The object of an identifier; `nil` if there is none.
    func existingModel(_ id: PersistentIdentifier) -> (any PersistentModel)? {
        if let model = registeredModel(id) { return model }
        return container.schema.plan(named: id.entityName).flatMap { models([id], $0).first }
    }

    /// The identifiers that a relationship has in the store, and in the objects that wait to be saved.
    func loadReferences(_ index: Int, of state: _ModelState) -> [PersistentIdentifier] {
        let property = state.plan.properties[index]
        guard let destination = property.relationshipType?._destination._modelPlan else { return [] }
        do {
            switch container.schema.link(of: property, in: state.plan) {
            case .column: return []
            case .inverseColumn(let plan, let inverse):
                let stored = try readModels(plan, "WHERE t.\(sql: inverse.name.quoted) = \(state.id.column) ORDER BY t._row")
                return withExtendedLifetime(stored) {
                    let waiting = (changed.models + inserted.models).filter { $0._modelState.plan === plan }
                    let isOwn = { (model: any PersistentModel) in
                        if case .identifiers(let owners) = model._modelState.references(inverse.index) { return owners.contains(state.id) }
                        return false
                    }
                    let known = Set(stored.map(\._modelState.id))
                    return (stored + waiting.filter { !known.contains($0._modelState.id) }).filter(isOwn).map(\._modelState.id)
                }
            case .table(let name, let own, let other, _):
                let keys = try container.store.database.read { database in
                    try DatabaseValue.fetchAll(
                        database, sql: "SELECT \(other) FROM \(name.quoted) WHERE \(own) = ? ORDER BY rowid", arguments: [state.id.column])
                }
                return keys.compactMap { UUID(column: $0) }.map { PersistentIdentifier(entityName: destination.entityName, key: $0) }
            }
        } catch {
            FileHandle.standardError.write(Data("SwiftData could not read: \(error)\n".utf8))
            return []
        }
    }
}
