import MartletCore
import MartletElements
import MartletGraph

/// Reloads the content. Call it as a function; it returns when the content has been loaded.
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

    public func callAsFunction() async { await action() }
}

extension View {
    /// Lets the user pull down the content of lists, forms and scroll views to reload it.
    ///
    /// - Parameter action: Reloads the content. The host shows a spinner while it runs.
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

/// Runs the action of one `refreshable` modifier, once at a time.
@MainActor
final class Refresher: Source {
    fileprivate(set) var action: (@Sendable () async -> Void)?
    private var isRunning = false

    /// Whether the action is running. A view that reads this is invalidated when it changes.
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

    /// Reloads the content of the nearest enclosing `refreshable`; `nil` if there is none.
    public var refresh: RefreshAction? {
        refresher.map { refresher in RefreshAction { await refresher.run() } }
    }
}

extension ElementWriter {
    /// Lets the user pull down the content if it can be reloaded. Of nested scroll views only the outermost can be pulled.
    @MainActor
    mutating func lowerRefreshing() {
        guard let refresher = environment.refresher, node?.isInsideScrolling(below: refresher) == false else { return }
        on(.refresh) { _ in refresher.start() }
        if refresher.isRefreshing { self[.isRefreshing] = true }
    }
}

extension ElementOwner {
    /// Whether an enclosing scroll view already reloads its content with the same action.
    fileprivate func isInsideScrolling(below refresher: Refresher) -> Bool {
        var owner = enclosingOwner
        while let current = owner, EnvironmentValues(current.environment).refresher === refresher {
            if [.scroll, .list, .form].contains(current.element.kind), current.element.actions.contains(.refresh) { return true }
            owner = current.enclosingOwner
        }
        return false
    }
}
