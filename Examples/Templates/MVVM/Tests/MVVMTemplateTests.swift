import MartletKit
import MartletTest
import Testing

@testable import MVVMTemplate

@MainActor
struct MVVMTemplateTests {
    @Test func `Adding takes the draft, and clears it`() {
        let model = ItemListViewModel(load: { [] })
        model.trigger(.draftChanged("Milk"))
        model.trigger(.add)
        #expect(model.state.items.map(\.title) == ["Milk"])
        #expect(model.state.draft == "")
    }

    @Test func `Return adds the typed text to the list`() {
        let host = mount { ItemListView(store: Store(ItemListViewModel(load: { [] }))) }
        host.type("Milk\n", into: "New item")
        host.toggle("Milk")
        #expect(host.find(.toggle, "Milk").isOn == true)
    }

    @Test func `The view shows any state, without a view model`() {
        let host = mount { ItemListView(store: .constant(ItemListState(items: [Item(title: "Milk", isDone: true)]))) }
        #expect(host.find(.toggle, "Milk").isOn == true)
    }
}
