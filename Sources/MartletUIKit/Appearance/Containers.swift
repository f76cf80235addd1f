import MartletCore

// Containers of UIKit. Their appearance proxies change nothing: neither do those of Apple's change SwiftUI's lists since iOS 16.

/// A view that scrolls.
///
/// - Partly: it does not scroll; it shows its subviews.
open class UIScrollView: UIView {
    public override class func appearance() -> UIScrollView {
        inert("UIScrollView.appearance")
        return UIScrollView()
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
/// - Partly: it is not shown; only its appearance proxy is there, which has no effect on lists, as since iOS 16.
open class UITableView: UIScrollView {
    public override class func appearance() -> UITableView {
        inert("UITableView.appearance")
        return UITableView()
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
