import Foundation

/// The objects that some code works with, and their changes until they are saved.
///
/// A context and its objects belong to one actor. The main context of a container belongs to the main actor.
public final class ModelContext {
    public let container: ModelContainer
    /// Whether the context saves its changes by itself, when the code that makes them has ended. It is so for the main context of a container; others
    /// save when they are told.
    public var autosaveEnabled = false {
        didSet { if autosaveEnabled, hasChanges { scheduleAutosave() } }
    }
    /// What developers write here is told to the authors of the changes in Apple's history. There is none here.
    public var author: String?
    let isMain: Bool
    let inbox: Inbox

    private var registered: [PersistentIdentifier: WeakModel] = [:]
    var inserted = ModelSet()
    var changed = ModelSet()
    var deleted = ModelSet()
    private var autosaveIsScheduled = false
    private var observers: [ObjectIdentifier: (ContextChange) -> Void] = [:]

    private struct WeakModel { weak var model: (any PersistentModel)? }

    /// Makes a context that saves when it is told.
    public convenience init(_ container: ModelContainer) { self.init(container, isMain: false) }

    init(_ container: ModelContainer, isMain: Bool) {
        self.container = container
        self.isMain = isMain
        inbox = Inbox { [weak container] in
            guard isMain else { return }
            Task { @MainActor in container?.mergeIntoMainContext() }
        }
        container.store.add(inbox)
    }

    /// A context without any class: nothing can be fetched from it.
    package static var unknowing: ModelContext { ModelContext(.unknowing) }

