import Foundation
import Observation

/// What a persistent class is made of. It is made once for each class.
public final class _ModelPlan: Sendable {
    nonisolated(unsafe) let type: any PersistentModel.Type  // A type never changes.
    /// The name of the class, which is that of its table.
    let entityName: String
    let properties: [PropertyPlan]
    /// The positions of the properties that are unique together.
    let uniqueConstraints: [[Int]]
    private let positions: [PathKey: Int]
    private let identifierPaths: Set<PathKey>

    public init<M: PersistentModel>(_ type: M.Type) {
        self.type = type
        entityName = String(describing: type)
        properties = M.schemaMetadata.enumerated().map { index, metadata in PropertyPlan(metadata, index: index) }
        let positions = Dictionary(properties.map { (PathKey($0.keyPath), $0.index) }, uniquingKeysWith: { first, _ in first })
        self.positions = positions
        identifierPaths = Set(M._identifierPaths.map { PathKey($0) })
        uniqueConstraints =
            properties.filter { $0.attribute.options.contains(.unique) }.map { [$0.index] }
            + M._uniqueConstraints.map { $0.compactMap { positions[PathKey($0)] } }
    }

    /// The property that a key path leads to.
    func property(at keyPath: AnyKeyPath) -> PropertyPlan? { positions[PathKey(keyPath)].map { properties[$0] } }

    func property(named name: String) -> PropertyPlan? { properties.first { $0.name == name } }

    /// Whether a key path leads to the identifier of an object.
    func isIdentifier(_ keyPath: AnyKeyPath) -> Bool { identifierPaths.contains(PathKey(keyPath)) }

    func make(_ state: _ModelState) -> any PersistentModel { type.init(_modelState: state) }
}

/// A key path as a key. Key paths never change, so several threads can use one.
struct PathKey: Hashable, @unchecked Sendable {
    private let keyPath: AnyKeyPath

    init(_ keyPath: AnyKeyPath) { self.keyPath = keyPath }
}

/// A persistent variable of a class.
struct PropertyPlan: @unchecked Sendable {  // Nothing in it changes, and its functions use nothing but their arguments.
    enum Kind {
        case attribute(ColumnCoding)
        case relationship(any _RelationshipValue.Type)
        /// The type cannot be stored.
        case unsupported(Any.Type)
    }

    let name: String
    let index: Int
    let keyPath: AnyKeyPath
    let kind: Kind
    let attribute: Schema.Attribute
    let relationship: Schema.Relationship
    /// Makes the value of the declaration; `nil` if it has none.
    let makeDefault: (() -> Any)?
    /// Tells the observers of an object that the variable changes.
    let announce: (any PersistentModel, ObservationRegistrar, () -> Void) -> Void

    init(_ metadata: Schema.PropertyMetadata, index: Int) {
        self.index = index
        name = metadata.name
        keyPath = metadata.keyPath
        kind = metadata.kind
        attribute = metadata.metadata as? Schema.Attribute ?? Schema.Attribute()
        relationship = metadata.metadata as? Schema.Relationship ?? Schema.Relationship()
        makeDefault = metadata.makeDefault
        announce = metadata.announce
    }

    var relationshipType: (any _RelationshipValue.Type)? {
        if case .relationship(let type) = kind { type } else { nil }
    }

    var coding: ColumnCoding? {
        if case .attribute(let coding) = kind { coding } else { nil }
    }

    /// The name that the variable had in an older version of the class.
    var originalName: String? { attribute.originalName ?? relationship.originalName }
}
