import MartletCore
import MartletElements

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

extension EnvironmentValues {
    private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of the controls in this view.
    ///
    /// - Partly: only bordered buttons and spinners change their size.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { modifier(ControlSizeModifier(size: controlSize)) }
}

/// Sets the size on the element; the host applies it to all controls inside.
private struct ControlSizeModifier: ElementModifier {
    let size: ControlSize

    nonisolated init(size: ControlSize) { self.size = size }

    static var _writesEnvironment: Bool { true }

    func _extend(_ environment: inout EnvironmentValues) { environment.controlSize = size }

    func _apply(to element: inout ElementWriter) { element.add(ControlScale(String(describing: size))) }
}
