import Foundation
import GRDB

/// Makes the tables of a store those of a schema.
///
/// Tables and columns that are missing are added, with the value of the declaration; those with an older name are renamed. Relationships move to
/// where the schema keeps them. What a schema no longer has stays in the store, but for what was unique.
struct Migration {
    let schema: Schema
    let database: Database

    func run() throws {
        for plan in schema.plans { try run(plan) }
        for table in schema.linkTables.sorted() {
            try database.execute(
                sql: """
                    CREATE TABLE IF NOT EXISTS \(table.quoted) (owner NOT NULL, target NOT NULL, UNIQUE (owner, target));
                    CREATE INDEX IF NOT EXISTS \("\(table).target".quoted) ON \(table.quoted) (target);
                    """)
        }
        try RelationshipMigration(schema: schema, database: database).run()
    }

    private func run(_ plan: _ModelPlan) throws {
        for case .unsupported(let type) in plan.properties.map(\.kind) {
            throw SwiftDataError(
                .loadIssueModelContainer, "A variable of '\(plan.entityName)' has the type '\(type)', which is not Codable.")
        }
        let table = plan.entityName.quoted
        try database.execute(sql: "CREATE TABLE IF NOT EXISTS \(table) (_row INTEGER PRIMARY KEY AUTOINCREMENT, _id NOT NULL UNIQUE)")
        var columns = Set(try database.columns(in: plan.entityName).map(\.name))
        for property in plan.properties {
            if property.relationshipType != nil {
                guard case .column = schema.link(of: property, in: plan) else { continue }
            }
            let column = property.name.quoted
            if !columns.contains(property.name) {
                if let original = property.originalName, columns.contains(original) {
                    try database.execute(sql: "ALTER TABLE \(table) RENAME COLUMN \(original.quoted) TO \(column)")
                    columns.remove(original)
                } else {
                    try database.execute(sql: "ALTER TABLE \(table) ADD COLUMN \(column)")
                    if let coding = property.coding, let value = property.makeDefault?() {
                        try database.execute(sql: "UPDATE \(table) SET \(column) = ?", arguments: [try coding.encode(value)])
                    }
                }
                columns.insert(property.name)
            }
            if property.relationshipType != nil {
                try database.execute(
                    sql: "CREATE INDEX IF NOT EXISTS \("\(plan.entityName).\(property.name)".quoted) ON \(table) (\(column))")
            }
        }
        try setUniqueConstraints(of: plan)
    }

    private func setUniqueConstraints(of plan: _ModelPlan) throws {
        let table = plan.entityName.quoted
        var old = Set(try database.indexes(on: plan.entityName).map(\.name).filter { $0.hasPrefix("\(plan.entityName).unique.") })
        for constraint in plan.uniqueConstraints {
            let names = constraint.map { plan.properties[$0].name }
            let index = "\(plan.entityName).unique.\(names.joined(separator: "."))"
            old.remove(index)
            try database.execute(
                sql: "CREATE UNIQUE INDEX IF NOT EXISTS \(index.quoted) ON \(table) (\(names.map(\.quoted).joined(separator: ", ")))")
        }
        for index in old { try database.execute(sql: "DROP INDEX \(index.quoted)") }
    }
}

extension String {
    /// The text as a name in SQL.
    var quoted: String { "\"" + replacingOccurrences(of: "\"", with: "\"\"") + "\"" }
}
