/// Closes what this view is shown in: a sheet, or a screen pushed on a stack. Call it as a function.
public struct DismissAction: Sendable {
    private let action: (@MainActor @Sendable () -> Void)?

    init(_ action: (@MainActor @Sendable () -> Void)? = nil) { self.action = action }

    /// Closes it; where nothing can be closed, it does nothing.
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

    /// Closes what this view is shown in.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether this view is shown in something that can be closed.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
}

/// Whether a view is shown in something that can be closed, and the means to close it.
public struct PresentationMode: Sendable {
    public internal(set) var isPresented: Bool

    /// Closes it, when it is written back through the environment's binding.
    public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
    /// The older form of ``dismiss``.
    public var presentationMode: Binding<PresentationMode> {
        let (dismiss, isPresented) = (dismiss, isPresented)
        return Binding(
            get: { PresentationMode(isPresented: isPresented) },
            set: { mode in
                if isPresented, !mode.isPresented { onMainQueue { dismiss() } }
            })
    }
}
