import Foundation
import MartletCore

/// A part of a track: how a value goes on from where the part before has ended.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable

    /// The pieces of the part.
    var _pieces: [KeyframePiece<Value>] { get }
}

/// One keyframe: a value, and how it is reached.
public struct KeyframePiece<Value: Animatable> {
    enum Way {
        case move
        case linear(UnitCurve)
        case spring(Spring)
        /// With the velocities at both ends, in units per second; `nil` for those that make it smooth.
        case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
    }

    let to: Value
    /// In seconds.
    let duration: Double
    let way: Way
}

/// A value that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _pieces: [KeyframePiece<Value>]

    public init(_ to: Value) { _pieces = [KeyframePiece(to: to, duration: 0, way: .move)] }
}

/// A value that is reached in a straight line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _pieces: [KeyframePiece<Value>]

    /// - Parameter duration: In seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _pieces = [KeyframePiece(to: to, duration: max(0, duration), way: .linear(timingCurve))]
    }
}

/// A value that is reached as by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _pieces: [KeyframePiece<Value>]

    /// - Parameters:
    ///   - duration: In seconds; `nil` for as long as the spring moves visibly.
    ///   - startVelocity: Ignored: the spring begins at rest.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        _pieces = [KeyframePiece(to: to, duration: max(0, duration ?? min(10, spring.settlingDuration)), way: .spring(spring))]
    }
}

/// A value that is reached in a smooth curve, together with the cubic keyframes beside it.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _pieces: [KeyframePiece<Value>]

    /// - Parameter duration: In seconds.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        let way = KeyframePiece<Value>.Way.cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData)
        _pieces = [KeyframePiece(to: to, duration: max(0, duration), way: way)]
    }
}

/// Keyframes one after the other.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    public let _pieces: [KeyframePiece<Value>]
}

/// Makes the keyframes of a track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value { expression }
    public static func buildBlock() -> KeyframeSequence<Value> { KeyframeSequence(_pieces: []) }
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> KeyframeSequence<Value> where K.Value == Value {
        KeyframeSequence(_pieces: first._pieces)
    }
    public static func buildPartialBlock<K: KeyframeTrackContent>(
        accumulated: KeyframeSequence<Value>, next: K
    ) -> KeyframeSequence<Value> where K.Value == Value { KeyframeSequence(_pieces: accumulated._pieces + next._pieces) }
    public static func buildArray(_ components: [KeyframeSequence<Value>]) -> KeyframeSequence<Value> {
        KeyframeSequence(_pieces: components.flatMap(\._pieces))
    }
    public static func buildOptional(_ component: KeyframeSequence<Value>?) -> KeyframeSequence<Value> {
        component ?? KeyframeSequence(_pieces: [])
    }
    public static func buildEither(first component: KeyframeSequence<Value>) -> KeyframeSequence<Value> { component }
    public static func buildEither(second component: KeyframeSequence<Value>) -> KeyframeSequence<Value> { component }
}
