import Foundation

/// The profile of one creature. The page shows only one, so it needs no identity.
public struct CreatureProfile: Codable, Hashable, Sendable {
    /// A rated ability of a creature.
    public struct Strength: Codable, Hashable, Sendable {
        public let name: String
        /// The rating, from 0 to 100.
        public let value: Int

        public init(name: String, value: Int) {
            self.name = name
            self.value = value
        }
    }

    public let name: String
    public let kinds: [String]
    /// The height in centimetres.
    public let height: Int
    /// The weight in grams.
    public let weight: Int
    public let description: String
    public let habitat: String
    public let picture: URL?
    public let strengths: [Strength]

    public init(
        name: String, kinds: [String], height: Int, weight: Int, description: String, habitat: String, picture: URL?, strengths: [Strength]
    ) {
        self.name = name
        self.kinds = kinds
        self.height = height
        self.weight = weight
        self.description = description
        self.habitat = habitat
        self.picture = picture
        self.strengths = strengths
    }
}
