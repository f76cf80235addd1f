import MartletUI

/// An effect with which a symbol takes the place of another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// Replaces a symbol by another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
    public let _name: String
    public var downUp: ReplaceSymbolEffect { self }
    public var upUp: ReplaceSymbolEffect { self }
    public var offUp: ReplaceSymbolEffect { self }
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
    /// A transition between symbols. Hosts cross-fade them, whatever the effect is.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default)
        -> ContentTransition
    { .symbolEffect }
}
