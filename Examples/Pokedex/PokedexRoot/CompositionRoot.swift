import CreatureDetail
import CreatureList
import PokedexList
import SwiftUI

/// Assembles the modules. It is the only place that knows them all: it gives each screen its service and its destination.
@MainActor
public enum CompositionRoot {
    /// The whole app.
    public static func composeApp() -> some View { AppScreen(services: .embedded()) }

    /// The screens with any services.
    static func compose(_ services: Services) -> some View {
        NavigationStack {
            PokedexListView(service: services.collections) { id, name in goToCreatures(of: id, named: name, services) }
        }
    }

    private static func goToCreatures(of collection: Int, named name: String, _ services: Services) -> some View {
        CreatureListView(collection: collection, title: name, service: services.creatures) { id, name in
            goToProfile(of: id, named: name, services)
        }
    }

    private static func goToProfile(of creature: Int, named name: String, _ services: Services) -> some View {
        CreatureDetailView(creature: creature, title: name, service: services.profiles)
    }
}
