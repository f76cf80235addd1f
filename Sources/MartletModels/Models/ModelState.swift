import Foundation
import Observation

/// The values of an object, and its place in a context.
///
/// An object and its state belong to the actor of their context, as a context does.
public final class _ModelState {
    enum Phase {
        /// In no context.
        case new
        /// In a context, and not in the store yet.
        case inserted
        /// In the store.
        case stored
        /// Deleted from the context, or from the store.
        case deleted
    }

    /// What a relationship refers to.
    enum References {
        /// Objects that are in no context yet.
        case objects([any PersistentModel])
        /// Objects of the context.
        case identifiers([PersistentIdentifier])
        /// What the store says; it was not read yet.
        case unloaded
    }

    let plan: _ModelPlan
    private let registrar = ObservationRegistrar()
    var id: PersistentIdentifier
    var phase = Phase.new
    /// Whether the object is deleted, and relationships still have it.
    var isLeaving = false
    var context: ModelContext?
    /// The values by the positions of their properties: ``References`` for a relationship. `nil` until the object is initialized.
    var values: [Any?]
    /// The values that the store has, if others are waiting to be saved.
    var savedValues: [Any?]?

    public init(_ plan: _ModelPlan) {
        self.plan = plan
        id = PersistentIdentifier(entityName: plan.entityName)
        values = Array(repeating: nil, count: plan.properties.count)
    }

    init(_ plan: _ModelPlan, id: PersistentIdentifier, values: [Any?], context: ModelContext) {
        self.plan = plan
        self.id = id
        self.values = values
        self.context = context
        phase = .stored
    }

    deinit { context?.forget(id) }

    var hasChanges: Bool { phase == .inserted || (phase == .stored && savedValues != nil) || (phase == .deleted && context != nil) }

    // MARK: The accessors of properties

    /// Gives a variable its first value.
    public func _initialize<Value>(_ index: Int, _ value: Value) {
        values[index] = plan.properties[index].relationshipType == nil ? value : References.objects(models(in: value))
    }

    public func _get<M: PersistentModel, Value>(_ index: Int, of model: M, _ keyPath: KeyPath<M, Value>) -> Value {
        registrar.access(model, keyPath: keyPath)
        if let type = plan.properties[index].relationshipType {
            guard let value = type._make(related(index, of: model)) as? Value else {
                preconditionFailure(
                    "\(plan.entityName).\(plan.properties[index].name) refers to no object: it was deleted. Declare an optional.")
            }
            return value
        }
        if let value = values[index] as? Value { return value }
        // An optional variable of a new object has no value until it is set.
        guard let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value else {
            preconditionFailure("\(plan.entityName).\(plan.properties[index].name) was read before it had a value.")
        }
        return none
    }

    public func _set<M: PersistentModel, Value>(_ index: Int, to value: Value, of model: M, _ keyPath: KeyPath<M, Value>) {
        registrar.withMutation(of: model, keyPath: keyPath) {
            let property = plan.properties[index]
            if property.relationshipType == nil {
                willChange(index, of: model)
                values[index] = value
                context?.didChange(model, index)
            } else {
                setRelated(models(in: value), index, of: model)
            }
        }
    }

    private func models<Value>(in value: Value) -> [any PersistentModel] { (value as? any _RelationshipValue)?._models ?? [] }

    // MARK: Changes

    /// Keeps the values that the store has, before the first of them changes.
    func willChange(_ index: Int, of model: any PersistentModel) {
        guard phase == .stored, savedValues == nil else { return }
        savedValues = values
        context?.hasChanged(model)
    }

    /// Replaces values, and tells the observers of those that differ.
    func replace(_ new: [Any?], of model: any PersistentModel, isSame: (Int) -> Bool = { _ in false }) {
        for property in plan.properties where !isSame(property.index) {
            property.announce(model, registrar) { values[property.index] = new[property.index] }
        }
    }

    /// Changes one value, and tells its observers.
    func announce(_ index: Int, of model: any PersistentModel, _ change: () -> Void) {
        plan.properties[index].announce(model, registrar, change)
    }

    /// The references of a relationship.
    func references(_ index: Int) -> References { values[index] as? References ?? .objects([]) }
}
