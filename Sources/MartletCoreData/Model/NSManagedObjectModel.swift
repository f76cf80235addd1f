import Foundation
import MartletDataModel
import Synchronization

/// The entities of a store.
open class NSManagedObjectModel: NSObject {
    /// The entities, those below others among them.
    public var entities: [NSEntityDescription] = [] {
        didSet {
            for entity in entities { entity.managedObjectModel = self }
            byName = nil
        }
    }

    public var entitiesByName: [String: NSEntityDescription] {
        if let byName { return byName }
        let found = Dictionary(entities.map { ($0.title, $0) }) { first, _ in first }
        byName = found
        return found
    }

    public var versionIdentifiers: Set<AnyHashable> = []
    private var byName: [String: NSEntityDescription]?
    private var templates: [String: (entity: String, format: String?)] = [:]
    private var configurationEntities: [String: [NSEntityDescription]] = [:]

    public override init() {}

    /// Reads the current version of a model.
    ///
    /// - Parameter url: A folder `.momd`, `.xcdatamodeld` or `.xcdatamodel`.
    public convenience init?(contentsOf url: URL) {
        guard let model = DataModel(at: url) else { return nil }
        // A bundle is named after its package and module: the one that has the classes, too.
        let bundle = url.deletingLastPathComponent().deletingPathExtension().lastPathComponent
        if let module = bundle.split(separator: "_", maxSplits: 1).last { ObjectClasses.note(module: String(module)) }
        self.init(model)
    }

    convenience init(_ model: DataModel) {
        self.init()
        let all = model.entities.map(NSEntityDescription.init)
        let byName = Dictionary(all.map { ($0.title, $0) }) { first, _ in first }
        for (description, entity) in zip(model.entities, all) {
            if let parent = description.parent.flatMap({ byName[$0] }) { parent.subentities.append(entity) }
            for relationship in description.relationships {
                guard let own = entity.properties.first(where: { $0.name == relationship.name }) as? NSRelationshipDescription else {
                    continue
                }
                own.destinationEntity = byName[relationship.destination]
                own.inverseRelationship = relationship.inverse.flatMap { inverse in
                    byName[relationship.destination]?.properties.first { $0.name == inverse } as? NSRelationshipDescription
                }
            }
        }
        // An inverse can stand in an entity above the destination.
        for (description, entity) in zip(model.entities, all) {
            for relationship in description.relationships where relationship.inverse != nil {
                let own = entity.properties.first { $0.name == relationship.name } as? NSRelationshipDescription
                if own?.inverseRelationship == nil, let inverse = relationship.inverse {
                    own?.inverseRelationship = own?.destinationEntity?.relationshipsByName[inverse]
                }
            }
        }
        entities = all
        templates = model.fetchRequests.mapValues { ($0.entity, $0.predicate) }
    }

    /// Returns one model with the entities of all models of some bundles; `nil` if there are none.
    public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let models = (bundles ?? [.main]).flatMap(ModelFiles.all).compactMap { DataModel(at: $0) }
        guard !models.isEmpty else { return nil }
        return NSManagedObjectModel(DataModel(merging: models))
    }

    /// Returns the entities of a configuration: all, unless code has set others.
    public func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        configuration.flatMap { configurationEntities[$0] } ?? entities
    }

    public func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        configurationEntities[configuration] = entities
    }

    /// Returns a copy of a fetch request that the model stores.
    public func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        fetchRequestFromTemplate(withName: name, substitutionVariables: [:])
    }

    /// Returns a fetch request that the model stores, with values in place of the variables of its predicate.
    public func fetchRequestFromTemplate(withName name: String, substitutionVariables variables: [String: Any]) -> NSFetchRequest<
        any NSFetchRequestResult
    >? {
        guard let template = templates[name] else { return nil }
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: template.entity)
        request.predicate = template.format.map { NSPredicate(format: $0).withSubstitutionVariables(variables) }
        return request
    }

    // MARK: Classes

    private struct WeakModel { weak var model: NSManagedObjectModel? }
    // Entered when a store is opened with the model; models do not change after that.
    private nonisolated(unsafe) static var loaded: [WeakModel] = []
    private static let lock = NSLock()

    /// Lets classes find their entities in the model.
    func enter() {
        Self.lock.withLock {
            Self.loaded.removeAll { $0.model == nil || $0.model === self }
            Self.loaded.append(WeakModel(model: self))
        }
    }

    func entity(for type: NSManagedObject.Type) -> NSEntityDescription? {
        let name = ObjectClasses.shortName(of: type)
        return entities.first { ObjectClasses.shortName(of: $0.managedObjectClassName ?? "") == name }
    }

    /// Returns the entity of a class in the model that was last opened.
    static func loadedEntity(for type: NSManagedObject.Type) -> NSEntityDescription? {
        let models = lock.withLock { loaded.compactMap(\.model) }
        return models.reversed().lazy.compactMap { $0.entity(for: type) }.first
    }
}

