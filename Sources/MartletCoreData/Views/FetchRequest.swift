import Foundation
import MartletCore
import MartletGraph

/// The objects of the view's context that match, as long as the view is shown.
///
///     @FetchRequest(sortDescriptors: [SortDescriptor(\.title)]) private var books: FetchedResults<Book>
///
/// A view that reads them is evaluated again when they are others, or when one of them changes, saved or not.
@MainActor @preconcurrency
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult> {
    // Written once, and used on the main actor alone.
    private nonisolated(unsafe) let configuration: FetchConfiguration<Result>
    private nonisolated(unsafe) let transaction: Transaction
    private var source: FetchedObjects<Result>?

    private nonisolated init(_ configuration: FetchConfiguration<Result>, _ transaction: Transaction?) {
        self.configuration = configuration
        self.transaction = transaction ?? Transaction()
    }

    /// The objects. Outside an installed view there are none.
    public var wrappedValue: FetchedResults<Result> { FetchedResults(objects: source?.objects() ?? [], source: source, configuration) }

    /// What is asked for.
    public var projectedValue: Binding<Configuration> {
        let results = wrappedValue
        return Binding {
            Configuration(nsSortDescriptors: results.nsSortDescriptors, nsPredicate: results.nsPredicate)
        } set: {
            results.nsSortDescriptors = $0.nsSortDescriptors
            results.nsPredicate = $0.nsPredicate
        }
    }

    /// The request's order and predicate.
    public struct Configuration {
        public var nsSortDescriptors: [NSSortDescriptor]
        public var nsPredicate: NSPredicate?
    }

    /// - Parameter animation: That of changes of the objects.
    public nonisolated init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            FetchConfiguration(predicate: predicate, order: .named(sortDescriptors), entity: entity), Transaction(animation: animation))
    }

    /// - Parameter animation: That of changes of the objects.
    public nonisolated init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(fetchRequest: fetchRequest, transaction: Transaction(animation: animation))
    }

    /// - Parameter transaction: That of changes of the objects.
    public nonisolated init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(
            FetchConfiguration(
                predicate: fetchRequest.predicate, order: .named(fetchRequest.sortDescriptors ?? []), request: fetchRequest,
                entity: fetchRequest.entity), transaction)
    }
}

extension FetchRequest where Result: NSManagedObject {
    /// - Parameter animation: That of changes of the objects.
    public nonisolated init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init(FetchConfiguration(predicate: predicate, order: .named(sortDescriptors)), Transaction(animation: animation))
    }

    /// - Parameter animation: That of changes of the objects.
    // An empty list is one of either kind.
    @_disfavoredOverload
    public nonisolated init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init(FetchConfiguration(predicate: predicate, order: .typed(sortDescriptors)), Transaction(animation: animation))
    }
}

extension FetchRequest: DynamicProperty, PrimitiveProperty {
    public mutating func attach(to node: Node, storage: inout AnyObject?) {
        guard let node = node as? AnyViewNode else { return }
        let source = storage as? FetchedObjects<Result> ?? FetchedObjects(configuration)
        storage = source
        source.prepare(configuration, in: EnvironmentValues(node.environment).managedObjectContext, transaction)
        self.source = source
    }

    public func isSame(as other: FetchRequest<Result>) -> Bool { configuration.isSame(as: other.configuration) }
}
