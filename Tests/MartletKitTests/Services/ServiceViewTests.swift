import MartletKit
import MartletTest
import MartletUI
import Observation
import Testing

@MainActor @Observable private final class Orders {
    var count: Int
    var note = ""
    init(count: Int = 0) { self.count = count }
}

private struct OrderView: View {
    @Service private var orders: Orders

    var body: some View {
        Text("\(orders.count) dishes")
        NoteField()
        Button("Add") { orders.count += 1 }
    }
}

private struct NoteField: View {
    @Service private var orders: Orders

    var body: some View { TextField("Note", text: $orders.note) }
}

@MainActor
@Suite struct ServiceViewTests {
    private let services = Services(.fake) { $0.register(Orders.self) { _ in Orders() } }

    @Test func `A view finds a service, and is evaluated again for what it read of it`() {
        let host = mount(services: services) { OrderView() }
        host.find("0 dishes")
        let evaluations = host.evaluations { host.tap("Add") }
        host.find("1 dishes")
        #expect(evaluations["OrderView"] == 1)
    }

    @Test func `A binding to a property of a service writes it`() throws {
        let host = mount(services: services) { OrderView() }
        let evaluations = host.evaluations { host.type("x", into: "Note") }
        #expect(try services(Orders.self).note == "x")
        #expect(evaluations["OrderView"] == nil)
    }

    @Test func `Another container gives the view another service`() throws {
        let other = Services(.fake) { $0.register(Orders.self) { _ in Orders(count: 7) } }
        let choice = Choice(services: services)
        let host = mount { Chooser(choice: choice) }
        host.find("0 dishes")
        host.act { choice.services = other }
        host.find("7 dishes")
    }

    @Test func `E14: A view is given another service by a modifier`() {
        let host = mount(services: services) {
            OrderView().services { $0.override(Orders.self) { _ in Orders(count: 3) } }
        }
        host.find("3 dishes")
        host.tap("Add")
        host.find("4 dishes")
    }

    @Test func `A17: A view that needs a service which is missing says so in its place, and the session lives`() {
        let host = mount(services: Services(.fake) { $0.register(Int.self) { _ in 1 } }) {
            OrderView()
            Text("The rest")
        }
        let failure = host.find(.kind(.failure))
        #expect(failure.text == "OrderView needs a service Orders, and none is registered.")
        #expect(
            failure[.details]
                == .list([
                    "Registered here: Int.", "Register it where the container is made: services.register(Orders.self) { services in … }",
                ]))
        host.find("The rest")
    }

    @Test func `A17: A view without services above it says so in its place`() {
        let host = mount { OrderView() }
        let failure = host.find(.kind(.failure))
        #expect(failure.text == "OrderView needs a service Orders, and there are no services above it.")
        #expect(failure[.details] == .list(["Put them in on a view above: .services(services)"]))
    }

    @Test func `A16b: Two sessions do not see each other's services`() {
        let shared = Services(.production, scope: .process) { $0.register(Orders.self) { _ in Orders() } }
        let ann = mount(services: Services(parent: shared)) { OrderView() }
        let ben = mount(services: Services(parent: shared)) { OrderView() }
        ann.tap("Add")
        ann.find("1 dishes")
        ben.find("0 dishes")
    }
}

@MainActor @Observable private final class Choice {
    var services: Services
    init(services: Services) { self.services = services }
}

private struct Chooser: View {
    let choice: Choice
    var body: some View { OrderView().services(choice.services) }
}
