import MartletCore
import MartletGraph
import MartletUI

/// A view of UIKit.
///
/// - Partly: it is shown as the view of SwiftUI's that its class stands for, with its background and its subviews. A subview has its frame, or fills
///   its superview if none is set; there are no constraints.
@MainActor @preconcurrency
open class UIView: UIResponderBase {
    public init(frame: CGRect) {
        super.init()
        if frame != .zero { ownFrame = frame }
    }

    /// Makes a view without content: there are no storyboards.
    public required init?(coder: NSCoder) { super.init() }

    public override convenience init() { self.init(frame: .zero) }

    /// Sets how views of the class look in the whole app. Accepted, and without effect.
    open class func appearance() -> UIView {
        inert("UIView.appearance")
        return UIView()
    }

    /// Sets how views of the class look within others. Accepted, and without effect.
    open class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIView { appearance() }

    private lazy var source = Source()

    /// Records that the view being evaluated shows this one.
    final func read() { source.wasRead() }

    /// Lets the view be shown anew.
    final func changed() {
        source.changed()
        whenChanged?()
    }

    /// Called when a property has changed. Appearance proxies set it.
    var whenChanged: (() -> Void)?

    /// The view of SwiftUI's that is shown, without subviews.
    var content: AnyView { AnyView(Color.clear) }
    /// Whether the view takes the size of its content, and not all the room that it gets.
    var hugsContent: Bool { false }
    /// The controller whose view this is.
    weak var controller: UIViewController?

    /// Where a view is placed that is smaller or larger than its room.
    public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center }

    open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { changed() } } }
    open var isUserInteractionEnabled = true { didSet { if isUserInteractionEnabled != oldValue { changed() } } }
    open var clipsToBounds = false { didSet { if clipsToBounds != oldValue { changed() } } }
    public var translatesAutoresizingMaskIntoConstraints = true
    open var backgroundColor: UIColor? { didSet { if backgroundColor != oldValue { changed() } } }
    open var tintColor: UIColor! { didSet { if tintColor != oldValue { changed() } } }
    open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
    open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { changed() } } }
    open var isOpaque = true
    public var tag = 0
    open var accessibilityLabel: String?
    /// Stored, and without effect: the page decides by the view's content.
    open var isAccessibilityElement = false
    open var accessibilityIdentifier: String?
    /// What is drawn around the view.
    public private(set) lazy var layer = CALayer(of: self)

    /// What is called when the user makes a gesture on the view.
    var recognizers: [UIGestureRecognizer] = [] { didSet { changed() } }

    // MARK: Subviews

    public internal(set) var subviews: [UIView] = [] { didSet { changed() } }
    public internal(set) weak var superview: UIView?
    /// The window that contains the view.
    open var window: UIWindow? { superview?.window ?? controller?.viewWindow }
    /// The frame that the app has set.
    var ownFrame: CGRect? { didSet { if ownFrame != oldValue { changed() } } }
    /// How the view grows with its superview. A view that grows in both directions fills it.
    open var autoresizingMask: AutoresizingMask = [] { didSet { if autoresizingMask != oldValue { changed() } } }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The place in the superview, if the app has set one; otherwise the area of the page.
    open var frame: CGRect {
        get { ownFrame ?? UIScreen.main.bounds }
        set { ownFrame = newValue }
    }
    /// The size of the frame.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { ownFrame = CGRect(origin: ownFrame?.origin ?? .zero, size: newValue.size) }
    }
    public var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { ownFrame = CGRect(origin: CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2), size: frame.size) }
    }
    /// The distances that bars of the device take from the page; a page has none.
    public var safeAreaInsets: UIEdgeInsets { .zero }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    public var traitCollection: UITraitCollection { .current }

    /// Does nothing: the page lays out what it shows.
    open func setNeedsLayout() {}
    /// Lets ``layoutSubviews()`` set the frames of subviews.
    open func layoutIfNeeded() { layoutSubviews() }
    /// Called for the view of a controller, when it appears; for other views by ``layoutIfNeeded()`` alone.
    open func layoutSubviews() {}
    open func setNeedsDisplay() { changed() }
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    open func sizeToFit() {}
    /// Never called.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Sizes, which the page finds by itself

    /// No size in a direction.
    public static var noIntrinsicMetric: CGFloat { -1 }
    /// The size that the view's content needs. Read by nobody: the page measures the content itself.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// Does nothing: the page lays out what it shows.
    open func invalidateIntrinsicContentSize() {}
    private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    private var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging[axis] ?? .defaultLow }
    /// Stored, and without effect.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { hugging[axis] = priority }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compressionResistance[axis] ?? .defaultHigh
    }
    /// Stored, and without effect.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        compressionResistance[axis] = priority
    }

    /// Takes the keyboard focus away from the field of the session that has it.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool { resignFirstResponder() }

    /// Performs changes. They are shown at once, without an animation of UIKit's.
    public class func animate(withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil) {
        animations()
        completion?(true)
    }

    public class func animate(withDuration duration: TimeInterval, animations: () -> Void) {
        animate(withDuration: duration, animations: animations, completion: nil)
    }
}

extension UIView {
    public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    public func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        view.superview = self
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.didMoveToSuperview()
    }

    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        guard view !== sibling else { return }
        view.removeFromSuperview()  // Before the index is taken: the view can be in the same superview already.
        insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
    }

    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        guard view !== sibling else { return }
        view.removeFromSuperview()
        insertSubview(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
    }

    public func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    public func bringSubviewToFront(_ view: UIView) { if view.superview === self { insertSubview(view, at: subviews.count) } }

    public func sendSubviewToBack(_ view: UIView) { if view.superview === self { insertSubview(view, at: 0) } }

    /// This view or the first below it with a tag.
    public func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    public func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
}

/// What is drawn around a view of UIKit.
@MainActor @preconcurrency
open class CALayer: NSObject {
    private weak var view: UIView?

    init(of view: UIView) { self.view = view }

    public var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { view?.changed() } } }
    /// The colour behind the view's content. It is that of the view, too.
    public var backgroundColor: CGColor? {
        get { view?.backgroundColor?.cgColor }
        set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }
    public var borderColor: CGColor? { didSet { view?.changed() } }
    /// In points.
    public var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { view?.changed() } } }
    public var masksToBounds = false { didSet { if masksToBounds != oldValue { view?.changed() } } }
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
