import MartletKit
import MartletTest
import MartletUI
import Testing

#if DEBUG
@MainActor
@Suite("History")
struct HistoryTests {
    let store = Store(Shop(), .shop())

    @Test func `A store records nothing by default`() {
        store.send(.add)
        #expect(store.history.isEmpty)
    }

    @Test func `The latest inputs and their states are recorded`() {
        store.record(last: 3)
        for _ in 0..<4 { store.send(.add) }
        store.send(.rename("Market"))
        #expect(store.history.map(\.number) == [3, 4, 5])
        #expect(store.history.map(\.input) == [.add, .add, .rename("Market")])
        #expect(store.history.map(\.state.count) == [3, 4, 4])
    }

    @Test func `Views show the state after a jump`() {
        store.record(last: 10)
        let host = mount { CountText(store: store) }
        host.act { for _ in 0..<3 { store.send(.add) } }
        host.act { store.jump(to: store.history[0]) }
        host.find("1")
        #expect(store.history.count == 3)
    }
}

private struct CountText: View {
    let store: Store<Shop, ShopAction>
    var body: some View { Text(verbatim: "\(store.count)") }
}
#endif
