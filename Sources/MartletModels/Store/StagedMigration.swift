import Foundation
import GRDB

/// Takes a store through the stages of a migration plan, and then to a schema.
///
/// The table `_version` says which version of the plan the store has. A store without it has the latest version whose tables and columns it has.
struct StagedMigration {
    let schema: Schema
    let plan: (any SchemaMigrationPlan.Type)?
    let store: Store

    func run() throws {
        if let plan, let version = try version(in: plan) { try run(stages(of: plan, from: version)) }
        try migrate(to: schema)
        if let newest = plan?.schemas.last { try record(newest.versionIdentifier) }
    }

    /// The stages that lead on from a version, in their order.
    private func stages(of plan: any SchemaMigrationPlan.Type, from version: Schema.Version) -> [MigrationStage] {
        var stages: [MigrationStage] = []
        var version = version
        var waiting = plan.stages
        while let next = waiting.firstIndex(where: { $0.from.versionIdentifier == version }) {
            let stage = waiting.remove(at: next)
            stages.append(stage)
            version = stage.to.versionIdentifier
        }
        return stages
    }

    private func run(_ stages: [MigrationStage]) throws {
        for stage in stages {
            let (old, new) = (Schema(versionedSchema: stage.from), Schema(versionedSchema: stage.to))
            if case .custom(_, _, let willMigrate?, _) = stage {
                try migrate(to: old)
                try willMigrate(context(old))
            }
            try migrate(to: new)
            if case .custom(_, _, _, let didMigrate?) = stage { try didMigrate(context(new)) }
            try record(stage.to.versionIdentifier)
        }
    }

    private func context(_ schema: Schema) -> ModelContext { ModelContext(ModelContainer(schema: schema, store: store), actor: nil) }

    private func migrate(to schema: Schema) throws {
        try store.database.write { try Migration(schema: schema, database: $0).run() }
    }

    // MARK: Versions

    /// The version of the store; `nil` if it is empty.
    private func version(in plan: any SchemaMigrationPlan.Type) throws -> Schema.Version? {
        try store.database.read { database in
            if try database.tableExists("_version"), let text = try String.fetchOne(database, sql: "SELECT version FROM _version") {
                return plan.schemas.first { $0.versionIdentifier.description == text }?.versionIdentifier
            }
            let schemas = plan.schemas.map { Schema(versionedSchema: $0) }
            let tables = Set(schemas.flatMap { $0.entities.map(\.name) })
            guard try tables.contains(where: { try database.tableExists($0) }) else { return nil }
            return try (schemas.last { try Self.fits($0, database) } ?? schemas.first)?.version
        }
    }

    /// Whether a store has just the tables and columns of a schema.
    private static func fits(_ schema: Schema, _ database: Database) throws -> Bool {
        try schema.plans.allSatisfy { plan in
            guard try database.tableExists(plan.entityName) else { return false }
            let columns = ModelContext.columns(of: plan, in: schema, alias: "t").properties.map(\.name)
            return Set(try database.columns(in: plan.entityName).map(\.name)) == Set(columns + ["_row", "_id"])
        }
    }

    private func record(_ version: Schema.Version) throws {
        try store.database.write { database in
            try database.execute(sql: "CREATE TABLE IF NOT EXISTS _version (id INTEGER PRIMARY KEY, version)")
            try database.execute(sql: "REPLACE INTO _version (id, version) VALUES (1, ?)", arguments: [version.description])
        }
    }
}
