import SwiftUI

/// Makes the parts of a module once, when it first appears, and keeps them as long as it is there.
///
/// A view's `State` would make them again, and throw them away, whenever the view above is evaluated.
struct Keeping<Parts, Content: View>: View {
    @StateObject private var kept: Kept<Parts>
    private let content: (Parts) -> Content

    init(_ parts: @autoclosure @escaping () -> Parts, @ViewBuilder content: @escaping (Parts) -> Content) {
        _kept = StateObject(wrappedValue: Kept(parts()))
        self.content = content
    }

    var body: some View { content(kept.parts) }
}

private final class Kept<Parts>: ObservableObject {
    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }
}
