import Foundation

/// All that is known of one creature. It is looked at alone, so it needs no identity.
public struct CreatureProfile: Codable, Hashable, Sendable {
    /// Something a creature is more or less good at.
    public struct Strength: Codable, Hashable, Sendable {
        public let name: String
        /// 0 to 100.
        public let value: Int

        public init(name: String, value: Int) {
            self.name = name
            self.value = value
        }
    }

    public let name: String
    public let kinds: [String]
    /// In centimetres.
    public let height: Int
    /// In grams.
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
