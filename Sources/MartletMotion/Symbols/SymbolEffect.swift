import Foundation
import MartletCore
import MartletElements
import MartletUI

/// An animation of symbols. The page runs it by itself; with reduced motion it does not.
public protocol SymbolEffect: Sendable {
    /// The name of the effect for hosts.
    var _name: String { get }
}

/// An effect that runs once, for example when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that goes on for as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// How an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    var runs: Int?
    var rate = 1.0
    /// The seconds between two runs.
    var delay = 0.0

    /// How an effect repeats.
    public struct RepeatBehavior: Hashable, Sendable {
        var runs = 0
        var delay = 0.0

        /// Again and again, without a pause.
        public static let continuous = RepeatBehavior()
        /// Again and again, with a pause of half a second.
        public static let periodic = RepeatBehavior(delay: 0.5)

        /// Some times, with a pause in between.
        ///
        /// - Parameters:
        ///   - count: The number of runs; `nil` for again and again.
        ///   - delay: The pause in seconds; `nil` is half a second.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(runs: max(0, count ?? 0), delay: max(0, delay ?? 0.5))
        }
    }

    /// As the effect runs by itself: once if a value starts it, else again and again.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions(runs: 0) }
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(runs: 1) }

    /// - Parameter count: The number of runs; `nil` for again and again.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(runs: max(0, count ?? 0)) }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions().repeat(behavior) }
    /// - Parameter speed: 2 is twice as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(rate: speed) }

    public var repeating: SymbolEffectOptions { SymbolEffectOptions(runs: 0, rate: rate) }
    public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(runs: 1, rate: rate) }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(runs: max(0, count ?? 0), rate: rate) }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions(runs: behavior.runs, rate: rate, delay: behavior.delay)
    }
    public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(runs: runs, rate: speed, delay: delay) }
}

/// Jumps.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public let _name: String
    public var up: BounceSymbolEffect { BounceSymbolEffect(_name: "bounce") }
    public var down: BounceSymbolEffect { BounceSymbolEffect(_name: "bounce-down") }
    /// Symbols move as a whole here.
    public var wholeSymbol: BounceSymbolEffect { self }
    /// Ignored: symbols move as a whole here.
    public var byLayer: BounceSymbolEffect { self }
}

/// Fades out and in.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public let _name: String
    public var wholeSymbol: PulseSymbolEffect { self }
    /// Ignored: symbols fade as a whole here.
    public var byLayer: PulseSymbolEffect { self }
}

/// Emphasizes the parts of the symbol one after the other; a symbol that the page loads as a whole fades as a whole.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public let _name: String
    public var iterative: VariableColorSymbolEffect { VariableColorSymbolEffect(_name: "variable-iterative") }
    public var cumulative: VariableColorSymbolEffect { VariableColorSymbolEffect(_name: "variable") }
    /// Ignored: each run begins anew.
    public var reversing: VariableColorSymbolEffect { self }
    public var nonReversing: VariableColorSymbolEffect { self }
    /// Ignored: parts that are not emphasized are faded.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

/// Grows or shrinks while it is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
    public let _name: String
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(_name: "scale") }
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(_name: "scale-down") }
    public var wholeSymbol: ScaleSymbolEffect { self }
    public var byLayer: ScaleSymbolEffect { self }
}

/// Hides the symbol while it is not active.
public struct AppearSymbolEffect: IndefiniteSymbolEffect {
    public let _name: String
    public var up: AppearSymbolEffect { self }
    public var down: AppearSymbolEffect { self }
    public var wholeSymbol: AppearSymbolEffect { self }
    public var byLayer: AppearSymbolEffect { self }
}

/// Hides the symbol while it is active.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect {
    public let _name: String
    public var up: DisappearSymbolEffect { self }
    public var down: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }
    public var byLayer: DisappearSymbolEffect { self }
}

