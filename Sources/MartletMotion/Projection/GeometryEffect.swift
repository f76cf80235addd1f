import Foundation
import MartletCore
import MartletElements
import MartletUI

/// A transform of a view that depends on its size, and on a value that is animated:
///
///     struct Shake: GeometryEffect {
///         var animatableData: Double
///
///         func effectValue(size: CGSize) -> ProjectionTransform {
///             ProjectionTransform(CGAffineTransform(translationX: 8 * sin(animatableData * .pi * 4), y: 0))
///         }
///     }
///
/// When `animatableData` changes in an animation, the server computes the transforms on the way, at most 300, and sends them at once; the page
/// shows them by itself.
///
/// - Partly: an animation that another one replaces starts at the value where the first would have ended.
public protocol GeometryEffect: Animatable, ViewModifier {
    /// Returns the transform of a view of a size. Its origin is the view's top left corner.
    @MainActor @preconcurrency func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor @preconcurrency
    public func body(content: Content) -> some View { content.modifier(GeometryEffectModifier(effect: self)) }

    public static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, at place: Place) -> ViewNode<ModifiedContent<V, Self>> {
        // The page runs the animation.
        nodeOfBody(view, at: place)
    }

    /// Returns the effect itself: it never changes the layout.
    public func ignoredByLayout() -> Self { self }
}

private struct GeometryEffectModifier<Effect: GeometryEffect>: ViewModifier {
    let effect: Effect
    @UnobservedStateObject private var run = EffectRun<Effect>()
    @State private var size = CGSize.zero

    init(effect: Effect) { self.effect = effect }

    func body(content: Content) -> some View {
        // Only the page knows the size. It is asked from the beginning: an effect at rest, such as a card before it is turned, does not
        // show whether it depends on the size.
        content.modifier(ProjectedLayer(transform: effect.effectValue(size: size)))
            .modifier(EffectFramesLayer(effect: effect, size: size, run: run))
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                size = $0
            }
    }
}

/// What the effect moves.
private struct ProjectedLayer: ElementModifier {
    let transform: ProjectionTransform

    static var _layerKind: Kind? { .moving }

    func _apply(to element: inout ElementWriter) { element.add(transform.modifier) }
}

/// What stays in its place, and has the transforms on the way.
private struct EffectFramesLayer<Effect: GeometryEffect>: ElementModifier {
    let effect: Effect
    let size: CGSize
    let run: EffectRun<Effect>

    static var _layerKind: Kind? { .keyframes }

    func _apply(to element: inout ElementWriter) {
        run.goOn(to: effect, size: size, motion: element.node?.tree.motion.flatMap { $0.isStep ? nil : $0 })
        element.add(run.frames)
        element[.version] = .int(run.frames.hashValue)
        element[.runs] = .int(run.count)
        element[.isTriggered] = true
        if run.isEndless { element[.repeats] = true }
    }
}

/// The last animation of an effect.
@MainActor
private final class EffectRun<Effect: GeometryEffect> {
    private(set) var frames = StyleFrames(seconds: 0, frames: [])
    private(set) var count = 0
    private(set) var isEndless = false
    private var last: Effect.AnimatableData?

    /// Begins an animation if the value has changed.
    func goOn(to effect: Effect, size: CGSize, motion: Motion?) {
        let goal = effect.animatableData
        defer { last = goal }
        guard let last, last != goal else { return }
        count += 1
        // Without an animation, the run of no frames ends the one before.
        frames = motion.map { frames(from: last, to: effect, size: size, $0) } ?? StyleFrames(seconds: 0, frames: [])
        isEndless = motion.map { $0.repeats == nil } ?? false
    }

    private func frames(from start: Effect.AnimatableData, to effect: Effect, size: CGSize, _ motion: Motion) -> StyleFrames {
        let seconds = motion.wholeSeconds
        let steps = Int(min(300, max(2, (seconds * 60).rounded(.up))))
        return StyleFrames(
            seconds: seconds,
            frames: (0...steps).map { step in
                var moved = effect
                moved.animatableData = start
                moved.animatableData.interpolate(
                    towards: effect.animatableData, amount: motion.share(after: seconds * Double(step) / Double(steps)))
                return [moved.effectValue(size: size).modifier]
            })
    }
}
