@_exported import Foundation

// - Partly import StoreKit: products of a .storekit file, test purchases that cost nothing, requests for reviews; no store, no views of products

/// Something that an app sells.
///
/// - Partly: there is no store. The products are those of the `.storekit` file among the app's resources, without one there are none, and a purchase
///   is a test purchase: it succeeds and costs nothing.
public struct Product: Identifiable, Hashable, Sendable {
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Hashable, Sendable { case day, week, month, year }

        public let unit: Unit
        public let value: Int
    }

    public struct SubscriptionInfo: Hashable, Sendable {
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        /// `nil`: offers of the file are not read.
        public var introductoryOffer: SubscriptionOffer? { nil }
        public var promotionalOffers: [SubscriptionOffer] { [] }
        public var isEligibleForIntroOffer: Bool { get async { false } }
    }

    /// An offer of a subscription. There are none.
    public struct SubscriptionOffer: Hashable, Sendable {
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
    }

    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }

    /// A choice for a purchase.
    public struct PurchaseOption: Hashable, Sendable {
        let token: UUID?

        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(token: token) }
        /// Without effect.
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(token: nil) }
        /// Without effect.
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption { PurchaseOption(token: nil) }
    }

    public enum PurchaseError: Error, Hashable, Sendable { case invalidQuantity, productUnavailable, purchaseNotAllowed }

    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let isFamilyShareable: Bool
    public let subscription: SubscriptionInfo?
    let locale: Locale

    /// The price with its currency, in the locale of the file.
    public var displayPrice: String { price.formatted(priceFormatStyle) }
    public var priceFormatStyle: Decimal.FormatStyle.Currency {
        Decimal.FormatStyle.Currency(code: locale.currency?.identifier ?? "USD", locale: locale)
    }
    /// The product as JSON.
    public var jsonRepresentation: Data {
        (try? JSONSerialization.data(withJSONObject: ["id": id, "type": type.rawValue, "displayName": displayName])) ?? Data()
    }

    /// Returns the products of the app's `.storekit` file that have one of the identifiers.
    public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
        let wanted = Set(identifiers)
        return StoreConfiguration.products.filter { wanted.contains($0.id) }
    }

    /// Makes a test purchase, which succeeds and costs nothing. It is kept in the user's folder.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        .success(.verified(try Purchases.shared.add(self, token: options.lazy.compactMap(\.token).first)))
    }

    /// The last purchase of the product.
    public var latestTransaction: VerificationResult<Transaction>? { get async { await Transaction.latest(for: id) } }
    /// Whether the user has the product now.
    public var currentEntitlement: VerificationResult<Transaction>? { get async { await Transaction.currentEntitlement(for: id) } }
}

/// A value and whether the store has signed it: here each one is verified, as in Xcode's own tests.
public enum VerificationResult<SignedType> {
    /// Why a signature is not right.
    public enum VerificationError: Error, Hashable, Sendable { case revokedCertificate, invalidSignature, invalidDeviceVerification }

    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    /// - Throws: Why the value is not verified.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): value
            case .unverified(_, let error): throw error
            }
        }
    }

    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }

    /// Empty: nobody has signed a test purchase.
    public var jwsRepresentation: String { "" }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// Why StoreKit could not do something.
public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled, notAvailableInStorefront, notEntitled
    case networkError(URLError)
    case systemError(any Error)
}
