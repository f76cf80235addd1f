import Foundation

/// What a list says of a creature.
public struct CreatureSummary: Identifiable, Codable, Hashable, Sendable {
    public let id: Int
    public let name: String
    /// Water, stone, leaf …
    public let kind: String
    /// Where its picture is, or would be.
    public let picture: URL?

    public init(id: Int, name: String, kind: String, picture: URL?) {
        self.id = id
        self.name = name
        self.kind = kind
        self.picture = picture
    }
}
