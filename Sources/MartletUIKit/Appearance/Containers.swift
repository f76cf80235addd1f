import MartletCore

// Containers and controls of UIKit. Their appearance proxies are accepted and change nothing: SwiftUI's views have modifiers.

/// A view that scrolls.
open class UIScrollView: UIView {
    public override class func appearance() -> Self {
        inert("UIScrollView.appearance")
        return self.init()
    }

    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory }

    open var keyboardDismissMode = KeyboardDismissMode.none
    open var bounces = true
    open var alwaysBounceVertical = false
    open var isScrollEnabled = true
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var contentInset = UIEdgeInsets.zero
}

/// A list.
///
/// - Partly: it is not shown; only its appearance proxy is there, without effect.
open class UITableView: UIScrollView {
    public override class func appearance() -> Self {
        inert("UITableView.appearance")
        return self.init()
    }

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets.zero
    open var tableFooterView: UIView?
    open var tableHeaderView: UIView?
    open var allowsSelection = true
    open var showsSelection = true
    open var sectionHeaderTopPadding: CGFloat = 0
    open var sectionFooterHeight: CGFloat = 0
    open var sectionHeaderHeight: CGFloat = 0
    open var estimatedRowHeight: CGFloat = 0
    open var rowHeight: CGFloat = 0
}

/// A row of a list.
open class UITableViewCell: UIView {
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

    open var selectionStyle = SelectionStyle.default
    open var selectedBackgroundView: UIView?
}

/// A grid of cells.
open class UICollectionView: UIScrollView {}

/// A control.
open class UIControl: UIView {
    /// A state in which a control has a look of its own.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }

    open var isEnabled = true
}

/// A control with a segment for each choice.
open class UISegmentedControl: UIControl {
    public override class func appearance() -> Self {
        inert("UISegmentedControl.appearance")
        return self.init()
    }

    open var selectedSegmentTintColor: UIColor?
    open var apportionsSegmentWidthsByContent = false
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
}

/// A switch.
open class UISwitch: UIControl {
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
}

/// A slider.
open class UISlider: UIControl {
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// Dots for pages.
open class UIPageControl: UIControl {
    open var currentPageIndicatorTintColor: UIColor?
    open var pageIndicatorTintColor: UIColor?
}

/// A button.
///
/// - Partly: it is not shown, and does nothing.
open class UIButton: UIControl {}

/// The importance of a rule of layout.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
}

/// A rule of layout. There is no layout of UIKit, so it only names axes.
public enum NSLayoutConstraint {
    public enum Axis: Int, Sendable { case horizontal, vertical }
}
