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
}

extension ElementWriter {
    /// Says whether the control's label is shown.
    public mutating func writeLabelVisibility() {
        if environment.labelsHidden { self[.hidesLabel] = true }
    }
}
