import SwiftUI

extension Color {
    /// The accent colour, a red that is lighter in dark mode.
    static let tomato = Color("Tomato", bundle: .module)
    /// The colour of stars.
    static let honey = Color("Honey", bundle: .module)
    /// The background of information messages, under white text.
    static let basil = Color("Basil", bundle: .module)
    /// The background of error messages, under white text.
    static let berry = Color("Berry", bundle: .module)
}
