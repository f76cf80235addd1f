import Foundation

/// Where a store is, and what it allows.
public struct ModelConfiguration: Sendable, Hashable {
    /// Without effect: there is no app group.
    public struct GroupContainer: Sendable {
        public static let automatic = GroupContainer()
        public static let none = GroupContainer()
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer() }
    }

    /// Without effect: nothing is sent to iCloud.
    public struct CloudKitDatabase: Sendable {
        public static let automatic = CloudKitDatabase()
        public static let none = CloudKitDatabase()
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase() }
    }

    public let name: String
    /// The classes of the store; `nil` for all of the container's.
    public let schema: Schema?
    /// The file. In memory it is not used.
    public let url: URL
    public let isStoredInMemoryOnly: Bool
    /// Whether changes can be saved.
    public let allowsSave: Bool

    /// A store in the user's `Library/Application Support`, named after the configuration: `default.store` without a name.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        url = Self.folder.appending(path: "\(name ?? "default").store")
    }

    /// A store in a file.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        self.schema = schema
        isStoredInMemoryOnly = false
        self.allowsSave = allowsSave
        self.url = url
    }

    /// A store in the user's `Library/Application Support`, for some classes.
    public init(for type: any PersistentModel.Type, _ others: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: Schema([type] + others), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    private static var folder: URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first ?? URL.homeDirectory
    }

    public static func == (a: ModelConfiguration, b: ModelConfiguration) -> Bool {
        (a.name, a.url, a.isStoredInMemoryOnly, a.allowsSave) == (b.name, b.url, b.isStoredInMemoryOnly, b.allowsSave)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(url) }
}
