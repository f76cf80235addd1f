import Foundation

/// A test purchase.
public struct Transaction: Identifiable, Hashable, Codable, Sendable {
    public enum OwnershipType: String, Hashable, Codable, Sendable { case purchased, familyShared }
    public enum RevocationReason: Hashable, Sendable { case developerIssue, other }

    public let id: UInt64
    public let originalID: UInt64
    public let productID: String
    public let purchaseDate: Date
    public let originalPurchaseDate: Date
    /// The end of a subscription, which does not renew itself.
    public let expirationDate: Date?
    public let subscriptionGroupID: String?
    public let appAccountToken: UUID?
    let type: String
    var isFinished = false

    public var productType: Product.ProductType { Product.ProductType(rawValue: type) }
    public var ownershipType: OwnershipType { .purchased }
    public var revocationDate: Date? { nil }
    public var revocationReason: RevocationReason? { nil }
    public var isUpgraded: Bool { false }
    public var purchasedQuantity: Int { 1 }

    /// Tells that the app has delivered what was bought.
    public func finish() async { Purchases.shared.finish(id) }

    // MARK: The user's purchases

    /// The purchases that count now: all but consumables, and subscriptions that have not ended.
    public static var currentEntitlements: Transactions { Transactions(Purchases.shared.entitlements) }
    /// All purchases, the latest first.
    public static var all: Transactions { Transactions(Purchases.shared.all) }
    /// The purchases that the app has not finished.
    public static var unfinished: Transactions { Transactions(Purchases.shared.all.filter { !$0.isFinished }) }
    /// Purchases that were made elsewhere: none, so it waits until its task is cancelled.
    public static var updates: Transactions { Transactions(waiting: []) }

    public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        Purchases.shared.all.first { $0.productID == productID }.map { .verified($0) }
    }

    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
        Purchases.shared.entitlements.first { $0.productID == productID }.map { .verified($0) }
    }

    /// Purchases, one after the other.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        public typealias Failure = Never

        private let found: [Transaction]
        private let waits: Bool

        init(_ found: [Transaction]) { (self.found, waits) = (found, false) }
        init(waiting found: [Transaction]) { (self.found, waits) = (found, true) }

        public func makeAsyncIterator() -> AsyncStream<VerificationResult<Transaction>>.Iterator {
            AsyncStream { continuation in
                for transaction in found { continuation.yield(.verified(transaction)) }
                if !waits { continuation.finish() }
            }.makeAsyncIterator()
        }
    }
}
