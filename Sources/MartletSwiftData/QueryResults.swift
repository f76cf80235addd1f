import MartletCore
import MartletGraph
import MartletModels

/// The objects that a query of a view has fetched. They are fetched again when they are read after a change that they depend on.
final class QueryResults<Element: PersistentModel>: Source {
    private(set) var context: ModelContext?
    private var descriptor = FetchDescriptor<Element>()
    private var transaction = Transaction()
    private var selection: Selection<Element>?
    private var fetched: [Element]?
    /// Whether a change has come since. An action goes on with what it has seen, as with SwiftData: `for i in offsets { delete(items[i]) }`.
    private var isStale = false
    private var error: (any Error)?

    /// Sets what is fetched, before the view is evaluated.
    func fetch(_ descriptor: FetchDescriptor<Element>, in context: ModelContext, _ transaction: Transaction) {
        self.transaction = transaction
        if isStale { fetched = nil }
        isStale = false
        if self.context !== context {
            self.context?.stopObserving(ObjectIdentifier(self))
            self.context = context
            context.observe(self) { [weak self] change in onMainQueue { self?.contextChanged(change) } }
        } else if fetched != nil, self.descriptor.isKnownToBeSame(as: descriptor) {
            return
        }
        self.descriptor = descriptor
        selection = nil
        fetched = nil
    }

    func models() -> [Element] {
        wasRead()
        if let fetched { return fetched }
        guard let context else { return [] }
        do {
            error = nil
            let selection = try selection ?? Selection(descriptor, in: context)
            self.selection = selection
            fetched = try selection.fetch(in: context)
        } catch {
            self.error = error
            fetched = []
        }
        return fetched ?? []
    }

    func fetchError() -> (any Error)? {
        _ = models()
        return error
    }

    private func contextChanged(_ change: ContextChange) {
        guard fetched != nil, selection?.depends(on: change) ?? true else { return }
        isStale = true
        if transaction.animation == nil { changed() } else { withTransaction(transaction) { changed() } }
    }

    isolated deinit { context?.stopObserving(ObjectIdentifier(self)) }
}
