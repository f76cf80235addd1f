import SwiftUI

/// A field whose selection the app reads and sets.
struct SelectionsPage: View {
    @State private var text = "Hello world"
    @State private var selection: TextSelection?

    private var part: String {
        guard case .selection(let range)? = selection?.indices else { return "nothing" }
        return String(text[range])
    }

    var body: some View {
        VStack {
            TextField("Text", text: $text, selection: $selection)
            Text("Selected “\(part)”")
            Button("Select a word") { selection = TextSelection(range: text.startIndex..<text.index(text.startIndex, offsetBy: 5)) }
            Button("Replace") {
                text = "Other words"
                selection = TextSelection(range: text.index(text.endIndex, offsetBy: -5)..<text.endIndex)
            }
        }
        .padding()
    }
}

/// A drawing with a view in it, and a control that shows another label for its value.
struct DrawnSymbolsPage: View {
    @State private var name = "Pin"
    @State private var size = "S"

    var body: some View {
        VStack {
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.yellow))
                if let pin = context.resolveSymbol(id: "pin") { context.draw(pin, at: CGPoint(x: 50, y: 20)) }
            } symbols: {
                Text(name).frame(width: 40, height: 20).background(.red).accessibilityIdentifier("pin").tag("pin")
            }
            .frame(width: 200, height: 100)
            .accessibilityIdentifier("canvas")
            Button("Rename") { name = "Flag" }
            Picker("Size", selection: $size) {
                Text("Small").tag("S")
                Text("Large").tag("L")
            } currentValueLabel: {
                Text("Size \(size)")
            }
            .pickerStyle(.menu)
        }
    }
}
