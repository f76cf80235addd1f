import Foundation

/// What the list shows.
struct ItemListState: Equatable, Sendable {
    var items: [Item] = []
    var draft = ""
}

/// What the list reports.
enum ItemListInput: Sendable {
    case appeared
    case draftChanged(String)
    case add
    case setDone(Bool, Item.ID)
    case remove(IndexSet)
}
