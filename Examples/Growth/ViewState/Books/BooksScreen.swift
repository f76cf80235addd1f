import GrowthLeaves
import GrowthModels
import MartletKit
import SwiftUI

struct BooksScreen: View {
    @State private var store: Store<BooksState, BooksInput>

    init(model: @autoclosure () -> BooksViewModel) { _store = State(wrappedValue: Store(model())) }

    var body: some View {
        ItemList("Books", items: store.items, notice: store.notice) { store.send(.toggle($0)) }
            .onAppear { store.send(.appeared) }
    }
}
