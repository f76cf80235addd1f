import Combine
import DinerOrder
import Testing

@MainActor
@Suite("Order service")
struct OrderServiceTests {
    private let soup = OrderLine(id: "soup", name: "Soup", price: 650)
    private let cake = OrderLine(id: "cake", name: "Cake", price: 560)

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

    @Test func `A25 Lines are removed by their offsets`() {
        let order = OrderService(lines: [soup, cake, OrderLine(id: "tea", name: "Tea", price: 300)])
        order.remove(at: [0, 2])
        #expect(order.lines.map(\.id) == ["cake"])
    }
}
