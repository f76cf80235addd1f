import MartletCore
import MartletGraph
import MartletUI

/// A controller that another one presents.
@MainActor
final class Presentation {
    let controller: UIViewController
    /// Called when the presented controller has gone.
    var whenDismissed: (() -> Void)?

    init(_ controller: UIViewController) { self.controller = controller }
}

extension UIViewController {
    /// The controller that presents this one or a parent of it.
    public var presentingViewController: UIViewController? { outermost.presentingController }
    /// The controller that this one or a parent of it presents.
    public var presentedViewController: UIViewController? { outermost.presentation?.controller }

    /// The last of the controller's parents.
    var outermost: UIViewController { parent?.outermost ?? self }

    /// The window whose root controller this one is, or presents it.
    var viewWindow: UIWindow? {
        let root = presentingViewController?.outermost ?? outermost
        if let presenter = root.presentingController { return presenter.viewWindow }
        return UIApplication.shared.windows.first { $0.rootViewController === root }
    }

    func presentItself(_ controller: UIViewController, completion: (() -> Void)?) {
        let session = CurrentSession.context
        guard viewWindow != nil || isOnScreen else {
            session?.warn("\(type(of: self)) cannot present \(type(of: controller)): it is not in a window.")
            return
        }
        guard presentation == nil else {
            session?.warn("\(type(of: self)) cannot present \(type(of: controller)): it presents another controller.")
            return
        }
        guard controller.presentingController == nil, controller.parent == nil else {
            session?.warn("\(type(of: controller)) is shown already, so it is not presented.")
            return
        }
        presentation = Presentation(controller)
        controller.presentingController = self
        controller.whenPresented = completion
        controller.isBeingPresented = true
        controller.isBeingDismissed = false
        UIApplication.shared.presentsControllers()
        presentationSource.changed()
    }

    /// Dismisses a controller, and those that are presented above it.
    func dismiss(_ controller: UIViewController, completion: (() -> Void)? = nil) {
        guard let presentation, presentation.controller === controller else { return }
        if let above = controller.presentation?.controller { controller.dismiss(above) }
        presentation.whenDismissed = completion
        controller.presentingController = nil
        controller.isBeingPresented = false
        controller.isBeingDismissed = controller.isOnScreen
        self.presentation = nil
        presentationSource.changed()
    }
}

/// Shows what a controller presents, and what that one presents.
struct PresentedByController: View {
    let presenter: UIViewController

    var body: some View {
        let _ = presenter.presentationSource.wasRead()
        if let presentation = presenter.presentation {
            PresentationView(presentation: presentation, presenter: presenter).id(ObjectIdentifier(presentation))
        }
    }
}

/// Shows a presented controller until it is dismissed.
private struct PresentationView: View {
    let presentation: Presentation
    let presenter: UIViewController

    var body: some View {
        let controller = presentation.controller
        controller.presented(
            while: Binding {
                true
            } set: { [weak presenter, weak controller] isPresented in
                guard !isPresented, let presenter, let controller, presenter.presentation?.controller === controller else { return }
                presenter.dismiss(controller)
                controller.dismissedByUser()
            })
        // After the controller has appeared, and after it has disappeared.
        EmptyView()
            .onAppear {
                controller.isBeingPresented = false
                controller.whenPresented?()
                controller.whenPresented = nil
            }
            .onDisappear {
                controller.isBeingDismissed = false
                presentation.whenDismissed?()
            }
    }
}

/// Shows above an app what the root view controller of its window presents.
struct PresentationLayer: View {
    var body: some View {
        let application = UIApplication.shared
        if let root = application.presentingRoot {
            PresentedByController(presenter: root).id(ObjectIdentifier(root))
        }
    }
}

/// The content of a sheet that presents a controller.
struct SheetOfController: View {
    let controller: UIViewController

    var body: some View {
        let scheme = controller.overrideUserInterfaceStyle
        Group {
            ControllerView(controller: controller)
            PresentedByController(presenter: controller)
        }
        .interactiveDismissDisabled(controller.isModalInPresentation)
        .preferredColorScheme(scheme == .unspecified ? nil : scheme == .dark ? .dark : .light)
    }
}

/// An object that is told of a presentation.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Called when the user has dismissed the presented controller.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

/// How a controller is presented.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
    public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    override init() { super.init() }
}

/// Where a popover is attached. A controller is presented as a sheet, so all but the delegate is stored, and without effect.
open class UIPopoverPresentationController: UIPresentationController {
    public weak var sourceView: UIView?
    public var sourceRect = CGRect.null
    public var barButtonItem: UIBarButtonItem?
    public var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// The sides at which a popover's arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
