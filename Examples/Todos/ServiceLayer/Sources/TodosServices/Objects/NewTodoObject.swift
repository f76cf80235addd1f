/// The fields of a new todo.
public struct NewTodoObject: Codable, Hashable, Sendable {
    public var title: String

    public init(title: String) { self.title = title }
}
