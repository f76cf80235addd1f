/// A section of the menu, such as the soups.
public struct MenuSection: Identifiable, Hashable, Sendable, Decodable {
    public let id: String
    public let name: LocalizedName
    public let dishes: [Dish]

    public init(id: String, name: LocalizedName, dishes: [Dish]) {
        self.id = id
        self.name = name
        self.dishes = dishes
    }
}
