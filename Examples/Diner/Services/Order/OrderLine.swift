/// A line of the order: an item with its name, price and quantity.
public struct OrderLine: Identifiable, Hashable, Sendable {
    public let id: String
    public let name: String
    /// The price of one item in minor units, such as cents.
    public let price: Int
    public internal(set) var quantity: Int

    public init(id: String, name: String, price: Int, quantity: Int = 1) {
        self.id = id
        self.name = name
        self.price = price
        self.quantity = quantity
    }

    /// The price of the whole line in minor units.
    public var total: Int { price * quantity }
}
