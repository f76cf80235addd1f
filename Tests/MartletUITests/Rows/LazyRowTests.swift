import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Lazy rows")
struct LazyRowTests {
    @Test func `Only the first of ten thousand rows are created`() {
        let host = mount { List(0..<10_000) { NumberRow(number: $0) } }
        #expect(host.evaluations(of: NumberRow.self) == 24)
        #expect(host.window == "0…23 gap(24,9976)")
    }

    // Shows: LazyVStack, LazyHStack, LazyVGrid, LazyHGrid
    @Test(arguments: [Container.vertical, .horizontal, .columns, .rows, .sections])
    func `Every lazy container creates only the first rows`(container: Container) {
        let host = mount { ContainerPage(container: container) }
        #expect(host.evaluations(of: NumberRow.self) == 24)
    }

    @Test func `A stack in a scroll view creates all rows`() {
        let host = mount { ScrollView { VStack { ForEach(0..<500) { NumberRow(number: $0) } } } }
        #expect(host.evaluations(of: NumberRow.self) == 500)
    }

    @Test func `Scrolling to the end of the window creates and evaluates only the next rows`() throws {
        let host = mount { List(0..<10_000) { NumberRow(number: $0) } }
        host.resetCounts()
        try host.reveal(24...43)
        #expect(host.window == "0…43 gap(44,9956)")
        #expect(host.evaluations(of: NumberRow.self) == 20)
    }

    @Test func `A window that becomes too large removes rows at the other end`() throws {
        let host = mount { List(0..<10_000) { NumberRow(number: $0) } }
        try host.reveal(40...199)
        #expect(host.window == "gap(0,40) 40…199 gap(200,9800)")
        try host.reveal(30...39)
        #expect(host.window == "gap(0,30) 30…189 gap(190,9810)")
    }

    @Test func `A jump creates the rows at the new position and removes all others`() throws {
        let host = mount { List(0..<10_000) { NumberRow(number: $0) } }
        host.resetCounts()
        try host.reveal(7_000...7_029)
        #expect(host.window == "gap(0,7000) 7000…7029 gap(7030,2970)")
        #expect(host.evaluations(of: NumberRow.self) == 30)
    }

    @Test func `A range beyond the collection is limited to the collection`() throws {
        let host = mount { List(0..<100) { NumberRow(number: $0) } }
        try host.reveal(90...1_000_000)
        #expect(host.window == "gap(0,90) 90…99")
    }

    @Test(arguments: [0...Int.max, Int.min...Int.max, -7...1_000_000])
    func `A range with arbitrary bounds is limited to the collection`(range: ClosedRange<Int>) throws {
        let host = mount { List(0..<30) { NumberRow(number: $0) } }
        try host.reveal(range)
        #expect(host.window == "0…29")
    }

    @Test(arguments: [["x", "y"], [3, 1], [], ["1"], [Int.min, -1], [100, Int.max]] as [[any Sendable]])
    func `An invalid reveal event changes nothing`(bounds: [any Sendable]) throws {
        let host = mount { List(0..<100) { NumberRow(number: $0) } }
        let gap = try #require(host.session.tree.root.first { $0.kind == .gap })
        let value = Value.list(bounds.map { ($0 as? Int).map(Value.int) ?? .string("\($0)") })
        try host.act { try host.session.send(.element(Event(.reveal, on: gap.id, value: value))) }
        #expect(host.operations == [])
    }

    @Test func `Rows inserted before the window shift it, and its rows keep their state`() throws {
        let model = Numbers(0..<1_000)
        let host = mount { ModelList(model: model) }
        try host.reveal(500...529)
        host.resetCounts()
        host.act { model.numbers.insert(contentsOf: [-1, -2, -3], at: 100) }
        #expect(host.window == "gap(0,503) 500…529 gap(533,470)")
        #expect(host.evaluations(of: NumberRow.self) == 0)
    }

    @Test func `Rows inserted before the window and removed after it shift the window`() throws {
        let model = Numbers(0..<1_000)
        let host = mount { ModelList(model: model) }
        try host.reveal(500...529)
        host.resetCounts()
        host.act { model.numbers = [-1, -2, -3] + model.numbers.filter { $0 < 900 } }
        #expect(host.window == "gap(0,503) 500…529 gap(533,370)")
        #expect(host.evaluations(of: NumberRow.self) == 0)
    }

    @Test func `Only a row inserted into the window is created`() throws {
        let model = Numbers(0..<1_000)
        let host = mount { ModelList(model: model) }
        try host.reveal(500...529)
        host.resetCounts()
        host.act { model.numbers.insert(-1, at: 510) }
        #expect(host.evaluations(of: NumberRow.self) == 1)
        #expect(host.rows.count == 31)
    }

