import Foundation

/// The objects that some code works with, and their changes until they are saved.
///
/// A context and its objects belong to one actor. The main context of a container belongs to the main actor.
public final class ModelContext {
    public let container: ModelContainer
    /// Whether the context saves its changes by itself, when the code that makes them has ended. It is so for the main context of a container; others
    /// save when they are told. A context that no actor has made always saves when it is told.
    public var autosaveEnabled = false {
        didSet {
            if isMain { container.autosavesMainContext.withLock { $0 = autosaveEnabled } }
            if autosaveEnabled, hasChanges { scheduleEnd() }
        }
    }
    /// What developers write here is told to the authors of the changes in Apple's history. There is none here.
    public var author: String?
    let isMain: Bool
    let inbox: Inbox

    private var registered: [PersistentIdentifier: WeakModel] = [:]
    var inserted = ModelSet()
    var changed = ModelSet()
    var deleted = ModelSet()
    /// Deleted objects that relationships still have, in the order of their deletion.
    var leaving: [any PersistentModel] = []
    /// The actor that has made the context, and uses it.
    private weak var actor: (any Actor)?
    private var endIsScheduled = false
    private var observers: [ObjectIdentifier: (ContextChange) -> Void] = [:]

    private struct WeakModel { weak var model: (any PersistentModel)? }

    /// Makes a context that saves when it is told.
    ///
    /// - Parameter actor: The actor that makes the context, and uses it.
    public convenience init(_ container: ModelContainer, actor: (any Actor)? = #isolation) {
        self.init(container, isMain: false, actor: actor)
    }

    init(_ container: ModelContainer, isMain: Bool, actor: (any Actor)?) {
        self.container = container
        self.isMain = isMain
        self.actor = actor
        autosaveEnabled = isMain && container.autosavesMainContext.withLock { $0 }
        inbox = Inbox { [weak container] in
            guard isMain else { return }
            Task { @MainActor in container?.mergeIntoMainContext() }
        }
        container.store.add(inbox)
    }

    /// Tells the context which actor uses it, if it was made elsewhere.
    func used(by actor: any Actor) -> ModelContext {
        if self.actor == nil { self.actor = actor }

        return self
    }

    /// A context without any class: nothing can be fetched from it.
    package static var unknowing: ModelContext { ModelContext(.unknowing) }

    /// Whether there are changes that are not saved.
    public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty || !leaving.isEmpty }

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
            if state.phase == .deleted { takeBack(model) }
            return
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
        scheduleEnd()
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

    // MARK: Changes

    /// Called before the first change of a stored object.
    func hasChanged(_ model: any PersistentModel) { changed.insert(model) }

    /// Called after a change of an object.
    func didChange(_ model: any PersistentModel, _ index: Int) {
        notify(ContextChange(plan: model._modelState.plan, property: index))
        scheduleEnd()
    }

    func notify(_ change: ContextChange) {
        for observer in observers.values { observer(change) }
    }

    /// Calls a function after each change of the context's objects, until ``stopObserving(_:)``.
    package func observe(_ observer: AnyObject, _ changed: @escaping (ContextChange) -> Void) {
        observers[ObjectIdentifier(observer)] = changed
    }

    package func stopObserving(_ observer: ObjectIdentifier) { observers[observer] = nil }

    /// Has the changes processed, and saved, when the code that makes them has ended.
    func scheduleEnd() {
        guard !endIsScheduled, autosaveEnabled || !leaving.isEmpty, let actor else { return }
        endIsScheduled = true
        let context = OwnContext(context: self)
        Task { await context.end(on: actor) }
    }

    /// Processes, and saves, what the code that just ended has changed.
    fileprivate func end() {
        endIsScheduled = false
        processPendingChanges()
        guard autosaveEnabled, hasChanges else { return }
        do { try save(leavesConflicts: true) } catch { FileHandle.standardError.write(Data("SwiftData could not save: \(error)\n".utf8)) }
    }

    /// Undoes all changes since the last save.
    public func rollback() {
        for model in leaving where !deleted.contains(model._modelState.id) { inserted.insert(model) }
        let rolledBack = (inserted.models, changed.models, deleted.models)
        for model in leaving { model._modelState.isLeaving = false }
        leaving = []
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

/// A context on its way to its own actor, which alone uses it.
private struct OwnContext: @unchecked Sendable {
    weak var context: ModelContext?

    func end(on actor: isolated any Actor) { context?.end() }
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
