import MartletKit
import MartletTest
import ModulesTemplateDetail
import ModulesTemplateItems
import ModulesTemplateList
import SwiftUI
import Testing

@testable import ModulesTemplate

@MainActor
struct ModulesTemplateTests {
    @Test func `The list leads to any screen`() {
        let storage = ItemStorage([Item(title: "Milk")])
        let host = mount { ItemListView(storage: storage, detail: Destination { _ in Text("The detail") }) }
        host.tap("Milk")
        #expect(host.exists("The detail"))
    }

    @Test func `The detail changes its item`() {
        let milk = Item(title: "Milk")
        let storage = ItemStorage([milk])
        let host = mount { NavigationStack { ItemDetailView(id: milk.id, storage: storage) } }
        host.toggle("Done")
        #expect(storage.items.map(\.isDone) == [true])
    }

    @Test func `In the app, a new item has its detail`() {
        let host = mount { RootView() }
        host.type("Milk\n", into: "New item")
        host.tap("Milk")
        #expect(host.find(.toggle, "Done").isOn == false)
    }
}
