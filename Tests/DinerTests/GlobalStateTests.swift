import Combine
import DinerBaselines
import DinerFavorites
import DinerMenu
import DinerNavigation
import DinerOrder
import DinerRatings
import MartletTest
import SwiftUI
import Testing

@testable import DinerUI

@MainActor
@Suite("Global state, for comparison")
struct GlobalStateTests {
    @Test func `A6 With a flat global state every change evaluates every reader`() {
        let state = AppState()
        let host = mount { GlobalReaders(count: 40).environmentObject(state) }
        host.resetCounts()
        host.act { state.toggleFavorite("ramen") }
        #expect(host.evaluations(of: GlobalReader.self) == 40)
        #expect(host.findAll("1 favourites").count == 10)
    }

    private struct NestedReader: View {
        @EnvironmentObject var state: NestedAppState

        var body: some View { Text("\(state.favorites.ids.count) favourites") }
    }

    @Test func `A7 A change in a nested service is not announced by the outer object`() {
        let state = NestedAppState()
        var announced = 0
        let subscription = state.objectWillChange.sink { announced += 1 }
        let host = mount { NestedReader().environmentObject(state) }
        host.resetCounts()
        host.act { state.favorites.toggleFavorite("ramen") }
        subscription.cancel()
        #expect(announced == 0)
        #expect(host.evaluations(of: NestedReader.self) == 0)
        host.find("0 favourites")
    }

    @Test(arguments: [(10, 3), (50, 13), (100, 25), (500, 125), (1000, 250), (5000, 1250)])
    func `A8 With one object the cost of an action grows with all views, with services with those concerned`(views: Int, concerned: Int) {
        let state = AppState()
        let global = mount { GlobalReaders(count: views).environmentObject(state) }
        #expect(global.evaluations { global.act { state.toggleFavorite("ramen") } } == ["GlobalReader": views])

        let favorites = FavoritesService()
        let services = mount {
            ServiceReaders(count: views)
                .environmentObject(favorites)
                .environmentObject(OrderService())
                .environmentObject(RatingsService())
                .environmentObject(NavigationService())
        }
        #expect(services.evaluations { services.act { favorites.toggleFavorite("ramen") } } == ["FavoritesReader": concerned])
    }

    @Test func `A19 One injection serves every view`() {
        let host = mount { DetailView3(dish: .ramen).environmentObject(AppState()) }
        host.tap("Order this")
        host.tap("Favourite")
        #expect(host.warnings == [])
    }

    @Test func `A26 A favourite evaluates a monolithic page, but not a page of small views`() {
        let services = Services(clock: TestClock(), source: ShortMenu())
        let pieces = mount { NavigationStack { DetailView(dish: .ramen) }.modifier(SystemServices(services)) }
        #expect(pieces.evaluations { pieces.tap("Add Miso Ramen to favourites") } == ["Star": 1, "Button<Image>": 1])

        let whole = mount { DetailView2(dish: .ramen).modifier(SystemServices(services)) }
        #expect(whole.evaluations { whole.tap("Favourite") } == ["DetailView2": 1, "Button<Image>": 1])
    }

    @Test func `A26 A page that observes the global state is evaluated for changes it does not show`() {
        let state = AppState()
        let host = mount { DetailView3(dish: .ramen).environmentObject(state) }
        let shown = host.evaluations { host.act { state.currentTab = .order } }
        #expect(shown == ["DetailView3": 1])
    }
}
