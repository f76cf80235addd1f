import Foundation
import Observation

/// An object whose variables are kept in a store. ``Model()`` conforms a class.
///
/// Objects belong to the context that made them, or that they were inserted into, and to its actor: pass their ``persistentModelID`` elsewhere.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _RelationshipValue {
    /// Where the values of the object are.
    var _modelState: _ModelState { get set }
    /// What the class is made of.
    static var _modelPlan: _ModelPlan { get }
    /// The properties, as the class declares them.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// The groups of properties that are unique together.
    static var _uniqueConstraints: [[AnyKeyPath]] { get }

    /// The key paths to the identifier of an object.
    static var _identifierPaths: [AnyKeyPath] { get }

    /// Makes the object that has the values of a state.
    init(_modelState: _ModelState)
}

extension PersistentModel {
    public static var _uniqueConstraints: [[AnyKeyPath]] { [] }

    /// What identifies the object, in all contexts and processes. Unlike Apple's it does not change when the object is saved.
    public var persistentModelID: PersistentIdentifier { _modelState.id }

    public var id: PersistentIdentifier { persistentModelID }

    /// The context that the object is in; `nil` until it is inserted, and after its deletion was saved.
    public var modelContext: ModelContext? { _modelState.context }

    /// Whether the object has been deleted, and its deletion is not saved yet. After that its ``modelContext`` is `nil`, as on Apple's platforms.
    public var isDeleted: Bool { _modelState.phase == .deleted && _modelState.context != nil }

    /// Whether the object has changes that are not saved.
    public var hasChanges: Bool { _modelState.hasChanges }

    public static func == (a: Self, b: Self) -> Bool { a === b || a._modelState.id == b._modelState.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(_modelState.id) }
}

/// Identifies an object of a store.
public struct PersistentIdentifier: Hashable, Identifiable, Codable, Comparable, Sendable {
    public typealias ID = PersistentIdentifier

    /// The name of the object's class.
    public let entityName: String
    /// Different for each object.
    let key: UUID

    public var id: PersistentIdentifier { self }

    init(entityName: String, key: UUID = UUID()) {
        self.entityName = entityName
        self.key = key
    }

    public static func == (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool { a.key == b.key }

    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    public static func < (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool {
        (a.entityName, a.key.uuidString) < (b.entityName, b.key.uuidString)
    }
}

/// Stands for a persistent variable while an object is initialized, so that the compiler knows which have a value.
public struct _ModelMarker: Sendable {
    public init() {}
}
