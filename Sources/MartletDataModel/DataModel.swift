import Foundation

/// A model of Core Data as Xcode's `.xcdatamodeld` describes it.
package struct DataModel: Hashable, Sendable {
    package struct Entity: Hashable, Sendable {
        /// Who writes the entity's class.
        package enum Generation: Hashable, Sendable { case classAndProperties, propertiesOnly, nothing }

        package var name: String
        /// The name of the class, without a module.
        package var className: String
        package var parent: String?
        package var isAbstract: Bool
        package var generation: Generation
        package var renamedFrom: String?
        package var attributes: [Attribute]
        package var relationships: [Relationship]
        package var fetchedProperties: [String]
        /// Lists of properties whose values are together of one object alone.
        package var uniqueness: [[String]]
    }

    package struct Attribute: Hashable, Sendable {
        package var name: String
        /// As the file writes it: `Integer 16`, `String`, `URI`.
        package var type: String
        package var isOptional: Bool
        package var isTransient: Bool
        package var defaultValue: String?
        package var usesScalar: Bool
        package var renamedFrom: String?
        /// The class of a transformable value, as the developer has set it.
        package var customClass: String?
        package var transformer: String?
        package var minimum: String?
        package var maximum: String?
    }

    package struct Relationship: Hashable, Sendable {
        package var name: String
        package var destination: String
        package var inverse: String?
        package var isOptional: Bool
        package var isToMany: Bool
        package var isOrdered: Bool
        package var minimum: Int
        package var maximum: Int
        /// `Nullify`, `Cascade`, `Deny` or `No Action`.
        package var deletionRule: String
        package var renamedFrom: String?
    }

    package var entities: [Entity]
    /// Fetch requests that the model stores, by their names: the entity and the predicate.
    package var fetchRequests: [String: FetchTemplate] = [:]

    package struct FetchTemplate: Hashable, Sendable {
        package var entity: String
        package var predicate: String?
    }
}

// MARK: Reading

extension DataModel {
    /// Reads the current version of a model.
    ///
    /// - Parameter place: A folder `.xcdatamodeld`, `.momd` or `.xcdatamodel`, or the file `contents` of one.
    /// - Returns: `nil` if there is no model.
    package init?(at place: URL) {
        guard let file = Self.contents(at: place), let data = FileManager.default.contents(atPath: file.path) else { return nil }
        self.init(contents: data)
    }

    /// Returns the file with the current version of a model.
    package static func contents(at place: URL) -> URL? {
        var isFolder: ObjCBool = false
        let manager = FileManager.default
        guard manager.fileExists(atPath: place.path, isDirectory: &isFolder) else { return nil }
        guard isFolder.boolValue else { return place }
        let own = place.appending(path: "contents")
        if manager.fileExists(atPath: own.path) { return own }
        let versions = ((try? manager.contentsOfDirectory(atPath: place.path)) ?? []).filter { $0.hasSuffix(".xcdatamodel") }.sorted()
        guard let version = currentVersion(of: place, among: versions) else { return nil }
        return place.appending(path: version).appending(path: "contents")
    }

    private static func currentVersion(of place: URL, among versions: [String]) -> String? {
        if let data = FileManager.default.contents(atPath: place.appending(path: ".xccurrentversion").path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let name = list["_XCCurrentVersionName"] as? String, versions.contains(name)
        {
            return name
        }
        // A model with one version says nothing, and the first version has the name of the model.
        let first = place.deletingPathExtension().lastPathComponent + ".xcdatamodel"
        return versions.contains(first) ? first : versions.first
    }

    /// Reads the file `contents`.
    package init?(contents: Data) {
        guard let root = XMLTags.root(of: contents), root.name == "model" else { return nil }
        entities = root.all("entity").map(Entity.init)
        for tag in root.all("fetchRequest") {
            guard let name = tag.attributes["name"], let entity = tag.attributes["entity"] else { continue }
            fetchRequests[name] = FetchTemplate(entity: entity, predicate: tag.attributes["predicateString"])
        }
    }
}

extension DataModel.Entity {
    init(_ tag: XMLTag) {
        name = tag.attributes["name"] ?? ""
        let represented = tag.attributes["representedClassName"] ?? "NSManagedObject"
        className = represented.split(separator: ".").last.map(String.init) ?? represented
        parent = tag.attributes["parentEntity"]
        isAbstract = tag.attributes["isAbstract"] == "YES"
        generation =
            switch tag.attributes["codeGenerationType"] {
            case "class": .classAndProperties
            case "category": .propertiesOnly
            default: .nothing
            }
        renamedFrom = tag.attributes["elementID"]
        attributes = tag.all("attribute").map(DataModel.Attribute.init)
        relationships = tag.all("relationship").map(DataModel.Relationship.init)
        fetchedProperties = tag.all("fetchedProperty").compactMap { $0.attributes["name"] }
        uniqueness = tag.all("uniquenessConstraints").flatMap { $0.all("uniquenessConstraint") }.map { constraint in
            constraint.all("constraint").compactMap { $0.attributes["value"] }
        }
    }
}

extension DataModel.Attribute {
    init(_ tag: XMLTag) {
        name = tag.attributes["name"] ?? ""
        type = tag.attributes["attributeType"] ?? "Undefined"
        isOptional = tag.attributes["optional"] == "YES"
        isTransient = tag.attributes["transient"] == "YES"
        defaultValue = tag.attributes["defaultValueString"] ?? tag.attributes["defaultDateTimeInterval"]
        usesScalar = tag.attributes["usesScalarValueType"] == "YES"
        renamedFrom = tag.attributes["elementID"]
        customClass = tag.attributes["customClassName"]
        transformer = tag.attributes["valueTransformerName"]
        minimum = tag.attributes["minValueString"]
        maximum = tag.attributes["maxValueString"]
    }
}

extension DataModel.Relationship {
    init(_ tag: XMLTag) {
        name = tag.attributes["name"] ?? ""
        destination = tag.attributes["destinationEntity"] ?? ""
        inverse = tag.attributes["inverseName"]
        isOptional = tag.attributes["optional"] == "YES"
        isToMany = tag.attributes["toMany"] == "YES"
        isOrdered = tag.attributes["ordered"] == "YES"
        minimum = tag.attributes["minCount"].flatMap(Int.init) ?? 0
        maximum = tag.attributes["maxCount"].flatMap(Int.init) ?? (isToMany ? 0 : 1)
        deletionRule = tag.attributes["deletionRule"] ?? "Nullify"
        renamedFrom = tag.attributes["elementID"]
    }
}
