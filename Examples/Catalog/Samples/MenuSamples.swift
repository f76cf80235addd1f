import SwiftUI

extension Page {
    static let menus = Page(
        "menus", "Menus", symbol: "filemenu.and.selection", color: .indigo,
        [
            Sample("Menu", "Menu Section Divider", MenuPlain()),
            Sample("A tap, and more", "Menu(primaryAction:)", MenuPrimary()),
            Sample("Choices in a menu", "Picker Toggle", MenuChoices()),
            Sample("Context menu", ".contextMenu", MenuContext()),
        ])
}

struct MenuPlain: View {
    @State private var done = "nothing"

    var body: some View {
        VStack(spacing: 12) {
            Menu("Actions", systemImage: "ellipsis.circle") {
                Section("Edit") {
                    Button("Copy", systemImage: "doc.on.doc") { done = "Copy" }
                    Button("Rename", systemImage: "pencil") { done = "Rename" }
                }
                Menu("Move to") {
                    Button("Archive") { done = "Archive" }
                    Button("Waste") { done = "Waste" }
                }
                Divider()
                Button("Delete", systemImage: "trash", role: .destructive) { done = "Delete" }
            }
            Text("Done: \(done)").foregroundStyle(.secondary)
        }
    }
}

struct MenuPrimary: View {
    @State private var count = 0

    var body: some View {
        Menu("Add (\(count))") {
            Button("Add ten") { count += 10 }
            Button("Begin anew") { count = 0 }
        } primaryAction: {
            count += 1
        }
        .buttonStyle(.bordered)
    }
}

struct MenuChoices: View {
    @State private var order = "Name"
    @State private var isGrouped = true

    var body: some View {
        Menu("Sorted by \(order.lowercased())") {
            Picker("Order", selection: $order) {
                ForEach(["Name", "Date", "Size"], id: \.self) { Text($0) }
            }
            Toggle("In groups", systemImage: "square.grid.2x2", isOn: $isGrouped)
        }
    }
}

struct MenuContext: View {
    @State private var isLiked = false

    var body: some View {
        Label("Press long, or the other button", systemImage: isLiked ? "heart.fill" : "heart")
            .padding()
            .background(.quaternary, in: .rect(cornerRadius: 10))
            .contextMenu {
                Button(isLiked ? "Do not like" : "Like", systemImage: "heart") { isLiked.toggle() }
                ShareLink(item: "A text")
            }
    }
}
