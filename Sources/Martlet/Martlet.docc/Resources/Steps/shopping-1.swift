import SwiftUI

@main
struct ShoppingApp: App {
    var body: some Scene {
        WindowGroup("Shopping") { ShoppingList() }
    }
}

struct ShoppingList: View {
    var body: some View {
        Text("Nothing to buy")
    }
}
