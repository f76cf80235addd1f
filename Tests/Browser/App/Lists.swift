import SwiftUI

struct RowsPage: View {
    @State private var dishes = ["Soup", "Salad", "Curry", "Burger", "Cake"]

    var body: some View {
        List {
            ForEach(dishes, id: \.self) { dish in
                Text(dish)
                    .badge(dish == "Soup" ? 3 : 0)
                    .listRowBackground(
                        dish == "Cake" ? LinearGradient(colors: [.yellow, .orange], startPoint: .leading, endPoint: .trailing) : nil)
            }
            .onDelete { dishes.remove(atOffsets: $0) }
            .onMove { dishes.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar { EditButton() }
    }
}

struct SectionsPage: View {
    @State private var isOpen = true

    var body: some View {
        List {
            Section("Starters", isExpanded: $isOpen) {
                Text("Soup")
                Text("Salad")
            }
            Section("Mains") { Text("Curry") }.headerProminence(.increased)
        }
        .listSectionSpacing(40)
        .environment(\.defaultMinListRowHeight, 60)
    }
}

struct RefreshingPage: View {
    @State private var loads = 0

    var body: some View {
        List { Text("Loaded \(loads) times") }
            .refreshable {
                try? await Task.sleep(for: .milliseconds(300))
                await MainActor.run { loads += 1 }
            }
    }
}

/// Rows that lead to a screen, one of them with a context menu.
struct MenuRowsPage: View {
    var body: some View {
        List {
            NavigationLink("Plain") { Text("Plain screen") }
            NavigationLink("With a menu") { Text("Menu screen") }.contextMenu { Button("Copy") {} }
        }
    }
}

/// Disclosure groups in a form, one in the other.
struct DisclosingPage: View {
    @State private var isHot = false

    var body: some View {
        Form {
            Text("Before")
            DisclosureGroup("Details", isExpanded: .constant(true)) {
                Text("Soup")
                Toggle("Hot", isOn: $isHot)
                DisclosureGroup("More", isExpanded: .constant(true)) { Text("Deep") }
            }
            Text("After")
        }
    }
}
