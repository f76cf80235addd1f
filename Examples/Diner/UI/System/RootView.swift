import DinerNavigation
import DinerOrder
import SwiftUI

/// The whole app: three tabs.
public struct RootView: View {
    @EnvironmentObject private var navigation: NavigationService

    public init() {}

    public var body: some View {
        TabView(selection: $navigation.currentTab) {
            MenuView()
                .tabItem { Label("Menu", systemImage: "menucard") }
                .tag(NavigationService.Tab.menu)
            FavoritesView()
                .tabItem { Label("Favourites", systemImage: "star") }
                .tag(NavigationService.Tab.favorites)
            OrderView()
                .tabItem { OrderTabLabel() }
                .tag(NavigationService.Tab.order)
        }
    }
}

/// The label of the order's tab, with the number of items.
struct OrderTabLabel: View {
    @EnvironmentObject private var order: OrderService

    var body: some View {
        Label(order.count == 0 ? "Order" : "Order – \(order.count)", systemImage: "bag")
    }
}
