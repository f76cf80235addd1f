import SwiftUI

/// A list that scrolls to its rows.
struct ReachingPage: View {
    var body: some View {
        ScrollViewReader { reader in
            List(0..<100, id: \.self) { Text("Row \($0)") }
                .toolbar {
                    ToolbarItem { Button("Go") { reader.scrollTo(50, anchor: .top) } }
                    ToolbarItem { Button("Near") { reader.scrollTo(45) } }
                    ToolbarItem { Button("Low") { reader.scrollTo(80, anchor: .bottom) } }
                    ToolbarItem(placement: .bottomBar) { Text("Below") }
                }
        }
    }
}

/// Items in the bar at the bottom and above the keyboard.
struct BarItemsPage: View {
    @State private var done = ""
    @State private var text = ""

    var body: some View {
        Form {
            Text("Done: \(done)")
            TextField("Text", text: $text)
        }
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
                Button("Left") { done = "left" }
                Spacer()
                Button("Right") { done = "right" }
            }
            ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Close") {}
            }
        }
    }
}