extension DataModel {
    init(merging models: [DataModel]) {
        self = models[0]
        for model in models.dropFirst() {
            entities += model.entities.filter { entity in !entities.contains { $0.name == entity.name } }
            fetchRequests.merge(model.fetchRequests) { first, _ in first }
        }
    }
}

extension NSEntityDescription {
    convenience init(_ entity: DataModel.Entity) {
        self.init()
        name = entity.name
        managedObjectClassName = entity.className
        isAbstract = entity.isAbstract
        renamingIdentifier = entity.renamedFrom
        uniquenessConstraints = entity.uniqueness
        properties =
            entity.attributes.map(NSAttributeDescription.init) + entity.relationships.map(NSRelationshipDescription.init)
            + entity.fetchedProperties.map { name in
                let property = NSFetchedPropertyDescription()
                property.name = name
                return property
            }
    }
}

extension NSAttributeDescription {
    convenience init(_ attribute: DataModel.Attribute) {
        self.init()
        name = attribute.name
        isOptional = attribute.isOptional
        isTransient = attribute.isTransient
        attributeType = NSAttributeType(inFile: attribute.type)
        renamingIdentifier = attribute.renamedFrom
        valueTransformerName = attribute.transformer
        minimum = attribute.minimum.flatMap(Double.init)
        maximum = attribute.maximum.flatMap(Double.init)
        guard let text = attribute.defaultValue else { return }
        switch attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: defaultValue = Int64(text)
        case .booleanAttributeType: defaultValue = text == "YES"
        case .doubleAttributeType, .floatAttributeType: defaultValue = Double(text)
        case .decimalAttributeType: defaultValue = Decimal(string: text)
        case .dateAttributeType: defaultValue = Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
        case .UUIDAttributeType: defaultValue = UUID(uuidString: text)
        case .URIAttributeType: defaultValue = URL(string: text)
        case .stringAttributeType: defaultValue = text
        default: break
        }
    }
}

extension NSRelationshipDescription {
    convenience init(_ relationship: DataModel.Relationship) {
        self.init()
        name = relationship.name
        isOptional = relationship.isOptional
        isOrdered = relationship.isOrdered
        minCount = relationship.minimum
        maxCount = relationship.isToMany ? relationship.maximum == 1 ? 0 : relationship.maximum : 1
        deleteRule = NSDeleteRule(inFile: relationship.deletionRule)
        renamingIdentifier = relationship.renamedFrom
    }
}

/// Where models lie in bundles.
enum ModelFiles {
    static let endings = ["momd", "xcdatamodeld", "mom", "xcdatamodel"]

    static func all(in bundle: Bundle) -> [URL] {
        endings.flatMap { (bundle.urls(forResourcesWithExtension: $0, subdirectory: nil) ?? []).map { $0 as URL } }
    }

    /// Returns a model by its name, from the main bundle or from another of the program's.
    static func named(_ name: String) -> URL? {
        for bundle in [.main] + moduleBundles {
            for ending in endings {
                if let url = bundle.url(forResource: name, withExtension: ending) { return url }
            }
        }
        return nil
    }

    /// The bundles that the package manager makes of the resources of modules, beside the program.
    private static var moduleBundles: [Bundle] {
        let folder = Bundle.main.executableURL?.deletingLastPathComponent() ?? Bundle.main.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted().compactMap {
            Bundle(url: folder.appending(path: $0))
        }
    }
}
