import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Lists")
struct ListTests {
    // MARK: Sections and rows

    // Shows: Section
    @Test func `Sections stand in a list with their headers and footers`() throws {
        let host = mount {
            List {
                Section("Starters") { Text("Soup") }
                Section {
                    Text("Tart")
                } header: {
                    Text("Sweets")
                } footer: {
                    Text("All homemade")
                }
            }
        }
        let sections = host.elements(.section)
        #expect(sections.map { host.shownTexts(in: $0) } == [["Starters", "Soup"], ["Sweets", "Tart", "All homemade"]])
        #expect(sections[1].children.map { $0[.slot] } == ["header", nil, "footer"])
    }

    @Test func `A section folds up and unfolds at its header`() throws {
        let host = mount { FoldingPage() }
        #expect(host.shownTexts == ["More", "hidden thing"])
        try host.fire(.change, on: host.first(.section), value: false)
        #expect(host.shownTexts == ["More"])
        #expect(host.first(.section)?[.isExpanded] == false)
    }

    // Shows: .listRowInsets, .listRowSeparator, .swipeActions, .badge
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
        let list = try #require(host.first(.list))
        let row = try #require(list.children.first)
        #expect(list.children.count == 1)
        #expect(row.kind == .row)
        #expect(row.attributes == ["leadingFullSwipe": false, .badge: "3"])
        #expect(
            row.modifiers == [
                Modifier(RowBackground(.color(.token("red")))), Modifier(RowSeparator(top: false, bottom: false)),
                Modifier(RowInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
            ])
        #expect(row.children.map { $0[.slot] } == [nil, "leading-actions", "trailing-actions", "badge"])
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
        let rows = host.elements(.row)
        #expect(rows.map { host.shownTexts(in: $0) } == [["one"], ["two"]])
        #expect(rows.map { $0.modifier(RowBackground.self)?.paint } == [.color(.token("red")), .color(.token("blue"))])
        #expect(host.first(.section)?.children[0].kind == .text)
    }

    @Test func `A change of what is said of a section's rows reaches the rows`() throws {
        let host = mount { TintedSection() }
        let row = try #require(host.elements(.row).first)
        try host.tapButton("Paint")
        #expect(host.operations == [.setModifier(row.id, 0, Modifier(RowBackground(.color(.token("green")))))])
    }

    @Test func `Outside of a list nothing is said of rows`() {
        let host = mount { VStack { Text("Soup").listRowBackground(Color.red).swipeActions { Button("Bin") {} } } }
        #expect(host.elements(.row).isEmpty)
        #expect(host.elements(.button).isEmpty)
    }

    // Shows: .listRowBackground
    @Test func `A view behind a row stands in its slot`() throws {
        let host = mount { List { Text("Soup").listRowBackground(Text("behind")) } }
        #expect(host.elements(.row).first?.children.map { $0[.slot] } == [nil, "background"])
    }

    // Shows: .listStyle, .scrollContentBackground
    @Test func `A list has the style that the views around it set`() {
        let host = mount { VStack { List { Text("Soup") } }.listStyle(.insetGrouped).scrollContentBackground(.hidden) }
        #expect(host.first(.list)?.attributes == [.style: "insetGrouped"])
        #expect(host.first(.list)?.modifiers == [Modifier(HidesScrollBackground())])
    }

    // MARK: Bindings

    @Test func `Each row writes its own element`() throws {
        let host = mount { SwitchPage() }
        try host.fire(.change, on: host.elements(.toggle)[1], value: true)
        #expect(host.shownTexts.last == "a:false b:true")
    }

    @Test func `A row whose element is gone in the same turn reads what it last was`() throws {
        let host = mount { SwitchPage() }
        try host.tapButton("Remove")
        #expect(host.shownTexts.last == "a:false")
    }

    // MARK: Refreshing

    // Shows: .refreshable
    @Test func `Pulling a list down runs its action once, and says that it runs`() async throws {
        let gate = Gate()
        let host = mount { List { Text("Soup") }.refreshable { await gate.wait() } }
        let list = try #require(host.first(.list))
        #expect(list.actions == [.refresh])
        try host.fire(.refresh, on: list)
        await gate.waiting()
        host.act {}
        #expect(list[.isRefreshing] == true)
        try host.fire(.refresh, on: list)
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

    /// Returns as soon as a task waits.
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
