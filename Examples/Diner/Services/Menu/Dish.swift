/// Something to eat or drink.
public struct Dish: Identifiable, Hashable, Sendable, Decodable {
    /// The identifier, which is also the name of the dish's image.
    public let id: String
    public let name: LocalizedName
    public let description: LocalizedName
    /// The price in minor units, such as cents.
    public let price: Int
    public let ingredients: [LocalizedName]
    public let restrictions: [Restriction]

    public init(
        id: String, name: LocalizedName, description: LocalizedName, price: Int, ingredients: [LocalizedName] = [],
        restrictions: [Restriction] = []
    ) {
        self.id = id
        self.name = name
        self.description = description
        self.price = price
        self.ingredients = ingredients
        self.restrictions = restrictions
    }
}

/// A dietary property or warning.
public enum Restriction: String, Hashable, Sendable, Decodable, CaseIterable {
    case vegetarian, vegan, glutenFree, nuts, spicy
}
