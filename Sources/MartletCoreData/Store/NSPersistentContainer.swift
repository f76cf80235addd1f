import Foundation

/// A model, its store, and the context that views use.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    // Set up before others use it, as with Apple's.
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The context of the main queue.
    public let viewContext: NSManagedObjectContext
    public var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// A container with the model `NAME.xcdatamodeld` of the app. `martlet run` copies it into the app's bundle as `NAME.momd`.
    public convenience init(name: String) {
        guard let file = ModelFiles.named(name), let model = NSManagedObjectModel(contentsOf: file) else {
            preconditionFailure("The app has no model \(name).xcdatamodeld. The container's name is the model's.")
        }
        self.init(name: name, managedObjectModel: model)
    }

    /// A container with a model, and a store of that name in ``defaultDirectoryURL()``.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.name = "viewContext"
        let file = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    /// The folder for stores: the user's `Library/Application Support`.
    open class func defaultDirectoryURL() -> URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first ?? URL.homeDirectory
    }

    /// Opens the stores, and calls the closure for each. It has been called when this returns, unless a description wants it later.
    open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        // The closure runs once for each store, here or on the main queue.
        nonisolated(unsafe) let block = block
        for description in persistentStoreDescriptions {
            if description.shouldAddStoreAsynchronously {
                nonisolated(unsafe) let description = description
                DispatchQueue.main.async {
                    self.persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
                }
            } else {
                persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
            }
        }
    }

    /// Returns a context with a queue of its own.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs code with a context of its own, on that context's queue.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs code with a context of its own, on that context's queue, and returns its result.
    public nonisolated(nonsending) func performBackgroundTask<T, E: Error>(_ block: @escaping (NSManagedObjectContext) throws(E) -> T)
        async throws(E) -> T
    {
        let context = newBackgroundContext()
        return try await context.perform(schedule: .immediate) { () throws(E) -> T in try block(context) }
    }
}

/// A container as any other: nothing is sent to iCloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    public override init(name: String, managedObjectModel model: NSManagedObjectModel) {
        super.init(name: name, managedObjectModel: model)
        Self.tellOnce
    }

    private static let tellOnce: Void = {
        let text = "NSPersistentCloudKitContainer keeps its objects in the user's container. Nothing is synchronised with iCloud.\n"
        FileHandle.standardError.write(Data(text.utf8))
    }()

    /// Without effect: there is no schema in iCloud.
    public func initializeCloudKitSchema(options: Int = 0) throws {}
}
