import SwiftUI

extension Page {
    static let lists = Page(
        "lists", "Lists & forms", symbol: "list.bullet", color: .orange,
        [
            Sample("List", "List Section", ListSections()),
            Sample("Styles", ".listStyle(.plain) .listStyle(.grouped) .listStyle(.insetGrouped)", ListStyles()),
            Sample("Delete and move", ".onDelete .onMove EditButton", ListEditing(), needsScreen: true),
            Sample("Swipe", ".swipeActions .badge", ListSwipes()),
            Sample("Select", "List(selection:)", ListSelecting()),
            Sample("Pull to refresh", ".refreshable", ListRefresh()),
            Sample("Search", ".searchable", ListSearch(), needsScreen: true),
            Sample("Rows", ".listRowBackground .listRowInsets .listRowSeparator .listItemTint", ListRows()),
            Sample("A tree", "List(children:)", ListTree()),
            Sample("Form", "Form LabeledContent Section", FormPlain(), needsScreen: true),
        ])
}

struct ListSections: View {
    var body: some View {
        List {
            Section("Fruit") {
                Text("Apple")
                Label("Pear", systemImage: "leaf")
            }
            Section {
                Text("Carrot")
                Text("Leek")
            } header: {
                Text("Vegetables")
            } footer: {
                Text("All of them from the region.")
            }
        }
        .frame(height: 360)
    }
}

struct ListStyles: View {
    @State private var style = "Inset grouped"

    var body: some View {
        VStack {
            Picker("Style", selection: $style) {
                ForEach(["Plain", "Grouped", "Inset grouped"], id: \.self) { Text($0) }
            }
            .pickerStyle(.segmented)
            Group {
                switch style {
                case "Plain": rows.listStyle(.plain)
                case "Grouped": rows.listStyle(.grouped)
                default: rows.listStyle(.insetGrouped)
                }
            }
            .frame(height: 240)
        }
    }

    private var rows: some View {
        List {
            Section("Morning") {
                Text("Coffee")
                Text("Bread")
            }
            Section("Evening") { Text("Soup") }
        }
    }
}

struct ListEditing: View {
    @State private var towns = ["Leipzig", "Dresden", "Halle"]

    var body: some View {
        NavigationStack {
            List {
                ForEach(towns, id: \.self) { Text($0) }
                    .onDelete { towns.remove(atOffsets: $0) }
                    .onMove { towns.move(fromOffsets: $0, toOffset: $1) }
            }
            .navigationTitle("Towns")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { EditButton() }
        }
    }
}

struct ListSwipes: View {
    @State private var unread: Set = ["Ann"]

    var body: some View {
        List(["Ann", "Ben", "Cleo"], id: \.self) { name in
            Text(name)
                .badge(unread.contains(name) ? 1 : 0)
                .swipeActions(edge: .leading) {
                    Button("Read", systemImage: "envelope.open") { unread.formSymmetricDifference([name]) }.tint(.blue)
                }
                .swipeActions {
                    Button("Delete", systemImage: "trash", role: .destructive) {}
                    Button("Flag", systemImage: "flag") {}.tint(.orange)
                }
        }
        .frame(height: 220)
    }
}

struct ListSelecting: View {
    @State private var chosen: String?

    var body: some View {
        VStack {
            List(["Small", "Medium", "Large"], id: \.self, selection: $chosen) { Text($0) }.frame(height: 200)
            Text("Chosen: \(chosen ?? "nothing")").foregroundStyle(.secondary)
        }
    }
}

struct ListRefresh: View {
    @State private var count = 3

    var body: some View {
        List(0..<count, id: \.self) { Text("Row \($0 + 1)") }
            .refreshable { await load() }
            .frame(height: 220)
    }

    private func load() async { count += 1 }
}

struct ListSearch: View {
    private let birds = ["Blackbird", "Finch", "Martlet", "Robin", "Swallow", "Swift"]
    @State private var text = ""

    var body: some View {
        NavigationStack {
            List(birds.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }, id: \.self) { Text($0) }
                .searchable(text: $text, prompt: "Birds")
                .navigationTitle("Birds")
                .navigationBarTitleDisplayMode(.inline)
        }
    }
}

struct ListRows: View {
    var body: some View {
        List {
            Text("A background").listRowBackground(Color.yellow.opacity(0.3))
            Text("Insets").listRowInsets(EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0))
            Text("No line below").listRowSeparator(.hidden)
            Text("A red line").listRowSeparatorTint(.red)
            Label("A tint", systemImage: "leaf.fill").listItemTint(.green)
        }
        .frame(height: 290)
    }
}

struct ListTree: View {
    private let folders = [
        Folder(name: "Documents", folders: [Folder(name: "Letters"), Folder(name: "Invoices", folders: [Folder(name: "2026")])]),
        Folder(name: "Pictures"),
    ]

    var body: some View {
        List(folders, children: \.folders) { Label($0.name, systemImage: "folder") }.frame(height: 260)
    }
}

private struct Folder: Identifiable {
    let name: String
    var folders: [Folder]?
    var id: String { name }
}

struct FormPlain: View {
    @State private var name = "Ann"
    @State private var isPrivate = true
    @State private var volume = 0.5

    var body: some View {
        Form {
            Section("Profile") {
                TextField("Name", text: $name)
                Toggle("Private", isOn: $isPrivate)
                LabeledContent("Version", value: "1.2")
            }
            Section {
                Slider(value: $volume) { Text("Volume") }
                Button("Sign out", role: .destructive) {}
            } header: {
                Text("Sound")
            }
        }
    }
}
