import MartletKit
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Parts of a store")
struct StorePartTests {
    let store = Store(Shop.with(items: 3), .shop())

    @Test func `A part reads from its store and sends to it`() {
        let profile: Store<Profile, ProfileAction> = store.scope(\.profile, input: \.profile)
        profile.send(.rename("Bob"))
        #expect(profile.name == "Bob")
        #expect(store.profile.name == "Bob")
        store.send(.profile(.visit))
        #expect(profile.visits == 1)
    }

    @Test func `A read-only part of a value, an optional or an element needs no case`() throws {
        store.send(.show(Detail(text: "Milk")))
        let profile: Store<Profile, Never> = store.scope(\.profile)
        let detail: Store<Detail, Never> = try #require(store.scope(\.detail))
        let item: Store<Item, Never> = try #require(store.scope(\.items, id: 1))
        store.send(.profile(.rename("Bob")))
        #expect(profile.name == "Bob")
        #expect(detail.text == "Milk")
        #expect(item.name == store.items.first { $0.id == 1 }?.name)
        #expect(store.scope(\.items, id: 99) == nil)
    }

    @Test func `A part has parts itself`() throws {
        store.send(.show(Detail(text: "Milk", note: Note(text: "fresh"))))
        let detail = try #require(store.scope(\.detail, input: \.detail))
        let note = try #require(detail.scope(\.note, input: \.editNote))
        note.send("sour")
        #expect(note.text == "sour")
        #expect(store.detail == Detail(text: "Milk", note: Note(text: "sour")))
    }

    @Test func `The same path and case return the same part, on whichever line, while someone keeps it`() {
        let first = store.scope(\.profile, input: \.profile)
        #expect(store.scope(\.profile, input: \.profile) === first)
        #expect(store.scope(\.items, id: 1, input: \.item) !== store.scope(\.items, id: 2, input: \.item))
    }

    @Test func `Two cases of one path are two parts, also from one line`() {
        let parts = [\ShopAction.Cases.rename, \.profile.rename].map { store.scope(\.profile, input: $0) }
        parts[0].send("Bazaar")
        parts[1].send("Bob")
        #expect(store.title == "Bazaar")
        #expect(store.profile.name == "Bob")
    }

    @Test func `A part of an element sends a case of that element's inputs`() throws {
        let name: Store<Item, String> = try #require(store.scope(\.items, id: 1, input: \.item.rename))
        name.send("Milk")
        #expect(store.items.map(\.name) == ["Item 0", "Milk", "Item 2"])
    }

    @Test func `There is no part for nil or for a missing element`() {
        #expect(store.scope(\.detail, input: \.detail) == nil)
        #expect(store.scope(\.items, id: 9, input: \.item) == nil)
    }

    @Test func `A part of a removed element shows the last value and ignores inputs`() throws {
        let item = try #require(store.scope(\.items, id: 1, input: \.item))
        store.send(.remove(id: 1))
        #expect(item.name == "Item 1")
        item.send(.toggle)
        #expect(item.state == Item(id: 1, name: "Item 1"))
        #expect(store.items.map(\.id) == [0, 2])
    }

    @Test func `A part of a removed value shows the last value, and then a new one`() throws {
        store.send(.show(Detail(text: "Milk")))
        let detail = try #require(store.scope(\.detail, input: \.detail))
        store.send(.detail(.edit("Milk, fresh")))
        store.send(.show(nil))
        #expect(detail.text == "Milk, fresh")
        store.send(.show(Detail(text: "Eggs")))
        #expect(detail.text == "Eggs")
    }

    @Test func `A part follows its element when the element moves`() throws {
        let item = try #require(store.scope(\.items, id: 2, input: \.item))
        store.send(.move(from: 2, to: 0))
        store.send(.insert(Item(id: 7, name: "New"), at: 0))
        item.send(.rename("Milk"))
        #expect(item.name == "Milk")
        #expect(store.items.map(\.name) == ["New", "Milk", "Item 0", "Item 1"])
    }

    @Test func `A changed element evaluates only its row`() {
        let host = mount { ItemList(store: store) }
        #expect(host.evaluations { host.tap("Item 1") } == ["ItemRow": 1, "Button<Text>": 1])
        host.find("Item 1 done")
        #expect(host.evaluations { host.tap("Item 1 done") } == ["ItemRow": 1, "Button<Text>": 1])
        host.find("Item 1")
    }

    @Test func `An inserted element evaluates the list and the new row`() {
        let host = mount { ItemList(store: store) }
        let evaluations = host.evaluations(sending: .insert(Item(id: 9, name: "Milk"), at: 1), to: store)
        #expect(evaluations == ["ItemList": 1, "ItemRow": 1, "Button<Text>": 1])
    }

    @Test func `A moved element evaluates no row`() {
        let host = mount { ItemList(store: store) }
        #expect(host.evaluations(sending: .move(from: 0, to: 2), to: store) == ["ItemList": 1])
        #expect(host.evaluations { host.tap("Item 0") } == ["ItemRow": 1, "Button<Text>": 1])
    }

    @Test func `A removed element removes its row`() {
        let host = mount { ItemList(store: store) }
        host.act { store.send(.remove(id: 1)) }
        host.expectNone("Item 1")
        #expect(host.evaluations { host.tap("Item 2") } == ["ItemRow": 1, "Button<Text>": 1])
        host.find("Item 2 done")
    }

    @Test func `A view with an optional part is evaluated when the part appears or disappears, not when it changes`() {
        let host = mount { DetailSlot(store: store) }
        #expect(host.evaluations(sending: .show(Detail(text: "Milk")), to: store) == ["DetailSlot": 1, "DetailView": 1])
        #expect(host.evaluations(sending: .detail(.edit("Eggs")), to: store) == ["DetailView": 1])
        host.find("Eggs")
        #expect(host.evaluations(sending: .show(nil), to: store) == ["DetailSlot": 1])
        host.find("Nothing")
    }

    @Test func `A view with an element's part is evaluated when that element appears or disappears, not for others`() {
        let host = mount { ItemSlot(store: store, id: 1) }
        #expect(host.evaluations(sending: .remove(id: 0), to: store) == [:])
        #expect(host.evaluations(sending: .remove(id: 1), to: store) == ["ItemSlot": 1])
        host.find("Nothing")
        #expect(
            host.evaluations(sending: .insert(Item(id: 1, name: "Again"), at: 0), to: store) == [
                "ItemSlot": 1, "ItemRow": 1, "Button<Text>": 1,
            ])
        host.find("Again")
    }
}

private struct ItemList: View {
    let store: Store<Shop, ShopAction>

    var body: some View {
        ForEach(store.ids(\.items), id: \.self) { id in
            if let item = store.scope(\.items, id: id, input: \.item) { ItemRow(store: item) }
        }
    }
}

private struct ItemRow: View {
    let store: Store<Item, ItemAction>

    var body: some View {
        Button(store.isDone ? "\(store.name) done" : store.name) { store.send(.toggle) }
    }
}

private struct ItemSlot: View {
    let store: Store<Shop, ShopAction>
    let id: Int

    var body: some View {
        if let item = store.scope(\.items, id: id, input: \.item) { ItemRow(store: item) } else { Text(verbatim: "Nothing") }
    }
}

private struct DetailSlot: View {
    let store: Store<Shop, ShopAction>

    var body: some View {
        if let detail = store.scope(\.detail, input: \.detail) { DetailView(store: detail) } else { Text(verbatim: "Nothing") }
    }
}

private struct DetailView: View {
    let store: Store<Detail, DetailAction>
    var body: some View { Text(verbatim: store.text) }
}
