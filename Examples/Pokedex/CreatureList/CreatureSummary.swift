import Foundation

/// A creature in the list.
public struct CreatureSummary: Identifiable, Codable, Hashable, Sendable {
    public let id: Int
    public let name: String
    /// The kind: water, stone, leaf …
    public let kind: String
    /// The address of the image, even if there is none.
    public let picture: URL?

    public init(id: Int, name: String, kind: String, picture: URL?) {
        self.id = id
        self.name = name
        self.kind = kind
        self.picture = picture
    }
}
