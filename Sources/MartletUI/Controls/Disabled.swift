import MartletCore
import MartletElements

extension View {
    /// Disables the controls in this view if `disabled` is `true`.
    public nonisolated func disabled(_ disabled: Bool) -> some View { modifier(DisabledModifier(isDisabled: disabled)) }
}

private struct DisabledModifier: ElementModifier {
    let isDisabled: Bool

    nonisolated init(isDisabled: Bool) { self.isDisabled = isDisabled }

    static var _writesEnvironment: Bool { true }

    func _extend(_ environment: inout EnvironmentValues) {
        environment.isEnabled = environment.isEnabled && !isDisabled
    }
}
