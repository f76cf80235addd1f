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
    @State private var items = [Item(name: "Milk"), Item(name: "Eggs")]

    var body: some View {
        NavigationStack {
            List {
                ForEach(items) { item in
                    Text(item.name)
                }
            }
            .navigationTitle("Shopping")
        }
    }
}
