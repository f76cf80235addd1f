import MartletTest
import Testing

@testable import DinerUI

@MainActor
@Suite("Order")
struct OrderTests {
    @Test func `A25 A swipe deletes a line and updates the total`() async {
        let guest = await Guest(url: "/order", order: [.soup, .ramen])
        let host = guest.host
        host.find("€20.40")
        host.swipe("Miso Ramen", action: "Delete")
        #expect(guest.services.order.lines.map(\.id) == ["tomato-soup"])
        host.expectNone("Miso Ramen")
        #expect(host.findAll("€6.50").count == 2)
    }

    @Test func `A25 The edit button allows deletions until the user taps Done`() async {
        let host = await Guest(url: "/order", order: [.soup, .ramen]).host
        host.tap("Edit")
        host.delete("Tomato Soup")
        host.expectNone("Tomato Soup")
        host.tap("Done")
        host.find(.button, "Edit")
    }

    @Test func `A25 An empty order shows a hint`() async {
        let host = await Guest(url: "/order", order: [.soup]).host
        host.delete("Tomato Soup")
        host.find("Nothing ordered yet")
        host.expectNone("Check out")
    }

    @Test func `A5 A dish can be ordered on its page repeatedly`() async {
        let guest = await Guest(url: "/menu/ramen")
        guest.host.tap("Order this")
        guest.host.tap("1 in your order")
        guest.host.find(.button, "2 in your order")
        guest.host.find(.tab, "Order – 2")
        #expect(guest.services.order.total == 2780)
    }
}
