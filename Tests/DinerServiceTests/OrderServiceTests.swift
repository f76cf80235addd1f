import Combine
import DinerOrder
import DinerTextOrder
import Foundation
import Testing

@MainActor
@Suite("Order service")
struct OrderServiceTests {
    private let soup = OrderLine(id: "soup", names: ["en": "Soup"], price: 650)
    private let cake = OrderLine(id: "cake", names: ["en": "Cake"], price: 560)

    @Test func `A5 The total includes quantities`() {
        let order = OrderService()
        order.add(soup)
        order.add(cake)
        order.add(soup)
        #expect(order.lines.map(\.id) == ["soup", "cake"])
        #expect(order.count == 3)
        #expect(order.total == 1860)
    }

    @Test func `A5 A removed item is not in the cart`() {
        let order = OrderService(lines: [soup, cake])
        order.remove("soup")
        #expect(!order.isInCart("soup"))
        #expect(order.isInCart("cake"))
        #expect(order.total == 560)
    }

    // Shows: import Combine
    @Test func `A11 Removing a missing item announces nothing`() {
        let order = OrderService(lines: [cake])
        var changes = 0
        let subscription = order.objectWillChange.sink { changes += 1 }
        order.remove("soup")
        #expect(changes == 0)
        order.removeAll()
        order.removeAll()
        #expect(changes == 1)
        subscription.cancel()
    }

    /// A text that somebody keeps.
    private final class Kept {
        var text = ""
    }

    @Test func `A5 An order is kept until it is placed, and another service finds it`() {
        let kept = Kept()
        let store = TextOrder(read: { kept.text }, write: { kept.text = $0 })
        let order = OrderService()
        order.keep(in: store)
        order.add(soup)
        order.add(soup)
        order.add(cake)
        order.remove("cake")
        let next = OrderService(lines: [cake])
        next.keep(in: store)
        #expect(next.lines.map(\.id) == ["soup", "cake"])
        #expect(next.lines.map(\.quantity) == [2, 1])
        next.removeAll()
        #expect(kept.text == "")
        kept.text = "not JSON"
        let other = OrderService()
        other.keep(in: store)
        #expect(other.lines == [])
    }

    @Test func `A line has a name in each language, and the English one in all others`() {
        let line = OrderLine(id: "soup", names: ["en": "Soup", "de": "Suppe"], price: 1)
        #expect(["de-AT", "en", "fr"].map { line.name(in: Locale(identifier: $0)) } == ["Suppe", "Soup", "Soup"])
    }

    @Test func `A25 Lines are removed by their offsets`() {
        let order = OrderService(lines: [soup, cake, OrderLine(id: "tea", names: ["en": "Tea"], price: 300)])
        order.remove(at: [0, 2])
        #expect(order.lines.map(\.id) == ["cake"])
    }
}
