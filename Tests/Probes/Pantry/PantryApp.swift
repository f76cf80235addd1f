import SwiftUI

/// An app with what users do most.
struct PantryApp: App {
    var body: some Scene {
        WindowGroup("Pantry") { NavigationStack { Pantry() } }
    }
}

private struct Pantry: View {
    @AppStorage("owner") private var owner = "Nobody"
    @State private var items = ["Eggs", "Flour"]
    @State private var draft = ""
    @State private var size = "Small"
    @State private var isCold = false
    @State private var amount = 1
    @State private var level = 0.0
    @State private var news = ""

    var body: some View {
        List {
            Text("\(owner)’s pantry")
            TextField("New item", text: $draft)
                .onSubmit {
                    items.append(draft)
                    draft = ""
                }
            ForEach(items, id: \.self) { item in
                NavigationLink(item) { Shelf(item: item) }
                    .swipeActions { Button("Eat") { items.removeAll { $0 == item } } }
            }
            .onDelete { items.remove(atOffsets: $0) }
            Toggle("Cold", isOn: $isCold)
            Stepper("Amount \(amount)", value: $amount)
            Slider(value: $level) { Text("Level") }
            Picker("Size", selection: $size) { ForEach(["Small", "Large"], id: \.self) { Text($0) } }
            Menu("More") {
                Button("Sort") { items.sort() }
                Button("Clear", role: .destructive) { items = [] }
            }
            HStack {
                Button("Ask") { Task { news = "News: eggs are cheap" } }
                Button("Same") { news = "first" }
                Button("Same") { news = "second" }
            }
            .buttonStyle(.borderless)
            Text(news)
        }
        .navigationTitle("Pantry")
    }
}

private struct Shelf: View {
    let item: String
    @State private var isAsking = false

    var body: some View {
        Text("\(item) are on the second shelf")
            .onTapGesture(count: 2) { isAsking = true }
            .sheet(isPresented: $isAsking) { Text("Take \"all\" of it?") }
            .navigationTitle(item)
    }
}
