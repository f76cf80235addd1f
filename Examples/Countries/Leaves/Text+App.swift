import SwiftUI

extension Text {
    /// A text of the app, in the language of the environment.
    public init(app key: LocalizedStringKey) { self.init(key, bundle: .module) }
}
