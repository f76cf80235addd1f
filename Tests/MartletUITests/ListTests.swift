import Foundation
import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Lists")
struct ListTests {
    // MARK: Sections and rows

    @Test func `Sections stand in a list with their headers and footers`() throws {
        let host = mount {
            List {
                Section("Starters") { Text("Soup") } 
                Section { Text("Tart") } header: { Text("Sweets") } footer: { Text("All homemade") }
            }
        }
        let sections = host.all(.section)
        #expect(sections.map { host.texts(in: $0) } == [["Starters", "Soup"], ["Sweets", "Tart", "All homemade"]])
        #expect(sections[1].children.map { $0[.slot] } == ["header", nil, "footer"])
    }

    @Test func `A section folds up and unfolds at its header`() throws {
        let host = mount { FoldingPage() }
        #expect(host.texts == ["More", "hidden thing"])
        try host.report(.change, on: host.element(.section), false)
        #expect(host.texts == ["More"])
        #expect(host.element(.section)?[.isExpanded] == false)
    }

    @Test func `All that is said of a row is said by one row around all else`() throws {
        let host = mount {
            List {
                Text("Soup")
                    .listRowBackground(Color.red)
                    .padding()
                    .listRowSeparator(.hidden)
                    .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                    .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") {} }
                    .swipeActions { Button("Bin", role: .destructive) {} }
                    .badge(3)
            }
        }
        let list = try #require(host.element(.list))
        let row = try #require(list.children.first)
        #expect(list.children.count == 1)
        #expect(row.kind == .row)
        #expect(row.attributes == [.fullSwipe: false, .badge: "3"])
        #expect(
            row.modifiers == [
                Modifier(RowBackground(.color(.token("red")))), Modifier(RowSeparator(top: false, bottom: false)),
                Modifier(RowInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
            ])
        #expect(row.children.map { $0[.slot] } == [nil, "leading-actions", "trailing-actions"])
        #expect(row.children[0].modifiers == [Modifier(Padding(top: 16, leading: 16, bottom: 16, trailing: 16))])
    }

    @Test func `What is said of a section as a row is said of each of its rows, and not of its header`() throws {
        let host = mount {
            List {
                Section("Header") {
                    Text("one")
                    Text("two").listRowBackground(Color.blue)
                }
                .listRowBackground(Color.red)
            }
        }
        let rows = host.all(.row)
        #expect(rows.map { host.texts(in: $0) } == [["one"], ["two"]])
        #expect(rows.map { $0.modifier(RowBackground.self)?.paint } == [.color(.token("red")), .color(.token("blue"))])
        #expect(host.element(.section)?.children[0].kind == .text)
    }

    @Test func `A change of what is said of a section's rows reaches the rows`() throws {
        let host = mount { TintedSection() }
        let row = try #require(host.all(.row).first)
        try host.press("Paint")
        #expect(host.operations == [.setModifier(row.id, 0, Modifier(RowBackground(.color(.token("green")))))])
    }

    @Test func `Outside of a list nothing is said of rows`() {
        let host = mount { VStack { Text("Soup").listRowBackground(Color.red).swipeActions { Button("Bin") {} } } }
        #expect(host.all(.row).isEmpty)
        #expect(host.all(.button).isEmpty)
    }

    @Test func `A view behind a row stands in its slot`() throws {
        let host = mount { List { Text("Soup").listRowBackground(Text("behind")) } }
        #expect(host.all(.row).first?.children.map { $0[.slot] } == [nil, "background"])
    }

    @Test func `A list has the style that the views around it set`() {
        let host = mount { VStack { List { Text("Soup") } }.listStyle(.insetGrouped).scrollContentBackground(.hidden) }
        #expect(host.element(.list)?.attributes == [.style: "insetGrouped"])
        #expect(host.element(.list)?.modifiers == [Modifier(HidesScrollBackground())])
    }

    // MARK: Editing

    @Test func `A deleted row's place in the collection is told`() throws {
        let host = mount { EditPage() }
        try host.report(.delete, on: host.all(.row)[1])
        #expect(host.texts == ["Edit", "Soup", "Pie"])
    }

    @Test func `The outer of two collections is told of its own row`() throws {
        let host = mount { NestedEditPage() }
        try host.report(.delete, on: host.all(.row)[2])
        #expect(host.texts == ["a0", "a1", "c0", "c1"])
    }

