import Foundation

/// Which objects of a class to fetch, and in which order.
///
/// Without an order, objects come in the order in which they were saved, and those that are not saved after them.
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {  // Its key paths never change, and all else is Sendable.
    /// Which objects; `nil` for all.
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    /// How many objects at most; `nil` for all.
    public var fetchLimit: Int?
    /// How many objects to leave out at the beginning.
    public var fetchOffset: Int?
    /// Whether changes that are not saved count.
    public var includePendingChanges = true
    /// Without effect: objects are read whole.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// Without effect: related objects are read when they are used.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
