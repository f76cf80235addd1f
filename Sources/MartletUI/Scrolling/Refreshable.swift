import MartletCore
import MartletElements
import MartletGraph

/// Loads what is shown anew. Call it as a function; it returns when all is loaded.
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

    public func callAsFunction() async { await action() }
}

extension View {
    /// Lets the user pull the content of lists, forms and scroll views down to load it anew.
    ///
    /// - Parameter action: Loads it. While it runs, a spinner is shown.
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(Refreshable(action: action))
    }
}

private struct Refreshable: ViewModifier {
    let action: @Sendable () async -> Void
    @UnobservedStateObject private var refresher = Refresher()

    nonisolated init(action: @escaping @Sendable () async -> Void) { self.action = action }

    func body(content: Content) -> some View {
        refresher.action = action
        return content.modifier(RefreshWriter(refresher: refresher))
    }
}

/// Runs the action of one `refreshable`, one at a time.
@MainActor
final class Refresher: Source {
    fileprivate(set) var action: (@Sendable () async -> Void)?
    private var isRunning = false

    /// Whether it runs. Reading it is noted.
    var isRefreshing: Bool {
        wasRead()
        return isRunning
    }

    func start() {
        guard !isRunning else { return }
        Task { await run() }
    }

    func run() async {
        guard let action else { return }
        setRunning(true)
        await action()
        setRunning(false)
    }

    private func setRunning(_ running: Bool) {
        guard running != isRunning else { return }
        isRunning = running
        changed()
    }
}

private struct RefreshWriter: EnvironmentModifier {
    let refresher: Refresher

    nonisolated init(refresher: Refresher) { self.refresher = refresher }

    func _extend(_ environment: inout EnvironmentValues) { environment.refresher = refresher }
}

extension EnvironmentValues {
    private struct RefresherKey: EnvironmentKey {
        static var defaultValue: Refresher? { nil }
    }

    var refresher: Refresher? {
        get { self[RefresherKey.self] }
        set { self[RefresherKey.self] = newValue }
    }

    /// Loads what is shown anew, where something around this view can.
    public var refresh: RefreshAction? {
        refresher.map { refresher in RefreshAction { await refresher.run() } }
    }
}

extension ElementWriter {
    /// Lets the user pull the content down, where it can be loaded anew. Only the outermost of what scrolls is pulled.
    @MainActor
    mutating func lowerRefreshing() {
        guard let refresher = environment.refresher, node?.isInsideScrolling(below: refresher) == false else { return }
        on(.refresh) { _ in refresher.start() }
        if refresher.isRefreshing { self[.isRefreshing] = true }
    }
}

extension ElementOwner {
    /// Whether something around this scrolls and is loaded anew by the same action.
    fileprivate func isInsideScrolling(below refresher: Refresher) -> Bool {
        var owner = enclosingOwner
        while let current = owner, EnvironmentValues(current.environment).refresher === refresher {
            if [.scroll, .list, .form].contains(current.element.kind), current.element.actions.contains(.refresh) { return true }
            owner = current.enclosingOwner
        }
        return false
    }
}
