import Foundation
import Synchronization

/// The user's test purchases, in a file of the user's folder.
final class Purchases: Sendable {
    static let shared = Purchases(
        file: FileManager.default.homeDirectoryForCurrentUser.appending(path: "Library/StoreKit/purchases.json"))

    private let file: URL
    private let lock = Mutex(())
    /// The most purchases that are kept; the oldest are dropped.
    private static let limit = 1_000

    init(file: URL) { self.file = file }

    /// The latest first.
    var all: [Transaction] { lock.withLock { _ in load() }.reversed() }

    var entitlements: [Transaction] {
        var seen: Set<String> = []
        return all.filter { purchase in
            purchase.productType != .consumable && (purchase.expirationDate ?? .distantFuture) > Date()
                && seen.insert(purchase.productID).inserted
        }
    }

    func add(_ product: Product, token: UUID?) throws -> Transaction {
        try lock.withLock { _ in
            var kept = load()
            let id = (kept.map(\.id).max() ?? 0) + 1
            let first = kept.first { $0.productID == product.id }
            let now = Date()
            let transaction = Transaction(
                id: id, originalID: first?.originalID ?? id, productID: product.id, purchaseDate: now,
                originalPurchaseDate: first?.originalPurchaseDate ?? now,
                expirationDate: product.subscription?.subscriptionPeriod.end(from: now),
                subscriptionGroupID: product.subscription?.subscriptionGroupID, appAccountToken: token, type: product.type.rawValue)
            kept.append(transaction)
            try save(kept.suffix(Self.limit))
            return transaction
        }
    }

    func finish(_ id: UInt64) {
        lock.withLock { _ in
            var kept = load()
            guard let index = kept.firstIndex(where: { $0.id == id }), !kept[index].isFinished else { return }
            kept[index].isFinished = true
            try? save(kept[...])
        }
    }

    private func load() -> [Transaction] {
        guard let data = try? Data(contentsOf: file) else { return [] }
        return (try? JSONDecoder().decode([Transaction].self, from: data)) ?? []
    }

    private func save(_ transactions: ArraySlice<Transaction>) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(Array(transactions)).write(to: file, options: .atomic)
    }
}

extension Product.SubscriptionPeriod {
    func end(from start: Date) -> Date? {
        let component: Calendar.Component =
            switch unit {
            case .day, .week: .day
            case .month: .month
            case .year: .year
            }
        return Calendar(identifier: .gregorian).date(byAdding: component, value: unit == .week ? value * 7 : value, to: start)
    }
}
