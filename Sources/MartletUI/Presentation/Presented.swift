import MartletCore
import MartletElements
import MartletGraph

/// Shows a view above all other content of the session as long as it is mounted. The view inherits the presenter's environment.
struct Presented<Content: View>: View {
    let content: Content
    @Environment(\.presentations) private var presentations

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View { Portal(to: presentations) { content } }
}

/// Sets the environment of presented content: adds its `dismiss` action, and removes values that belong to the presenting screen.
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
        environment.outerBarContent = nil
        environment.splitColumn = nil
        environment.location = nil
        environment.refresher = nil
        environment.listSelection = nil
        environment.ownEditMode = model?.editMode
        environment.isOutsideRows = false
        environment.scrollBehavior = ScrollBehavior()
        environment.contentMargins = ContentMargins()
    }
}

/// Calls `onDismiss` after the presented content was dismissed, or unmounted together with its presenter. It is a sibling of the
/// content, so that the content is unmounted first.
struct DismissalObserver<ID: Equatable>: View {
    nonisolated(unsafe) let presented: ID?  // Written once, and used only on the main actor.
    let onDismiss: (() -> Void)?

    var body: some View {
        EmptyView()
            .onChange(of: presented) { old, _ in
                if old != nil { onDismiss?() }
            }
            .modifier(PresenterEnd(isPresenting: presented != nil, onDismiss: onDismiss))
    }
}

/// Calls `onDismiss` when a presenting view is unmounted, except when the session ends.
private struct PresenterEnd: LifecycleModifier {
    let isPresenting: Bool
    // Called only on the main actor.
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
