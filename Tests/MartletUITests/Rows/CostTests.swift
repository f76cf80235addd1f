import MartletElements
import MartletTest
import MartletUI
import Observation
import Testing

/// What a change may cost, counted exactly.
@MainActor
@Suite("Cost")
struct CostTests {
    @Test func `Nothing changed costs nothing`() {
        let model = Numbers(0..<10_000)
        let host = mount { EagerRows(model: model) }
        host.resetCounts()
        host.act { model.numbers = Array(0..<10_000) }
        #expect(host.evaluations(of: NumberRow.self) == 0)
        #expect(host.operations == [])
    }

    @Test func `A container is not written anew for what its views say`() {
        let written = Written()
        let host = mount { Written.Page(written: written) }
        #expect(written.count == 1)
        host.tap("More")
        #expect(host.find("1 in 2").exists)
        #expect(written.count == 1)
        host.tap("Wider")
        #expect(host.find("1 in 3").exists)
        #expect(written.count == 2)
    }

    @Test func `One state of ten thousand rows costs one body and one operation`() throws {
        let model = Numbers(0..<10_000)
        let host = mount { EagerRows(model: model) }
        let button = try #require(host.rows[6_000].first { $0.kind == .button })
        let text = try #require(host.rows[6_000].first { $0.text == "6000 +0" })
        host.resetCounts()
        try host.act { try host.session.send(.element(Event(.tap, on: button.id))) }
        #expect(host.evaluations(of: NumberRow.self) == 1)
        #expect(host.operations == [.setText(text.id, "6000 +1")])
    }

    @Test func `Two of ten thousand rows swapped in a stack are two moves`() {
        let model = Numbers(0..<10_000)
        let host = mount { EagerRows(model: model) }
        let stack = host.rows[0].parent!.id
        let (a, b) = (host.rows[10].id, host.rows[9_000].id)
        host.resetCounts()
        host.act { model.numbers.swapAt(10, 9_000) }
        #expect(host.evaluations(of: NumberRow.self) == 0)
        #expect(host.operations == [.move(b, in: stack, to: 10), .move(a, in: stack, to: 9_000)])
    }

    @Test func `Two rows swapped in a list are two moves`() {
        let model = Numbers(0..<10_000)
        let host = mount { LazyRows(model: model) }
        let list = host.session.tree.root.children[0].id
        let (a, b) = (host.rows[3].id, host.rows[20].id)
        host.resetCounts()
        host.act { model.numbers.swapAt(3, 20) }
        #expect(host.evaluations(of: NumberRow.self) == 0)
        #expect(host.operations == [.move(b, in: list, to: 3), .move(a, in: list, to: 20)])
    }

    @Test func `A value of the root's environment costs the bodies that read it`() throws {
        let host = mount { ThemedPage() }
        let button = try #require(host.session.tree.root.first { $0.kind == .button })
        let readers = [10, 5_000, 9_999].map { host.session.tree.root.children[0].children[1].children[$0].id }
        host.resetCounts()
        try host.act { try host.session.send(.element(Event(.tap, on: button.id))) }
        #expect(host.evaluations(of: ThemeReader.self) == 3)
        #expect(host.evaluations(of: Plain.self) == 0)
        #expect(host.operations == readers.map { .setText($0, "theme 1") })
    }

    @Test func `A row put at the end of a short list costs that row`() {
        let model = Numbers(0..<5)
        let host = mount { LazyRows(model: model) }
        let list = host.session.tree.root.children[0].id
        host.resetCounts()
        host.act { model.numbers.append(5) }
        #expect(host.evaluations(of: NumberRow.self) == 1)
        #expect(host.operations.last == .insert(host.rows[5].id, into: list, at: 5))
        #expect(host.operations.allSatisfy { host.isWithin(host.rows[5], $0) })
    }

    @Test func `A row put in front of ten thousand costs that row, and the length of the gap stays`() {
        let model = Numbers(0..<10_000)
        let host = mount { LazyRows(model: model) }
        let gap = host.session.tree.root.children[0].children[24]
        #expect(gap.attributes == [.count: 9_976, .first: 24])
        host.resetCounts()
        host.act { model.numbers.insert(-1, at: 0) }
        #expect(host.evaluations(of: NumberRow.self) == 1)
        let others = host.operations.filter { !host.isWithin(host.rows[0], $0) }
        #expect(others == [.setAttribute(gap.id, .first, 25)])
    }

    @Test func `A row taken away costs one operation`() {
        let model = Numbers(0..<10_000)
        let host = mount { LazyRows(model: model) }
        let row = host.rows[7].id
        let gap = host.session.tree.root.children[0].children[24].id
        host.resetCounts()
        host.act { _ = model.numbers.remove(at: 7) }
        #expect(host.evaluations(of: NumberRow.self) == 0)
        #expect(host.operations == [.setAttribute(gap, .first, 23), .remove(row)])
    }

    @Test func `A row put far behind the window costs the length of the gap`() {
        let model = Numbers(0..<10_000)
        let host = mount { LazyRows(model: model) }
        let gap = host.session.tree.root.children[0].children[24].id
        host.resetCounts()
        host.act { model.numbers.insert(-1, at: 5_000) }
        #expect(host.evaluations(of: NumberRow.self) == 0)
        #expect(host.operations == [.setAttribute(gap, .count, 9_977)])
    }

