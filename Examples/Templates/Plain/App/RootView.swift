import SwiftUI

struct RootView: View {
    @State private var items: [Item] = []
    @State private var draft = ""

    var body: some View {
        NavigationStack {
            List {
                TextField("New item", text: $draft).onSubmit(add)
                ForEach($items) { $item in
                    Toggle(item.title, isOn: $item.isDone)
                }
                .onDelete { items.remove(atOffsets: $0) }
            }
            .navigationTitle("To do")
        }
    }

    private func add() {
        guard !draft.isEmpty else { return }
        items.append(Item(title: draft))
        draft = ""
    }
}
