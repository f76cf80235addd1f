import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Selection in lists")
struct ListSelectionTests {
    @Test func `A tapped row is selected, and the one before is not any more`() throws {
        let host = mount { SelectionPage() }
        try host.fire(.tap, on: host.elements(.row)[1])
        #expect(host.elements(.row).map { $0[.selected] } == [nil, true, nil])
        #expect(host.shownTexts.last == "Selected 1")
        try host.fire(.tap, on: host.elements(.row)[2])
        #expect(host.elements(.row).map { $0[.selected] } == [nil, nil, true])
    }

    @Test func `A selected row costs one operation for it and one for the one before`() throws {
        let host = mount { SelectionPage() }
        let rows = host.elements(.row)
        try host.fire(.tap, on: rows[1])
        try host.fire(.tap, on: rows[2])
        #expect(
            host.operations.filter { if case .setText = $0 { false } else { true } } == [
                .setAttribute(rows[1].id, .selected, nil), .setAttribute(rows[2].id, .selected, true),
            ])
    }

    @Test func `While a list is edited several rows are selected`() throws {
        let host = mount { ManySelectionPage() }
        try host.fire(.tap, on: host.elements(.row)[0])
        try host.fire(.tap, on: host.elements(.row)[2])
        #expect(host.shownTexts.last == "Selected [2]")
        try host.tapButton("Edit")
        try host.fire(.tap, on: host.elements(.row)[0])
        #expect(host.shownTexts.last == "Selected [0, 2]")
        try host.fire(.tap, on: host.elements(.row)[2])
        #expect(host.shownTexts.last == "Selected [0]")
    }

    @Test func `While a list is edited a row shows whether it is selected, if several can be`() throws {
        let host = mount { ManySelectionPage() }
        #expect(host.elements(.row).map { $0[.marksSelection] } == [nil, nil, nil])
        try host.tapButton("Edit")
        #expect(host.elements(.row).map { $0[.marksSelection] } == [true, true, true])
        try host.tapButton("Done")
        #expect(host.elements(.row).map { $0[.marksSelection] } == [nil, nil, nil])
    }

    @Test func `While a list with a single selection is edited its rows have no circles`() throws {
        let host = mount { EditedSelectionPage() }
        #expect(host.elements(.row).map { $0[.marksSelection] } == [nil, nil])
    }

    @Test func `While a list is edited its links do not navigate, and links elsewhere do`() throws {
        let host = mount { LinksPage() }
        let links = host.elements(.navigationLink)
        #expect(links.map(\.actions) == [[.tap], [.tap]])
        try host.tapButton("Edit")
        #expect(links.map(\.actions) == [[], [.tap]])
        try host.fire(.tap, on: host.elements(.row)[0])
        #expect(host.exists("Selected [0]"))
        try host.tapButton("Done")
        #expect(links.map(\.actions) == [[.tap], [.tap]])
    }

    // Shows: .tag
    @Test func `A tag is what selecting a row selects, and a row that may not be selected has no tap`() throws {
        let host = mount { TaggedPage() }
        #expect(host.elements(.row).map(\.actions) == [[.tap], [.tap], []])
        try host.fire(.tap, on: host.elements(.row)[1])
        #expect(host.shownTexts.last == "Selected tart")
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

private struct EditedSelectionPage: View {
    @State private var selection: Int?
    @State private var mode = EditMode.active

    var body: some View {
        List(0..<2, selection: $selection) { Text(verbatim: "\($0)") }.environment(\.editMode, $mode)
    }
}

private struct LinksPage: View {
    @State private var selection: Set<Int> = []

    var body: some View {
        NavigationStack {
            VStack {
                EditButton()
                List(selection: $selection) {
                    ForEach(0..<1) { row in NavigationLink("In a row") { Text(verbatim: "Screen \(row)") } }
                }
                NavigationLink("Outside") { Text("Other screen") }
                Text(verbatim: "Selected \(selection.sorted())")
            }
        }
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