    @Test func `Swapping the first and the last row of the window does not move it`() throws {
        let model = Numbers(0..<1_000)
        let host = mount { ModelList(model: model) }
        try host.reveal(500...529)
        host.resetCounts()
        host.act { model.numbers.swapAt(500, 529) }
        #expect(host.evaluations(of: NumberRow.self) == 0)
        #expect(host.operations.count == 2)
    }

    @Test func `After all rows were removed, the window begins at the first new row`() throws {
        let model = Numbers(0..<1_000)
        let host = mount { ModelList(model: model) }
        try host.reveal(500...529)
        host.act { model.numbers = [] }
        #expect(host.window == "")
        host.act { model.numbers = Array(0..<1_000) }
        #expect(host.window == "0…23 gap(24,976)")
    }

    @Test func `Rows appear and disappear with the elements of a binding's collection`() {
        let host = mount { BoundList() }
        #expect(host.window == "")
        host.tap("Add")
        host.tap("Add")
        #expect(host.window == "0…1")
        host.tap("Remove")
        #expect(host.window == "0")
    }

    @Test func `A row appended to the collection is created if the window reaches the end`() throws {
        let model = Numbers(0..<1_000)
        let host = mount { ModelList(model: model) }
        try host.reveal(840...999)
        host.act { model.numbers.append(1_000) }
        #expect(host.window == "gap(0,841) 841…1000")
    }

    @Test func `A duplicate id causes one warning, and both of its rows keep working`() throws {
        let model = Numbers(0..<0)
        let host = mount { ModelList(model: model) }
        host.act { model.numbers = [1, 2, 1] }
        #expect(host.rows.count == 3)
        #expect(
            host.warnings == [
                "ForEach in ModelList: several elements have the id 1. All are displayed, but their rows may exchange their state when "
                    + "the data changes. Give each element a unique id."
            ])
        let button = try #require(host.rows[2].first { $0.kind == .button })
        try host.act { try host.session.send(.element(Event(.tap, on: button.id))) }
        #expect(host.rows.map { row in row.first { $0.text != nil }?.text } == ["1 +0", "2 +0", "1 +1"])
        host.act { model.numbers = [1, 2, 1, 3] }
        #expect(host.warnings.count == 1)
    }
}

enum Container { case vertical, horizontal, columns, rows, sections }

private struct ContainerPage: View {
    let container: Container

    var body: some View {
        switch container {
        case .vertical: ScrollView { LazyVStack { content } }
        case .horizontal: ScrollView(.horizontal) { LazyHStack { content } }
        case .columns: ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { content } }
        case .rows: ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(), GridItem()]) { content } }
        case .sections: ScrollView { LazyVStack { Section("Numbers") { content } } }
        }
    }

    var content: some View { ForEach(0..<10_000) { NumberRow(number: $0) } }
}

private struct ModelList: View {
    let model: Numbers

    var body: some View { List(model.numbers, id: \.self) { NumberRow(number: $0) } }
}

/// Its body reads no number: what changes them is the rows' alone.
private struct BoundList: View {
    struct Number: Identifiable { let id: Int }

    @State private var numbers: [Number] = []

    var body: some View {
        Button("Add") { numbers.append(Number(id: numbers.count)) }
        Button("Remove") { numbers.removeLast() }
        List { ForEach($numbers) { number in Text("\(number.wrappedValue.id)") } }
    }
}

extension TestHost {
    /// The first list in a line: its runs of rows by their numbers, and its gaps with first and count.
    var window: String {
        let list = session.tree.root.first { $0.kind == .list }
        var parts: [String] = []
        var run: (first: String, last: String)?
        func endRun() {
            if let run { parts.append(run.first == run.last ? run.first : "\(run.first)…\(run.last)") }
            run = nil
        }
        for child in list?.children ?? [] {
            if child.kind == .gap {
                endRun()
                parts.append("gap(\(child[.first]?.intValue ?? -1),\(child[.count]?.intValue ?? -1))")
            } else {
                let number = child.first { $0.text != nil }?.text?.split(separator: " ").first.map(String.init) ?? "?"
                run = (run?.first ?? number, number)
            }
        }
        endRun()
        return parts.joined(separator: " ")
    }

    /// Tells the first gap that holds a range that the user nears it.
    func reveal(_ range: ClosedRange<Int>) throws {
        let gaps = session.tree.root.first { $0.kind == .list }?.children.filter { $0.kind == .gap } ?? []
        let gap = try #require(
            gaps.first {
                ($0[.first]?.intValue ?? 0) + ($0[.count]?.intValue ?? 0) > range.lowerBound
                    && ($0[.first]?.intValue ?? 0) <= range.upperBound
            })
        try act { try session.send(.element(Event(.reveal, on: gap.id, value: [.int(range.lowerBound), .int(range.upperBound)]))) }
    }
}
