import SwiftUI

extension Page {
    static let focus = Page(
        "focus", "Focus & keyboard", symbol: "keyboard", color: .gray,
        [
            Sample("Focus", "@FocusState .focused", FocusFields()),
            Sample("Keys", ".onKeyPress .focusable", FocusKeys()),
            Sample("Shortcuts", ".keyboardShortcut", FocusShortcuts()),
            Sample("Above the keyboard", "ToolbarItemGroup(placement:)", FocusToolbar(), needsScreen: true),
            Sample("Tips", ".help", FocusHelp()),
        ])
}

struct FocusFields: View {
    private enum Field { case name, town }

    @FocusState private var field: Field?
    @State private var name = ""
    @State private var town = ""

    var body: some View {
        VStack(spacing: 12) {
            TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .town }
            TextField("Town", text: $town).focused($field, equals: .town)
            HStack {
                Button("Name") { field = .name }
                Button("Town") { field = .town }
                Button("None") { field = nil }
            }
        }
        .textFieldStyle(.roundedBorder)
    }
}

struct FocusKeys: View {
    @State private var x = 0.0

    var body: some View {
        VStack {
            Text("Focus the square, then press ← and →").font(.footnote)
            RoundedRectangle(cornerRadius: 8).fill(.orange).frame(width: 50, height: 50)
                .accessibilityLabel("Square")
                .offset(x: x)
                .focusable()
                .onKeyPress(.leftArrow) {
                    x -= 10
                    return .handled
                }
                .onKeyPress(.rightArrow) {
                    x += 10
                    return .handled
                }
        }
    }
}

struct FocusShortcuts: View {
    @State private var saved = 0

    var body: some View {
        VStack(spacing: 12) {
            Button("Save") { saved += 1 }.keyboardShortcut("s")
            Text("⌘S: saved \(saved) times").foregroundStyle(.secondary)
        }
    }
}

struct FocusToolbar: View {
    @FocusState private var isFocused: Bool
    @State private var text = ""

    var body: some View {
        NavigationStack {
            TextField("Type something", text: $text).textFieldStyle(.roundedBorder).focused($isFocused).padding()
                .toolbar {
                    ToolbarItemGroup(placement: .keyboard) {
                        Spacer()
                        Button("Done") { isFocused = false }
                    }
                }
        }
    }
}

struct FocusHelp: View {
    var body: some View {
        Button("Print", systemImage: "printer") {}.help("Prints the page")
    }
}
