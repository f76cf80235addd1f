import Foundation
import GRDB

/// Moves relationships to where a schema keeps them.
///
/// A relationship that gets another side, or can refer to many, is kept elsewhere than before. The table `_links` says where each was kept last.
struct RelationshipMigration {
    let schema: Schema
    let database: Database

    /// Two columns of a table: the identifiers of an object, and of those that it refers to.
    private struct Place: Hashable {
        let table: String
        let own: String
        let other: String

        /// The same for both sides of a relationship.
        var columns: Set<String> { [own, other] }

        func isSame(as place: Place) -> Bool { table == place.table && columns == place.columns }

        var pairs: String {
            "SELECT \(own.quoted) own, \(other.quoted) other FROM \(table.quoted) WHERE \(own.quoted) IS NOT NULL AND \(other.quoted) IS NOT NULL"
        }
    }

    private struct Side: Hashable {
        let entity: String
        let property: String
    }

    func run() throws {
        try database.execute(
            sql: "CREATE TABLE IF NOT EXISTS _links (entity, property, place, own, other, PRIMARY KEY (entity, property)) WITHOUT ROWID")
        let known = try recorded()
        var moves: [(from: Place, to: Place)] = []
        for plan in schema.plans {
            for property in plan.properties where property.relationshipType != nil {
                let new = place(of: property, in: plan)
                let names = [property.name] + (property.originalName.map { [$0] } ?? [])
                let old = names.lazy.compactMap { known[Side(entity: plan.entityName, property: $0)] }.first
                if let old = try old ?? guessed(names, in: plan), !old.isSame(as: new), try exists(old) { moves.append((old, new)) }
                try database.execute(
                    sql: "REPLACE INTO _links (entity, property, place, own, other) VALUES (?, ?, ?, ?, ?)",
                    arguments: [plan.entityName, property.name, new.table, new.own, new.other])
            }
        }
        // What an older version has left there is not valid any more, unless it was kept there until now.
        for move in moves where !known.values.contains(where: { $0.isSame(as: move.to) }) { try clear(move.to) }
        for move in moves { try copy(move.from, move.to) }
    }

    private func place(of property: PropertyPlan, in plan: _ModelPlan) -> Place {
        switch schema.link(of: property, in: plan) {
        case .column: Place(table: plan.entityName, own: "_id", other: property.name)
        case .inverseColumn(let plan, let inverse): Place(table: plan.entityName, own: inverse.name, other: "_id")
        case .table(let name, let own, let other, _): Place(table: name, own: own, other: other)
        }
    }

    private func recorded() throws -> [Side: Place] {
        var places: [Side: Place] = [:]
        for row in try Row.fetchAll(database, sql: "SELECT entity, property, place, own, other FROM _links") {
            places[Side(entity: row[0], property: row[1])] = Place(table: row[2], own: row[3], other: row[4])
        }
        return places
    }

    /// The place that a relationship without another side has, in a store that does not say where it is.
    private func guessed(_ names: [String], in plan: _ModelPlan) throws -> Place? {
        for name in names {
            for place in [
                Place(table: "\(plan.entityName).\(name)", own: "owner", other: "target"),
                Place(table: plan.entityName, own: "_id", other: name),
            ] where try exists(place) { return place }
        }
        return nil
    }

    private func exists(_ place: Place) throws -> Bool {
        guard try database.tableExists(place.table) else { return false }
        return place.columns.isSubset(of: try database.columns(in: place.table).map(\.name))
    }

    private func clear(_ place: Place) throws {
        if let column = place.columns.subtracting(["_id"]).first, place.columns.contains("_id") {
            try database.execute(sql: "UPDATE \(place.table.quoted) SET \(column.quoted) = NULL")
        } else {
            try database.execute(sql: "DELETE FROM \(place.table.quoted)")
        }
    }

    private func copy(_ old: Place, _ new: Place) throws {
        let table = new.table.quoted
        if new.own == "_id" {
            let column = new.other.quoted
            try database.execute(
                sql:
                    "UPDATE \(table) SET \(column) = (SELECT p.other FROM (\(old.pairs)) p WHERE p.own = \(table)._id) WHERE \(column) IS NULL"
            )
        } else if new.other == "_id" {
            let column = new.own.quoted
            try database.execute(
                sql:
                    "UPDATE \(table) SET \(column) = (SELECT p.own FROM (\(old.pairs)) p WHERE p.other = \(table)._id) WHERE \(column) IS NULL"
            )
        } else {
            try database.execute(sql: "INSERT OR IGNORE INTO \(table) (\(new.own.quoted), \(new.other.quoted)) \(old.pairs)")
        }
    }
}
