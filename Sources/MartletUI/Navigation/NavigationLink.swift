import MartletCore
import MartletElements

/// A control that pushes a screen onto a navigation stack.
public struct NavigationLink<Label: View, Destination: View>: View {
    private nonisolated(unsafe) let label: Label  // Written once; its type need not be Sendable.
    private nonisolated(unsafe) let target: Goal
    private let isActive: Binding<Bool>?
    @Environment(\.buttonStyle) private var style
    @Environment(\.navigation) private var navigation

    private enum Goal {
        case value(AnyHashable?)
        /// A view that is created when the screen is pushed.
        case view(() -> Destination)
    }

    private nonisolated init(label: Label, target: Goal, isActive: Binding<Bool>? = nil) {
        self.label = label
        self.target = target
        self.isActive = isActive
    }

    /// Creates a link that pushes a view. Unlike Apple's, the destination is created when it is pushed, not with the link.
    public nonisolated init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination))
    }

    public nonisolated init(destination: @autoclosure @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination))
    }

    /// Creates a link that is active while a binding is true.
    public nonisolated init(isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label)
    {
        self.init(label: label(), target: .view(destination), isActive: isActive)
    }

    public nonisolated init(destination: @autoclosure @escaping () -> Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
    {
        self.init(label: label(), target: .view(destination), isActive: isActive)
    }

    /// Creates a link that is active while a binding equals its tag.
    public nonisolated init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: .view(destination), isActive: Self.isActive(tag, selection))
    }

    public nonisolated init<V: Hashable>(
        destination: @autoclosure @escaping () -> Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: .view(destination), isActive: Self.isActive(tag, selection))
    }

    private nonisolated static func isActive<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
        Binding(
            get: { selection.wrappedValue == tag },
            set: { active in
                if active { selection.wrappedValue = tag } else if selection.wrappedValue == tag { selection.wrappedValue = nil }
            })
    }

    public var body: some View {
        let activation = LinkActivation(isActive: isActive, make: makeDestination)
        if let name = (style as? any NamedButtonStyle)?.name {
            ScreenLinkElement(link: link, style: name, press: nil) { label }.modifier(activation)
        } else {
            configuration.styled(in: style).modifier(activation)
        }
    }

    private var link: ScreenLink { ScreenLink(value: value, isNamedByRow: isNamedByRow, follow: follow) }

    private var configuration: PrimitiveButtonStyleConfiguration {
        PrimitiveButtonStyleConfiguration(role: nil, label: StyleContent(label), target: link) {
            if let navigation { follow?(navigation, nil) }
        }
    }

    private var value: AnyHashable? { if case .value(let value) = target { value } else { nil } }

    private var makeDestination: (() -> AnyView)? { if case .view(let make) = target { { AnyView(make()) } } else { nil } }

    /// Whether the URL component of the pushed screen is the id of the link's row.
    private var isNamedByRow: Bool { if case .view = target { isActive == nil } else { false } }

    private var follow: ((NavigationModel, String?) -> Void)? {
        if let isActive { return { _, _ in isActive.wrappedValue = true } }
        switch target {
        case .value(let value): return value.map { value in { navigation, _ in navigation.push(value) } }
        case .view(let make): return { navigation, name in navigation.push(named: name) { AnyView(make()) } }
        }
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link that pushes a value, which needs a `navigationDestination(for:destination:)`. `nil` disables the link.
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination) {
        self.init(label: Text(titleKey), target: .view(destination))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: @autoclosure @escaping () -> Destination) {
        self.init(label: Text(title), target: .view(destination))
    }

    public nonisolated init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(label: Text(titleKey), target: .view(destination), isActive: Self.isActive(tag, selection))
    }

    public nonisolated init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(label: Text(titleKey), target: .view(destination), isActive: Self.isActive(tag, selection))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(label: Text(titleKey), target: .view(destination), isActive: isActive)
    }
}

/// Pushes the destination while the link's `isActive` binding, if any, is true.
private struct LinkActivation: ViewModifier {
    let isActive: Binding<Bool>?
    let make: (() -> AnyView)?

    func body(content: Content) -> some View {
        if let isActive, let make {
            content.modifier(PushedDestination(isPresented: isActive, id: 0, make: make))
        } else {
            content
        }
    }
}

/// The target of a navigation link.
struct ScreenLink: LinkTarget {
    let value: AnyHashable?
    /// Whether the URL component of the pushed screen is the id of the link's row.
    let isNamedByRow: Bool
    /// Follows the link. The string is the URL component of the pushed screen.
    let follow: ((NavigationModel, String?) -> Void)?

    func element(style: String, press: ButtonPress?, content: some View) -> AnyView {
        AnyView(ScreenLinkElement(link: self, style: style, press: press) { content })
    }
}

/// The element of a navigation link.
struct ScreenLinkElement<Label: View>: ElementView {
    typealias Body = Never
    let link: ScreenLink
    let style: String
    let press: ButtonPress?
    let _content: Label

    init(link: ScreenLink, style: String, press: ButtonPress?, @ViewBuilder label: () -> Label) {
        self.link = link
        self.style = style
        self.press = press
        _content = label()
    }

    static var _kind: Kind { .navigationLink }

    func _lower(to element: inout ElementWriter) {
        if style != "automatic" { element[.style] = .string(style) }
        element[.borderShape] = element.environment.buttonBorderShape.attribute
        guard let follow = link.follow, let navigation = element.environment.navigation else {
            element[.disabled] = true
            return
        }
        if element.node?.isInEditedRow == true {
            element[.isEditing] = true
            return
        }
        if let column = element.environment.linkedColumn { return lower(follow, to: column, &element) }
        let screen = element.environment.screen
        var name: String?
        if link.isNamedByRow, let node = element.node {
            name = node.rowID(on: screen).flatMap(navigation.name)
            if let name {
                screen?.links.add(name, node) { [weak navigation] in navigation.map { follow($0, name) } }
                navigation.screenFilled()
            }
        }
        let address = link.value.map { navigation.href(for: $0, from: screen) } ?? name.map { navigation.href(forNext: $0, from: screen) }
        element[.href] = (address ?? nil).map(Value.string)
        element.on(.tap) { _ in follow(navigation, name) }
        press?.listen(in: &element)
    }

    /// Lowers a link in a column of a split view. It selects its value in the enclosing list, or else replaces the content of the next
    /// column.
    private func lower(_ follow: @escaping (NavigationModel, String?) -> Void, to column: SplitColumn, _ element: inout ElementWriter) {
        press?.listen(in: &element)
        let own = column.previous
        if let selection = element.environment.listSelection, let value = link.value, selection.canSelect(value) {
            element[.isSelected] = .bool(selection.contains(value))
            element.on(.tap) { _ in
                selection.select(value)
                own?.didSelect(in: selection)
            }
        } else {
            let node = element.node
            element[.isSelected] = node.map { .bool(column.isPresented(by: $0)) }
            element.on(.tap) { [weak node] _ in
                column.present(by: node) { follow(column.navigation, nil) }
            }
        }
    }
}
