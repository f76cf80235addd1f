import MartletCombine
import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("State of rows outside the window")
struct KeptRowTests {
    private let page = RowPage()

    // Shows: List, LazyVStack, LazyHStack, LazyVGrid, LazyHGrid
    @Test(arguments: [Shape.list, .vertical, .horizontal, .columns, .rows])
    func `A row that comes back has its state`(shape: Shape) throws {
        let host = mount { RowContainer(shape: shape, page: page) }
        host.tap("count 3")
        host.tap("open 3")
        host.tap("object 3")
        host.tap("marked 3")
        #expect(host.texts(of: 3) == ["3: 1 1 open mark"])
        try host.revealAll(500...659)
        #expect(host.texts(of: 3) == [])
        try host.revealAll(0...20)
        #expect(host.texts(of: 3) == ["3: 1 1 open mark"])
        #expect(host.texts(of: 4) == ["4: 0 0"])
    }

    @Test func `The state of views inside a branch and of inner rows comes back`() throws {
        let host = mount { RowContainer(shape: .list, page: page) }
        host.tap("open 3")
        host.tap("inner 3 b")
        try host.revealAll(500...659)
        try host.revealAll(0...20)
        #expect(host.first(.text, saying: "inner 3 a: 0") != nil)
        #expect(host.first(.text, saying: "inner 3 b: 1") != nil)
    }

    @Test func `A row that was removed and is added again begins anew`() throws {
        let host = mount { RowContainer(shape: .list, page: page) }
        host.tap("count 3")
        host.act { page.numbers.remove(at: 3) }
        host.act { page.numbers.insert(3, at: 3) }
        #expect(host.texts(of: 3) == ["3: 0 0"])
    }

    @Test func `A row that others push out of the window keeps its state`() throws {
        let host = mount { RowContainer(shape: .list, page: page) }
        try host.revealAll(840...999)
        host.tap("count 840")
        host.act { page.numbers.append(contentsOf: 1_000..<1_010) }
        #expect(host.texts(of: 840) == [])
        try host.revealAll(835...845)
        #expect(host.texts(of: 840) == ["840: 1 0"])
    }

    @Test func `What is kept ends with its container`() throws {
        weak var object: RowObject?
        do {
            let host = mount { RowContainer(shape: .list, page: page) }
            object = RowObject.last
            try host.revealAll(500...659)
            #expect(object != nil)
            host.close()
        }
        #expect(object == nil)
    }

    enum Shape { case list, vertical, horizontal, columns, rows }
}

private final class RowPage: ObservableObject {
    @Published var numbers = Array(0..<1_000)
}

@MainActor
private final class RowObject: ObservableObject {
    static weak var last: RowObject?
    @Published var count = 0
    init() { Self.last = self }
}

private struct RowContainer: View {
    let shape: KeptRowTests.Shape
    @ObservedObject var page: RowPage

    var body: some View {
        switch shape {
        case .list: List { rows }
        case .vertical: ScrollView { LazyVStack { rows } }
        case .horizontal: ScrollView(.horizontal) { LazyHStack { rows } }
        case .columns: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } }
        case .rows: ScrollView(.horizontal) { LazyHGrid(rows: [GridItem()]) { rows } }
        }
    }

    private var rows: some View { ForEach(page.numbers, id: \.self) { Row(number: $0) } }
}

private struct Row: View {
    let number: Int
    @State private var count = 0
    @State private var isOpen = false
    @StateObject private var object = RowObject()

    var body: some View {
        VStack {
            Text("\(number): \(count) \(object.count)\(isOpen ? " open" : "")").modifier(Marking(number: number))
            Button("count \(number)") { count += 1 }
            Button("object \(number)") { object.count += 1 }
            Button("open \(number)") { isOpen.toggle() }
            if isOpen { ForEach(["a", "b"], id: \.self) { InnerRow(name: "\(number) \($0)") } }
        }
    }
}

private struct InnerRow: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Text("inner \(name): \(count)")
        Button("inner \(name)") { count += 1 }
    }
}

/// A modifier with a state of its own.
private struct Marking: ViewModifier {
    let number: Int
    @State private var isMarked = false

    func body(content: Content) -> some View {
        content
        if isMarked { Text("marked") }
        Button("marked \(number)") { isMarked = true }
    }
}

extension TestHost {
    /// The texts of a row, with ` mark` if the row is marked.
    fileprivate func texts(of number: Int) -> [String] {
        elements(.text).compactMap(\.text).filter { $0.hasPrefix("\(number): ") }.map { text in
            let row = elements(.stack).first { $0.children.contains { $0.text == text } }
            return text + (row?.children.contains { $0.text == "marked" } == true ? " mark" : "")
        }
    }

    /// Tells the gap that holds a range that the user nears it.
    fileprivate func revealAll(_ range: ClosedRange<Int>) throws {
        let gap = try #require(
            elements(.gap).first {
                let first = $0[.first]?.intValue ?? 0
                return first + ($0[.count]?.intValue ?? 0) > range.lowerBound && first <= range.upperBound
            })
        try act { try session.send(.element(Event(.reveal, on: gap.id, value: [.int(range.lowerBound), .int(range.upperBound)]))) }
    }
}
