import SwiftUI

@main
struct ShoppingApp: App {
    var body: some Scene {
        WindowGroup("Shopping") { ShoppingList() }
    }
}

struct Item: Identifiable {
    let id = UUID()
    var name: String
}

struct ShoppingList: View {
    @State private var items: [Item] = []
    @State private var draft = ""

    var body: some View {
        NavigationStack {
            List {
                TextField("New item", text: $draft)
                    .onSubmit(add)
                ForEach(items) { item in
                    Text(item.name)
                }
            }
            .navigationTitle("Shopping")
        }
    }

    private func add() {
        let name = draft.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { return }
        items.append(Item(name: name))
        draft = ""
    }
}
