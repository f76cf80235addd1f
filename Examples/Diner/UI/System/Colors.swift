import SwiftUI

extension Color {
    /// The accent: a ripe red, lighter in the dark.
    static let tomato = Color("Tomato", bundle: .module)
    /// Stars.
    static let honey = Color("Honey", bundle: .module)
    /// Behind good news, under white text.
    static let basil = Color("Basil", bundle: .module)
    /// Behind bad news, under white text.
    static let berry = Color("Berry", bundle: .module)
}
