import MartletCore
import MartletUI

/// A view of SwiftUI's that is made of a view of UIKit.
///
/// - Partly: the view is shown as ``UIView`` says: texts, images, fields and controls as SwiftUI's own, other ones by their background and subviews.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void

    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view, once for each identity.
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    /// Called after the view has been made, and each time that a value has changed which the representable has or reads.
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    /// Called when the view is removed.
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the object that passes on what happens in the view, before the view is made.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public var body: RepresentedView<Self> { RepresentedView(representable: self) }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a ``UIViewRepresentable`` knows while its view is made or updated.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public let transaction: Transaction
}

/// Shows what a view of UIKit stands for.
public struct RepresentedView<Representable: UIViewRepresentable>: View {
    let representable: Representable
    @Environment(\.self) private var environment
    @State private var memory = RepresentedMemory<Representable>()

    public var body: some View {
        ShownView(view: memory.updated(by: representable, in: environment)).modifier(WhenRemoved { [memory] in memory.dismantle() })
    }
}

/// The view and the coordinator of a representable, for as long as it has an identity.
@MainActor
private final class RepresentedMemory<Representable: UIViewRepresentable> {
    private var made: (view: Representable.UIViewType, coordinator: Representable.Coordinator)?

    nonisolated init() {}

    func updated(by representable: Representable, in environment: EnvironmentValues) -> UIView {
        let coordinator = made?.coordinator ?? representable.makeCoordinator()
        let context = Representable.Context(coordinator: coordinator, environment: environment, transaction: Transaction())
        let view = made?.view ?? representable.makeUIView(context: context)
        made = (view, coordinator)
        representable.updateUIView(view, context: context)
        return view
    }

    func dismantle() {
        guard let made else { return }
        Representable.dismantleUIView(made.view, coordinator: made.coordinator)
    }
}
