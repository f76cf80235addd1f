import Foundation
import MartletKit
import Testing

@MainActor
@Suite("Arrays of elements with ids")
struct IdentifiedArrayTests {
    private var items: IdentifiedArray<Item> { [Item(id: 3, name: "C"), Item(id: 1, name: "A"), Item(id: 2, name: "B")] }

    @Test func `It keeps the order, and finds an element by its id`() {
        #expect(items.ids == [3, 1, 2])
        #expect(items.map(\.name) == ["C", "A", "B"])
        #expect(items[id: 1]?.name == "A")
        #expect(items[id: 9] == nil)
        #expect(items.index(id: 2) == 2)
    }

    @Test func `Of two elements with one id it keeps the last, at the place of the first`() {
        var items = IdentifiedArray([Item(id: 1, name: "A"), Item(id: 2, name: "B"), Item(id: 1, name: "New")])
        #expect(items.map(\.name) == ["New", "B"])
        items.append(Item(id: 2, name: "Newer"))
        items.insert(Item(id: 5, name: "First"), at: 0)
        #expect(items.map(\.name) == ["First", "New", "Newer"])
    }

    @Test func `It is changed by id, by index and by predicate`() {
        var items = items
        items[id: 1]?.name = "Ann"
        items[0].name = "Cid"
        #expect(items.map(\.name) == ["Cid", "Ann", "B"])
        items[id: 2] = nil
        items[id: 7] = Item(id: 7, name: "G")
        #expect(items.ids == [3, 1, 7])
        #expect(items.remove(id: 3)?.name == "Cid")
        items.removeAll { $0.name == "G" }
        #expect(items.ids == [1])
        #expect(items.index(id: 1) == 0)
    }

    @Test func `It is encoded as an array`() throws {
        struct Row: Codable, Identifiable, Equatable { let id: Int }
        let rows: IdentifiedArray<Row> = [Row(id: 2), Row(id: 1)]
        let data = try JSONEncoder().encode(rows)
        #expect(String(decoding: data, as: UTF8.self) == #"[{"id":2},{"id":1}]"#)
        #expect(try JSONDecoder().decode(IdentifiedArray<Row>.self, from: data) == rows)
    }

    /// An element whose id counts how often it is read.
    private struct Counted: Identifiable, Equatable {
        let number: Int
        let reads: Counter
        var value = 0
        var id: Int {
            reads.count += 1
            return number
        }
        static func == (left: Counted, right: Counted) -> Bool { left.number == right.number && left.value == right.value }
    }

    private final class Counter { var count = 0 }

    @Test func `A reducer of its elements does not search`() {
        let reads = Counter()
        let reducer = Reducer<Counted, ItemAction> { state, _ in
            state.value += 1
            return .none
        }
        func readsOfLift(_ count: Int) -> Int {
            var state = IdentifiedArray((0..<count).map { Counted(number: $0, reads: reads) })
            reads.count = 0
            _ = reducer.lift(each: \.self, action: \ShopAction.Cases.item)(&state, .item(count - 1, .toggle))
            #expect(state[id: count - 1]?.value == 1)
            return reads.count
        }
        #expect(readsOfLift(1_000) == readsOfLift(10))
    }
}
