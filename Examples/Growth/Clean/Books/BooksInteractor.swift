import GrowthModels
import MartletKit
import SwiftUI

@MainActor
protocol BooksInteractor {
    func load() async
    func toggle(_ id: Item.ID, reporting notice: Binding<String?>)
}

struct RealBooksInteractor: BooksInteractor {
    let state: LiveState<AppState>
    let service: any ItemService

    func load() async { await state.binding(\.books).load { try await service.items(of: "Books") } }

    func toggle(_ id: Item.ID, reporting notice: Binding<String?>) {
        guard var items = state.books.value, let item = items.toggle(id) else { return }
        state.books = .loaded(items)
        Task {
            do { try await service.save(item, of: "Books") } catch { notice.wrappedValue = "Not saved: \(error)" }
        }
    }
}
