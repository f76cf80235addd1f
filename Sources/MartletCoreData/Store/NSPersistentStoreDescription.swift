import Foundation

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
/// Stored as ``NSSQLiteStoreType`` is.
public let NSBinaryStoreType = "Binary"
public let NSXMLStoreType = "XML"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Without effect: there is no history.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Without effect: there is no history.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"

/// A file that holds objects, or memory.
open class NSPersistentStore: NSObject {
    public let type: String
    public let url: URL?
    public let isReadOnly: Bool
    public var identifier: String!
    public let configurationName: String
    public let options: [AnyHashable: Any]?
    public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

    /// The kinds of stores, by their newer names.
    public struct StoreType: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
    }

    init(type: String, url: URL?, isReadOnly: Bool, configuration: String?, options: [AnyHashable: Any]?) {
        self.type = type
        self.url = url
        self.isReadOnly = isReadOnly
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        self.options = options
        identifier = UUID().uuidString
    }

    public var metadata: [String: Any]! {
        get { persistentStoreCoordinator?.metadata(for: self) }
        set { persistentStoreCoordinator?.setMetadata(newValue, for: self) }
    }
}

/// Where a store is, and how it is opened.
open class NSPersistentStoreDescription: NSObject {
    public var type = NSSQLiteStoreType
    /// The file; `/dev/null` for a store in memory.
    public var url: URL?
    public var configuration: String?
    public var isReadOnly = false
    public var timeout: TimeInterval = 240
    /// Whether the store of an older model is changed to the new one.
    public var shouldMigrateStoreAutomatically = true
    /// Without effect: the changes are always found from both models.
    public var shouldInferMappingModelAutomatically = true
    /// Whether loading ends after the call has returned.
    public var shouldAddStoreAsynchronously = false
    /// Without effect: nothing is sent to iCloud.
    public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    public private(set) var options: [String: NSObject] = [:]

    public override init() {}

    public convenience init(url: URL) {
        self.init()
        self.url = url
    }

    /// Sets an option. Those of history and file protection have no effect.
    public func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    /// Without effect: the database has settings of its own.
    public func setValue(_ value: NSObject?, forPragmaNamed name: String) {}

    var isInMemory: Bool { type == NSInMemoryStoreType || url?.path == "/dev/null" }
}

/// Without effect: nothing is sent to iCloud.
open class NSPersistentCloudKitContainerOptions: NSObject {
    public let containerIdentifier: String
    public var databaseScope = 2
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
