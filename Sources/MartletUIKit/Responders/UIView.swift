import MartletCore
import MartletGraph
import MartletUI

/// A view of UIKit.
///
/// - Partly: it is shown where a `UIViewRepresentable` makes it of a class that has a counterpart in SwiftUI.
@MainActor @preconcurrency
open class UIView: UIResponder {
    nonisolated public required init() { super.init() }

    /// Sets how views of the class look in the whole app. Accepted, and without effect.
    open class func appearance() -> Self {
        inert("UIView.appearance")
        return self.init()
    }

    private lazy var source = Source()

    /// Records that the view being evaluated shows this one.
    final func read() { source.wasRead() }

    /// Lets the view be shown anew.
    final func changed() { source.changed() }

    /// The view of SwiftUI's that is shown.
    var content: AnyView { AnyView(backgroundColor.map { Color($0) } ?? .clear) }

    /// Where a view is placed that is smaller or larger than its room.
    public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, center }

    open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { changed() } } }
    open var isUserInteractionEnabled = true
    open var clipsToBounds = false
    public var translatesAutoresizingMaskIntoConstraints = true
    open var backgroundColor: UIColor? { didSet { if backgroundColor != oldValue { changed() } } }
    open var tintColor: UIColor?
    public var isHidden = false
    public var alpha: CGFloat = 1
    public var tag = 0
    /// The area of the page. Setting it has no effect.
    public var frame: CGRect {
        get { UIScreen.main.bounds }
        set {}
    }
    public var bounds: CGRect {
        get { UIScreen.main.bounds }
        set {}
    }
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
