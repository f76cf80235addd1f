/// Something that can be ordered, as the order sees it: what it is called and what it costs.
public struct OrderLine: Identifiable, Hashable, Sendable {
    public let id: String
    public let name: String
    /// In minor units, such as cents.
    public let price: Int
    public internal(set) var quantity: Int

    public init(id: String, name: String, price: Int, quantity: Int = 1) {
        self.id = id
        self.name = name
        self.price = price
        self.quantity = quantity
    }

    /// What all of them cost together, in minor units.
    public var total: Int { price * quantity }
}
