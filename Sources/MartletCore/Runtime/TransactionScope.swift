import Foundation
import MartletGraph

/// Boxes a transaction for the graph, which handles transactions as objects.
@MainActor
final class TransactionBox {
    let transaction: Transaction

    init(_ transaction: Transaction) { self.transaction = transaction }
}

/// Runs `body` with a transaction for all state changes that it makes on the main thread.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    guard isOnMainQueue else { return try body() }
    nonisolated(unsafe) let transaction = transaction
    nonisolated(unsafe) let outer = onMainQueue {
        defer { Graph.ambientTransaction = TransactionBox(transaction) }
        return Graph.ambientTransaction
    }
    defer { onMainQueue { Graph.ambientTransaction = outer } }
    return try body()
}

/// Runs `body` and animates all visible changes that it causes.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}
