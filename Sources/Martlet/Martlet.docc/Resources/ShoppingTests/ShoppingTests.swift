import MartletTest
import SwiftUI
import Testing

@testable import Shopping

@MainActor
struct ShoppingTests {
    @Test func `Return adds the typed text to the list`() {
        let host = mount { ShoppingList() }
        host.type("Milk\n", into: "New item")
        host.find(.toggle, "Milk")
    }

    @Test func `What is bought is ticked off, and can be deleted`() {
        let host = mount { ShoppingList() }
        host.type("Milk\n", into: "New item")
        host.toggle("Milk")
        #expect(host.find("Milk").isOn)
        host.delete("Milk")
        host.expectNone("Milk")
    }

    @Test func `Two browsers have two lists`() {
        let (ann, bob) = (mount(ShoppingApp.self), mount(ShoppingApp.self))
        ann.type("Milk\n", into: "New item")
        bob.expectNone("Milk")
    }
}
