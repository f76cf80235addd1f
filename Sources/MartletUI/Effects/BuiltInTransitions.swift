import Foundation
import MartletCore
import MartletElements

/// Inserts and removes the view without an animation.
public struct IdentityTransition: Transition {
    public nonisolated init() {}
    public nonisolated var _erased: AnyTransition { .identity }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Fades.
public struct OpacityTransition: Transition {
    public nonisolated init() {}
    public nonisolated var _erased: AnyTransition { .opacity }
    public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

/// Scales about a point of the view.
public struct ScaleTransition: Transition {
    public var scale: Double
    public var anchor: UnitPoint

    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public nonisolated var _erased: AnyTransition { .scale(scale: scale, anchor: anchor) }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// Moves in from the leading side and out to the trailing side.
public struct SlideTransition: Transition {
    public nonisolated init() {}
    public nonisolated var _erased: AnyTransition { .slide }
    public func body(content: Content, phase: TransitionPhase) -> some View { content.adding(Shift(x: phase.value, y: 0)) }
}

/// Moves in from an edge and out to it.
public struct MoveTransition: Transition {
    public var edge: Edge

    public nonisolated init(edge: Edge) { self.edge = edge }

    public nonisolated var _erased: AnyTransition { .move(edge: edge) }
    public func body(content: Content, phase: TransitionPhase) -> some View { content.adding(edge.shift(by: abs(phase.value))) }
}

/// Moves in from an edge, and out to the opposite edge.
public struct PushTransition: Transition {
    public var edge: Edge

    public nonisolated init(edge: Edge) { self.edge = edge }

    public nonisolated var _erased: AnyTransition { .push(from: edge) }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).adding(edge.shift(by: -phase.value))
    }
}

/// Moves by points.
public struct OffsetTransition: Transition {
    public var offset: CGSize

    public nonisolated init(_ offset: CGSize) { self.offset = offset }

    public nonisolated var _erased: AnyTransition { .offset(offset) }
    public func body(content: Content, phase: TransitionPhase) -> some View { content.offset(phase.isIdentity ? .zero : offset) }
}

/// Blurs and fades, so that one view seems to become another.
public struct BlurReplaceTransition: Transition {
    /// Whether the views grow or shrink.
    public struct Configuration: Hashable, Sendable {
        fileprivate let isDownUp: Bool
        /// One view shrinks, the other grows.
        public static let downUp = Configuration(isDownUp: true)
        /// Both views grow.
        public static let upUp = Configuration(isDownUp: false)
    }

    public var configuration: Configuration

    public nonisolated init(configuration: Configuration) { self.configuration = configuration }

    public nonisolated var _erased: AnyTransition {
        AnyTransition.asymmetric(
            insertion: AnyTransition("blur scale:0.9"), removal: AnyTransition(configuration.isDownUp ? "blur scale:0.9" : "blur scale:1.1")
        )
    }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let away = phase == .didDisappear && !configuration.isDownUp ? 1.1 : 0.9
        return content.blur(radius: phase.isIdentity ? 0 : 12).opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : away)
    }
}

/// Uses one transition for the insertion, another for the removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    public nonisolated(unsafe) var insertion: Insertion  // Its type need not be Sendable.
    public nonisolated(unsafe) var removal: Removal

    public nonisolated init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    public nonisolated var _erased: AnyTransition { .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal)) }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .didDisappear ? .identity : phase),
            phase: phase == .willAppear ? .identity : phase)
    }
}

extension Transition where Self == IdentityTransition { public static var identity: Self { Self() } }
extension Transition where Self == OpacityTransition { public static var opacity: Self { Self() } }
extension Transition where Self == SlideTransition { public static var slide: Self { Self() } }
extension Transition where Self == MoveTransition {
    public static func move(edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == PushTransition {
    public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == ScaleTransition {
    public static var scale: Self { Self(0.01) }
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }
}
extension Transition where Self == OffsetTransition {
    public static func offset(_ offset: CGSize) -> Self { Self(offset) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(CGSize(width: x, height: y)) }
}
extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: Self { Self(configuration: .downUp) }
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self { Self(configuration: config) }
}

extension Edge {
    /// A move of a view by a share of its own size towards the edge.
    fileprivate func shift(by share: Double) -> Shift {
        switch self {
        case .top: Shift(x: 0, y: -share)
        case .leading: Shift(x: -share, y: 0)
        case .bottom: Shift(x: 0, y: share)
        case .trailing: Shift(x: share, y: 0)
        }
    }
}
