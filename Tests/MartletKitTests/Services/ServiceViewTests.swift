import MartletCombine
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

@MainActor private protocol Waiter: AnyObject { var tips: Int { get } }

@MainActor private final class OldWaiter: Waiter, ObservableObject {
    @Published var tips = 0
}

private struct TipView: View {
    @Service private var waiter: any Waiter

    var body: some View { Text("\(waiter.tips) tips") }
}

/// Passes a service on without reading it.
private struct TipRoom: View {
    @Service private var waiter: any Waiter

    var body: some View { TipView() }
}

@MainActor
@Suite struct ServiceViewTests {
    private let services = Services(.fake) { $0.register(Orders.self) { _ in Orders() } }

    @Test func `A view finds a service, and is evaluated again when a property it read changes`() {
        let host = mount(services: services) { OrderView() }
        host.find("0 dishes")
        let evaluations = host.evaluations { host.tap("Add") }
        host.find("1 dishes")
        #expect(evaluations["OrderView"] == 1)
    }

    @Test func `A view that reads a service is evaluated again when the service announces a change as an ObservableObject`() throws {
        let waiter = OldWaiter()
        let services = Services(.fake) { $0.register((any Waiter).self) { _ in waiter } }
        let host = mount(services: services) { TipRoom() }
        let evaluations = host.evaluations { host.act { waiter.tips = 3 } }
        host.find("3 tips")
        #expect(evaluations == ["TipView": 1])
    }

    @Test func `A binding writes a property of a service`() throws {
        let host = mount(services: services) { OrderView() }
        let evaluations = host.evaluations { host.type("x", into: "Note") }
        #expect(try services(Orders.self).note == "x")
        #expect(evaluations["OrderView"] == nil)
    }

    @Test func `A different container gives the view a different service`() throws {
        let other = Services(.fake) { $0.register(Orders.self) { _ in Orders(count: 7) } }
        let choice = Choice(services: services)
        let host = mount { Chooser(choice: choice) }
        host.find("0 dishes")
        host.act { choice.services = other }
        host.find("7 dishes")
    }

    @Test func `E14: A modifier overrides a service for a view`() {
        let host = mount(services: services) {
            OrderView().services { $0.override(Orders.self) { _ in Orders(count: 3) } }
        }
        host.find("3 dishes")
        host.tap("Add")
        host.find("4 dishes")
    }

    @Test func `A17: A view whose service is missing shows the error in its place, and the session goes on`() {
        let host = mount(services: Services(.fake) { $0.register(Int.self) { _ in 1 } }) {
            OrderView()
            Text("The rest")
        }
        let failure = host.find(.kind(.failure))
        #expect(failure.text == "OrderView needs the service Orders, which is not registered.")
        #expect(
            failure[.details]
                == .list([
                    "Registered here: Int.", "Register it where you create the container: services.register(Orders.self) { services in … }",
                ]))
        host.find("The rest")
    }

    @Test func `Services that cannot be created are all reported when a view gets the container, though it needs none of them`() {
        struct Closed: Error {}
        struct Office {}
        struct Till { let notes: [String] }
        let services = Services(.fake) { services in
            services.register(Orders.self) { _ in Orders(count: 2) }
            services.register(Office.self) { _ in throw Closed() }
            services.register(Till.self) { Till(notes: try $0()) }
        }
        let host = mount {
            OrderView().services(services)
            Text("The rest")
        }
        let failure = host.find(.kind(.failure))
        #expect(failure.text == "2 services have problems.")
        guard case .list(let details) = failure[.details] else { return #expect(Bool(false)) }
        let text = details.map { "\($0)" }.joined(separator: "\n")
        #expect(text.contains("Closed()"))
        #expect(text.contains("Till needs the service Array<String>"))
        host.find("The rest")
    }

    @Test func `The check creates no service that a view then gets, and is made once`() {
        var made = 0
        let services = Services(.fake) { services in
            services.register(Orders.self) { _ in
                made += 1
                return Orders(count: made)
            }
        }
        let host = mount { OrderView().services(services) }
        host.find("2 dishes")
        let again = mount { OrderView().services(services) }
        again.find("2 dishes")
        #expect(made == 2)
    }

    @Test func `A17: A view without services above it shows the error in its place`() {
        let host = mount { OrderView() }
        let failure = host.find(.kind(.failure))
        #expect(failure.text == "OrderView needs the service Orders, but no view above it provides services.")
        #expect(failure[.details] == .list(["Add this modifier to a view above it: .services(services)"]))
    }

    @Test func `A16b: Two sessions do not share services`() {
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