/// Draws the symbol along its lines. Here it appears as with ``AppearSymbolEffect``.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect {
    public let _name: String
    public var wholeSymbol: DrawOnSymbolEffect { self }
    public var byLayer: DrawOnSymbolEffect { self }
    public var individually: DrawOnSymbolEffect { self }
}

/// Takes the symbol away along its lines. Here it disappears as with ``DisappearSymbolEffect``.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect {
    public let _name: String
    public var wholeSymbol: DrawOffSymbolEffect { self }
    public var byLayer: DrawOffSymbolEffect { self }
    public var individually: DrawOffSymbolEffect { self }
    public var reversed: DrawOffSymbolEffect { self }
    public var nonReversed: DrawOffSymbolEffect { self }
}

/// Wiggles from side to side.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public let _name: String
    public var wholeSymbol: WiggleSymbolEffect { self }
    public var byLayer: WiggleSymbolEffect { self }
}

/// Turns around its centre.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public let _name: String
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(_name: "rotate") }
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(_name: "rotate-back") }
    public var wholeSymbol: RotateSymbolEffect { self }
    public var byLayer: RotateSymbolEffect { self }
}

/// Grows and shrinks slowly.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public let _name: String
    public var plain: BreatheSymbolEffect { self }
    public var pulse: BreatheSymbolEffect { self }
    public var wholeSymbol: BreatheSymbolEffect { self }
    public var byLayer: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self(_name: "bounce") } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self(_name: "pulse") } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { Self(_name: "variable") } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self(_name: "scale") } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self(_name: "appear") } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self(_name: "disappear") } }
extension SymbolEffect where Self == DrawOnSymbolEffect { public static var drawOn: Self { Self(_name: "disappear") } }
extension SymbolEffect where Self == DrawOffSymbolEffect { public static var drawOff: Self { Self(_name: "disappear") } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self(_name: "wiggle") } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self(_name: "rotate") } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self(_name: "breathe") } }

extension View {
    /// Gives the symbols in the view an effect for as long as it is active.
    ///
    /// - Partly: symbols move and fade as a whole, not in layers; there is no `.symbolEffect` among the
    ///   transitions and content transitions.
    public nonisolated func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(SymbolEffectLayer(name: effect._name, options: options, isActive: isActive, runs: 0))
    }

    /// Gives the symbols in the view an effect each time a value changes.
    public nonisolated func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(TriggeredSymbolEffect(name: effect._name, options: options, value: AnyTrigger(value)))
    }
}

private struct TriggeredSymbolEffect: ViewModifier {
    let name: String
    let options: SymbolEffectOptions
    nonisolated(unsafe) let value: AnyTrigger  // Compared only on the main actor.
    @State private var runs = 0

    nonisolated init(name: String, options: SymbolEffectOptions, value: AnyTrigger) {
        self.name = name
        self.options = options
        self.value = value
    }

    func body(content: Content) -> some View {
        content
            .modifier(SymbolEffectLayer(name: name, options: options, isActive: false, runs: runs))
            .onChange(of: value) { runs += 1 }
    }
}

private struct SymbolEffectLayer: ElementModifier {
    let name: String
    let options: SymbolEffectOptions
    let isActive: Bool
    let runs: Int

    nonisolated init(name: String, options: SymbolEffectOptions, isActive: Bool, runs: Int) {
        self.name = name
        self.options = options
        self.isActive = isActive
        self.runs = runs
    }

    static var _layerKind: Kind? { .symbolEffect }

    func _apply(to element: inout ElementWriter) {
        element[.effect] = .string(name)
        if isActive { element[.isActive] = true }
        element[.runs] = .int(runs)
        element[.repeats] = options.runs.map { .int($0) }
        if options.rate != 1 { element[.speed] = .double(options.rate) }
        if options.delay != 0 { element[.pause] = .double(options.delay) }
    }
}

extension View {
    /// Keeps the effects of the views around from the symbols in this view.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        modifier(SymbolEffectLayer(name: isEnabled ? "none" : "all", options: .default, isActive: false, runs: 0))
    }
}
