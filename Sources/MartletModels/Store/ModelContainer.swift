import Foundation
import Synchronization

/// A schema, its store, and the context that views use.
public final class ModelContainer: Sendable {
    public let schema: Schema
    public let configurations: Set<ModelConfiguration>
    let store: Store
    let allowsSave: Bool
    /// The context keeps its container, and is kept by those who use it, and by its own changes until they are saved.
    @MainActor private weak var main: ModelContext?
    /// Whether the main context saves by itself.
    let autosavesMainContext = Mutex(true)

    /// Opens the store for some classes and those that they refer to.
    ///
    /// - Throws: ``SwiftDataError``, or an error of the database, if the store cannot be opened.
    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
    }

    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws {
        try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
    }

    /// With several configurations all classes are in the store of the first.
    ///
    /// - Throws: ``SwiftDataError``, an error of the database, or one of the plan's code.
    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
    ) throws {
        let configuration = configurations.first ?? ModelConfiguration()
        self.schema = schema
        self.configurations = configurations.isEmpty ? [configuration] : Set(configurations)
        allowsSave = configuration.allowsSave
        store = try Store.open(configuration, schema: schema, migrationPlan: migrationPlan)
    }

    /// A container for the code of a migration plan, while its store is being opened.
    init(schema: Schema, store: Store) {
        self.schema = schema
        self.store = store
        configurations = []
        allowsSave = true
    }

    /// The context that views use. It saves its changes by itself, when the code that makes them has ended.
    @MainActor public var mainContext: ModelContext {
        if let main { return main }
        let context = ModelContext(self, isMain: true, actor: MainActor.shared)
        main = context
        return context
    }

    /// Deletes all objects of the store.
    ///
    /// Contexts hear of it. What they have changed and not saved stays theirs, and is saved with them.
    public func erase() throws {
        try store.database.write { database in
            for plan in schema.plans { try database.execute(sql: "DELETE FROM \(plan.entityName.quoted)") }
            for table in schema.linkTables { try database.execute(sql: "DELETE FROM \(table.quoted)") }
        }
        store.post(SavedChanges(isEverything: true))
    }

    /// Deletes all objects of the store, as ``erase()`` does.
    public func deleteAllData() throws { try erase() }

    @MainActor func mergeIntoMainContext() { main?.mergeNews() }

    /// A container without any class.
    static let unknowing: ModelContainer = {
        do {
            return try ModelContainer(for: Schema(), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
        } catch {
            preconditionFailure("SQLite cannot open a database in memory: \(error)")
        }
    }()
}
