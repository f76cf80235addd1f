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
                .tabItem { TabLabel("Menu", symbol: "menucard") }
                .tag(NavigationService.Tab.menu)
            FavoritesView()
                .tabItem { TabLabel("Favourites", symbol: "star") }
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
        TabLabel(order.count == 0 ? "Order" : "Order – \(order.count)", symbol: "bag")
    }
}

/// The label of a tab, in the guest's language.
private struct TabLabel: View {
    private let title: LocalizedStringKey
    private let symbol: String

    init(_ title: LocalizedStringKey, symbol: String) {
        self.title = title
        self.symbol = symbol
    }

    var body: some View {
        Label {
            Text(diner: title)
        } icon: {
            Image(systemName: symbol)
        }
    }
}
