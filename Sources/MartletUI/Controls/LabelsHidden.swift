import MartletCore
import MartletElements

extension EnvironmentValues {
    private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

    var labelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Shows the controls in this view without their labels, which are still read out.
    public nonisolated func labelsHidden() -> some View { environment(\.labelsHidden, true) }
}

extension ElementWriter {
    /// Says whether the control's label is shown.
    public mutating func writeLabelVisibility() {
        if environment.labelsHidden { self[.hidesLabel] = true }
    }
}
