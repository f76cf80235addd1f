import SwiftUI

/// Menus and what can be in them.
struct MenusPage: View {
    @State private var order = "Name"
    @State private var isDense = true
    @State private var chosen = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            Text("Chosen: \(chosen)")
            Picker("Order", selection: $order) {
                ForEach(["Name", "Price", "The time that it takes"], id: \.self) { Text($0) }
            }
            .labelsHidden()
            Menu("Sort") {
                Picker("Order", selection: $order) {
                    Text("Name").tag("Name")
                    Label("Price", systemImage: "dollarsign").tag("Price")
                }
                Toggle("Dense", isOn: $isDense)
                Divider()
                Button("Reset") { chosen = "reset" }
                Button("Share", systemImage: "square.and.arrow.up") { chosen = "share" }
                Button("Delete", systemImage: "trash", role: .destructive) { chosen = "delete" }
            }
            Menu("Actions") {
                Button("Rename") { chosen = "rename" }
                Button("Duplicate this dish and all that goes with it") { chosen = "duplicate" }
                Menu("More") { Button("Archive") { chosen = "archive" } }
            }
            Text("Sorted by \(order), \(isDense ? "dense" : "loose")")
        }
        .padding()
    }
}

/// A popover beside its button.
struct PopoversPage: View {
    @State private var isShown = false
    @State private var isListShown = false
    @State private var count = 0

    var body: some View {
        VStack(alignment: .leading) {
            Button("Explain") { isShown = true }
                .popover(isPresented: $isShown) {
                    VStack {
                        Text("It hangs where it belongs.")
                        Button("Count \(count)") { count += 1 }
                    }
                    .padding()
                }
            Spacer()
            Button("Dishes") { isListShown = true }
                .popover(isPresented: $isListShown) { List(0..<20) { Text("Dish \($0)") } }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

/// Links in the styles of buttons, and a button that tells whether it is held.
struct LinksPage: View {
    private let address = URL(string: "https://example.com")!

    var body: some View {
        VStack(spacing: 16) {
            Link("Plain", destination: address)
            Link("Bordered", destination: address).buttonStyle(.bordered)
            Link("Prominent", destination: address).buttonStyle(.borderedProminent)
            Link("Loud", destination: address).buttonStyle(Loud())
            Button("Hold") {}.buttonStyle(Telling())
            NavigationLink("Onward", value: Page.rows).buttonStyle(.borderedProminent)
            NavigationLink("Loudly onward", value: Page.rows).buttonStyle(Loud())
        }
    }

    private struct Telling: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(configuration.isPressed ? "held down" : "let go")
            }
        }
    }

    private struct Loud: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.bold().padding().background(.yellow, in: .capsule)
        }
    }
}
