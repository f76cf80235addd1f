import MartletCore
import MartletElements

extension View {
    /// Gives the controls of this view an accent; `nil` gives them back the platform's.
    public nonisolated func tint(_ tint: Color?) -> some View { modifier(TintModifier(style: tint.map { AnyShapeStyle($0) })) }

    /// Gives the controls of this view an accent. Of a gradient they show the first colour.
    public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View { modifier(TintModifier(style: AnyShapeStyle(tint))) }

    /// Gives the controls of this view an accent.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Sets what `.background` stands for in this view.
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}

private struct TintModifier: ElementModifier {
    let style: AnyShapeStyle?

    nonisolated init(style: AnyShapeStyle?) { self.style = style }

    static var _writesEnvironment: Bool { true }

    func _apply(to element: inout ElementWriter) { element.add(Tint(style?.color(in: element.environment))) }

    /// Resolved here, so that a tint made of the tint around it is not made of itself.
    func _extend(_ environment: inout EnvironmentValues) {
        environment.tint = (style?.color(in: environment)).map { AnyShapeStyle(Color($0)) }
    }
}
