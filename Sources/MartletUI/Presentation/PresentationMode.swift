import MartletCore

/// Whether a view is presented, and a method to dismiss it.
public struct PresentationMode: Sendable {
    public internal(set) var isPresented: Bool

    /// Dismisses the view. Call it through the environment's binding.
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
