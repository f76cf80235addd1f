/// The changed fields of a todo; the others are `nil`.
public struct TodoChangeObject: Codable, Hashable, Sendable {
    public var title: String?
    public var note: String?
    public var isDone: Bool?

    public init(title: String? = nil, note: String? = nil, isDone: Bool? = nil) {
        self.title = title
        self.note = note
        self.isDone = isDone
    }
}
