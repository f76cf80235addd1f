import Foundation
import SwiftUI

/// The app. Each instance creates its own services, so every guest has their own, but for what the ``House`` shares.
public struct DinerApp: App {
    private static let house = House(variables: ProcessInfo.processInfo.environment)

    @StateObject private var services = DinerApp.house.guest()

    public init() {}

    public var body: some Scene {
        WindowGroup("Diner") { DinerRoot(services: services, keepsFavorites: !Self.house.sharesFavorites) }
    }
}

/// The screens of one guest, with their services.
struct DinerRoot: View {
    let services: Services
    /// Whether the favourites belong to this guest, who finds them again next time.
    let keepsFavorites: Bool

    var body: some View {
        let root = RootView().modifier(SystemServices(services)).modifier(KeptOrder(order: services.order))
        if keepsFavorites { root.modifier(KeptFavorites(favorites: services.favorites)) } else { root }
    }
}
