import MartletCore
import MartletGraph
import MartletUI

/// A controller of views.
///
/// - Partly: its view is shown as ``UIView`` says; there are no storyboards, constraints and custom transitions.
@MainActor @preconcurrency
open class UIViewController: UIResponderBase {
    private let source = Source()
    /// The reads of what the controller presents.
    let presentationSource = Source()
    private var ownView: UIView?
    private var isLoading = false
    private(set) var isOnScreen = false
    /// What the controller presents itself.
    var presentation: Presentation?
    /// The completion of the presentation that shows the controller.
    var whenPresented: (() -> Void)?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    // MARK: The view

    /// The view, which is made when it is first used.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return ownView
        }
        set {
            ownView = newValue
            newValue?.controller = self
            changed()
        }
    }

    public var viewIfLoaded: UIView? { ownView }
    public var isViewLoaded: Bool { ownView != nil }

    /// Makes the view. A controller that overrides it sets ``view``.
    open func loadView() { view = UIView() }

    public func loadViewIfNeeded() {
        guard ownView == nil, !isLoading else { return }
        isLoading = true
        loadView()
        isLoading = false
        viewDidLoad()
    }

    open var title: String? {
        didSet {
            guard title != oldValue else { return }
            navigationItem.title = title
            tabBarItem.title = title
        }
    }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { changed() } }
    public var traitCollection: UITraitCollection { .current }
    public var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.scene.interfaceOrientation }
    open var prefersStatusBarHidden: Bool { false }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    /// Read by nobody: a page has no status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var preferredContentSize = CGSize.zero
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Never called.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Never called.
    open func didReceiveMemoryWarning() {}

    /// Called when the view has been made.
    open func viewDidLoad() {}
    /// Called when the view is shown.
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    /// Called when the view is shown, after ``viewWillAppear(_:)``.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called when the view is removed or hidden.
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    // MARK: How it is shown

    /// The view of SwiftUI's that is shown for the controller.
    var content: AnyView {
        let view: UIView = view
        return AnyView(ViewAndSubviews(view: view))
    }

    /// Lets the controller be shown anew.
    final func changed() { source.changed() }

    /// Records that the controller is being shown, and makes its view.
    final func shown() {
        source.wasRead()
        Graph.untracked { loadViewIfNeeded() }
    }

    final func appeared() {
        guard !isOnScreen else { return }
        isOnScreen = true
        viewWillAppear(false)
        viewIsAppearing(false)
        viewWillLayoutSubviews()
        viewIfLoaded?.layoutSubviews()
        viewDidLayoutSubviews()
        viewDidAppear(false)
        isMovingToParent = false
    }

    final func disappeared() {
        guard isOnScreen else { return }
        isOnScreen = false
        viewWillDisappear(false)
        viewDidDisappear(false)
        isMovingFromParent = false
    }

    // MARK: Children

    public private(set) var children: [UIViewController] = []
    public internal(set) weak var parent: UIViewController?
    /// Whether the controller has been added to its parent and has not appeared yet.
    public private(set) var isMovingToParent = false
    /// Whether the controller has been removed from its parent and has not disappeared yet.
    public private(set) var isMovingFromParent = false

    /// Adds a child. Its view is shown where the app adds it to a view.
    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        childController.parent = self
        childController.isMovingToParent = true
        childController.isMovingFromParent = false
        children.append(childController)
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        isMovingToParent = false
        isMovingFromParent = isOnScreen
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    /// What a ``UINavigationController`` shows of the controller in its bar.
    public private(set) lazy var navigationItem = UINavigationItem(of: self)
    /// What a ``UITabBarController`` shows of the controller in its bar.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0) { didSet { parent?.changed() } }
    public var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }
    public var tabBarController: UITabBarController? { (parent as? UITabBarController) ?? parent?.tabBarController }

    // MARK: Presenting

    /// Whether the controller has been presented and has not appeared yet.
    public internal(set) var isBeingPresented = false
    /// Whether the controller has been dismissed and has not disappeared yet.
    public internal(set) var isBeingDismissed = false
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Accepted, and without effect.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether the user cannot dismiss the controller.
    public var isModalInPresentation = false { didSet { changed() } }
    /// The controller that presents this one itself.
    weak var presentingController: UIViewController?
    /// Where a popover is attached. Accepted, and without effect: a controller is presented as a sheet.
    public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? = UIPopoverPresentationController()
    /// Tells its delegate that the user has dismissed the controller.
    public var presentationController: UIPresentationController? { popoverPresentationController }

    /// The view that presents the controller above all others: a sheet or a cover.
    func presented(while isPresented: Binding<Bool>) -> AnyView {
        switch modalPresentationStyle {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom:
            AnyView(EmptyView().fullScreenCover(isPresented: isPresented) { SheetOfController(controller: self) })
        default:
            AnyView(EmptyView().sheet(isPresented: isPresented) { SheetOfController(controller: self) })
        }
    }

    /// Called when the user has dismissed the controller, which is presented.
    func dismissedByUser() {
        guard let presentationController else { return }
        presentationController.delegate?.presentationControllerDidDismiss(presentationController)
    }

    /// Presents a controller above the whole page, as a sheet, a cover or a dialog.
    ///
    /// As on Apple's platforms the controller at the top of the presenting one's parents presents it; one that is not in the page, or that presents
    /// another one, presents nothing and says so in the log.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        outermost.presentItself(viewControllerToPresent, completion: completion)
    }

    /// Dismisses what the controller presents, or the controller itself if it presents nothing.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let presenter = outermost.presentation == nil ? outermost.presentingController : outermost
        guard let presenter, let presented = presenter.presentation?.controller else {
            completion?()
            return
        }
        presenter.dismiss(presented, completion: completion)
    }
}

/// Shows a view of SwiftUI's.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content { didSet { changed() } }
    /// Accepted, and without effect: a view has the size that its superview gives it.
    public var sizingOptions = UIHostingControllerSizingOptions()

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// For subclasses that a storyboard would make.
    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: coder)
    }

    /// Fails: there are no storyboards.
    public required init?(coder: NSCoder) { nil }

    override var content: AnyView { AnyView(rootView) }
}

/// Which sizes a hosting controller follows.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The colour of the status bar's text. Without effect: a page has no status bar.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// How a view controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

/// How a presentation moves.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
