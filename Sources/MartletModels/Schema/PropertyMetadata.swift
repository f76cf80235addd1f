import Foundation
import Observation

extension Schema {
    /// A persistent variable, as its class declares it.
    public struct PropertyMetadata {
        public let name: String
        public let keyPath: AnyKeyPath
        let kind: PropertyPlan.Kind
        let makeDefault: (() -> Any)?
        let metadata: Any?
        let announce: (any PersistentModel, ObservationRegistrar, () -> Void) -> Void

        /// - Parameters:
        ///   - defaultValue: Makes the value of the declaration, for stored objects that have none.
        ///   - metadata: The ``Schema/Attribute`` or ``Schema/Relationship`` that the declaration is marked with.
        public init<M: PersistentModel, Value>(
            name: String, keypath: KeyPath<M, Value>, defaultValue: (() -> Value)? = nil, metadata: Any? = nil
        ) {
            self.name = name
            keyPath = keypath
            self.metadata = metadata
            makeDefault = defaultValue.map { make in { make() } }
            if let relationship = Value.self as? any _RelationshipValue.Type {
                kind = .relationship(relationship)
            } else if let coding = ColumnCoding.make(for: Value.self) {
                kind = .attribute(coding)
            } else {
                kind = .unsupported(Value.self)
            }
            announce = { model, registrar, change in
                guard let model = model as? M else { return change() }
                registrar.withMutation(of: model, keyPath: keypath, change)
            }
        }
    }

    /// How a variable is stored.
    public struct Attribute: Sendable {
        public struct Option: Hashable, Sendable {
            private let name: String

            /// No two objects have the same value: one that is inserted replaces the stored one that has it.
            public static let unique = Option(name: "unique")
            /// Stored like other data: SQLite keeps large values well.
            public static let externalStorage = Option(name: "externalStorage")
            /// Without effect.
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
            /// Without effect: the store keeps no history.
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
            /// Without effect.
            public static let spotlight = Option(name: "spotlight")
            /// Without effect: the value is kept.
            public static let ephemeral = Option(name: "ephemeral")

            /// Without effect: values are stored by their `Codable` conformance.
            public static func transformable(by name: String) -> Option { Option(name: "transformable") }
            public static func transformable(by type: Any.Type) -> Option { Option(name: "transformable") }
        }

        public let options: [Option]
        public let originalName: String?

        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            self.originalName = originalName
        }
    }

    /// How objects of two classes refer to each other.
    public struct Relationship: @unchecked Sendable {  // A key path never changes.
        public struct Option: Hashable, Sendable {
            private let name: String

            public static let unique = Option(name: "unique")
        }

        /// What becomes of related objects when an object is deleted.
        public enum DeleteRule: String, Hashable, Codable, Sendable {
            /// They stay, and their references too.
            case noAction
            /// They no longer refer to the object.
            case nullify
            /// They are deleted.
            case cascade
            /// The object cannot be deleted while there are some: saving throws.
            case deny
        }

        public let deleteRule: DeleteRule
        public let originalName: String?
        let inverse: AnyKeyPath?

        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
            originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
        ) {
            self.deleteRule = deleteRule
            self.originalName = originalName
            self.inverse = inverse
        }
    }
}
