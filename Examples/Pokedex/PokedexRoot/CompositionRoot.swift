import CreatureDetail
import CreatureFavorites
import CreatureList
import PokedexList
import SwiftUI

/// Assembles the modules. It is the only place that knows them all: it gives each screen its service and its destination.
@MainActor
public enum CompositionRoot {
    /// The whole app.
    public static func composeApp() -> some View { AppScreen(services: Services.live) }

    /// The screens with any services.
    static func compose(_ services: Services, favorites: KeptFavorites) -> some View {
        NavigationStack {
            PokedexListView(service: services.collections) { id, name in goToCreatures(of: id, named: name, services, favorites) }
                .toolbar { ToolbarItem(placement: .primaryAction) { linkToFavorites(services, favorites) } }
        }
    }

    private static func linkToFavorites(_ services: Services, _ favorites: KeptFavorites) -> some View {
        NavigationLink {
            FavoriteListView(of: favorites) { id, name in goToProfile(of: id, named: name, services, favorites) }
        } label: {
            Label("Favourites", systemImage: "star")
        }
    }

    private static func goToCreatures(
        of collection: Int, named name: String, _ services: Services, _ favorites: KeptFavorites
    ) -> some View {
        CreatureListView(collection: collection, title: name, service: services.creatures) { id, name in
            goToProfile(of: id, named: name, services, favorites)
        }
    }

    private static func goToProfile(
        of creature: Int, named name: String, _ services: Services, _ favorites: KeptFavorites
    ) -> some View {
        CreatureDetailView(creature: creature, title: name, service: services.profiles) {
            FavoriteStar(FavoriteCreature(id: creature, name: name), in: favorites)
        }
    }
}
