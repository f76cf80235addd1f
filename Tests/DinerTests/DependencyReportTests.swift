import DinerBaselines
import DinerFavoritesButton
import SwiftUI
import Testing

@testable import DinerUI

/// The dependencies of a view: the objects in its property wrappers.
@MainActor
private func dependencies(of view: some View) -> [String] {
    Mirror(reflecting: view).children.compactMap { child in
        let type = String(describing: type(of: child.value))
        for wrapper in ["EnvironmentObject", "ObservedObject", "StateObject"] where type.hasPrefix(wrapper + "<") {
            return String(type.dropFirst(wrapper.count + 1).dropLast())
        }
        return nil
    }
}

@MainActor
@Suite("Dependencies of views")
struct DependencyReportTests {
    @Test func `A9 Each view lists its dependencies, and most have one`() {
        #expect(dependencies(of: RootView()) == ["NavigationService"])
        #expect(dependencies(of: MenuView()) == [])
        #expect(dependencies(of: LoadedMenu { _ in EmptyView() }) == ["MenuService"])
        #expect(dependencies(of: DetailView(dish: .ramen)) == [])
        #expect(dependencies(of: FavoritesButton(id: "ramen", name: "Ramen")) == ["FavoritesService"])
        #expect(dependencies(of: FavoriteDishes(dishes: [])) == ["FavoritesService"])
        #expect(dependencies(of: RatingSummaryView(id: "ramen")) == ["RatingsService"])
        #expect(dependencies(of: OrderButton(dish: .ramen)) == ["OrderService"])
        #expect(dependencies(of: OrderTabLabel()) == ["OrderService"])
        #expect(dependencies(of: CheckoutView()) == ["CheckoutModel"])
        #expect(
            dependencies(of: PlaceOrderSection(model: CheckoutModel()))
                == ["OrderService", "MessageService", "NavigationService", "CheckoutModel"])
        #expect(dependencies(of: MessageOverlay()) == ["MessageService"])
    }

    @Test func `A9 A monolithic page depends on three services, or on the whole global state`() {
        #expect(dependencies(of: DetailView2(dish: .ramen)) == ["FavoritesService", "OrderService", "RatingsService"])
        #expect(dependencies(of: DetailView3(dish: .ramen)) == ["AppState"])
    }
}
