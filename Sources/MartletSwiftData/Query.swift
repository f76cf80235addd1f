import Foundation
import MartletCore
import MartletGraph
import MartletModels

/// The objects of the view's context that match, as long as the view is shown. ``Query(_:)`` declares one.
///
/// A view that reads them is evaluated again when they are others. That they are may be seen before changes are saved.
@MainActor @preconcurrency
public struct Query<Element: PersistentModel, Result> {
    private let descriptor: FetchDescriptor<Element>
    // Written once, and used on the main actor alone.
    private nonisolated(unsafe) let transaction: Transaction
    private nonisolated(unsafe) let read: ([Element]) -> Result
    private var results: QueryResults<Element>?

    private nonisolated init(descriptor: FetchDescriptor<Element>, transaction: Transaction?) where Result == [Element] {
        self.descriptor = descriptor
        self.transaction = transaction ?? Transaction()
        read = { $0 }
    }

    /// The objects. Outside an installed view, and if they cannot be fetched, there are none.
    public var wrappedValue: Result { read(results?.models() ?? []) }

    /// Why the objects could not be fetched; `nil` if they could.
    public var fetchError: (any Error)? { results?.fetchError() }

    /// The context that the objects belong to.
    public var modelContext: ModelContext { results?.context ?? .unknowing }
}

extension Query where Result == [Element] {
    /// All objects of the class, in the order in which they were saved.
    public nonisolated init() { self.init(descriptor: FetchDescriptor(), transaction: nil) }

    /// - Parameter transaction: That of changes of the objects.
    public nonisolated init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(descriptor: descriptor, transaction: transaction)
    }

    /// - Parameter animation: That of changes of the objects.
    public nonisolated init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(descriptor: descriptor, transaction: Transaction(animation: animation))
    }

    public nonisolated init(filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], transaction: Transaction? = nil) {
        self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: sort), transaction: transaction)
    }

    public nonisolated init(filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], animation: Animation) {
        self.init(filter: filter, sort: sort, transaction: Transaction(animation: animation))
    }

    public nonisolated init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }

    public nonisolated init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
        animation: Animation
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
    }

    public nonisolated init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }

    public nonisolated init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
        animation: Animation
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
    }
}

extension Query: DynamicProperty, PrimitiveProperty {
    public mutating func attach(to node: Node, storage: inout AnyObject?) {
        guard let node = node as? AnyViewNode else { return }
        let results = storage as? QueryResults<Element> ?? QueryResults()
        storage = results
        results.fetch(descriptor, in: EnvironmentValues(node.environment).modelContext, transaction)
        self.results = results
    }

    public func isSame(as other: Query<Element, Result>) -> Bool { descriptor.isKnownToBeSame(as: other.descriptor) }
}
