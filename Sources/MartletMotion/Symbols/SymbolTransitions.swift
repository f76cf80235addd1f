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
