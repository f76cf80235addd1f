import MartletTest
import Testing

@testable import VIPERTemplate

@MainActor
struct VIPERTemplateTests {
    @Test func `The presenter says in words whether an item is done`() {
        let presenter = ItemListPresenter(interactor: ItemInteractor([Item(title: "Milk", isDone: true), Item(title: "Eggs")]))
        #expect(presenter.rows.map(\.subtitle) == ["Done", "Open"])
    }

    @Test func `An item that is done on its screen is done in the list`() {
        let host = mount { ItemListModule.build(interactor: ItemInteractor([Item(title: "Milk")])) }
        host.tap("Milk")
        host.toggle("Done")
        host.goBack()
        #expect(host.exists("Done"))
        #expect(!host.exists("Open"))
    }

    @Test func `Return adds the typed text to the list`() {
        let host = mount { RootView() }
        host.type("Milk\n", into: "New item")
        #expect(host.exists("Milk"))
    }
}
