/// Dismisses the presentation of this view: a sheet, or a screen pushed on a stack. Call it as a function.
public struct DismissAction: Sendable {
    private let action: (@MainActor @Sendable () -> Void)?

    package init(_ action: (@MainActor @Sendable () -> Void)? = nil) { self.action = action }

    /// Dismisses the presentation; does nothing if there is none.
    @MainActor @preconcurrency
    public func callAsFunction() { action?() }
}

extension EnvironmentValues {
    private struct DismissKey: EnvironmentKey {
        static var defaultValue: DismissAction { DismissAction() }
    }

    private struct IsPresentedKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// Dismisses the presentation of this view.
    public package(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether this view is in a presentation that can be dismissed.
    public package(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
}