    @Test func `A row put in front of a thousand in a stack makes that row's view and no other`() {
        let model = Numbers(0..<1_000)
        let host = mount { CountedRows(model: model) }
        let stack = host.rows[0].parent!.id
        host.resetCounts()
        Made.views = 0
        host.act { model.numbers.insert(-1, at: 0) }
        #expect(Made.views == 1)
        #expect(host.evaluations(of: CountedRow.self) == 1)
        #expect(host.operations.last == .insert(host.rows[0].id, into: stack, at: 0))
        #expect(host.operations.allSatisfy { host.isWithin(host.rows[0], $0) })
    }

    @Test func `A row taken from a thousand in a stack makes no view and is one operation`() {
        let model = Numbers(0..<1_000)
        let host = mount { CountedRows(model: model) }
        let row = host.rows[9].id
        host.resetCounts()
        Made.views = 0
        host.act { _ = model.numbers.remove(at: 9) }
        #expect(Made.views == 0)
        #expect(host.operations == [.remove(row)])
    }

    @Test func `One value changed in an array of a thousand makes one row's view`() {
        let model = Numbers(0..<1_000)
        let host = mount { CountedPlaces(model: model) }
        let text = host.rows[9].id
        host.resetCounts()
        Made.views = 0
        host.act { model.numbers[9] = 5_000 }
        #expect(Made.views == 1)
        #expect(host.evaluations(of: CountedRow.self) == 1)
        #expect(host.operations == [.setText(text, "5000")])
    }

    @Test func `One write through the bindings of a thousand elements evaluates one row`() throws {
        let host = mount { BoundRows() }
        let button = try #require(host.rows[7].first { $0.kind == .button })
        let text = try #require(host.rows[7].first { $0.text == "0" })
        host.resetCounts()
        try host.act { try host.session.send(.element(Event(.tap, on: button.id))) }
        #expect(host.evaluations(of: BoundRow.self) == 1)
        #expect(host.operations == [.setText(text.id, "1")])
    }

    @Test func `A write to one part of a value evaluates the view that reads that part`() {
        let host = mount { PartsPage() }
        host.resetCounts()
        host.tap("Rename")
        #expect(host.evaluations(of: NamePart.self) == 1)
        #expect(host.evaluations(of: AgePart.self) == 0)
    }
}

/// Counts the rows whose views were made, evaluated or not.
@MainActor
private enum Made { static var views = 0 }

private struct CountedRow: View {
    let number: Int

    init(number: Int) {
        self.number = number
        Made.views += 1
    }

    var body: some View { Text(verbatim: "\(number)") }
}

private struct CountedRows: View {
    let model: Numbers

    var body: some View { VStack { ForEach(model.numbers, id: \.self) { CountedRow(number: $0) } } }
}

/// Rows that are named by their places, and so stay where they are when a number changes.
private struct CountedPlaces: View {
    struct Numbered: Identifiable, Equatable {
        let id: Int
        let number: Int
    }

    let model: Numbers

    var body: some View {
        VStack { ForEach(model.numbers.enumerated().map { Numbered(id: $0, number: $1) }) { CountedRow(number: $0.number) } }
    }
}

private struct Counted: Identifiable {
    let id: Int
    var count = 0
}

private struct BoundRows: View {
    @State private var items = (0..<1_000).map { Counted(id: $0) }

    var body: some View { VStack { ForEach($items) { BoundRow(item: $0) } } }
}

private struct BoundRow: View {
    @Binding var item: Counted

    var body: some View {
        HStack {
            Text(verbatim: "\(item.count)")
            Button("Add") { item.count += 1 }
        }
    }
}

private struct Profile {
    var name = "Ann"
    var age = 30
}

private struct PartsPage: View {
    @State private var profile = Profile()

    var body: some View {
        NamePart(name: $profile.name)
        AgePart(age: $profile.age)
        Button("Rename") { profile.name = "Bea" }
    }
}

private struct NamePart: View {
    @Binding var name: String

    var body: some View { Text(verbatim: name) }
}

private struct AgePart: View {
    @Binding var age: Int

    var body: some View { Text(verbatim: "\(age)") }
}

private struct EagerRows: View {
    let model: Numbers

    var body: some View {
        VStack { ForEach(model.numbers, id: \.self) { NumberRow(number: $0) } }
    }
}

private struct LazyRows: View {
    let model: Numbers

    var body: some View { List(model.numbers, id: \.self) { NumberRow(number: $0) } }
}

private struct ThemeKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    fileprivate var theme: Int {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

private struct ThemedPage: View {
    @State private var theme = 0

    var body: some View {
        VStack {
            Button("Next") { theme += 1 }
            VStack {
                ForEach(0..<10_000) { number in
                    if [10, 5_000, 9_999].contains(number) { ThemeReader() } else { Plain() }
                }
            }
        }
        .environment(\.theme, theme)
    }
}

private struct ThemeReader: View {
    @Environment(\.theme) private var theme

    var body: some View { Text("theme \(theme)") }
}

private struct Plain: View {
    var body: some View { Text("plain") }
}

/// Counts how often a container was asked what it says of its element.
@MainActor
private final class Written {
    private(set) var count = 0

    struct Container<Content: View>: ElementView {
        let width: Int
        let written: Written
        let _content: Content

        static var _kind: Kind { .stack }

        func _lower(to element: inout ElementWriter) { written.count += 1 }
    }

    struct Page: View {
        let written: Written
        @State private var count = 0
        @State private var width = 2

        var body: some View {
            Container(width: width, written: written, _content: Text("\(count) in \(width)"))
            Button("More") { count += 1 }
            Button("Wider") { width += 1 }
        }
    }
}
