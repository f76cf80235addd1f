import MartletKit
import MartletTest
import Testing

@testable import ServicesTemplate

@MainActor
struct ServicesTemplateTests {
    /// The app's services, with a list that is not empty.
    private let services = Services(.fake) { services in
        services.register(ItemService.self) { _ in ItemService([Item(title: "Milk")]) }
    }

    @Test func `Return adds the typed text to the list`() {
        let host = mount(services: services) { ItemListView() }
        host.type("Eggs\n", into: "New item")
        #expect(host.find(.toggle, "Eggs").isOn == false)
    }

    @Test func `A switch changes its item in the service`() throws {
        let host = mount(services: services) { ItemListView() }
        host.toggle("Milk")
        #expect(try services(ItemService.self).items.map(\.isDone) == [true])
    }

    @Test func `The service adds no item without a title`() {
        let service = ItemService()
        service.add("")
        #expect(service.items.isEmpty)
    }

    @Test func `The whole app starts with the services that it registers`() {
        #expect(mount { RootView() }.exists("New item"))
    }
}
