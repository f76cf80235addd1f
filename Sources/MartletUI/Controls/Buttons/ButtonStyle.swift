import MartletCore
import MartletElements
import MartletGraph

/// The appearance of the buttons in a view; the host detects the press.
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

/// The appearance of the buttons in a view, and the interaction that presses them: the style calls
/// ``PrimitiveButtonStyleConfiguration/trigger()``.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: DynamicContainer {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts and the state of a button that a ``ButtonStyle`` draws.
public struct ButtonStyleConfiguration {
    public typealias Label = StyleContent

    public let role: ButtonRole?
    public let label: Label
    let press: ButtonPress

    /// Whether the button is held down. The host reports that only for buttons whose style reads this property.
    public var isPressed: Bool {
        let press = press
        return onMainQueue { press.isDown }
    }
}

/// The parts and the action of a button that a ``PrimitiveButtonStyle`` draws.
public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = StyleContent

    public let role: ButtonRole?
    public let label: Label
    /// The link's destination, if the control is a link.
    let target: (any LinkTarget)?
    let action: @MainActor () -> Void

    /// Runs the button's action.
    @MainActor @preconcurrency
    public func trigger() { action() }

    /// Draws the control in a custom style, or in a style that the host knows by name.
    @MainActor
    func styled<S: PrimitiveButtonStyle>(in style: S, named name: String? = nil) -> AnyView {
        if let name = name ?? (style as? any NamedButtonStyle)?.name { return AnyView(ButtonOrLinkElement(self, style: name) { label }) }
        return AnyView(StyledBody(style: style) { $0.makeBody(configuration: self) })
    }
}

/// Whether a button is held down, and whether any view reads that.
@MainActor
final class ButtonPress {
    private let down = Source()
    private let demand = Source()
    private var isHeld = false
    private var isRead = false

    var isDown: Bool {
        down.wasRead()
        if !isRead {
            isRead = true
            demand.changed()
        }
        return isHeld
    }

    /// Whether any view has read ``isDown``.
    var isObserved: Bool {
        demand.wasRead()
        return isRead
    }

    func set(_ isDown: Bool) {
        guard isHeld != isDown else { return }
        isHeld = isDown
        down.changed()
    }

    /// Asks the host to report whether the control is held down, if any view reads that.
    func listen(in element: inout ElementWriter) {
        guard isObserved else { return }
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
    /// Sets the appearance of the buttons in this view.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, DrawnButtonStyle(style: style))
    }

    /// Sets the appearance and the interaction of the buttons in this view.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { environment(\.buttonStyle, style) }
}

/// Makes a ``ButtonStyle`` a primitive style.
private struct DrawnButtonStyle<S: ButtonStyle>: PrimitiveButtonStyle {
    nonisolated(unsafe) let style: S  // Sent to the main actor once, and used only there.

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
        ButtonOrLinkElement(configuration, style: "custom", press: press) {
            style.makeBody(configuration: ButtonStyleConfiguration(role: configuration.role, label: configuration.label, press: press))
        }
    }
}
