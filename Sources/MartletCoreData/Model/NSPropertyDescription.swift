import Foundation

/// A property of an entity: an attribute or a relationship.
open class NSPropertyDescription: NSObject {
    public var name = "" { didSet { owner?.propertiesChanged() } }
    public var isOptional = true
    public var isTransient = false
    /// The name that the property had in an older version of the model.
    public var renamingIdentifier: String?
    public var userInfo: [AnyHashable: Any]?
    /// Without effect: a store finds what a predicate asks for without a list of what to index.
    public var isIndexed = false
    private weak var owner: NSEntityDescription?

    public override init() {}

    /// The entity that has the property.
    public internal(set) var entity: NSEntityDescription {
        get { owner ?? NSEntityDescription() }
        set { owner = newValue }
    }
}

/// What an attribute can be.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0, integer16AttributeType = 100, integer32AttributeType = 200, integer64AttributeType = 300
    case decimalAttributeType = 400, doubleAttributeType = 500, floatAttributeType = 600, stringAttributeType = 700
    case booleanAttributeType = 800, dateAttributeType = 900, binaryDataAttributeType = 1000, UUIDAttributeType = 1100
    case URIAttributeType = 1200, transformableAttributeType = 1800, objectIDAttributeType = 2000

    /// The type that a model's file calls so.
    init(inFile name: String) {
        self =
            switch name {
            case "Integer 16": .integer16AttributeType
            case "Integer 32": .integer32AttributeType
            case "Integer 64": .integer64AttributeType
            case "Decimal": .decimalAttributeType
            case "Double": .doubleAttributeType
            case "Float": .floatAttributeType
            case "String": .stringAttributeType
            case "Boolean": .booleanAttributeType
            case "Date": .dateAttributeType
            case "Binary": .binaryDataAttributeType
            case "UUID": .UUIDAttributeType
            case "URI": .URIAttributeType
            case "Transformable": .transformableAttributeType
            default: .undefinedAttributeType
            }
    }
}

/// A value of an entity's objects.
open class NSAttributeDescription: NSPropertyDescription {
    /// What an attribute can be, under its newer names.
    public struct AttributeType: Hashable, Sendable {
        let type: NSAttributeType

        public static let undefined = AttributeType(type: .undefinedAttributeType)
        public static let integer16 = AttributeType(type: .integer16AttributeType)
        public static let integer32 = AttributeType(type: .integer32AttributeType)
        public static let integer64 = AttributeType(type: .integer64AttributeType)
        public static let decimal = AttributeType(type: .decimalAttributeType)
        public static let double = AttributeType(type: .doubleAttributeType)
        public static let float = AttributeType(type: .floatAttributeType)
        public static let string = AttributeType(type: .stringAttributeType)
        public static let boolean = AttributeType(type: .booleanAttributeType)
        public static let date = AttributeType(type: .dateAttributeType)
        public static let binaryData = AttributeType(type: .binaryDataAttributeType)
        public static let uuid = AttributeType(type: .UUIDAttributeType)
        public static let uri = AttributeType(type: .URIAttributeType)
        public static let transformable = AttributeType(type: .transformableAttributeType)
    }

    public var attributeType: NSAttributeType = .undefinedAttributeType
    public var defaultValue: Any?
    public var attributeValueClassName: String?
    /// Without effect: a transformable value is written as a property list, as JSON, or as a keyed archive.
    public var valueTransformerName: String?
    /// Without effect: all values are in the database.
    public var allowsExternalBinaryDataStorage = false
    /// Without effect.
    public var preservesValueInHistoryOnDeletion = false
    /// Without effect: nothing is encrypted.
    public var allowsCloudEncryption = false
    var minimum: Double?
    var maximum: Double?

    /// What the attribute is, by its newer name.
    public var type: AttributeType {
        get { AttributeType(type: attributeType) }
        set { attributeType = newValue.type }
    }

    /// The value that a new object has.
    var initialValue: ManagedValue { normal(ManagedValue(defaultValue)) }

    /// Returns a value in the form that the attribute stores.
    func normal(_ value: ManagedValue) -> ManagedValue {
        switch attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
            if case .integer = value { return value }
            return value.number.map { .integer(Int64($0)) } ?? value
        case .doubleAttributeType, .floatAttributeType: return value.number.map { .real($0) } ?? value
        case .decimalAttributeType:
            if case .decimal = value { return value }
            return value.number.map { .decimal(Decimal($0)) } ?? value
        case .dateAttributeType:
            if case .date = value { return value }
            return value.number.map { .date(Date(timeIntervalSinceReferenceDate: $0)) } ?? value
        case .transformableAttributeType:
            // A list of objects of the app's stays what it is.
            return value
        default: return value
        }
    }
}

/// What becomes of an object when one that it is related to is deleted.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule

    init(inFile name: String) {
        self =
            switch name {
            case "Cascade": .cascadeDeleteRule
            case "Deny": .denyDeleteRule
            case "No Action": .noActionDeleteRule
            default: .nullifyDeleteRule
            }
    }
}

/// The objects that an object refers to.
open class NSRelationshipDescription: NSPropertyDescription {
    /// The entity of the objects. The model keeps it.
    public weak var destinationEntity: NSEntityDescription?
    public weak var inverseRelationship: NSRelationshipDescription?
    /// How many objects there can be: 1 for one, 0 for any number.
    public var maxCount = 0
    public var minCount = 0
    public var deleteRule: NSDeleteRule = .nullifyDeleteRule
    public var isOrdered = false

    public var isToMany: Bool { maxCount != 1 }

    var inverse: NSRelationshipDescription? { inverseRelationship }
}

/// A property that is fetched when it is read. It is part of models that are read, and always empty.
open class NSFetchedPropertyDescription: NSPropertyDescription {}
