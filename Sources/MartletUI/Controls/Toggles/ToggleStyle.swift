import MartletCore
import MartletElements
import MartletGraph

/// The appearance and the interaction of the toggles in a view.
@MainActor @preconcurrency
public protocol ToggleStyle: DynamicContainer {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts and the state of a toggle that a ``ToggleStyle`` draws.
public struct ToggleStyleConfiguration {
    public typealias Label = StyleContent

    public let label: Label
    @Binding public var isOn: Bool
    let mixed: Binding<Bool>

    /// Whether some of the toggle's values are on and others are off.
    public var isMixed: Bool { mixed.wrappedValue }

    init(label: Label, isOn: Binding<Bool>, isMixed: Binding<Bool>) {
        self.label = label
        _isOn = isOn
        mixed = isMixed
    }
}

/// A style that the host implements and knows by name.
@MainActor @preconcurrency
protocol NamedToggleStyle: ToggleStyle {
    nonisolated var name: String { get }
}

extension NamedToggleStyle {
    public func makeBody(configuration: Configuration) -> Toggle<ToggleStyleConfiguration.Label> { Toggle(configuration, styleName: name) }
}

/// The style that fits the toggle's context.
public struct DefaultToggleStyle: NamedToggleStyle {
    nonisolated var name: String { "automatic" }
    public nonisolated init() {}
}

/// A sliding switch.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    public nonisolated init() { tint = nil }

    /// - Parameter tint: The colour of the switch when it is on.
    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration, styleName: "switch").ownTint(tint) }
}

/// A button that stays down.
public struct ButtonToggleStyle: NamedToggleStyle {
    nonisolated var name: String { "button" }
    public nonisolated init() {}
}

/// A checkbox.
public struct CheckboxToggleStyle: NamedToggleStyle {
    nonisolated var name: String { "checkbox" }
    public nonisolated init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension EnvironmentValues {
    private struct ToggleStyleKey: EnvironmentKey {
        static var defaultValue: any ToggleStyle { DefaultToggleStyle() }
    }

    var toggleStyle: any ToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the appearance and the interaction of the toggles in this view.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { environment(\.toggleStyle, style) }
}
