import MartletElements
import MartletTest
import MartletUI
import Observation
import Testing

/// What must hold although only the rows that changed are looked at.
@MainActor
@Suite("Rows that are all made")
struct EagerRowTests {
    @Test func `Inserting a row with a duplicate id logs a warning`() {
        let model = Numbers(0..<10)
        let host = mount { PlainRows(model: model) }
        host.act { model.numbers.insert(7, at: 0) }
        #expect(host.stackedTexts == ["7", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"])
        #expect(host.warnings.count == 1)
        host.act { model.numbers.removeFirst() }
        #expect(host.stackedTexts == ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"])
    }

    @Test func `Rows created from an object follow it after other rows were inserted`() {
        let tallies = Tallies()
        let host = mount { TallyRows(tallies: tallies) }
        host.act { tallies.all.insert(Tally(id: 9), at: 0) }
        host.act { tallies.all[2].count = 5 }
        #expect(host.stackedTexts == ["0", "0", "5"])
    }

    @Test func `An inserted row created from an object follows it`() {
        let tallies = Tallies(count: 0)
        let host = mount { TallyRows(tallies: tallies) }
        host.act { tallies.all.append(Tally(id: 1)) }
        host.act { tallies.all[0].count = 3 }
        #expect(host.stackedTexts == ["3"])
    }

    @Test func `A closure with another captured value updates all rows`() {
        let model = Numbers(0..<3)
        let unit = Unit()
        let host = mount { UnitRows(model: model, unit: unit) }
        host.act { unit.name = "kg" }
        #expect(host.stackedTexts == ["0 kg", "1 kg", "2 kg"])
    }

    // Shows: ForEach
    @Test func `Rows can be inserted, removed and moved in one turn`() {
        let model = Numbers(0..<8)
        let host = mount { PlainRows(model: model) }
        host.act { model.numbers = [0, 9, 6, 2, 8, 4, 1, 7] }
        #expect(host.stackedTexts == ["0", "9", "6", "2", "8", "4", "1", "7"])
        #expect(host.evaluations(of: PlainRow.self) == 10)
        host.act { model.numbers = [] }
        #expect(host.stackedTexts == [])
        host.act { model.numbers = [3, 1] }
        #expect(host.stackedTexts == ["3", "1"])
    }

    @Test func `Rows between other views, of several views or of none, are put where they belong`() {
        let model = Numbers(1..<4)
        let host = mount { MixedRows(model: model) }
        #expect(host.stackedTexts == ["first", "1", "1", "3", "3", "last"])
        host.act { model.numbers.insert(5, at: 0) }
        #expect(host.stackedTexts == ["first", "5", "5", "1", "1", "3", "3", "last"])
        host.act { model.numbers.append(7) }
        #expect(host.stackedTexts == ["first", "5", "5", "1", "1", "3", "3", "7", "7", "last"])
        host.act { model.numbers = [2, 7] }
        #expect(host.stackedTexts == ["first", "7", "7", "last"])
        host.act { model.numbers = [2, 4] }
        #expect(host.stackedTexts == ["first", "last"])
        host.act { model.numbers = [2, 9, 4] }
        #expect(host.stackedTexts == ["first", "9", "9", "last"])
    }

    @Test func `Rows that come in the turn in which another view of the stack goes are put where they belong`() {
        let model = Numbers(0..<3)
        let host = mount { MixedRows(model: model, leavesAt: 4) }
        #expect(host.stackedTexts == ["first", "1", "1", "last"])
        host.act { model.numbers = [5, 0, 1, 2] }
        #expect(host.stackedTexts == ["5", "5", "1", "1", "last"])
    }

