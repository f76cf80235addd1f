import SwiftUI

/// A page of the catalogue: samples of one subject.
@MainActor
struct Page: Identifiable {
    /// The page's path in the address.
    nonisolated let id: String
    let title: String
    let symbol: String
    let color: Color
    let samples: [Sample]

    init(_ id: String, _ title: String, symbol: String, color: Color, _ samples: [Sample]) {
        self.id = id
        self.title = title
        self.symbol = symbol
        self.color = color
        self.samples = samples
    }
}

/// A live view of a few lines.
@MainActor
struct Sample: Identifiable {
    /// The name of the view's type, by which its source is found.
    nonisolated let id: String
    let title: String
    /// The APIs that the sample shows, as a reader would look for them.
    let apis: [String]
    let view: AnyView
    /// Whether the sample needs a screen of its own, which a button opens.
    let needsScreen: Bool

    /// - Parameter apis: The names of the APIs, with spaces between them.
    init<V: View>(_ title: String, _ apis: String, _ view: V, needsScreen: Bool = false) {
        id = String(describing: V.self)
        self.title = title
        self.apis = apis.split(separator: " ").map(String.init)
        self.view = AnyView(view)
        self.needsScreen = needsScreen
    }

    /// Whether the sample is about a text: in its title, or in the name of an API.
    func matches(_ text: String) -> Bool {
        title.localizedCaseInsensitiveContains(text) || apis.contains { $0.localizedCaseInsensitiveContains(text) }
    }
}
