import Foundation

/// All that the app knows.
struct AppState: Equatable, Sendable {
    var items: [Item] = []
    var draft = ""
}

/// All that can happen.
enum AppAction: Equatable, Sendable {
    case appeared
    case loaded([Item])
    case draftChanged(String)
    case add
    case setDone(Bool, Item.ID)
    case remove(IndexSet)
}
