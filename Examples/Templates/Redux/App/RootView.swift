import MartletKit
import SwiftUI

/// Puts the app together: one store, with one state.
struct RootView: View {
    @State private var store = Store(AppState(), .app(load: { [Item(title: "Try this app")] }))

    var body: some View { ItemListView(store: store) }
}
