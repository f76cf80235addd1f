import Foundation
import MartletGraph

/// A transaction on its way through the graph.
@MainActor
final class TransactionBox {
    let transaction: Transaction

    init(_ transaction: Transaction) { self.transaction = transaction }
}

/// Does something, and sends a transaction along with all changes of state made in it on the main thread.
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

/// Does something, and animates all that changes on screen through it.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}
