import MartletCore

extension EnvironmentValues {
    private struct ContextKey: EnvironmentKey {
        /// A context without a store: nothing can be fetched from it.
        static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    }

    /// The context of the views. Without one it is a context that has no store.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ContextKey.self] }
        set { self[ContextKey.self] = newValue }
    }
}
