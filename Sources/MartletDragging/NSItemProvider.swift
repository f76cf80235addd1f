import Foundation
import MartletUniformTypes

/// What an `NSItemProvider` can have: a text or a URL.
public protocol NSItemProviderWriting: Sendable {
    var _itemType: UTType { get }
    var _itemData: Data { get }
}

/// What can be made of the data of an `NSItemProvider`.
public protocol NSItemProviderReading: Sendable {
    static var _itemType: UTType { get }
    static func _item(of data: Data) -> Self?
}

extension String: NSItemProviderWriting, NSItemProviderReading {
    public static var _itemType: UTType { .utf8PlainText }
    public var _itemType: UTType { .utf8PlainText }
    public var _itemData: Data { Data(utf8) }
    public static func _item(of data: Data) -> String? { String(data: data, encoding: .utf8) }
}

extension URL: NSItemProviderWriting, NSItemProviderReading {
    public static var _itemType: UTType { .url }
    public var _itemType: UTType { .url }
    public var _itemData: Data { Data(absoluteString.utf8) }
    public static func _item(of data: Data) -> URL? { String(data: data, encoding: .utf8).flatMap { URL(string: $0) } }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading, @unchecked @retroactive Sendable {  // Strings that change are copied.
    public static var _itemType: UTType { .utf8PlainText }
    public var _itemType: UTType { .utf8PlainText }
    public var _itemData: Data { Data(String(describing: self).utf8) }
    public static func _item(of data: Data) -> Self? { String(data: data, encoding: .utf8).flatMap { NSString(string: $0) as? Self } }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading, @unchecked @retroactive Sendable {  // Its values never change.
    public static var _itemType: UTType { .url }
    public var _itemType: UTType { .url }
    public var _itemData: Data { Data(absoluteString.utf8) }
    public static func _item(of data: Data) -> Self? { String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) as? Self } }
}

/// Something that is dragged, as one or more types of data.
public final class NSItemProvider: @unchecked Sendable {  // A lock guards what changes.
    private typealias Loader = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Void

    private let lock = NSLock()
    private var loaders: [(type: UTType, load: Loader)] = []
    /// The object that it was made of.
    let object: (any Sendable)?
    /// A name for a file with the data.
    public var suggestedName: String?

    public init() { object = nil }

    public init(object: any NSItemProviderWriting) {
        self.object = object
        let (type, data) = (object._itemType, object._itemData)
        loaders = [(type, Self.loader(of: data))]
    }

    private static func loader(of data: Data) -> Loader { { completed in completed(data, nil) } }

    /// Makes a provider of the file at a URL.
    public init?(contentsOf fileURL: URL) {
        guard let data = try? Data(contentsOf: fileURL) else { return nil }
        object = nil
        suggestedName = fileURL.lastPathComponent
        loaders = [(UTType(filenameExtension: fileURL.pathExtension) ?? .data, Self.loader(of: data))]
    }

    /// The types of data that it has, the best first.
    public var registeredTypeIdentifiers: [String] { lock.withLock { loaders.map(\.type.identifier) } }

    var types: [UTType] { lock.withLock { loaders.map(\.type) } }

    /// Adds a type of data.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        guard let type = UTType(typeIdentifier) else { return }
        lock.withLock { loaders.append((type, { completed in _ = loadHandler(completed) })) }
    }

    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        guard let wanted = UTType(typeIdentifier) else { return false }
        return types.contains { $0.conforms(to: wanted) }
    }

    public func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
        types.contains { $0.conforms(to: type._itemType) }
    }

    /// Whether it has the type of an object to which Foundation converts the values of a type.
    @_disfavoredOverload
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass type: T.Type) -> Bool where T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Loads the data of a type.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let wanted = UTType(typeIdentifier)
        let load = lock.withLock { loaders.first { loader in wanted.map { loader.type.conforms(to: $0) } ?? false }?.load }
        guard let load else {
            completionHandler(nil, CocoaError(.fileReadUnknown))
            return Progress(totalUnitCount: 1)
        }
        load(completionHandler)
        return Progress(totalUnitCount: 1)
    }

    /// Loads a value to which Foundation converts an object.
    @_disfavoredOverload
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable>(
        ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in completionHandler(object as? T, error) }
    }

    /// Loads a text or a URL.
    @discardableResult
    public func loadObject<T: NSItemProviderReading>(
        ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: type._itemType.identifier) { data, error in
            completionHandler(data.flatMap { type._item(of: $0) }, error)
        }
    }
}

/// Which apps may read what is dragged. Pages give other apps nothing but the text, so all values have the same effect.
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }
