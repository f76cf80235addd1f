import SwiftUI

/// Dishes that are dragged to a table, and cards that are dragged into another order.
struct DraggingPage: View {
    @State private var ordered: [String] = []
    @State private var isTargeted = false
    @State private var cards = ["A", "B", "C"]
    @State private var dragged: String?

    private struct Mover: DropDelegate {
        let card: String
        @Binding var cards: [String]
        @Binding var dragged: String?

        func dropEntered(info: DropInfo) {
            guard let dragged, let from = cards.firstIndex(of: dragged), let to = cards.firstIndex(of: card), from != to else { return }
            cards.move(fromOffsets: [from], toOffset: to > from ? to + 1 : to)
        }

        func performDrop(info: DropInfo) -> Bool {
            dragged = nil
            return true
        }
    }

    var body: some View {
        VStack(spacing: 20) {
            Text("Soup").padding().background(.yellow).accessibilityIdentifier("soup").draggable("soup")
            Text("Link").padding().background(.yellow).accessibilityIdentifier("link")
                .draggable(URL(string: "https://example.org")!) { Text("A link").padding().background(.mint) }
            Text("Table: \(ordered.joined(separator: " "))").frame(width: 200, height: 100).background(isTargeted ? .green : .gray)
                .accessibilityIdentifier("table")
                .dropDestination(for: String.self) { texts, place in
                    ordered += texts.map { "\($0) at \(Int(place.x.rounded()))" }
                    return true
                } isTargeted: {
                    isTargeted = $0
                }
            Text(isTargeted ? "Over the table" : "Beside the table")
            HStack {
                ForEach(cards, id: \.self) { card in
                    Text(card).frame(width: 60, height: 60).background(.orange).accessibilityIdentifier("card \(card)")
                        .onDrag {
                            dragged = card
                            return NSItemProvider(object: card)
                        }
                        .onDrop(of: ["public.text"], delegate: Mover(card: card, cards: $cards, dragged: $dragged))
                }
            }
            Text("Cards: \(cards.joined()), dragged \(dragged ?? "none")")
        }
    }
}

/// A word that is dragged between the rows of a list.
struct DroppedRowsPage: View {
    @State private var words = ["one", "two", "three"]

    var body: some View {
        VStack {
            Text("New").padding().background(.yellow).accessibilityIdentifier("new").draggable("new")
            Text("Words: \(words.joined(separator: " "))")
            List {
                ForEach(words, id: \.self) { word in
                    Text(word).accessibilityIdentifier("row \(word)")
                }
                .dropDestination(for: String.self) { words.insert(contentsOf: $0, at: $1) }
            }
        }
    }
}
