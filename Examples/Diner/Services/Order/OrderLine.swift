import Foundation

/// A line of the order: an item with its name, price and quantity.
public struct OrderLine: Identifiable, Hashable, Codable, Sendable {
    public let id: String
    /// The names of the item, by language code: the order is read by whoever the phone is handed to.
    public let names: [String: String]
    /// The price of one item in minor units, such as cents.
    public let price: Int
    public internal(set) var quantity: Int

    public init(id: String, names: [String: String], price: Int, quantity: Int = 1) {
        self.id = id
        self.names = names
        self.price = price
        self.quantity = quantity
    }

    /// Returns the name in the locale's language, or in English if that is missing.
    public func name(in locale: Locale) -> String { names[locale.language.languageCode?.identifier ?? "en"] ?? names["en"] ?? id }

    /// The price of the whole line in minor units.
    public var total: Int { price * quantity }
}
