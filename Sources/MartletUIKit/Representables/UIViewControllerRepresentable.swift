import MartletCore
import MartletUI

/// A view of SwiftUI's that is made of a view controller of UIKit.
///
/// - Partly: the controller is shown as ``UIViewController`` says.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void

    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller, once for each identity.
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    /// Called after the controller has been made, and each time that a value has changed which the representable has or reads.
    @MainActor @preconcurrency func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Called when the controller is removed.
    @MainActor @preconcurrency static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes the object that passes on what happens in the controller, before the controller is made.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    public var body: RepresentedController<Self> { RepresentedController(representable: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a ``UIViewControllerRepresentable`` knows while its controller is made or updated.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public let transaction: Transaction
}

/// Shows a view controller of UIKit.
public struct RepresentedController<Representable: UIViewControllerRepresentable>: View {
    let representable: Representable
    @Environment(\.self) private var environment
    @State private var memory = ControllerMemory<Representable>()

    public var body: some View {
        ControllerView(controller: memory.updated(by: representable, in: environment))
            .modifier(WhenRemoved { [memory] in memory.dismantle() })
    }
}

/// The controller and the coordinator of a representable, for as long as it has an identity.
@MainActor
private final class ControllerMemory<Representable: UIViewControllerRepresentable> {
    private var made: (controller: Representable.UIViewControllerType, coordinator: Representable.Coordinator)?

    nonisolated init() {}

    func updated(by representable: Representable, in environment: EnvironmentValues) -> UIViewController {
        let coordinator = made?.coordinator ?? representable.makeCoordinator()
        let context = Representable.Context(coordinator: coordinator, environment: environment, transaction: Transaction())
        let controller = made?.controller ?? representable.makeUIViewController(context: context)
        if made == nil { UIApplication.shared.adopt(controller) }
        made = (controller, coordinator)
        representable.updateUIViewController(controller, context: context)
        return controller
    }

    func dismantle() {
        guard let made else { return }
        Representable.dismantleUIViewController(made.controller, coordinator: made.coordinator)
    }
}
