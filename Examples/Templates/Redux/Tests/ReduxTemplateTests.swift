import MartletKit
import MartletTest
import Testing

@testable import ReduxTemplate

@MainActor
struct ReduxTemplateTests {
    @Test func `The list is loaded when it appears`() async {
        let milk = Item(title: "Milk")
        let test = StoreTest(Store(AppState(), .app(load: { [milk] })))
        test.send(.appeared)
        await test.receive(.loaded([milk])) { $0.items = [milk] }
        await test.finish()
    }

    @Test func `Deleting removes the item at its place`() async {
        let (milk, eggs) = (Item(title: "Milk"), Item(title: "Eggs"))
        let test = StoreTest(Store(AppState(items: [milk, eggs]), .app(load: { [] })))
        test.send(.remove([0])) { $0.items = [eggs] }
        await test.finish()
    }

    @Test func `Return adds the typed text to the list`() {
        let store = Store(AppState(), .app(load: { [] }))
        let host = mount { ItemListView(store: store) }
        host.type("Milk\n", into: "New item")
        host.toggle("Milk")
        #expect(store.items.map(\.title) == ["Milk"])
        #expect(host.find(.toggle, "Milk").isOn == true)
        #expect(store.draft == "")
    }
}
