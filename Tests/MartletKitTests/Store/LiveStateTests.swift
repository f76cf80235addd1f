import MartletCombine
@testable import MartletKit
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Live state")
struct LiveStateTests {
    let state = LiveState(Shop())

    @Test func `C5: A view depends only on the values it reads`() {
        let host = mount { Reader(state: state) }
        #expect(host.evaluations { host.act { state.title = "Market" } } == ["TitleReader": 1])
        #expect(host.evaluations { host.act { state.profile.name = "Bob" } } == [:])
        host.find("Market")
    }

    @Test func `C6: Writing an equal value is not a change`() {
        let host = mount { Reader(state: state) }
        #expect(host.evaluations { host.act { state.title = "Shop" } } == [:])
        #expect(host.evaluations { host.act { state[\.profile.visits] = 0 } } == [:])
    }

    @Test func `C6: A bulk update is one change`() {
        var heard: [Shop] = []
        let subscription = state.publisher(for: \.self).sink { heard.append($0) }
        state.bulkUpdate {
            $0.title = "Market"
            $0.count = 3
        }
        #expect(heard == [Shop(), Shop(title: "Market", count: 3)])
        subscription.cancel()
    }

    @Test func `A bulk update that throws changes nothing`() {
        struct Refusal: Error {}
        #expect(throws: Refusal.self) {
            try state.bulkUpdate {
                $0.title = "Market"
                throw Refusal()
            }
        }
        #expect(state.title == "Shop")
    }

    @Test func `Reading during a change returns the old value`() {
        state.bulkUpdate {
            $0.title = "Market"
            #expect(state.title == "Shop")
        }
    }

    @Test func `C6: Updates yield the current value and each new one, without duplicates`() async {
        var updates = state.updates(for: \.title).makeAsyncIterator()
        #expect(await updates.next() == "Shop")
        state.count += 1
        state.title = "Shop"
        state.title = "Market"
        #expect(await updates.next() == "Market")
    }

    @Test func `A slow reader gets the latest value`() async {
        var updates = state.updates(for: \.count).makeAsyncIterator()
        for count in 1...5 { state.count = count }
        #expect(await updates.next() == 5)
    }

    @Test func `An unread stream of updates is released`() async {
        for _ in 0..<200 {
            for await _ in state.updates(for: \.title) { break }
        }
        state.title = "Market"
        #expect(state.store.place.entryCount < 40)
    }

    @Test func `C6: A publisher emits the current value and each new one in step, without duplicates`() {
        var heard: [Int] = []
        let subscription = state.publisher(for: \.count).sink { heard.append($0) }
        for count in [1, 1, 2, 2, 3] { state.count = count }
        #expect(heard == [0, 1, 2, 3])
        subscription.cancel()
        state.count = 4
        #expect(heard == [0, 1, 2, 3])
    }

    @Test func `A store has publishers too`() {
        let store = Store(Shop(), .shop())
        var heard: [Int] = []
        let subscription = store.publisher(for: \.count).sink { heard.append($0) }
        store.send(.add)
        store.send(.rename("Market"))
        #expect(heard == [0, 1])
        subscription.cancel()
    }

    @Test func `A read-only view gets a store without inputs`() {
        let store: Store<Shop, Never> = state.store
        state.title = "Market"
        #expect(store.title == "Market")
    }
}

private struct Reader: View {
    let state: LiveState<Shop>

    var body: some View { TitleReader(state: state) }
}

private struct TitleReader: View {
    let state: LiveState<Shop>
    var body: some View { Text(verbatim: state.title) }
}
