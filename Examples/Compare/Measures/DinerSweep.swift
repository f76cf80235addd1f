import DinerBaselines
import DinerFavorites
import DinerNavigation
import DinerOrder
import DinerRatings
import MartletTest
import SwiftUI

/// Toggles a favourite among many views: with one object for all state, or with one service for each concern, each as an `ObservableObject`, which
/// views observe as a whole, and as an `@Observable` class, of which they observe what they read.
public enum DinerSweep: String, Codable, CaseIterable, Sendable {
    case global
    case services
    case observableGlobal
    case observableServices

    public var title: String {
        switch self {
        case .global: "One global object"
        case .services: "Fine-grained services"
        case .observableGlobal: "One global @Observable object"
        case .observableServices: "Fine-grained @Observable services"
        }
    }

    @MainActor
    public func cost(among views: Int) async -> Cost {
        switch self {
        case .global:
            let state = AppState()
            let host = mount { GlobalReaders(count: views).environmentObject(state) }
            return await Meter(host).cost(of: 1) { host.act { state.toggleFavorite("ramen") } }
        case .services:
            let favorites = FavoritesService()
            let host = mount {
                ServiceReaders(count: views)
                    .environmentObject(favorites)
                    .environmentObject(OrderService())
                    .environmentObject(RatingsService())
                    .environmentObject(NavigationService())
            }
            return await Meter(host).cost(of: 1) { host.act { favorites.toggleFavorite("ramen") } }
        case .observableGlobal:
            let state = ObservableAppState()
            let host = mount { ObservableReaders(count: views).environment(state) }
            return await Meter(host).cost(of: 1) { host.act { state.toggleFavorite("ramen") } }
        case .observableServices:
            let favorites = ObservableFavorites()
            let host = mount { ObservableServiceReaders(count: views).environment(favorites).environment(ObservableRest()) }
            return await Meter(host).cost(of: 1) { host.act { favorites.toggleFavorite("ramen") } }
        }
    }
}
