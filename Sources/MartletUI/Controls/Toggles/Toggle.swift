import MartletCore
import MartletElements

/// A control that turns a value on or off.
public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    /// Whether some of the toggle's values are on and others are off.
    private let isMixed: Binding<Bool>
    private nonisolated(unsafe) let label: Label  // Written once; its type need not be Sendable.
    /// The name of the style if a style made this toggle; `nil` takes the style from the environment.
    private let styleName: String?
    @Environment(\.toggleStyle) private var style

    private nonisolated init(isOn: Binding<Bool>, isMixed: Binding<Bool>, styleName: String?, label: Label) {
        self.isOn = isOn
        self.isMixed = isMixed
        self.styleName = styleName
        self.label = label
    }

    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, isMixed: .constant(false), styleName: nil, label: label())
    }

    /// A toggle for several values: it is on if all are on, and it sets all of them.
    public nonisolated init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let all = Binding {
            bindings.allSatisfy(\.wrappedValue)
        } set: { value in
            for binding in bindings { binding.wrappedValue = value }
        }
        let mixed = Binding {
            bindings.contains(where: \.wrappedValue) && !bindings.allSatisfy(\.wrappedValue)
        } set: { (_: Bool) in
        }
        self.init(isOn: all, isMixed: mixed, styleName: nil, label: label())
    }

    public var body: some View {
        if let name = styleName ?? (style as? any NamedToggleStyle)?.name {
            ToggleElement(isOn: isOn, isMixed: isMixed, style: name) { label }
        } else {
            styled(style)
        }
    }

    private func styled<S: ToggleStyle>(_ style: S) -> AnyView {
        let configuration = ToggleStyleConfiguration(label: StyleContent(label), isOn: isOn, isMixed: isMixed)
        return AnyView(StyledBody(style: style) { $0.makeBody(configuration: configuration) })
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style receives, in the host's appearance.
    public init(_ configuration: ToggleStyleConfiguration) { self.init(configuration, styleName: "automatic") }

    init(_ configuration: ToggleStyleConfiguration, styleName: String) {
        self.init(isOn: configuration.$isOn, isMixed: configuration.mixed, styleName: styleName, label: configuration.label)
    }
}

/// The element of a toggle. The host shows a change at once; the app's answer confirms or reverts it.
private struct ToggleElement<Label: View>: ElementView {
    let isOn: Binding<Bool>
    let isMixed: Binding<Bool>
    let style: String
    let _content: Label

    init(isOn: Binding<Bool>, isMixed: Binding<Bool>, style: String, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.isMixed = isMixed
        self.style = style
        _content = label()
    }

    static var _kind: Kind { .toggle }

    func _lower(to element: inout ElementWriter) {
        element[.isOn] = .bool(isOn.wrappedValue)
        if isMixed.wrappedValue { element[.isMixed] = true }
        if style != "automatic" { element[.style] = .string(style) }
        element.writeLabelVisibility()
        element.on(.change) { value in
            if let value = value?.boolValue { isOn.wrappedValue = value }
        }
    }
}
