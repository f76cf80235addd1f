import DinerBaselines
import DinerFavorites
import DinerNavigation
import DinerOrder
import DinerRatings
import MartletTest
import SwiftUI

/// Toggles a favourite among many views: with one object for all state, or with one service for each concern.
public enum DinerSweep: String, Codable, CaseIterable, Sendable {
    case global
    case services

    public var title: String {
        switch self {
        case .global: "One global object"
        case .services: "Fine-grained services"
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
        }
    }
}
