import CountriesLeaves
import CountriesMVVM
import CountriesUI
import MartletKit
import SwiftUI

/// The app. It creates its state and interactors itself, so each user has their own.
public struct CountriesApp: App {
    @State private var services = Composition.session()

    public init() {}

    public var body: some Scene {
        WindowGroup("Countries") {
            CountriesTabs()
                .modifier(Surroundings())
                .services(services)
        }
    }
}

/// The same app with view models, on the same logic and data.
public struct CountriesMVVMApp: App {
    @State private var services = Composition.session()

    public init() {}

    public var body: some Scene {
        WindowGroup("Countries") {
            ModelTabs()
                .modifier(Surroundings())
                .services(services)
        }
    }
}
