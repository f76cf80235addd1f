import Foundation
import MartletKit
import SwiftUI

extension View {
    /// Keeps this view above the on-screen keyboard.
    public func keyboardRoom() -> some View { modifier(KeyboardRoom()) }
}

private struct KeyboardRoom: ViewModifier {
    @State private var height: CGFloat = 0

    func body(content: Content) -> some View {
        content
            .padding(.bottom, height)
            .onSystemEvent { event in
                if case .keyboard(let height) = event { self.height = height }
            }
    }
}
