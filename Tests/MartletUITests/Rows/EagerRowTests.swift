import MartletElements
import MartletTest
import MartletUI
import Observation
import Testing

/// What must hold although only the rows that changed are looked at.
@MainActor
@Suite("Rows that are all made")
struct EagerRowTests {
    @Test func `A row that comes with an id that is there already is warned of`() {
        let model = Numbers(0..<10)
        let host = mount { PlainRows(model: model) }
        host.act { model.numbers.insert(7, at: 0) }
        #expect(host.stackedTexts == ["7", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"])
        #expect(host.warnings.count == 1)
        host.act { model.numbers.removeFirst() }
        #expect(host.stackedTexts == ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"])
    }

    @Test func `Rows that read an object where they are made follow it after others have come`() {
        let tallies = Tallies()
        let host = mount { TallyRows(tallies: tallies) }
        host.act { tallies.all.insert(Tally(id: 9), at: 0) }
        host.act { tallies.all[2].count = 5 }
        #expect(host.stackedTexts == ["0", "0", "5"])
    }

    @Test func `A row that comes and reads an object where it is made follows it`() {
        let tallies = Tallies(count: 0)
        let host = mount { TallyRows(tallies: tallies) }
        host.act { tallies.all.append(Tally(id: 1)) }
        host.act { tallies.all[0].count = 3 }
        #expect(host.stackedTexts == ["3"])
    }

    @Test func `A closure that captured another value makes all rows anew`() {
        let model = Numbers(0..<3)
        let unit = Unit()
        let host = mount { UnitRows(model: model, unit: unit) }
        host.act { unit.name = "kg" }
        #expect(host.stackedTexts == ["0 kg", "1 kg", "2 kg"])
    }

    @Test func `Rows may come, go and change places at once`() {
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

    @Test func `Elements named by another key path are other rows`() {
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
