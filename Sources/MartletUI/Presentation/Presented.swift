import MartletCore
import MartletElements
import MartletGraph

/// Shows a view above all else, at the top of the session, for as long as this lives. It has the environment of the view that presents it.
struct Presented<Content: View>: View {
    let content: Content
    @Environment(\.presentations) private var presentations

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View { Portal(to: presentations) { content } }
}

/// Sets the environment of what is presented: it can close itself, and it is no part of the screen that presents it.
struct PresentedEnvironment: EnvironmentModifier {
    let model: PresentationModel?
    let dismiss: DismissAction

    nonisolated init(model: PresentationModel?, dismiss: DismissAction) {
        self.model = model
        self.dismiss = dismiss
    }

    func _extend(_ environment: inout EnvironmentValues) {
        environment.presentation = model
        environment.dismiss = dismiss
        environment.isPresented = true
        environment.screen = nil
        environment.navigation = nil
        environment.splitColumn = nil
        environment.location = nil
        environment.refresher = nil
        environment.listSelection = nil
        environment.ownEditMode = model?.editMode
        environment.isBesideRows = false
        environment.scrollBehavior = ScrollBehavior()
        environment.contentMargins = nil
    }
}

/// Does something once what was presented is gone: closed, or gone together with the view that presented it. It stands beside what is
/// presented, so that it hears of the end after it.
struct DismissalObserver<ID: Equatable>: View {
    nonisolated(unsafe) let presented: ID?  // Written once, and used on the main actor alone.
    let onDismiss: (() -> Void)?

    var body: some View {
        EmptyView()
            .onChange(of: presented) { old, _ in
                if old != nil { onDismiss?() }
            }
            .modifier(PresenterEnd(isPresenting: presented != nil, onDismiss: onDismiss))
    }
}

/// Tells of the end of the view that presents something. The end of the session is no dismissal.
private struct PresenterEnd: LifecycleModifier {
    let isPresenting: Bool
    // Handed to the main actor once, and called there alone.
    nonisolated(unsafe) let onDismiss: (() -> Void)?

    nonisolated init(isPresenting: Bool, onDismiss: (() -> Void)?) {
        self.isPresenting = isPresenting
        self.onDismiss = onDismiss
    }

    func makeMemory() -> (() -> Void)? { isPresenting ? onDismiss : nil }

    func updated(from old: Self, _ memory: inout (() -> Void)?, _ node: AnyViewNode) { memory = makeMemory() }

    func unmounted(_ memory: inout (() -> Void)?, _ node: AnyViewNode) {
        guard EnvironmentValues(node.environment).session?.isEnding == false else { return }
        memory?()
    }
}
