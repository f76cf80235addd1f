import DinerNavigation
import DinerOrder
import MartletTest
import Testing

@testable import DinerUI

@MainActor
@Suite("Tabs")
struct TabTests {
    @Test func `A4 A tap on a tab writes to the service`() async {
        let guest = await Guest()
        guest.host.select(tab: "Favourites")
        #expect(guest.services.navigation.currentTab == .favorites)
        #expect(guest.host.find(.tab, "Favourites").isSelected)
    }

    @Test func `A4 Code switches the tab through the service`() async {
        let guest = await Guest()
        guest.host.act { guest.services.navigation.currentTab = .order }
        #expect(guest.host.find(.tab, "Order").isSelected)
        guest.host.find("Nothing ordered yet")
    }

    @Test func `A5 The tab's label counts the order`() async {
        let guest = await Guest()
        guest.host.find(.tab, "Order")
        guest.host.act { guest.services.order.add(.soup) }
        guest.host.find(.tab, "Order – 1")
        guest.host.act { guest.services.order.add(.ramen) }
        guest.host.find(.tab, "Order – 2")
    }

    @Test func `A5 Ordering evaluates the views that show the order, but no tab's page`() async {
        let guest = await Guest()
        let shown = guest.host.evaluations { guest.host.act { guest.services.order.add(.soup) } }
        #expect(shown == ["OrderTabLabel": 1, "TabLabel": 1, "Label<Text, Image>": 1])
    }

    @Test func `The tab and the dish are in the address bar`() async {
        let host = await Guest().host
        host.tap("Miso Ramen")
        #expect(host.location == "/menu/ramen")
        host.goBack()
        host.select(tab: "Order")
        #expect(host.location == "/order")
    }

    @Test func `A link to an unknown dish shows a message`() async {
        let host = await Guest(url: "/menu/unicorn").host
        host.find("Not on the menu")
    }
}
