import Foundation

/// A todo in the server's format.
public struct TodoObject: Codable, Hashable, Sendable, Identifiable {
    public var id: Int
    public var title: String
    public var note: String
    public var isDone: Bool
    public var due: Date?
    public var repeats: RepetitionObject?
    public var place: PlaceObject?

    public init(
        id: Int, title: String, note: String = "", isDone: Bool = false, due: Date? = nil, repeats: RepetitionObject? = nil,
        place: PlaceObject? = nil
    ) {
        self.id = id
        self.title = title
        self.note = note
        self.isDone = isDone
        self.due = due
        self.repeats = repeats
        self.place = place
    }
}
