import GrowthLeaves
import GrowthModels
import QBChatLiteralRedux
import SwiftUI

struct BooksScene: View {
    @EnvironmentObject private var store: Store<AppState, AppAction>

    var body: some View {
        let state = store.state.books
        ItemList("Books", items: state.items ?? [], notice: state.notice) {
            store.send(.books(.toggled($0)))
        }
        .onAppear { store.send(.books(.appeared)) }
    }
}
