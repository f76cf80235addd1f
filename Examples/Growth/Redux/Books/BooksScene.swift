import GrowthLeaves
import GrowthModels
import MartletKit
import SwiftUI

struct BooksScene: View {
    let store: Store<BooksState, BooksAction>
    @Environment(Store<AppState, AppAction>.self) private var app

    var body: some View {
        ItemList("Books", items: store.items ?? [], notice: store.notice) { store.send(.toggled($0)) }
            .onAppear { store.send(.appeared) }
    }
}
