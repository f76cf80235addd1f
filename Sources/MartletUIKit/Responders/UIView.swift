import MartletCore

/// A view of UIKit. It keeps its properties and shows nothing: only SwiftUI's views are shown.
@MainActor @preconcurrency
open class UIView: UIResponder {
    nonisolated public required init() { super.init() }

    public var backgroundColor: UIColor?
    open var tintColor: UIColor?
    public var isHidden = false
    public var alpha: CGFloat = 1
    public var tag = 0
    /// The area of the page.
    public var frame: CGRect { UIScreen.main.bounds }
    public var bounds: CGRect { UIScreen.main.bounds }
    /// The distances that bars of the device take from the page; a page has none.
    public var safeAreaInsets: UIEdgeInsets { .zero }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    /// Takes the keyboard focus away from the field of the session that has it.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool { resignFirstResponder() }
}

/// Distances from the edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public static let zero = UIEdgeInsets()

    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