    @Test(arguments: 1...20)
    func `After any combination of changes, rows have their order, content and state`(seed: UInt64) {
        var random = SeededGenerator(state: seed)
        let board = Board((0..<12).map { Board.Item(id: $0) })
        let host = mount { BoardRows(board: board) }
        for _ in 0..<40 {
            var items = board.items
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                let place = items.isEmpty ? 0 : Int.random(in: items.indices, using: &random)
                switch Int.random(in: 0..<5, using: &random) {
                case 0: items.insert(Board.Item(id: items.map(\.id).max().map { $0 + 1 } ?? 0), at: place)
                case 1 where !items.isEmpty: items.remove(at: place)
                case 2 where !items.isEmpty: items[place].count += 1
                case 3 where !items.isEmpty: items.swapAt(place, Int.random(in: items.indices, using: &random))
                case 4 where items.count > 1: items[place] = Board.Item(id: items.map(\.id).max()! + 1)
                default: break
                }
            }
            host.act { board.items = items }
            #expect(host.stackedTexts == items.map { "\($0.id) of \($0.id): \($0.count)" })
        }
        #expect(host.warnings == [])
    }

    @Test func `Another id key path creates new rows`() {
        let host = mount { KeyedRows() }
        host.tap("Swap")
        #expect(host.evaluations(of: PlainRow.self) == 4)
    }
}

private struct PlainRow: View {
    let number: Int

    var body: some View { Text(verbatim: "\(number)") }
}

private struct PlainRows: View {
    let model: Numbers

    var body: some View { VStack { ForEach(model.numbers, id: \.self) { PlainRow(number: $0) } } }
}

@Observable
@MainActor
private final class Tally: Identifiable {
    let id: Int
    var count = 0

    init(id: Int) { self.id = id }
}

@Observable
@MainActor
private final class Tallies {
    var all: [Tally]

    init(count: Int = 2) { all = (0..<count).map { Tally(id: $0) } }
}

private struct TallyRows: View {
    let tallies: Tallies

    var body: some View { VStack { ForEach(tallies.all) { Text(verbatim: "\($0.count)") } } }
}

@Observable
@MainActor
private final class Unit {
    var name = "g"
}

private struct UnitRows: View {
    let model: Numbers
    let unit: Unit

    var body: some View {
        let name = unit.name
        VStack { ForEach(model.numbers, id: \.self) { Text(verbatim: "\($0) \(name)") } }
    }
}

private struct Pair: Equatable {
    let first: Int
    let second: Int
}

private struct KeyedRows: View {
    @State private var bySecond = false
    private let pairs = [Pair(first: 1, second: 3), Pair(first: 2, second: 4)]

    var body: some View {
        VStack { ForEach(pairs, id: bySecond ? \.second : \.first) { PlainRow(number: $0.first) } }
        Button("Swap") { bySecond.toggle() }
    }
}

extension TestHost {
    /// The texts in the first container.
    fileprivate var stackedTexts: [String] { session.tree.root.children[0].children.compactMap(\.text) }
}

@Observable @MainActor
private final class Board {
    struct Item: Identifiable, Equatable {
        let id: Int
        var count = 0
    }

    var items: [Item]

    init(_ items: [Item]) { self.items = items }
}

private struct BoardRows: View {
    let board: Board

    var body: some View { VStack { ForEach(board.items) { BoardRow(item: $0) } } }
}

private struct BoardRow: View {
    let item: Board.Item
    /// What the row was when its life began.
    @State private var born: Int

    init(item: Board.Item) {
        self.item = item
        _born = State(initialValue: item.id)
    }

    var body: some View { Text("\(item.id) of \(born): \(item.count)") }
}

/// A small generator with a seed, so that a failure can be had again.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

/// Two views for an odd number and none for an even one, between two others.
private struct MixedRows: View {
    let model: Numbers
    /// The number of rows from which the first view is gone.
    var leavesAt = Int.max

    var body: some View {
        VStack {
            if model.numbers.count < leavesAt { Text(verbatim: "first") }
            ForEach(model.numbers, id: \.self) { number in
                if !number.isMultiple(of: 2) {
                    Text(verbatim: "\(number)")
                    Text(verbatim: "\(number)")
                }
            }
            Text(verbatim: "last")
        }
    }
}
