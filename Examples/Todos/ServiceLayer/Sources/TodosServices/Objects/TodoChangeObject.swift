/// What is sent to change a todo: the fields that shall be otherwise.
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
