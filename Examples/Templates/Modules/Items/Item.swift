import Foundation

/// A thing to do.
public struct Item: Identifiable, Hashable, Sendable {
    public let id: UUID
    public var title: String
    public var isDone = false

    public init(id: UUID = UUID(), title: String, isDone: Bool = false) {
        self.id = id
        self.title = title
        self.isDone = isDone
    }
}
