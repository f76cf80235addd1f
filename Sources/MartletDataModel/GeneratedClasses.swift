/// The Swift sources that Xcode makes of a model: classes for its entities, and extensions with their properties.
package struct GeneratedClasses {
    private let model: DataModel
    private let hasNonisolatedClasses: Bool

    /// - Parameter hasNonisolatedClasses: Whether the module's declarations belong to the main actor unless they say otherwise, which objects of
    ///   background contexts must not.
    package init(of model: DataModel, hasNonisolatedClasses: Bool = false) {
        self.model = model
        self.hasNonisolatedClasses = hasNonisolatedClasses
    }

    /// The names of the files, with their texts.
    package var files: [(name: String, text: String)] {
        model.entities.filter { $0.className != "NSManagedObject" }.flatMap { entity -> [(name: String, text: String)] in
            switch entity.generation {
            case .classAndProperties: [classFile(of: entity), propertiesFile(of: entity)]
            case .propertiesOnly: [propertiesFile(of: entity)]
            case .nothing: []
            }
        }
    }

    private var prefix: String { hasNonisolatedClasses ? "nonisolated " : "" }

    private func classFile(of entity: DataModel.Entity) -> (name: String, text: String) {
        let parent = entity.parent.flatMap(className) ?? "NSManagedObject"
        return (
            "\(entity.className)+CoreDataClass.swift",
            """
            import CoreData
            import Foundation

            \(prefix)public class \(entity.className): \(parent) {
            }

            """
        )
    }

    private func propertiesFile(of entity: DataModel.Entity) -> (name: String, text: String) {
        let name = entity.className
        var lines = ["import CoreData", "import Foundation", "", "\(prefix)extension \(name) {"]
        lines += [
            "    public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest<\(name)>(entityName: \(Self.literal(entity.name))) }",
            "",
        ]
        lines += entity.attributes.map(variable)
        lines += entity.relationships.map(variable)
        lines.append("}")
        for relationship in entity.relationships where relationship.isToMany { lines += [""] + accessors(of: relationship, in: entity) }
        if entity.parent == nil,
            !entity.attributes.contains(where: { $0.name == "id" }) || entity.attributes.contains(where: Self.isHashableID)
        {
            lines += ["", "\(prefix)extension \(name): Identifiable {}"]
        }
        return ("\(name)+CoreDataProperties.swift", lines.joined(separator: "\n") + "\n")
    }

    private static func isHashableID(_ attribute: DataModel.Attribute) -> Bool {
        attribute.name == "id" && !["Transformable", "Undefined"].contains(attribute.type)
    }

    private func variable(_ attribute: DataModel.Attribute) -> String { Self.variable(attribute.name, Self.type(of: attribute)) }

    private func variable(_ relationship: DataModel.Relationship) -> String {
        let object = className(relationship.destination) ?? "NSManagedObject"
        let type = relationship.isToMany ? relationship.isOrdered ? "NSOrderedSet" : "NSSet" : object
        return Self.variable(relationship.name, type + "?")
    }

    private static func variable(_ name: String, _ type: String) -> String {
        """
            public var \(escaped(name)): \(type) {
                get { managed(\(literal(name))) }
                set { setManaged(newValue, \(literal(name))) }
            }
        """
    }

    private func accessors(of relationship: DataModel.Relationship, in entity: DataModel.Entity) -> [String] {
        let ending = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        let element = className(relationship.destination) ?? "NSManagedObject"
        let key = Self.literal(relationship.name)
        var functions: [String] = []
        if relationship.isOrdered {
            functions += [
                "insertInto\(ending)(_ value: \(element), at idx: Int) { insertManaged(value, at: idx, into: \(key)) }",
                "removeFrom\(ending)(at idx: Int) { removeManaged(at: idx, from: \(key)) }",
                "insertInto\(ending)(_ values: [\(element)], at indexes: NSIndexSet) { insertManaged(values, at: indexes, into: \(key)) }",
                "removeFrom\(ending)(at indexes: NSIndexSet) { removeManaged(at: indexes, from: \(key)) }",
                "replace\(ending)(at idx: Int, with value: \(element)) { replaceManaged(at: idx, with: value, in: \(key)) }",
            ]
        }
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        functions += [
            "addTo\(ending)(_ value: \(element)) { addManaged(value, to: \(key)) }",
            "removeFrom\(ending)(_ value: \(element)) { removeManaged(value, from: \(key)) }",
            "addTo\(ending)(_ values: \(set)) { addManaged(values, to: \(key)) }",
            "removeFrom\(ending)(_ values: \(set)) { removeManaged(values, from: \(key)) }",
        ]
        return ["\(prefix)extension \(entity.className) {"] + functions.map { "    public func \($0)" } + ["}"]
    }

    private func className(_ entity: String) -> String? { model.entities.first { $0.name == entity }?.className }

    /// Returns the type that Xcode gives a variable.
    static func type(of attribute: DataModel.Attribute) -> String {
        let mark = "?"
        if attribute.usesScalar {
            switch attribute.type {
            case "Integer 16": return "Int16"
            case "Integer 32": return "Int32"
            case "Integer 64": return "Int64"
            case "Double": return "Double"
            case "Float": return "Float"
            case "Boolean": return "Bool"
            case "Date": return "TimeInterval"
            default: break
            }
        }
        switch attribute.type {
        case "Integer 16", "Integer 32", "Integer 64", "Double", "Float", "Boolean": return "NSNumber\(mark)"
        case "String": return "String\(mark)"
        case "Date": return "Date\(mark)"
        case "Binary": return "Data\(mark)"
        case "UUID": return "UUID\(mark)"
        case "URI": return "URL\(mark)"
        case "Decimal": return "NSDecimalNumber\(mark)"
        default: return (attribute.customClass ?? "NSObject") + mark
        }
    }

    private static func literal(_ text: String) -> String { "\"\(text)\"" }

    private static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "false", "for", "func",
        "guard", "if", "import", "in", "init", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
        "return", "self", "static", "struct", "super", "switch", "throw", "throws", "true", "try", "var", "where", "while",
    ]
}
