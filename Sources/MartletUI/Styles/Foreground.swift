import MartletCore
import MartletElements

extension View {
    /// Sets the style of the text, the symbols and the shapes of this view. A gradient extends over each of them by itself.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundModifier(styles: [AnyShapeStyle(style)]))
    }

    /// Sets the primary and the secondary style of the text, the symbols and the shapes of this view.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        modifier(ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Sets the primary, secondary and tertiary styles of the text, the symbols and the shapes of this view.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// Sets the colour of the text, the symbols and the shapes of this view; `nil` changes nothing.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
    }
}

private struct ForegroundModifier: ElementModifier {
    let styles: [AnyShapeStyle]

    nonisolated init(styles: [AnyShapeStyle]) { self.styles = styles }

    static var _writesEnvironment: Bool { true }

    func _apply(to element: inout ElementWriter) {
        let paints = paints(in: element.environment)
        guard let first = paints.first else { return }
        element.add(
            Foreground(first, secondary: paints.count > 1 ? paints[1] : nil, tertiary: paints.count > 2 ? paints[2] : nil))
        for style in styles { element.addShadows(of: style) }
    }

    func _extend(_ environment: inout EnvironmentValues) {
        let paints = paints(in: environment)
        guard let first = paints.first else { return }
        environment.foregroundLevels = paints
        let gradient = first.isPlain ? nil : first
        if gradient != nil || environment.foregroundGradient != nil { environment.foregroundGradient = gradient }
    }

    private func paints(in environment: EnvironmentValues) -> [Paint] { styles.map { $0._paint(in: environment) } }
}
