import DinerFavorites
import DinerFileFavorites
import DinerMenu
import Foundation

/// The restaurant's process. It creates the services of each guest, and says which of them all guests share.
@MainActor
public final class House {
    /// Who has favourites in common.
    public enum FavoritesScope {
        /// Nobody: each guest has favourites of their own.
        case guest
        /// All guests of this process, who find them in a store.
        case house(any FavoritesStore)
    }

    private let sharedFavorites: FavoritesService?
    private let menuDelay: Duration

    /// - Parameter menuDelay: How long the menu of the app takes, as if it came over a network.
    public init(favorites scope: FavoritesScope, menuDelay: Duration = .zero) {
        self.menuDelay = menuDelay
        sharedFavorites =
            switch scope {
            case .guest: nil
            case .house(let store): FavoritesService(store: store)
            }
    }

    /// Creates a house whose guests share their favourites in the file `DINER_SHARED_FAVORITES`, and whose menu takes `DINER_MENU_DELAY` seconds,
    /// if these variables are set.
    public convenience init(variables: [String: String]) {
        let file = variables["DINER_SHARED_FAVORITES"].map { URL(filePath: $0) }
        let delay = variables["DINER_MENU_DELAY"].flatMap(Double.init).flatMap { (0...60).contains($0) ? $0 : nil } ?? 0
        self.init(favorites: file.map { .house(FileFavorites(file: $0)) } ?? .guest, menuDelay: .seconds(delay))
    }

    public var sharesFavorites: Bool { sharedFavorites != nil }

    /// Creates the services of one guest.
    public func guest(clock: any Clock<Duration> = ContinuousClock(), source: (any MenuSource)? = nil) -> Services {
        Services(
            clock: clock, source: source ?? BundledMenu(delay: menuDelay, clock: clock), favorites: sharedFavorites ?? FavoritesService())
    }
}
