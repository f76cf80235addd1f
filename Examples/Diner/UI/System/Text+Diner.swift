import SwiftUI

extension Text {
    /// Creates a text in the guest's language, from the catalogue of this module.
    init(diner key: LocalizedStringKey) { self.init(key, bundle: .module) }
}
