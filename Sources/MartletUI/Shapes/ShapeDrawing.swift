import Foundation
import MartletCore

extension Shape {
    /// Paints the inside.
    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self> {
        _ShapeView(self, [.fill(AnyShapeStyle(content), style)])
    }

    /// Paints the inside in the foreground.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> { fill(ForegroundStyle(), style: style) }

    /// Draws a line along the outline; half of it is outside.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Self> {
        _ShapeView(self, [.line(AnyShapeStyle(content), style, isInside: false)])
    }

    /// - Parameter lineWidth: In points.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension InsettableShape {
    /// Draws a line just inside the outline.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Self> { _ShapeView(self, [.line(AnyShapeStyle(content), style, isInside: true)]) }

    /// - Parameter lineWidth: In points.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Self> { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased) }

    public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Self> {
        strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
    }

    public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<Self> {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
    }
}

extension _ShapeView {
    private nonisolated func adding(_ drawing: Drawing) -> _ShapeView { _ShapeView(shape, drawings + [drawing]) }

    /// Paints the inside once more.
    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView {
        adding(.fill(AnyShapeStyle(content), style))
    }

    public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView {
        adding(.line(AnyShapeStyle(content), style, isInside: false))
    }

    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension _ShapeView where Content: InsettableShape {
    public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView {
        _ShapeView(shape, drawings + [.line(AnyShapeStyle(content), style, isInside: true)])
    }

    public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
