import GrowthModels
import QBChatLiteralRedux

struct BooksState {
    var items: [Item]?
    var notice: String?
}

enum BooksAction {
    case appeared
    case toggled(Item.ID)
}

extension Reducer where State == AppState, Action == AppAction {
    @MainActor
    static func books(_ action: BooksAction, _ state: BooksState, _ service: any ItemService) -> Changes {
        switch action {
        case .appeared:
            async { change in
                do {
                    let items = try await service.items(of: "Books")
                    change { $0.books.items = items }
                } catch {
                    change { $0.books.notice = "Not loaded: \(error)" }
                }
            }
        case .toggled(let id):
            toggling(id, state, service)
        }
    }

    @MainActor
    private static func toggling(_ id: Item.ID, _ state: BooksState, _ service: any ItemService) -> Changes {
        var items = state.items
        guard let item = items?.toggle(id) else { return none }
        return together(
            sync { [items] in $0.books.items = items },
            async { change in
                do { try await service.save(item, of: "Books") } catch { change { $0.books.notice = "Not saved: \(error)" } }
            })
    }
}
