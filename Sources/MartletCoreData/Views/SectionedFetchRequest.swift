import Foundation
import MartletCore
import MartletGraph

/// The objects of the view's context that match, in sections of objects with the same value.
///
///     @SectionedFetchRequest(sectionIdentifier: \.author, sortDescriptors: [SortDescriptor(\.author), SortDescriptor(\.title)])
///     private var books: SectionedFetchResults<String?, Book>
///
/// The order must begin with that value, as with Core Data: a section ends where the next object has another.
@MainActor @preconcurrency
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult> {
    // Written once, and used on the main actor alone.
    private nonisolated(unsafe) let configuration: FetchConfiguration<Result>
    private nonisolated(unsafe) let sectionIdentifier: KeyPath<Result, SectionIdentifier>
    private nonisolated(unsafe) let transaction: Transaction
    private var source: FetchedObjects<Result>?

    private nonisolated init(
        _ configuration: FetchConfiguration<Result>, _ sectionIdentifier: KeyPath<Result, SectionIdentifier>, _ transaction: Transaction
    ) {
        self.configuration = configuration
        self.sectionIdentifier = sectionIdentifier
        self.transaction = transaction
    }

    /// The sections. Outside an installed view there are none.
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(FetchedResults(objects: source?.objects() ?? [], source: source, configuration), sectionIdentifier)
    }

    public nonisolated init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            FetchConfiguration(predicate: predicate, order: .named(sortDescriptors), entity: entity), sectionIdentifier,
            Transaction(animation: animation))
    }

    public nonisolated init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil
    ) {
        self.init(
            FetchConfiguration(
                predicate: fetchRequest.predicate, order: .named(fetchRequest.sortDescriptors ?? []), request: fetchRequest,
                entity: fetchRequest.entity), sectionIdentifier, Transaction(animation: animation))
    }
}

extension SectionedFetchRequest where Result: NSManagedObject {
    public nonisolated init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        self.init(
            FetchConfiguration(predicate: predicate, order: .named(sortDescriptors)), sectionIdentifier, Transaction(animation: animation))
    }

    // An empty list is one of either kind.
    @_disfavoredOverload
    public nonisolated init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        self.init(
            FetchConfiguration(predicate: predicate, order: .typed(sortDescriptors)), sectionIdentifier, Transaction(animation: animation))
    }
}

extension SectionedFetchRequest: DynamicProperty, PrimitiveProperty {
    public mutating func attach(to node: Node, storage: inout AnyObject?) {
        guard let node = node as? AnyViewNode else { return }
        let source = storage as? FetchedObjects<Result> ?? FetchedObjects(configuration)
        storage = source
        source.prepare(configuration, in: EnvironmentValues(node.environment).managedObjectContext, transaction)
        self.source = source
    }

    public func isSame(as other: SectionedFetchRequest<SectionIdentifier, Result>) -> Bool {
        sectionIdentifier == other.sectionIdentifier && configuration.isSame(as: other.configuration)
    }
}

/// The sections that a ``SectionedFetchRequest`` has fetched.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
    /// Objects with the same value.
    public struct Section: Identifiable, RandomAccessCollection {
        public let id: SectionIdentifier
        fileprivate var objects: [Result]

        public var startIndex: Int { 0 }
        public var endIndex: Int { objects.count }
        public subscript(position: Int) -> Result { objects[position] }
    }

    private let sections: [Section]
    private let results: FetchedResults<Result>
    public let sectionIdentifier: KeyPath<Result, SectionIdentifier>

    init(_ results: FetchedResults<Result>, _ sectionIdentifier: KeyPath<Result, SectionIdentifier>) {
        self.results = results
        self.sectionIdentifier = sectionIdentifier
        var sections: [Section] = []
        for object in results {
            let id = object[keyPath: sectionIdentifier]
            if sections.last?.id == id {
                sections[sections.count - 1].objects.append(object)
            } else {
                sections.append(Section(id: id, objects: [object]))
            }
        }
        self.sections = sections
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(position: Int) -> Section { sections[position] }

    public var nsPredicate: NSPredicate? {
        get { results.nsPredicate }
        nonmutating set { results.nsPredicate = newValue }
    }

    public var nsSortDescriptors: [NSSortDescriptor] {
        get { results.nsSortDescriptors }
        nonmutating set { results.nsSortDescriptors = newValue }
    }
}

extension SectionedFetchResults where Result: NSManagedObject {
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { results.sortDescriptors }
        nonmutating set { results.sortDescriptors = newValue }
    }
}
