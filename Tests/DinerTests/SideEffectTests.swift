import Combine
import DinerMenu
import MartletTest
import Testing

@testable import DinerUI

@MainActor
@Suite("Side effects")
struct SideEffectTests {
    /// All state of the services that an act changed, by path.
    private func changes(of services: AnyObject, _ act: () -> Void) -> [String: String?] {
        let before = Snapshot(of: services)
        act()
        return before.changes(to: Snapshot(of: services))
    }

    @Test func `A12 A favourite changes only the favourites`() async {
        let guest = await Guest()
        #expect(
            changes(of: guest.services) { guest.host.tap("Add Miso Ramen to favourites") } == [
                "favorites.ids": #"["ramen"]"#, "stars.stars[ramen].isOn": "true",
            ])
    }

    @Test func `A12 Ordering changes only the order`() async {
        let guest = await Guest(url: "/menu/ramen")
        let changed = changes(of: guest.services) { guest.host.tap("Order this") }
        #expect(changed.keys.sorted() == ["order.lines"])
        #expect(guest.services.order.lines.map(\.id) == ["ramen"])
    }

    @Test func `A12 Placing an order changes only the order, the tab and the message`() async {
        let guest = await Guest(url: "/order", order: [.soup])
        // The menu, to which the order leads back, is there already, and the stars on it.
        guest.services.menu.load()
        for dish in [Dish.soup, .ramen, .cake] { _ = guest.services.stars[dish.id] }
        await guest.host.settle { !guest.services.menu.sections.isEmpty }
        guest.host.tap("Check out")
        let changed = changes(of: guest.services) { guest.host.tap("Place order") }
        #expect(
            changed == [
                "order.lines": "[]", "navigation.currentTab": "menu",
                "messages.message.text": "Thank you! Your order is on its way to the kitchen.", "messages.message.style": "information",
                "messages.message": nil,
            ])
    }

    @Test func `A12 A change that no test lists is found, however deep and private`() {
        struct Options { var sizes = [1, 2] }
        @MainActor class Base: ObservableObject {
            private var secret = 1
            func touch() { secret += 1 }
        }
        @MainActor final class Part: Base {
            @Published private var options = Options()
            func grow() { options.sizes.append(3) }
        }
        @MainActor final class Whole {
            let part = Part()
            let names: Set<String> = ["a"]
        }
        let whole = Whole()
        #expect(changes(of: whole) { whole.part.grow() } == ["part.options.sizes": "[1, 2, 3]"])
        #expect(changes(of: whole) { whole.part.touch() } == ["part.secret": "2"])
        #expect(changes(of: whole) {} == [:])
    }
}
