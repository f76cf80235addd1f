import MartletTest
import Testing

@testable import PlainTemplate

@MainActor
struct PlainTemplateTests {
    @Test func `Return adds the typed text to the list`() {
        let host = mount { RootView() }
        host.type("Milk\n", into: "New item")
        #expect(host.find(.toggle, "Milk").isOn == false)
        #expect(host.find("New item").value == "")
    }

    @Test func `An item can be done`() {
        let host = mount { RootView() }
        host.type("Milk\n", into: "New item")
        host.toggle("Milk")
        #expect(host.find(.toggle, "Milk").isOn == true)
    }

    @Test func `An item can be deleted`() {
        let host = mount { RootView() }
        host.type("Milk\n", into: "New item")
        host.delete("Milk")
        #expect(!host.exists("Milk"))
    }
}
