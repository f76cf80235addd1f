import Foundation

/// The objects in a `project.pbxproj`, which refer to each other by identifiers.
struct ProjectObjects {
    struct Object {
        let id: String
        /// The kind of object, such as `PBXNativeTarget`.
        let kind: String
        fileprivate let fields: [String: PropertyValue]

        subscript(name: String) -> String? { fields[name]?.text }
        func list(_ name: String) -> [String] { fields[name]?.list?.compactMap(\.text) ?? [] }
        func table(_ name: String) -> [String: PropertyValue] { fields[name]?.table ?? [:] }
    }

    private let objects: [String: Object]
    /// The object of kind `PBXProject`.
    let root: Object

    init(contentsOf file: URL) throws {
        let contents = try PropertyValue(contentsOf: file).table ?? [:]
        objects = (contents["objects"]?.table ?? [:]).reduce(into: [:]) { objects, entry in
            guard let fields = entry.value.table, let kind = fields["isa"]?.text else { return }
            objects[entry.key] = Object(id: entry.key, kind: kind, fields: fields)
        }
        guard let id = contents["rootObject"]?.text, let root = objects[id] else {
            throw ProjectError("\(file.path) has no root object. Open the project in Xcode and save it again.")
        }
        self.root = root
    }

    subscript(id: String?) -> Object? { id.flatMap { objects[$0] } }

    /// Returns the objects that a field refers to, or the single one.
    func objects(_ name: String, of object: Object) -> [Object] {
        let list = object.list(name)
        return (list.isEmpty ? [object[name]].compactMap(\.self) : list).compactMap { objects[$0] }
    }
}
