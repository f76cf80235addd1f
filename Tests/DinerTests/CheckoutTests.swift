import MartletTest
import Testing

@testable import DinerUI

@MainActor
@Suite("Checkout")
struct CheckoutTests {
    private func checkout() async -> Guest {
        let guest = await Guest(url: "/order", order: [.soup, .ramen])
        guest.host.tap("Check out")
        return guest
    }

    @Test func `A24 The toggle shows the field for the loyalty number`() async {
        let host = await checkout().host
        host.expectNone("Loyalty number")
        host.toggle("Add loyalty card")
        host.type("12345678", into: "Loyalty number")
        #expect(host.find("Loyalty number").value == "12345678")
        host.toggle("Add loyalty card")
        host.expectNone("Loyalty number")
    }

    @Test func `A24 The total includes the tip`() async {
        let host = await checkout().host
        host.find("€22.44")
        host.pick("20%", in: "Percentage")
        host.find("€24.48")
    }

    @Test func `A24 The payment method can be picked`() async {
        let host = await checkout().host
        host.pick("Diner points", in: "How do you want to pay?")
        #expect(host.find("How do you want to pay?").value == "Diner points")
    }

    @Test func `A24 Placing the order switches the tab, shows a message and empties the cart in one update`() async {
        let guest = await checkout()
        let host = guest.host
        #expect(host.patches { host.tap("Place order") } == 1)
        #expect(guest.services.order.lines.isEmpty)
        #expect(host.find(.tab, "Menu").isSelected)
        host.find(.tab, "Order")
        host.find("Thank you! Your order is on its way to the kitchen.")
        host.select(tab: "Order")
        host.find("Nothing ordered yet")
    }

    @Test func `A24 An invalid loyalty number prevents the order and shows an error`() async {
        let guest = await checkout()
        guest.host.toggle("Add loyalty card")
        guest.host.type("12", into: "Loyalty number")
        guest.host.tap("Place order")
        guest.host.find("A loyalty number has eight digits.")
        #expect(guest.services.order.count == 2)
        #expect(guest.services.navigation.currentTab == .order)
    }

    @Test func `Typing evaluates the checkout, but not the order behind it`() async {
        let host = await checkout().host
        host.toggle("Add loyalty card")
        let shown = host.evaluations { host.type("1", into: "Loyalty number") }
        #expect(shown["OrderContent"] == nil)
        #expect(shown["CheckoutView"] == 1)
    }
}
