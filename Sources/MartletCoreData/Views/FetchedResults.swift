import Foundation
import MartletCore

/// The objects that a ``FetchRequest`` has fetched.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    private let objects: [Result]
    private let source: FetchedObjects<Result>?
    private let configuration: FetchConfiguration<Result>

    init(objects: [Result], source: FetchedObjects<Result>?, _ configuration: FetchConfiguration<Result>) {
        self.objects = objects
        self.source = source
        self.configuration = configuration
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }

    private var current: FetchConfiguration<Result> {
        guard let source else { return configuration }
        nonisolated(unsafe) var result = configuration
        onMainQueue { result = source.configuration }
        return result
    }

    private func configure(_ change: (inout FetchConfiguration<Result>) -> Void) {
        nonisolated(unsafe) let change = change
        let source = source
        onMainQueue { source?.configure(change) }
    }

    /// The condition. Setting it fetches again.
    public var nsPredicate: NSPredicate? {
        get { current.predicate }
        nonmutating set { configure { $0.predicate = newValue } }
    }

    /// The order. Setting it fetches again.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { current.order.named }
        nonmutating set { configure { $0.order = .named(newValue) } }
    }
}

extension FetchedResults where Result: NSManagedObject {
    /// The order, if it was given so. Setting it fetches again.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { if case .typed(let descriptors) = current.order { descriptors } else { [] } }
        nonmutating set { configure { $0.order = .typed(newValue) } }
    }
}
