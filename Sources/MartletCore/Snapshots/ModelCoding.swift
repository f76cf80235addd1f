import Foundation
import MartletCombine
import MartletGraph
import Observation

/// How the observable objects of one class are encoded, which are not `Codable`: by those of their observed properties that can be.
///
/// They are not created from it. The next process makes the object as the app does, and its properties get their saved values.
///
/// Observed properties are the published ones of an `ObservableObject`, and those that `@Observable` tracks: views read them on the main thread, as
/// this does. Others may be guarded by a lock or belong to another thread.
@MainActor
final class ModelCoding {
    private var properties: [Property] = []
    /// The properties with values of the app's own types that cannot be encoded.
    private(set) var unsaved: [String] = []

    private struct Property {
        let name: SavedName
        let encode: (UnsafeRawPointer, any Encoder) throws -> Void
        let assign: (UnsafeMutableRawPointer, any Decoder) throws -> Void
    }

    /// By class; `nil` for a class that is no model of the app.
    private static var codings: [ObjectIdentifier: ModelCoding?] = [:]
    /// The objects that are being encoded: models can refer to each other in a circle.
    private static var visited: Set<ObjectIdentifier> = []

    /// - Returns: `nil` if the class is no model of the app.
    static func of(_ type: AnyClass) -> ModelCoding? {
        if let known = codings[ObjectIdentifier(type)] { return known }
        guard type is any ObservableObject.Type || type is any Observable.Type, !(type is any Actor.Type), isWhollyOfApp(type) else {
            codings[ObjectIdentifier(type)] = .some(nil)
            return nil
        }
        let coding = ModelCoding()
        // Before its properties, of which one can have the same type.
        codings[ObjectIdentifier(type)] = coding
        let isTracked = type is any Observable.Type
        for field in StoredField.all(ofClass: type) {
            if let property = property(field, isTracked: isTracked && field.name.hasPrefix("_") && field.isVariable) {
                coding.properties.append(property)
            } else if SavedCoding.isOfApp(valueType(of: field)), !(field.type is AnyClass) {
                coding.unsaved.append("\(typeName(type)).\(field.name.drop { $0 == "_" }): \(typeName(valueType(of: field)))")
            }
        }
        return coding
    }

    /// Whether a class and all its superclasses are of the app: what others store is their own.
    private static func isWhollyOfApp(_ type: AnyClass) -> Bool {
        SavedCoding.isOfApp(type) && (_getSuperclass(type).map { $0 == NSObject.self || isWhollyOfApp($0) } ?? true)
    }

    private static func valueType(of field: StoredField) -> Any.Type {
        (field.type as? any SavablePublished.Type).map { valueType($0) } ?? field.type
    }

    private static func valueType<P: SavablePublished>(_: P.Type) -> Any.Type { P.Value.self }

    private static func property(_ field: StoredField, isTracked: Bool) -> Property? {
        // What macros add, such as the registrar of observations.
        guard field.isStrong, !field.name.hasPrefix("_$") else { return nil }
        if let published = field.type as? any SavablePublished.Type { return Self.published(published, field) }
        if let type = field.type as? AnyClass, let coding = of(type) { return model(coding, field) }
        return isTracked ? SavedFieldCoding(field).map { Property(name: $0.name, encode: $0.encode, assign: $0.assign) } : nil
    }

    private static func published<P: SavablePublished>(_: P.Type, _ field: StoredField) -> Property? {
        guard let coding = SavedCoding.coding(of: P.Value.self) else { return nil }
        let offset = field.offset
        return Property(
            name: SavedName(stringValue: field.name),
            encode: { try coding.encode(($0 + offset).assumingMemoryBound(to: P.self).pointee.current, $1) },
            assign: { ($0 + offset).assumingMemoryBound(to: P.self).pointee.begin(with: try coding.decode($1)) })
    }

    private static func model(_ coding: ModelCoding, _ field: StoredField) -> Property {
        let offset = field.offset
        return Property(
            name: SavedName(stringValue: field.name),
            encode: { memory, encoder in
                try MainActor.assumeIsolated {
                    try coding.encode((memory + offset).assumingMemoryBound(to: AnyObject.self).pointee, to: encoder)
                }
            },
            assign: { memory, decoder in
                MainActor.assumeIsolated {
                    _ = coding.restore((memory + offset).assumingMemoryBound(to: AnyObject.self).pointee, from: decoder)
                }
            })
    }

    func encode(_ object: AnyObject, to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: SavedName.self)
        LiveModels.shared.add(object)
        guard Self.visited.insert(ObjectIdentifier(object)).inserted else { return }
        defer { Self.visited.remove(ObjectIdentifier(object)) }
        let memory = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        for property in properties { try property.encode(memory, container.superEncoder(forKey: property.name)) }
    }

    /// Gives the properties of a new object their saved values, before anything has read them. One whose value does not fit keeps its own. An object
    /// that views have already, such as a shared one, stays as it is.
    /// - Returns: Whether the object has taken the values.
    func restore(_ object: AnyObject, from decoder: any Decoder) -> Bool {
        guard let container = try? decoder.container(keyedBy: SavedName.self), LiveModels.shared.add(object) else { return false }
        let memory = UnsafeMutableRawPointer(Unmanaged.passUnretained(object).toOpaque())
        for property in properties where container.contains(property.name) {
            guard let decoder = try? container.superDecoder(forKey: property.name) else { continue }
            try? property.assign(memory, decoder)
        }
        return true
    }
}

/// The models that views have, of all sessions of the process.
@MainActor
private final class LiveModels {
    static let shared = LiveModels()

    private struct Entry {
        weak var object: AnyObject?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 64

    /// - Returns: Whether the object is new.
    @discardableResult
    func add(_ object: AnyObject) -> Bool {
        guard entries[ObjectIdentifier(object)]?.object !== object else { return false }
        if entries.count >= limit {
            entries = entries.filter { $0.value.object != nil }
            limit = max(64, entries.count * 2)
        }
        entries[ObjectIdentifier(object)] = Entry(object: object)
        return true
    }
}
