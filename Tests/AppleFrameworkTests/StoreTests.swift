import Foundation
import Testing

@testable import StoreKit

@Suite("The store")
struct StoreTests {
    private let file = Data(
        """
        {"products": [{"displayPrice": "4.99", "familyShareable": true, "localizations": [
            {"description": "All soups", "displayName": "Soups", "locale": "en_US"}], "productID": "soups", "type": "NonConsumable"},
            {"displayPrice": "0.99", "localizations": [], "referenceName": "Coins", "productID": "coins", "type": "Consumable"}],
         "subscriptionGroups": [{"id": "21", "name": "Club", "subscriptions": [{"displayPrice": "1.99", "productID": "club",
            "localizations": [], "referenceName": "Club", "recurringSubscriptionPeriod": "P1M", "type": "RecurringSubscription"}]}],
         "settings": {"_locale": "en_US"}}
        """.utf8)

    private func purchases() -> (Purchases, URL) {
        let file = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID())/purchases.json")
        return (Purchases(file: file), file.deletingLastPathComponent())
    }

    @Test func `Products are those of the file that Xcode writes`() throws {
        let products = try StoreConfiguration.products(in: file)
        #expect(products.map(\.id) == ["soups", "coins", "club"])
        #expect(products.map(\.type) == [.nonConsumable, .consumable, .autoRenewable])
        #expect(products.map(\.displayName) == ["Soups", "Coins", "Club"])
        #expect(products.map(\.displayPrice) == ["$4.99", "$0.99", "$1.99"])
        #expect(products[2].subscription?.subscriptionPeriod == Product.SubscriptionPeriod(unit: .month, value: 1))
        #expect(products[0].subscription == nil)
    }

    @Test func `What was bought counts until it ends, and a consumable does not`() throws {
        let (purchases, folder) = purchases()
        defer { try? FileManager.default.removeItem(at: folder) }
        let products = try StoreConfiguration.products(in: file)
        for product in products { _ = try purchases.add(product, token: nil) }
        let again = try purchases.add(products[2], token: nil)
        #expect(purchases.all.map(\.productID) == ["club", "club", "coins", "soups"])
        #expect(Set(purchases.entitlements.map(\.productID)) == ["club", "soups"])
        #expect(again.originalID == 3)
        #expect((again.expirationDate ?? .distantPast) > Date())
    }

    @Test func `A finished purchase stays finished after a restart`() throws {
        let (purchases, folder) = purchases()
        defer { try? FileManager.default.removeItem(at: folder) }
        let bought = try purchases.add(StoreConfiguration.products(in: file)[0], token: nil)
        #expect(!bought.isFinished)
        purchases.finish(bought.id)
        #expect(Purchases(file: folder.appending(path: "purchases.json")).all.map(\.isFinished) == [true])
    }

    @Test func `A test purchase is verified`() throws {
        #expect(try VerificationResult.verified(1).payloadValue == 1)
        #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) {
            try VerificationResult.unverified(1, .invalidSignature).payloadValue
        }
    }
}
