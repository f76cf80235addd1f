import SwiftUI

/// The app. All that it keeps is made with it, so each browser has its own.
public struct PokedexApp: App {
    public init() {}

    public var body: some Scene {
        WindowGroup("Pokedex") { CompositionRoot.composeApp() }
    }
}
