import MartletCore
import MartletElements

extension EnvironmentValues {
    private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

    package var labelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of the controls in this view. Screen readers still read them.
    public nonisolated func labelsHidden() -> some View { environment(\.labelsHidden, true) }

    /// Shows or hides the labels of the controls in this view. Screen readers read hidden ones, too.
    public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.labelsHidden) { if visibility != .automatic { $0 = visibility == .hidden } }
    }
}

extension ElementWriter {
    /// Says whether the control's label is shown.
    public mutating func writeLabelVisibility() {
        if environment.labelsHidden { self[.hidesLabel] = true }
    }
}
