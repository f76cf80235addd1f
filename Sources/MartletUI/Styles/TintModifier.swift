import MartletCore
import MartletElements

extension View {
    /// Sets the tint of the controls in this view; `nil` restores the platform's.
    public nonisolated func tint(_ tint: Color?) -> some View { modifier(TintModifier(style: tint.map { AnyShapeStyle($0) })) }

    /// Sets the tint of the controls in this view. Gauges show a gradient, other controls its first colour.
    public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View { modifier(TintModifier(style: AnyShapeStyle(tint))) }

    /// Sets the tint of the controls in this view.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Sets the style that `.background` uses in this view.
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}

private struct TintModifier: ElementModifier {
    let style: AnyShapeStyle?

    nonisolated init(style: AnyShapeStyle?) { self.style = style }

    static var _writesEnvironment: Bool { true }

    func _apply(to element: inout ElementWriter) { element.add(Tint(style?.color(in: element.environment))) }

    /// Resolves the style here: a tint derived from the outer tint would otherwise derive from itself.
    func _extend(_ environment: inout EnvironmentValues) {
        environment.tint = (style?._paint(in: environment)).map { AnyShapeStyle(ResolvedStyle(paint: $0)) }
    }
}

/// A style that is the same everywhere.
private struct ResolvedStyle: ShapeStyle {
    typealias Resolved = Never
    let paint: Paint

    func _paint(in environment: EnvironmentValues) -> Paint { paint }
}
