import SwiftUI

extension Page {
    static let dragging = Page(
        "dragging", "Drag and drop", symbol: "hand.point.up.left", color: .indigo,
        [
            Sample("Into a basket", ".draggable .dropDestination", DragBasket()),
            Sample("Another order", ".onMove", DragOrder()),
            Sample("With a preview", ".draggable", DragPreview()),
            Sample("Paste", "PasteButton", DragPaste()),
        ])
}

struct DragBasket: View {
    @State private var basket: [String] = []
    @State private var isOver = false

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                ForEach(["Apple", "Pear", "Plum"], id: \.self) { fruit in
                    Text(fruit).padding(10).background(.yellow.opacity(0.3), in: .capsule).draggable(fruit)
                }
            }
            Text(basket.isEmpty ? "Drop something here" : basket.joined(separator: ", "))
                .frame(maxWidth: .infinity, minHeight: 70)
                .background(isOver ? .green.opacity(0.3) : .gray.opacity(0.15), in: .rect(cornerRadius: 12))
                .dropDestination(for: String.self) { fruits, _ in
                    basket += fruits
                    return true
                } isTargeted: {
                    isOver = $0
                }
        }
    }
}

struct DragOrder: View {
    @State private var songs = ["Overture", "Aria", "Finale"]

    var body: some View {
        List {
            ForEach(songs, id: \.self) { Text($0) }.onMove { songs.move(fromOffsets: $0, toOffset: $1) }
        }
        .frame(height: 210)
    }
}

struct DragPreview: View {
    var body: some View {
        Text("Drag me")
            .padding(10)
            .background(.blue.opacity(0.2), in: .capsule)
            .draggable("A text") {
                Label("What follows the finger", systemImage: "hand.point.up.left").padding().background(.orange.opacity(0.4))
            }
    }
}

struct DragPaste: View {
    @State private var text = "Nothing pasted"

    var body: some View {
        VStack(spacing: 12) {
            PasteButton(payloadType: String.self) { text = $0.first ?? "" }
            Text(text).lineLimit(2).foregroundStyle(.secondary)
        }
    }
}
