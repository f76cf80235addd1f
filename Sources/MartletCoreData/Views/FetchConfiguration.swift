import Foundation

/// What the fetch request of a view asks for.
struct FetchConfiguration<Result: NSFetchRequestResult> {
    var predicate: NSPredicate?
    var order: Order<Result>
    /// A request of the app's, with all else that it says.
    var request: NSFetchRequest<Result>?
    var entity: NSEntityDescription?

    /// The sort descriptors, of one kind or the other.
    enum Order<Element> {
        case named([NSSortDescriptor])
        case typed([SortDescriptor<Element>])

        var named: [NSSortDescriptor] {
            switch self {
            case .named(let descriptors): descriptors
            case .typed(let descriptors): descriptors.map(NSSortDescriptor.init(typed:))
            }
        }

        func isSame(as other: Order<Element>) -> Bool {
            switch (self, other) {
            case (.named(let a), .named(let b)):
                a.count == b.count && zip(a, b).allSatisfy { $0 === $1 || $0.isEqual($1) || $0.isSame(as: $1) }
            case (.typed(let a), .typed(let b)): a == b
            default: false
            }
        }
    }

    /// Whether another configuration is known to ask for the same.
    func isSame(as other: FetchConfiguration) -> Bool {
        let predicates = predicate === other.predicate || predicate?.isEqual(other.predicate) == true
        return predicates && request === other.request && entity === other.entity && order.isSame(as: other.order)
    }

    /// The request, as a context carries it out.
    func fetchRequest() -> NSFetchRequest<Result> {
        let result = NSFetchRequest<Result>()
        if let request {
            result.name(as: request)
            result.fetchLimit = request.fetchLimit
            result.fetchOffset = request.fetchOffset
            result.includesSubentities = request.includesSubentities
            result.includesPendingChanges = request.includesPendingChanges
        }
        if let entity { result.entity = entity }
        result.predicate = predicate
        result.sortDescriptors = order.named
        return result
    }
}

extension NSSortDescriptor {
    fileprivate func isSame(as other: NSSortDescriptor) -> Bool {
        type(of: self) == NSSortDescriptor.self && type(of: other) == NSSortDescriptor.self && keyPath == other.keyPath
            && ascending == other.ascending
    }
}
