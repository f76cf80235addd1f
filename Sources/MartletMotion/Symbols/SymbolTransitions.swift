import MartletUI

/// An effect with which a symbol takes the place of another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// Replaces a symbol by another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
    public let _name: String
    var way = "downUp"

    /// The old symbol shrinks, and the new one grows.
    public var downUp: ReplaceSymbolEffect { Self(_name: _name, way: "downUp") }
    /// Both grow.
    public var upUp: ReplaceSymbolEffect { Self(_name: _name, way: "upUp") }
    /// The old symbol is gone at once, and the new one grows.
    public var offUp: ReplaceSymbolEffect { Self(_name: _name, way: "offUp") }
    public var wholeSymbol: ReplaceSymbolEffect { self }
    public var byLayer: ReplaceSymbolEffect { self }
}

/// The usual effect of a place.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect {
    public let _name: String
}

extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self(_name: "replace") } }
extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: Self { Self(_name: "automatic") } }

extension ContentTransition {
    /// A transition between symbols. Options and layers have no effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default)
        -> ContentTransition
    { ContentTransition(name: (effect as? ReplaceSymbolEffect)?.way ?? "downUp") }
}

/// An effect with which a symbol is inserted and removed.
public protocol TransitionSymbolEffect: SymbolEffect {}

extension AppearSymbolEffect: TransitionSymbolEffect {}
extension DisappearSymbolEffect: TransitionSymbolEffect {}
extension DrawOnSymbolEffect: TransitionSymbolEffect {}
extension DrawOffSymbolEffect: TransitionSymbolEffect {}
extension AutomaticSymbolEffect: TransitionSymbolEffect {}

/// Inserts and removes a view as a symbol appears.
///
/// - Partly: whatever the effect, the view grows from a half and fades in.
public struct SymbolEffectTransition: Transition {
    public nonisolated init<T: TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {}

    public nonisolated var _erased: AnyTransition { .scale(scale: 0.5).combined(with: .opacity) }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// Grows and fades in as a symbol appears.
    public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

    /// Grows and fades in as a symbol appears. The effect and the options make no difference.
    public static func symbolEffect<T: TransitionSymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default)
        -> SymbolEffectTransition
    { SymbolEffectTransition(effect: effect, options: options) }
}
