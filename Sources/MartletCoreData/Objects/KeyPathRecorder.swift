import Foundation

/// Finds the names of properties in a key path of Swift's: it is read on an object that stands for all of its class, and that writes down what is
/// read. Key paths on Linux do not know names.
final class KeyPathRecorder {
    private(set) var names: [String] = []

    /// Returns the path of a key path such as `\Item.category?.name`: `category.name`; `nil` if it reads no property of the model.
    static func path(of keyPath: AnyKeyPath) -> [String]? {
        guard let type = type(of: keyPath).rootType as? NSManagedObject.Type else { return nil }
        let recorder = KeyPathRecorder()
        _ = (recorder.object(type) as Any)[keyPath: keyPath]
        return recorder.names.isEmpty ? nil : recorder.names
    }

    func record(_ key: String) { names.append(key) }

    private func object(_ type: NSManagedObject.Type) -> NSManagedObject {
        let entity = NSManagedObjectModel.loadedEntity(for: type) ?? NSEntityDescription()
        let object = type.init(entity: entity, insertInto: nil)
        object.recorder = self
        return object
    }

    /// Returns any value of a type.
    func read<T>(_ key: String, of object: NSManagedObject) -> T {
        record(key)
        let optional = T.self as? any OptionalValue.Type
        if let type = (optional?.wrappedType ?? T.self) as? NSManagedObject.Type {
            let related = self.object(type)
            if let related = related as? T { return related }
        }
        if let optional = optional?.none as? T { return optional }
        if let empty = NSAttributeDescription.empty(T.self) as? T { return empty }
        preconditionFailure(
            "A key path cannot be used with '\(key)' of type \(T.self). Use the name: NSSortDescriptor(key: \"\(key)\", ascending: true).")
    }
}