    @Test func `A row deep in a long list is deleted at its place`() throws {
        let host = mount { LongEditPage() }
        try host.report(.reveal, on: host.element(.gap), [500, 509])
        try host.report(.delete, on: host.all(.row)[3])
        #expect(host.texts.prefix(5) == ["500", "501", "502", "504", "505"])
    }

    @Test func `A moved row stands before the row it was put at, or last`() throws {
        let host = mount { EditPage() }
        try host.report(.move, on: host.all(.row)[2], .int(host.all(.row)[0].id.rawValue))
        #expect(host.texts == ["Edit", "Pie", "Soup", "Tart"])
        try host.report(.move, on: host.all(.row)[0])
        #expect(host.texts == ["Edit", "Soup", "Tart", "Pie"])
        try host.report(.move, on: host.all(.row)[0], 999_999)
        #expect(host.texts == ["Edit", "Soup", "Tart", "Pie"])
    }

    @Test func `The edit button edits the list of its screen, and no row is evaluated`() throws {
        let host = mount { EditPage() }
        #expect(host.all(.row).map { $0[.isEditing] } == [nil, nil, nil])
        try host.press("Edit")
        #expect(host.all(.row).map { $0[.isEditing] } == [true, true, true])
        #expect(host.texts.first == "Done")
        try host.press("Done")
        #expect(host.all(.row).map { $0[.isEditing] } == [nil, nil, nil])
    }

    @Test func `A row that may not be deleted is not`() {
        let host = mount {
            List {
                ForEach(0..<2) { Text(verbatim: "\($0)").deleteDisabled($0 == 0).moveDisabled(true) }
                    .onDelete { _ in }
                    .onMove { _, _ in }
            }
        }
        #expect(host.all(.row).map(\.actions) == [[], [.delete]])
    }

    @Test func `Offsets are removed and moved as SwiftUI does`() {
        var letters = ["a", "b", "c", "d", "e"]
        letters.remove(atOffsets: [1, 3])
        #expect(letters == ["a", "c", "e"])
        letters.move(fromOffsets: [0], toOffset: 3)
        #expect(letters == ["c", "e", "a"])
        letters.move(fromOffsets: [1, 2], toOffset: 0)
        #expect(letters == ["e", "a", "c"])
        letters.move(fromOffsets: [0], toOffset: 1)
        #expect(letters == ["e", "a", "c"])
    }

    // MARK: Selection

    @Test func `A tapped row is selected, and the one before is not any more`() throws {
        let host = mount { SelectionPage() }
        try host.report(.tap, on: host.all(.row)[1])
        #expect(host.all(.row).map { $0[.selected] } == [nil, true, nil])
        #expect(host.texts.last == "Selected 1")
        try host.report(.tap, on: host.all(.row)[2])
        #expect(host.all(.row).map { $0[.selected] } == [nil, nil, true])
    }

    @Test func `A selected row costs one operation for it and one for the one before`() throws {
        let host = mount { SelectionPage() }
        let rows = host.all(.row)
        try host.report(.tap, on: rows[1])
        try host.report(.tap, on: rows[2])
        #expect(
            host.operations.filter { if case .setText = $0 { false } else { true } } == [
                .setAttribute(rows[1].id, .selected, nil), .setAttribute(rows[2].id, .selected, true),
            ])
    }

    @Test func `While a list is edited several rows are selected`() throws {
        let host = mount { ManySelectionPage() }
        try host.report(.tap, on: host.all(.row)[0])
        try host.report(.tap, on: host.all(.row)[2])
        #expect(host.texts.last == "Selected [2]")
        try host.press("Edit")
        try host.report(.tap, on: host.all(.row)[0])
        #expect(host.texts.last == "Selected [0, 2]")
        try host.report(.tap, on: host.all(.row)[2])
        #expect(host.texts.last == "Selected [0]")
    }

    @Test func `A tag is what selecting a row selects, and a row that may not be selected has no tap`() throws {
        let host = mount { TaggedPage() }
        #expect(host.all(.row).map(\.actions) == [[.tap], [.tap], []])
        try host.report(.tap, on: host.all(.row)[1])
        #expect(host.texts.last == "Selected tart")
    }

    // MARK: Bindings

    @Test func `Each row writes its own element`() throws {
        let host = mount { SwitchPage() }
        try host.report(.change, on: host.all(.toggle)[1], true)
        #expect(host.texts.last == "a:false b:true")
    }

    @Test func `A row whose element is gone in the same turn reads what it last was`() throws {
        let host = mount { SwitchPage() }
        try host.press("Remove")
        #expect(host.texts.last == "a:false")
    }

    // MARK: Refreshing

    @Test func `Pulling a list down runs its action once, and says that it runs`() async throws {
        let gate = Gate()
        let host = mount { List { Text("Soup") }.refreshable { await gate.wait() } }
        let list = try #require(host.element(.list))
        #expect(list.actions == [.refresh])
        try host.report(.refresh, on: list)
        await gate.waiting()
        host.act {}
        #expect(list[.isRefreshing] == true)
        try host.report(.refresh, on: list)
        await gate.open()
        while list[.isRefreshing] == true { await Task.yield() }
        #expect(await gate.count == 1)
    }
}

