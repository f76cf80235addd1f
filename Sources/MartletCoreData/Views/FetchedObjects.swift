import Foundation
import MartletCore
import MartletGraph

/// The objects that a fetch request of a view has fetched. They are fetched again when they are read after a change that they depend on.
final class FetchedObjects<Result: NSFetchRequestResult>: Source {
    private(set) var context: NSManagedObjectContext?
    /// What the view's initializer asks for, and what code asks for since.
    private var declared: FetchConfiguration<Result>?
    private(set) var configuration: FetchConfiguration<Result>
    private var transaction = Transaction()
    private var fetched: [Result]?
    /// Whether a change has come since. An action goes on with what it has seen: `offsets.map { items[$0] }.forEach(context.delete)`.
    private var isStale = false

    init(_ configuration: FetchConfiguration<Result>) { self.configuration = configuration }

    /// Sets what is fetched, before the view is evaluated.
    func prepare(_ configuration: FetchConfiguration<Result>, in context: NSManagedObjectContext, _ transaction: Transaction) {
        self.transaction = transaction
        if isStale { fetched = nil }
        isStale = false
        if self.context !== context {
            self.context?.stopObserving(ObjectIdentifier(self))
            self.context = context
            fetched = nil
            // Called on the context's queue, which is the main queue for views.
            context.observe(self) { [weak self] changes in
                nonisolated(unsafe) let changes = changes
                onMainQueue { self?.contextChanged(changes) }
            }
        }
        if let declared, declared.isSame(as: configuration) { return }
        declared = configuration
        self.configuration = configuration
        fetched = nil
    }

    /// Sets what is fetched, by code.
    func configure(_ change: (inout FetchConfiguration<Result>) -> Void) {
        change(&configuration)
        isStale = true
        tellViews()
    }

    func objects() -> [Result] {
        wasRead()
        if let fetched { return fetched }
        guard let context, context.persistentStoreCoordinator != nil else { return [] }
        do {
            fetched = try context.fetch(configuration.fetchRequest())
        } catch {
            FileHandle.standardError.write(Data("A fetch request failed: \(error)\n".utf8))
            fetched = []
        }
        return fetched ?? []
    }

    private func contextChanged(_ changes: ObjectChanges) {
        guard fetched != nil, depends(on: changes) else { return }
        isStale = true
        tellViews()
    }

    private func depends(on changes: ObjectChanges) -> Bool {
        // A predicate can reach objects of other entities.
        guard !changes.isEverything, configuration.predicate == nil, configuration.order.named.allSatisfy({ $0.named?.path.count == 1 }),
            let context, let entity = try? configuration.fetchRequest().entity(in: context)
        else { return true }
        return changes.all.contains { $0.entity.isKindOf(entity: entity) }
    }

    private func tellViews() { if transaction.animation == nil { changed() } else { withTransaction(transaction) { changed() } } }

    isolated deinit { context?.stopObserving(ObjectIdentifier(self)) }
}
