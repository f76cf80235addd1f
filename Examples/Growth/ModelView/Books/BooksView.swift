import GrowthLeaves
import GrowthModels
import SwiftUI

struct BooksView: View {
    let service: any ItemService
    @Binding var open: [Topic: Int]
    @State private var items: [Item] = []
    @State private var notice: String?

    var body: some View {
        ItemList("Books", items: items, notice: notice, toggle: toggle)
            .task { await load() }
    }

    private func load() async {
        do {
            items = try await service.items(of: "Books")
            open[.books] = items.open
        } catch {
            notice = "Not loaded: \(error)"
        }
    }

    private func toggle(_ id: Item.ID) {
        guard let item = items.toggle(id) else { return }
        open[.books] = items.open
        Task {
            do { try await service.save(item, of: "Books") } catch { notice = "Not saved: \(error)" }
        }
    }
}
