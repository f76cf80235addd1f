import MartletCore

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// As hosts know the style, if they do.
    var _name: String? { get }
}

extension LabelStyle {
    public var _name: String? { nil }
}

/// The parts of a label that is to be shown.
public struct LabelStyleConfiguration {
    public struct Title: View {
        private let view: AnyView
        nonisolated init(_ view: some View) { self.view = AnyView(view) }
        public var body: some View { view }
    }

    public struct Icon: View {
        private let view: AnyView
        nonisolated init(_ view: some View) { self.view = AnyView(view) }
        public var body: some View { view }
    }

    public let title: Title
    public let icon: Icon
}

/// As the place has it: a list shows icon and title, a bar the icon alone.
public struct DefaultLabelStyle: LabelStyle {
    public nonisolated init() {}
    public var _name: String? { "automatic" }
    public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

public struct TitleAndIconLabelStyle: LabelStyle {
    public nonisolated init() {}
    public var _name: String? { "titleAndIcon" }
    public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// The icon is not shown.
public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public var _name: String? { "titleOnly" }
    public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// The title is not shown, but read out.
public struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public var _name: String? { "iconOnly" }
    public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A label style of any type, with the one that is in force around it.
struct AnyLabelStyle {
    private let style: any LabelStyle
    private let outer: () -> AnyLabelStyle

    init(_ style: any LabelStyle, outer: @escaping () -> AnyLabelStyle) {
        self.style = style
        self.outer = outer
    }

    @MainActor var name: String? { style._name }

    /// Labels inside the body have the style around this one: a style may wrap the label it is given.
    @MainActor
    func anyBody(_ configuration: LabelStyleConfiguration) -> AnyView {
        func make<S: LabelStyle>(_ style: S) -> AnyView {
            AnyView(style.makeBody(configuration: configuration).environment(\.labelStyle, outer()))
        }
        return make(style)
    }
}

private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: AnyLabelStyle? { nil }
}

extension EnvironmentValues {
    var labelStyle: AnyLabelStyle {
        get { self[LabelStyleKey.self] ?? AnyLabelStyle(DefaultLabelStyle(), outer: { EnvironmentValues().labelStyle }) }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// How the labels of this view look.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(LabelStyleModifier(style: style))
    }
}

private struct LabelStyleModifier<S: LabelStyle>: ElementModifier {
    nonisolated(unsafe) let style: S  // Written once; its type need not be Sendable.

    nonisolated init(style: S) { self.style = style }

    static var _writesEnvironment: Bool { true }

    func _extend(_ environment: inout EnvironmentValues) {
        let outer = environment.labelStyle
        environment.labelStyle = AnyLabelStyle(style) { outer }
    }
}
