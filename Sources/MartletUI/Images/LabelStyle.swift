import MartletCore

/// The appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The host's name of the style; `nil` for a custom style.
    var _name: String? { get }
}

extension LabelStyle {
    public var _name: String? { nil }
}

/// The parts of a label that a style draws.
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

/// The style that fits the context: icon and title in a list, the icon alone in a bar.
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

/// Hides the icon.
public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public var _name: String? { "titleOnly" }
    public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// Hides the title, which screen readers still read.
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

/// A type-erased label style, with the next outer style.
struct AnyLabelStyle {
    private let style: any LabelStyle
    private let outer: () -> AnyLabelStyle

    init(_ style: any LabelStyle, outer: @escaping () -> AnyLabelStyle) {
        self.style = style
        self.outer = outer
    }

    @MainActor var name: String? { style._name }

    /// Labels inside the body use the next outer style, so that a style can wrap the label that it receives.
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
    /// Sets the appearance of the labels in this view.
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
