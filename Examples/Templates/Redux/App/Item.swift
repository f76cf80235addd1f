import Foundation

/// A thing to do.
struct Item: Identifiable, Hashable, Sendable {
    let id: UUID
    var title: String
    var isDone = false

    init(id: UUID = UUID(), title: String, isDone: Bool = false) {
        self.id = id
        self.title = title
        self.isDone = isDone
    }
}
