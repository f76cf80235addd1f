import MartletKit
import MartletTest
import MartletUI
import Observation
import Testing

@MainActor
@Suite("Reading a store")
struct StoreReadingTests {
    let store = Store(Shop(), .shop())

    @Test func `A view is evaluated again only for what it reads`() {
        let host = mount { Heads(store: store) }
        #expect(host.evaluations(sending: .rename("Market"), to: store) == ["TitleView": 1])
        host.find("Market")
        #expect(host.evaluations(sending: .add, to: store) == ["CountView": 1])
        host.find("Count 1")
    }

    @Test func `A view is evaluated for every change, not only the first`() {
        let host = mount { Heads(store: store) }
        for count in 1...3 {
            #expect(host.evaluations(sending: .add, to: store) == ["CountView": 1])
            host.find("Count \(count)")
        }
    }

    @Test func `Writing an equal value is not a change`() {
        let host = mount { Heads(store: store) }
        #expect(host.evaluations(sending: .rename("Shop"), to: store) == [:])
    }

    @Test func `A subscript depends on the whole key path, dot syntax on its first step`() {
        let host = mount { Names(store: store) }
        #expect(host.evaluations(sending: .profile(.visit), to: store) == ["DottedName": 1])
        #expect(host.evaluations(sending: .profile(.rename("Bob")), to: store) == ["DottedName": 1, "BracketedName": 1])
        #expect(host.findAll("Bob").count == 2)
    }

    @Test func `A value that is not Equatable changes with the value that contains it`() {
        let store = Store(
            Opaque(),
            Reducer<Opaque, OpaqueAction> { state, action in
                switch action {
                case .count: state.count += 1
                case .name(let name): state.name = name
                }
                return .none
            })
        var calls = 0
        withObservationTracking {
            _ = store.closure
        } onChange: {
            MainActor.assumeIsolated { calls += 1 }
        }
        store.send(.count)
        #expect(calls == 1)
    }

    @Test func `A read-only store has the same state`() {
        let readOnly: Store<Shop, Never> = store.readOnly
        store.send(.add)
        #expect(readOnly.count == 1)
    }

    @Test func `A binding reads the state and sends inputs`() {
        let host = mount { TextField("Title", text: store.binding(\.title) { .rename($0) }) }
        host.type("s", into: "Title")
        #expect(store.title == "Shops")
    }

    @Test func `D6: Views can get a store from the environment`() {
        let host = mount { Outer().environment(store) }
        #expect(host.evaluations { host.tap("Add 0") } == ["Inner": 1, "Button<Text>": 1])
        host.find("Add 1")
    }

    @Test func `A store has the id of its state`() {
        let store = Store<Item, Never>.constant(Item(id: 7, name: "Milk"))
        #expect(store.id == 7)
        let host = mount { ForEach([store]) { Text(verbatim: $0.name) } }
        host.find("Milk")
    }
}

private struct Opaque {
    var count = 0
    var name = ""
    var closure: () -> Void = {}
}

private enum OpaqueAction {
    case count
    case name(String)
}

private struct Heads: View {
    let store: Store<Shop, ShopAction>

    var body: some View {
        TitleView(store: store)
        CountView(store: store)
    }
}

private struct TitleView: View {
    let store: Store<Shop, ShopAction>
    var body: some View { Text(verbatim: store.title) }
}

private struct CountView: View {
    let store: Store<Shop, ShopAction>
    var body: some View { Text(verbatim: "Count \(store.count)") }
}

private struct Names: View {
    let store: Store<Shop, ShopAction>

    var body: some View {
        DottedName(store: store)
        BracketedName(store: store)
    }
}

private struct DottedName: View {
    let store: Store<Shop, ShopAction>
    var body: some View { Text(verbatim: store.profile.name) }
}

private struct BracketedName: View {
    let store: Store<Shop, ShopAction>
    var body: some View { Text(verbatim: store[\.profile.name]) }
}

private struct Outer: View {
    var body: some View { Inner() }
}

private struct Inner: View {
    @Environment(Store<Shop, ShopAction>.self) private var store
    var body: some View { Button("Add \(store.count)") { store.send(.add) } }
}
