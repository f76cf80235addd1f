import Foundation
import MartletUI

/// How something is shown: nobody shows it outside the app.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
    public struct Image: Sendable {
        public init(systemName: String, isTemplate: Bool? = nil) {}
        public init(named: String, isTemplate: Bool? = nil) {}
        public init(data: Data, isTemplate: Bool? = nil) {}
        public init(url: URL, isTemplate: Bool? = nil) {}
    }

    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?

    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
    }
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil, synonyms: [LocalizedStringResource]
    ) {
        self.init(title: title, subtitle: subtitle, image: image)
    }
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// The name of a type.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
    public var name: LocalizedStringResource

    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) { self.name = name }
    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A choice of few values, as a parameter.
public protocol AppEnum: TypeDisplayRepresentable, RawRepresentable, CaseIterable, Hashable, Sendable where RawValue: Sendable {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
    /// The text of a case, in the user's language.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? "\(String(describing: self))"
    }
}

/// Something of the app's, as a parameter.
public protocol AppEntity: TypeDisplayRepresentable, Identifiable, Sendable where ID: Sendable {
    associatedtype DefaultQuery: EntityQuery
    static var defaultQuery: DefaultQuery { get }
    var displayRepresentation: DisplayRepresentation { get }
}

extension AppEntity {
    public typealias Property<Value: Sendable> = EntityProperty<Value>
}

/// An entity that is found in a search. There is none.
public protocol IndexedEntity: AppEntity {}

/// An entity without an identity of its own.
public protocol TransientAppEntity: TypeDisplayRepresentable, Sendable {
    init()
    var displayRepresentation: DisplayRepresentation { get }
}

/// A property of an entity: `@Property(title: "Name") var name: String`.
@propertyWrapper
public final class EntityProperty<Value: Sendable>: Sendable {
    private let parameter: IntentParameter<Value>

    public init() { parameter = IntentParameter(title: nil, value: nil) }
    public init(title: LocalizedStringResource) { parameter = IntentParameter(title: title, value: nil) }

    public var wrappedValue: Value {
        get { parameter.wrappedValue }
        set { parameter.wrappedValue = newValue }
    }
    public var projectedValue: EntityProperty { self }
}

/// Finds entities.
public protocol EntityQuery: Sendable {
    associatedtype Entity: AppEntity
    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> [Entity]
    func defaultResult() async -> Entity?
}

extension EntityQuery {
    public func suggestedEntities() async throws -> [Entity] { [] }
    public func defaultResult() async -> Entity? { nil }
}

/// Finds entities by a text.
public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> [Entity]
}

/// Has all entities.
public protocol EnumerableEntityQuery: EntityQuery {
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
