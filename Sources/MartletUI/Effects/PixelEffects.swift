import Foundation
import MartletCore
import MartletElements
@_exported import enum MartletElements.BlendMode

extension View {
    /// - Parameter radius: In points.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { adding(PixelEffect.blur(radius)) }
    /// - Parameter amount: -1 is black, 0 is unchanged, 1 is white.
    public nonisolated func brightness(_ amount: Double) -> some View { adding(PixelEffect.brightness(amount)) }
    /// - Parameter amount: 1 is unchanged.
    public nonisolated func contrast(_ amount: Double) -> some View { adding(PixelEffect.contrast(amount)) }
    /// - Parameter amount: 1 is unchanged, 0 is grey.
    public nonisolated func saturation(_ amount: Double) -> some View { adding(PixelEffect.saturation(amount)) }
    /// - Parameter amount: 0 is unchanged, 1 is grey.
    public nonisolated func grayscale(_ amount: Double) -> some View { adding(PixelEffect.grayscale(amount)) }
    public nonisolated func hueRotation(_ angle: Angle) -> some View { adding(PixelEffect.hueRotation(angle.radians)) }
    public nonisolated func colorInvert() -> some View { adding(PixelEffect.invert) }
    public nonisolated func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color: color)) }

    /// Mixes the pixels of the view with those behind it.
    ///
    /// - Partly: `sourceAtop`, `destinationOver`, `destinationOut` and `plusDarker` do nothing.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { adding(Blending(blendMode)) }

    /// Composes the view's layers before the modifiers that follow: a blend mode inside does not reach what is behind the view.
    public nonisolated func compositingGroup() -> some View { adding(Compositing()) }
    /// Composes the view's layers, like ``compositingGroup()``. The browser decides by itself when to rasterize a view.
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        adding(Compositing())
    }
    /// Ignored: browsers animate an element together with its content.
    public nonisolated func geometryGroup() -> some View { inert(".geometryGroup") }
}

/// The colour space in which colours are blended.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

private struct ColorMultiplyModifier: ElementModifier {
    let color: Color

    nonisolated init(color: Color) { self.color = color }

    func _apply(to element: inout ElementWriter) { element.add(PixelEffect.multiply(color.value(in: element.environment))) }
}