/// Holds tasks back until it is opened.
private actor Gate {
    private var waiters: [CheckedContinuation<Void, Never>] = []
    private var observers: [CheckedContinuation<Void, Never>] = []
    private(set) var count = 0

    func wait() async {
        count += 1
        for observer in observers { observer.resume() }
        observers = []
        await withCheckedContinuation { waiters.append($0) }
    }

    /// Returns once somebody waits.
    func waiting() async {
        if count == 0 { await withCheckedContinuation { observers.append($0) } }
    }

    func open() {
        for waiter in waiters { waiter.resume() }
        waiters = []
    }
}

private struct FoldingPage: View {
    @State private var isExpanded = true

    var body: some View {
        List { Section("More", isExpanded: $isExpanded) { Text("hidden thing") } }
    }
}

private struct TintedSection: View {
    @State private var color = Color.red

    var body: some View {
        List {
            Section { Text("one") }.listRowBackground(color)
        }
        Button("Paint") { color = .green }
    }
}

private struct EditPage: View {
    @State private var dishes = ["Soup", "Tart", "Pie"]

    var body: some View {
        EditButton()
        List {
            ForEach(dishes, id: \.self) { Text($0) }
                .onDelete { dishes.remove(atOffsets: $0) }
                .onMove { dishes.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}

private struct NestedEditPage: View {
    @State private var letters = ["a", "b", "c"]

    var body: some View {
        List {
            ForEach(letters, id: \.self) { letter in
                ForEach(0..<2) { Text(verbatim: "\(letter)\($0)") }
            }
            .onDelete { letters.remove(atOffsets: $0) }
        }
    }
}

private struct LongEditPage: View {
    @State private var numbers = Array(0..<1_000)

    var body: some View {
        List { ForEach(numbers, id: \.self) { Text(verbatim: "\($0)") }.onDelete { numbers.remove(atOffsets: $0) } }
    }
}

private struct SelectionPage: View {
    @State private var selection: Int?

    var body: some View {
        List(0..<3, selection: $selection) { Text(verbatim: "\($0)") }
        Text(verbatim: "Selected \(selection ?? -1)")
    }
}

private struct ManySelectionPage: View {
    @State private var selection: Set<Int> = []

    var body: some View {
        EditButton()
        List(selection: $selection) { ForEach(0..<3) { Text(verbatim: "\($0)") } }
        Text(verbatim: "Selected \(selection.sorted())")
    }
}

private struct TaggedPage: View {
    @State private var selection: String?

    var body: some View {
        List(selection: $selection) {
            Text("Soup").tag("soup")
            Section { Text("Tart").tag("tart") }
            Text("Pie").tag("pie").selectionDisabled()
        }
        Text(verbatim: "Selected \(selection ?? "nothing")")
    }
}

private struct Switch: Identifiable {
    let id: String
    var isOn = false
}

private struct SwitchPage: View {
    @State private var switches = [Switch(id: "a"), Switch(id: "b")]

    var body: some View {
        List($switches) { $item in Toggle(item.id, isOn: $item.isOn) }
        Button("Remove") { switches.removeLast() }
        Text(verbatim: switches.map { "\($0.id):\($0.isOn)" }.joined(separator: " "))
    }
}
