import GrowthLeaves
import SwiftUI

struct BooksView: View {
    @State private var presenter: BooksPresenter

    init(presenter: @autoclosure () -> BooksPresenter) { _presenter = State(wrappedValue: presenter()) }

    var body: some View {
        ItemList("Books", items: presenter.items, notice: presenter.notice) { presenter.toggle($0) }
            .task { await presenter.load() }
    }
}
