import MartletTest
import Testing

@testable import DinerUI

@MainActor
@Suite("Side effects")
struct SideEffectTests {
    private func state(of services: Services) -> [String: String] {
        [
            "favorites": "\(services.favorites.ids.sorted())", "order": "\(services.order.lines.map { "\($0.id) \($0.quantity)" })",
            "message": services.messages.message?.text ?? "none", "tab": services.navigation.currentTab.rawValue,
            "menu": "\(services.menu.sections.map(\.id))",
            "ratings": "\(["tomato-soup", "ramen", "walnut-cake"].map { services.ratings.summary(of: $0).votes })",
        ]
    }

    /// The parts of the state that an act changed.
    private func changes(of services: Services, _ act: () -> Void) -> [String: String] {
        let before = state(of: services)
        act()
        return state(of: services).filter { before[$0.key] != $0.value }
    }

    @Test func `A12 A favourite changes only the favourites`() async {
        let guest = await Guest()
        #expect(changes(of: guest.services) { guest.host.tap("Add Miso Ramen to favourites") } == ["favorites": #"["ramen"]"#])
    }

    @Test func `A12 Ordering changes only the order`() async {
        let guest = await Guest(url: "/menu/ramen")
        #expect(changes(of: guest.services) { guest.host.tap("Order this") } == ["order": #"["ramen 1"]"#])
    }

    @Test func `A12 Placing an order changes only the order, the tab and the message`() async {
        let guest = await Guest(url: "/order", order: [.soup])
        guest.host.tap("Check out")
        let changed = changes(of: guest.services) { guest.host.tap("Place order") }
        #expect(changed == ["order": "[]", "tab": "menu", "message": "Thank you! Your order is on its way to the kitchen."])
    }
}
