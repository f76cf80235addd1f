import MartletCore

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
