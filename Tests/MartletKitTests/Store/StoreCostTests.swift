import MartletTest
import MartletUI
import Testing

@testable import MartletKit

@MainActor
@Suite("Cost of a store")
struct StoreCostTests {
    /// Counts the value comparisons that an input causes.
    private func comparisons(sending input: ShopAction, to store: Store<Shop, ShopAction>) -> Int {
        let before = store.place.comparison.comparisons
        store.send(input)
        return store.place.comparison.comparisons - before
    }

    private func shown(_ count: Int) -> (store: Store<Shop, ShopAction>, host: TestHost) {
        let store = Store(Shop.with(items: count), .shop())
        return (store, mount { Rows(store: store) })
    }

    @Test func `A change beside ten thousand rows does not compare the rows`() {
        let (store, host) = shown(10_000)
        // The whole state, the title, and the count.
        #expect(comparisons(sending: .add, to: store) == 3)
        #expect(host.evaluations(sending: .add, to: store) == ["Heading": 1])
    }

    @Test func `A changed row costs one comparison for each row, and only its own fields are read`() {
        let (store, host) = shown(1_000)
        // The whole state, the title, the count, each row, and in one of them the whole, the name and the mark.
        #expect(comparisons(sending: .item(900, .toggle), to: store) == 3 + 1_000 + 3)
        #expect(host.evaluations(sending: .item(900, .toggle), to: store) == ["Row": 1])
    }

    @Test func `An action without a change costs one comparison`() {
        let (store, _) = shown(1_000)
        #expect(comparisons(sending: .rename("Shop"), to: store) == 1)
    }

    @Test func `Ten thousand actions with effects leak nothing`() async {
        let clock = TestClock()
        let store = Store<Int, Bool>(
            0,
            Reducer { state, isStart in
                state += 1
                guard isStart else { return .none }
                return .concatenate(.run { _ in }, .run { send in await send(false) }).cancellable(id: state)
            })
        for _ in 0..<100 {
            for _ in 0..<99 { store.send(true) }
            await store.send(true).finish()
            await clock.advance(by: .zero)
        }
        #expect(store.state == 20_000)
        #expect(store.effectCount == 0)
        #expect(store.core?.entryCount == 0)
    }

    @Test func `The paths of removed rows are released`() {
        let store = Store(Shop(), .shop())
        let host = mount { Rows(store: store) }
        for id in 0..<500 {
            host.act { _ = store.send(.insert(Item(id: id, name: "Item"), at: 0)) }
            host.act { _ = store.send(.remove(id: id)) }
        }
        #expect(store.place.entryCount < 40)
        #expect(store.parts.count < 40)
    }

    @Test func `A read outside a view is not recorded`() {
        let store = Store(Shop.with(items: 1_000), .shop())
        for id in 0..<1_000 {
            #expect(store.scope(\.items, id: id, input: \.item)?.name == "Item \(id)")
            #expect(store[\.items[id].name] == "Item \(id)")
        }
        #expect(store.place.entryCount < 100)
    }

    @Test func `A store is released with its views`() {
        weak var store: Store<Shop, ShopAction>?
        weak var place: MartletKit.StatePlace<Shop>?
        do {
            let (shown, host) = shown(3)
            (store, place) = (shown, shown.place)
            host.act { _ = shown.send(.item(1, .toggle)) }
            host.close()
        }
        #expect(store == nil)
        #expect(place == nil)
    }

    @Test func `A page that appears repeatedly is recorded once`() {
        let store = Store(Shop(), .shop())
        let host = mount { Pages(store: store) }
        for _ in 0..<100 {
            host.tap("Turn")
            host.tap("Turn")
        }
        // The count, the title, and the detail's presence.
        #expect(store.place.entryCount <= 4)
    }
}

private struct Rows: View {
    let store: Store<Shop, ShopAction>

    var body: some View {
        VStack {
            Text(verbatim: store.title)
            Heading(store: store)
            ForEach(store.ids(\.items), id: \.self) { id in
                if let item = store.scope(\.items, id: id, input: \.item) { Row(store: item) }
            }
        }
    }
}

private struct Heading: View {
    let store: Store<Shop, ShopAction>
    var body: some View { Text(verbatim: "\(store.count)") }
}

private struct Row: View {
    let store: Store<Item, ItemAction>
    var body: some View { Text(verbatim: "\(store.name) \(store.isDone)") }
}

private struct Pages: View {
    let store: Store<Shop, ShopAction>
    @State private var isTurned = false

    var body: some View {
        Button("Turn") { isTurned.toggle() }
        if isTurned { Heading(store: store) } else { Rows(store: store) }
    }
}
