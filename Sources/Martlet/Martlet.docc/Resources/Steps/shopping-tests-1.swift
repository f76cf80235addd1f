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
}
