import SwiftUI

extension Page {
    static let navigation = Page(
        "navigation", "Navigation & toolbars", symbol: "arrow.turn.up.right", color: .blue,
        [
            Sample("Stack", "NavigationStack NavigationLink .navigationDestination .navigationTitle", NavigationPlain(), needsScreen: true),
            Sample("A path", "NavigationPath", NavigationByPath(), needsScreen: true),
            Sample("Toolbar", ".toolbar ToolbarItem ToolbarItemGroup .toolbarTitleDisplayMode", NavigationToolbar(), needsScreen: true),
            Sample("The look of the bar", ".toolbarBackground .toolbarColorScheme", NavigationBarLook(), needsScreen: true),
            Sample("A menu in the title", ".toolbarTitleMenu", NavigationTitleMenu(), needsScreen: true),
            Sample("Columns", "", NavigationColumns()),
        ])
}

struct NavigationPlain: View {
    var body: some View {
        NavigationStack {
            List(["Soup", "Salad", "Curry"], id: \.self) { NavigationLink($0, value: $0) }
                .navigationTitle("Menu")
                .navigationDestination(for: String.self) { dish in
                    Text("A bowl of \(dish.lowercased())").navigationTitle(dish)
                }
        }
    }
}

struct NavigationByPath: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            Button("Three screens at once") {
                for number in 1...3 { path.append(number) }
            }
            .navigationTitle("Start")
            .navigationDestination(for: Int.self) { number in
                VStack(spacing: 12) {
                    Text("Screen \(number) of \(path.count)")
                    Button("To the start") { path = NavigationPath() }
                }
                .navigationTitle("\(number)")
            }
        }
    }
}

struct NavigationToolbar: View {
    @State private var pressed = "nothing"

    var body: some View {
        NavigationStack {
            Text("Pressed: \(pressed)")
                .navigationTitle("Letter")
                .toolbarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { pressed = "Cancel" } }
                    ToolbarItem(placement: .confirmationAction) { Button("Send") { pressed = "Send" } }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("Attach", systemImage: "paperclip") { pressed = "Attach" }
                        Spacer()
                        Button("Delete", systemImage: "trash") { pressed = "Delete" }
                    }
                }
        }
    }
}

struct NavigationBarLook: View {
    var body: some View {
        NavigationStack {
            List(1..<20) { Text("Row \($0)") }
                .navigationTitle("Coloured")
                .navigationBarTitleDisplayMode(.inline)
                .toolbarBackground(.indigo, for: .navigationBar)
                .toolbarBackground(.visible, for: .navigationBar)
                .toolbarColorScheme(.dark, for: .navigationBar)
        }
    }
}

struct NavigationTitleMenu: View {
    @State private var title = "Draft"

    var body: some View {
        NavigationStack {
            Text("Tap the title")
                .navigationTitle(title)
                .navigationBarTitleDisplayMode(.inline)
                .toolbarTitleMenu {
                    Button("Draft") { title = "Draft" }
                    Button("Final") { title = "Final" }
                }
        }
    }
}

struct NavigationColumns: View {
    @State private var isShown = false

    var body: some View {
        Button("Open the columns") { isShown = true }
            .fullScreenCover(isPresented: $isShown) { TownColumns() }
    }
}

private struct TownColumns: View {
    @Environment(\.dismiss) private var dismiss
    @State private var town: String?

    var body: some View {
        NavigationSplitView {
            List(["Leipzig", "Dresden"], id: \.self, selection: $town) { Text($0) }
                .navigationTitle("Towns")
                .toolbar { Button("Done") { dismiss() } }
        } detail: {
            if let town {
                Text(town).font(.largeTitle)
            } else {
                ContentUnavailableView("Choose a town", systemImage: "building.2")
            }
        }
    }
}
