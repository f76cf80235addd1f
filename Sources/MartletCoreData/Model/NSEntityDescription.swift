import Foundation
import Synchronization

/// A kind of objects: a name, a class, and properties.
///
/// It is changed before a store is opened with its model, and never after that.
open class NSEntityDescription: NSObject {
    public var name: String?
    public var isAbstract = false
    /// The name of the class of the objects, with or without its module.
    public var managedObjectClassName: String! = "NSManagedObject" { didSet { foundClass = nil } }
    public var renamingIdentifier: String?
    public var userInfo: [AnyHashable: Any]?
    public private(set) weak var superentity: NSEntityDescription?
    public internal(set) weak var managedObjectModel: NSManagedObjectModel?
    /// Lists of properties whose values are together of one object alone.
    public var uniquenessConstraints: [[Any]] = []
    /// Without effect: a store finds what a predicate asks for without a list of what to index.
    public var indexes: [Any] = []
    /// Without effect.
    public var versionHashModifier: String?
    private var foundClass: NSManagedObject.Type?
    private var known: (attributes: [String: NSAttributeDescription], relationships: [String: NSRelationshipDescription])?

    public override init() {}

    /// The entity's own properties. Those of the entities above it are not among them.
    public var properties: [NSPropertyDescription] = [] {
        didSet {
            for property in properties { property.entity = self }
            propertiesChanged()
        }
    }

    /// The entities that have the properties of this one, and more.
    public var subentities: [NSEntityDescription] = [] {
        didSet {
            for entity in subentities {
                entity.superentity = self
                entity.propertiesChanged()
            }
        }
    }

    func propertiesChanged() {
        known = nil
        for entity in subentities { entity.propertiesChanged() }
    }

    /// All properties, those of the entities above among them.
    public var propertiesByName: [String: NSPropertyDescription] {
        (superentity?.propertiesByName ?? [:]).merging(properties.map { ($0.name, $0) }) { $1 }
    }

    public var attributesByName: [String: NSAttributeDescription] { all.attributes }
    public var relationshipsByName: [String: NSRelationshipDescription] { all.relationships }
    public var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    public func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        relationshipsByName.values.filter { $0.destinationEntity === entity }
    }

    private var all: (attributes: [String: NSAttributeDescription], relationships: [String: NSRelationshipDescription]) {
        if let known { return known }
        let properties = propertiesByName
        let found = (
            attributes: properties.compactMapValues { $0 as? NSAttributeDescription },
            relationships: properties.compactMapValues { $0 as? NSRelationshipDescription }
        )
        known = found
        return found
    }

    /// Whether the entity is another one, or one below it.
    public func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || name == entity.name || superentity?.isKindOf(entity: entity) == true
    }

    /// The entity at the top of the tree. All entities below it share a table.
    var root: NSEntityDescription { superentity?.root ?? self }

    /// The entity and all below it.
    var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

    var title: String { name ?? "" }

    // MARK: Classes

    /// The class of the objects: the one that the app has been seen to use, or the one with the class's name.
    var objectClass: NSManagedObject.Type {
        if let foundClass { return foundClass }
        let found = ObjectClasses.named(managedObjectClassName ?? "")
        if let found { foundClass = found }
        return found ?? superentity?.objectClass ?? NSManagedObject.self
    }

    /// Takes a class that the app uses for the entity, if its name is the one of the model.
    func adopt(_ type: Any.Type) {
        guard let type = type as? NSManagedObject.Type, type != NSManagedObject.self else { return }
        ObjectClasses.note(type)
        if foundClass == nil, ObjectClasses.shortName(of: managedObjectClassName ?? "") == ObjectClasses.shortName(of: type) {
            foundClass = type
        }
    }

    // MARK: Finding and inserting

    /// Returns the entity of a name in a context's model.
    public class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        context.model?.entitiesByName[entityName]
    }

    /// Inserts a new object into a context.
    public class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            preconditionFailure("The model has no entity '\(entityName)'.")
        }
        return entity.objectClass.init(entity: entity, insertInto: context)
    }
}

/// The classes of objects that the app has, as far as they have been seen.
enum ObjectClasses {
    private static let known = Mutex<[String: NSManagedObject.Type]>([:])
    private static let modules = Mutex<Set<String>>([])

    static func shortName(of name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
    static func shortName(of type: NSManagedObject.Type) -> String { String(describing: type) }

    static func note(_ type: NSManagedObject.Type) {
        known.withLock { $0[shortName(of: type)] = type }
        if let module = String(reflecting: type).split(separator: ".").first { note(module: String(module)) }
    }

    static func note(module: String) { _ = modules.withLock { $0.insert(module) } }

    static func named(_ name: String) -> NSManagedObject.Type? {
        guard name != "NSManagedObject", !name.isEmpty else { return NSManagedObject.self }
        let short = shortName(of: name)
        if let type = known.withLock({ $0[short] }) { return type }
        // Objective-C has one name for a class. Swift's has the module, which a model need not know.
        var modules = modules.withLock { Array($0) }
        if name != short { modules.insert(String(name.dropLast(short.count + 1)), at: 0) }
        if let program = Bundle.main.executableURL?.lastPathComponent { modules.append(program) }
        for module in modules {
            let module = String(module.map { $0.isLetter || $0.isNumber ? $0 : "_" })
            if let type = NSClassFromString("\(module).\(short)") as? NSManagedObject.Type {
                note(type)
                return type
            }
        }
        return nil
    }
}
