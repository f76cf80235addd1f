import Foundation
import MartletCore
import MartletElements
import MartletUI

/// Where a view is in its scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Before the visible part.
    case topLeading
    /// In the visible part.
    case identity
    /// After the visible part.
    case bottomTrailing

    public var isIdentity: Bool { self == .identity }

    /// -1 before the visible part, 0 in it, 1 after it.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a transition follows the scrolling.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
    let mode: String

    /// The view changes between the phases with an animation, when half of it is visible.
    public static let animated = ScrollTransitionConfiguration(mode: "animated")
    /// The view changes with each point that is scrolled, while it is partly visible.
    public static let interactive = ScrollTransitionConfiguration(mode: "interactive")
    /// The view does not change.
    public static let identity = ScrollTransitionConfiguration(mode: "identity")

    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
    public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { .interactive }
}

extension View {
    /// Changes the view with its place in the scroll view around it. The page does it by itself, with each frame that is scrolled.
    ///
    /// - Partly: a configuration has no thresholds, and its animation or timing curve is ignored.
    /// - Parameters:
    ///   - axis: The axis of the scroll view; `nil` for the one along which it scrolls.
    ///   - transition: Returns the effects of a phase.
    public nonisolated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(
                axis: axis, mode: configuration.mode,
                frames: StyleFrames(
                    seconds: 0,
                    frames: [ScrollTransitionPhase.topLeading, .identity, .bottomTrailing].map {
                        transition(EmptyVisualEffect(), $0)._modifiers
                    })))
    }
}

private struct ScrollTransitionModifier: ViewModifier {
    let axis: Axis?
    let mode: String
    let frames: StyleFrames

    nonisolated init(axis: Axis?, mode: String, frames: StyleFrames) {
        self.axis = axis
        self.mode = mode
        self.frames = frames
    }

    func body(content: Content) -> some View {
        content.modifier(MovingLayer()).modifier(ScrollTransitionLayer(axis: axis, mode: mode, frames: frames))
    }
}

/// What the transition moves.
private struct MovingLayer: ElementModifier {
    static var _layerKind: Kind? { .moving }
}

/// What stays in its place, which decides how far the transition is.
private struct ScrollTransitionLayer: ElementModifier {
    let axis: Axis?
    let mode: String
    let frames: StyleFrames

    static var _layerKind: Kind? { .scrollTransition }

    func _apply(to element: inout ElementWriter) {
        element.add(frames)
        element[.version] = .int(frames.hashValue)
        element[.mode] = .string(mode)
        element[.axes] = axis.map { .string($0.description) }
    }
}
