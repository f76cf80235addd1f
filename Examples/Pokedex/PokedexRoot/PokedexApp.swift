import SwiftUI

/// The app. It creates everything itself, so each browser session has its own.
public struct PokedexApp: App {
    public init() {}

    public var body: some Scene {
        WindowGroup("Pokedex") { CompositionRoot.composeApp() }
    }
}
