import Martlet
import MartletKit

struct Ledger: Equatable {
    var count = 0
    var entries: [LedgerEntry]
}

struct LedgerEntry: Equatable, Identifiable {
    let id: Int
    var amount = 0
}

enum LedgerAction {
    case count
    case add(id: Int)
}

extension Store<Ledger, LedgerAction> {
    /// Creates a store with a number of entries.
    convenience init(entries: Int) {
        self.init(
            Ledger(entries: (0..<entries).map { LedgerEntry(id: $0) }),
            Reducer { ledger, action in
                switch action {
                case .count: ledger.count += 1
                case .add(let id): ledger.entries[id].amount += 1
                }
                return .none
            })
    }
}

/// All entries of a store, and a field beside them.
struct LedgerPage: View {
    let store: Store<Ledger, LedgerAction>

    var body: some View {
        VStack {
            LedgerCount(store: store)
            ForEach(store.ids(\.entries), id: \.self) { id in
                if let entry = store.scope(\.entries, id: id, { (_: Void) in .add(id: id) }) { LedgerRow(store: entry) }
            }
        }
    }
}

struct LedgerCount: View {
    let store: Store<Ledger, LedgerAction>

    var body: some View { Text("Count \(store.count)") }
}

struct LedgerRow: View {
    let store: Store<LedgerEntry, Void>

    var body: some View { Text("\(store.id): \(store.amount)") }
}
