import SwiftUI

/// A catalogue of SwiftUI: each view, modifier and style, live, with its source.
public struct CatalogApp: App {
    @AppStorage("appearance") private var appearance = Appearance.system

    public init() {}

    public var body: some Scene {
        WindowGroup("Catalog") {
            CatalogView(appearance: $appearance)
                .preferredColorScheme(appearance.colorScheme)
        }
    }
}

/// The colours of the app: those of the device, or others.
enum Appearance: String, CaseIterable {
    case system = "System"
    case light = "Light"
    case dark = "Dark"

    var colorScheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }

    var symbol: String {
        switch self {
        case .system: "circle.lefthalf.filled"
        case .light: "sun.max"
        case .dark: "moon"
        }
    }
}
