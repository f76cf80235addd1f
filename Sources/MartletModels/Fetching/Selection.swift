import Foundation
import GRDB

/// What a fetch asks of SQLite, and what Swift does with the answer.
package struct Selection<T: PersistentModel> {
    let descriptor: FetchDescriptor<T>
    let plan: _ModelPlan
    /// The condition; `nil` if SQLite cannot evaluate the predicate.
    let condition: SQL?
    /// The order; `nil` if SQLite cannot sort so.
    let ordering: SQL?
    /// The properties that the predicate and the order read; `nil` if they are not known.
    let read: Set<ReadProperty>?
    /// The classes that the predicate reaches by way of relationships.
    let related: Set<ObjectIdentifier>

    /// - Throws: ``SwiftDataError`` if the context knows no such class.
    package init(_ descriptor: FetchDescriptor<T>, in context: ModelContext) throws {
        let schema = context.container.schema
        guard let plan = schema.plan(for: T.self) else { throw SwiftDataError.unknownModel(T._modelPlan.entityName) }
        self.descriptor = descriptor
        self.plan = plan
        let translator = PredicateTranslator(schema: schema)
        condition = descriptor.predicate.map { translator.condition($0, plan) } ?? SQL("1")
        ordering = translator.ordering(descriptor.sortBy, plan)
        related = translator.related
        read = condition == nil || ordering == nil ? nil : translator.read
    }

    /// Whether a change of a property can change what is fetched.
    package func depends(on change: ContextChange) -> Bool {
        guard let read else { return true }
        guard let property = change.property else { return change.plan === plan || read.contains { $0.plan === change.plan } }
        return read.contains(ReadProperty(plan: change.plan, property: property))
    }
}

extension Selection {
    package func fetch(in context: ModelContext) throws -> [T] {
        context.mergeNews()
        return try context.fetch(self)
    }
}

extension FetchDescriptor {
    /// Whether another descriptor fetches the same. Predicates cannot be compared.
    package func isKnownToBeSame(as other: FetchDescriptor) -> Bool {
        predicate == nil && other.predicate == nil && sortBy == other.sortBy && fetchLimit == other.fetchLimit
            && fetchOffset == other.fetchOffset && includePendingChanges == other.includePendingChanges
    }
}

/// A property that a fetch reads.
struct ReadProperty: Hashable {
    let plan: _ModelPlan
    let property: Int

    static func == (a: ReadProperty, b: ReadProperty) -> Bool { a.plan === b.plan && a.property == b.property }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(plan))
        hasher.combine(property)
    }
}

extension ModelContext {
    /// The objects that match, with changes that are not saved.
    ///
    /// - Throws: ``SwiftDataError``, or an error of the database.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        try Selection(descriptor, in: self).fetch(in: self)
    }

    /// The objects that match. They are read at once, not in batches.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> [T] { try fetch(descriptor) }

    /// The number of objects that match.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        mergeNews()
        let selection = try Selection(descriptor, in: self)
        guard let condition = selection.condition, !mattersUnsaved(selection) else { return try fetch(selection).count }
        return try container.store.database.read { database in
            let rows: SQL = """
                SELECT COUNT(*) FROM (
                    SELECT 1 FROM \(sql: selection.plan.entityName.quoted) t WHERE \(condition) \(limit(descriptor)))
                """
            return try SQLRequest<Int>(literal: rows).fetchOne(database) ?? 0
        }
    }

    /// The identifiers of the objects that match.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
        try fetch(descriptor).map(\.persistentModelID)
    }

    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> [PersistentIdentifier] {
        try fetchIdentifiers(descriptor)
    }

    func fetch<T: PersistentModel>(_ selection: Selection<T>) throws -> [T] {
        let descriptor = selection.descriptor
        let isPlain = !mattersUnsaved(selection)
        if isPlain, let condition = selection.condition, let ordering = selection.ordering {
            return try readModels(selection.plan, "WHERE \(condition) ORDER BY \(ordering) \(limit(descriptor))").compactMap { $0 as? T }
        }
        // SQLite leaves out what it can; Swift adds what is not saved, sorts and cuts.
        let usesSQL = selection.condition != nil && (isPlain || onlyOwnUnsaved(selection))
        var condition = usesSQL ? selection.condition ?? SQL("1") : SQL("1")
        if !isPlain, !changed.isEmpty {
            // What has changed is read too, so that it stays in its place.
            let keys = changed.identifiers.map(\.column)
            condition = keys.count > 1000 ? SQL("1") : "(\(condition)) OR t._id IN \(keys)"
        }
        let stored = try readModels(selection.plan, "WHERE \(condition) ORDER BY t._row").compactMap { $0 as? T }
        let inserted = isPlain ? [] : inserted.models.compactMap { $0 as? T }
        let isKnown = usesSQL && (isPlain || changed.count <= 1000)
        var models: [T] = []
        for model in stored + inserted where isPlain || model._modelState.phase != .deleted {
            // A predicate that cannot be evaluated, such as one that unwraps nothing, is not true, as in SQL.
            if (isKnown && !model.hasChanges) || descriptor.predicate.map({ (try? $0.evaluate(model)) ?? false }) ?? true {
                models.append(model)
            }
        }
        if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
        let start = min(descriptor.fetchOffset ?? 0, models.count)
        return Array(models[start...].prefix(descriptor.fetchLimit ?? .max))
    }

    /// Whether changes that are not saved can change what is fetched.
    private func mattersUnsaved<T: PersistentModel>(_ selection: Selection<T>) -> Bool {
        guard hasChanges, selection.descriptor.includePendingChanges else { return false }
        guard let read = selection.read else { return true }
        let plans = Set([ObjectIdentifier(selection.plan)] + read.map { ObjectIdentifier($0.plan) })
        let isRead = { (model: any PersistentModel) in plans.contains(ObjectIdentifier(model._modelState.plan)) }
        return inserted.contains(where: isRead) || changed.contains(where: isRead) || deleted.contains(where: isRead)
    }

    /// Whether the condition holds for all objects but those that have changed themselves.
    private func onlyOwnUnsaved<T: PersistentModel>(_ selection: Selection<T>) -> Bool {
        guard selection.read != nil else { return false }
        let isOther = { (model: any PersistentModel) in selection.related.contains(ObjectIdentifier(model._modelState.plan)) }
        return !(inserted.contains(where: isOther) || changed.contains(where: isOther) || deleted.contains(where: isOther))
    }

    private func limit<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) -> SQL {
        guard descriptor.fetchLimit != nil || descriptor.fetchOffset != nil else { return "" }
        return "LIMIT \(descriptor.fetchLimit ?? -1) OFFSET \(descriptor.fetchOffset ?? 0)"
    }
}
