import Foundation
import MartletCombine

/// The products of the app's `.storekit` file, which Xcode writes for tests.
struct StoreConfiguration: Decodable {
    struct Localization: Decodable {
        let description: String?
        let displayName: String?
        let locale: String?
    }

    struct Entry: Decodable {
        let productID: String
        let type: String
        let displayPrice: String?
        let referenceName: String?
        let familyShareable: Bool?
        let localizations: [Localization]?
        let recurringSubscriptionPeriod: String?
    }

    struct Group: Decodable {
        let id: String?
        let name: String?
        let subscriptions: [Entry]?
    }

    struct Settings: Decodable {
        let _locale: String?
    }

    let products: [Entry]?
    let nonRenewingSubscriptions: [Entry]?
    let subscriptionGroups: [Group]?
    let settings: Settings?

    /// The products of the app: those of the first `.storekit` file among its resources.
    static let products: [Product] = {
        guard let file = file(), let data = try? Data(contentsOf: file) else { return [] }
        return (try? products(in: data)) ?? []
    }()

    /// Finds the file in the main bundle, and in those beside the program.
    private static func file() -> URL? {
        let bundles = [Bundle.main.bundleURL, Bundle.main.resourceURL].compactMap(\.self)
        let folders = bundles.flatMap { folder in
            [folder]
                + ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
                .filter { $0.pathExtension == "resources" }
        }
        let files = folders.lazy.flatMap { (try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)) ?? [] }
        return files.filter { $0.pathExtension == "storekit" }.min { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// - Throws: An error if the data is no such file.
    static func products(in data: Data) throws -> [Product] {
        let configuration = try JSONDecoder().decode(StoreConfiguration.self, from: data)
        let locale = configuration.settings?._locale ?? "en_US"
        let single = (configuration.products ?? []) + (configuration.nonRenewingSubscriptions ?? [])
        let groups = (configuration.subscriptionGroups ?? []).flatMap { group in
            (group.subscriptions ?? []).map { product(of: $0, group: group.id ?? "", locale: locale) }
        }
        return single.map { product(of: $0, group: nil, locale: locale) } + groups
    }

    private static func product(of entry: Entry, group: String?, locale: String) -> Product {
        let texts = entry.localizations?.first { $0.locale == locale } ?? entry.localizations?.first
        let period = entry.recurringSubscriptionPeriod.flatMap(Product.SubscriptionPeriod.init(code:))
        return Product(
            id: entry.productID, type: Product.ProductType(rawValue: names[entry.type] ?? entry.type),
            displayName: texts?.displayName ?? entry.referenceName ?? entry.productID, description: texts?.description ?? "",
            price: entry.displayPrice.flatMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) } ?? 0,
            isFamilyShareable: entry.familyShareable ?? false,
            subscription: group.flatMap { group in
                period.map { Product.SubscriptionInfo(subscriptionGroupID: group, subscriptionPeriod: $0) }
            },
            locale: Locale(identifier: locale))
    }

    /// The types as the file names them.
    private static let names = [
        "Consumable": "Consumable", "NonConsumable": "Non-Consumable", "NonRenewingSubscription": "Non-Renewing Subscription",
        "RecurringSubscription": "Auto-Renewable Subscription",
    ]
}

extension Product.SubscriptionPeriod {
    /// A period of ISO 8601: `P1M`, `P1W`, `P1Y`, `P3D`.
    init?(code: String) {
        let units: [Character: Unit] = ["D": .day, "W": .week, "M": .month, "Y": .year]
        guard code.first == "P", let last = code.last, let unit = units[last], let value = Int(code.dropFirst().dropLast()), value > 0
        else {
            return nil
        }
        self.init(unit: unit, value: value)
    }
}
