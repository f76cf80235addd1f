import CatalogUI
import CompareUI
import CountriesRoot
import DinerUI
import PokedexRoot
import QBChatRoot
import SwiftUI
import TodosFakeApp
import TodosProductionApp

/// An example: its entry on the start page, and its app.
@MainActor
struct System: Identifiable {
    nonisolated let id: String
    let app: any App.Type
    let name: String
    let architecture: String
    let summary: String
    let symbol: String
    let color: Color

    /// The path where the app is mounted.
    var path: String { "/" + id }

    static let all = architectures + [comparison, catalog]

    static let architectures = [
        System(
            id: "diner", app: DinerApp.self, name: "Diner", architecture: "Fine-grained services",
            summary: "Small services, injected through the environment and bound as late as possible.", symbol: "fork.knife",
            color: .orange),
        System(
            id: "pokedex", app: PokedexApp.self, name: "Pokedex", architecture: "Modules and a composition root",
            summary: "Four features that do not know each other, put together in one place, on an HTTP API.", symbol: "square.grid.2x2",
            color: .red),
        System(
            id: "countries", app: CountriesApp.self, name: "Countries", architecture: "Clean Architecture",
            summary: "App state, interactors and repositories over a real API and a database.", symbol: "globe", color: .green),
        System(
            id: "qbchat", app: QBChatApp.self, name: "QBChat", architecture: "Model-View, Redux, ViewState, services",
            summary: "One chat in eight architectures. Open it in two browsers: they see each other.", symbol: "message", color: .purple),
        System(
            id: "todos", app: TodosProductionApp.self, name: "Todos", architecture: "VIPER over a service layer",
            summary: "Modules that know services by their protocols, with a real server and a list for each user.",
            symbol: "checkmark.circle", color: .blue),
        System(
            id: "todos-fake", app: TodosFakeApp.self, name: "Todos Demo", architecture: "The same with fake services",
            summary: "The same modules in the fake environment, with fixed data only for you.", symbol: "theatermasks", color: .teal),
    ]

    static let comparison = System(
        id: "compare", app: CompareApp.self, name: "Compare", architecture: "Claims, measured",
        summary: "Common claims about each architecture, checked by measurement.", symbol: "chart.bar", color: .indigo)

    static let catalog = System(
        id: "catalog", app: CatalogApp.self, name: "Catalog", architecture: "Views, modifiers and styles",
        summary: "What SwiftUI has, live, each beside its source.", symbol: "books.vertical", color: .cyan)
}
