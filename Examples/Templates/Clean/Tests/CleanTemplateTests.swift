import CleanTemplateData
import CleanTemplateEntities
import CleanTemplateLogic
import MartletTest
import Testing

@testable import CleanTemplate

@MainActor
struct CleanTemplateTests {
    @Test func `Open items come first`() async throws {
        let items = [Item(title: "Milk", isDone: true), Item(title: "Eggs")]
        let interactor = ItemInteractor(repository: MemoryItems(items))
        #expect(try await interactor.items().map(\.title) == ["Eggs", "Milk"])
    }

    @Test func `An item without a title is not kept`() async throws {
        let repository = MemoryItems()
        try await ItemInteractor(repository: repository).add("")
        #expect(await repository.items().isEmpty)
    }

    @Test func `Return adds the typed text to the list`() async {
        let host = mount { RootView() }
        await host.settle()
        host.type("Milk\n", into: "New item")
        await host.settle { host.exists("Milk") }
        host.toggle("Milk")
        await host.settle { host.find(.toggle, "Milk").isOn == true }
    }
}
