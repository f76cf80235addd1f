import SwiftUI

extension Text {
    /// Creates a text from the app's string catalogue, in the language of the environment.
    public init(app key: LocalizedStringKey) { self.init(key, bundle: .module) }
}
