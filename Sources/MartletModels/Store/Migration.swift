import Foundation
import GRDB

/// Makes the tables of a store those of a schema.
///
/// Tables and columns that are missing are added, with the value of the declaration; those with an older name are renamed. What a schema no longer
/// has stays in the store.
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
        for constraint in plan.uniqueConstraints {
            let names = constraint.map { plan.properties[$0].name }
            try database.execute(
                sql: """
                    CREATE UNIQUE INDEX IF NOT EXISTS \("\(plan.entityName).unique.\(names.joined(separator: "."))".quoted)
                    ON \(table) (\(names.map(\.quoted).joined(separator: ", ")))
                    """)
        }
    }
}

extension String {
    /// The text as a name in SQL.
    var quoted: String { "\"" + replacingOccurrences(of: "\"", with: "\"\"") + "\"" }
}
