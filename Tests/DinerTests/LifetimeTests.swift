import DinerFavorites
import MartletTest
import SwiftUI
import Testing

@testable import DinerUI

@MainActor
@Suite("Lifetimes of services and view models")
struct LifetimeTests {
    @Test func `A14 A view model is released with its view, a service is not`() {
        final class Model: ObservableObject {
            @Published var text = "here"
        }
        final class Watch {
            weak var model: Model?
        }
        struct Inner: View {
            @StateObject private var model = Model()
            let watch: Watch

            var body: some View {
                watch.model = model
                return Text(model.text)
            }
        }
        struct Outer: View {
            @State private var isShown = true
            let watch: Watch

            var body: some View {
                VStack {
                    Button("Toggle") { isShown.toggle() }
                    if isShown { Inner(watch: watch) }
                }
            }
        }
        let watch = Watch()
        weak var service: FavoritesService?
        func injected() -> some View {
            let favorites = FavoritesService()
            service = favorites
            return Outer(watch: watch).environmentObject(favorites)
        }
        let host = mount { injected() }
        #expect(watch.model != nil)
        host.tap("Toggle")
        #expect(watch.model == nil)
        #expect(service != nil)
        host.close()
        #expect(service == nil)
    }

    @Test func `A14 The checkout's model is released with the checkout, the order is not`() async {
        let guest = await Guest(url: "/order", order: [.soup])
        guest.host.tap("Check out")
        guest.host.toggle("Add loyalty card")
        guest.host.type("1234", into: "Loyalty number")
        guest.host.goBack()
        guest.host.tap("Check out")
        #expect(!guest.host.find(.toggle, "Add loyalty card").isOn)
        #expect(guest.services.order.count == 1)
    }

    private struct Owner: View {
        @StateObject var services = Services(clock: TestClock(), source: ShortMenu())
        let made: (Services) -> Void

        var body: some View {
            made(services)
            return RootView().modifier(SystemServices(services))
        }
    }

    @Test func `A14 A session's services are released with the session`() async {
        weak var services: Services?
        weak var favorites: FavoritesService?
        let host = mount {
            Owner {
                services = $0
                favorites = $0.favorites
            }
        }
        await host.settle()
        #expect(favorites != nil)
        host.close()
        #expect(services == nil)
        #expect(favorites == nil)
    }
}
