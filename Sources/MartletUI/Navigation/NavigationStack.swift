import MartletCore
import MartletElements
import MartletGraph

/// A stack of screens above a root screen.
public struct NavigationStack<Data, Root: View>: View {
    private nonisolated(unsafe) let root: Root  // Written once; its type need not be Sendable.
    private nonisolated(unsafe) let path: PathBinding?
    @UnobservedStateObject private var model = NavigationModel()
    @Environment(\.location) private var outerLocation
    @Environment(\.session) private var session

    /// Creates a stack that manages its own path.
    public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    /// Creates a stack whose path contains values of different types.
    public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = PathBinding(
            get: { path.wrappedValue.values },
            set: { values in path.wrappedValue.values = values }, decode: nil)
    }

    /// Creates a stack whose path contains values of one type.
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        self.path = PathBinding(
            get: { path.wrappedValue.map { AnyHashable($0) } },
            set: { values in path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element }) },
            decode: { LocationCoding.decode($0, as: Data.Element.self).map { AnyHashable($0) } })
    }

    /// A type-erased binding to the app's path.
    struct PathBinding {
        let get: () -> [AnyHashable]
        let set: ([AnyHashable]) -> Void
        let decode: ((String) -> AnyHashable?)?
    }

    public var body: some View {
        connect()
        return screenStack(of: model) { root }
    }

    /// Connects the model to the path binding and to the URL.
    private func connect() {
        model.session = session
        model.valuesChanged = path?.set
        model.decode = path?.decode
        if let path { model.adopt(path.get()) }
        guard model.location == nil, let outerLocation else { return }
        let location = LocationScope(outer: outerLocation)
        model.location = location
        location.assigned = { [weak model] in model?.go(to: $0) ?? $0 }
        model.showLocation()
        // The destinations that decode the path are registered only once the root is mounted.
        session?.graph.afterCommit { [weak model, weak location] in
            guard let model, let location else { return }
            let pendingPath = location.takePendingPath()
            guard !pendingPath.isEmpty else { return }
            let rest = model.go(to: pendingPath)
            location.recordConsumption(of: pendingPath, leaving: rest)
            location.offer(rest)
        }
    }
}

/// The older form of ``NavigationStack``.
public struct NavigationView<Content: View>: View {
    private nonisolated(unsafe) let content: Content  // Written once; its type need not be Sendable.

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    // On a phone, only the first of several views is shown: the others are what a tablet shows beside it before something is chosen.
    public var body: some View {
        NavigationStack {
            if let first = (content as? any MultipleViews)?.first { first } else { content }
        }
    }
}

/// The content of a builder with several views.
@MainActor
private protocol MultipleViews {
    var first: AnyView? { get }
}

extension TupleView: MultipleViews {
    fileprivate var first: AnyView? { [any View](membersOf: self).first.map { AnyView(erasing: $0) } }
}

/// Returns a view of the root screen and the screens pushed onto it.
@MainActor
func screenStack<Root: View>(of model: NavigationModel, @ViewBuilder root: () -> Root) -> some View {
    NavigationElement {
        ScreenView(model: model, screen: model.rootScreen, entry: nil, content: root)
        PushedScreens(model: model)
    }
    .environment(\.navigation, model)
}

struct NavigationElement<Content: View>: ElementView {
    typealias Body = Never
    let _content: Content

    init(@ViewBuilder content: () -> Content) { _content = content() }

    static var _kind: Kind { .navigation }
}

/// The screens above the root. A separate view, so that a push or pop re-evaluates only this body.
private struct PushedScreens: View {
    let model: NavigationModel

    var body: some View {
        ForEach(model.shownEntries) { entry in
            ScreenView(model: model, screen: entry.screen, entry: entry.id) { model.view(of: entry) }
        }
    }
}
