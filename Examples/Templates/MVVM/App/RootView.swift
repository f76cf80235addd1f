import MartletKit
import SwiftUI

/// Puts the app together: each screen has a view model of its own, behind a store.
struct RootView: View {
    @State private var store = Store(ItemListViewModel(load: { [Item(title: "Try this app")] }))

    var body: some View { ItemListView(store: store) }
}
