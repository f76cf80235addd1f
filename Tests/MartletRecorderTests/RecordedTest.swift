import MartletTest
import Testing

@testable import Pantry

@MainActor
@Test func `A recorded test`() async {
    let host = mount(PantryApp.self, stored: ["owner": "Ann"])
    host.type("Milk\n", into: "New item")
    #expect(host.exists("Milk"))
    host.type("Tea", into: "New item")
    host.tap("Milk")
    #expect(host.exists("Milk are on the second shelf"))
    host.doubleTap("Milk are on the second shelf")
    #expect(host.exists("Take \"all\" of it?"))
    host.dismiss()
    #expect(host.exists("Milk are on the second shelf"))
    host.goBack()
    #expect(host.exists("Ann’s pantry"))
    #expect(host.exists("Eggs"))
    host.swipe("Flour", action: "Eat")
    host.expectNone("Flour")
    host.delete("Eggs")
    host.expectNone("Eggs")
    host.toggle("Cold")
    host.increment("Amount 1")
    #expect(host.exists("Amount 2"))
    host.set("Level", to: 0.3)
    host.pick("Large", in: "Size")
    host.choose("Sort", from: "More")
    host.tap(host.findAll(.role(.button, "Same"))[1])
    #expect(host.exists("second"))
    host.tap("Ask")
    await host.settle { host.exists("News: eggs are cheap") }
}
