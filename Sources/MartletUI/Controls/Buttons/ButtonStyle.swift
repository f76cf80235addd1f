import MartletCore
import MartletElements
import MartletGraph

/// How the buttons in a view look; the host sees to how they are pressed.
///
///     struct Loud: ButtonStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             configuration.label.bold().opacity(configuration.isPressed ? 0.5 : 1)
///         }
///     }
@MainActor @preconcurrency
public protocol ButtonStyle: DynamicContainer {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// How the buttons in a view look, and how they are pressed: the style calls ``PrimitiveButtonStyleConfiguration/trigger()``.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: DynamicContainer {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a ``ButtonStyle`` is given of a button.
public struct ButtonStyleConfiguration {
    public typealias Label = StyleContent

    public let role: ButtonRole?
    public let label: Label
    let press: ButtonPress

    /// Whether the button is held down. The host reports that only for buttons whose style reads it.
    public var isPressed: Bool {
        let press = press
        return onMainQueue { press.isDown }
    }
}

/// What a ``PrimitiveButtonStyle`` is given of a button.
public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = StyleContent

    public let role: ButtonRole?
    public let label: Label
    /// Where the control leads, if it is a link.
    let target: (any LinkTarget)?
    let action: @MainActor () -> Void

    /// Does what the button does.
    @MainActor @preconcurrency
    public func trigger() { action() }

    /// The control in a style of the app's own, or in one that the host knows by a name.
    @MainActor
    func dressed<S: PrimitiveButtonStyle>(in style: S, named name: String? = nil) -> AnyView {
        if let name = name ?? (style as? any NamedButtonStyle)?.name { return AnyView(PressedElement(self, style: name) { label }) }
        return AnyView(StyledBody(style: style) { $0.makeBody(configuration: self) })
    }
}

/// Whether a button is held down, and whether anyone wants to know.
@MainActor
final class ButtonPress {
    private let down = Source()
    private let demand = Source()
    private var isHeld = false
    private var wasAsked = false

    var isDown: Bool {
        down.wasRead()
        if !wasAsked {
            wasAsked = true
            demand.changed()
        }
        return isHeld
    }

    /// Whether anyone has asked for ``isDown``.
    var isWanted: Bool {
        demand.wasRead()
        return wasAsked
    }

    func set(_ isDown: Bool) {
        guard isHeld != isDown else { return }
        isHeld = isDown
        down.changed()
    }

    /// Asks the host to tell of the control being held down, if anyone wants to know.
    func listen(in element: inout ElementWriter) {
        guard isWanted else { return }
        element.on(.press) { [weak self] value in
            if let isDown = value?.boolValue { self?.set(isDown) }
        }
    }
}

extension EnvironmentValues {
    private struct ButtonStyleKey: EnvironmentKey {
        static var defaultValue: any PrimitiveButtonStyle { DefaultButtonStyle() }
    }

    var buttonStyle: any PrimitiveButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the buttons in this view look.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, DrawnButtonStyle(style: style))
    }

    /// Sets how the buttons in this view look, and how they are pressed.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { environment(\.buttonStyle, style) }
}

/// A ``ButtonStyle`` as one that also knows how to be pressed.
private struct DrawnButtonStyle<S: ButtonStyle>: PrimitiveButtonStyle {
    nonisolated(unsafe) let style: S  // Handed to the main actor once, and used there alone.

    nonisolated init(style: S) { self.style = style }

    func makeBody(configuration: Configuration) -> some View { DrawnButton(style: style, configuration: configuration) }
}

/// A button that a ``ButtonStyle`` draws.
private struct DrawnButton<S: ButtonStyle>: View {
    let style: S
    let configuration: PrimitiveButtonStyleConfiguration
    @UnobservedStateObject private var press = ButtonPress()

    init(style: S, configuration: PrimitiveButtonStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    var body: some View {
        PressedElement(configuration, style: "custom", press: press) {
            style.makeBody(configuration: ButtonStyleConfiguration(role: configuration.role, label: configuration.label, press: press))
        }
    }
}