    /// Whether there are changes that are not saved.
    public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }

    public var insertedModelsArray: [any PersistentModel] { inserted.models }
    public var changedModelsArray: [any PersistentModel] { changed.models }
    public var deletedModelsArray: [any PersistentModel] { deleted.models }

    // MARK: Objects

    /// The object of an identifier if the context has it.
    public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? { registeredModel(id) as? T }

    func registeredModel(_ id: PersistentIdentifier) -> (any PersistentModel)? { registered[id]?.model }

    /// The objects that the context has.
    var registeredModels: [any PersistentModel] { registered.values.compactMap(\.model) }

    func register(_ model: any PersistentModel) { registered[model._modelState.id] = WeakModel(model: model) }

    func unregister(_ id: PersistentIdentifier) { registered[id] = nil }

    /// Called when the last reference to an object is gone.
    func forget(_ id: PersistentIdentifier) {
        if let entry = registered[id], entry.model == nil { registered[id] = nil }
    }

    /// Adds an object, and those that it refers to.
    public func insert<T: PersistentModel>(_ model: T) { insert(erased: model) }

    func insert(erased model: any PersistentModel) {
        let state = model._modelState
        if state.context === self {
            // An object that was deleted, and is not any more.
            guard state.phase == .deleted else { return }
            deleted.remove(state.id)
            state.phase = .stored
            if state.savedValues != nil { changed.insert(model) }
            return notify(ContextChange(plan: state.plan, property: nil))
        }
        precondition(
            state.context == nil, "\(state.plan.entityName) is in another context. Pass its persistentModelID instead of the object.")
        guard container.schema.plan(for: state.plan.type) != nil else {
            preconditionFailure(SwiftDataError.unknownModel(state.plan.entityName).description)
        }
        if state.phase == .deleted {
            // Deleted and saved: it comes back as a new object.
            state.id = PersistentIdentifier(entityName: state.plan.entityName)
        }
        state.context = self
        state.phase = .inserted
        state.savedValues = nil
        register(model)
        inserted.insert(model)
        for property in state.plan.properties where property.relationshipType != nil { connect(property, of: model) }
        notify(ContextChange(plan: state.plan, property: nil))
        scheduleAutosave()
    }

    /// Replaces the objects of a relationship, which are in no context yet, by their identifiers, and sets the other side.
    private func connect(_ property: PropertyPlan, of model: any PersistentModel) {
        let state = model._modelState
        var objects: [any PersistentModel] = []
        if case .objects(let new) = state.references(property.index) { objects = new }
        if case .identifiers(let old) = state.references(property.index) { objects = models(old, property) }
        state.values[property.index] = _ModelState.References.identifiers([])
        if !objects.isEmpty { state.setRelated(objects, property.index, of: model) }
    }

    /// Deletes an object, and does with those that it refers to what their delete rules say.
    public func delete<T: PersistentModel>(_ model: T) { delete(erased: model) }

    func delete(erased model: any PersistentModel) {
        let state = model._modelState
        guard state.context === self, state.phase != .deleted else { return }
        let wasStored = state.phase == .stored
        if wasStored, state.savedValues == nil { state.savedValues = state.values }
        state.phase = .deleted
        for property in state.plan.properties where property.relationshipType != nil { applyDeleteRule(property, of: model) }
        changed.remove(state.id)
        if wasStored {
            deleted.insert(model)
        } else {
            inserted.remove(state.id)
            unregister(state.id)
            state.context = nil
        }
        notify(ContextChange(plan: state.plan, property: nil))
        scheduleAutosave()
    }

    private func applyDeleteRule(_ property: PropertyPlan, of model: any PersistentModel) {
        let state = model._modelState
        switch property.relationship.deleteRule {
        case .noAction, .deny: break
        case .cascade:
            for other in state.related(property.index, of: model) { delete(erased: other) }
        case .nullify:
            guard let inverse = container.schema.inverse(of: property, in: state.plan)?.property.index else { return }
            for other in state.related(property.index, of: model) where other._modelState.phase != .deleted {
                other._modelState.remove(model, from: inverse, of: other)
            }
        }
    }

    /// Deletes all objects of a class that match a predicate.
    ///
    /// The objects are read and deleted one by one, with what their delete rules say.
    public func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws {
        for object in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(object) }
    }

    // MARK: Changes

    /// Called before the first change of a stored object.
    func hasChanged(_ model: any PersistentModel) { changed.insert(model) }

    /// Called after a change of an object.
    func didChange(_ model: any PersistentModel, _ index: Int) {
        notify(ContextChange(plan: model._modelState.plan, property: index))
        scheduleAutosave()
    }

    func notify(_ change: ContextChange) {
        for observer in observers.values { observer(change) }
    }

    /// Calls a function after each change of the context's objects, until ``stopObserving(_:)``.
    package func observe(_ observer: AnyObject, _ changed: @escaping (ContextChange) -> Void) {
        observers[ObjectIdentifier(observer)] = changed
    }

    package func stopObserving(_ observer: ObjectIdentifier) { observers[observer] = nil }

    private func scheduleAutosave() {
        guard autosaveEnabled, isMain, !autosaveIsScheduled else { return }
        autosaveIsScheduled = true
        Task { @MainActor [weak container] in container?.saveMainContext() }
    }

    /// Saves what the code that just ended has changed.
    func autosave() {
        autosaveIsScheduled = false
        guard autosaveEnabled, hasChanges else { return }
        do { try save(leavesConflicts: true) } catch { FileHandle.standardError.write(Data("SwiftData could not save: \(error)\n".utf8)) }
    }

    /// Undoes all changes since the last save.
    public func rollback() {
        let rolledBack = (inserted.models, changed.models, deleted.models)
        inserted.removeAll()
        changed.removeAll()
        deleted.removeAll()
        for model in rolledBack.0 {
            let state = model._modelState
            unregister(state.id)
            state.context = nil
            state.phase = .new
            notify(ContextChange(plan: state.plan, property: nil))
        }
        for model in rolledBack.1 + rolledBack.2 {
            let state = model._modelState
            state.phase = .stored
            guard let saved = state.savedValues else { continue }
            state.savedValues = nil
            state.replace(saved, of: model)
            notify(ContextChange(plan: state.plan, property: nil))
        }
        for model in registeredModels { unloadReferences(of: model) }
    }

    /// Has the relationships that other objects' columns keep read again.
    func unloadReferences(of model: any PersistentModel) {
        let state = model._modelState
        for property in state.plan.properties where property.relationshipType != nil {
            guard state.phase == .stored, case .inverseColumn = container.schema.link(of: property, in: state.plan),
                case .identifiers = state.references(property.index)
            else { continue }
            state.announce(property.index, of: model) { state.values[property.index] = _ModelState.References.unloaded }
        }
    }

    /// Runs code, and saves what it has changed.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// Calls a function with each of the objects that match, in batches.
    public func enumerate<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (T) throws -> Void
    ) throws {
        for model in try fetch(descriptor) { try block(model) }
    }
}

/// A change of a context's objects.
package struct ContextChange {
    let plan: _ModelPlan
    /// The position of the property that has changed; `nil` if objects came or went, or if more has changed.
    let property: Int?
}

extension ModelContext: Equatable {
    public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }
}

extension ModelContext {
    /// Posted before and after a save.
    public static let willSave = Notification.Name("ModelContextWillSave")
    public static let didSave = Notification.Name("ModelContextDidSave")

    /// The keys of what ``didSave`` tells.
    public enum NotificationKey: String {
        case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers, deletedIdentifiers, refreshedIdentifiers
    }
}
