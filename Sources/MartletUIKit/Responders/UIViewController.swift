import MartletCore
import MartletUI

/// A controller of views.
///
/// - Partly: only a ``UIHostingController`` is shown.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    nonisolated public required init() { super.init() }

    public lazy var view: UIView! = UIView()
    public var title: String?
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    public var isModalInPresentation = false
    public var presentedViewController: UIViewController? { nil }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    /// The view of SwiftUI's that the controller shows.
    var content: AnyView {
        CurrentSession.context?.warn("\(type(of: self)) is a view controller of UIKit, and is not shown.")
        return AnyView(EmptyView())
    }

    /// Presents nothing, because only views of SwiftUI's are shown; warns in the log. Use `sheet`, `alert` or `ShareLink`.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        CurrentSession.context?.warn("\(type(of: controller)) is a view controller of UIKit, and is not presented.")
    }

    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
}

/// Shows a view of SwiftUI's.
///
/// - Partly: only the root view controller of a window is shown, and only in an app that starts in its delegate.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    private var shown: Content?
    public var rootView: Content {
        get {
            guard let shown else { preconditionFailure("A UIHostingController was made without a root view.") }
            return shown
        }
        set {
            shown = newValue
            UIApplication.shared.windowSource.changed()
        }
    }

    nonisolated public required init() { super.init() }

    public init(rootView: Content) {
        shown = rootView
        super.init()
    }

    override var content: AnyView { AnyView(rootView) }
}

/// How a view controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}
