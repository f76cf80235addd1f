import Foundation
import MartletCore
import MartletElements
import MartletUI

/// Changes of a view that do not affect its layout.
public protocol VisualEffect: Sendable {
    var _modifiers: [any ModifierValue] { get }
}

/// The effect that changes nothing, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
    public var _modifiers: [any ModifierValue] { [] }

    public init() {}
}

/// Several effects, the innermost first.
public struct CombinedVisualEffect: VisualEffect {
    public let _modifiers: [any ModifierValue]
}

extension VisualEffect {
    private func adding(_ modifier: any ModifierValue) -> CombinedVisualEffect { CombinedVisualEffect(_modifiers: _modifiers + [modifier]) }

    public func opacity(_ opacity: Double) -> CombinedVisualEffect { adding(Opacity(opacity)) }
    /// - Parameter radius: In points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> CombinedVisualEffect { adding(PixelEffect.blur(radius)) }
    public func brightness(_ amount: Double) -> CombinedVisualEffect { adding(PixelEffect.brightness(amount)) }
    public func contrast(_ amount: Double) -> CombinedVisualEffect { adding(PixelEffect.contrast(amount)) }
    public func saturation(_ amount: Double) -> CombinedVisualEffect { adding(PixelEffect.saturation(amount)) }
    public func grayscale(_ amount: Double) -> CombinedVisualEffect { adding(PixelEffect.grayscale(amount)) }
    public func hueRotation(_ angle: Angle) -> CombinedVisualEffect { adding(PixelEffect.hueRotation(angle.radians)) }
    public func offset(_ offset: CGSize) -> CombinedVisualEffect { self.offset(x: offset.width, y: offset.height) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> CombinedVisualEffect { adding(Offset(x: x, y: y)) }
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> CombinedVisualEffect { scaleEffect(x: s, y: s, anchor: anchor) }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> CombinedVisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> CombinedVisualEffect {
        adding(Scale(x: x, y: y, anchor: UnitPosition(x: Double(anchor.x), y: Double(anchor.y))))
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> CombinedVisualEffect {
        adding(Rotation(angle.radians, anchor: UnitPosition(x: Double(anchor.x), y: Double(anchor.y))))
    }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> CombinedVisualEffect {
        adding(
            Rotation(
                angle.radians, x: Double(axis.x), y: Double(axis.y), z: Double(axis.z),
                anchor: UnitPosition(x: Double(anchor.x), y: Double(anchor.y)), perspective: Double(perspective)))
    }
}

extension View {
    /// Applies effects that depend on the view's size and place.
    ///
    /// - Partly: the effects follow the view's place a moment after it has been scrolled, because the server computes them; those of
    ///   `scrollTransition` follow at once.
    public nonisolated func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._modifiers })
    }
}

private struct VisualEffectModifier: ViewModifier {
    let effect: @Sendable (GeometryProxy) -> [any ModifierValue]
    @State private var frame: StyleFrames?

    nonisolated init(effect: @escaping @Sendable (GeometryProxy) -> [any ModifierValue]) { self.effect = effect }

    func body(content: Content) -> some View {
        // The place is measured outside the effect: what the effect moves would tell another place.
        HeldElement(_content: AnyView(content.modifier(FrameModifiers(frame: frame))))
            .onGeometryChange(for: StyleFrames.self) {
                StyleFrames(seconds: 0, frames: [effect($0)])
            } action: {
                frame = $0
            }
    }
}

/// A view in an element of its own, whose place on the page is measured.
private struct HeldElement: ElementView {
    typealias Body = Never
    let _content: AnyView

    static var _kind: Kind { .moving }
}

/// The modifiers of a single frame.
private struct FrameModifiers: ElementModifier {
    let frame: StyleFrames?

    static var _layerKind: Kind? { .moving }

    func _apply(to element: inout ElementWriter) {
        for modifier in frame?.frames.first ?? [] { modifier.add(to: &element) }
    }
}

extension Modifier {
    @MainActor
    fileprivate func add(to element: inout ElementWriter) {
        func add<M: ModifierValue>(_ value: M) { element.add(value) }
        add(value)
    }
}
