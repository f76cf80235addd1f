import GrowthLeaves
import GrowthModels
import MartletKit
import SwiftUI

struct BooksView: View {
    @Service private var state: LiveState<AppState>
    @Service private var interactor: any BooksInteractor
    @State private var notice: String?

    var body: some View {
        ItemList("Books", items: state.books.value ?? [], notice: notice ?? failure, toggle: toggle)
            .task { await interactor.load() }
    }

    private var failure: String? { state.books.error.map { "Not loaded: \($0)" } }

    private func toggle(_ id: Item.ID) { interactor.toggle(id, reporting: $notice) }
}
