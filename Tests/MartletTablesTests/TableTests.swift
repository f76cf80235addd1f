import Foundation
import MartletElements
import MartletTables
import MartletTest
import MartletUI
import Testing

private struct Person: Identifiable {
    let id: Int
    var name: String
    var age: Int

    static let all = [Person(id: 1, name: "Zoe", age: 31), Person(id: 2, name: "Ada", age: 45), Person(id: 3, name: "Ben", age: 31)]
}

extension TestHost {
    /// The texts of the tree, in their order.
    fileprivate var shownTexts: [String] {
        var texts: [String] = []
        session.tree.root.forEachDescendant { if $0.kind == .text, let text = $0.text { texts.append(text) } }
        return texts
    }
}

@MainActor
@Suite("Tables")
struct TableTests {
    private struct People: View {
        @State private var people = Person.all
        @State private var selected: Int?
        @State private var order: [KeyPathComparator<Person>] = []

        var body: some View {
            Table(people, selection: $selected, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text("\($0.age) years") }.width(90)
                TableColumn("Number") { Text("#\($0.id)") }
            }
            .onChange(of: order) { people.sort(using: order) }
            Text("Selected \(selected ?? 0)")
        }
    }

    private func names(_ host: TestHost) -> [String] { host.shownTexts.filter { ["Zoe", "Ada", "Ben"].contains($0) } }

    // Shows: Table, TableColumn
    @Test func `A wide window shows all columns, with their titles`() {
        let host = mount(traits: ClientTraits(width: 1024)) { People() }
        #expect(host.shownTexts.prefix(6) == ["Name", "Age", "Number", "Zoe", "31 years", "#1"])
    }

    // Shows: Table
    @Test func `A narrow window shows the first column alone`() {
        let host = mount(traits: ClientTraits(width: 390)) { People() }
        #expect(host.shownTexts == ["Zoe", "Ada", "Ben", "Selected 0"])
    }

    // Shows: Table
    @Test func `A tap on a title sorts, and another one reverses the order`() {
        let host = mount(traits: ClientTraits(width: 1024)) { People() }
        host.tap("Name")
        #expect(names(host) == ["Ada", "Ben", "Zoe"])
        host.tap("Name")
        #expect(names(host) == ["Zoe", "Ben", "Ada"])
        host.tap("Age")
        #expect(names(host) == ["Zoe", "Ben", "Ada"])
    }

    // Shows: Table
    @Test func `A row is selected by its value's id`() {
        let host = mount(traits: ClientTraits(width: 1024)) { People() }
        host.tap("Ada")
        #expect(host.exists("Selected 2"))
    }

    private struct Rows: View {
        @State private var selected: Set<Int> = []
        @State private var log = ""
        let isLong: Bool

        var body: some View {
            Table(of: Person.self, selection: $selected) {
                TableColumn("Name", value: \.name)
                TableColumnForEach(["A", "B"], id: \.self) { name in
                    TableColumn(name) { person in Text("\(name)\(person.id)") }.alignment(.trailing)
                }
            } rows: {
                TableRow(Person(id: 9, name: "First", age: 1))
                ForEach(Person.all) { person in
                    TableRow(person).contextMenu { Button("Greet") { log += person.name } }
                }
                if isLong { TableRow(Person(id: 10, name: "Last", age: 1)) }
            }
            Text("Log \(log), selected \(selected.sorted().map(String.init).joined(separator: " "))")
        }
    }

    // Shows: TableColumn
    @Test func `Rows are made one by one and of collections`() {
        let host = mount(traits: ClientTraits(width: 1024)) { Rows(isLong: true) }
        #expect(host.shownTexts.prefix(9) == ["Name", "A", "B", "First", "A9", "B9", "Zoe", "A1", "B1"])
        #expect(host.exists("Last"))
        host.choose("Greet", from: "Ada")
        host.tap("First")
        #expect(host.exists("Log Ada, selected 9"))
    }

    @Test func `Of many rows only those near the visible area are made`() {
        let people = (0..<10_000).map { Person(id: $0, name: "Person \($0)", age: 1) }
        let host = mount(traits: ClientTraits(width: 1024)) { Table(people) { TableColumn("Name", value: \.name) } }
        #expect(host.exists("Person 0"))
        #expect(!host.exists("Person 9999"))
    }
}
