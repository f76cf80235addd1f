import Foundation

/// A point or a rectangle in another view. A ``GeometryProxy`` converts it to its own coordinates.
///
/// - Partly: only charts make anchors; there are no anchor preferences.
public struct Anchor<Value>: Sendable {
    /// Returns the value in a view, from the position of the view's origin on the page.
    let value: @Sendable (CGPoint) -> Value

    package init(value: @escaping @Sendable (CGPoint) -> Value) { self.value = value }
}
