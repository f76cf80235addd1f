import MartletKit
import SwiftUI

struct ItemListView: View {
    let store: Store<AppState, AppAction>

    var body: some View {
        NavigationStack {
            List {
                TextField("New item", text: store.binding(\.draft) { .draftChanged($0) })
                    .onSubmit { store.send(.add) }
                ForEach(store.items) { item in
                    Toggle(item.title, isOn: Binding(get: { item.isDone }, set: { store.send(.setDone($0, item.id)) }))
                }
                .onDelete { store.send(.remove($0)) }
            }
            .navigationTitle("To do")
        }
        .task { await store.send(.appeared).finish() }
    }
}
